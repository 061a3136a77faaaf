"""The incrementally kept log equals one rebuilt from all its lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from foxden.live import wire
from foxden.live.log_text import LOG_LINES, LogText
from foxden.table.log_lines import LogLine


def line(seq: int) -> LogLine:
    return LogLine(seq, lambda language: f'{language}: "{"ü" * (seq % 7)}", {seq}')


def tell_anew(lines: list[LogLine], language: str) -> bytes:
    return wire.encode([wire.Line(each.seq, each.tell(language)) for each in lines[-LOG_LINES:]])


@given(st.lists(st.integers(0, 3), max_size=40))
def test_what_is_kept_is_what_would_be_told_anew(added: list[int]) -> None:
    """However many lines come between one look and the next."""
    lines: list[LogLine] = []
    kept = LogText()
    for several in added:
        lines += [line(2 * (len(lines) + number) + 1) for number in range(several)]
        kept = kept.follow(lines[-2 * LOG_LINES :], "it")
        assert kept.encoded == tell_anew(lines, "it")


def test_a_log_that_nobody_has_read_for_long_is_told_whole() -> None:
    lines = [line(seq) for seq in range(1, 100)]
    assert LogText().follow(lines[:3], "en").follow(lines[-40:], "en").encoded == tell_anew(lines, "en")


@given(st.lists(st.booleans(), max_size=40), st.integers(1, 5))
def test_a_dull_line_makes_room_for_the_next(dull: list[bool], looks: int) -> None:
    """As `add_line` keeps them: the newest may be dull, no other."""
    lines: list[LogLine] = []
    kept = LogText()
    for nth, is_dull in enumerate(dull):
        lines = [each for each in lines if not each.dull]
        lines.append(replace(line(nth + 1), dull=is_dull, heading=lambda _: "Round 1"))
        if nth % looks == 0:
            kept = kept.follow(lines[-2 * LOG_LINES :], "it")
    kept = kept.follow(lines[-2 * LOG_LINES :], "it")
    anew = [wire.Line(each.seq, each.tell("it"), "Round 1") for each in lines[-LOG_LINES:]]
    assert len(kept.sizes) >= min(len(anew), LOG_LINES) - 1
    assert kept.encoded.endswith(wire.encode(anew)[1:]) or kept.encoded == wire.encode(anew)
