"""The contract every game meets. A game is one value of `Game`; the house knows nothing else of it.

The terms it is made of have modules of their own, and can all be imported from here.
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
    """All that the house asks of a game: of its State, its box, and the two parts of its View."""

    name: str
    title: str
    home: Path
    """The folder of its package: `data.toml`, and beside it `locale/`, `search/` and `skin/`."""
    prefix: str
    """What the numbers of its rules begin with: `FX` for FX-1."""
    rules: int
    """The version of these rules, written into every record."""
    least: int
    most: int | None
    minutes: tuple[int, int]
    """How long a game takes around a real table."""
    pitch: str
    """The message that says in a sentence or two what the game is about."""
    options: tuple[Option, ...]
    seats_rule: str
    """The rule that says how many may play."""
    result_rule: str
    """The rule that says who has won."""

    pack: Callable[[Contents], B]
    """Check a data file's contents and pack the box the rules play with (`DataError`)."""
    deal: Callable[[B, Mapping[str, Value], int, Rng], S]
    result: Callable[[S], Result | None]

    look_shared: Callable[[S], Shared]
    look_own: Callable[[S, int], Own]
    """Together the one place that reads secrets: what all may know, and what a seat knows beyond it."""
    redeal: Callable[[S, int | None, Rng], S]
    """A random state that this viewer cannot tell from the true one."""
    draw: Callable[[View[Shared, Own]], str]
    """A view as text, for the terminal and for people who read a failing test."""

    stage: Callable[[View[Shared, Own], Say], Stage]
    """What never changes while a game is played. This and all scenes are made of views, never of a state."""
    show: Callable[[View[Shared, Own], Names, Say], Scene]
    """What lies there now, from the shared part of the view: the same for everyone."""
    show_own: Callable[[View[Shared, Own], Moves, Names, Say], OwnScene]
    """What a seat sees and may do beyond that; the moves are those that the state offers it."""
    tell: Callable[[View[Shared, Own], str, int, Say], str]
    """What somebody has just done, for the log: the view before it, their name, the move. Of a secret move only that it
    was made; with their own part of the view, which only they are given and whoever looks back, also what it was."""

    write_setup: Callable[[S], Contents]
    read_setup: Callable[[B, Mapping[str, Value], int, Contents], S]
    write: Callable[[int], str]
    read: Callable[[str], int]
    why_not: Callable[[S, int, int], Refusal]
    """Which rule keeps this seat from this move, asked only of moves that are not legal."""

    is_secret: Callable[[int], bool]
    """Is this move made face down, so that others may know only that it was made?"""

    open_hands: bool = False
    """No seat knows more than all do: a device that several share need not be handed over."""

    look_beside: Callable[[S, int], tuple[Own, Moves] | None] | None = None
    """On a device that several share: a seat's part of the view, and its moves, as everyone around may see them, which
    say nothing that the public does not know. None where all that it is asked has to do with its secrets. No function:
    always so."""

    write_chance: Callable[[S], str] | None = None
    """How chance has just fallen."""
    look_open: Callable[[S], Shared] | None = None
    """What all may know once it is over, of any position before: for those who look back. Nothing: no more than what
    all knew then and what each seat knew."""
    tell_news: Callable[[View[Shared, Own], View[Shared, Own], Names, Say], str] | None = None
    """What has come to light since: the public views before and after a move. Often nothing."""
    read_chance: Callable[[S, str], None] | None = None
    """Let chance fall as it is written (`Refusal`)."""
    tells_who_is_last: Callable[[S], bool] | None = None
    """Are all told who of those asked together was the last to answer? Then bots take as long as people do. Nothing:
    never."""
    guess_moves: Callable[[View[Shared, Own], Sequence[str]], list[int]] | None = None
    """The moves that a seat may have had in mind when it touched these things one after the other, the likeliest
    first; made of its view alone. Not for a game in which nothing can be touched in vain."""
    find_journeys: Callable[[View[Shared, Own], Moves, Sequence[str], Say], list[Journey]] | None = None
    """Where several moves in a row lead a seat that has touched these things one after the other; made of its view and
    of the moves that the state offers it. Asked where its scene says `reach`."""
    best: int | None = None
    """With how many the rulebook says that it is best, where it does."""
    foretell: Callable[[Mapping[str, Value], int, Say], Sequence[str]] | None = None
    """What these options settle for each of so many seats before anything is dealt, for the lobby; an empty text, or
    nothing at all, where chance will decide."""
    change_sides: Callable[[S, Mapping[str, Value]], dict[str, Value]] | None = None
    """The options with which the same seats play again, each on the other side than in this game; as they are, where no
    choice of them does that. Nothing: a game without sides."""
    resign: Callable[[S, int], None] | None = None
    """Let this seat give up, with which the game is over. Nothing: that is no natural end of this game."""
    heading: Callable[[View[Shared, Own], Say], str] | None = None
    """Under which heading the log tells what happens now: a round, a card. Nothing: it has none."""
    tell_all: Callable[[View[Shared, Own], Say], str] | None = None
    """That the last of all has made a secret move, in place of who was the last. Nothing: it is told who that was."""
    places: Mapping[str, str] = field(default_factory=dict)
    """What people call the places that moves name otherwise."""
    actions: int = field(default=0)
    """All moves are numbers below this."""
    lesson: Lesson | None = None
    """A first game that teaches itself."""
    earlier_lessons: tuple[Lesson, ...] = ()
    """Those that logs may still hold, each known by its options."""
    bots: BotKit = field(default_factory=BotKit)
    """Its levels, and what a bot of each is made of."""
    review: ReviewKit | None = None
    """How its games are looked back at. Nothing: they are not."""
    problems: ProblemKit | None = None
    """Positions with one best answer. Nothing: it has none."""
    daily: DailyKit | None = None
    """One deal a day for everyone in a house. Nothing: it has none."""
    lab: LabKit = field(default_factory=LabKit)
    """What can be counted of its games, and which other boxes are worth a try."""
    statistics: StatKit | None = None
    """What people are told of their own games. Nothing: only results."""
    encoding: Encoding[Any, Any] | None = None
    """Its positions and moves as numbers, for those who train. Nothing: it has no door for them."""
    companion: Companion | None = None
    """What it offers to those who play it on a real table."""
    editor: BoxEditor | None = None
    """How owners correct the contents of their box on the page."""
    printables: Mapping[str, Printable] = field(default_factory=dict)
    """What owners of its box may print, by name."""
    aids: tuple[Chapter, ...] = ()
    """The cards that lie beside the board: what to remember while playing."""
    primer: tuple[Chapter, ...] = ()
    """What to understand before the first move, page by page, in about a minute; nothing: the lesson is enough."""

    def spell_move(self, text: str) -> str:
        """A move for people to read: with the places as they call them."""
        return " ".join(self.places.get(word, word) for word in text.split(" "))

    def unspell_move(self, text: str) -> str:
        """A move as people type it, with capital letters or without."""
        known = {name.lower(): place for place, name in self.places.items()}
        return " ".join(known.get(word.lower(), word) for word in text.split(" "))

    def can_resign(self, seats: int) -> bool:
        """With two, whoever gives up has lost to the other; of more, the others would want to play on."""
        return self.resign is not None and seats == 2

    def look(self, state: S, viewer: int | None) -> View[Shared, Own]:
        """What this viewer may know; `None` is the public."""
        return View(self.look_shared(state), None if viewer is None else self.look_own(state, viewer))

    def add_news(self, done: str, before: View[Shared, Own], after: View[Shared, Own], names: Names, say: Say) -> str:
        """A line of the log: what somebody has done, and what has come to light by it."""
        news = self.tell_news(before, after, names, say) if self.tell_news else ""
        return f"{done}. {news}" if news else done

    def settle(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value; what is not chosen is the default."""
        self.check_options(chosen)
        return {option.name: chosen.get(option.name, option.default) for option in self.options}  # type: ignore[misc]

    def settle_written(self, written: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value, of a record: what it does not say is what was the default in its days."""
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
