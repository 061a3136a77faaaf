"""The contract every game meets. A game is one value of `Game`; Foxden knows nothing else about it.

Its parts have their own modules, and can all be imported from here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from foxden.botkit.daily import DailyKit
from foxden.botkit.kit import BotKit
from foxden.botkit.problem import ProblemKit
from foxden.botkit.review import ReviewKit
from foxden.chance import Rng
from foxden.data import Contents
from foxden.encoding import Encoding
from foxden.forms.box import BoxEditor
from foxden.forms.companion import Companion
from foxden.labkit import LabKit
from foxden.lesson import Lesson
from foxden.option import Option, Value, spell
from foxden.paper.printable import Printable
from foxden.paper.summary import Chapter
from foxden.refusal import DataError, Refusal
from foxden.result import Result, rank
from foxden.scene import Journey, Names, OwnScene, Say, Scene, Stage
from foxden.state import Moves, State
from foxden.statkit import StatKit
from foxden.view import View

__all__ = [
    "AnyGame", "Contents", "DataError", "Game", "Option", "Refusal", "Result", "Value", "View", "rank", "spell",
]  # fmt: skip

S = TypeVar("S", bound=State)
B = TypeVar("B")
Shared = TypeVar("Shared", bound=msgspec.Struct, default=Any)
Own = TypeVar("Own", bound=msgspec.Struct, default=Any)


@dataclass(frozen=True)
class Game(Generic[S, B, Shared, Own]):
    """Everything Foxden needs from a game; generic in its State, its box, and the two parts of its View."""

    name: str
    title: str
    home: Path
    """The folder of its package, with `data.toml`, `locale/`, `search/` and `skin/`."""
    prefix: str
    """Two letters that its rule numbers begin with."""
    rules: int
    """The version of the rules, written into every record."""
    least: int
    most: int | None
    minutes: tuple[int, int]
    """How long a game takes at a real table."""
    pitch: str
    """Message key of a sentence or two about the game."""
    options: tuple[Option, ...]
    seats_rule: str
    """The rule that says how many can play."""
    result_rule: str
    """The rule that says who has won."""

    pack: Callable[[Contents], B]
    """Check a data file's contents and pack the box the rules play with (`DataError`)."""
    deal: Callable[[B, Mapping[str, Value], int, Rng], S]
    result: Callable[[S], Result | None]

    look_shared: Callable[[S], Shared]
    look_own: Callable[[S, int], Own]
    """With `look_shared`, the one place that reads secrets: what everyone is allowed to know, and what a seat knows on
    top of that."""
    redeal: Callable[[S, int | None, Rng], S]
    """A random state that this viewer can't tell from the true one."""
    draw: Callable[[View[Shared, Own]], str]
    """A view as text, for the terminal and for people who read a failing test."""

    stage: Callable[[View[Shared, Own], Say], Stage]
    """What never changes during a game. This and all scenes are made from views, never from a state."""
    show: Callable[[View[Shared, Own], Names, Say], Scene]
    """What is there now, from the shared part of the view: the same for everyone."""
    show_own: Callable[[View[Shared, Own], Moves, Names, Say], OwnScene]
    """What a seat sees and can do on top of that; the moves are those that the state offers it."""
    tell: Callable[[View[Shared, Own], str, int, Say], str]
    """A log line about a move, from the view before it, the player's name and the move. For a secret move it says only
    that it was made; with the player's own part of the view (for that player, and in replays) also what it was."""

    write_setup: Callable[[S], Contents]
    read_setup: Callable[[B, Mapping[str, Value], int, Contents], S]
    write: Callable[[int], str]
    read: Callable[[str], int]
    why_not: Callable[[S, int, int], Refusal]
    """Which rule forbids this seat this move; only called for illegal moves."""

    is_secret: Callable[[int], bool]
    """Whether this move is secret, so that others only know that it was made."""

    open_hands: bool = False
    """No seat has secrets, so a shared device doesn't have to be handed over."""

    look_beside: Callable[[S, int], tuple[Own, Moves] | None] | None = None
    """On a shared device: a seat's own view and moves as everyone around can see them, without secrets. Returns None if
    what it is asked involves its secrets. No function: that is always so."""

    write_chance: Callable[[S], str] | None = None
    """The last outcome of chance, as text."""
    look_open: Callable[[S], Shared] | None = None
    """What everyone is allowed to know about an earlier position once the game is over, for replays. None: what
    everyone and each seat knew then."""
    tell_news: Callable[[View[Shared, Own], View[Shared, Own], Names, Say], str] | None = None
    """What a move revealed, from the public views before and after it. Often nothing."""
    read_chance: Callable[[S, str], None] | None = None
    """Apply a written outcome of chance (`Refusal`)."""
    tells_who_is_last: Callable[[S], bool] | None = None
    """Whether the game reveals who was the last to answer. Then bots take as long as people do. None: never."""
    guess_moves: Callable[[View[Shared, Own], Sequence[str]], list[int]] | None = None
    """The moves a seat may have meant when it touched these things in order, most likely first, from its view alone.
    None for a game in which every touch does something."""
    find_journeys: Callable[[View[Shared, Own], Moves, Sequence[str], Say], list[Journey]] | None = None
    """Where several moves in a row can lead from these touches, from the seat's view and its legal moves. Called if its
    scene has `reach`."""
    best: int | None = None
    """The player count the rulebook recommends, if any."""
    foretell: Callable[[Mapping[str, Value], int, Say], Sequence[str]] | None = None
    """What these options settle for each seat before the deal, for the lobby; an empty text, or nothing at all, if
    chance decides."""
    change_sides: Callable[[S, Mapping[str, Value]], dict[str, Value]] | None = None
    """The options for a rematch in which everyone swaps sides; unchanged if no options do that. None: a game without
    sides."""
    resign: Callable[[S, int], None] | None = None
    """Resign for this seat, which ends the game. None: this game has no resigning."""
    heading: Callable[[View[Shared, Own], Say], str] | None = None
    """The current heading in the log: a round, a card. None: it has none."""
    tell_all: Callable[[View[Shared, Own], Say], str] | None = None
    """The log line for when everyone has made their secret move, which doesn't say who was last. None: the usual
    line."""
    places: Mapping[str, str] = field(default_factory=dict)
    """People's names for places, if they differ from those in moves."""
    actions: int = field(default=0)
    """All moves are numbers below this."""
    lesson: Lesson | None = None
    """The lesson."""
    earlier_lessons: tuple[Lesson, ...] = ()
    """Earlier lessons that old logs may use, identified by their options."""
    bots: BotKit = field(default_factory=BotKit)
    """Its levels, and how their bots are built."""
    review: ReviewKit | None = None
    """How its games are reviewed. None: they aren't."""
    problems: ProblemKit | None = None
    """Positions with one best answer. None: it has none."""
    daily: DailyKit | None = None
    """The deal of the day. None: it has none."""
    lab: LabKit = field(default_factory=LabKit)
    """What the lab can count in its games, and which other boxes are worth trying."""
    statistics: StatKit | None = None
    """What people are told about their own games. None: only results."""
    encoding: Encoding[Any, Any] | None = None
    """Its positions and moves as numbers, for training. None: it isn't available for that."""
    companion: Companion | None = None
    """What it offers at a real table."""
    editor: BoxEditor | None = None
    """How owners correct the contents of their box on the page."""
    printables: Mapping[str, Printable] = field(default_factory=dict)
    """What can be printed, by name."""
    aids: tuple[Chapter, ...] = ()
    """The reference cards: what to remember while playing."""
    primer: tuple[Chapter, ...] = ()
    """What to understand before the first move, in about a minute, page by page; empty: the lesson is enough."""

    def spell_move(self, text: str) -> str:
        """A move as people read it, with their names for places."""
        return " ".join(self.places.get(word, word) for word in text.split(" "))

    def unspell_move(self, text: str) -> str:
        """Read a move as people type it, in upper or lower case."""
        known = {name.lower(): place for place, name in self.places.items()}
        return " ".join(known.get(word.lower(), word) for word in text.split(" "))

    def can_resign(self, seats: int) -> bool:
        """Only with two players: with more, the others would want to play on."""
        return self.resign is not None and seats == 2

    def look(self, state: S, viewer: int | None) -> View[Shared, Own]:
        """What this viewer is allowed to know; `None` is the public."""
        return View(self.look_shared(state), None if viewer is None else self.look_own(state, viewer))

    def add_news(self, done: str, before: View[Shared, Own], after: View[Shared, Own], names: Names, say: Say) -> str:
        """A log line: what somebody did, and what it revealed."""
        news = self.tell_news(before, after, names, say) if self.tell_news else ""
        return f"{done}. {news}" if news else done

    def settle(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value, by default the first choice."""
        self.check_options(chosen)
        return {option.name: chosen.get(option.name, option.default) for option in self.options}  # type: ignore[misc]

    def settle_written(self, written: Mapping[str, object]) -> dict[str, Value]:
        """Every option of a record with its value; a missing one has the default of the time."""
        old = {option.name: option.unwritten for option in self.options if option.unwritten is not None}
        return self.settle({**old, **written})

    def check_options(self, chosen: Mapping[str, object]) -> None:
        options = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in options:
                raise Refusal("record", "no-such-option", option=name, known=", ".join(options) or "-")
            options[name].check(value)

    def check_seats(self, seats: int) -> None:
        if seats < self.least or (self.most is not None and seats > self.most):
            most = self.most if self.most is not None else "∞"
            raise Refusal(self.seats_rule, "wrong-seats", seats=seats, least=self.least, most=most)


AnyGame = Game[Any, Any]
