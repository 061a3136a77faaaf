"""Exhaustive search of the rest of a round for two players: the last birds, then the foxes. What a fox can do in its
two steps depends only on what stands within its reach.

So of the up to a hundred thousand arrangements of the birds, only those that differ there are distinguished.
"""

from __future__ import annotations

from collections.abc import Iterator

from foxden.botkit.daily import PLAYER
from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, WALL
from foxden.games.fowlplay.box import DIRECTIONS
from foxden.games.fowlplay.numbers import BIRDS_MOVE, FOXES_MOVE, STOP
from foxden.games.fowlplay.rules import FOX_STEPS, FowlPlay

Line = tuple[int, list[int]]
"""Points and the moves that score them."""
MOST = 1000


def best_line(state: FowlPlay, birds: bool = True) -> Line:
    """The most points the player can be sure of at the end of this round, whatever the other fox does. `birds`: whether
    birds can be moved."""
    best: Line = (-1, [])
    for path, after in list_yards(state) if birds else [([STOP], play(state, STOP))]:
        found = run_foxes(after, best[0], MOST)
        if found[0] > best[0]:
            best = (found[0], path + found[1])
    return best


def worst_reply(state: FowlPlay) -> int:
    """The other fox's move that leaves the player the fewest points."""
    return run_foxes(state, -1, MOST)[1][0]


def run_foxes(state: FowlPlay, least: int, most: int) -> Line:
    """The player's points when both foxes play their best, by alpha-beta search within these bounds."""
    if state.phase != FOXES_MOVE:
        return int(state.sheet().total(PLAYER)), []
    mine, round_ = state.waits_for() == PLAYER, state.round
    best: Line = (-1 if mine else MOST, [])
    for move in state.moves(state.waits_for()).to_list():
        after = play(state, move)
        points, line = end(after) if after.round != round_ else run_foxes(after, least, most)
        if (points > best[0]) if mine else (points < best[0]):
            best = (points, [int(move), *line])
        least, most = (max(least, points), most) if mine else (least, min(most, points))
        if least >= most:
            break
    return best


def end(state: FowlPlay) -> Line:
    return int(state.sheet().total(PLAYER)), []


def play(state: FowlPlay, move: int) -> FowlPlay:
    after = state.copy()
    after.play(state.waits_for(), move)
    return after


# --- birds ----------------------------------------------------------------------------------------------------


def list_yards(state: FowlPlay) -> Iterator[tuple[list[int], FowlPlay]]:
    """All arrangements of the birds that differ within the foxes' reach, and the steps to them."""
    near, seen = list_near(state), set[tuple[int, ...]]()
    level: list[tuple[list[int], FowlPlay]] = [([], state)]
    while level:
        further: dict[tuple[int, ...], tuple[list[int], FowlPlay]] = {}
        for path, here in level:
            for move in here.moves(PLAYER).to_list():
                after = play(here, move)
                if after.phase == BIRDS_MOVE:
                    further.setdefault(tuple(after.yard.at), ([*path, int(move)], after))
                    continue
                sight = tuple([after.yard.on[hexagon] for hexagon in near])
                if sight not in seen:
                    seen.add(sight)
                    yield [*path, int(move)], after
        level = list(further.values())


def list_near(state: FowlPlay) -> list[int]:
    """All hexes that either fox could reach if nothing were in its way."""
    found: set[int] = set()
    for seat in range(int(state.seats)):
        reached = {int(state.yard.fox[seat])}
        for _ in range(FOX_STEPS):
            reached |= {there for here in reached for there in list_next(state, here)}
        found |= reached
    return sorted(found)


def list_next(state: FowlPlay, here: int) -> Iterator[int]:
    around = [int(NEIGHBOURS[here * DIRECTIONS + way]) for way in range(DIRECTIONS)]
    yield from (there for there in around if there != WALL)
    if state.yard.box.is_tunnel(here):
        yield from (there for there in range(HEXES) if state.yard.box.is_tunnel(there))
