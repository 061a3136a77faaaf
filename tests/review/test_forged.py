"""`foxden review` of a forged record: refused with the reason, and nothing is written; never a traceback."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from foxden.record import Violation, decode
from foxden.record_check import check
from foxden.review.review import admit
from foxden.table.deal import verify_claim
from foxden.text import LANGUAGES, explain
from tests.command import foxden

RECORDS = Path(__file__).parents[1] / "fixtures" / "records"
Forged = dict[str, Any]
HUGE = 10**40


def take(file: str, game: str, seats: int) -> Forged:
    lines = (RECORDS / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    found = (json.loads(line) for line in lines)
    return next(each for each in found if (each["game"], len(each["seats"])) == (game, seats))


def foxrun(**changes: Any) -> Forged:
    return take("foxrun", "foxrun", 2) | changes


def with_setup(record: Forged, **changes: Any) -> Forged:
    return record | {"setup": record["setup"] | changes}


def with_move(record: Forged, number: int, *move: Any) -> Forged:
    """Another move in place of this one; none: without it."""
    moves = record["moves"]
    return record | {"moves": [*moves[: number - 1], *([list(move)] if move else []), *moves[number:]]}


def with_reshuffle(change: Callable[[list[str]], list[str]]) -> Forged:
    """What chance decided, decided otherwise."""
    record = next(each for each in read_all() if any(seat is None for seat, _ in each["moves"]) and "deal" in each)
    number = next(index for index, (seat, _) in enumerate(record["moves"], start=1) if seat is None)
    return with_move(record, number, None, " ".join(["reshuffle", *change(record["moves"][number - 1][1].split()[1:])]))


def read_all() -> Iterator[Forged]:
    for path in sorted(RECORDS.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def with_rare_card() -> Forged:
    """A deck with a card that isn't in the box so often, among those that nobody has seen at the time."""
    record = take("foxy", "foxy", 1)
    rare = next(card for card in record["setup"]["deck"] if len(card) == 3)
    return with_setup(record, deck=[*record["setup"]["deck"][:-3], rare, rare, rare])


def with_another_hand() -> Forged:
    """A hidden card that its player can't have had, as they play the one that lay there."""
    record = take("fowlplay", "fowlplay", 2)
    played = next(int(text.split()[1]) for seat, text in record["moves"] if seat == 0 and text.startswith("play "))
    hands, deck = record["setup"]["hands"], record["setup"]["deck"]
    assert played in hands[0]
    hand = [deck[-1] if card == played else card for card in hands[0]]
    return with_setup(record, hands=[hand, *hands[1:]], deck=[*deck[:-1], played])


def with_card_twice() -> Forged:
    record = take("fowlplay", "fowlplay", 2)
    deck = record["setup"]["deck"]
    return with_setup(record, deck=[*deck[:-1], deck[0]])


def with_tiles_exchanged() -> Forged:
    """Two tiles that nobody turned over, exchanged, in a game that says by which seed it was dealt."""
    record = take("with-deal", "foxrun", 3)
    tiles = record["setup"]["tiles"]
    pairs = ((one, other) for one, other in itertools.combinations(tiles, 2) if tiles[one] != tiles[other])
    return find_legal(with_setup(record, tiles=tiles | {one: tiles[other], other: tiles[one]}) for one, other in pairs)


def with_cards_exchanged() -> Forged:
    """Two cards that nobody drew again, exchanged in the reshuffle."""
    pairs = itertools.combinations(range(4), 2)
    return find_legal(with_reshuffle(partial(exchange, one=one, other=other)) for one, other in pairs)


def exchange(cards: list[str], one: int, other: int) -> list[str]:
    twin = list(cards)
    twin[-1 - one], twin[-1 - other] = cards[-1 - other], cards[-1 - one]
    return twin


def find_legal(forgeries: Iterable[Forged]) -> Forged:
    """One that the rules don't contradict: it could have been played exactly so."""
    for forged in forgeries:
        with contextlib.suppress(Violation):
            check(decode(json.dumps(forged)))
            return forged
    raise AssertionError("the rules give them all away")


def of_real_table(**changes: Any) -> Forged:
    record: Forged = json.loads((RECORDS / "partial.jsonl").read_text(encoding="utf-8").splitlines()[0])
    return record | changes


FORGED: dict[str, tuple[Callable[[], Forged], str]] = {
    "an illegal move": (lambda: with_move(foxrun(), 1, 1, "step a1"), "move 1, FR-7"),
    "a move of somebody else's": (lambda: with_move(foxrun(), 1, 0, "step e2"), "move 1, FR-5"),
    "a move left out": (lambda: with_move(foxrun(), 2), "move 2, FR-5"),
    "a move too many": (lambda: foxrun(moves=[*foxrun()["moves"], [1, "step a1"]]), "FR-19"),
    "no move at all": (lambda: with_move(foxrun(), 1, 1, "win"), "isn’t a move"),
    "nobody's move": (lambda: with_move(foxrun(), 1, HUGE, "step e2"), "no seat"),
    "chance where there is none": (lambda: with_move(foxrun(), 1, None, "reshuffle 1"), "nothing left to chance"),
    "another winner": (lambda: foxrun(result={"scores": [0, 1], "ranks": [2, 1], "by": "caught"}), "FR-19"),
    "another reason": (lambda: foxrun(result={"scores": [1, 0], "ranks": [1, 2], "by": "freed"}), "FR-19"),
    "no result": (lambda: foxrun(result=None), "no result"),
    "a result too early": (lambda: foxrun(moves=foxrun()["moves"][:-1]), "isn’t over"),
    "more points": (lambda: take("foxy", "foxy", 1) | {"result": {"scores": [5], "ranks": [1]}}, "FX-"),
    "a number too large": (lambda: with_move(take("foxy", "foxy", 1), 3, 0, "1000"), "move 3"),
    "a rare card": (with_rare_card, "FX-"),
    "a card in another hand": (with_another_hand, "FP-"),
    "a card twice": (with_card_twice, "FP-"),
    "a tile too many": (lambda: with_setup(foxrun(), tiles=foxrun()["setup"]["tiles"] | {"a1": "ur"}), "FR-2"),
    "tiles exchanged": (with_tiles_exchanged, "can’t be trusted"),
    "another seed": (
        lambda: take("with-deal", "foxrun", 3) | {"deal": {"commitment": "", "seed": "x", "salts": []}}, "seed"),
    "shuffled otherwise": (with_cards_exchanged, "can’t be trusted"),
    "shuffled with a card less": (lambda: with_reshuffle(lambda cards: cards[1:]), "FP-"),
    "other rules": (lambda: foxrun(rules=HUGE), "version"),
    "another game": (lambda: foxrun(game="foxy"), ""),
    "a real table with another winner": (
        lambda: of_real_table(result={"scores": [99, 0, 0, 0], "ranks": [1, 2, 2, 2]}), "scores"),
    "a real table with a bird caught twice": (
        lambda: of_real_table(entry=of_real_table()["entry"] | {"caught-1-8": True}), "FP-"),
    "a running game said to be a real table": (lambda: foxrun(partial=True, moves=foxrun()["moves"][:5]), "moves"),
}  # fmt: skip


@pytest.mark.parametrize("what", FORGED)
def test_it_is_refused_with_the_reason_and_nothing_is_written(what: str, tmp_path: Path) -> None:
    forge, reason = FORGED[what]
    file, page = tmp_path / "forged.jsonl", tmp_path / "out.html"
    file.write_text(json.dumps(forge()) + "\n", encoding="utf-8")
    found = foxden("review", str(file), "--html", str(page))
    assert found.returncode == 2
    assert not found.stdout
    assert found.stderr.startswith("foxden: ")
    assert reason in found.stderr
    assert 30 < len(found.stderr) < 400
    assert not page.exists()


@pytest.mark.parametrize("line", ["{", "[]", "7", '{"game": "chess"}', "[" * 10_000, "🦊"])
def test_what_is_no_record_is_refused_too(line: str, tmp_path: Path) -> None:
    file = tmp_path / "forged.jsonl"
    file.write_text(line + "\n", encoding="utf-8")
    found = foxden("review", str(file))
    assert (found.returncode, found.stdout) == (2, "")
    assert "isn’t a game record" in found.stderr


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    """Neither markup of the terminal's nor of the page's."""
    file, page = tmp_path / "game.jsonl", tmp_path / "out.html"
    names = ["[/bold]", "<script>"]
    record = take("foxy", "foxy", 2)
    file.write_text(json.dumps(record | {"seats": [{"name": name} for name in names]}) + "\n", encoding="utf-8")
    shown = foxden("review", str(file))
    assert shown.returncode == 0
    assert all(name in shown.stdout for name in names)
    assert foxden("review", str(file), "--html", str(page)).returncode == 0
    assert "<script" not in page.read_text(encoding="utf-8")


# --- whatever anybody thinks of -------------------------------------------------------------------------------

ODD: tuple[Any, ...] = (None, True, -1, 0, 7, 10**6, HUGE, -HUGE, 1.5, "", "x", "🦊", "resign", [], {}, [[]], {"a": 1})
EACH = 12


def find_places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*at, key)
        yield from find_places(part, (*at, key))


def put(record: Forged, place: tuple[Any, ...], odd: Any) -> str:
    twin = json.loads(json.dumps(record))
    holder = twin
    for key in place[:-1]:
        holder = holder[key]
    holder[place[-1]] = odd
    return json.dumps(twin)


@pytest.mark.parametrize("number", range(len(list(read_all()))))
def test_anything_odd_anywhere_is_accepted_or_refused_in_words(number: int) -> None:
    record, rng = list(read_all())[number], random.Random(number)
    for place in rng.choices(list(find_places(record)), k=EACH):
        line = put(record, place, rng.choice(ODD))
        try:
            found = decode(line)
            admit(found)
            verify_claim(found)
        except Violation as violation:
            assert all(explain(language, violation.refusal) for language in LANGUAGES)
