"""The lines of a log as they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from foxden.live import wire
from foxden.table.log_lines import LogLine

LOG_LINES = 30


class LogText(NamedTuple):
    """The last lines in one language, joined. Kept from one snapshot to the next, for all but the newest were told and
    encoded before."""

    joined: bytes = b""
    sizes: tuple[int, ...] = ()
    """Of each line, the oldest first."""
    seq: int = 0
    """Of the newest line."""
    dull: bool = False
    """Will the newest line make room for the next?"""

    @property
    def encoded(self) -> bytes:
        return b"[%b]" % self.joined

    def follow(self, lines: Sequence[LogLine], language: str) -> LogText:
        """With those of the lines that are newer."""
        first = len(lines)
        while first > max(0, len(lines) - LOG_LINES) and lines[first - 1].seq > self.seq:
            first -= 1
        text = self
        for line in lines[first:]:
            text = text.add(line, language)
        return text

    def add(self, line: LogLine, language: str) -> LogText:
        heading = line.heading(language) if line.heading else ""
        said = wire.encode(wire.Line(line.seq, line.tell(language), heading))
        joined, sizes = self.joined, self.sizes
        if self.dull:
            joined, sizes = joined[: -sizes[-1]].removesuffix(b","), sizes[:-1]
        if len(sizes) == LOG_LINES:
            joined, sizes = joined[sizes[0] + 1 :], sizes[1:]
        return LogText(b"%b,%b" % (joined, said) if joined else said, (*sizes, len(said)), line.seq, line.dull)
