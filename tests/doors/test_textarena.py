"""TextArena plays our games as it plays its own, seeds are honoured, and what agents read is nobody's secret."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import textarena

from foxden.bots.match import invite
from foxden.chance import FastRng
from foxden.doors.reading import TRIES, Reader, ReadGame, explain_to, find_answer
from foxden.doors.textarena import MOST_ERRORS, full_name
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.lab.ladder import LadderDeal, play_deal
from foxden.scene import Choice, OwnScene
from foxden.telling import MOST_CHOICES, tell_choices
from tests.doors.test_pettingzoo import TABLES

NAMES = list(dict(TABLES))


def make(name: str, players: int, seed: int, **given: Any) -> Any:
    env = textarena.make(full_name(name), **given)
    env.reset(num_players=players, seed=seed)
    return env


def moves_in(told: str) -> list[str]:
    """What an agent can read of its choices."""
    listed = re.findall(r"^(\S.*?) = ", told.rsplit("[move].", 1)[-1], re.MULTILINE)
    return [each for each in listed if not each.startswith("any of")] or ["3"]


def play_out(env: Any, chance: random.Random) -> list[str]:
    """By what is read alone; everything that was read."""
    read, done = [], False
    while not done:
        _, told = env.get_observation()
        read.append(told)
        done, _ = env.step(f"Let me think. [{chance.choice(moves_in(told))}]")
    return read


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_is_played_by_reading_and_writing(name: str, players: int) -> None:
    env = make(name, players, seed=7)
    play_out(env, random.Random(1))
    rewards, infos = env.close()
    assert env.dealt.over()
    assert [rewards[seat] for seat in range(players)] == env.game.rewards(env.dealt)
    assert not any(infos[seat]["invalid_move"] for seat in range(players))


@pytest.mark.parametrize("name", NAMES)
def test_seeds_are_honoured_whoever_else_draws(name: str) -> None:
    runs: list[list[str]] = []
    for seed in (5, 5, 6):
        env = make(name, 2, seed)
        random.seed(len(runs))
        runs.append(play_out(env, random.Random(2)))
    assert runs[0] == runs[1] != runs[2]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_move_is_refused_in_words_and_at_last_loses(name: str) -> None:
    env = make(name, 2, seed=3)
    before, seat = env.dealt.freeze(), env.state.current_player_id
    for tried in range(MOST_ERRORS + 1):
        done, _ = env.step("[nonsense]")
        assert done == (tried == MOST_ERRORS)
        if not done:
            asked, told = env.get_observation()
            assert asked == seat
            assert "nonsense" in told, "it is told why not"
    assert env.dealt.freeze() == before
    rewards, infos = env.close()
    assert (rewards[seat], rewards[1 - seat]) == (-1.0, 1.0)
    assert infos[seat]["invalid_move"]


def test_the_last_brackets_count() -> None:
    assert find_answer("[a] or rather [b c]") == "b c"
    assert find_answer(" a3 ") == "a3"
    assert len(find_answer("x" * 10_000)) == 64


def test_a_long_list_is_cut() -> None:
    own = OwnScene(choices=[Choice([], str(number), "that") for number in range(MOST_CHOICES + 2)])
    assert tell_choices(own).endswith("… and 2 more")


# --- a reader as a bot --------------------------------------------------------------------------------------


READER = """
import random
import re
from foxden.doors.reading import TRIES, Reader, ReadGame, explain_to, find_answer

class First(Reader):
    game = "NAME"
    def answer(self, told):
        moves = re.findall(r"^(\\S.*?) = ", told, re.MULTILINE) or ["3"]
        return f"I take the first: [{moves[0]}]"
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_reader_plays_on_the_ladder(name: str, tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(READER.replace("NAME", name))
    one = invite(name, f"{tmp_path}/first.py:First")
    played = play_deal(LadderDeal(name, 2, one, invite(name, "random"), 1))
    assert len(played.shares) == 2


def test_a_reader_that_talks_nonsense_gets_any_move() -> None:
    heard: list[str] = []

    class Babbler(Reader):
        game = NAMES[-1]

        def answer(self, told: str) -> str:
            heard.append(told)
            return "What a nice day!"

    game = ReadGame(NAMES[-1], 2)
    state = game.deal(FastRng(1))
    seat = int(state.waits_for())
    bot: Reader = Babbler(seat, invite(NAMES[-1], "random").level, 1)
    moves = state.moves(seat)
    assert bot.choose(game.game.look(state, seat), state, moves) == moves.nth(0)
    assert len(heard) == TRIES
    assert "What a nice day!" in heard[-1], "it is told why not"


# --- secrecy ------------------------------------------------------------------------------------------------


def told(game: ReadGame, state: Any, seat: int) -> list[str]:
    """What this seat reads, and why a move is refused."""
    refused = []
    for said in ("nonsense", "0", "play 1", "step a1", "target 1"):
        try:
            game.read_move(state, seat, said)
        except Refusal as refusal:
            refused.append(explain_to(refusal, game.seats))
    return [game.tell(state, seat), *refused]


def tells(game: ReadGame, state: Any, seat: int, tries: int = 4) -> bool:
    expected, rng = told(game, state, seat), FastRng(6)
    return any(told(game, game.game.redeal(state, seat, rng), seat) != expected for _ in range(tries))


def wander(name: str, players: int, steps: int) -> tuple[ReadGame, Any]:
    game, rng = ReadGame(name, players), FastRng(steps)
    state = game.deal(rng)
    for _ in range(steps):
        game.let_fall(state, rng)
        seat = state.waits_for()
        if seat >= 0:
            state.play(seat, state.any_move(seat, rng))
    return game, state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nobody_reads_what_their_seat_may_not_know(name: str, players: int) -> None:
    for steps in (0, 3, 9, 26, 60):
        game, state = wander(name, players, steps)
        assert not any(tells(game, state, seat) for seat in range(players))


def given_out(env: Any) -> list[object]:
    """What TextArena hands the agent whose turn it is: the position, and the same after an answer that is no move."""
    env.env.ask()
    asked = [env.get_observation()]
    env.step("[nonsense]")
    return [*asked, env.get_observation()]


def hands_out_more(name: str, players: int, steps: int) -> bool:
    """Is anything that TextArena hands out different in a world dealt anew?"""
    heard: list[list[object]] = []
    for number in range(3):
        env, chance = make(name, players, seed=steps), random.Random(steps)
        for _ in range(steps):
            _, told = env.get_observation()
            if env.step(f"[{chance.choice(moves_in(told))}]")[0]:
                return False
        inner = env.env
        if number:
            seat = int(inner.state.current_player_id)
            inner.dealt = GAMES[name].redeal(inner.dealt, seat, FastRng(number))
        heard.append(given_out(env))
    return not heard[0] == heard[1] == heard[2]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_textarena_hands_out_is_nobody_s_secret(name: str, players: int) -> None:
    assert not any(hands_out_more(name, players, steps) for steps in (0, 3, 17))


@pytest.mark.parametrize("name", NAMES)
def test_what_textarena_hands_out_of_the_state_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ReadGame.tell
    monkeypatch.setattr(ReadGame, "tell", lambda game, state, seat: f"{honest(game, state, seat)}\n{state.freeze()}")
    assert hands_out_more(name, 2, 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_teller_that_looks_at_the_state_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = wander(name, 2, 9)
    assert not tells(game, state, 0)
    honest = ReadGame.tell
    monkeypatch.setattr(ReadGame, "tell", lambda game, state, seat: f"{honest(game, state, seat)} {state.freeze()}")
    assert tells(game, state, 0)


def test_every_game_with_a_door_is_registered() -> None:
    for name in GAMES:
        textarena.check_env_exists(full_name(name))
