"""The log: lines under the heading of their round; dull lines only until something else happens."""

from __future__ import annotations

from foxden.live.snapshot import Snapshot, begin
from foxden.table import requests as rq
from tests.table.company import Company


def play(company: Company, moves: list[tuple[int, str]]) -> Snapshot:
    snapshot = begin(company.table)
    for seat, text in moves:
        for event in company.move(seat, text):
            snapshot = snapshot.then(event, company.table)
    return snapshot


def told(snapshot: Snapshot) -> list[tuple[str, str]]:
    return [(line.heading("en") if line.heading else "", line.tell("en")) for line in snapshot.lines]


def people(game: str, *names: str) -> Company:
    company = Company(game)
    company.sit(*names)
    company.start()
    return company


def test_foxy_has_one_line_a_card() -> None:
    company = people("foxy", "Ada", "Ben", "Cleo")
    one_card = [(0, "1"), (1, "2"), (2, "1")]
    snapshot = play(company, [*one_card, *one_card, (1, "3"), (0, "3")])
    assert told(snapshot) == [
        ("Card 1", "Everyone has written"),
        ("Card 2", "Everyone has written"),
        ("Card 3", "Ada has written"),
    ]


def test_fowl_play_has_a_heading_for_each_round_and_names_that_can_be_said() -> None:
    company = people("fowlplay", "Ada", "Ben")
    snapshot = begin(company.table)
    for _ in range(40):
        seat = company.table.state.waits_for()
        text = company.table.game.write(company.table.state.moves(seat).nth(0))
        for event in company.move(seat, text):
            snapshot = snapshot.then(event, company.table)
    lines = told(snapshot)
    assert {heading for heading, _ in lines} >= {"Before round 1", "Round 1", "Round 2"}
    assert any(text.startswith("Everyone has chosen a target") for _, text in lines)
    assert any(" to " in text and text.split(" to ")[1][0] in "ABCDEFGHJKLMN" for _, text in lines)
    assert not any("," in text and text.rsplit(" ", 1)[-1].lstrip("-")[:1].isdigit() for _, text in lines)


def test_what_is_dull_stays_until_something_happens() -> None:
    company = people("foxy", "Ada", "Ben")
    snapshot = play(company, [(0, "1")])
    for event in company.does("Ben", rq.Pause, wanted=True):
        snapshot = snapshot.then(event, company.table)
    assert [text for _, text in told(snapshot)] == ["Ada has written"]
