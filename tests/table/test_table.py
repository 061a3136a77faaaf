"""The table: who can do what, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from foxden.game import Refusal
from foxden.record_check import check
from foxden.table import requests as rq
from foxden.table.asks import GuestAsks
from foxden.table.events import Clock, Moved, Rematched
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
    company.does("Ada", rq.Sit, name="Ada's child")
    assert company.table.seats.of("Ada") == (0, 1)


def test_two_guests_of_one_name_are_told_apart() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.does("another", rq.Sit, name="Ada")
    assert [seat.name for seat in company.table.seats] == ["Ada", "Ada 2"]


@pytest.mark.parametrize(
    ("name", "fitted"), [("  Ada \n Lovelace ", "Ada Lovelace"), ("x" * 99, "x" * 24), ("Zoë\u202e", "Zoë")]
)
def test_names_are_short_and_printable(name: str, fitted: str) -> None:
    company = Company("foxrun")
    company.does("guest", rq.Sit, name=name)
    assert company.table.seats[0].name == fitted


def test_an_empty_name_is_refused() -> None:
    company = Company("foxrun")
    refused("table-name", lambda: company.asks("guest", rq.Sit, name=" \n"))


def test_who_stands_up_before_the_game_leaves_no_seat_behind() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.does("Ada", rq.Stand, seat=0)
    assert [seat.name for seat in company.table.seats] == ["Ben"]


def test_nobody_stands_up_for_somebody_else() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    refused("table-not-your-seat", lambda: company.asks("Ada", rq.Stand, seat=1))


# --- the host -----------------------------------------------------------------------------------------


def test_only_the_host_chooses_starts_sends_away_and_seats_bots() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    for ask in (
        lambda: company.asks("Ben", rq.Choose, options={}, clock=Clock()),
        lambda: company.asks("Ben", rq.Start),
        lambda: company.asks("Ben", rq.Remove, seat=0),
        lambda: company.asks("Ben", rq.AddBot, bot="cub"),
        lambda: company.asks("Ben", rq.Rename, seat=0, name="Zed"),
    ):
        refused("table-only-host", ask)


def test_the_host_chooses_options_and_everyone_is_asked_again() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.does("Ben", rq.Ready, salt="salt")
    company.does("Ada", rq.Choose, options={"start-tile": "turn"}, clock=Clock("move", 60))
    assert company.table.options == {"sides": "drawn", "start-tile": "turn"}
    assert not company.table.seats[1].ready


def test_options_that_do_not_exist_are_refused() -> None:
    company = Company("foxrun")
    refused("no-such-choice", lambda: company.asks("Ada", rq.Choose, options={"start-tile": "never"}, clock=Clock()))
    refused("table-clock", lambda: company.asks("Ada", rq.Choose, options={}, clock=Clock("move", 1)))


def test_who_is_sent_away_cannot_come_back() -> None:
    company = Company("foxrun")
    company.sit("Ada", "Ben")
    company.does("Ada", rq.Remove, seat=1)
    assert len(company.table.seats) == 1
    refused("table-banned", lambda: company.sit("Ben"))
    refused("table-host-stays", lambda: company.asks("Ada", rq.Remove, seat=0))


def test_the_game_starts_when_all_are_ready_and_enough() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.does("Ada", rq.Ready, salt="salt")
    refused("wrong-seats", lambda: company.asks("Ada", rq.Start))
    company.sit("Ben")
    refused("table-not-ready", lambda: company.asks("Ada", rq.Start))
    company.start()
    assert (company.table.phase, company.table.turn) == ("playing", 1)


def test_bots_need_not_be_asked_whether_they_are_ready() -> None:
    company = Company("foxrun")
    company.sit("Ada")
    company.does("Ada", rq.AddBot, bot="cub")
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
    seat = company.table.state.waits_for()
    other = company.table.seats[1 - seat].guest or ""
    refused("table-not-your-seat", lambda: company.asks(other, rq.Move, seat=seat, turn=1, text="step d1"))


def test_the_first_event_carries_the_id_of_the_request_and_of_whoever_asked() -> None:
    company = seated("foxrun", "Ada", "Ben")
    seat = company.table.state.waits_for()
    guest = company.table.seats[seat].guest or ""
    request = rq.Move(id="once", seat=seat, turn=1, text="step d2")
    [moved] = company.decide(GuestAsks(guest, request))
    assert moved.id == f"{guest}:once"


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
        company.does("Ben", rq.Ready, salt=str(salt))
        company.start()
        while company.table.phase == "playing" and len(company.table.record().moves) < 40:
            company.move_somehow()
            if company.table.steps:
                return company
    raise AssertionError("every move of every game turns over a tile?")


def test_a_step_can_be_taken_back_and_the_record_forgets_it() -> None:
    company = undoable()
    seat, before, turn = company.table.steps[-1]
    guest = company.table.seats[seat].guest or ""
    company.does(guest, rq.Undo, seat=seat)
    assert company.table.state.freeze() == before.state.freeze()
    assert company.table.record().moves == list(before.entries)
    assert company.table.turn > turn, "an answer to what was taken back comes too late"


def test_a_move_that_turned_over_a_tile_cannot_be_taken_back() -> None:
    company = seated("foxrun", "Ada", "Ben")
    seat = company.table.state.waits_for()
    company.move(seat, "step d2")
    refused("table-no-undo", lambda: company.asks(company.table.seats[seat].guest or "", rq.Undo, seat=seat))


def test_nobody_takes_back_what_somebody_else_did() -> None:
    company = undoable()
    seat = company.table.steps[-1][0]
    other = company.table.seats[1 - seat].guest or ""
    refused("table-not-your-seat", lambda: company.asks(other, rq.Undo, seat=seat))
    refused("table-no-undo", lambda: company.asks(other, rq.Undo, seat=1 - seat))


def test_a_secret_number_is_changed_not_taken_back() -> None:
    company = seated("foxy", "Ada", "Ben")
    company.move(0, "1")
    refused("table-no-undo", lambda: company.asks("Ada", rq.Undo, seat=0))


# --- leaving and coming back --------------------------------------------------------------------------


def test_who_leaves_a_running_game_keeps_the_seat() -> None:
    company = seated("foxy", "Ada", "Ben")
    company.does("Ben", rq.Stand, seat=1)
    assert company.table.seats[1].kind == "empty"
    refused("table-not-your-seat", lambda: company.move(1, "3"))
    company.does("Ben", rq.Return, seat=1)
    company.move(1, "3")


def test_the_host_gives_an_abandoned_seat_to_a_bot_and_its_owner_takes_it_back() -> None:
    company = seated("foxy", "Ada", "Ben")
    refused("table-seat-taken", lambda: company.asks("Ada", rq.AddBot, bot="cub", seat=1))
    company.does("Ben", rq.Stand, seat=1)
    company.does("Ada", rq.AddBot, bot="cub", seat=1)
    company.happen(company.bot_moves(1, 1, "4"))
    company.does("Ben", rq.Return, seat=1)
    assert company.table.seats[1].kind == "person"
    refused("table-not-your-seat", lambda: company.asks("Eve", rq.Return, seat=1))


def test_a_bot_s_move_that_comes_too_late_is_no_event() -> None:
    company = seated("foxy", "Ada", "Ben")
    assert company.bot_moves(1, 1, "4") == [], "a person sits there"
    company.does("Ben", rq.Stand, seat=1)
    company.does("Ada", rq.AddBot, bot="cub", seat=1)
    assert company.bot_moves(1, 0, "4") == []


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
    assert company.table.timer.left == (70.0, 100.0)[:: 1 if seat == 0 else -1]


def test_in_foxy_everyone_s_clock_runs_at_once_until_they_have_written() -> None:
    company = seated("foxy", "Ada", "Ben", clock=Clock("bank", 100))
    started = company.now - 1
    company.now = started + 10
    company.move(1, "1")
    company.now = started + 40
    company.move(0, "1")
    assert company.table.timer.left == (60.0, 90.0)


def test_when_time_is_up_a_bot_makes_one_move_and_not_before() -> None:
    company = seated("foxrun", "Ada", "Ben", clock=Clock("move", 60))
    seat, started = company.table.state.waits_for(), company.now - 1
    company.now = started + 59
    assert company.bot_moves(seat, 1, "step d2") == []
    company.now = started + 60
    [moved] = company.happen(company.bot_moves(seat, 1, "step d2"))
    assert isinstance(moved, Moved)
    assert moved.by == "clock"


def test_a_game_is_paused_when_everyone_wants_it_and_goes_on_when_one_does_not() -> None:
    company = seated("foxrun", "Ada", "Ben", clock=Clock("move", 60))
    seat, started = company.table.state.waits_for(), company.now - 1
    company.does("Ada", rq.Pause, wanted=True)
    assert company.table.timer.deadline() == (started + 60, seat)
    company.now = started + 20
    company.does("Ben", rq.Pause, wanted=True)
    assert company.table.timer.deadline() is None
    refused("table-paused", lambda: company.move(seat, "step d2"))
    company.now = started + 5000
    company.does("Ada", rq.Pause, wanted=False)
    assert company.table.timer.deadline() == (started + 5000 + 40, seat)
    company.move(seat, "step d2")


def test_a_clock_stands_still_while_everyone_who_is_here_wants_a_pause() -> None:
    """Whoever leaves no longer counts, and whoever comes back does."""
    company = seated("foxrun", "Ada", "Ben", clock=Clock("move", 60))
    company.does("Ada", rq.Pause, wanted=True)
    seen = [(company.table.paused, company.table.timer.deadline() is None)]
    company.does("Ben", rq.Stand, seat=1)
    seen.append((company.table.paused, company.table.timer.deadline() is None))
    company.does("Ben", rq.Return, seat=1)
    seen.append((company.table.paused, company.table.timer.deadline() is None))
    assert seen == [(False, False), (True, True), (False, False)]


def test_nobody_takes_back_what_a_bot_did_in_their_place() -> None:
    company = undoable()
    seat = company.table.steps[-1].seat
    guest = company.table.seats[seat].guest or ""
    company.does(guest, rq.Stand, seat=seat)
    company.does("Ada", rq.AddBot, bot="cub", seat=seat)
    refused("table-not-your-seat", lambda: company.asks(guest, rq.Undo, seat=seat))


def test_nothing_is_taken_back_during_a_pause() -> None:
    company = undoable()
    seat = company.table.steps[-1].seat
    for guest in ("Ada", "Ben"):
        company.does(guest, rq.Pause, wanted=True)
    refused("table-paused", lambda: company.asks(company.table.seats[seat].guest or "", rq.Undo, seat=seat))


# --- the end ------------------------------------------------------------------------------------------


def test_after_the_end_there_is_one_rematch() -> None:
    company = seated("foxrun", "Ada", "Ben")
    refused("table-phase-playing", lambda: company.asks("Ada", rq.Rematch))
    while company.table.phase == "playing":
        company.move_somehow()
    [rematched] = company.does("Ben", rq.Rematch)
    assert isinstance(rematched, Rematched)
    assert company.asks("Ada", rq.Rematch) == []
    assert company.table.rematch_at == rematched.table


def test_a_closed_table_does_nothing_any_more() -> None:
    company = seated("foxrun", "Ada", "Ben")
    company.close()
    refused("table-phase-closed", company.move_somehow)


# --- the log ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["foxy", "foxrun"])
def test_the_log_gives_back_the_table(game: str) -> None:
    company = seated(game, "Ada", "Ben", clock=Clock("bank", 10_000))
    while company.table.phase == "playing":
        again = company.reopened()
        assert again.state.freeze() == company.table.state.freeze()
        assert (again.seq, again.turn, again.timer) == (company.table.seq, company.table.turn, company.table.timer)
        company.move_somehow()
    assert company.reopened().record() == company.table.record()


def test_the_deal_depends_on_every_salt_and_on_the_seed() -> None:
    setups = set()
    for salt in ("a", "b", "c"):
        company = Company("foxrun")
        company.sit("Ada", "Ben")
        for guest, own in (("Ada", "x"), ("Ben", salt)):
            company.does(guest, rq.Ready, salt=own)
        company.does("Ada", rq.Start)
        setups.add(str(company.table.record().setup))
    assert len(setups) == 3
