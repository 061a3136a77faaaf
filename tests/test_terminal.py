"""A game in the terminal: who is asked when, and what may be changed."""

from __future__ import annotations

import contextlib
import io
from collections import Counter
from collections.abc import Callable

import pytest
from rich.console import Console

from foxden.botkit.level import RANDOM
from foxden.bots.match import Contestant
from foxden.chance import FastRng
from foxden.game import Value
from foxden.games import GAMES
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.foxy.rules import Foxy
from foxden.record import default_box
from foxden.state import State
from foxden.terminal.play import Quit, TerminalGame
from foxden.text import say


class Typist(Console):
    """Answers every prompt by a function of it."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__(file=io.StringIO(), width=400)
        self.answer = answer

    def input(self, prompt: object = "", **_options: object) -> str:
        return self.answer(str(prompt))


def terminal_game(name: str, seats: int, seed: int, answer: Callable[[str], str], **options: Value) -> TerminalGame:
    game, rng = GAMES[name], FastRng(seed)
    state = game.deal(default_box(name), game.settle(options), seats, rng)
    return TerminalGame(game, state, 0, [Contestant("random", RANDOM)] * (seats - 1), rng, Typist(answer))


def test_fx_19_in_the_terminal_too_every_seat_is_the_last_in_a_fair_share_of_turns() -> None:
    last: Counter[int] = Counter()
    for seed in range(15):
        game = terminal_game("foxy", 3, seed, lambda _prompt: "7", easy=True)
        state, turn = game.state, 0
        assert isinstance(state, Foxy)
        act = game.let_act
        while (seat := game.next()) >= 0:
            state.play(seat, 7) if seat == 0 else act(seat)
            if state.turn != turn:
                turn = int(state.turn)
                last[int(state.teller)] += 1
    assert last.total() == 15 * 20
    assert all(0.25 < last[seat] / last.total() < 0.42 for seat in range(3)), last


@pytest.mark.parametrize(("wanted", "kept"), [("", 0), ("1", 1)])
def test_fp_7_a_choice_may_be_changed_before_the_others_choose(wanted: str, kept: int) -> None:
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        if "change your mind" in prompt:
            return wanted
        if len(asked) > 1:
            raise Quit
        return "1"

    seed = next(seed for seed in range(50) if terminal_game("fowlplay", 2, seed, answer).next() == 0)
    game = terminal_game("fowlplay", 2, seed, answer)
    state = game.state
    assert isinstance(state, FowlPlay)
    hand = [int(card) for card in state.cards.hands[:4]]
    with contextlib.suppress(Quit):
        game.run()
    assert "change your mind" in asked[1]
    assert (int(state.cards.target[0]) == hand[0]) == (kept == 0)


@pytest.mark.parametrize(("first", "seat"), [("first-seat", 0), ("third-seat", 2)])
def test_fp_8_in_the_terminal_too_it_can_be_chosen_who_is_first(first: str, seat: int) -> None:
    for seed in range(5):
        game = terminal_game("fowlplay", 3, seed, lambda _prompt: "", first=first)
        state = game.state
        while phase_of(state) == "target":
            state.play(state.waits_for(), state.moves(state.waits_for()).nth(0))
        assert game.next() == seat


def phase_of(state: State) -> str:
    phase: str = GAMES["fowlplay"].look_shared(state).phase
    return phase


def test_in_the_terminal_too_the_score_is_explained_first_and_advice_is_given() -> None:
    answers = iter(["h", "q"])
    game = terminal_game("fowlplay", 2, 1, lambda _prompt: next(answers))
    game.tips = True
    with contextlib.suppress(Quit):
        game.run()
    told = printed(game)
    primer, aids = GAMES["fowlplay"].primer, GAMES["fowlplay"].aids
    assert told.index(say("en", primer[0].heading)) < told.index(say("en", "fowlplay-tip-target"))
    assert say("en", aids[0].lines[0]) in told
    assert told.count(say("en", "fowlplay-tip-target")) == 1


def test_who_does_not_want_advice_is_given_none() -> None:
    game = terminal_game("fowlplay", 2, 1, lambda _prompt: "q")
    with contextlib.suppress(Quit):
        game.run()
    assert say("en", "fowlplay-tip-target") not in printed(game)


def printed(game: TerminalGame) -> str:
    assert isinstance(game.console.file, io.StringIO)
    return game.console.file.getvalue()
