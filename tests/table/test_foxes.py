"""Each person's fox avatar: chosen or assigned."""

from __future__ import annotations

import msgspec
import pytest

from foxden.game import Refusal
from foxden.live import wire
from foxden.live.broadcast import Broadcast
from foxden.live.snapshot import begin
from foxden.scene import CROWD
from foxden.table import requests as rq
from foxden.table.avatars import AVATARS, give_avatar
from foxden.table.rematch import play_again
from tests.table.company import SEED, Company


def worn(company: Company) -> list[str]:
    return [seat.avatar for seat in company.table.seats]


def test_a_fox_is_given_by_who_one_is_and_never_twice_while_there_are_others() -> None:
    company = Company("foxy")
    company.sit(*(f"g{number}" for number in range(len(AVATARS))))
    assert sorted(worn(company)) == sorted(AVATARS)
    assert worn(company)[0] == give_avatar("g0", "g0")


def test_a_chosen_fox_is_worn_and_can_be_changed_by_its_owner_alone() -> None:
    company = Company("foxy")
    company.does("Ada", rq.Sit, name="Ada", avatar="hat")
    company.does("Ben", rq.Sit, name="Ben", avatar="hat")
    assert worn(company) == ["hat", "hat"], "what was chosen is kept"
    company.does("Ben", rq.Wear, seat=1, avatar="star")
    assert worn(company) == ["hat", "star"]
    with pytest.raises(Refusal):
        company.asks("Ada", rq.Wear, seat=1, avatar="bow")
    with pytest.raises(Refusal):
        company.asks("Ada", rq.Wear, seat=7, avatar="bow")
    assert company.asks("Ben", rq.Wear, seat=1, avatar="star") == []


def test_a_family_on_one_device_are_different_foxes() -> None:
    company = Company("foxy")
    for name in ("Mum", "Dad", "Kim"):
        company.does("Ada", rq.Sit, name=name, avatar="hat")
    assert len(set(worn(company))) == 3


def test_a_fox_that_there_is_not_is_refused_before_anything_is_decided() -> None:
    for request in (
        {"type": "sit", "id": "1", "name": "Ada", "avatar": "dragon"},
        {"type": "wear", "id": "1", "seat": 0, "avatar": "<svg>"},
    ):
        with pytest.raises(msgspec.ValidationError):
            wire.decode(msgspec.json.encode(request))


def test_all_see_it_and_a_rematch_keeps_it() -> None:
    company = Company("foxrun")
    company.does("Ada", rq.Sit, name="Ada", avatar="hat")
    company.does("Ben", rq.Sit, name="Ben", avatar="bow")
    company.start()
    shown = Broadcast(begin(company.table), set(), company.now).info("en")
    assert [seat.avatar for seat in shown.people] == ["hat", "bow"]
    again = Company("foxrun")
    again.open(play_again(company.table, "Ada", SEED, company.now))
    assert worn(again) == ["hat", "bow"]


def test_in_a_crowd_only_so_many_are_told_apart() -> None:
    company = Company("foxy")
    company.sit(*(f"g{number}" for number in range(CROWD + 8)))
    assert set(worn(company)) <= set(AVATARS)
