"""What a viewer may know of Foxy: the card on top and one's own board. Covered cards are forgotten (FX-6)."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.game import Result
from foxden.games.foxy.deck import KINDS, TURNS
from foxden.games.foxy.names import FOXES, name_card
from foxden.games.foxy.redeal import redeal as redeal_for
from foxden.games.foxy.result import result
from foxden.games.foxy.rules import EMPTY, NEVER, Foxy
from foxden.games.foxy.score import as_counted, is_crossed_out, miss, score, tick
from foxden.state import NOBODY


class Told(msgspec.Struct, frozen=True):
    """FX-19: what the last to write in a turn had to tell."""

    seat: int
    turn: int
    number: int


class Board(msgspec.Struct, frozen=True):
    """One seat's board in the count."""

    numbers: list[int]
    bet: int | None
    worth: list[int]
    """The points of each turn; alone, how far the number is off."""
    total: int
    bet_points: int
    crossed_out: list[int]
    """The turns whose number is too high."""
    rank: int


class Count(msgspec.Struct, frozen=True):
    """FX-12: everything, once the game is over."""

    cards: list[list[str]]
    kinds: list[str]
    tracks: list[list[int]]
    """The nine tracks after each card, in the order of `kinds`."""
    exact: list[int]
    boards: list[Board]
    left: int | None
    """Alone: what is left of the 5 one may be off; below 0 the game is lost (FX-20)."""


class Shared(msgspec.Struct, frozen=True):
    turn: int
    card: list[str]
    seats: int
    written: list[int]
    """Who has written in this turn."""
    fox: str
    hard: bool
    easy: bool
    told: Told | None
    count: Count | None


class Own(msgspec.Struct, frozen=True):
    seat: int
    numbers: list[int]
    """Those of earlier turns."""
    bet: int | None
    """The turn whose number is circled."""
    now: int | None
    """What stands in this turn's box and may still be changed."""


def look_shared(state: Foxy) -> Shared:
    turn = min(state.turn, TURNS - 1)
    return Shared(
        turn=turn + 1,
        card=name_card(state.box, state.deck[turn]),
        seats=state.seats,
        written=[seat for seat in range(state.seats) if state.has_written(seat)],
        fox=FOXES[state.variants.fox],
        hard=state.variants.hard,
        easy=state.variants.easy,
        told=look_at_told(state),
        count=look_at_count(state),
    )


def look_at_told(state: Foxy) -> Told | None:
    """FX-19: the number, not its circle, and only until the next card comes."""
    if state.teller == NOBODY:
        return None
    return Told(state.teller, state.turn, state.told_number())


def look_own(state: Foxy, seat: int) -> Own:
    """FX-7: a player sees their own numbers, and nobody else's."""
    numbers = [state.numbers[turn * state.seats + seat] for turn in range(state.turn)]
    now = EMPTY if state.over() else state.numbers[state.turn * state.seats + seat]
    return Own(seat, numbers, look_at_bet(state, seat), None if now == EMPTY else now)


def look_at_bet(state: Foxy, seat: int) -> int | None:
    return None if state.bets[seat] == NEVER else state.bets[seat] + 1


# --- the count ------------------------------------------------------------------------------------------


def look_at_count(state: Foxy) -> Count | None:
    ended = result(state)
    if ended is None or ended.details is None:
        return None
    return Count(
        cards=[name_card(state.box, card) for card in state.deck],
        kinds=list(state.box.kinds),
        tracks=look_at_tracks(state),
        exact=ended.details["exact"],
        boards=[look_at_board(state, seat, ended) for seat in range(state.seats)],
        left=ended.details.get("left"),
    )


def look_at_tracks(state: Foxy) -> list[list[int]]:
    tracks, rows = vec[i64]([0] * KINDS), []
    for card in state.deck:
        tick(tracks, as_counted(card, state.variants.fox))
        rows.append(list(tracks))
    return rows


def look_at_board(state: Foxy, seat: int, ended: Result) -> Board:
    details = ended.details or {}
    exact: list[int] = details["exact"]
    numbers = [state.numbers[turn * state.seats + seat] for turn in range(TURNS)]
    pairs = list(zip(numbers, exact, strict=True))
    if state.is_solo():
        worth, crossed_out = [miss(*pair) for pair in pairs], []
    else:
        bet = state.bets[seat]
        worth = [score(number, bet == turn, wanted, state.variants.hard) for turn, (number, wanted) in enumerate(pairs)]
        crossed_out = [turn for turn, pair in enumerate(pairs, 1) if is_crossed_out(*pair)]
    bet_points = 0 if state.is_solo() else details["bet_points"][seat]
    return Board(
        numbers, look_at_bet(state, seat), worth, ended.scores[seat], bet_points, crossed_out, ended.ranks[seat]
    )


def redeal(state: Foxy, viewer: int | None, rng: Rng) -> Foxy:
    return redeal_for(state, NOBODY if viewer is None else viewer, rng)
