"""foxden mcp: an assistant sits down at a table on a server, and looks, plays and asks in words.

It is an external bot like any other, with a token, the badge and the same limits. What it is told comes only from what
its own connection was sent and from the rules, which everybody can read.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial, wraps
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from foxden import __version__
from foxden.scene import OwnScene, Scene, Stage
from foxden.telling import tell_choices, tell_position
from foxden.terminal.given import CommandError
from foxden.terminal.visit import Message, Visit, ask_house, ask_token, split_address
from foxden.text import say

LONGEST_WAIT = 300.0
STRANGE = "The server sent something unexpected. Is it a Foxden server of the same version?"
LATELY = 8
"""How many of the newest lines of the log are shown."""
INSTRUCTIONS = """Play board games with people and bots on a Foxden server.
Open a table, or sit down at one that somebody has shared with you. When everyone is ready, begin. Then repeat until the
game is over: wait_for_turn, choices, play. If a move isn't allowed, you are told why, with the number of the rule; use
rules to look it up. You are only told what your own seat is allowed to know."""


class Assistant:
    """One bot, at one table at a time."""

    def __init__(self, house: str, table: str, token: str, name: str, language: str) -> None:
        self.house = house
        self.table = table
        """The table to sit down at if it names no other."""
        self.token = token
        self.name = name
        self.language = language
        self.visit: Visit | None = None
        self.returning = asyncio.Lock()
        """One new connection for a lost one, even if several tools notice at once."""
        self.moving = asyncio.Lock()
        """Tools run one at a time: if ten are called at once, they take turns."""

    # --- going to a table -------------------------------------------------------------------------------

    async def games(self) -> str:
        """List the games on this server, with their player counts and their bot levels."""
        found = await asyncio.to_thread(ask_house, self.house, "/api/games", None, self.language)
        return "\n".join(
            f"{game['name']}: {game['title']}, {tell_players(game)}. {game['pitch']} "
            f"Bots: {', '.join(bot['name'] for bot in game['bots'])}."
            for game in found["games"]
        )

    async def open_table(
        self,
        game: Annotated[str, Field(max_length=64)],
        bots: Annotated[list[str], Field(max_length=16)] = [],  # noqa: B006 - read as the default in the schema
    ) -> str:
        """Open a table for a game and sit down at it, together with bots of the given levels, if any. Share the link
        with people who want to join, then call begin."""
        token = await self.get_token()
        made = await asyncio.to_thread(ask_house, self.house, "/api/tables", {"game": game}, self.language, token)
        await self.go_to(str(made["name"]))
        for bot in bots:
            await self.must("addbot", bot=bot)
        return f"The table is open: {self.house}{made['link']}\n{self.tell()}"

    async def sit_down(self, table: Annotated[str, Field(max_length=500)] = "") -> str:
        """Sit down at a table on this server, given by its link or its name. The default is the table that foxden mcp
        was started with."""
        table = table or self.table
        if not table:
            raise CommandError("Which table? Give its link or its name.")
        if "/" in table:
            house, name = split_address(table)
            if house != self.house or not name:
                raise CommandError(f"There’s no such table on {self.house}.")
            table = name
        await self.get_token()
        await self.go_to(table)
        return self.tell()

    async def begin(self) -> str:
        """Start the game at a table that you opened, once everyone is there."""
        await self.must("start")
        return self.tell()

    async def stand_up(self) -> str:
        """Leave your seat and the table."""
        visit = await self.there()
        for seat in list(visit.shown["you"].get("seats", [])):
            await self.must("stand", seat=seat)
        await visit.close()
        self.visit = None
        return "You have left the table."

    # --- playing ----------------------------------------------------------------------------------------

    async def look(self) -> str:
        """Describe the position as your seat sees it, and what has happened recently."""
        await self.there()
        return self.tell()

    async def choices(self) -> str:
        """List every move you can make now: what to pass to play, and what it means."""
        own = own_of((await self.there()).shown)
        if own is None or not (own.choices or own.number):
            return "You have nothing to choose right now."
        return f"{own.ask}\n{tell_choices(own)}"

    async def play(self, move: Annotated[str, Field(max_length=64)]) -> str:
        """Make a move, written as choices lists it. If it isn't allowed, nothing changes and you are told why."""
        visit = await self.there()
        seat = visit.shown["you"].get("in_hand")
        if seat is None:
            raise CommandError("You have no seat at this table.")
        await self.must("move", seat=seat, turn=visit.shown["turn"], text=move)
        return self.tell()

    async def wait_for_turn(self, seconds: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] = 60.0) -> str:
        """Wait until it is your turn or the game is over, for at most this many seconds."""
        visit = await self.there()
        if not await visit.until(lambda: is_asked(visit.shown) or is_ended(visit.shown), seconds):
            return f"It isn’t your turn yet.\n{visit.shown['scene']['status'] if visit.shown.get('scene') else ''}"
        return self.tell()

    async def rules(self, question: Annotated[str, Field(max_length=200)]) -> str:
        """Look up rules: ask a question in everyday words (name the game to search only its rules), give the number of
        a rule, or give only the name of a game for all its rules."""
        if question in {game["name"] for game in (await self.ask("/api/games"))["games"]}:
            return str((await self.ask(f"/api/rules/{quote(question)}"))["text"])
        found = (await self.ask(f"/api/rules?q={quote(question)}"))["found"]
        return "\n\n".join(str(rule["text"]) for rule in found) or "No rule matches that."

    # --- what all of them need --------------------------------------------------------------------------

    async def ask(self, path: str) -> Any:
        return await asyncio.to_thread(ask_house, self.house, path, None, self.language)

    async def get_token(self) -> str:
        self.token = self.token or await asyncio.to_thread(ask_token, self.house)
        return self.token

    async def go_to(self, table: str) -> None:
        visit = Visit(self.house, table, self.token, self.language)
        try:
            await visit.open()
        except CommandError:
            await visit.close()
            raise
        if self.visit is not None:
            await self.visit.close()
        self.visit = visit
        if not visit.shown["you"].get("seats"):
            await self.must("sit", name=self.name)
            await self.must("ready", salt=secrets.token_hex(16))

    async def there(self) -> Visit:
        """The connection to the table, reopened if it was lost."""
        if self.visit is None:
            raise CommandError("You aren’t at a table. Use open_table or sit_down first.")
        visit = self.visit
        async with self.returning:
            if visit.lost:
                await visit.close()
                await visit.open()
        return visit

    async def must(self, kind: str, **fields: Any) -> None:
        visit = await self.there()
        answer = await visit.ask(kind, **fields)
        if answer["type"] == "refused":
            rule = f" ({answer['rule']})" if answer["rule"] else ""
            raise CommandError(f"{answer['words']}{rule}")

    def tell(self) -> str:
        assert self.visit is not None
        return tell(self.visit.staged, self.visit.shown, self.language)


# --- words --------------------------------------------------------------------------------------------------


def tell(staged: Message, shown: Message, language: str) -> str:
    """What a connection was last sent, in words."""
    table = shown["table"]
    lines = [f"{table['title']}, {tell_phase(table)}. At the table: {', '.join(tell_people(shown)) or 'nobody'}."]
    if shown.get("scene") and staged:
        scene = msgspec.convert(shown["scene"], Scene)
        stage = msgspec.convert(staged["stage"], Stage)
        lines.append(tell_position(stage, scene, own_of(shown), partial(say, language)))
    lines += [f"- {line['text']}" for line in table.get("log", [])[-LATELY:]]
    own = own_of(shown)
    if is_asked(shown) and own is not None:
        lines.append(f"It’s your turn. {own.ask}")
    elif own is not None and own.ask and table["phase"] == "playing":
        lines.append(f"You have answered, but you can still change your answer. {own.ask}")
    return "\n".join(lines)


def tell_phase(table: Message) -> str:
    if table.get("paused"):
        return "paused"
    said = {"lobby": "not started yet", "playing": "in progress", "over": "over", "closed": "closed"}
    return said[table["phase"]]


def tell_people(shown: Message) -> list[str]:
    mine, people = shown["you"].get("seats", []), shown["table"].get("people", [])
    return [
        f"{person.get('name') or person.get('bot') or 'a free seat'}{' (you)' if seat in mine else ''}"
        for seat, person in enumerate(people)
    ] or [f"{shown['table']['seats']} players"]


def tell_players(game: Message) -> str:
    return f"{game['least']} to {game['most']} players" if game["most"] else f"{game['least']} players or more"


def own_of(shown: Message) -> OwnScene | None:
    return msgspec.convert(shown["own"], OwnScene) if shown.get("own") else None


def is_ended(shown: Message) -> bool:
    return shown["table"]["phase"] in ("over", "closed")


def is_asked(shown: Message) -> bool:
    own = shown.get("own") or {}
    return bool(own.get("ask")) and not own.get("answered") and shown["table"]["phase"] == "playing"


# --- the server ---------------------------------------------------------------------------------------------


def make_server(assistant: Assistant) -> MCPServer[None]:
    @asynccontextmanager
    async def live(_server: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            if assistant.visit is not None:
                await assistant.visit.close()

    server: MCPServer[None] = MCPServer(
        "foxden", "Foxden", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING", lifespan=live
    )
    for tool in (
        assistant.games, assistant.open_table, assistant.sit_down, assistant.begin, assistant.stand_up,
        assistant.look, assistant.choices, assistant.play, assistant.rules,
    ):  # fmt: skip
        server.add_tool(in_words(tool, assistant.moving), structured_output=False)
    server.add_tool(in_words(assistant.wait_for_turn, nullcontext()), structured_output=False)
    return server


def in_words(tool: Callable[..., Any], turn: AbstractAsyncContextManager[Any]) -> Callable[..., Any]:
    """Turn errors into messages that the assistant can read."""

    @wraps(tool)
    async def called(*args: Any, **fields: Any) -> Any:
        async with turn:
            try:
                return await tool(*args, **fields)
            except CommandError as error:
                raise ToolError(str(error)) from None
            except (LookupError, TypeError, ValueError, msgspec.MsgspecError):
                raise ToolError(STRANGE) from None

    return called


def serve_assistant(at: str, token: str, name: str, language: str) -> None:
    """Serve on standard input and output until the assistant closes them."""
    house, table = split_address(at)
    make_server(Assistant(house, table, token, name, language)).run("stdio")
