"""The table: who may do what, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from foxden.game import Refusal
from foxden.record_check import check
from foxden.table.events import Clock, Moved
from tests.table.company import Company, seated


def refused(code: str, ask: Callable[[], object]) -> None:
    with pytest.raises(Refusal) as answer:
        ask()
    assert answer.value.key == code


# --- sitting down -------------------------------------------------------------------------------------


def test_people_sit_down_one_after_the_other() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    assert [(seat.name, seat.kind) for seat in company.table.seats] == [("Ada", "person"), ("Ben", "person")]


def test_a_table_is_full_when_the_rules_say_so() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben", "Cleo", "Dan")
    refused("table-full", lambda: company.sit("Eve"))


def test_any_number_sits_down_to_foxy() -> None:
    company = Company("foxy")
    company.sit(*(f"guest {number}" for number in range(1000)))
    assert len(company.table.seats) == 1000


def test_one_guest_may_hold_several_seats() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.happen(company.table.sit("Ada", "Ada's child", company.now))
    assert company.table.seats_of("Ada") == [0, 1]


def test_two_guests_of_one_name_are_told_apart() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.happen(company.table.sit("another", "Ada", company.now))
    assert [seat.name for seat in company.table.seats] == ["Ada", "Ada 2"]


@pytest.mark.parametrize(
    ("name", "fitted"), [("  Ada \n Lovelace ", "Ada Lovelace"), ("x" * 99, "x" * 24), ("Zoë\u202e", "Zoë")]
)
def test_names_are_short_and_printable(name: str, fitted: str) -> None:
    company = Company("foxrun")
    company.happen(company.table.sit("guest", name, company.now))
    assert company.table.seats[0].name == fitted


def test_an_empty_name_is_refused() -> None:
    company = Company("foxrun")
    refused("table-name", lambda: company.table.sit("guest", " \n", 0))


def test_who_stands_up_before_the_game_leaves_no_seat_behind() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.happen(company.table.stand("Ada", 0, company.now))
    assert [seat.name for seat in company.table.seats] == ["Ben"]


def test_nobody_stands_up_for_somebody_else() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    refused("table-not-your-seat", lambda: company.table.stand("Ada", 1, 0))


# --- the host -----------------------------------------------------------------------------------------


def test_only_the_host_chooses_starts_sends_away_and_seats_bots() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    table = company.table
    for ask in (
        lambda: table.choose("Ben", {}, Clock(), 0),
        lambda: table.start("Ben", 0),
        lambda: table.ban("Ben", "Ada", 0),
        lambda: table.add_bot("Ben", "cub", 0),
        lambda: table.rename("Ben", "Ada", "Zed", 0),
    ):
        refused("table-only-host", ask)


def test_the_host_chooses_options_and_everyone_is_asked_again() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.happen(company.table.get_ready("Ben", "salt", company.now))
    company.happen(company.table.choose("Ada", {"start-tile": "turn"}, Clock("move", 60), company.now))
    assert company.table.options == {"start-tile": "turn"}
    assert not company.table.seats[1].ready


def test_options_that_do_not_exist_are_refused() -> None:
    company = Company("foxrun")
    refused("no-such-choice", lambda: company.table.choose("Ada", {"start-tile": "never"}, Clock(), 0))
    refused("table-clock", lambda: company.table.choose("Ada", {}, Clock("move", 1), 0))


def test_who_is_sent_away_cannot_come_back() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.happen(company.table.ban("Ada", "Ben", company.now))
    assert len(company.table.seats) == 1
    refused("table-banned", lambda: company.sit("Ben"))
    refused("table-host-stays", lambda: company.table.ban("Ada", "Ada", 0))


def test_the_game_starts_when_all_are_ready_and_enough() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.happen(company.table.get_ready("Ada", "salt", company.now))
    refused("wrong-seats", lambda: company.table.start("Ada", 0))
    company.sit("Ben")
    refused("table-not-ready", lambda: company.table.start("Ada", 0))
    company.start()
    assert (company.table.phase, company.table.turn) == ("playing", 1)


def test_bots_need_not_be_asked_whether_they_are_ready() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.happen(company.table.add_bot("Ada", "cub", company.now))
    company.start()
    assert [seat.kind for seat in company.table.seats] == ["person", "bot"]


# --- moves --------------------------------------------------------------------------------------------


def test_a_whole_game_leaves_a_record_that_passes_the_check() -> None:
    company = seated("foxrun", "Ada", "Ben")
    while company.table.phase == "playing":
        company.move_somehow()
    check(company.table.record())
    assert company.table.record().result is not None


def test_a_move_that_the_rules_forbid_is_refused_with_the_rule_and_changes_nothing() -> None:
    company = seated("foxrun", "Ada", "Ben")
    seat, before = company.table.state.waits_for(), company.table.state.freeze()
    with pytest.raises(Refusal, match="FR-7"):
        company.move(seat, "step a1")
    assert company.table.state.freeze() == before


def test_nobody_moves_for_somebody_else() -> None:
    company = seated("foxrun", "Ada", "Ben")
    table, seat = company.table, company.table.state.waits_for()
    other = table.seats[1 - seat].guest or ""
    refused("table-not-your-seat", lambda: table.move(other, seat, table.turn, "step d1", 0))


def test_what_was_asked_for_by_id_is_remembered() -> None:
    company = seated("foxrun", "Ada", "Ben")
    seat = company.table.state.waits_for()
    [moved] = company.table.move(company.table.seats[seat].guest or "", seat, 1, "step d2", company.now)
    company.happen([replace(moved, id="once")])
    assert company.reopened().made == {"once": company.table.seq}


def test_an_answer_to_an_earlier_turn_is_never_taken_for_one_to_this_turn() -> None:
    company = seated("foxy", "Ada", "Ben")
    company.move(0, "1")
    company.move(1, "1")
    assert company.table.turn == 2
    refused("table-too-late", lambda: company.move(0, "1", turn=1))


def test_while_others_still_write_it_is_the_same_turn() -> None:
    company = seated("foxy", "Ada", "Ben", "Cleo")
    company.move(1, "1")
    company.move(1, "2")
    company.move(0, "2!")
    assert company.table.turn == 1
    company.move(2, "2")
    assert company.table.turn == 2


# --- undo ---------------------------------------------------------------------------------------------


def undoable() -> Company:
    """A foxrun game in which the last move turned over no tile."""
    for salt in range(200):
        company = Company("foxrun", "Ada")
        company.sit("Ada", "Ben")
        company.happen(company.table.get_ready("Ben", str(salt), company.now))
        company.start()
        while company.table.phase == "playing" and len(company.table.record().moves) < 40:
            company.move_somehow()
            if company.table.steps:
                return company
    raise AssertionError("every move of every game turns over a tile?")


def test_a_step_can_be_taken_back_and_the_record_forgets_it() -> None:
    company = undoable()
    seat, before, moves, turn = company.table.steps[-1]
    guest = company.table.seats[seat].guest or ""
    company.happen(company.table.undo(guest, seat, company.now))
    assert company.table.state.freeze() == before.freeze()
    assert len(company.table.record().moves) == moves
    assert company.table.turn > turn, "an answer to what was taken back comes too late"


def test_a_move_that_turned_over_a_tile_cannot_be_taken_back() -> None:
    company = seated("foxrun", "Ada", "Ben")
    seat = company.table.state.waits_for()
    company.move(seat, "step d2")
    refused("table-no-undo", lambda: company.table.undo(company.table.seats[seat].guest or "", seat, 0))


def test_nobody_takes_back_what_somebody_else_did() -> None:
    company = undoable()
    seat = company.table.steps[-1][0]
    other = company.table.seats[1 - seat].guest or ""
    refused("table-not-your-seat", lambda: company.table.undo(other, seat, 0))
    refused("table-no-undo", lambda: company.table.undo(other, 1 - seat, 0))


def test_a_secret_number_is_changed_not_taken_back() -> None:
    company = seated("foxy", "Ada", "Ben")
    company.move(0, "1")
    refused("table-no-undo", lambda: company.table.undo("Ada", 0, 0))


# --- leaving and coming back --------------------------------------------------------------------------


def test_who_leaves_a_running_game_keeps_the_seat() -> None:
    company = seated("foxy", "Ada", "Ben")
    company.happen(company.table.stand("Ben", 1, company.now))
    assert company.table.seats[1].kind == "empty"
    refused("table-not-your-seat", lambda: company.move(1, "3"))
    company.happen(company.table.come_back("Ben", 1, company.now))
    company.move(1, "3")


def test_the_host_gives_an_abandoned_seat_to_a_bot_and_its_owner_takes_it_back() -> None:
    company = seated("foxy", "Ada", "Ben")
    refused("table-seat-taken", lambda: company.table.add_bot("Ada", "cub", 0, seat=1))
    company.happen(company.table.stand("Ben", 1, company.now))
    company.happen(company.table.add_bot("Ada", "cub", company.now, seat=1))
    company.happen(company.table.move_for(1, 1, "4", company.now))
    company.happen(company.table.come_back("Ben", 1, company.now))
    assert company.table.seats[1].kind == "person"
    refused("table-not-your-seat", lambda: company.table.come_back("Eve", 1, 0))


def test_a_bot_s_move_that_comes_too_late_is_no_event() -> None:
    company = seated("foxy", "Ada", "Ben")
    assert company.table.move_for(1, 1, "4", company.now) == [], "a person sits there"
    company.happen(company.table.stand("Ben", 1, company.now))
    company.happen(company.table.add_bot("Ada", "cub", company.now, seat=1))
    assert company.table.move_for(1, 0, "4", company.now) == []


# --- clocks and pauses --------------------------------------------------------------------------------


def test_a_clock_per_move_starts_anew_with_every_move() -> None:
    company = seated("foxrun", "Ada", "Ben", clock=Clock("move", 60))
    started = company.now - 1
    seat = company.table.state.waits_for()
    assert company.table.timer.deadline() == (started + 60, seat)
    company.now = started + 50
    company.move(seat, "step d2")
    assert company.table.timer.deadline() == (started + 110, 1 - seat)


def test_a_bank_lasts_the_whole_game() -> None:
    company = seated("foxrun", "Ada", "Ben", clock=Clock("bank", 100))
    started, seat = company.now - 1, company.table.state.waits_for()
    company.now = started + 30
    company.move(seat, "step d2")
    assert company.table.timer.left == [70.0, 100.0][:: 1 if seat == 0 else -1]


def test_in_foxy_everyone_s_clock_runs_at_once_until_they_have_written() -> None:
    company = seated("foxy", "Ada", "Ben", clock=Clock("bank", 100))
    started = company.now - 1
    company.now = started + 10
    company.move(1, "1")
    company.now = started + 40
    company.move(0, "1")
    assert company.table.timer.left == [60.0, 90.0]


def test_when_time_is_up_a_bot_makes_one_move_and_not_before() -> None:
    company = seated("foxrun", "Ada", "Ben", clock=Clock("move", 60))
    seat, started = company.table.state.waits_for(), company.now - 1
    assert company.table.move_for(seat, 1, "step d2", started + 59) == []
    [moved] = company.happen(company.table.move_for(seat, 1, "step d2", started + 60))
    assert isinstance(moved, Moved)
    assert moved.by == "clock"


def test_a_game_is_paused_when_everyone_wants_it_and_goes_on_when_one_does_not() -> None:
    company = seated("foxrun", "Ada", "Ben", clock=Clock("move", 60))
    seat, started = company.table.state.waits_for(), company.now - 1
    company.happen(company.table.pause("Ada", True, company.now))
    assert company.table.timer.deadline() == (started + 60, seat)
    company.now = started + 20
    company.happen(company.table.pause("Ben", True, company.now))
    assert company.table.timer.deadline() is None
    refused("table-paused", lambda: company.move(seat, "step d2"))
    company.now = started + 5000
    company.happen(company.table.pause("Ada", False, company.now))
    assert company.table.timer.deadline() == (started + 5000 + 40, seat)
    company.move(seat, "step d2")


# --- the end ------------------------------------------------------------------------------------------


def test_after_the_end_there_is_one_rematch() -> None:
    company = seated("foxrun", "Ada", "Ben")
    refused("table-phase-playing", lambda: company.table.rematch("Ada", "fox-2", 0))
    while company.table.phase == "playing":
        company.move_somehow()
    company.happen(company.table.rematch("Ben", "fox-2", company.now))
    assert company.table.rematch("Ada", "fox-3", 0) == []
    assert company.table.rematch_at == "fox-2"


def test_a_closed_table_does_nothing_any_more() -> None:
    company = seated("foxrun", "Ada", "Ben")
    company.happen(company.table.close("operator", company.now))
    refused("table-phase-closed", company.move_somehow)


# --- the log ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["foxy", "foxrun"])
def test_the_log_gives_back_the_table(game: str) -> None:
    company = seated(game, "Ada", "Ben", clock=Clock("bank", 10_000))
    while company.table.phase == "playing":
        again = company.reopened()
        assert again.state.freeze() == company.table.state.freeze()
        assert (again.seq, again.turn, again.timer.left, again.made) == (
            company.table.seq, company.table.turn, company.table.timer.left, company.table.made,
        )  # fmt: skip
        company.move_somehow()
    assert company.reopened().record() == company.table.record()


def test_the_deal_depends_on_every_salt_and_on_the_seed() -> None:
    setups = set()
    for salt in ("a", "b", "c"):
        company = Company("foxrun")
        company.sit("Ada", "Ben")
        for guest, own in (("Ada", "x"), ("Ben", salt)):
            company.happen(company.table.get_ready(guest, own, company.now))
        company.happen(company.table.start("Ada", company.now))
        setups.add(str(company.table.record().setup))
    assert len(setups) == 3
