"""What can be chosen before a game."""

from __future__ import annotations

from dataclasses import dataclass

from foxden.refusal import Refusal

Value = str | bool


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game; the first choice is the default."""

    name: str
    choices: tuple[Value, ...]
    words: str
    """Message key: with `value` = `name` it gives the option's name, otherwise the choice's."""
    unwritten: Value | None = None
    """The value a record means if it doesn't give one, where that isn't the default: the default of the time."""

    @property
    def default(self) -> Value:
        return self.choices[0]

    def check(self, value: object) -> None:
        if value not in self.choices or type(value) is not type(self.default):
            known = ", ".join(spell(choice) for choice in self.choices)
            raise Refusal("record", "no-such-choice", option=self.name, value=spell(value), known=known)


def spell(value: object) -> str:
    """A value as people write it on the command line and in records."""
    return str(value).lower() if isinstance(value, bool) else str(value)
