"""A whole review, in words: every game, every language; nothing of a running game."""

from __future__ import annotations

from functools import partial
from html import escape
from pathlib import Path

import msgspec
import pytest

from foxden.record import Record, Violation, decode, encode
from foxden.review.moments import LEAST, MOST, find_moments, weigh
from foxden.review.page import write_page
from foxden.review.review import MOST_SEATS, Review, review, show, signed
from foxden.text import LANGUAGES, say
from tests.command import foxden
from tests.review.games import CASES, looked_back, played, told

PARTIAL = Path(__file__).parents[1] / "fixtures" / "records" / "partial.jsonl"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_three_to_five_moments_decided_it_each_once_and_in_order(name: str, seats: int) -> None:
    timeline, _ = looked_back(name, seats)
    found = find_moments(timeline)
    assert LEAST <= len(found) <= MOST or name == "foxy"
    assert [one.number for one in found] == sorted(one.number for one in found)
    assert all(weigh(one) > 0 for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("foxy", 3), ("foxrun", 4)])
def test_it_is_told_in_every_language(name: str, seats: int, language: str) -> None:
    found = told(name, seats, language)
    assert len(found.lines) == len(played(name, seats).moves)
    assert all(line.words for line in found.lines)
    assert all(moment.words and moment.picture for moment in found.moments)
    if language != "en":
        assert found.tables != told(name, seats).tables
    page = write_page(found, played(name, seats))
    assert f'lang="{language}"' in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in page
    assert "<script" not in page


@pytest.mark.parametrize(
    ("language", "chance", "change"),
    [("en", "61.4%", "−17.6"), ("de", "61,4\u00a0%", "−17,6")],
)
def test_chances_have_the_signs_of_the_language(language: str, chance: str, change: str) -> None:
    assert show(614_000, partial(say, language)) == chance
    assert signed(-176_000, partial(say, language)) == change


def test_the_sums_that_are_shown_are_those_of_the_moves() -> None:
    found = told("foxy", 3)
    for seat in range(3):
        choice = sum(line.choice for line in found.lines if line.seat == seat)
        luck = sum(line.luck[seat] for line in found.lines)
        assert found.known[seat] + choice + luck == found.lines[-1].known[seat]


def test_partners_are_compared_where_seats_win_together() -> None:
    titles = [table.title for table in told("foxrun", 4).tables]
    assert "Partners" in titles
    assert "Partners" not in [table.title for table in told("foxrun", 2).tables]


def test_a_move_that_matters_twice_is_drawn_once() -> None:
    """For its choice and for its luck."""
    found = told("foxrun", 2)
    twice = msgspec.structs.replace(found, moments=[found.moments[0], *found.moments])
    once, again = (write_page(each, played("foxrun", 2)) for each in (found, twice))
    assert again.count('<section class="told">') == once.count('<section class="told">')
    assert again.count(escape(found.moments[0].words)) > once.count(escape(found.moments[0].words))


# --- what is not reviewed ---------------------------------------------------------------------------------


def unfinished(record: Record) -> Record:
    return msgspec.structs.replace(record, moves=record.moves[:-1], result=None)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_running_game_is_refused(name: str, seats: int) -> None:
    with pytest.raises(Violation) as refused:
        review(unfinished(played(name, seats)), "en")
    assert refused.value.refusal.key == "review-running"


def test_a_crowd_is_refused_before_anything_is_reckoned() -> None:
    with pytest.raises(Violation) as refused:
        review(played("foxy", MOST_SEATS + 1), "en", progress=never)
    assert refused.value.refusal.key == "review-crowd"


def test_a_game_without_end_is_refused_before_anything_is_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foxden.review.review.MOST_MOVES", 20)
    with pytest.raises(Violation) as refused:
        review(played("foxy", 3), "en", progress=never)
    assert refused.value.refusal.key == "review-endless"


def never(_done: int, _all: int) -> None:
    raise AssertionError("somebody has begun to reckon")


def test_a_record_that_is_not_true_is_refused() -> None:
    record = played("foxrun", 2)
    false = msgspec.structs.replace(record, result={**(record.result or {}), "scores": [7, 7]})
    with pytest.raises(Violation) as refused:
        review(false, "en")
    assert refused.value.refusal.key == "record-result-wrong"


@pytest.mark.parametrize("line", PARTIAL.read_bytes().splitlines())
def test_a_real_table_is_reviewed_as_far_as_it_was_entered(line: bytes) -> None:
    found = review(decode(line), "en")
    assert found.lines == []
    assert found.moments == []
    assert found.notes
    assert write_page(found, decode(line))


def test_of_a_real_table_with_catches_each_is_weighed() -> None:
    catches, saved = review(decode(PARTIAL.read_bytes().splitlines()[0]), "en").tables
    assert len(catches.rows) + len(saved.rows) == 36


# --- as a command -----------------------------------------------------------------------------------------


def test_the_command_writes_a_page_and_json_and_words(tmp_path: Path) -> None:
    file, page = tmp_path / "game.jsonl", tmp_path / "out.html"
    file.write_bytes(encode(played("foxy", 3)) + b"\n" + encode(unfinished(played("foxy", 3))) + b"\n")
    assert "What decided it" in foxden("review", str(file)).stdout
    assert foxden("review", str(file), "--html", str(page), "--language", "de").returncode == 0
    assert "<svg" in page.read_text(encoding="utf-8")
    found = msgspec.json.decode(foxden("review", str(file), "--json").stdout, type=Review)
    assert len(found.lines) == 60
    refused = foxden("review", str(file), "--game", "2")
    assert refused.returncode == 2
    assert "once it’s over" in refused.stderr
