"""Runs the command line in this process: a new process takes most of a second."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from foxden.cli import main


class Stream(io.TextIOWrapper):
    """What a process would write; bytes and text alike."""

    def __init__(self, text: str = "") -> None:
        super().__init__(io.BytesIO(text.encode()), encoding="utf-8", newline="\n")

    def read_back(self) -> str:
        self.flush()
        kept = self.buffer
        assert isinstance(kept, io.BytesIO)
        return kept.getvalue().decode()


def foxden(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    out, err, code = Stream(), Stream(), 0
    given = patch.multiple("sys", argv=["foxden", *arguments], stdin=Stream(stdin))
    with redirect_stdout(out), redirect_stderr(err), given:
        try:
            main()
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return check(subprocess.CompletedProcess(["foxden", *arguments], code, out.read_back(), err.read_back()))


def foxden_process(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """In a separate process, as people run it."""
    command = [sys.executable, "-m", "foxden", *arguments]
    return check(subprocess.run(command, input=stdin, capture_output=True, text=True, check=False))


def check(run: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    assert "Traceback" not in run.stdout + run.stderr
    return run
