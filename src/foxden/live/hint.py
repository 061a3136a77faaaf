"""Hints for people: who can ask for one, and how a bot's advice is put into words."""

from __future__ import annotations

from functools import partial

from foxden.botkit.advice import Advice
from foxden.game import Refusal, View
from foxden.live import wire
from foxden.table.guards import require_phase, require_seat
from foxden.table.table import Table
from foxden.text import say


def check_hint(table: Table, guest: str, seat: int, turn: int) -> None:
    """Only for your own seat, when it can act, and only if all other seats belong to bots: people who are away might
    come back."""
    require_phase(table, "playing")
    require_seat(table, seat)
    if table.seats[seat].guest != guest or table.seats[seat].kind != "person":
        raise Refusal("table", "table-not-your-seat")
    if any(other.guest is not None for number, other in enumerate(table.seats) if number != seat):
        raise Refusal("table", "table-hint-people")
    if table.daily is not None:
        raise Refusal("table", "today-no-hints")
    if turn != table.turn:
        raise Refusal("table", "table-too-late")
    if table.state.moves(seat).count() == 0:
        raise Refusal("table", "table-hint-wait")


def put_into_words(table: Table, view: View, seat: int, turn: int, advice: Advice, language: str) -> wire.Advised:
    """Put advice into words; a move is named by the label of its choice in this seat's own scene."""
    speak = partial(say, language)
    words = speak(advice.key, **advice.words)
    if advice.move is None:
        return wire.Advised(seat=seat, turn=turn, words=words)
    text = table.game.write(advice.move)
    own = table.game.show_own(view, table.state.moves(seat), list(table.seats.names), speak)
    label = next((choice.label for choice in own.choices if choice.move == text), text)
    return wire.Advised(seat=seat, turn=turn, words=speak("hint-move", standing=words, move=label), move=text)
