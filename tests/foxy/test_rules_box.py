"""FX-1 to FX-4: what lies in the box, and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from foxden.game import DataError, Refusal
from foxden.games.foxy import FOXY
from foxden.games.foxy.box import CAT, FOX, KINDS
from foxden.games.foxy.names import name_card
from tests.foxy.drawing import BOX, DATA, deal, game

pytestmark = pytest.mark.rules


def environment(name: str, **cards: int) -> dict[str, object]:
    """The default data, but for the cards of one environment; `_` stands for `+`."""
    changed = {text.replace("_", "+"): times for text, times in cards.items()}
    return {**DATA, "cards": {**DATA["cards"], name: changed}}


DECK: list[list[str]] = FOXY.write_setup(game("fox | . ."))["deck"]
"""The Fox, then the first cards of the box: hen + cat once, the bear three times."""


def refuse(deck: list[list[str]]) -> tuple[str, str]:
    """The rule and the reason why a record cannot have this deck."""
    with pytest.raises(Refusal) as refused:
        FOXY.read_setup(BOX, FOXY.settle({}), 2, {"deck": deck})
    return refused.value.rule, refused.value.key


def test_fx_1_knows_nine_kinds_two_an_environment_and_the_cat() -> None:
    natives = ["hen", "pig", "bear", "rabbit", "zebra", "giraffe", "dolphin", "octopus"]
    assert BOX.kinds == [*natives, "cat"]
    assert DATA["animals"]["sea"] == ["dolphin", "octopus"]


def test_fx_1_a_record_names_no_other_animal() -> None:
    assert refuse([["fox"], ["walrus"], *DECK[2:]]) == ("FX-1", "foxy-setup-animals")
    assert refuse([["fox"], ["fox", "hen"], *DECK[2:]]) == ("FX-1", "foxy-setup-animals")


def test_fx_2_has_twelve_cards_an_environment() -> None:
    homes = Counter(min(kind // 2 for kind in range(KINDS) if card >> kind & 1) for card in BOX.cards)
    assert homes == {0: 12, 1: 12, 2: 12, 3: 12}
    with pytest.raises(DataError, match="foxy-data-many"):
        FOXY.pack(environment("sea", dolphin=12, octopus=1))


def test_fx_2_a_card_shows_one_to_three_animals_none_twice() -> None:
    assert {len(name_card(BOX, card)) for card in BOX.cards} == {1, 2, 3}
    with pytest.raises(DataError, match="foxy-card-twice"):
        FOXY.pack(environment("sea", dolphin_dolphin=12))
    with pytest.raises(DataError, match="foxy-card-size"):
        FOXY.pack(environment("sea", dolphin_octopus_cat_cat=12))


def test_fx_2_a_cat_is_never_alone() -> None:
    assert all(card != 1 << CAT for card in BOX.cards)
    with pytest.raises(DataError, match="foxy-card-cat-alone"):
        FOXY.pack(environment("sea", dolphin=11, cat=1))


def test_fx_2_natives_stay_at_home() -> None:
    with pytest.raises(DataError, match="foxy-data-stranger"):
        FOXY.pack(environment("sea", dolphin=11, dolphin_hen=1))


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ([], "foxy-card-size"),
        (["hen", "pig", "cat", "bear"], "foxy-card-size"),
        (["hen", "hen"], "foxy-card-twice"),
        (["cat"], "foxy-card-cat-alone"),
        (["pig", "bear"], "foxy-card-environments"),
    ],
)
def test_fx_2_a_record_shows_no_impossible_card(card: list[str], key: str) -> None:
    assert refuse([["fox"], card, *DECK[2:]]) == ("FX-2", key)


def test_fx_3_shows_each_native_eight_times_and_the_cat_twelve() -> None:
    seen = Counter(name for card in BOX.cards for name in name_card(BOX, card))
    assert seen.pop("cat") == 12
    assert set(seen.values()) == {8}


def test_fx_3_mixes_every_environment_alike() -> None:
    mix = Counter(" + ".join(name_card(BOX, card)) for card in BOX.cards)
    forest = {"bear": 3, "rabbit": 3, "bear + rabbit": 3, "bear + cat": 1, "rabbit + cat": 1, "bear + rabbit + cat": 1}
    assert {card: mix[card] for card in forest} == forest
    assert sorted(mix.values()) == sorted([3, 3, 3, 1, 1, 1] * 4)


def test_fx_3_a_record_holds_no_card_more_often_than_the_box() -> None:
    assert refuse([["fox"], ["hen", "cat"], *DECK[2:]]) == ("FX-3", "foxy-setup-mix")
    assert refuse([["fox"], ["bear"], *DECK[2:]]) == ("FX-3", "foxy-setup-mix")
    assert FOXY.write_setup(FOXY.read_setup(BOX, FOXY.settle({}), 2, {"deck": DECK})) == {"deck": DECK}


def test_fx_4_deals_nineteen_cards_of_the_box_and_the_fox() -> None:
    for seed in range(50):
        dealt = Counter(deal(2, seed).deck)
        assert dealt.pop(FOX) == 1
        assert dealt.total() == 19
        assert dealt <= Counter(BOX.cards)


def test_fx_4_shuffles_the_fox_and_the_cards() -> None:
    decks = [list(deal(2, seed).deck) for seed in range(400)]
    assert {deck.index(FOX) for deck in decks} == set(range(20))
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == {*BOX.cards, FOX}


def test_fx_4_a_record_has_twenty_cards_and_one_fox() -> None:
    assert refuse(DECK[:19]) == ("FX-4", "foxy-setup-deck")
    assert refuse([*DECK, ["bear"]]) == ("FX-4", "foxy-setup-deck")
    assert refuse([["bear"], *DECK[1:]]) == ("FX-4", "foxy-setup-fox")
    assert refuse([*DECK[:19], ["fox"]]) == ("FX-4", "foxy-setup-fox")


def test_fx_4_does_not_tell_the_cards_left_in_the_box() -> None:
    assert set(FOXY.write_setup(deal(2))) == {"deck"}
