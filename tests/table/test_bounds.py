"""Limits on how far guests can make a table grow."""

from __future__ import annotations

import pytest

from foxden.bounds import Bounds, read_bounds
from foxden.game import Refusal
from foxden.table import requests as rq
from foxden.table.asks import GuestAsks
from foxden.table.decide import decide
from foxden.table.people_names import skeleton, tidy_name
from tests.table.company import Company


def test_one_guest_takes_a_dozen_seats_and_no_more() -> None:
    table = Company("foxy")
    for number in range(12):
        table.does("Ada", rq.Sit, name=f"child {number}")
    with pytest.raises(Refusal, match="table-enough-seats"):
        table.asks("Ada", rq.Sit, name="one more")
    table.does("Ben", rq.Sit, name="Ben")


def test_bots_at_a_table_are_bounded() -> None:
    table = Company("foxy")
    for _ in range(60):
        table.does("Ada", rq.AddBot, bot="random")
    with pytest.raises(Refusal, match="table-enough-bots"):
        table.asks("Ada", rq.AddBot, bot="random")


@pytest.mark.parametrize("phase", ["target", "play"])
def test_fp_9_a_card_face_down_is_changed_fifty_times_a_turn(phase: str) -> None:
    table = Company("fowlplay")
    table.sit("Ada", "Ben")
    table.start()
    while phase == "play" and table.table.turn < 4:
        table.move_somehow()
    turn, seq = table.table.turn, table.table.seq
    for _ in range(51):
        table.does("Ada", rq.Move, seat=0, turn=turn, text=offered(table, 0))
    assert offered(table, 0).startswith(phase)
    with pytest.raises(Refusal, match="table-enough-changes"):
        table.asks("Ada", rq.Move, seat=0, turn=turn, text=offered(table, 0))
    assert (table.table.turn, table.table.seq) == (turn, seq + 51)
    table.does("Ben", rq.Move, seat=1, turn=turn, text=offered(table, 1))
    assert table.table.turn == turn + 1


def offered(table: Company, seat: int) -> str:
    return table.table.game.write(table.table.state.moves(seat).nth(0))


def test_what_is_written_in_secret_is_changed_fifty_times_a_turn() -> None:
    table = Company("foxy")
    table.sit("Ada", "Ben")
    table.start()
    for number in range(51):
        table.does("Ada", rq.Move, seat=0, turn=1, text=str(number % 10))
    with pytest.raises(Refusal, match="table-enough-changes"):
        table.asks("Ada", rq.Move, seat=0, turn=1, text="3")
    with pytest.raises(Refusal, match="table-not-your-seat"):
        table.asks("Eve", rq.Move, seat=0, turn=1, text="3")
    table.does("Ben", rq.Move, seat=1, turn=1, text="3")
    table.does("Ada", rq.Move, seat=0, turn=2, text="3")
    table.does("Ada", rq.Move, seat=0, turn=2, text="4")


def test_a_log_ends_some_day_and_whoever_wants_to_leaves() -> None:
    table, bounds = Company("foxy"), Bounds(events_per_seat=5)
    table.sit("Ada")
    for number in range(9):
        table.does("Ada", rq.Ready, salt=str(number))
    ready, stand = rq.Ready(id="a", salt="x"), rq.Stand(id="b", seat=0)
    with pytest.raises(Refusal, match="table-used-up"):
        decide(table.table, GuestAsks("Ada", ready), 0.0, bounds)
    assert decide(table.table, GuestAsks("Ada", stand), 0.0, bounds)
    assert decide(table.table, GuestAsks("Ada", ready), 0.0)


def test_only_who_is_meant_is_sent_away() -> None:
    table = Company("foxy")
    table.sit("Ada", "Eve", "Ben")
    table.does("Eve", rq.Stand, seat=1)
    with pytest.raises(Refusal, match="table-other-there"):
        table.asks("Ada", rq.Remove, seat=1, name="Eve")
    table.does("Ada", rq.Remove, seat=1, name="Ben")
    assert table.table.banned == {"Ben"}


def test_pages_that_were_loaded_before_may_still_send_somebody_away() -> None:
    table = Company("foxy")
    table.sit("Ada", "Eve")
    table.does("Ada", rq.Remove, seat=1)
    assert table.table.banned == {"Eve"}


# --- names ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200b", "\u3164", "\u2800 \u2800", "\u202e", "\u0301\u0301", "\u1160"]
)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    with pytest.raises(Refusal, match="table-name"):
        Company("foxy").asks("Eve", rq.Sit, name=name)


LIKE_ADA = [
    "ada",
    "ADA",
    "Аda",
    "Adа",
    "Αda",
    "A\u200bda",
    "A\u202eda",
    "Ａｄａ",
    "A d a",
    "Adá",
    "@da",
    "A\u2800da",
    "𝐀𝐝𝐚",
]


@pytest.mark.parametrize(
    ("name", "like"), [*(("Ada", like) for like in LIKE_ADA), ("Mia", "rnia"), ("Wim", "VVim"), ("Lia", "Iia")]
)
def test_nobody_is_taken_for_somebody_else(name: str, like: str) -> None:
    table = Company("foxy")
    table.sit(name)
    table.does("Eve", rq.Sit, name=like)
    assert table.table.seats[1].name.endswith(" 2")


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Đorđe", "Nguyễn Thị", "Анна", "Αθηνά", "さくら", "李雷", "אדם", "O’Neil 🦊"]
)
def test_names_of_all_the_world_stay_as_they_are(name: str) -> None:
    assert tidy_name(name) == name


def test_marks_are_not_piled_up() -> None:
    assert len(tidy_name("Z" + "\u0335" * 20 + "o")) == 4


def test_different_names_stay_different() -> None:
    names = ["Ada", "Ben", "Anna", "Hannah", "Lia", "Max", "Mia", "Tom", "Tim", "Jo", "Joe", "Анна", "Яна", "player 1",
             "player 2", "player 12", "Lea", "Leo"]  # fmt: skip
    assert len({skeleton(name) for name in names}) == len(names)


def test_one_s_own_name_can_be_written_otherwise() -> None:
    table = Company("foxy")
    table.sit("ada")
    table.does("ada", rq.Rename, seat=0, name="Ada")
    assert table.table.seats[0].name == "Ada"


# --- settings -------------------------------------------------------------------------------------------


def test_limits_are_set_by_name() -> None:
    assert read_bounds(["seats-per-guest=20", "pad-kilobytes=5"]) == Bounds(seats_per_guest=20, pad_kilobytes=5)
    for wrong in ("seats=20", "seats-per-guest", "seats-per-guest=x", "seats-per-guest=0"):
        with pytest.raises(ValueError, match="seats-per-guest"):
            read_bounds([wrong])
