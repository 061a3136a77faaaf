"""How Foxy's bots remember: the stated model, what they make of it, and the mistakes it leads to."""

from __future__ import annotations

import pytest

from foxden.bots.levels import LEVELS, make_bot
from foxden.chance import FastRng
from foxden.games import default_data
from foxden.games.foxy import FOXY
from foxden.games.foxy.box import FOX, KINDS, TURNS
from foxden.games.foxy.deal import deal_deck
from foxden.games.foxy.memory import Belief, Memory, learn, question_of
from foxden.games.foxy.numbers import BET
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import as_counted, exact_numbers

BOX = FOXY.pack(default_data(FOXY))
HEN, PIG, CAT = 1, 2, 256


def remember(fade: float, confuse: float, fox: int, seed: int) -> tuple[list[int], list[int], list[int]]:
    """One game: the cards, what memory said to each, and what was exact."""
    rng = FastRng(seed)
    deck, memory, said = deal_deck(BOX, rng), Memory(fade, confuse), []
    for card in deck:
        counted = as_counted(card, fox)
        memory.forget(rng)
        said.append(int(memory.recall(counted, fox)))
        memory.keep(counted, rng)
    return [int(card) for card in deck], said, [int(number) for number in exact_numbers(deck, fox)]


@pytest.mark.parametrize("fox", range(4))
def test_a_perfect_memory_is_exact_whatever_the_fox_asks(fox: int) -> None:
    for seed in range(50):
        _, said, exact = remember(0, 0, fox, seed)
        assert said == exact


def test_the_card_on_the_table_is_never_forgotten() -> None:
    memory = Memory(1.0, 1.0)
    for _ in range(5):
        memory.keep(HEN | PIG | CAT, FastRng(1))
        memory.forget(FastRng(1))
        assert memory.recall(HEN | PIG | CAT, 0) == 3


def test_confused_animals_are_taken_for_their_neighbours_and_cats_are_missed() -> None:
    memory = Memory(0.0, 1.0)
    memory.keep(HEN | CAT, FastRng(1))
    assert [int(count) for count in memory.tracks[:KINDS]] == [0, 1, 0, 0, 0, 0, 0, 0, 0]


def test_mistakes_come_late_and_with_the_animals_seen_most_often() -> None:
    early = late = rare = common = rare_asked = common_asked = 0
    for seed in range(400):
        deck, said, exact = remember(0.05, 0.1, 0, seed)
        wrong = [one != other for one, other in zip(said, exact, strict=True)]
        early += sum(wrong[:10])
        late += sum(wrong[10:])
        for turn in range(12, TURNS):
            if deck[turn] != FOX and question_of(deck[turn]) == 1:
                often = exact[turn] >= 4
                common, common_asked = common + (often and wrong[turn]), common_asked + often
                rare, rare_asked = rare + (not often and wrong[turn]), rare_asked + (not often)
    assert late > 1.5 * early
    assert common / common_asked > 1.3 * rare / rare_asked


# --- what is made of it -------------------------------------------------------------------------------------


def certain(exact: dict[int, int], hard: bool = False, alone: bool = False) -> tuple[Belief, int]:
    """A belief in which so many games had such an exact number."""
    belief = Belief(hard, alone)
    for number, games in exact.items():
        for _ in range(games):
            belief.note(3, 1, 2, number)
    return belief, int(belief.row(3, 1, 2))


def test_the_estimate_brings_most_points_on_average() -> None:
    """Writing 3 brings 3 in all ten games; 4 brings 4 in eight of them, 5 brings 5 in two."""
    belief, row = certain({3: 2, 4: 6, 5: 2})
    assert belief.estimate(row) == 4
    belief, row = certain({3: 5, 4: 5})
    assert belief.estimate(row) == 3


def test_where_only_exact_numbers_count_the_likely_one_is_written() -> None:
    belief, row = certain({3: 4, 4: 6}, hard=True)
    assert belief.estimate(row) == 4
    belief, row = certain({3: 4, 4: 6})
    assert belief.estimate(row) == 3


def test_alone_the_middle_is_written() -> None:
    belief, row = certain({2: 3, 3: 3, 9: 1}, alone=True)
    assert belief.estimate(row) == 3


def test_a_circle_waits_for_the_best_moment() -> None:
    """Whoever counts perfectly gains what is written; early numbers are small, so the circle is kept, not for ever."""
    belief = Belief(False, False)
    learn(BOX, 0, belief, 0.0, 0.0, 2000, FastRng(1))
    hopes = [round(float(hope), 9) for hope in belief.hopes]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[TURNS] == 0
    two_natives = 2
    assert not belief.is_time(5, belief.row(5, two_natives, 4))
    assert belief.is_time(TURNS - 1, belief.row(TURNS - 1, two_natives, 4))


def play(level: int, seed: int) -> Foxy:
    state = FOXY.deal(BOX, FOXY.settle({}), 2, FastRng(seed))
    bots = [make_bot("foxy", LEVELS["foxy"][level], seat, seed) for seat in range(2)]
    while not state.over():
        seat = state.waits_for()
        view = FOXY.look(state, seat)
        bots[seat].watch(view)
        state.play(seat, bots[seat].choose(view, FOXY.redeal(state, seat, FastRng(seed)), state.moves(seat)))
    return state


def test_every_level_scores_more_than_the_one_below_and_the_highest_never_errs() -> None:
    means = []
    for level in range(4):
        results = [FOXY.result(play(level, seed)) for seed in range(40)]
        means.append(sum(result.scores[0] for result in results if result is not None) / 40)
    assert means == sorted(means)
    state = play(3, 1)
    exact = exact_numbers(state.deck, 0)
    assert all(state.numbers[turn * 2] == exact[turn] for turn in range(TURNS))
    assert state.bets[0] >= 0, "and bets once"
    assert BET == 1000
