"""Absent players don't hold up a game: nudges, bots that fill in, ending by agreement, and resigning."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from foxden.game import Refusal
from foxden.games import GAMES
from foxden.record import Violation, decode, encode
from foxden.record_check import check
from foxden.replay import PUBLIC, show_again
from foxden.table import requests as rq
from foxden.table.asks import NOBODY_AWAY, Away, GuestAsks
from foxden.table.deal import verify
from foxden.table.events import AnyEvent, Closed, Nudged, Resigned, Seated, Stood, Stopping
from foxden.table.summary import summarize
from foxden.table.waiting import BETWEEN_NUDGES
from foxden.text import speaker
from tests.table.company import Company, seated

say = speaker("en")


class Waiting(Company):
    """Requests come with who is away."""

    away = NOBODY_AWAY

    def asks(self, guest: str, request: type[rq.TableRequest], **words: Any) -> list[AnyEvent]:
        return self.decide(GuestAsks(guest, request(id=str(next(self.ids)), **words), self.away))


def begun(game: str, *names: str, bots: int = 0) -> Waiting:
    company = Waiting(game, names[0])
    company.sit(*names)
    for _ in range(bots):
        company.does(names[0], rq.AddBot, bot="cub")
    company.start()
    return company


def kinds(events: list[AnyEvent]) -> list[type]:
    return [type(event) for event in events]


def refusal(company: Company, guest: str, request: type[rq.TableRequest], **words: Any) -> str:
    with pytest.raises(Refusal) as refused:
        company.asks(guest, request, **words)
    return refused.value.key


def pick(company: Company) -> tuple[int, str, str]:
    """The seat that is waited for, whose it is, and who waits."""
    seat = company.table.state.waits_for()
    names = list(company.table.seats.names)
    return seat, names[seat], names[1 - seat]


def folds_again(company: Company) -> None:
    """From its log it is the same again."""
    table, again = company.table, company.reopened()
    assert (again.nudged, again.stopping, again.closed_by, again.phase, again.seats) == (
        table.nudged, table.stopping, table.closed_by, table.phase, table.seats,
    )  # fmt: skip


# --- away on their turn -----------------------------------------------------------------------------------------


def test_whoever_is_missed_can_be_nudged_once_a_minute_and_reads_of_it() -> None:
    company = begun("foxrun", "Ada", "Ben")
    seat, missed, waits = pick(company)
    assert refusal(company, waits, rq.Nudge, seat=seat) == "table-not-missed"
    company.away = Away(frozenset({seat}), frozenset({missed}))
    assert kinds(company.does(waits, rq.Nudge, seat=seat)) == [Nudged]
    assert summarize(company.table, missed, say).words == f"{waits} is waiting for you"
    assert refusal(company, waits, rq.Nudge, seat=seat) == "table-nudged"
    company.now += BETWEEN_NUDGES
    assert kinds(company.does(waits, rq.Nudge, seat=seat)) == [Nudged]
    folds_again(company)
    company.move_somehow()
    assert not company.table.nudged, "whoever has moved needs no reminder"


def test_a_bot_plays_on_for_whoever_is_missed_until_they_are_back() -> None:
    company = begun("foxrun", "Ada", "Ben")
    seat, missed, waits = pick(company)
    assert refusal(company, waits, rq.SitIn, seat=seat) == "table-not-missed"
    company.away = Away(frozenset({seat}), frozenset({missed}))
    assert kinds(company.does(waits, rq.SitIn, seat=seat)) == [Stood, Seated]
    assert company.table.seats[seat].kind == "bot"
    assert company.asks(waits, rq.SitIn, seat=seat) == [], "once is enough"
    text = company.table.game.write(company.table.state.moves(seat).nth(0))
    assert company.bot_moves(seat, company.table.turn, text), "the bot is asked now"
    assert summarize(company.table, missed, say).words == f"A bot is playing for you, with {waits}"
    assert refusal(company, missed, rq.SitIn, seat=1 - seat) == "table-not-here"
    company.does(missed, rq.Return, seat=seat)
    assert company.table.seats[seat].kind == "person"


def test_a_bot_plays_on_at_once_for_whoever_has_left() -> None:
    company = begun("foxrun", "Ada", "Ben")
    company.does("Ada", rq.Stand, seat=0)
    assert kinds(company.does("Ben", rq.SitIn, seat=0)) == [Seated], "the host need not be there"


def test_nobody_decides_for_themselves_that_they_are_missed_and_strangers_decide_nothing() -> None:
    company = begun("foxrun", "Ada", "Ben")
    company.away = Away(frozenset({0, 1}), frozenset({"Ada", "Ben"}))
    for request in (rq.Nudge, rq.SitIn):
        assert refusal(company, "Ada", request, seat=0) == "table-your-seat"
        assert refusal(company, "Eve", request, seat=0) == "table-not-here"
        assert refusal(company, "Ada", request, seat=7) == "table-no-seat"
    for words in ({"wanted": True}, {"wanted": False}):
        assert refusal(company, "Eve", rq.Stop, **words) == "table-not-here"


# --- the end by agreement ---------------------------------------------------------------------------------------


def test_against_bots_alone_a_game_is_ended_at_once() -> None:
    company = begun("fowlplay", "Ada", bots=2)
    assert kinds(company.does("Ada", rq.Stop, wanted=True)) == [Stopping, Closed]
    assert company.table.unfinished
    assert refusal(company, "Ada", rq.Stop, wanted=True) == "table-phase-closed"
    assert kinds(company.does("Ada", rq.Rematch))[0].__name__ == "Rematched", "and another one is begun"


def test_people_end_a_game_when_all_of_them_want_it() -> None:
    company = begun("foxy", "Ada", "Ben", "Cid")
    assert kinds(company.does("Ada", rq.Stop, wanted=True)) == [Stopping]
    assert company.asks("Ada", rq.Stop, wanted=True) == []
    assert kinds(company.does("Ben", rq.Stop, wanted=True)) == [Stopping]
    assert kinds(company.does("Ada", rq.Stop, wanted=False)) == [Stopping]
    assert kinds(company.does("Cid", rq.Stop, wanted=True)) == [Stopping], "one of them has thought better of it"
    assert kinds(company.does("Ada", rq.Stop, wanted=True)) == [Stopping, Closed]
    folds_again(company)


def test_whoever_plays_on_does_not_want_the_end_any_more() -> None:
    company = begun("foxrun", "Ada", "Ben")
    _, asked, _ = pick(company)
    company.does(asked, rq.Stop, wanted=True)
    company.move_somehow()
    assert not company.table.stopping


def test_whoever_is_away_is_not_asked() -> None:
    company = begun("foxrun", "Ada", "Ben")
    assert kinds(company.does("Ada", rq.Stop, wanted=True)) == [Stopping]
    company.away = Away(guests=frozenset({"Ben"}))
    assert kinds(company.does("Ada", rq.Stop, wanted=True)) == [Closed]


def drawn_situations(game: str, many: int) -> list[tuple[Waiting, str, Away]]:
    """Games in mid-play, with some players gone, some who want to end it, and some away."""
    situations = []
    for seed in range(many):
        chance = random.Random(f"{game} {seed}")
        names = ["Ada", "Ben", "Cid"][: chance.choice([2, 3])]
        company = begun(game, *names, bots=chance.choice([0, 1]))
        for _ in range(chance.randrange(6)):
            guest = chance.choice(names)
            if guest in company.table.seats.people:
                dice = chance.random()
                if dice < 0.3:
                    company.does(guest, rq.Stand, seat=names.index(guest))
                elif dice < 0.6 and len(company.table.seats.people) > len(company.table.stopping | {guest}):
                    company.does(guest, rq.Stop, wanted=True)
        gone = frozenset(name for name in names if chance.random() < 0.4)
        seats = frozenset(
            seat for seat, name in enumerate(names) if name in gone and company.table.state.must(seat)
        )  # fmt: skip
        situations.append((company, chance.choice([*names, "Eve"]), Away(seats, gone)))
    return situations


@pytest.mark.parametrize("game", GAMES)
def test_in_whatever_situation_only_those_who_are_missed_lose_their_seat_and_only_all_who_are_there_end_it(
    game: str,
) -> None:
    done = dict.fromkeys(("nudged", "sat in", "ended", "refused"), 0)
    for company, guest, away in drawn_situations(game, 120):
        company.away = away
        table, before = company.table, list(company.log)
        wishes: Iterator[tuple[type[rq.TableRequest], dict[str, Any]]] = itertools.chain(
            ((kind, {"seat": seat}) for kind in (rq.Nudge, rq.SitIn) for seat in range(len(table.seats))),
            ((rq.Stop, {"wanted": wanted}) for wanted in (True, False)),
        )
        for request, words in wishes:
            try:
                events = company.asks(guest, request, **words)
            except Refusal:
                done["refused"] += 1
                continue
            assert guest in table.seats.people
            if request is rq.Stop:
                ends = Closed in kinds(events)
                done["ended"] += ends
                wanted = table.stopping | {guest}
                assert ends == (words["wanted"] and all(each in wanted | away.guests for each in table.seats.people))
                continue
            seat = table.seats[words["seat"]]
            assert seat.guest != guest
            if events:
                assert seat.kind == "empty" or words["seat"] in away.seats
                done["nudged" if request is rq.Nudge else "sat in"] += 1
        assert (company.table, company.log) == (table, before), "to decide changes nothing"
    assert all(done.values()), done


# --- giving up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_leaves_the_win_to_the_other(seat: int) -> None:
    company = begun("foxrun", "Ada", "Ben")
    for _ in range(5):
        company.move_somehow()
    name = company.table.seats.names[seat]
    assert company.table.can_resign(seat)
    assert kinds(company.does(name, rq.Resign, seat=seat)) == [Resigned]
    assert company.table.phase == "over"
    result = company.table.game.result(company.table.state)
    assert result is not None
    assert result.ranks == ([2, 1] if seat == 0 else [1, 2])
    assert str(result.by).endswith("-resigned")
    assert refusal(company, name, rq.Resign, seat=seat) == "table-phase-over"
    record = decode(encode(company.table.full_record()))
    assert record.moves[-1] == (seat, "resign")
    check(record)
    verify(record)
    last = show_again(record, PUBLIC, len(record.moves), "en").moments[-1]
    assert last.line.startswith(f"{name} resigns. The ")


def test_giving_up_is_for_two_and_for_games_that_know_it() -> None:
    for company in (
        begun("foxrun", "Ada", "Ben", "Cid"),
        begun("foxrun", "Ada", "Ben", bots=1),
        begun("foxy", "Ada", "Ben"),
    ):
        assert not company.table.can_resign(0)
        assert refusal(company, "Ada", rq.Resign, seat=0) == "table-no-resigning"
    company = begun("foxrun", "Ada", "Ben")
    assert refusal(company, "Ada", rq.Resign, seat=1) == "table-not-your-seat"
    assert refusal(company, "Eve", rq.Resign, seat=1) == "table-not-your-seat"


def test_a_record_in_which_somebody_gives_up_where_that_cannot_be_is_refused() -> None:
    record = seated("foxrun", "Ada", "Ben").play_to_the_end().table.full_record()
    for moves in ([*record.moves, (0, "resign")], [*record.moves[:3], (5, "resign")]):
        record.moves = moves
        with pytest.raises(Violation):
            check(record)
    others = seated("foxy", "Ada", "Ben").play_to_the_end().table.full_record()
    others.moves = [*others.moves[:3], (0, "resign")]
    with pytest.raises(Violation):
        check(others)
