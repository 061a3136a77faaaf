"""A file with the games played so far, from which a stopped run resumes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from foxden.lab.simulate import GameBatch

FORMAT = "foxden-lab/1"


class OtherRun(Exception):
    """The file belongs to a different run."""


class Journal:
    """A line that describes the run, then one line per batch, in order: so the number of lines says what is done."""

    def __init__(self, path: Path, asked: dict[str, Any], commit: str) -> None:
        self.path = path
        self.asked = asked
        self.done = 0
        """Games."""
        self.commits: set[str] = set()
        """The commits that played them."""
        self.commit = commit
        if path.exists():
            self.resume()
        else:
            self.begin()

    def begin(self) -> None:
        self.path.write_bytes(msgspec.json.encode({"format": FORMAT, "asked": self.asked}) + b"\n")

    def resume(self) -> None:
        """Resume from the file; a line that was cut off is a batch that wasn't played."""
        kept = 0
        with self.path.open("rb") as file:
            header = file.readline()
            if header.endswith(b"\n") or not header:
                self.check(header)
                kept = len(header)
            for line in file:
                if not line.endswith(b"\n"):
                    break
                played, commit = decode(line)
                self.done += len(played.rows)
                self.commits.add(commit)
                kept += len(line)
        if not kept:
            self.begin()
        else:
            with self.path.open("r+b") as file:
                file.truncate(kept)

    def check(self, header: bytes) -> None:
        try:
            found = msgspec.json.decode(header)
        except msgspec.DecodeError:
            found = None
        same = msgspec.json.decode(msgspec.json.encode(self.asked))
        if header and found != {"format": FORMAT, "asked": same}:
            raise OtherRun(self.path.name)

    def append(self, played: GameBatch) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode((played, self.commit)) + b"\n")
        self.done += len(played.rows)
        self.commits.add(self.commit)

    def read(self, num: int) -> Iterator[GameBatch]:
        """All batches in order, with at most `num` games of each setting."""
        with self.path.open("rb") as file:
            file.readline()
            for line in file:
                played = decode(line)[0]
                many = sum(row.number < num for row in played.rows)
                yield GameBatch(played.setting, played.rows[:many], played.records[:many])


LINE = msgspec.json.Decoder(tuple[GameBatch, str])


def decode(line: bytes) -> tuple[GameBatch, str]:
    return LINE.decode(line)
