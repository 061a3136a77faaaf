"""What a viewer is allowed to know in Fowl Play!: everything but the others' hands and targets, face-down cards, and
the deck."""

from __future__ import annotations

from functools import lru_cache, reduce
from operator import or_

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.fowlplay.board import PLACES
from foxden.games.fowlplay.box import ALL, BIRDS
from foxden.games.fowlplay.cards import HAND
from foxden.games.fowlplay.count import ScoreColumn, write_column, write_columns
from foxden.games.fowlplay.names import BIRD_NAMES, FOXES, PHASES, FoxColour, Phase, list_birds, name_birds
from foxden.games.fowlplay.numbers import BIRDS_MOVE, CHOOSE, FOXES_MOVE, NONE, OVER, TARGET
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.score import UNKNOWN, add_up
from foxden.state import Moves
from foxden.view import View

Place = tuple[int, int]


class Fox(msgspec.Struct, frozen=True, gc=False):
    colour: FoxColour
    at: Place


class Secrets(msgspec.Struct, frozen=True, gc=False):
    """What is revealed when the game is over."""

    targets: list[int]
    hands: list[list[int]]
    deck: list[int]


class FowlPlayShared(msgspec.Struct, frozen=True, gc=False):
    cards: list[str]
    """What the cards and birds 1 to 36 show: type, colour, shape."""
    tunnels: list[Place]
    round: int
    phase: Phase
    acting: list[int]
    ready: list[int]
    """The seats that have chosen their target, or their card, while not all have."""
    first: int
    order: list[int]
    """The turn order, once the cards are revealed."""
    steps_left: int
    birds: dict[str, Place]
    foxes: list[Fox | None]
    played: list[int] | None
    """This round's cards, once they are revealed."""
    caught: list[list[int]]
    birds_left: int
    last_birds: int
    """The game ends after a round that leaves this many birds or fewer (FP-17)."""
    captured: bool
    """Whether a bird has been captured in this round."""
    turn_cards: int
    turn_cards_turned: int
    deck: int
    discards: list[int]
    sheet: list[ScoreColumn]
    """The current score; includes survivors only when the game is over."""
    secrets: Secrets | None


class FowlPlayOwn(msgspec.Struct, frozen=True, gc=False):
    seat: int
    hand: list[int]
    target: int | None
    chosen: int | None
    """The card that lies face down."""
    column: ScoreColumn
    """The seat's own score if the game ended now."""


FowlPlayView = View[FowlPlayShared, FowlPlayOwn]


def look_shared(state: FowlPlay) -> FowlPlayShared:
    box, yard, cards = state.yard.box, state.yard, state.cards
    seats = range(state.seats)
    revealed = state.phase in (BIRDS_MOVE, FOXES_MOVE, OVER)
    moving = state.phase in (BIRDS_MOVE, FOXES_MOVE)
    return FowlPlayShared(
        cards=name_birds(box),
        tunnels=[PLACES[tunnel] for tunnel in box.tunnels],
        round=state.round,
        phase=PHASES[state.phase],
        acting=[seat for seat in seats if state.must(seat)],
        ready=[seat for seat in seats if state.phase in (TARGET, CHOOSE) and not state.must(seat)],
        first=state.first,
        order=[state.order[turn] for turn in seats] if revealed else [],
        steps_left=state.left if moving else 0,
        birds={BIRD_NAMES[bird]: PLACES[at] for bird, at in enumerate(yard.at[:BIRDS]) if at != NONE},
        foxes=[look_at_fox(state, seat) for seat in seats],
        played=[cards.chosen[seat] + 1 for seat in seats] if revealed else None,
        caught=[list_birds(yard.caught[seat]) for seat in seats],
        birds_left=state.birds_left,
        last_birds=box.last_birds,
        captured=state.captured,
        turn_cards=box.turn_cards[state.seats],
        turn_cards_turned=state.turned,
        deck=len(cards.deck) - cards.drawn,
        discards=list_birds(cards.discards),
        sheet=look_at_sheet(state),
        secrets=look_at_secrets(state) if state.phase == OVER else None,
    )


def look_at_sheet(state: FowlPlay) -> list[ScoreColumn]:
    """Cached: while targets are secret it depends only on who has caught what, which rarely changes."""
    if state.phase == OVER:
        return write_columns(state.sheet(), target_known=True)
    return write_open_sheet(tuple(state.yard.box.features), tuple(state.yard.caught[: state.seats]))


@lru_cache(maxsize=4096)
def write_open_sheet(features: tuple[int, ...], caught: tuple[int, ...]) -> list[ScoreColumn]:
    unknown = vec[i64]([UNKNOWN] * len(caught))
    return write_columns(add_up(vec[i64](features), vec[i64](caught), 0, unknown), target_known=False)


def look_at_fox(state: FowlPlay, seat: int) -> Fox | None:
    if state.yard.fox[seat] == NONE:
        return None
    return Fox(FOXES[state.colour[seat]], PLACES[state.yard.fox[seat]])


def look_at_secrets(state: FowlPlay) -> Secrets:
    cards = state.cards
    return Secrets(
        targets=[cards.target[seat] + 1 for seat in range(state.seats)],
        hands=[look_at_hand(state, seat) for seat in range(state.seats)],
        deck=[card + 1 for card in cards.deck[cards.drawn :]],
    )


def look_at_hand(state: FowlPlay, seat: int) -> list[int]:
    hand = state.cards.hands[seat * HAND : seat * HAND + HAND]
    return sorted(card + 1 for card in hand if card != NONE)


def look_own(state: FowlPlay, seat: int) -> FowlPlayOwn:
    target = state.cards.target[seat]
    chosen = state.cards.chosen[seat] if state.phase == CHOOSE else NONE
    return FowlPlayOwn(
        seat=seat,
        hand=look_at_hand(state, seat),
        target=None if target == NONE else target + 1,
        chosen=None if chosen == NONE else chosen + 1,
        column=look_at_column(tuple(state.yard.box.features), tuple(state.yard.caught[: state.seats]), seat, target),
    )


def look_beside(state: FowlPlay, seat: int) -> tuple[FowlPlayOwn, Moves] | None:
    """With others looking on: no hand and no target. FP-11, FP-14: birds and foxes move in the open; FP-7, FP-9:
    targets and cards are chosen in secret."""
    if state.can_change():
        return None
    column = look_at_column(tuple(state.yard.box.features), tuple(state.yard.caught[: state.seats]), seat, NONE)
    return FowlPlayOwn(seat, hand=[], target=None, chosen=None, column=column), state.moves(seat)


@lru_cache(maxsize=4096)
def look_at_column(features: tuple[int, ...], caught: tuple[int, ...], seat: int, target: int) -> ScoreColumn:
    """Cached, because it depends only on who has caught what."""
    targets = [UNKNOWN] * len(caught)
    targets[seat] = target
    sheet = add_up(vec[i64](features), vec[i64](caught), find_alive(caught), vec[i64](targets))
    return write_column(sheet, seat, target != NONE)


def find_alive(caught: tuple[int, ...]) -> int:
    """The birds that nobody has caught."""
    return ALL & ~reduce(or_, caught, 0)
