"""Finished games as stored for their players, including from old logs."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from foxden.live.table_log import fold_table
from foxden.result import Result
from foxden.table.own_game import (
    OwnGame,
    OwnGamePlayer,
    count_games,
    decode_own_game,
    encode_own_game,
    list_seats,
    tell_own_game,
)
from foxden.table.table import Table
from foxden.text import LANGUAGES, speaker
from tests.table.test_old_logs import LOGS, read_lines

OVER = "foxrun-first-form"


def table_of(name: str) -> Table:
    return fold_table(name, read_lines(name))


def ada_and(*others: tuple[str, int, bool], rank: int = 1, mine: int = 1) -> OwnGame:
    own = [OwnGamePlayer(f"Ada {number}" if number else "Ada", 5, rank, mine=True) for number in range(mine)]
    return OwnGame(
        "foxy", [*own, *(OwnGamePlayer(name, 3, place, bot=bot) for name, place, bot in others)], mine + len(others)
    )


@pytest.mark.parametrize("name", LOGS)
def test_only_of_a_game_that_is_over_something_is_kept_and_no_guest_s_id(name: str) -> None:
    table = table_of(name)
    games = count_games(table)
    assert bool(games) == (table.phase == "over" and bool(table.seats.by_guest))
    for own in games.values():
        written = encode_own_game(own)
        assert decode_own_game(written) == own
        assert not [guest for guest in table.seats.by_guest if len(guest) > 4 and guest.encode() in written]
        assert (own.left_out == "lesson") == (table.lesson is not None)
        assert (own.left_out == "from a moment") == (table.setup is not None)
        assert own.left_out or sum(player.mine for player in own.players) == len(
            next(seats for guest, seats in table.seats.by_guest.items() if games[guest] is own)
        )


def test_a_running_game_that_was_counted_would_be_noticed() -> None:
    """The planted violation: a game that goes on, passed off as one that is over."""
    running = next(table for table in map(table_of, LOGS) if table.phase == "playing" and table.lesson is None)
    assert count_games(running) == {}
    assert count_games(replace(running, phase="over")) == {}, "its rules know that it is not over"


def test_figures_are_those_of_the_seat_of_whoever_plays_alone_and_for_themselves() -> None:
    table = table_of(OVER)
    guest, (seat,) = next((guest, seats) for guest, seats in table.seats.by_guest.items() if len(seats) == 1)
    own = count_games(table)[guest]
    assert table.game.statistics is not None
    assert own.figures == table.game.statistics.count(table.state, seat) != {}
    sat_in = replace(table, seats=table.seats.change([seat], bot="cub"))
    assert count_games(sat_in)[guest].figures == {}
    everyone = replace(table, seats=table.seats.change(range(len(table.seats)), guest=guest))
    shared = count_games(replace(everyone, seats=type(table.seats)(everyone.seats)))[guest]
    assert (shared.figures, shared.outcome, shared.against) == ({}, "shared", "people")


def test_won_lost_against_people_bots_and_nobody() -> None:
    assert ada_and(("Ben", 2, False)).outcome == "won"
    assert ada_and(("Ben", 1, False), rank=2).outcome == "lost"
    assert ada_and(("Ben", 2, False), ("Todd", 3, True)).against == "people"
    assert ada_and(("Todd", 3, True)).against == "bots"
    assert ada_and().against == "alone"
    assert ada_and(("Todd", 3, True), mine=2).against == "people"
    assert ada_and(("Ben", 2, False), ("Todd", 3, True)).opponents == ["Ben", "Todd"]


def test_it_is_told_as_the_table_was() -> None:
    say = speaker("en")
    assert tell_own_game(ada_and(("Ben", 2, False)), say) == "You won against Ben"
    assert tell_own_game(ada_and(("Ben", 1, False), rank=2), say) == "Ben won against you"
    assert tell_own_game(ada_and(("Ben", 2, False), mine=2), say) == "Ada and Ada 1 won against Ben"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_told_in_every_language(language: str) -> None:
    for own in (ada_and(), ada_and(rank=2), ada_and(("Ben", 1, False)), ada_and(("Ben", 1, False), rank=2)):
        assert tell_own_game(own, speaker(language))


def test_of_a_crowd_the_best_and_oneself_are_kept() -> None:
    crowd = Result(scores=list(range(1000)), ranks=[1000 - seat for seat in range(1000)])
    assert list_seats([3], crowd) == [3, *range(988, 1000)]
    assert list_seats([995], crowd) == [987, *range(988, 1000)]
