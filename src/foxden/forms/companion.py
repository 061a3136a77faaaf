"""What a game offers to those who play it on a real table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from foxden.chance import Rng
from foxden.forms.entry import Entry
from foxden.forms.form import Answer, Ask, Fields, Form, Tally
from foxden.forms.handwritten import find_wrong
from foxden.option import Option, spell
from foxden.result import Result
from foxden.scene import Say


@dataclass(frozen=True)
class Companion:
    """No rule is in here: a companion reads what was entered, and asks the rules of its game."""

    form: Callable[[Any, Say], Form]
    """The box is the one that lies on the table: the standard one, or an owner's own."""
    score: Callable[[Entry, Any, Say], Tally]
    """What was entered so far, complete or not, as it can be or not: it always has an answer."""
    result: Callable[[Entry, Any], Result | None]
    """How the game ended, where all that decides it was entered and can be."""
    deal: Callable[[Entry, Any, Rng], Fields] | None = None
    """What chance decides before such a game."""
    earlier_result: Callable[[Entry, Any], Result | None] | None = None
    """How it ended by what was counted in earlier versions, where that is otherwise now: for their records."""

    def tally(self, entry: Entry, box: Any, say: Say) -> Tally:
        """The score, and what is wrong with one made by hand."""
        tally = self.score(entry, box, say)
        if tally.sheet is None:
            return tally
        wrong = find_wrong(tally.sheet, entry, say)
        return Tally(tally.sheet, tally.problems, tally.missing, tally.notes, tally.result, wrong)


def ask_option(option: Option, say: Say) -> Ask:
    """An option of the game as something to choose."""
    answers = [Answer(value, say(option.words, value=spell(value))) for value in option.choices]
    return Ask(say(option.words, value="name"), f"option-{option.name}", answers)
