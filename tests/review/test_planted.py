"""A planted blunder is distinguished from planted luck, in every game.

A blunder: of two moves in one position, the bad one costs much by choice. Luck: one and the same move, in worlds that
its seat cannot tell apart, is the same choice in all of them, and lucky in one and unlucky in another.
"""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.botkit.review import WHOLE, Appraiser
from foxden.chance import FastRng
from foxden.games import GAMES, default_data
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxy import FOXY
from foxden.games.foxy.numbers import BET
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import exact_numbers
from foxden.review.timeline import make_appraiser
from foxden.state import State
from tests.fowlplay.drawing import GAME as FOWLPLAY
from tests.fowlplay.drawing import card, draw_farm, say, to_foxes
from tests.foxrun.drawing import position
from tests.review.games import looked_back


class Looker:
    """The choice and luck of single moves, as a review counts them, in percentage points."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.appraiser: Appraiser = make_appraiser(GAMES[name], 7)

    def take_apart(self, before: State, seat: int, move: int) -> tuple[float, float]:
        after = before.copy()
        after.play(seat, move)
        was, now = self.appraiser.known(before, [seat])[seat], self.appraiser.known(after, [seat])[seat]
        awaited = self.appraiser.awaited(before, seat, move) if after.revealed != before.revealed else now
        return (awaited - was) * 100 / WHOLE, (now - awaited) * 100 / WHOLE


# --- blunders ---------------------------------------------------------------------------------------------


def test_foxrun_to_walk_past_scarlett_is_a_blunder() -> None:
    state = position(
        """
        5  S#   ·    ·    ·    ·
        4  ·    I↑   ↓    ·    ·
        3  ·    ·    ↓    ·    ·
        2  ·    ·    ·    Z↑   ·
        1  ·    ·    ·    P↑   #
        """,
        "indigo",
    )
    look, read = Looker("foxrun"), GAMES["foxrun"].read
    freed, luck = look.take_apart(state, 0, read("step a5"))
    assert abs(freed) < 3
    assert luck == 0
    blunder, luck = look.take_apart(state, 0, read("step c4"))
    assert blunder < -20
    assert luck == 0


def test_foxy_to_circle_a_number_far_too_high_is_a_blunder() -> None:
    """FX-13, FX-14; after ten cards that everybody has counted exactly."""
    state = FOXY.deal(FOXY.pack(default_data(FOXY)), FOXY.settle({}), 3, FastRng(4))
    exact = [int(number) for number in exact_numbers(state.deck, state.variants.fox)]
    for turn in range(10):
        for seat in range(3):
            state.play(seat, exact[turn])
    look = Looker("foxy")
    right, luck = look.take_apart(state, 0, exact[10])
    assert right > 0
    assert luck == 0
    blunder, luck = look.take_apart(state, 0, BET + 999)
    assert blunder < -20
    assert luck == 0


def test_fowlplay_to_catch_ones_own_target_at_the_end_is_a_blunder() -> None:
    """FP-17, FP-21: so few birds stand there that the round is the last. The white fox is the last to move, between
    its own target and a bird that its target has nothing in common with."""
    plays = {"orange": "cko", "white": "dko"}
    state = to_foxes(draw_farm("2,-2  gwh WHI tbs  .", plays, foxes={"orange": "-6,0"}))
    state.cards.target[1] = card("gwh") - 1
    state.cards.target[0] = card("tbh") - 1
    say(state, "stop")
    look = Looker("fowlplay")
    fed, _ = look.take_apart(state, 1, FOWLPLAY.read("fox 4,-2"))
    assert fed > -10
    blunder, luck = look.take_apart(state, 1, FOWLPLAY.read("fox 2,-2"))
    assert blunder < -30
    assert abs(luck) < abs(blunder)


# --- luck -------------------------------------------------------------------------------------------------


def worlds(name: str, state: State, seat: int) -> list[State]:
    """Such as this seat cannot tell from the true one."""
    if isinstance(state, Foxy):
        return [with_next_card(state, turn) for turn in range(int(state.turn) + 1, 20)]
    if isinstance(state, FoxRun):
        return [GAMES[name].redeal(state, seat, FastRng(seed)) for seed in range(12)]
    return [GAMES[name].redeal(state, seat, FastRng(seed)) for seed in range(10)]


def with_next_card(state: Foxy, turn: int) -> Foxy:
    """The card of a later turn comes next."""
    twin, following = state.copy(), int(state.turn) + 1
    cards = [int(each) for each in state.deck]
    cards[following], cards[turn] = cards[turn], cards[following]
    twin.deck = vec[i64](cards)
    return twin


def revealing(name: str, states: list[State]) -> tuple[State, int, int]:
    """A move in mid-game that reveals something."""
    for before, after in zip(states[len(states) // 3 :], states[len(states) // 3 + 1 :], strict=False):
        seat = int(before.waits_for())
        if after.revealed != before.revealed and seat >= 0 and before.asked_seats() == 1 and not after.over():
            moves = before.moves(seat)
            for index in range(min(int(moves.count()), 40)):
                twin = before.copy()
                twin.play(seat, moves.nth(index))
                if twin.revealed != before.revealed:
                    return before, seat, int(moves.nth(index))
    raise AssertionError(f"nothing comes to light in this game of {name}")


@pytest.mark.parametrize(("name", "seats"), [("foxy", 3), ("fowlplay", 2), ("foxrun", 2)])
def test_the_same_move_is_the_same_choice_whatever_comes_to_light_and_more_or_less_lucky(name: str, seats: int) -> None:
    before, seat, move = revealing(name, looked_back(name, seats)[1])
    look = Looker(name)
    found = [look.take_apart(world, seat, move) for world in worlds(name, before, seat)]
    assert len({choice for choice, _ in found}) == 1
    lucks = [luck for _, luck in found]
    assert max(lucks) - min(lucks) > 1


def test_foxrun_a_tile_that_helps_is_luck_and_one_that_does_not_is_bad_luck() -> None:
    before, seat, move = revealing("foxrun", looked_back("foxrun", 2)[1])
    look = Looker("foxrun")
    lucks = [look.take_apart(world, seat, move)[1] for world in worlds("foxrun", before, seat)]
    assert max(lucks) > 0.5
    assert min(lucks) < -0.5
