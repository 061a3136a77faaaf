"""Lowers the priority of processes, so that people at the table come first."""

from __future__ import annotations

import contextlib
import os
import sys

ITSELF = 0


def lower_priority(by: int, process: int = ITSELF) -> None:
    """Below this process's own priority, as far as the system allows; Windows has no niceness."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, ITSELF) + by)
