"""Games finished here, written down as somebody at a real table would enter them."""

from __future__ import annotations

from functools import partial
from typing import Any

from foxden.chance import FastRng
from foxden.companion.companions import COMPANIONS
from foxden.forms.entry import Entry
from foxden.forms.form import Fields, Tally
from foxden.game import Result, View
from foxden.games import GAMES, default_data
from foxden.playout import play_randomly
from foxden.record import default_box
from foxden.text import say

ENGLISH = partial(say, "en")


def tally(game: str, fields: Fields) -> Tally:
    return COMPANIONS[game].tally(Entry(fields), default_box(game), ENGLISH)


def finished(game: str, seats: int, seed: int, **options: str | bool) -> tuple[Any, Result]:
    """A random finished game: what everyone is allowed to know at its end, and its result."""
    played, rng = GAMES[game], FastRng(seed)
    state = played.deal(played.pack(default_data(played)), played.settle(options), seats, rng)
    play_randomly(state, rng)
    result = played.result(state)
    assert result is not None
    view: View = played.look(state, None)
    return view.shared, result


def enter_fowlplay(shared: Any) -> Fields:
    fields: Fields = {"players": len(shared.caught)}
    fields |= {f"caught-{seat}-{bird}": True for seat, birds in enumerate(shared.caught) for bird in birds}
    return fields | {f"target-{seat}": str(target) for seat, target in enumerate(shared.secrets.targets)}


def enter_foxy(shared: Any) -> Fields:
    fields: Fields = {"players": shared.seats, "option-fox": shared.fox, "option-hard": shared.hard}
    fields |= {f"card-{turn}": "+".join(card) for turn, card in enumerate(shared.count.cards, 1)}
    for seat, board in enumerate(shared.count.boards):
        fields |= {f"number-{seat}-{turn}": number for turn, number in enumerate(board.numbers, 1)}
        if board.bet is not None:
            fields[f"bet-{seat}"] = board.bet
    return fields
