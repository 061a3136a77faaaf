"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """A place at the table. Its owner may be away; then a bot may sit in, until the owner comes back."""

    guest: str | None
    name: str
    bot: str | None = None
    ready: bool = False
    salt: str = ""
    away: bool = False

    @property
    def kind(self) -> str:
        """Who acts for this seat: a person, a bot, or nobody."""
        if self.bot is not None:
            return "bot"
        return "empty" if self.away else "person"


def find_name(wanted: str, taken: set[str]) -> str:
    """The wanted name, or with a number where somebody has it already."""
    name, number = wanted, 2
    while name in taken:
        name, number = f"{wanted} {number}", number + 1
    return name
