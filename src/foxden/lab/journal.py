"""What has been played so far, in a file that a run which was stopped goes on from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from foxden.lab.simulate import GameBatch

FORMAT = "foxden-lab/1"


class OtherRun(Exception):
    """The file belongs to something else that was asked."""


class Journal:
    """A line that says what is played, then a line for each batch, in order: so what is done is known by its count."""

    def __init__(self, path: Path, asked: dict[str, Any], commit: str) -> None:
        self.path = path
        self.asked = asked
        self.done = 0
        """Games."""
        self.commits: set[str] = set()
        """Of the programs that have played them."""
        self.commit = commit
        if path.exists():
            self.resume()
        else:
            self.begin()

    def begin(self) -> None:
        self.path.write_bytes(msgspec.json.encode({"format": FORMAT, "asked": self.asked}) + b"\n")

    def resume(self) -> None:
        """A line that was cut off by an end in the middle is a batch that was not played."""
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
        """All batches, in order; of each setting the first `num` games, should there be more."""
        with self.path.open("rb") as file:
            file.readline()
            for line in file:
                played = decode(line)[0]
                many = sum(row.number < num for row in played.rows)
                yield GameBatch(played.setting, played.rows[:many], played.records[:many])


LINE = msgspec.json.Decoder(tuple[GameBatch, str])


def decode(line: bytes) -> tuple[GameBatch, str]:
    return LINE.decode(line)
