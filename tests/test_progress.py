"""Where there is no terminal, a long command says once a minute how far it is, and a short one says nothing."""

from __future__ import annotations

import io

from rich.console import Console

from foxden.terminal.progress import EVERY, ProgressLines


def listen_to(games: int, seconds_a_game: float) -> list[str]:
    out, clock = io.StringIO(), [0.0]
    lines = ProgressLines("playing", games, Console(file=out), lambda: clock[0])
    for _ in range(games):
        clock[0] += seconds_a_game
        lines.advance(1)
    return out.getvalue().splitlines()


def test_a_line_a_minute() -> None:
    assert listen_to(2400, EVERY / 1000) == ["playing: 1,000 of 2,400", "playing: 2,000 of 2,400"]


def test_nothing_in_less_than_a_minute() -> None:
    assert listen_to(100, EVERY / 101) == []


def test_a_clock_that_jumps_makes_no_more_lines_than_games() -> None:
    assert listen_to(2, 100 * EVERY) == ["playing: 1 of 2", "playing: 2 of 2"]
