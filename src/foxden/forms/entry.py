"""What was entered so far. Reading gives valid values, and nothing for invalid ones."""

from __future__ import annotations

import re

from foxden.forms.form import Fields, Written
from foxden.option import Option, Value
from foxden.scene import Say

LONGEST_NAME = 40


class Entry:
    """The fields of one game. `players` is how many play; `name-0`, `name-1`, … are their names."""

    def __init__(self, fields: Fields) -> None:
        self.fields: Fields = {name: value for name, value in fields.items() if value is not None}

    def number(self, field: str, least: int, most: int) -> int | None:
        """An integer from least to most; booleans don't count."""
        value = self.fields.get(field)
        return value if type(value) is int and least <= value <= most else None

    def text(self, field: str) -> str:
        value = self.fields.get(field)
        return value if isinstance(value, str) else ""

    def is_set(self, field: str) -> bool:
        return self.fields.get(field) is True

    def matching(self, pattern: str) -> list[tuple[re.Match[str], Written]]:
        """All fields whose full name matches, sorted by their numbers."""
        found = [(match, value) for name, value in self.fields.items() if (match := re.fullmatch(pattern, name))]
        return sorted(found, key=lambda each: [int(part) if part.isdecimal() else 0 for part in each[0].groups()])

    def named(self, prefix: str) -> Fields:
        """The fields whose names start with this prefix, without the prefix."""
        return {name[len(prefix) :]: value for name, value in self.fields.items() if name.startswith(prefix)}

    # --- what every game has ----------------------------------------------------------------------------

    def seats(self, least: int, most: int | None, start: int) -> int:
        return self.number("players", least, most if most is not None else MANY) or start

    def names(self, seats: int, say: Say) -> list[str]:
        return [self.name(seat) or say("companion-player", n=seat + 1) for seat in range(seats)]

    def name(self, seat: int) -> str:
        return " ".join(self.text(f"name-{seat}").split())[:LONGEST_NAME]

    def options(self, known: tuple[Option, ...]) -> dict[str, Value]:
        """Every option with its value; the default where none or an invalid one was chosen."""
        return {option.name: self.option(option) for option in known}

    def option(self, option: Option) -> Value:
        value = self.fields.get(f"option-{option.name}")
        fits = (choice for choice in option.choices if type(choice) is type(value) and choice == value)
        return next(fits, option.default)


MANY = 1000
"""The most players at one real table; a limit for machines, not for people."""
