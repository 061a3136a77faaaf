"""What a game offers to people who play it at a real table."""

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
    """It contains no rules: a companion reads what was entered and asks the game's rules."""

    form: Callable[[Any, Say], Form]
    """For the box on the table: the standard one, or the owner's."""
    score: Callable[[Entry, Any, Say], Tally]
    """Score what was entered so far, complete or not, possible or not; never fails."""
    result: Callable[[Entry, Any], Result | None]
    """The result, if everything that decides it was entered and is possible."""
    deal: Callable[[Entry, Any, Rng], Fields] | None = None
    """What is dealt at random before such a game."""
    earlier_result: Callable[[Entry, Any], Result | None] | None = None
    """The result as earlier versions counted it, if that differs: for their records."""

    def tally(self, entry: Entry, box: Any, say: Say) -> Tally:
        """The score, and mistakes in a handwritten one."""
        tally = self.score(entry, box, say)
        if tally.sheet is None:
            return tally
        wrong = find_wrong(tally.sheet, entry, say)
        return Tally(tally.sheet, tally.problems, tally.missing, tally.notes, tally.result, wrong)


def ask_option(option: Option, say: Say) -> Ask:
    """An option of the game as something to choose."""
    answers = [Answer(value, say(option.words, value=spell(value))) for value in option.choices]
    return Ask(say(option.words, value="name"), f"option-{option.name}", answers)
