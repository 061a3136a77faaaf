"""My games: a guest's finished games page by page, statistics, and all records in one file."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from foxden.botkit.review import ReviewTable
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.scene import Say
from foxden.statkit import FigureSum, add_figures, write_share
from foxden.store.store import GuestResult
from foxden.table.own_game import Against, OwnGame, tell_own_game
from foxden.text import speaker
from foxden.web.http import answer_in_words, language_of, read_query
from foxden.web.limits import Shares
from foxden.web.own_games_api import GameStatistics, OpponentListed, OwnGameListed, OwnGamesListed, OwnGamesWanted
from foxden.web.site import Site

PAGE = 25
MOST_OPPONENTS = 50
"""Most opponents listed in the filter."""
AGAINST: tuple[Against, ...] = ("people", "bots", "alone")
Games = Sequence[tuple[GuestResult, OwnGame]]


class OwnGamesPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    async def games(self, request: Request) -> Response:
        self.site.slow_down(self.site.replays, request)
        wanted = read_query(request, OwnGamesWanted)
        guest, new = await self.site.guest_of(request)
        waiting = 0 if new else await self.site.own_games.count(guest)
        games: Games = [] if new else await self.site.own_games.games_of(guest)
        listed = await asyncio.to_thread(list_games, games, wanted, waiting, language_of(request))
        return self.site.welcome(request, answer_in_words(listed), guest)

    async def records(self, request: Request) -> Response:
        """One download at a time per guest, because the games are read from their logs meanwhile."""
        self.site.slow_down(self.site.replays, request)
        wanted = read_query(request, OwnGamesWanted)
        guest = await self.site.known_guest(request)
        if guest is None:
            raise Refusal("http", "no-guest")
        games = await self.site.own_games.games_of(guest)
        names = [result.table for result, own in games if result.has_log and is_wanted(own, wanted)]
        if not self.site.exports.take(guest):
            raise Refusal("http", "too-fast")
        return RecordsFile(self.site.own_games.records(names), self.site.exports, guest)


class RecordsFile(StreamingResponse):
    """Records line by line, sent as they are read; however that ends, the guest's slot is released."""

    def __init__(self, lines: AsyncIterator[bytes], exports: Shares, guest: str) -> None:
        headers = {"Content-Disposition": 'attachment; filename="foxden-games.jsonl"', "Cache-Control": "no-store"}
        super().__init__(lines, 200, headers, "application/x-ndjson")
        self.exports = exports
        self.guest = guest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.exports.give_back(self.guest)


# --- the list ---------------------------------------------------------------------------------------------


def list_games(games: Games, wanted: OwnGamesWanted, waiting: int, language: str) -> OwnGamesListed:
    """In a thread: there may be thousands."""
    say = speaker(language)
    found = [(result, own) for result, own in games if is_wanted(own, wanted)]
    pages = max(1, -(-len(found) // PAGE))
    page = min(wanted.page, pages - 1)
    shown = [list_game(result, own, say) for result, own in found[page * PAGE : (page + 1) * PAGE]]
    owns = [own for _, own in found]
    return OwnGamesListed(shown, page, pages, len(found), len(games), waiting, list_opponents(games), add_up(owns, say))


def is_wanted(own: OwnGame, wanted: OwnGamesWanted) -> bool:
    return (
        own.game in GAMES
        and wanted.game in ("", own.game)
        and wanted.outcome in ("", own.outcome)
        and wanted.against in ("", own.against)
        and (not wanted.opponent or wanted.opponent in own.opponents)
    )


def list_game(result: GuestResult, own: OwnGame, say: Say) -> OwnGameListed:
    words, points = tell_own_game(own, say), tell_points(own)
    return OwnGameListed(result.table, own.game, result.ended, own.outcome, words, points, result.has_log)


def tell_points(own: OwnGame) -> str:
    """Everyone's points; nothing in games where a point only means a win."""
    if own.seats < 2 or all(player.score == int(player.rank == 1) for player in own.players):
        return ""
    best_first = sorted(own.players, key=lambda player: player.rank)
    return " · ".join(f"{player.name} {player.score}" for player in best_first)


def list_opponents(games: Games) -> list[OpponentListed]:
    """Opponents in all games, so that another one can be chosen."""
    counted = Counter(name for _, own in games for name in own.opponents)
    best = sorted(counted.items(), key=lambda each: (-each[1], each[0]))[:MOST_OPPONENTS]
    return [OpponentListed(name, number) for name, number in best]


# --- what they add up to ----------------------------------------------------------------------------------


def add_up(owns: list[OwnGame], say: Say) -> list[GameStatistics]:
    """Statistics per game, from games in which this guest alone played their seat."""
    told = []
    for name, game in GAMES.items():
        counted = [own for own in owns if own.game == name and own.outcome != "shared"]
        if counted:
            sums = add_figures(own.figures for own in counted)
            more = game.statistics.tell(sums, say) if game.statistics is not None else []
            told.append(GameStatistics(name, [write_results(counted, say), *more]))
    return told


def write_results(owns: list[OwnGame], say: Say) -> ReviewTable:
    """Won against whom."""
    rows = []
    for against in AGAINST:
        won = [own.outcome == "won" for own in owns if own.against == against]
        if won:
            share = FigureSum(sum(won), len(won), len(won))
            rows.append([say("stat-opponents", against=against), write_share(share, say), str(len(won))])
    return ReviewTable(say("stat-results"), [say("stat-against"), say("stat-won"), say("stat-games")], rows)
