"""The farmyard with its birds and foxes, and how they step. Compiled."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, TWO_AWAY
from foxden.games.fowlplay.box import BIRDS, BIT, SHARING, TUNNELS, FowlPlayBox
from foxden.games.fowlplay.numbers import EMPTY, FOX, MOST_SEATS, NONE, OUTSIDE, STOP, TO_BIRD, TO_FOX
from foxden.state import FrozenReader, Moves

NOBODY_THERE: Final = vec[i64]([EMPTY] * HEXES + [OUTSIDE])
NO_FOX: Final = vec[i64]([NONE] * MOST_SEATS)
NO_BIRDS: Final = vec[i64]([0] * MOST_SEATS)
NO_STEPS: Final = vec[i64]([0] * BIRDS)
SCRAP: Final = vec[i64]([0] * (SHARING * 6 + 1))
"""Scrap paper: filled and copied within one call, because growing a list costs more than finding its moves."""


@final
class Yard:
    """Where birds and foxes are, and who has caught which birds."""

    def __init__(self, box: FowlPlayBox, at: vec[i64], on: vec[i64], fox: vec[i64], caught: vec[i64]) -> None:
        """`at`: each bird's hex; `on`: what stands on each hex; `fox`: each seat's; `caught`: a set of birds a seat."""
        self.box = box
        self.at = at
        self.on = on
        self.fox = fox
        self.caught = caught
        # What follows from the above while birds move (`look_around`). Replaced, never changed, so copies share it:
        self.calm = box.calm
        # The directions in which each bird may step:
        self.steps = NO_STEPS

    def copy(self) -> "Yard":
        twin = Yard(self.box, self.at[:], self.on[:], self.fox[:], self.caught[:])
        twin.calm = self.calm
        twin.steps = self.steps[:]
        return twin

    def freeze(self) -> list[int]:
        """In the order in which `thaw_yard` takes them."""
        return [int(number) for number in [*self.fox, *self.caught, *self.at]]

    # --- birds --------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Foxes stand still while birds move, so how near they are is found out once for all (FP-13)."""
        calm = self.box.calm[:]
        for seat in range(len(self.fox)):
            here = self.fox[seat]
            if here != NONE:
                frighten(calm, TWO_AWAY, here * 12, here * 12 + 12, 2)
                frighten(calm, NEIGHBOURS, here * 6, here * 6 + 6, 1)
        self.calm = calm
        self.steps = NO_STEPS[:]
        for bird in range(i64(BIRDS)):
            if self.at[bird] != NONE:
                self.steps[bird] = self.open_around(self.at[bird])

    def open_around(self, here: i64) -> i64:
        """The directions in which a bird may step: FP-12, to an empty hex; FP-13, no nearer to a fox it fears."""
        on, calm = self.on, self.calm
        least = calm[here]
        way: i64 = 1
        found: i64 = 0
        for index in range(here * 6, here * 6 + 6):
            to = NEIGHBOURS[index]
            if on[to] == EMPTY and calm[to] >= least:
                found |= way
            way <<= 1
        return found

    def bird_steps(self, card: i64) -> Moves:
        """FP-11: a step of any bird that shares a feature with the card, or no more."""
        movable, steps, at, found = self.box.movable, self.steps, self.at, SCRAP
        count: i64 = 0
        for index in range(card * SHARING, card * SHARING + SHARING):
            bird = movable[index]
            ways = steps[bird]
            if ways:
                move = TO_BIRD + bird * HEXES
                for towards in range(at[bird] * 6, at[bird] * 6 + 6):
                    found[count] = move + NEIGHBOURS[towards]  # the next move overwrites one that is not legal
                    count += ways & 1
                    ways >>= 1
        found[count] = STOP
        return Moves(found[: count + 1])

    def can_move_birds(self, card: i64) -> bool:
        movable, steps = self.box.movable, self.steps
        for index in range(card * SHARING, card * SHARING + SHARING):
            if steps[movable[index]]:
                return True
        return False

    def step_bird(self, bird: i64, to: i64) -> None:
        here = self.at[bird]
        self.on[here] = EMPTY
        self.on[to] = bird
        self.at[bird] = to
        self.open_up(here)
        self.close_off(to)
        self.steps[bird] = self.open_around(to)

    def open_up(self, freed: i64) -> None:
        """The birds around may step there now, unless they fear to (FP-13)."""
        on, calm, steps = self.on, self.calm, self.steps
        one: i64 = 1
        for direction in range(i64(6)):
            near = NEIGHBOURS[freed * 6 + direction]
            other = on[near]
            if 0 <= other < BIRDS and calm[freed] >= calm[near]:
                steps[other] |= one << (direction ^ 1)

    def close_off(self, filled: i64) -> None:
        """The birds around may not step there any more (FP-12)."""
        on, steps = self.on, self.steps
        one: i64 = 1
        for direction in range(i64(6)):
            other = on[NEIGHBOURS[filled * 6 + direction]]
            if 0 <= other < BIRDS:
                steps[other] &= ~(one << (direction ^ 1))

    # --- foxes --------------------------------------------------------------------------------------

    def fox_steps(self, here: i64, no_end: i64, left: i64) -> Moves:
        """FP-14: to a neighbouring hex, or from one tunnel entrance to any other; or no more, but not on `no_end`."""
        found = vec[i64](capacity=13)
        for index in range(here * 6, here * 6 + 6):
            if self.may_enter(NEIGHBOURS[index], no_end, left):
                found = append(found, TO_FOX + NEIGHBOURS[index])
        if self.box.is_tunnel(here):
            for index in range(i64(TUNNELS)):
                to = self.box.tunnels[index]
                if self.may_enter(to, no_end, left) and not is_next_to(here, to):
                    found = append(found, TO_FOX + to)
        if here != no_end:
            found = append(found, STOP)
        return Moves(found)

    def may_enter(self, to: i64, no_end: i64, left: i64) -> bool:
        """FP-14: no hex with a fox; FP-16: where no move may end, only with another step left to leave it."""
        return self.on[to] < FOX and (to != no_end or left > 1)

    def can_move_fox(self, here: i64, no_end: i64, left: i64) -> bool:
        for index in range(here * 6, here * 6 + 6):
            if self.may_enter(NEIGHBOURS[index], no_end, left):
                return True
        if self.box.is_tunnel(here):
            for index in range(i64(TUNNELS)):
                if self.may_enter(self.box.tunnels[index], no_end, left):
                    return True
        return False

    def step_fox(self, seat: i64, to: i64) -> bool:
        """FP-15: is a bird captured?"""
        bird = self.on[to]
        self.on[self.fox[seat]] = EMPTY
        self.stand_fox(seat, to)
        if bird == EMPTY:
            return False
        self.at[bird] = NONE
        self.caught[seat] |= BIT[bird]
        return True

    def stand_fox(self, seat: i64, to: i64) -> None:
        self.fox[seat] = to
        self.on[to] = FOX + seat


def frighten(calm: vec[i64], around: vec[i64], start: i64, stop: i64, distance: i64) -> None:
    """FP-13: no hex listed here is farther than that from a fox."""
    for index in range(start, stop):
        calm[around[index]] = min(calm[around[index]], distance)


def is_next_to(here: i64, to: i64) -> bool:
    for index in range(here * 6, here * 6 + 6):
        if NEIGHBOURS[index] == to:
            return True
    return False


def thaw_yard(box: FowlPlayBox, take: FrozenReader) -> Yard:
    """The yard that `freeze` gave these numbers for."""
    fox, caught, at = take.many(MOST_SEATS), take.many(MOST_SEATS), take.many(BIRDS)
    return lay_out(box, at, fox, caught)


def lay_out(box: FowlPlayBox, at: vec[i64], fox: vec[i64], caught: vec[i64]) -> Yard:
    """The farmyard with everyone where they are; NONE is nowhere."""
    yard = Yard(box, at, NOBODY_THERE[:], fox, caught)
    for bird in range(i64(BIRDS)):
        if at[bird] != NONE:
            yard.on[at[bird]] = bird
    for seat in range(len(fox)):
        if fox[seat] != NONE:
            yard.on[fox[seat]] = FOX + seat
    return yard
