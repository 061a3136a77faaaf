"""The lines of a log as they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from foxden.live import wire
from foxden.table.log_lines import LogLine

LOG_LINES = 30


class LogText(NamedTuple):
    """The last lines in one language, joined. Carried over from snapshot to snapshot, so that only new lines are
    encoded."""

    joined: bytes = b""
    sizes: tuple[int, ...] = ()
    """The size of each line, oldest first."""
    seq: int = 0
    """The seq of the newest line."""
    dull: bool = False
    """Whether the next line replaces the newest."""

    @property
    def encoded(self) -> bytes:
        return b"[%b]" % self.joined

    def follow(self, lines: Sequence[LogLine], language: str) -> LogText:
        """Extended by the lines that are newer."""
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
