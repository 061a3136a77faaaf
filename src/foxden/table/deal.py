"""Fair deals: nobody, not even the server, can choose how the cards fall (docs/fairness.md)."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from foxden.chance import TableRng
from foxden.record import Record, Violation, broken, find_game, open_box, replay, set_up
from foxden.record_check import check
from foxden.state import CHANCE


def commit(seed: str) -> str:
    """The commitment shown before any salt is known: it binds the server to its seed without revealing it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def mix(seed: str, salts: list[str]) -> bytes:
    """Mix the server's seed with everyone's salt, by seat. Lengths are included, so that no two lists give the same
    mix."""
    message = "".join(f"{len(salt)}:{salt}," for salt in salts)
    return hmac.new(bytes.fromhex(seed), message.encode(), hashlib.sha256).digest()


def generator(seed: str, salts: list[str], fallen: int) -> TableRng:
    """The generator for the deal (0), or for the n-th chance event after it."""
    return TableRng(mix(seed, salts), f"chance {fallen}")


def verify(record: Record) -> None:
    """Verify that the deal and all later chance events came from the seed and the salts. Raises a Violation."""
    check(record)
    deal = record.deal
    if isinstance(deal, msgspec.UnsetType):
        raise broken("deal-missing")
    try:
        if commit(deal.seed) != deal.commitment:
            raise broken("deal-commitment")
    except ValueError:
        raise broken("deal-commitment") from None
    verify_setup(record, deal.seed, deal.salts)
    verify_chance(record, deal.seed, deal.salts)


def verify_claim(record: Record) -> None:
    """If a record claims a fair deal, verify it; otherwise only check the rules, because nobody can tell how the cards
    were dealt. Raises a Violation."""
    if isinstance(record.deal, msgspec.UnsetType):
        check(record)
    else:
        verify(record)


def verify_setup(record: Record, seed: str, salts: list[str]) -> None:
    game = find_game(record)
    box = open_box(game, record.data)
    dealt = game.deal(box, game.settle_written(record.options), len(record.seats), generator(seed, salts, 0))
    _, set_up_so = set_up(record)
    if dealt.freeze() != set_up_so.freeze():
        raise broken("deal-setup")


def verify_chance(record: Record, seed: str, salts: list[str]) -> None:
    game, fallen = find_game(record), 0
    for moment in replay(record):
        if moment.state.waits_for() == CHANCE and moment.number < len(record.moves):
            fallen += 1
            twin = moment.state.copy()
            twin.fall(generator(seed, salts, fallen))
            assert game.write_chance is not None
            if game.write_chance(twin) != record.moves[moment.number][1]:
                raise Violation(moment.number + 1, broken("deal-chance").refusal)
