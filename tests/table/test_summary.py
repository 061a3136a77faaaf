"""A table in a sentence, for each of its players."""

from __future__ import annotations

import pytest

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.table import requests as rq
from foxden.table.asks import GuestQuits
from foxden.table.events import Closed, Stood
from foxden.table.summary import BARELY_BEGUN, is_barely_begun, summarize
from foxden.text import LANGUAGES, speaker
from tests.table.company import Company, seated

say = speaker("en")


def told(company: Company, guest: str) -> tuple[bool, str]:
    summary = summarize(company.table, guest, say)
    return summary.asked, summary.words


def with_bots(game: str, *bots: str, people: tuple[str, ...] = ("Ada",)) -> Company:
    company = Company(game, people[0])
    company.sit(*people)
    for bot in bots:
        company.does(people[0], rq.AddBot, bot=bot)
    company.start()
    return company


def on_one_device(game: str) -> Company:
    company = Company(game, "Ada")
    for name in ("Ada", "Ben"):
        company.does("Ada", rq.Sit, name=name)
    company.start()
    return company


def test_before_the_game_it_says_who_is_there() -> None:
    company = Company("foxrun", "Ada")
    company.sit("Ada")
    assert told(company, "Ada") == (False, "Not started yet, and no one else is here")
    company.sit("Ben", "Cid")
    assert told(company, "Ada") == (False, "Not started yet, with Ben and Cid")


def test_whose_turn_it_is_and_whom_one_waits_for() -> None:
    company = seated("foxrun", "Ada", "Ben")
    names = [company.table.seats[seat].name for seat in range(2)]
    asked = company.table.state.waits_for()
    me, other = names[asked], names[1 - asked]
    assert told(company, me) == (True, f"Your turn against {other}")
    assert told(company, other) == (False, f"Waiting for {me}")


def test_of_many_others_some_are_named() -> None:
    company = seated("foxy", "Ada", "Ben", "Cid", "Dora", "Emil")
    assert told(company, "Ada") == (True, "Your turn, with Ben, Cid and 2 more")


def test_on_one_device_it_says_whose_turn_it_is() -> None:
    company = on_one_device("foxrun")
    name = company.table.seats[company.table.state.waits_for()].name
    assert told(company, "Ada") == (True, f"It’s {name}’s turn")


def test_where_a_bot_sits_in_it_says_so() -> None:
    company = seated("foxrun", "Ada", "Ben")
    company.does("Ben", rq.Stand, seat=1)
    company.does("Ada", rq.AddBot, bot="cub", seat=1)
    assert told(company, "Ben") == (False, "A bot is playing for you, with Ada")


@pytest.mark.parametrize("game", GAMES)
def test_of_a_finished_game_it_says_who_has_won_with_what_and_against_whom(game: str) -> None:
    company = seated(game, "Ada", "Ben").play_to_the_end()
    result = company.table.game.result(company.table.state)
    assert result is not None
    won = [seat.name for seat, place in zip(company.table.seats, result.ranks, strict=True) if place == 1]
    for me, other in (("Ada", "Ben"), ("Ben", "Ada")):
        summary = summarize(company.table, me, say)
        expected = (
            f"You tied with {other}" if len(won) == 2
            else f"You won against {other}" if me in won
            else f"{other} won against you"
        )  # fmt: skip
        assert (summary.asked, summary.words) == (False, expected)
        assert summary.how, "the game itself says how"


def test_partners_win_and_lose_together() -> None:
    company = seated("foxrun", "Ada", "Ben", "Cid", "Dora").play_to_the_end()
    result = company.table.game.result(company.table.state)
    assert result is not None
    for me, seat in enumerate(company.table.seats):
        sides = list(zip(company.table.seats.names, result.ranks, strict=True))
        [partner] = [name for name, place in sides if place == result.ranks[me] and name != seat.name]
        others = " and ".join(name for name, place in sides if place != result.ranks[me])
        words = summarize(company.table, seat.guest or "", say).words
        if result.ranks[me] == 1:
            assert words == f"You and {partner} won against {others}"
        else:
            assert words == f"{others} won against you and {partner}"


def test_of_those_on_one_device_the_winner_is_named() -> None:
    company = on_one_device("foxrun").play_to_the_end()
    assert told(company, "Ada")[1] in ("Ada won against Ben", "Ben won against Ada")


def test_alone_one_wins_or_not() -> None:
    company = Company("foxy", "Ada")
    company.sit("Ada")
    company.start()
    company.play_to_the_end()
    assert told(company, "Ada")[1] in ("You won", "Not quite enough this time")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_of_a_game_has_its_sentence_in_every_language(game: str, language: str) -> None:
    company = with_bots(game, "cub", people=("Ada", "Ben"))
    for guest in ("Ada", "Ben"):
        assert summarize(company.table, guest, speaker(language)).words
    company.close()
    assert summarize(company.table, "Ben", speaker(language)).words


# --- leaving for good -------------------------------------------------------------------------------------------


def test_whoever_leaves_for_good_leaves_the_others_a_table_to_play_on_at() -> None:
    company = seated("foxrun", "Ada", "Ben")
    company.happen(company.decide(GuestQuits("Ada")))
    assert [seat.kind for seat in company.table.seats] == ["empty", "person"]
    assert company.table.phase == "playing"
    assert company.decide(GuestQuits("Ada")) == [], "once is enough"


def test_a_game_that_nobody_else_can_go_on_with_is_closed() -> None:
    company = with_bots("foxrun", "cub")
    assert [type(event) for event in company.happen(company.decide(GuestQuits("Ada")))] == [Closed]
    assert company.table.phase == "closed"
    assert told(company, "Ada") == (False, "Ended early, with Vixen")
    assert company.decide(GuestQuits("Ada")) == []


def test_a_host_who_leaves_before_the_game_closes_the_table_and_a_guest_does_not() -> None:
    company = Company("foxrun", "Ada")
    company.sit("Ada", "Ben")
    assert [type(event) for event in company.decide(GuestQuits("Ben"))] == [Stood]
    assert [type(event) for event in company.decide(GuestQuits("Ada"))] == [Closed]


def test_a_stranger_closes_nothing() -> None:
    empty = Company("foxrun", "Ada")
    for company in (empty, with_bots("foxrun", "cub")):
        with pytest.raises(Refusal) as refused:
            company.decide(GuestQuits("Eve"))
        assert refused.value.key == "table-not-here"


def test_a_finished_game_stays_as_it_is() -> None:
    company = seated("foxrun", "Ada", "Ben").play_to_the_end()
    assert company.decide(GuestQuits("Ada")) == []


# --- what goes away ---------------------------------------------------------------------------------------------


def test_a_game_against_bots_is_barely_begun_until_one_has_moved_a_few_times() -> None:
    company = with_bots("foxrun", "cub")
    moved = 0
    while company.table.phase == "playing" and moved < BARELY_BEGUN:
        assert is_barely_begun(company.table, "Ada")
        seat = company.table.state.waits_for()
        text = company.table.game.write(company.table.state.moves(seat).nth(0))
        if seat == 0:
            company.move(seat, text)
            moved += 1
        else:
            company.happen(company.bot_moves(seat, company.table.turn, text))
    assert moved == BARELY_BEGUN
    assert not is_barely_begun(company.table, "Ada")


def test_games_with_other_people_on_one_device_and_lobbies_do_not_go_away() -> None:
    lobby = Company("foxrun", "Ada")
    lobby.sit("Ada")
    for company in (lobby, seated("foxrun", "Ada", "Ben"), on_one_device("foxrun")):
        assert not is_barely_begun(company.table, "Ada")
