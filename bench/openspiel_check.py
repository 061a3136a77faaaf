"""python -m bench.openspiel_check: checks that OpenSpiel plays by our rules, before every run of bench.versus.

Random games are played through foxden/doors/openspiel.py and, move for move, by our rules: the same seats are asked,
the same moves are legal, the same tiles may come, the same side wins; and what a seat can tell apart is what its view
tells apart. Then each fault of FAULTS is planted, and must be noticed.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec
import pyspiel

from bench.openspiel_games import Rollouts, for_two
from foxden.chance import FastRng
from foxden.doors.openspiel import DRAWS, OUTCOMES, Held, SpielGame, SpielState
from foxden.game import View
from foxden.games import GAMES, default_data
from foxden.games.foxrun.board import SPACES
from foxden.lab.ladder import share
from foxden.state import CHANCE, State
from foxden.tensors import NO_ACTION

GAMES_EACH = 200
NAMES = ("foxrun", "fowlplay")


class Differs(Exception):
    """The OpenSpiel adapter differs from our rules."""


def same(what: str, theirs: object, ours: object) -> None:
    if theirs != ours:
        raise Differs(f"{what}: {theirs!r} for OpenSpiel, {ours!r} by our rules")


class Pair:
    """One game, played by our rules and through the adapter."""

    def __init__(self, name: str, number: int, known: dict[str, bytes]) -> None:
        self.rules = GAMES[name]
        self.played = for_two(name)
        self.chance = random.Random(number)
        self.rng = FastRng(number, 1)
        self.known = known
        """What each information state has looked like, in all games so far."""
        self.state: State = self.rules.deal(
            self.rules.pack(default_data(self.rules)), self.rules.settle({}), 2, FastRng(number)
        )
        self.position = self.played.stand(self.state.copy())

    def run(self) -> None:
        while not self.state.over():
            self.look()
            self.step()
        self.finish()

    # --- a position -------------------------------------------------------------------------------------

    def look(self) -> None:
        seat = int(self.state.waits_for())
        same("who is asked", self.position.current_player(), seat)
        same("the end", self.position.is_terminal(), False)
        legal = [self.find_move(seat, action) for action in self.position.legal_actions()]
        same("legal moves", sorted(legal), sorted(self.state.moves(seat).to_list()))
        same("moves of whoever is not asked", self.position.legal_actions(1 - seat), [])
        same("returns before the end", self.position.returns(), [0.0, 0.0])
        self.see_that_copies_are_their_own()
        if self.played.reveals is None:
            for viewer in range(2):
                self.see_what_can_be_told_apart(viewer)

    def find_move(self, seat: int, action: int) -> int:
        return int(self.played.door.encoding.tensors.decode(self.state, seat, action))

    def see_that_copies_are_their_own(self) -> None:
        """Moves on a copy, or a playout from here, must change nothing here."""
        copy = self.position.clone()
        copy.apply_action(self.chance.choice(copy.legal_actions()))
        same("the sum of what a game gives", sum(Rollouts(self.chance.getrandbits(30)).evaluate(self.position)), 0.0)
        same("the position after a try", self.position.dealt.freeze(), self.state.freeze())

    def see_what_can_be_told_apart(self, viewer: int) -> None:
        """States a seat can't tell apart have the same information state, and vice versa."""
        told = self.position.information_state_string(viewer)
        other = self.rules.redeal(self.state, viewer, self.rng)
        same("what cannot be told apart", self.played.stand(other).information_state_string(viewer), told)
        seen = encode(self.rules.look(self.state, viewer))
        same("what is called alike", self.known.setdefault(f"{viewer} {told}", seen), seen)

    # --- a move -----------------------------------------------------------------------------------------

    def step(self) -> None:
        seat, action = int(self.state.waits_for()), self.chance.choice(self.position.legal_actions())
        move, after = self.find_move(seat, action), self.state.copy()
        after.play(seat, move)
        name = self.position.action_to_string(seat, action)
        same("a move's name", name, self.rules.write(move))
        self.position.apply_action(action)
        self.let_fall(after)
        self.turn_over(after)
        same("the position after a move", self.position.dealt.freeze(), after.freeze())
        self.state = after

    def let_fall(self, after: State) -> None:
        """At a chance node, OpenSpiel draws a seed, and both resolve chance with it."""
        while after.waits_for() == CHANCE:
            seed = [self.chance.randrange(OUTCOMES) for _ in range(DRAWS)]
            after.fall(FastRng(int.from_bytes(bytes(seed), "big")))
            for outcome in seed:
                same("chance", self.position.is_chance_node(), True)
                self.position.apply_action(outcome)

    def turn_over(self, after: State) -> None:
        """OpenSpiel chooses which tile is revealed; its probabilities must match the tiles left."""
        turned = self.played.reveals is not None and after.revealed != self.state.revealed and not after.over()
        same("a tile to be turned over", self.position.is_chance_node(), turned)
        if not turned:
            return
        hidden = face_down(self.state)
        expected = [(tile, hidden.count(tile) / len(hidden)) for tile in sorted(set(hidden))]
        same("tiles that may come", self.position.chance_outcomes(), expected)
        other = self.position.clone()
        other.apply_action(self.chance.choice(hidden))
        same("tiles after another one came", sorted(all_tiles(other.dealt)), sorted(all_tiles(self.state)))
        (space,) = set(spaces_down(self.state)) - set(spaces_down(after))
        self.position.apply_action(all_tiles(self.state)[space])

    def finish(self) -> None:
        same(
            "the end", (self.position.is_terminal(), self.position.current_player()), (True, pyspiel.PlayerId.TERMINAL)
        )
        won = [2 * share(self.rules, self.state, seat) - 1 for seat in range(2)]
        same("returns", self.position.returns(), won)


def encode(view: View) -> bytes:
    return msgspec.json.encode([view.shared, view.own])


def all_tiles(state: Any) -> list[int]:
    return [int(state.tiles[space]) for space in range(SPACES)]


def spaces_down(state: Any) -> list[int]:
    return [space for space in range(SPACES) if state.down >> space & 1]


def face_down(state: State) -> list[int]:
    tiles = all_tiles(state)
    return [tiles[space] for space in spaces_down(state)]


# --- planted faults -----------------------------------------------------------------------------------------


honest_actions = SpielState._legal_actions


def drop_a_move(position: SpielState, player: int) -> list[int]:
    actions = honest_actions(position, player)
    return actions[:-1] or actions


def tell_the_truth(game: SpielGame, state: State, player: int) -> str:
    return str(state.freeze())


def tell_too_little(game: SpielGame, state: State, player: int) -> str:
    return "somewhere"


def all_tiles_alike(position: Any) -> list[tuple[int, float]]:
    hidden = sorted(set(face_down(position.dealt)))
    return [(tile, 1 / len(hidden)) for tile in hidden]


def lose_a_tile(position: Any, tile: int) -> None:
    state = position.dealt
    state.tiles[position.place] = tile
    state.play(state.waits_for(), position.pending)
    position.pending, position.place = NO_ACTION, -1


def swap_winners(position: SpielState) -> list[float]:
    if not position.is_terminal():
        return [0.0, 0.0]
    return [1 - 2 * share(position.door.game, position.dealt, seat) for seat in range(2)]


def share_a_state(held: Held, memo: dict[int, Any]) -> Held:
    return held


Fault = tuple[str, type[Any], str, Callable[..., Any]]
"""Game, module, function, and its faulty replacement."""
FAULTS: tuple[Fault, ...] = (
    ("foxrun", SpielState, "_legal_actions", drop_a_move),
    ("fowlplay", SpielState, "_legal_actions", drop_a_move),
    ("foxrun", SpielState, "returns", swap_winners),
    ("fowlplay", SpielState, "returns", swap_winners),
    ("foxrun", SpielState, "chance_outcomes", all_tiles_alike),
    ("foxrun", SpielState, "bring_to_light", lose_a_tile),
    ("fowlplay", SpielGame, "name_world", tell_the_truth),
    ("fowlplay", SpielGame, "name_world", tell_too_little),
    ("foxrun", Held, "__deepcopy__", share_a_state),
)


@contextmanager
def planted(fault: Fault) -> Iterator[None]:
    _, where, what, instead = fault
    with patch.object(where, what, instead):
        yield


def compare(name: str, games: int) -> None:
    known: dict[str, bytes] = {}
    for number in range(games):
        Pair(name, number, known).run()


def is_noticed(fault: Fault) -> bool:
    with planted(fault):
        try:
            compare(fault[0], GAMES_EACH)
        except Differs:
            return True
    return False


def check(games: int = GAMES_EACH) -> None:
    """All is well, or Differs says what is not."""
    for name in NAMES:
        compare(name, games)
    for fault in FAULTS:
        if not is_noticed(fault):
            raise Differs(f"a planted fault is not noticed: {fault[3].__name__} in {fault[0]}")
    print(f"OpenSpiel plays by our rules: {games} games of each, and {len(FAULTS)} planted faults noticed", flush=True)


if __name__ == "__main__":
    check(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH)
