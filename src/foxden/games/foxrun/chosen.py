"""Who plays which character, if the players have chosen it (FR-4)."""

from __future__ import annotations

from collections.abc import Mapping

from foxden.game import Value
from foxden.games.foxrun.about import LEAST
from foxden.games.foxrun.board import INDIGO, ZEV
from foxden.games.foxrun.deal import DRAWN, seat_characters
from foxden.games.foxrun.names import CHARACTER_NAMES
from foxden.games.foxrun.result import side_of
from foxden.games.foxrun.rules import FoxRun
from foxden.games.foxrun.words import proper
from foxden.scene import Say

LEADS: dict[Value, int] = {"drawn": DRAWN, "foxes-first": INDIGO, "guardians-first": ZEV}
"""The first seat's character by the option `sides`."""


def find_lead(options: Mapping[str, Value]) -> int:
    return LEADS[options["sides"]]


def choose_players(options: Mapping[str, Value], seats: int) -> list[int] | None:
    """The seat of each character; None if chance decides."""
    lead = find_lead(options)
    return None if lead == DRAWN else [int(seat) for seat in seat_characters(seats, lead)]


def foretell(options: Mapping[str, Value], seats: int, say: Say) -> list[str]:
    """Which character each seat will play; empty if chance decides. A lone player is told what they will be with
    two."""
    players = choose_players(options, max(seats, LEAST))
    return [] if players is None else [say_characters(players, seat, say) for seat in range(seats)]


def change_sides(state: FoxRun, options: Mapping[str, Value]) -> dict[str, Value]:
    """The option that moves every seat to the other side. With three or four players, chance can deal sides that no
    option reverses."""
    before = list_sides([int(seat) for seat in state.player], state.seats)
    for value in LEADS:
        players = choose_players({"sides": value}, state.seats)
        if players and all(was != will for was, will in zip(before, list_sides(players, state.seats), strict=True)):
            return {**options, "sides": value}
    return dict(options)


def list_sides(players: list[int], seats: int) -> list[str]:
    """The side of each seat, from the seat of each character."""
    return [side_of(CHARACTER_NAMES[players.index(seat)]) for seat in range(seats)]


def say_characters(players: list[int], seat: int, say: Say) -> str:
    first, *others = [proper(name) for pawn, name in enumerate(CHARACTER_NAMES) if players[pawn] == seat]
    return say("foxrun-will-play", first=first, second=others[0] if others else "none")
