"""Fair deals: the deal matches the commitment, and tampering is detected."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from foxden.chance import FastRng
from foxden.games import GAMES
from foxden.record import DealProof, Record, Violation, encode
from foxden.table.deal import verify
from tests.command import foxden
from tests.table.company import seated


def play_out(game: str) -> Record:
    company = seated(game, "Ada", "Ben")
    while company.table.phase == "playing":
        company.move_somehow()
    return company.table.full_record()


RECORDS = {game: play_out(game) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_deal_is_proved(game: str) -> None:
    verify(RECORDS[game])


FOXES, GUARDIANS = ["indigo", "scarlett"], ["puffer", "zev"]
CHOSEN = [
    (
        "foxrun",
        ("sides", "foxes-first", "guardians-first"),
        {"roles": [FOXES, GUARDIANS]},
        "FR-4",
    ),
    (
        "foxrun",
        ("sides", "guardians-first", "foxes-first"),
        {"roles": [GUARDIANS, FOXES]},
        "FR-4",
    ),
    ("fowlplay", ("first", "first-seat", "second-seat"), {"first": 0}, "FP-8"),
    ("fowlplay", ("first", "second-seat", "first-seat"), {"first": 1}, "FP-8"),
]


@pytest.mark.parametrize(("game", "chosen", "setup", "rule"), CHOSEN)
def test_what_was_chosen_is_proved_with_the_deal(
    game: str, chosen: tuple[str, ...], setup: dict[str, object], rule: str
) -> None:
    """Planted: a record that says that something else was chosen."""
    option, value, other = chosen
    record = seated(game, "Ada", "Ben", clock=None, **{option: value}).play_to_the_end().table.full_record()
    assert record.options[option] == value
    assert record.setup.items() >= setup.items()
    verify(record)
    with pytest.raises(Violation) as found:
        verify(replace(record, options=record.options | {option: other}))
    assert found.value.refusal.rule == rule


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("tampered", "reason"),
    [
        (lambda deal: replace(deal, seed="00" * 32), "deal-commitment"),
        (lambda deal: replace(deal, seed="no number"), "deal-commitment"),
        (lambda deal: replace(deal, salts=["another", *deal.salts[1:]]), "deal-setup"),
        (lambda deal: replace(deal, salts=deal.salts[::-1]), "deal-setup"),
    ],
)
def test_a_deal_that_was_tampered_with_is_found_out(game: str, tampered: object, reason: str) -> None:
    deal = RECORDS[game].deal
    assert isinstance(deal, DealProof)
    with pytest.raises(Violation) as found:
        verify(replace(RECORDS[game], deal=tampered(deal)))  # type: ignore[operator]
    assert found.value.refusal.key == reason


def test_a_reshuffle_that_was_tampered_with_is_found_out() -> None:
    """Fowl Play! is the only game with later chance events."""
    rng, company = FastRng(1), seated("fowlplay", "Ada", "Ben", "Cleo", "Dan")
    while company.table.fallen == 0:
        if company.table.phase != "playing":
            company = seated("fowlplay", "Ada", "Ben", "Cleo", "Dan")
        seat = company.table.state.waits_for()
        company.move(seat, company.table.game.write(company.table.state.random_move(seat, rng)))
    record = company.table.record()
    number = next(index for index, (seat, _) in enumerate(record.moves) if seat is None)
    words = record.moves[number][1].split()
    swapped = " ".join([words[0], *reversed(words[1:])])
    deal = DealProof(company.table.commitment, company.table.seed, company.table.salts())
    honest = replace(record, moves=record.moves[: number + 1], result=None, deal=deal)
    verify(honest)
    with pytest.raises(Violation) as found:
        verify(replace(honest, moves=[*record.moves[:number], (None, swapped)]))
    assert (found.value.move, found.value.refusal.key) == (number + 1, "deal-chance")


def test_the_command_line_proves_a_record(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(encode(RECORDS["foxrun"]) + b"\n")
    assert foxden("verify", str(file)).stdout == "line 1: the deal is verified\n"
    tampered = replace(RECORDS["foxrun"], deal=DealProof("00" * 32, "11" * 32, []))
    file.write_bytes(encode(tampered) + b"\n")
    run = foxden("verify", str(file))
    assert (run.returncode, "isn’t the one announced before the game" in run.stdout) == (1, True)
