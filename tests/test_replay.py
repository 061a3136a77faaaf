"""Replays as somebody saw the game: what they couldn't know then isn't shown now."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.chance import FastRng
from foxden.game import Refusal, View
from foxden.games import GAMES
from foxden.record import Record, Violation, replay
from foxden.replay import OPEN, PUBLIC, WINDOW, Beneath, MomentViews, Projector, Replay, choose_seats, fit, show_again
from foxden.scene import CROWD, Stage
from foxden.state import State
from foxden.text import LANGUAGES
from tests.live.test_broadcast import ANIMALS
from tests.positions import MOMENTS, NAMES, Setting, facts, settings_of


def whole_game(name: str, seats: int, seed: int = 5) -> Record:
    game = GAMES[name]
    return Setting(game, seats, game.settle({}), seed).play(10**6).record


def show_all(record: Record, viewer: str, language: str = "en") -> list[Replay]:
    """All its windows."""
    return [show_again(record, viewer, near, language) for near in range(0, len(record.moves) + 1, WINDOW)]


class Careless(Projector):
    """A planted fault: shows everybody the first seat's own part."""

    def __init__(self, record: Record, viewer: str, language: str) -> None:
        super().__init__(record, viewer, language)
        self.seats = [0]


def shown(projector: Projector, state: State) -> bytes:
    """All that is shown of one moment."""
    sight = MomentViews(GAMES[projector.record.game], state, projector.seats, projector.open)
    parts = projector.show_parts(sight)
    return msgspec.json.encode([projector.show_scene(sight, Beneath(Stage([])) if projector.open else None), parts])


def differs(projector: Projector, state: State, viewer: int | None) -> bool:
    """Whether this viewer can tell the true state from a redealt one."""
    game, true = GAMES[projector.record.game], shown(projector, state)
    return any(shown(projector, game.redeal(state, viewer, FastRng(number))) != true for number in range(6))


@pytest.mark.parametrize("name", NAMES)
@given(st.data())
@settings(max_examples=40)
def test_a_moment_shows_what_could_be_known_then(name: str, data: st.DataObject) -> None:
    setting = data.draw(settings_of(name))
    recorder = setting.play(data.draw(MOMENTS))
    language = data.draw(st.sampled_from(LANGUAGES))
    for viewer in (None, *range(setting.seats)):
        projector = Projector(recorder.record, PUBLIC if viewer is None else str(viewer), language)
        assert not differs(projector, recorder.state, viewer)


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_leak_is_caught(name: str) -> None:
    game = GAMES[name]
    recorder = Setting(game, 3, game.settle({}), 3).play(7)
    assert facts(name).hidden(recorder.state, None)
    assert not differs(Projector(recorder.record, PUBLIC, "en"), recorder.state, None)
    if name != "foxrun":  # where a seat knows no more than all
        assert differs(Careless(recorder.record, PUBLIC, "en"), recorder.state, None)
    assert differs(Projector(recorder.record, OPEN, "en"), recorder.state, None), "and so is everything open"


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_is_shown_once_as_the_table_showed_it(name: str) -> None:
    record = whole_game(name, 3)
    game = GAMES[name]
    names = [seat.name for seat in record.seats]
    windows = show_all(record, "1")
    moments = [moment for window in windows for moment in window.moments]
    assert [moment.number for moment in moments] == list(range(len(record.moves) + 1))
    assert all(window.last == len(record.moves) and window.over for window in windows)
    projector = Projector(record, "1", "en")
    for moment, played in zip(moments, replay(record), strict=True):
        assert moment.scene == game.show(View(game.look_shared(played.state), None), names, projector.say)
        assert [part.seat for part in moment.parts] == [1]
        assert moment.line
    assert moments[-1].scene.sheet


@pytest.mark.parametrize("name", NAMES)
def test_a_window_is_found_by_any_moment_in_it(name: str) -> None:
    record = next(record for seed in range(20) if len((record := whole_game(name, 2, seed)).moves) > WINDOW)
    first = show_again(record, OPEN, 0, "de")
    assert show_again(record, OPEN, WINDOW - 1, "de") == first
    assert show_again(record, OPEN, WINDOW, "de").first == WINDOW
    assert show_again(record, OPEN, 10**9, "de").moments[-1].number == len(record.moves)


def test_to_whom_everything_is_open_sees_every_card_of_the_pile_and_every_number() -> None:
    record = whole_game("foxy", 2)
    last = show_all(record, OPEN)[-1].moments[-1]
    [beneath] = [filled for filled in last.scene.zones if filled.zone == "pile-beneath"]
    assert [piece.id for piece in beneath.pieces] == [f"card-{turn}" for turn in range(1, 21)]
    assert [len(part.own.zones[0].pieces) for part in last.parts] == [20, 20]
    for viewer in (PUBLIC, "0"):
        assert not any("beneath" in window.stage.zones[-1].id for window in show_all(record, viewer))


def test_to_whom_everything_is_open_sees_through_tiles_that_lie_face_down() -> None:
    record = whole_game("foxrun", 2)
    for viewer, arts in ((PUBLIC, {"tile-back", "tile-start"}), (OPEN, {"tile-arrow", "tile-corner", "tile-straight"})):
        tiles = show_again(record, viewer, 0, "en").moments[0].scene.zones[0].pieces[:25]
        assert arts <= {tile.art for tile in tiles}
        assert sum("hidden" in tile.marks for tile in tiles) == (22 if viewer == OPEN else 0)


@pytest.mark.parametrize("name", ["foxy", "fowlplay"])
def test_what_was_done_in_secret_is_told_to_who_did_it_and_where_everything_is_open(name: str) -> None:
    record = whole_game(name, 2)
    seat = record.moves[0][0]
    lines = {viewer: show_again(record, viewer, 0, "en").moments[1].line for viewer in (PUBLIC, OPEN, "0", "1")}
    assert lines[OPEN] == lines[str(seat)] != lines[PUBLIC] == lines[str(1 - (seat or 0))]


def test_a_pile_is_the_same_wherever_the_window_begins() -> None:
    """What lies beneath is remembered from the moments before the window, too."""
    record = whole_game("foxy", 4)
    windows = show_all(record, OPEN)
    before, after = windows[0].moments[-1], windows[1].moments[0]
    for moment in (before, after):
        top, beneath = moment.scene.zones[0].pieces[0].id, [piece.id for piece in moment.scene.zones[-1].pieces]
        assert beneath == [f"card-{turn}" for turn in range(1, int(top.removeprefix("card-")))]
        assert len(beneath) > 5


def test_of_a_crowd_the_best_dozen_lie_open() -> None:
    record = whole_game("foxy", CROWD + 18)
    seats = choose_seats(record, OPEN)
    ranks = (record.result or {})["ranks"]
    assert len(seats) == CROWD
    assert max(ranks[seat] for seat in seats) <= min(ranks[seat] for seat in range(CROWD + 18) if seat not in seats)
    assert choose_seats(record, "29") == [29]
    with pytest.raises(Refusal):
        choose_seats(record, "30")


def test_a_broken_record_is_not_shown() -> None:
    record = whole_game("foxrun", 2)
    seat, _ = record.moves[9]
    record.moves[9] = (seat, "step a9")
    with pytest.raises(Violation) as found:
        show_again(record, OPEN, 0, "en")
    assert found.value.move == 10


def test_names_out_of_a_file_are_short_and_printable() -> None:
    assert fit("Ada") == "Ada"
    assert fit("\n\x00") == "?"
    assert len(fit("x" * 10**6)) == 24


# --- what the lines tell ----------------------------------------------------------------------------------


def lines_of(record: Record, viewer: str = PUBLIC) -> list[str]:
    return [moment.line for window in show_all(record, viewer) for moment in window.moments]


def test_a_line_tells_what_a_tile_shows_that_was_turned_over() -> None:
    record = whole_game("foxrun", 2, seed=1)
    lines = lines_of(record)
    turned = [line for line, (_, text) in zip(lines[1:-1], record.moves, strict=False) if text.startswith("reveal")]
    assert turned
    assert all(re.search(r"flips the tile on (\w\d)\. \1: ", line) for line in turned)
    assert "win" in lines[-1]


def test_a_line_tells_which_cards_were_turned_over_when_all_have_chosen() -> None:
    record = whole_game("fowlplay", 3)
    lines = lines_of(record)
    revealed = [line for line in lines if "The cards are revealed: " in line]
    assert revealed
    assert all(line.count(" – card ") == 3 for line in revealed)
    for line, (_, text) in zip(lines[1:], record.moves, strict=True):
        assert text.startswith("play") or "The cards are revealed" not in line


def test_no_line_tells_of_a_card_that_will_be_covered() -> None:
    """The log outlives the card; so it says nothing of it, but where everything is open it says what was written."""
    record = whole_game("foxy", 2)
    assert not ANIMALS.findall(" ".join(lines_of(record)))
    assert all("writes" in line for line in lines_of(record, OPEN)[1:])
