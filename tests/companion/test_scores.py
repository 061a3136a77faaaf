"""Entries from a real table are scored the same way as games played here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.companion.companions import COMPANIONS
from foxden.companion.keeping import make_record
from foxden.forms.entry import Entry
from foxden.forms.form import Fields
from foxden.game import Result, View
from foxden.games import GAMES
from foxden.games.fowlplay import companion as fowlplay
from foxden.games.fowlplay.count import count_table
from foxden.games.foxy import count as foxy_count
from foxden.games.foxy.names import FOXES
from foxden.games.foxy.score import HOW_MANY_KINDS, exact_numbers
from foxden.record import Violation, default_box
from foxden.record_check import check
from foxden.scene import Sheet
from tests.companion.entries import ENGLISH, enter_fowlplay, enter_foxy, finished, tally
from tests.fowlplay.drawing import card
from tests.fowlplay.test_score import SHEET

GAMES_IN_ALL = 1000


def random_games() -> Iterator[tuple[str, Any, Fields, Result]]:
    """A thousand: every number of players, every variant."""
    for seed in range(GAMES_IN_ALL // 2):
        shared, result = finished("fowlplay", 2 + seed % 3, seed)
        yield "fowlplay", shared, enter_fowlplay(shared), result
        variants: dict[str, str | bool] = {"fox": FOXES[seed % 4], "hard": seed % 3 == 0}
        shared, result = finished("foxy", 1 + seed % 5, seed, **variants)
        yield "foxy", shared, enter_foxy(shared), result


def points(sheet: Sheet) -> list[int]:
    seats = [nth for nth, column in enumerate(sheet.columns) if column.seat is not None]
    return [sum(row.cells[nth].points for row in sheet.rows) for nth in seats]


def disagreements() -> Iterator[str]:
    for game, shared, fields, result in random_games():
        scored = COMPANIONS[game].result(Entry(fields), default_box(game))
        if scored is None or (scored.scores, scored.ranks) != (result.scores, result.ranks):
            yield f"{game}: {scored} instead of {result}"
            continue
        names = [f"Player {seat + 1}" for seat in range(len(result.scores))]
        said = tally(game, fields)
        assert said.sheet is not None
        if points(said.sheet) != result.scores or said.problems or said.missing:
            yield f"{game}: the sheet gives {points(said.sheet)} instead of {result.scores}"
        if not said.result.startswith(shown_status(game, shared, names)):
            yield f"{game}: {said.result}"


def shown_status(game: str, shared: Any, names: list[str]) -> str:
    """The status shown at the end of a game played here."""
    return GAMES[game].show(View(shared, None), names, ENGLISH).status


def test_a_thousand_finished_games_scored_through_the_companion_agree_with_the_rules() -> None:
    assert list(disagreements()) == []


def test_a_wrong_rule_planted_in_the_count_of_foxy_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was agreed on, the Fox asks for kinds."""
    monkeypatch.setattr(foxy_count, "exact_numbers", lambda cards, _fox: exact_numbers(cards, HOW_MANY_KINDS))
    assert any(each.startswith("foxy") for each in disagreements())


def test_a_wrong_rule_planted_in_the_sheet_of_fowl_play_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the survivors is not counted."""
    monkeypatch.setattr(
        fowlplay, "count_table", lambda box, caught, alive, targets: count_table(box, caught, alive[1:], targets)
    )
    assert any(each.startswith("fowlplay") for each in disagreements())


# --- the rulebooks' own examples --------------------------------------------------------------------------


def rulebook_sheet() -> Fields:
    fields: Fields = {f"target-{seat}": str(card(bird)) for seat, bird in enumerate(SHEET["targets"])}
    for seat, birds in enumerate(SHEET["caught"]):
        fields |= {f"caught-{seat}-{card(bird)}": True for bird in birds.split()}
    return fields


def rows(sheet: Sheet | None) -> dict[str, list[str]]:
    assert sheet is not None
    return {row.label: [cell.text for cell in row.cells] for row in sheet.rows}


def test_fp_the_rulebook_s_sheet() -> None:
    said = tally("fowlplay", rulebook_sheet())
    written = rows(said.sheet)
    assert written["Subtotal 1: caught"] == ["5", "2", "12", "11"]
    assert written["Subtotal 2: survivors"] == ["8", "6", "10", "12"]
    assert written["Total"] == ["13", "8", "22", "23"]
    assert said.result == "Player 4 wins with 23 points."


EXACT_5: Fields = {
    "players": 5,
    "card-1": "hen",
    "card-2": "hen",
    "card-3": "pig",
    "card-4": "cat+pig",
    "card-5": "hen+cat",
}


def worth(number: int, circled: bool) -> tuple[int, list[str]]:
    """Points and marks of a number in turn 5, when three hens and two cats have been seen."""
    said = tally("foxy", EXACT_5 | {"number-0-5": number} | ({"bet-0": 5} if circled else {}))
    assert said.sheet is not None
    assert said.sheet.rows[4].cells[0].text == "5"
    cell = said.sheet.rows[4].cells[1]
    return cell.points, cell.marks


def test_fx_13_example_3_exact_5() -> None:
    """Writing 3 gives 3, 5 gives 5, 6 gives nothing and a cross."""
    assert [worth(number, False) for number in (3, 5, 6)] == [(3, []), (5, ["exact"]), (0, ["crossed"])]


def test_fx_14_example_4_circled() -> None:
    """4 circled gives nothing, 5 circled gives 10."""
    assert [worth(number, True)[0] for number in (4, 5)] == [0, 10]


# --- what cannot be, and what is missing ------------------------------------------------------------------


def test_a_bird_caught_twice_is_refused_with_the_reason() -> None:
    said = tally("fowlplay", rulebook_sheet() | {"name-0": "Ada", "name-3": "Dan", f"caught-0-{card('cko')}": True})
    assert [problem.words for problem in said.problems] == [
        "The black circle chicken can only be caught once, but here Ada and Dan have it."
    ]
    assert set(said.problems[0].fields) == {f"caught-0-{card('cko')}", f"caught-3-{card('cko')}"}
    assert said.result == ""
    twice = Entry(rulebook_sheet() | {f"caught-0-{card('cko')}": True})
    assert COMPANIONS["fowlplay"].result(twice, default_box("fowlplay")) is None


def test_two_players_with_one_target_are_refused() -> None:
    said = tally("fowlplay", rulebook_sheet() | {"target-0": str(card("dbs"))})
    assert said.problems[0].rule == "FP-7"
    assert said.problems[0].fields == ["target-0", "target-3"]
    assert said.result == ""


def test_what_is_missing_is_said() -> None:
    fields = {field: value for field, value in rulebook_sheet().items() if field not in ("target-1", "target-2")}
    said = tally("fowlplay", fields | {"name-1": "Ben", "name-2": "Cleo"})
    assert said.missing == ["Targets still missing: Ben and Cleo."]
    assert said.result == ""
    assert rows(said.sheet)["Subtotal 2: survivors"] == ["8", "0", "0", "12"]


def test_ties_are_broken_by_name() -> None:
    """Nobody caught anything that scores, and both targets live: who caught fewer is ahead."""
    fields: Fields = {"players": 2, "caught-0-1": True, "caught-1-2": True, "target-0": "1", "target-1": "2"}
    said = tally("fowlplay", fields)
    assert "Tied on points, target bird and birds caught (1): the place is shared." in said.result


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"card-1": "fox", "card-7": "fox"}, "FX-4"),
        ({f"card-{turn}": "hen" for turn in range(1, 21)}, "FX-4"),
        ({"number-0-1": 1000}, "FX-7"),
        ({"number-2-1": -1}, "FX-7"),
        ({"players": 1, "bet-0": 3}, "FX-20"),
    ],
)
def test_what_cannot_be_in_foxy_is_refused_with_its_rule(fields: Fields, rule: str) -> None:
    assert [problem.rule for problem in tally("foxy", fields).problems] == [rule]


def test_cards_after_a_gap_wait_for_the_card_between() -> None:
    said = tally("foxy", {"card-1": "hen", "card-3": "hen"})
    assert said.sheet is not None
    assert len([row for row in said.sheet.rows if row.tracks]) == 1
    assert said.missing[0] == "19 cards are still missing, from number 2 on."


@pytest.mark.parametrize("game", list(COMPANIONS))
def test_nonsense_is_never_more_than_ignored(game: str) -> None:
    nonsense: Fields = {"players": "many", "name-0": 7, "caught-0-99": True, "caught-9-1": True, "target-0": "0",
                        "target-1": True, "card-1": "unicorn", "bet-1": 99, "option-fox": True, "option-hard": "yes",
                        "turn": -3, "tile-z9": 1, "role-zev": 17, "ended": "badly", "hand-r1-0": False}  # fmt: skip
    assert tally(game, nonsense).result == ""


# --- a sheet filled in by hand ----------------------------------------------------------------------------


def test_the_first_wrong_number_of_a_sheet_made_by_hand_is_found() -> None:
    """Row by row: the majority of squares is worth 3 to the first player, not 2."""
    hand: Fields = {"hand-r1-3": "4", "hand-r3-0": "2", "hand-t1-0": "5", "hand-t3-3": "99", "hand-r2-0": "0"}
    wrong = tally("fowlplay", rulebook_sheet() | hand).wrong
    assert wrong is not None
    assert wrong.fields == ["hand-r3-0"]
    assert wrong.words.startswith("Most squares, Player 1: it says “2”, but it should be “3”. ")


def test_a_right_sheet_made_by_hand_has_nothing_wrong() -> None:
    hand: Fields = {"hand-r1-0": "–", "hand-r1-3": "4", "hand-t1-0": "5", "hand-t3-0": "13", "hand-t3-3": 23}
    assert tally("fowlplay", rulebook_sheet() | hand).wrong is None


def test_foxy_s_exact_numbers_and_points_are_checked() -> None:
    fields = EXACT_5 | {"number-0-1": 1, "number-0-2": 3}
    right: Fields = {"hand-r1-0": "1", "hand-r1-1": "1", "hand-r2-0": "2", "hand-r2-1": "0"}
    assert tally("foxy", fields | right).wrong is None
    wrong = tally("foxy", fields | right | {"hand-r2-1": "3"}).wrong
    assert wrong is not None
    assert "Too high: crossed out, no points." in wrong.words


# --- Fox on the Run ---------------------------------------------------------------------------------------


def test_characters_are_dealt_for_two_three_and_four() -> None:
    companion = COMPANIONS["foxrun"]
    assert companion.deal is not None
    for seats in (2, 3, 4):
        drawn = set()
        for seed in range(40):
            fields: Fields = {"players": seats}
            fields |= companion.deal(Entry(fields), default_box("foxrun"), FastRng(seed))
            assert tally("foxrun", fields).problems == []
            drawn.add(tuple(fields[f"role-{name}"] for name in ("indigo", "puffer", "scarlett", "zev")))
        assert len(drawn) > {2: 1, 3: 5, 4: 9}[seats]


def test_fr_4_characters_are_dealt_as_chosen_on_a_real_table_too() -> None:
    companion = COMPANIONS["foxrun"]
    assert companion.deal is not None
    for seed in range(5):
        chosen = Entry({"players": 3, "option-sides": "guardians-first"})
        dealt = companion.deal(chosen, default_box("foxrun"), FastRng(seed))
        roles = {name: dealt[f"role-{name}"] for name in ("indigo", "scarlett", "zev", "puffer")}
        assert roles == {"zev": 0, "puffer": 0, "indigo": 1, "scarlett": 2}


DEALT: Fields = {"players": 2, "role-indigo": 0, "role-scarlett": 0, "role-zev": 1, "role-puffer": 1, "name-0": "Ada"}


def test_whose_turn_it_is_and_what_that_pawn_can_do() -> None:
    notes = [tally("foxrun", DEALT | {"turn": turn}).notes for turn in range(1, 6)]
    assert [note[1] for note in notes] == [
        "Indigo (Ada) to move.",
        "Puffer (Player 2) to move.",
        "Scarlett (Ada) to move.",
        "Zev (Player 2) to move.",
        "Indigo (Ada) to move.",
    ]
    assert "swap" in notes[2][2]


def test_time_is_out_when_the_last_tile_is_turned_over() -> None:
    spaces = [
        f"{column}{row}" for column in "abcde" for row in range(1, 6) if f"{column}{row}" not in ("a5", "b4", "e1")
    ]
    turned: Fields = {f"tile-{space}": 9 for space in spaces}
    assert tally("foxrun", DEALT | {"turn": 9} | turned).result.startswith("Every tile has been flipped")
    assert tally("foxrun", DEALT | {"turn": 9} | turned | {"tile-c3": None}).result == ""


def test_fr_21_after_eighty_quiet_turns_the_table_is_told_and_decides() -> None:
    quiet = DEALT | {"turn": 84, "tile-c3": 3}
    told = tally("foxrun", quiet)
    assert told.result == ""
    assert any("80 turns" in note and "Our ruling" in note for note in told.notes)
    assert COMPANIONS["foxrun"].result(Entry(quiet), default_box("foxrun")) is None
    assert "our ruling" in tally("foxrun", quiet | {"ended": "time"}).result


def test_fr_21_before_eighty_quiet_turns_time_is_not_out() -> None:
    early = tally("foxrun", DEALT | {"turn": 83, "tile-c3": 3, "ended": "time"})
    assert [problem.rule for problem in early.problems] == ["FR-21"]
    assert early.result == ""


def test_fr_21_a_record_of_the_days_when_time_was_out_by_itself_still_holds() -> None:
    record = make_record("foxrun", DEALT | {"turn": 84, "tile-c3": 3})
    check(record)
    old = {"scores": [0, 1], "ranks": [2, 1], "by": "time"}
    check(msgspec.structs.replace(record, result=old))
    with pytest.raises(Violation):
        check(msgspec.structs.replace(record, result=old | {"by": "caught"}))
    early = make_record("foxrun", DEALT | {"turn": 83, "tile-c3": 3})
    with pytest.raises(Violation):
        check(msgspec.structs.replace(early, result=old))
