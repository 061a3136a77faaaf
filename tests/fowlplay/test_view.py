"""What is seen, what is not, and deals that cannot be told from the true one."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.games.fowlplay.rules import FowlPlay
from foxden.playout import playout, random_actor

from .drawing import BOX, GAME, draw_farm, offered, own, public, read_drawing, result, say
from .test_setup import all_in_dens, deal

pytestmark = pytest.mark.rules


def walk(seats: int, seed: int) -> Iterator[FowlPlay]:
    """The positions of a random game, some of them with few cards left, so that decks are reshuffled early."""
    state, rng = deal(seats, seed), FastRng(seed)
    while not state.over():
        yield state
        seat = random_actor(state, rng)
        if seat < 0:
            state.fall(rng)
        else:
            state.play(seat, state.random_move(seat, rng))
    yield state


def hand(state: FowlPlay, seat: int) -> list[int]:
    return own(state, seat).hand


# --- what is seen ---------------------------------------------------------------------------------------


def test_everyone_sees_the_yard_but_only_their_own_cards() -> None:
    state = all_in_dens(deal())
    seen = msgspec.json.encode(GAME.look(state, None))
    assert GAME.look(state, None).own is None
    assert msgspec.json.encode(GAME.look(state, 1).shared) in seen
    assert len(own(state, 1).hand) == 3
    assert own(state, 1).target not in own(state, 1).hand


def test_all_four_cards_are_seen_while_choosing_a_target() -> None:
    state = deal()
    assert hand(state, 2) == sorted(GAME.write_setup(state)["hands"][2])


def test_who_has_chosen_is_seen_but_not_what() -> None:
    state = all_in_dens(deal())
    state.play(2, state.moves(2).nth(0))
    shared = public(state)
    assert (shared.ready, shared.acting, shared.played) == ([2], [0, 1, 3], None)
    assert own(state, 2).chosen is not None


def test_played_cards_and_order_are_seen_once_revealed() -> None:
    state = draw_farm("2,-2  ORA  .  dbs", {"orange": "dbs", "white": "cko"}, foxes={"white": "-6,0"})
    shared = public(state)
    assert (shared.played, shared.order, shared.acting, shared.steps_left) == ([22, 1], [1, 0], [0], 3)


def test_the_public_sheet_holds_no_survivors_before_the_end() -> None:
    state = all_in_dens(deal())
    assert [column.survivors for column in public(state).sheet] == [None] * 4
    assert own(state, 0).column.total == 12 + 12 + 9 + 1


def test_when_it_is_over_everything_is_seen() -> None:
    *_, state = walk(4, 3)
    shared = public(state)
    assert [column.total for column in shared.sheet] == result(state).scores
    assert shared.secrets is not None
    assert shared.secrets.targets == [state.cards.target[seat] + 1 for seat in range(4)]
    every = [*shared.secrets.targets, *chain(*shared.secrets.hands), *shared.secrets.deck]
    assert sorted([*every, *(shared.played or []), *shared.discards]) == list(range(1, 37))


def test_the_result_carries_the_sheet() -> None:
    *_, state = walk(3, 5)
    details = result(state).details
    assert details is not None
    assert [column["total"] for column in details["sheet"]] == result(state).scores


def test_there_is_no_result_before_the_end() -> None:
    assert GAME.result(deal()) is None


# --- the picture ----------------------------------------------------------------------------------------


def test_the_picture_shows_every_bird_and_fox_where_it_is() -> None:
    for state in walk(4, 1):
        shared = public(state)
        rows = GAME.draw(GAME.look(state, 0)).split("\n")[2:15]
        drawn = read_drawing("\n".join(rows))
        signs = {sign for sign in drawn.values() if sign.isalpha()}
        assert len(drawn) == 127
        assert len(signs) == len(shared.birds) + sum(fox is not None for fox in shared.foxes)
        for bird, (q, r) in shared.birds.items():
            words = shared.cards[int(bird) - 1].split()
            assert drawn[f"{q},{r}"][0] == words[0][0]


def test_the_picture_tells_me_my_cards_and_nobody_else_s() -> None:
    state = all_in_dens(deal())
    picture = GAME.draw(GAME.look(state, 0))
    assert f"your hand: {hand(state, 0)[0]} " in picture
    assert "your target: " in picture
    assert "your hand" not in GAME.draw(GAME.look(state, None))


def test_the_picture_ends_with_the_score_sheet() -> None:
    *_, state = walk(2, 2)
    last = GAME.draw(GAME.look(state, None)).split("\n")[-1]
    assert last.split() == ["=", "total", *map(str, result(state).scores)]


# --- deals that cannot be told from the true one --------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_redeal_looks_and_offers_the_same(seats: int, viewer: int | None) -> None:
    rng = FastRng(9)
    for state in walk(seats, seats):
        twin = GAME.redeal(state, viewer, rng)
        assert GAME.look(twin, viewer) == GAME.look(state, viewer)
        if viewer is not None:
            assert twin.moves(viewer).to_list() == state.moves(viewer).to_list()
        assert [twin.must(seat) for seat in range(seats)] == [state.must(seat) for seat in range(seats)]


def test_redealt_games_can_be_played_to_the_end() -> None:
    rng = FastRng(4)
    for state in walk(3, 8):
        twin = GAME.redeal(state, 1, rng)
        playout(twin, rng)
        assert GAME.result(twin) is not None


def test_every_card_is_somewhere_once_after_a_redeal() -> None:
    rng = FastRng(4)
    for state in walk(4, 6):
        cards = GAME.redeal(state, 2, rng).cards
        held = [card for card in [*cards.hands, *cards.target, *cards.chosen] if card >= 0]
        discards = [card for card in range(36) if cards.discards >> card & 1]
        assert sorted([*held, *discards, *cards.deck[cards.drawn :]]) == list(range(36))


def test_a_redeal_varies_hands_targets_chosen_cards_and_deck() -> None:
    state, rng = all_in_dens(deal()), FastRng(2)
    state.play(1, state.moves(1).nth(0))
    deals = [GAME.redeal(state, 0, rng).cards for _ in range(300)]
    assert len({cards.target[1] for cards in deals}) == 32
    assert len({cards.chosen[1] for cards in deals}) == 32
    assert len({cards.hands[8] for cards in deals}) == 32
    assert len({cards.deck[0] for cards in deals}) == 32
    assert {cards.target[0] for cards in deals} == {state.cards.target[0]}


def test_for_the_public_every_hand_and_target_varies() -> None:
    state, rng = all_in_dens(deal()), FastRng(2)
    deals = [GAME.redeal(state, None, rng).cards for _ in range(300)]
    for seat in range(4):
        assert len({cards.target[seat] for cards in deals}) == 36
        assert len({cards.hands[seat * 4] for cards in deals}) == 36


def reshuffled() -> FowlPlay:
    """Two players, a reshuffle behind them, and hands of both groups of cards."""
    state, rng = all_in_dens(deal(2, seed=3)), FastRng(3)
    state.cards.drawn = len(state.cards.deck) - 4
    while state.cards.epoch == 0:
        if state.waits_for() < 0:
            state.fall(rng)
        else:
            say(state, "stop" if "stop" in offered(state) else min(offered(state)))
    return state


def test_a_card_seen_played_is_no_target() -> None:
    state, rng = reshuffled(), FastRng(1)
    played = {card for card in range(36) if state.cards.group[card] == 1}
    deals = [GAME.redeal(state, 0, rng).cards for _ in range(300)]
    assert played
    assert not {cards.target[1] for cards in deals} & played


def test_after_a_reshuffle_each_hand_keeps_its_groups() -> None:
    """Who drew from which deck is known, and so is what that deck was made of."""
    state, rng = reshuffled(), FastRng(1)
    group = state.cards.group
    true = sorted(group[card] for card in state.cards.hands[4:7])
    assert set(true) == {0, 1}
    for _ in range(100):
        cards = GAME.redeal(state, 0, rng).cards
        assert sorted(group[card] for card in cards.hands[4:7]) == true
        assert {group[card] for card in cards.deck} == {1}


@pytest.mark.parametrize("nth", [0, 1, 2])
def test_neither_the_chosen_card_nor_the_order_of_a_hand_tells_what_was_chosen(nth: int) -> None:
    """Whichever of a hand's three cards lies face down, the one card of the later group is equally likely anywhere."""
    state, rng = reshuffled(), FastRng(1)
    state.play(1, state.moves(1).nth(nth))
    group = state.cards.group
    deals = [GAME.redeal(state, 0, rng).cards for _ in range(600)]
    for later in zip(*([group[card] for card in [*cards.hands[4:6], cards.chosen[1]]] for cards in deals), strict=True):
        assert 150 < sum(later) < 250


def test_a_redealt_state_does_not_remember_who_drew_what() -> None:
    state = reshuffled()
    twin = GAME.redeal(state, 0, FastRng(1))
    assert twin.cards.drawn == 0
    assert len(twin.cards.deck) == len(state.cards.deck) - state.cards.drawn


# --- copies ---------------------------------------------------------------------------------------------


def test_a_copy_shares_nothing_that_changes() -> None:
    rng = FastRng(5)
    for state in walk(4, 2):
        before = state.freeze()
        playout(state.copy(), rng)
        assert state.freeze() == before


def test_a_state_thaws_as_it_was() -> None:
    for state in walk(3, 4):
        again = pickle.loads(pickle.dumps(state))
        assert again.freeze() == state.freeze()
        assert [again.moves(seat).to_list() for seat in range(3)] == [state.moves(seat).to_list() for seat in range(3)]


def test_a_setup_is_read_as_it_was_written() -> None:
    for seats in (2, 3, 4):
        state = deal(seats)
        assert GAME.read_setup(BOX, GAME.settle({}), seats, GAME.write_setup(state)).freeze() == state.freeze()
