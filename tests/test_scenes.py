"""Scenes: what holds for those of every game, in every position, for every viewer, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.game import Game, View
from foxden.playout import random_actor
from foxden.scene import Choice, Filled, Number, OwnScene, Piece, Scene, Stage
from foxden.state import Moves, State
from foxden.text import LANGUAGES, speaker
from tests.positions import MOMENTS, NAMES, Setting, facts, need_secrets, settings_of
from tests.test_secrets import sample

pytestmark = [pytest.mark.contract, pytest.mark.parametrize("name", NAMES)]

LANGUAGE = st.sampled_from(LANGUAGES)
Show = Callable[[State, int | None], bytes]


def people(seats: int) -> list[str]:
    return [f"Player {seat}" for seat in range(seats)]


def staged(game: Game[Any, Any], state: State, language: str) -> Stage:
    return game.stage(game.look(state, None), speaker(language))


def shown(game: Game[Any, Any], state: State, language: str) -> Scene:
    return game.show(game.look(state, None), people(state.seats), speaker(language))


def shown_own(game: Game[Any, Any], state: State, seat: int, language: str) -> OwnScene:
    view = game.look(state, seat)
    return game.show_own(view, state.moves(seat), people(state.seats), speaker(language))


def draw_position(name: str, data: st.DataObject) -> tuple[Setting, State, str]:
    setting = data.draw(settings_of(name))
    return setting, setting.play(data.draw(MOMENTS)).state, data.draw(LANGUAGE)


# --- pieces and places ----------------------------------------------------------------------------------


@given(st.data())
@settings(max_examples=80)
def test_every_piece_is_somewhere_and_no_two_things_share_an_id(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    stage, scene = staged(setting.game, state, language), shown(setting.game, state, language)
    for seat in range(setting.seats):
        check_places(stage, scene, shown_own(setting.game, state, seat, language))


def check_places(stage: Stage, scene: Scene, own: OwnScene) -> None:
    zones = {zone.id: zone for zone in stage.zones}
    check_zones(scene.zones, {zone.id for zone in stage.zones if not zone.own})
    check_zones(own.zones, {zone.id for zone in stage.zones if zone.own})
    for filled in [*scene.zones, *own.zones]:
        spaces = {space.id for space in zones[filled.zone].spaces}
        assert all(piece.on in (spaces or {""}) for piece in filled.pieces)
    ids = [*zones, *spaces_of(stage), *(piece.id for piece in pieces_of(scene, own))]
    ids += [button.id for button in own.buttons]
    assert len(ids) == len(set(ids))
    assert set(own.mine) <= set(ids)
    assert own.marks.keys() <= {piece.id for filled in scene.zones for piece in filled.pieces}
    assert own.labels.keys() == own.marks.keys(), "what one alone sees on a piece, one hears"
    assert not stage.roles or not own.mine or {role.piece for role in stage.roles} & set(own.mine)
    assert all(piece.of in piece.label for piece in pieces_of(scene, own))
    assert all(own.labels.values())
    assert all({trail.piece, *trail.spaces} <= set(ids) for trail in scene.trails)


def check_zones(filled: list[Filled], known: set[str]) -> None:
    names = [each.zone for each in filled]
    assert set(names) <= known
    assert len(names) == len(set(names))


def spaces_of(stage: Stage) -> list[str]:
    return [space.id for zone in stage.zones for space in zone.spaces]


def pieces_of(scene: Scene, own: OwnScene) -> list[Piece]:
    return [piece for filled in [*scene.zones, *own.zones] for piece in filled.pieces]


# --- choices --------------------------------------------------------------------------------------------


@given(st.data())
@settings(max_examples=80)
def test_every_legal_move_is_one_choice_and_no_other_is(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    for seat in range(setting.seats):
        own, moves = shown_own(setting.game, state, seat, language), state.moves(seat)
        assert bool(own.ask) == (moves.count() > 0), "something is asked of those who can answer"
        if own.number:
            check_number(setting.game, own.number, moves)
        else:
            texts = [setting.game.write(move) for move in moves.to_list()]
            assert sorted(choice.move for choice in own.choices) == sorted(texts)


def check_number(game: Game[Any, Any], number: Number, moves: Moves) -> None:
    """Every number in the range is a move, with the toggle and without, and there are no other moves."""
    tails = ["", number.toggle.text] if number.toggle else [""]
    texts = [f"{each}{tail}" for each in range(number.least, number.most + 1) for tail in tails]
    assert len(texts) == moves.count()
    assert all(moves.has(game.read(text)) for text in texts)
    assert number.written is None or number.least <= number.written <= number.most


@given(st.data())
@settings(max_examples=80)
def test_paths_lead_over_what_can_be_touched_to_one_move_each(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    stage, scene = staged(setting.game, state, language), shown(setting.game, state, language)
    for seat in range(setting.seats):
        own = shown_own(setting.game, state, seat, language)
        check_paths(own.choices, targets(stage, scene, own))
        used = {step for choice in own.choices for path in paths(choice) for step in path}
        assert {button.id for button in own.buttons} <= used, "no button does nothing"


def targets(stage: Stage, scene: Scene, own: OwnScene) -> set[str]:
    return {*spaces_of(stage), *(piece.id for piece in pieces_of(scene, own)), *(button.id for button in own.buttons)}


def paths(choice: Choice) -> list[list[str]]:
    return [choice.path, *choice.also]


def check_paths(choices: list[Choice], known: set[str]) -> None:
    all_paths = [tuple(path) for choice in choices for path in paths(choice)]
    assert all(path and set(path) <= known for path in all_paths)
    assert len(all_paths) == len(set(all_paths))
    beginnings = {path[:length] for path in all_paths for length in range(1, len(path))}
    assert beginnings.isdisjoint(all_paths), "nobody makes a move on the way to another"


@pytest.mark.parametrize(
    "wrong",
    [
        [Choice(["a"], "one", "One"), Choice(["a"], "two", "Two")],
        [Choice(["a"], "one", "One"), Choice(["a", "b"], "two", "Two")],
        [Choice(["a", "b"], "one", "One"), Choice(["b"], "two", "Two", also=[["a"]])],
        [Choice(["nowhere"], "one", "One")],
        [Choice([], "one", "One")],
    ],
)
def test_wrong_paths_are_noticed(name: str, wrong: list[Choice]) -> None:
    with pytest.raises(AssertionError):
        check_paths(wrong, {"a", "b"})


# --- words ----------------------------------------------------------------------------------------------


@given(st.data())
@settings(max_examples=60)
def test_no_sentence_is_empty(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    stage, scene = staged(setting.game, state, language), shown(setting.game, state, language)
    said = [scene.status, scene.summary, *scene.notes]
    said += [label for zone in stage.zones for label in (zone.label, *(space.label for space in zone.spaces))]
    said += sheet_words(scene)
    for seat in range(setting.seats):
        own = shown_own(setting.game, state, seat, language)
        said += [piece.label for piece in pieces_of(scene, own)] + [choice.label for choice in own.choices]
        said += [button.label for button in own.buttons] + [own.summary, *own.notes]
    assert all(sentence.strip() and "{" not in sentence for sentence in said)


def sheet_words(scene: Scene) -> list[str]:
    if scene.sheet is None:
        return []
    rows, width = scene.sheet.rows, len(scene.sheet.columns)
    assert all(len(row.cells) == width for row in rows)
    assert all(len(row.tracks) in (0, len(scene.sheet.tracks)) for row in rows)
    return [scene.sheet.label, *(column.label for column in scene.sheet.columns), *(row.label for row in rows)]


@given(st.data())
@settings(max_examples=40)
def test_a_finished_game_has_a_sheet_and_no_other(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    assert (shown(setting.game, state, language).sheet is not None) == state.over()


@given(st.data())
@settings(max_examples=60)
def test_the_log_says_what_was_done_and_hides_what_is_secret(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    seat = random_actor(state, FastRng(setting.seed, 5))
    if seat >= 0:
        moves = state.moves(seat)
        listed = [moves.nth(index) for index in range(0, moves.count(), max(1, moves.count() // 50))]
        before = setting.game.look(state, None)
        told = [setting.game.tell(before, "Ada", move, speaker(language)) for move in listed]
        assert all("Ada" in line for line in told)
        secret = [line for line, move in zip(told, listed, strict=True) if setting.game.is_secret(move)]
        assert len(set(secret)) <= 1, "secret moves are told alike"
        assert len(set(told) - set(secret)) == len(told) - len(secret), "open moves are told apart"


# --- secrets --------------------------------------------------------------------------------------------


def sent(game: Game[Any, Any], language: str) -> Show:
    """All that this viewer is shown, encoded."""

    def encode(state: State, viewer: int | None) -> bytes:
        own = None if viewer is None else shown_own(game, state, viewer, language)
        return msgspec.json.encode([staged(game, state, language), shown(game, state, language), own])

    return encode


def leaks(setting: Setting, show: Show, state: State, viewer: int | None, tries: int) -> bool:
    rng, true = FastRng(setting.seed, 3), show(state, viewer)
    return any(true != show(setting.game.redeal(state, viewer, rng), viewer) for _ in range(tries))


@given(st.data())
@settings(max_examples=60)
def test_scenes_are_the_same_after_a_redeal(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    for viewer in (None, *range(setting.seats)):
        assert not leaks(setting, sent(setting.game, language), state, viewer, 5)


@given(st.data())
@settings(max_examples=40)
def test_the_shared_scene_is_the_same_for_everyone(name: str, data: st.DataObject) -> None:
    setting, state, language = draw_position(name, data)
    names, said = people(setting.seats), speaker(language)
    views = [setting.game.look(state, viewer) for viewer in (None, *range(setting.seats))]
    assert len({msgspec.json.encode(setting.game.show(view, names, said)) for view in views}) == 1
    alone = View(views[0].shared, None)
    assert setting.game.show(alone, names, said) == setting.game.show(views[-1], names, said)


def tell_tale(game: Game[Any, Any], thing: str) -> Show:
    """A scene with a piece whose id gives away one hidden thing."""

    def encode(state: State, viewer: int | None) -> bytes:
        scene = shown(game, state, "en")
        hidden = facts(game.name).hidden(state, viewer).get(thing)
        pieces = [Piece(f"tile-{hidden}", "tile", "tile", "a tile"), *scene.zones[0].pieces]
        return msgspec.json.encode([Filled(scene.zones[0].zone, pieces), scene.status])

    return encode


def test_a_planted_leak_is_caught(name: str) -> None:
    need_secrets(name)
    planted = list(plant(name))
    assert planted
    for setting, state, viewer, thing in planted:
        assert leaks(setting, tell_tale(setting.game, thing), state, viewer, 60), f"{thing} leaks unnoticed"


def plant(name: str) -> Iterator[tuple[Setting, State, int | None, str]]:
    for setting, moves in sample(name)[::5]:
        state = setting.play(moves).state
        for viewer in (None, 0):
            for thing in facts(name).hidden(state, viewer):
                yield setting, state, viewer, thing
