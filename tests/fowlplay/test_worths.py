"""Fowl Play! after the count: what each catch and each survivor was worth."""

from __future__ import annotations

from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.worths import bird_at, count_ending, weigh_catch, weigh_survivor
from tests.fowlplay.drawing import BOX, GAME, card, draw_farm, to_foxes


def birds(*names: str) -> int:
    return sum(1 << card(name) - 1 for name in names)


def test_fp_20_the_bird_that_completes_a_set_is_worth_it() -> None:
    """Four types, nothing else in common with the target: four points for the set, and its majorities."""
    caught = [birds("cko", "dbh", "gws", "tko"), 0]
    targets = [card("cbs") - 1, card("dwh") - 1]
    whole = count_ending(BOX, caught, targets)
    own, others = weigh_catch(BOX, caught, targets, 0, card("gws") - 1)
    without = count_ending(BOX, [birds("cko", "dbh", "tko"), 0], targets)
    assert own == whole.total(0) - without.total(0) > 4 - 2
    assert others == whole.total(1) - without.total(1) == -1  # white, like the other's target


def test_fp_21_to_catch_ones_own_target_costs_four_and_may_bring_two() -> None:
    """Three features and the target itself; a majority each for its shape and its colour."""
    target = card("gwh") - 1
    own, _ = weigh_catch(BOX, [1 << target, 0], [target, card("cko") - 1], 0, target)
    assert own == -4 + 2


def test_fp_21_survivors_are_worth_what_they_share() -> None:
    target = card("gwh") - 1
    assert weigh_survivor(BOX, target, target) == 4
    assert weigh_survivor(BOX, target, card("gws") - 1) == 2
    assert weigh_survivor(BOX, target, card("cko") - 1) == 0
    assert weigh_survivor(BOX, -1, target) == 0


def test_fp_21_the_survivors_worths_add_up_to_the_sheet() -> None:
    caught, targets = [birds("cko", "dbh"), birds("gws")], [card("twh") - 1, card("dko") - 1]
    alive = [bird for bird in range(BIRDS) if not (caught[0] | caught[1]) >> bird & 1]
    sheet = count_ending(BOX, caught, targets)
    for seat, target in enumerate(targets):
        assert sum(weigh_survivor(BOX, target, bird) for bird in alive) == sheet.survivor_points(seat)


def test_fp_15_the_bird_that_a_step_would_catch() -> None:
    plays = {"orange": "cko", "white": "dko"}
    state = to_foxes(draw_farm("2,-2  gwh ORA  .", plays, foxes={"white": "-6,0"}))
    assert bird_at(state, GAME.read("fox 2,-2")) == card("gwh") - 1
    assert bird_at(state, GAME.read("fox 4,-2")) == -1
    assert bird_at(state, GAME.read("stop")) == -1
