"""A server whose clock is ahead by the number of days given in the environment."""

from __future__ import annotations

import os
import time

DAYS = "FOXDEN_TEST_DAYS"
ours = time.time


def later() -> float:
    return ours() + 86400 * float(os.environ[DAYS])


if __name__ == "__main__":
    time.time = later
    from foxden.live import house_clock

    house_clock.HouseClock.__init__.__defaults__ = (later, time.monotonic)
    from foxden.cli import main

    main()
