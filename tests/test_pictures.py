"""The pictures next to the rules: up to date, plain, and correct. What a picture shows as allowed, the rules allow."""

from __future__ import annotations

import re

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.games import GAMES, default_data
from foxden.games.fowlplay.board import NEIGHBOURS, NUMBERS, PLACES
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.numbers import NONE
from foxden.games.fowlplay.yard import lay_out
from foxden.games.foxrun.names import CHARACTER, CHARACTER_NAMES, SPACE, SPACE_NAMES, TILE
from foxden.games.foxrun.numbers import ABILITY, FREED
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxy.box import FOX
from foxden.games.foxy.names import mask_of
from foxden.games.foxy.score import HOW_MANY_KINDS, exact_numbers
from tools.examples import (
    DEN_BAD,
    DEN_BIRD,
    DEN_GOOD,
    EXAMPLES,
    FEAR_BAD,
    FEAR_GOOD,
    FEARED,
    FORESTS,
    TURKEY,
    Forest,
    Hex,
)
from tools.pictures import made

FACE_DOWN = TILE["u"]


def test_the_pictures_are_current() -> None:
    for path, text in made().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is stale: make pictures"


@pytest.mark.parametrize(("name", "text"), [(path.name, text) for path, text in made().items()])
def test_a_picture_is_small_and_asks_for_nothing(name: str, text: str) -> None:
    assert len(text) < 60_000
    assert not re.search(r"var\(|url\(|<script|<style|style=|<image", text)
    assert set(re.findall(r'href="([^"]+)"', text)) <= {f"#s{nth}" for nth in range(60)}, name
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"]


def brightness(colour: str) -> float:
    """Of a colour as it is written in a drawing: 0 is black, 1 white."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ground_of(text: str) -> str:
    """The colour a picture is drawn on: its first rectangle outside the symbols."""
    found = re.search(r'^<rect [^>]*rx="14" fill="(#[0-9a-f]{6})"/>$', text, re.MULTILINE)
    assert found
    return found[1]


def test_every_picture_is_there_for_the_day_and_for_the_night() -> None:
    """What is drawn is the same; the ground of one is light, that of the other dark."""
    drawn = {path.stem: text for path, text in made().items()}
    assert set(drawn) == {f"{name}{palette}" for name in EXAMPLES for palette in ("", "-dark")}
    for name in EXAMPLES:
        day, night = drawn[name], drawn[f"{name}-dark"]
        assert brightness(ground_of(day)) > 0.6, name
        assert brightness(ground_of(night)) < 0.2, name
        assert day.splitlines()[0] == night.splitlines()[0], "as large, and of the same things"


# --- Fox on the Run -----------------------------------------------------------------------------------------


def stand(forest: Forest, acting: str) -> FoxRun:
    """The position of a picture, with this character to move."""
    game = GAMES["foxrun"]
    tiles = [TILE.get(forest.tiles.get(name, ""), FACE_DOWN) for name in SPACE_NAMES]
    state = FoxRun(game.pack(default_data(game)), vec[i64](tiles), vec[i64]([0, 1, 0, 1]), False)
    state.at = vec[i64]([SPACE[forest.pawns[name]] for name in CHARACTER_NAMES])
    state.down = sum(1 << SPACE[name] for name in SPACE_NAMES if name not in forest.tiles)
    state.start_tiles = sum(1 << SPACE[name] for name, tile in forest.tiles.items() if tile == "start")
    state.pawn = CHARACTER[acting]
    return state


def named(spaces: int) -> set[str]:
    return {name for name, space in SPACE.items() if spaces >> space & 1}


def steps(state: FoxRun, seat: int) -> set[str]:
    return {SPACE_NAMES[move] for move in state.moves(seat).to_list() if move < len(SPACE_NAMES)}


def test_indigo_steps_where_the_picture_says() -> None:
    forest = FORESTS["foxrun-step"]
    assert steps(stand(forest, "indigo"), 0) == set(forest.good)


def test_the_chain_leads_where_the_picture_says_and_frees_scarlett() -> None:
    forest = FORESTS["foxrun-chain"]
    state = stand(forest, "indigo")
    _, first, *_ = forest.way
    assert [SPACE_NAMES[space] for space in state.trail(SPACE[first])] == list(forest.way[1:])
    state.play(0, SPACE[first])
    assert state.ended_by == FREED


def test_a_blocked_arrow_ends_the_move() -> None:
    forest = FORESTS["foxrun-blocked"]
    state = stand(forest, "indigo")
    assert [SPACE_NAMES[space] for space in state.trail(SPACE["c2"])] == ["c2"]
    assert forest.bad[0] not in steps(state, 0)


@pytest.mark.parametrize(("name", "acting"), [("foxrun-turn", "puffer"), ("foxrun-swap", "scarlett")])
def test_tiles_may_be_turned_and_swapped_as_the_pictures_say(name: str, acting: str) -> None:
    forest = FORESTS[name]
    state = stand(forest, acting)
    state.phase = ABILITY
    allowed = named(state.turnable() if acting == "puffer" else state.swappable())
    assert allowed == set(forest.good)
    assert allowed.isdisjoint(forest.bad)


def test_a_guarded_scarlett_cannot_be_reached() -> None:
    forest = FORESTS["foxrun-guard"]
    assert forest.bad[0] == forest.pawns["scarlett"]
    assert forest.bad[0] not in steps(stand(forest, "indigo"), 0)
    alone = Forest(forest.tiles, {**forest.pawns, "zev": "e5"}, forest.spaces)
    assert forest.bad[0] in steps(stand(alone, "indigo"), 0), "it is the guard that keeps him away"


# --- Fowl Play! ---------------------------------------------------------------------------------------------


def bird_steps(bird: Hex, fox: Hex) -> set[Hex]:
    """Where a single bird may step."""
    game = GAMES["fowlplay"]
    at = vec[i64]([NUMBERS[bird], *[NONE] * (BIRDS - 1)])
    foxes = vec[i64]([NUMBERS[fox], NONE, NONE, NONE])
    yard = lay_out(game.pack(default_data(game)), at, foxes, vec[i64]([0] * 4))
    yard.look_around()
    here = NUMBERS[bird]
    return {PLACES[NEIGHBOURS[here * 6 + way]] for way in range(6) if yard.steps_in(0) >> way & 1}


def test_the_turkey_fears_the_fox_as_the_picture_says() -> None:
    allowed = bird_steps(TURKEY, FEARED)
    assert allowed == set(FEAR_GOOD)
    assert allowed.isdisjoint(FEAR_BAD)


def test_a_bird_may_enter_the_den_but_not_its_tunnel() -> None:
    allowed = bird_steps(DEN_BIRD, (6, -6))
    assert set(DEN_GOOD) <= allowed
    assert allowed.isdisjoint(DEN_BAD)


# --- Foxy ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["foxy-exact", "foxy-fox"])
def test_the_numbers_below_the_cards_are_exact(name: str) -> None:
    game = GAMES["foxy"]
    kinds = game.pack(default_data(game)).kinds
    things = EXAMPLES[name].things
    shown = [thing.shows for thing in things if thing.kind == "card"]
    cards = [FOX if animals == ("fox",) else mask_of(kinds, animals) for animals in shown]
    exact = exact_numbers(vec[i64](cards), HOW_MANY_KINDS)
    assert [thing.text for thing in things if thing.kind == "note"] == [str(number) for number in exact]
