"""The deals of the day: listing and trying them, results, and the best answers."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from foxden.botkit.daily import DailyTask
from foxden.game import AnyGame, Refusal
from foxden.games import GAMES
from foxden.live.dailies import daily_games, deal_day, prove_day, seed_of
from foxden.live.days import count_streak, date_of, day_of, left_of, read_date
from foxden.record import Record, Recorder, default_box
from foxden.store.store import DailyRow
from foxden.table.daily import DailyTry, kit_of, score_try
from foxden.table.deal import commit
from foxden.text import speaker
from foxden.web import today_api as api
from foxden.web.http import answer, answer_in_words, language_of, read_body
from foxden.web.site import Site

ARCHIVE = 60
"""Days that can be played again."""


class TodayPages:
    def __init__(self, site: Site) -> None:
        self.site = site

    @property
    def day_now(self) -> int:
        return day_of(self.site.house.now())

    # --- what can be asked ------------------------------------------------------------------------------

    async def today(self, request: Request) -> Response:
        self.site.slow_down(self.site.lists, request)
        guest, new = await self.site.guest_of(request)
        now = self.day_now
        rows = [] if new else await self.settle(guest, await self.site.house.store.dailies_of(guest))
        shown = api.Today(
            today=await self.show_day(now, rows, language_of(request)),
            left=left_of(self.site.house.now()),
            tomorrow=commit(seed_of(self.site.daily_secret, now + 1)),
            streak=count_streak({row.day for row in rows if row.points is not None}, now),
            earliest=date_of(now - ARCHIVE),
        )
        return self.site.welcome(request, answer_in_words(shown), guest)

    async def day(self, request: Request) -> Response:
        """A day that is over, with everything that was secret in it."""
        self.site.slow_down(self.site.lists, request)
        day = self.read_past(request.path_params["day"])
        guest = await self.site.known_guest(request)
        rows = [] if guest is None else await self.settle(guest, await self.site.house.store.dailies_of(guest))
        return answer_in_words(await self.show_day(day, rows, language_of(request)))

    async def proof(self, request: Request) -> Response:
        self.site.slow_down(self.site.lists, request)
        return answer(prove_day(self.site.daily_secret, self.read_past(request.path_params["day"])))

    async def begin(self, request: Request) -> Response:
        self.site.slow_down(self.site.openings, request)
        wanted = await read_body(request, api.NewDaily)
        if wanted.game not in daily_games():
            raise Refusal("http", "no-such-page")
        day = self.read_past(wanted.day) if wanted.day not in ("", date_of(self.day_now)) else self.day_now
        guest, _ = await self.site.guest_of(request)
        made = await self.open_try(guest, wanted.game, day, wanted.name)
        return self.site.welcome(request, answer(made, 201), guest)

    def read_past(self, text: str) -> int:
        """A day of the archive; days that aren't over are refused."""
        try:
            day = read_date(text)
        except ValueError:
            raise Refusal("http", "today-no-such-day") from None
        if not self.day_now - ARCHIVE <= day < self.day_now:
            raise Refusal("http", "today-no-such-day")
        return day

    # --- tries ------------------------------------------------------------------------------------------

    async def open_try(self, guest: str, game: str, day: int, who: str) -> api.DailyMade:
        """Continue the guest's try that counts, or open a new one; after that, practice tries. The table is opened
        before the try is recorded, so that no try is used up without a table."""
        store, task = self.site.house.store, deal_day(seed_of(self.site.daily_secret, day), game, day)
        row = find_row(await store.dailies_of(guest), day, game) if day == self.day_now else None
        if row is not None and row.points is None and await self.is_going(row):
            return api.DailyMade(row.table, f"/t/{row.table}", True)
        counts = day == self.day_now and row is None
        name = await self.site.house.open_daily(guest, game, who, DailyTry(day, counts, task))
        if counts:
            await store.try_daily(guest, day, game, name)
            kept = find_row(await store.dailies_of(guest), day, game)
            name = kept.table if kept is not None else name
        return api.DailyMade(name, f"/t/{name}", counts)

    async def is_going(self, row: DailyRow) -> bool:
        try:
            return (await self.site.house.glances.look(row.table)).phase == "playing"
        except Refusal:
            return False

    async def settle(self, guest: str, rows: list[DailyRow]) -> list[DailyRow]:
        """Record the results of tries that have ended since the last look."""
        return [row if row.points is not None else await self.settle_row(guest, row) for row in rows]

    async def settle_row(self, guest: str, row: DailyRow) -> DailyRow:
        try:
            scored = score_try(await self.site.house.glances.look(row.table))
        except Refusal:  # deleted before it was over
            return row
        if scored is None:
            return row
        await self.site.house.store.end_daily(guest, row.day, row.game, scored.points, scored.signs)
        return msgspec.structs.replace(row, points=scored.points, signs=scored.signs)

    # --- what is shown ----------------------------------------------------------------------------------

    async def show_day(self, day: int, rows: list[DailyRow], language: str) -> api.DayShown:
        seed = seed_of(self.site.daily_secret, day)
        games = [await self.show_game(GAMES[name], day, find_row(rows, day, name), language) for name in daily_games()]
        return api.DayShown(date_of(day), games, commit(seed), seed if day < self.day_now else "")

    async def show_game(self, game: AnyGame, day: int, row: DailyRow | None, language: str) -> api.DailyListed:
        task, said = deal_day(seed_of(self.site.daily_secret, day), game.name, day), speaker(language)
        over = day < self.day_now
        return api.DailyListed(
            game=game.name,
            title=game.title,
            ask=said(task.ask, **task.words),
            phase=await self.phase_of(row),
            table=row.table if row is not None else "",
            result=await self.show_result(game, task, row, language),
            answer=kit_of(game).tell_answer(task, said) if over else "",
            solution=msgspec.to_builtins(record_answer(game, task)) if over else None,
            start=len(task.moves),
        )

    async def phase_of(self, row: DailyRow | None) -> api.TryPhase:
        if row is None:
            return "open"
        if row.points is not None:
            return "over"
        return "going" if await self.is_going(row) else "given-up"

    async def show_result(
        self, game: AnyGame, task: DailyTask, row: DailyRow | None, language: str
    ) -> api.DailyResult | None:
        if row is None or row.points is None:
            return None
        tally = await self.site.house.store.tally_daily(row.day, game.name)
        others = sum(count for _, count in tally) - 1
        levels = [
            api.DailyLevel(name, share_below(made.items(), row.points)) for name, made in kit_of(game).levels().items()
        ]
        return api.DailyResult(
            words=kit_of(game).tell(row.points, task, speaker(language)),
            signs=row.signs,
            others=max(0, others),
            percent=share_below(tally, row.points, mine=1) if others > 0 else None,
            levels=levels,
        )


def find_row(rows: list[DailyRow], day: int, game: str) -> DailyRow | None:
    return next((row for row in rows if row.day == day and row.game == game), None)


def share_below(tally: Iterable[tuple[int, int]], points: int, mine: int = 0) -> int:
    """Percentage that scored fewer points; `mine`: how many of the tally are the reader's own."""
    counted = list(tally)
    below = sum(count for made, count in counted if made < points)
    return round(100 * below / max(1, sum(count for _, count in counted) - mine))


def record_answer(game: AnyGame, task: DailyTask) -> Record:
    """The best known answer, as a record to replay."""
    names = ["Foxden", *(kit_of(game).rival.capitalize() for _ in range(task.seats - 1))]
    state = game.read_setup(default_box(game.name), task.options, task.seats, task.setup)
    recorder = Recorder(game, state, task.options, names)
    for seat, text in [*task.moves, *task.answer]:
        recorder.play(seat, game.read(text))
    return recorder.record
