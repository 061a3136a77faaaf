"""The farmyard with its birds and foxes, and how they step. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.bits import BIT, count_bits, lowest_bit, nth_bit
from foxden.chance import Rng
from foxden.games.fowlplay.board import HEXES, NEIGHBOURS, WALL
from foxden.games.fowlplay.box import ALL_WAYS, BIRDS, DIRECTIONS, IN_WORD, SHARING, TUNNELS, WORDS, FowlPlayBox
from foxden.games.fowlplay.fear import NO_FEAR, add_fears, closed_by
from foxden.games.fowlplay.numbers import EMPTY, FOX, MOST_SEATS, NONE, OUTSIDE, STOP, TO_BIRD, TO_FOX
from foxden.state import FrozenReader, Moves


def list_inside() -> list[int]:
    """FP-2: for each hex the directions that lead to another, and not out of the farmyard."""
    return [
        sum(1 << way for way in range(DIRECTIONS) if NEIGHBOURS[hexagon * DIRECTIONS + way] != WALL)
        for hexagon in range(HEXES + 1)
    ]


NOBODY_THERE: Final = vec[i64]([EMPTY] * HEXES + [OUTSIDE])
INSIDE: Final = vec[i64](list_inside())
NO_FOX: Final = vec[i64]([NONE] * MOST_SEATS)
NO_BIRDS: Final = vec[i64]([0] * MOST_SEATS)
NOT_FOUND: Final = vec[i64]([-1] * WORDS)
"""Marks steps not computed yet: negative, and it stays so whatever bits are set or cleared."""
IN_WORD_STEPS: Final = 54
WORD: Final = vec[i64]([bird // IN_WORD for bird in range(BIRDS)])
PLACE: Final = vec[i64]([bird % IN_WORD * DIRECTIONS for bird in range(BIRDS)])
"""Word and offset of a bird's six bits."""
FIRST_WAY: Final = vec[i64]([(ways & -ways).bit_length() - 1 for ways in range(1 << DIRECTIONS)])
"""The first direction of each non-empty set."""
SIGN: Final = 8
"""Shifted right by this, a negative number is all ones and 0 to 255 is zero: turns what is on a hex into a mask without
a branch."""
SCRAP: Final = vec[i64]([0] * (SHARING * DIRECTIONS + 1))
OPEN: Final = vec[i64]([0] * WORDS)
COUNTS: Final = vec[i64]([0] * WORDS)
"""Scratch space, filled and read within one call, because growing a list costs more than finding the moves."""

# The steps of a fox are a set: six directions, seven tunnels, and no step at all.
BY_TUNNEL: Final = 6
NO_MORE: Final = 13


@final
class Yard:
    """Where birds and foxes are, and who has caught which birds."""

    def __init__(self, box: FowlPlayBox, at: vec[i64], on: vec[i64], fox: vec[i64], caught: vec[i64]) -> None:
        """`at`: each bird's hex; `on`: what is on each hex; `fox`: each seat's hex; `caught`: a set of birds per
        seat."""
        self.box = box
        self.at = at
        self.on = on
        self.fox = fox
        self.caught = caught
        # What follows from the above:
        self.free = INSIDE
        """The directions in which there is an empty hex, from each hex."""
        # Derived from the above while birds move (`look_around`). Replaced, never changed, so copies share it:
        self.fear = NO_FEAR
        # The set of all steps birds can take, whatever the card (box.py), or NOT_FOUND:
        self.steps = NOT_FOUND

    def copy(self) -> "Yard":
        twin = Yard(self.box, self.at[:], self.on[:], self.fox[:], self.caught[:])
        twin.free = self.free[:]
        twin.fear = self.fear
        twin.steps = self.steps[:]
        return twin

    def freeze(self) -> list[int]:
        """In the order that `thaw_yard` expects."""
        return [int(number) for number in [*self.fox, *self.caught, *self.at]]

    # --- birds --------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Foxes don't move during the bird phase, so their distances are computed once (FP-13)."""
        self.fear = add_fears(self.fox)
        self.steps = NOT_FOUND[:]

    def steps_in(self, word: i64) -> i64:
        """The steps of nine birds, computed lazily."""
        if self.steps[word] < 0:
            self.steps[word] = self.find_steps(word * IN_WORD)
        return self.steps[word]

    def find_steps(self, first: i64) -> i64:
        """The steps of nine birds from this one on."""
        at, free, fear, ground = self.at, self.free, self.fear, self.box.ground
        steps: i64 = 0
        for bird in range(first, first + IN_WORD):
            here = at[bird]
            if here != NONE:
                steps |= open_ways(free[here], ground[here], fear[here]) << (bird - first) * DIRECTIONS
        return steps

    def steps_with(self, card: i64, word: i64) -> i64:
        """FP-11: of these steps, those of birds that share a feature with the card."""
        return self.steps_in(word) & self.box.movable[card * WORDS + word]

    def bird_steps(self, card: i64) -> Moves:
        """FP-11: any of these steps, or no more."""
        found = SCRAP
        count: i64 = 0
        for word in range(i64(WORDS)):
            steps = self.steps_with(card, word)
            while steps:
                found[count] = self.bird_step(word * IN_WORD_STEPS + lowest_bit(steps))
                steps &= steps - 1
                count += 1
        found[count] = STOP
        return Moves(found[: count + 1])

    def bird_step(self, step: i64) -> i64:
        """The move that takes this step of a set."""
        bird = step // DIRECTIONS
        return TO_BIRD + bird * HEXES + NEIGHBOURS[(self.at[bird] - bird) * DIRECTIONS + step]

    def count_bird_steps(self, card: i64) -> i64:
        """How many moves `bird_steps` lists."""
        count: i64 = 1
        for word in range(i64(WORDS)):
            count += count_bits(self.steps_with(card, word))
        return count

    def nth_bird_step(self, card: i64, index: i64) -> i64:
        """The move that `bird_steps` lists there."""
        for word in range(i64(WORDS)):
            steps = self.steps_with(card, word)
            count = count_bits(steps)
            if index < count:
                return self.bird_step(word * IN_WORD_STEPS + nth_bit(steps, index))
            index -= count
        return STOP

    def any_bird_step(self, card: i64, rng: Rng) -> i64:
        """One of these moves, each equally likely; counted once."""
        open_, counts, movable, steps = OPEN, COUNTS, self.box.movable, self.steps
        index: i64 = 1
        for word in range(i64(WORDS)):
            found = steps[word]
            if found < 0:
                found = self.steps_in(word)
            found &= movable[card * WORDS + word]
            count = count_bits(found)
            open_[word] = found
            counts[word] = count
            index += count
        index = rng.below(index)
        for word in range(i64(WORDS)):
            if index < counts[word]:
                return self.bird_step(word * IN_WORD_STEPS + nth_bit(open_[word], index))
            index -= counts[word]
        return STOP

    def can_move_birds(self, card: i64) -> bool:
        for word in range(i64(WORDS)):
            if self.steps_with(card, word):
                return True
        return False

    def step_bird(self, bird: i64, to: i64) -> None:
        here = self.at[bird]
        self.on[here] = EMPTY
        self.on[to] = bird
        self.at[bird] = to
        self.leave(here)
        self.fill(to)
        self.look_again(here)
        self.look_again(to)
        set_steps(self.steps, bird, open_ways(self.free[to], self.box.ground[to], self.fear[to]))

    def look_again(self, changed: i64) -> None:
        """Recompute the steps of the birds around a hex that was left or filled."""
        on, free, fear, ground, steps = self.on, self.free, self.fear, self.box.ground, self.steps
        ways = INSIDE[changed] & ~free[changed]
        while ways:
            near = NEIGHBOURS[changed * DIRECTIONS + FIRST_WAY[ways]]
            if on[near] < BIRDS:
                set_steps(steps, on[near], open_ways(free[near], ground[near], fear[near]))
            ways &= ways - 1

    # --- birds and foxes ----------------------------------------------------------------------------

    def leave(self, hexagon: i64) -> None:
        """The hex is empty now."""
        free, neighbours = self.free, NEIGHBOURS
        one: i64 = 1
        for direction in range(i64(DIRECTIONS)):
            free[neighbours[hexagon * DIRECTIONS + direction]] |= one << (direction ^ 1)

    def fill(self, hexagon: i64) -> None:
        """The hex is occupied now."""
        free, neighbours = self.free, NEIGHBOURS
        one: i64 = 1
        for direction in range(i64(DIRECTIONS)):
            free[neighbours[hexagon * DIRECTIONS + direction]] &= ~(one << (direction ^ 1))

    # --- foxes --------------------------------------------------------------------------------------

    def fox_ways(self, here: i64, no_end: i64, left: i64) -> i64:
        """FP-14: to a neighbouring hex, or from one tunnel entrance to any other; to no hex with a fox. FP-16: where no
        move may end, only with another step left to leave it. As a set, without the option of no step."""
        on = self.on
        found = self.free[here]
        taken = INSIDE[here] & ~found
        while taken:
            to = NEIGHBOURS[here * DIRECTIONS + FIRST_WAY[taken]]
            found |= on[to] - FOX >> SIGN & taken & -taken
            taken &= taken - 1
        beyond = self.box.beyond[here]
        if beyond:
            for index in range(i64(TUNNELS)):
                if beyond >> index & 1:
                    found |= on[self.box.tunnels[index]] - FOX >> SIGN & BIT[BY_TUNNEL + index]
        if no_end != NONE and left == 1:
            found &= ~self.ways_onto(no_end, here)
        return found

    def ways_onto(self, hexagon: i64, here: i64) -> i64:
        """The choices that would lead a fox from here onto a hex."""
        neighbours = NEIGHBOURS
        found: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            if neighbours[here * DIRECTIONS + direction] == hexagon:
                found |= BIT[direction]
        if self.box.beyond[here]:
            for index in range(i64(TUNNELS)):
                if self.box.tunnels[index] == hexagon:
                    found |= BIT[BY_TUNNEL + index]
        return found

    def can_move_fox(self, here: i64, no_end: i64, left: i64) -> bool:
        if self.free[here] and (no_end == NONE or left > 1):
            return True
        return self.fox_ways(here, no_end, left) != 0

    def fox_choices(self, here: i64, no_end: i64, left: i64) -> i64:
        """The same with the option of no more steps, except on `no_end`."""
        ways = self.fox_ways(here, no_end, left)
        return ways if here == no_end else ways | BIT[NO_MORE]

    def fox_step(self, here: i64, choice: i64) -> i64:
        """The move that this choice of a fox stands for."""
        if choice < BY_TUNNEL:
            return TO_FOX + NEIGHBOURS[here * DIRECTIONS + choice]
        return STOP if choice == NO_MORE else TO_FOX + self.box.tunnels[choice - BY_TUNNEL]

    def fox_steps(self, here: i64, choices: i64) -> Moves:
        found = vec[i64]([0] * count_bits(choices))
        for index in range(len(found)):
            found[index] = self.fox_step(here, lowest_bit(choices))
            choices &= choices - 1
        return Moves(found)

    def step_fox(self, seat: i64, to: i64) -> bool:
        """Move the fox. FP-15: returns whether a bird was captured."""
        bird = self.on[to]
        self.on[self.fox[seat]] = EMPTY
        self.leave(self.fox[seat])
        self.stand_fox(seat, to)
        if bird == EMPTY:
            return False
        self.at[bird] = NONE
        self.caught[seat] |= BIT[bird]
        return True

    def stand_fox(self, seat: i64, to: i64) -> None:
        self.fox[seat] = to
        self.on[to] = FOX + seat
        self.fill(to)


def open_ways(free: i64, ground: i64, fear: i64) -> i64:
    """The directions in which a bird can step: FP-12, to an empty hex; FP-13, no nearer to a fox it fears."""
    return free & ground & ~closed_by(fear)


def set_steps(steps: vec[i64], bird: i64, ways: i64) -> None:
    place = PLACE[bird]
    word = WORD[bird]
    steps[word] = steps[word] & ~(BIT[place] * ALL_WAYS) | ways << place


def thaw_yard(box: FowlPlayBox, take: FrozenReader) -> Yard:
    """Rebuild the yard from what `freeze` returned."""
    fox, caught, at = take.many(MOST_SEATS), take.many(MOST_SEATS), take.many(BIRDS)
    return lay_out(box, at, fox, caught)


def lay_out(box: FowlPlayBox, at: vec[i64], fox: vec[i64], caught: vec[i64]) -> Yard:
    """The farmyard with everyone where they are; NONE is nowhere."""
    yard = Yard(box, at, NOBODY_THERE[:], fox, caught)
    yard.free = INSIDE[:]
    for bird in range(i64(BIRDS)):
        if at[bird] != NONE:
            yard.on[at[bird]] = bird
            yard.fill(at[bird])
    for seat in range(len(fox)):
        if fox[seat] != NONE:
            yard.stand_fox(seat, fox[seat])
    return yard
