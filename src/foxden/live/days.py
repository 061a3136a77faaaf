"""Days: when one begins, and how many in a row somebody has played. A day is a number, counted from 1970.

A day begins at midnight UTC on every server, by the server's own clock, which never jumps (house_clock.py).
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date

DAY = 86400.0
FIRST = date(1970, 1, 1).toordinal()
KEEP_DAYS = 400
"""Results are kept as long as browsers keep a cookie."""
WEEK = 7


def day_of(now: float) -> int:
    return int(now // DAY)


def left_of(now: float) -> float:
    """Seconds until the next day."""
    return (day_of(now) + 1) * DAY - now


def date_of(day: int) -> str:
    return date.fromordinal(FIRST + day).isoformat()


def read_date(text: str) -> int:
    """`2026-11-17` as a day (`ValueError`)."""
    return date.fromisoformat(text).toordinal() - FIRST


def count_streak(played: Collection[int], today: int) -> int:
    """Length of the current streak: today doesn't have to be played yet, and one missed day in seven is forgiven."""
    days, count, forgiven = set(played), 0, None
    day = today if today in days else today - 1
    while True:
        if day in days:
            count += 1
        elif (forgiven is None or forgiven - day >= WEEK) and day - 1 in days:
            forgiven = day
        else:
            return count
        day -= 1
