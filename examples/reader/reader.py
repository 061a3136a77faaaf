"""Agents that read and write, seated like any other bot.

    foxden ladder foxy --bot reader.py:NoteTaker --minutes 1
    FOXDEN_READER="llm -m some-model" foxden ladder foxrun --bot reader.py:Program --minutes 30

What they are told is what their seat sees, in words; they answer with a move in brackets.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from collections import Counter

from foxden.botkit.level import Level
from foxden.doors.reading import Reader

PATIENCE = 300
"""Seconds that a program may think."""


class NoteTaker(Reader):
    """Plays Foxy by reading alone: notes every animal it reads of, and never forgets one."""

    game = "foxy"

    def __init__(self, seat: int, level: Level, seed: int) -> None:
        super().__init__(seat, level, seed)
        self.seen: Counter[str] = Counter()
        self.card = ""

    def answer(self, told: str) -> str:
        card, shows = re.findall(r"^(Card \d+) of \d+: (.*?)\.", told, re.MULTILINE)[0]
        animals = re.findall(r"\ban? (\w+)", shows)
        if card != self.card:
            self.card = card
            self.seen.update(animals)
        how_many = sum(self.seen[animal] for animal in animals) if animals else len(self.seen)
        return f"That makes [{how_many}]"


class Program(Reader):
    """Plays as a program answers that is given the rules and the position on its standard input: any model that has a
    command. `FOXDEN_READER` is the command, `FOXDEN_GAME` the game."""

    game = os.environ.get("FOXDEN_GAME", "foxrun")

    def answer(self, told: str) -> str:
        command = shlex.split(os.environ["FOXDEN_READER"])
        asked = f"{self.rules()}\n\n{told}"
        run = subprocess.run(command, input=asked, capture_output=True, text=True, timeout=PATIENCE, check=True)
        return run.stdout
