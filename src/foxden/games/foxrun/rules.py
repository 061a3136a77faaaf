"""Fox on the Run: the rules, by their numbers in docs/rules/foxrun.md. Compiled.

Spaces are numbered as in board.py; sets of spaces are bit masks.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.bits import count_bits, lowest_bit, nth_bit
from foxden.chance import Rng
from foxden.games.foxrun.board import ADJACENT, ALONG, AS_LAID, INDIGO, PAWNS, PUFFER, SCARLETT, SPACES, TOWARDS, ZEV
from foxden.games.foxrun.box import FoxRunBox
from foxden.games.foxrun.numbers import (
    ABILITY,
    ALL_REVEALED,
    ARROW,
    ARROW_TO,
    CAUGHT,
    FREED,
    GUARDIANS_RESIGNED,
    OVER,
    PASS,
    REVEAL,
    RUNNING,
    STAY,
    STEP,
    STEP_TO,
    SWAP,
    TIME,
    TURN,
)
from foxden.state import NOBODY, FrozenReader, Moves, State, no_moves

QUIET_TURNS: Final = 80


@final
class FoxRun(State):
    """A position of Fox on the Run."""

    def __init__(self, box: FoxRunBox, tiles: vec[i64], player: vec[i64], start_ends_turn: bool) -> None:
        """`tiles`: the arrows of each space, 0 on start tiles; `player`: the seat of each pawn."""
        State.__init__(self, max(max(player[0], player[1]), max(player[2], player[3])) + 1)
        self.box = box
        self.tiles = tiles
        self.laid = AS_LAID
        """The space each tile was dealt to: a permanent name for it. No rule uses it."""
        self.laid_is_shared = True  # with copies of this state, until a swap changes it
        self.player = player
        self.start_ends_turn = start_ends_turn
        self.at = box.starts[:]
        self.start_tiles = box.start_tiles
        self.down: i64 = (1 << SPACES) - 1 - box.start_tiles
        self.turn: i64 = 0
        self.pawn = box.order[0]
        self.phase: i64 = STEP
        self.used: i64 = 0
        self.quiet: i64 = 0
        self.turned_over = False
        self.ended_by: i64 = RUNNING

    # --- whose turn it is -------------------------------------------------------------------------

    def waits_for(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        return self.player[self.pawn]

    def moves(self, seat: i64) -> Moves:
        if self.waits_for() != seat:
            return no_moves()
        if self.phase == STEP:
            return self.first_steps()
        if self.phase == ARROW:
            return self.arrows()
        return self.abilities()

    def count_moves(self, seat: i64) -> i64:
        if self.waits_for() != seat:
            return 0
        if self.phase == STEP:
            return max(count_bits(self.open_steps()), 1)
        if self.phase == ARROW:
            return count_bits(self.tiles[self.at[self.pawn]])
        return self.count_abilities()

    def nth_move(self, seat: i64, index: i64) -> i64:
        if self.phase == STEP:
            return self.nth_step(self.open_steps(), index)
        if self.phase == ARROW:
            return ARROW_TO + nth_bit(self.tiles[self.at[self.pawn]], index)
        return self.nth_ability(index)

    def any_move(self, seat: i64, rng: Rng) -> i64:
        return self.nth_move(seat, rng.below(self.count_moves(seat)))

    def play(self, seat: i64, move: i64) -> None:
        if move < ARROW_TO:
            self.walk_onto(move)
        elif move < STAY:
            self.follow(move - ARROW_TO)
        elif move == STAY:
            self.end_move()
        else:
            self.use_ability(move)

    # --- the move -----------------------------------------------------------------------------------

    def occupied(self) -> i64:
        one: i64 = 1
        return one << self.at[0] | one << self.at[1] | one << self.at[2] | one << self.at[3]

    def is_guarded(self) -> bool:
        """FR-18, FR-20: whether Zev is next to Scarlett's space."""
        return ADJACENT[self.at[ZEV]] >> self.at[SCARLETT] & 1 == 1

    def closed_to(self, pawn: i64) -> i64:
        """FR-13: the spaces this pawn can't enter."""
        one: i64 = 1
        closed = self.occupied()
        if pawn == ZEV:
            closed &= ~(one << self.at[INDIGO] | one << self.at[PUFFER])
        elif pawn == PUFFER:
            closed &= ~(one << self.at[ZEV])
        elif pawn == INDIGO and not self.is_guarded():
            closed &= ~(one << self.at[SCARLETT])
        return closed

    def open_steps(self) -> i64:
        """FR-7: the spaces one step along the grid, Indigo's also diagonal."""
        here = self.at[self.pawn]
        return (ADJACENT[here] if self.pawn == INDIGO else ALONG[here]) & ~self.closed_to(self.pawn)

    def nth_step(self, steps: i64, index: i64) -> i64:
        """One of these steps: Indigo's in the order of spaces, others' in that of directions; FR-14: or to stay."""
        if steps == 0:
            return STAY
        if self.pawn == INDIGO:
            return STEP_TO + nth_bit(steps, index)
        towards = self.at[self.pawn] * 4
        while TOWARDS[towards] < 0 or steps >> TOWARDS[towards] & 1 == 0 or index > 0:
            if TOWARDS[towards] >= 0:
                index -= steps >> TOWARDS[towards] & 1
            towards += 1
        return STEP_TO + TOWARDS[towards]

    def first_steps(self) -> Moves:
        """FR-7, FR-14: any of them, or staying if there is none."""
        steps = self.open_steps()
        found = vec[i64]([STAY] * max(count_bits(steps), 1))
        for index in range(len(found)):
            found[index] = self.nth_step(steps, index)
        return Moves(found)

    def arrows(self) -> Moves:
        """FR-10, FR-11: either arrow of the tile, even one that leads nowhere."""
        shown = self.tiles[self.at[self.pawn]]
        found = vec[i64]([ARROW_TO] * count_bits(shown))
        for index in range(len(found)):
            found[index] += nth_bit(shown, index)
        return Moves(found)

    def walk_onto(self, space: i64) -> None:
        """Enter a space, and continue as long as single arrows lead on (FR-10)."""
        while space >= 0:
            space = self.go_on(space)

    def go_on(self, space: i64) -> i64:
        """Enter a space. Returns where its arrow carries the pawn; -1 if it doesn't, or an arrow has to be chosen."""
        if not self.enter(space):
            return -1
        shown = self.tiles[space]
        if shown & (shown - 1):
            self.phase = ARROW
            return -1
        onward = TOWARDS[space * 4 + (shown >> 1) - (shown >> 3)]
        if self.is_open(onward):
            return onward
        self.end_move()
        return -1

    def follow(self, direction: i64) -> None:
        """Go where the chosen arrow leads, if it leads anywhere (FR-11)."""
        space = TOWARDS[self.at[self.pawn] * 4 + direction]
        if self.is_open(space):
            self.walk_onto(space)
        else:
            self.end_move()

    def trail(self, move: i64) -> list[int]:
        """The spaces that a first step or an arrow would cross. All of this is public."""
        space = move if move < ARROW_TO else TOWARDS[self.at[self.pawn] * 4 + move - ARROW_TO]
        entered: list[int] = []
        twin = self.copy()
        while space >= 0 and (len(entered) > 0 or self.is_open(space)):
            entered.append(int(space))
            space = twin.go_on(space)
        return entered

    def is_open(self, space: i64) -> bool:
        return space >= 0 and self.closed_to(self.pawn) >> space & 1 == 0

    def enter(self, space: i64) -> bool:
        """Put the pawn there. Returns whether the tile's arrows carry it on."""
        one: i64 = 1
        self.at[self.pawn] = space
        met = meets(self.pawn, space, self.at[INDIGO], self.at[SCARLETT])
        if met != RUNNING:
            self.finish(met)
        elif self.down >> space & 1:
            self.turn_over(space)  # FR-8
            if self.phase != OVER:
                self.end_move()
        elif self.start_tiles >> space & 1:
            self.stop_on_start_tile()
        elif self.used >> space & 1:
            self.end_move()  # FR-12
        else:
            self.used |= one << space
            return True
        return False

    def stop_on_start_tile(self) -> None:
        """FR-9: the whole turn ends there; with the option `start-tile` = `move` the movement does."""
        if self.start_ends_turn:
            self.end_turn()
        else:
            self.end_move()

    def turn_over(self, space: i64) -> None:
        one: i64 = 1
        self.down &= ~(one << space)
        self.turned_over = True
        self.revealed += 1
        if self.down == 0:
            self.finish(ALL_REVEALED)  # FR-19

    def end_move(self) -> None:
        self.phase = ABILITY
        if not self.can_use_ability():
            self.end_turn()

    # --- the ability --------------------------------------------------------------------------------

    def turnable(self) -> i64:
        """FR-15: face-up, unoccupied arrow tiles next to Puffer."""
        return ADJACENT[self.at[PUFFER]] & ~self.down & ~self.start_tiles & ~self.occupied()

    def swappable(self) -> i64:
        """FR-16: face-up, unoccupied tiles next to Scarlett, start tiles too."""
        return ADJACENT[self.at[SCARLETT]] & ~self.down & ~self.occupied()

    def revealable(self) -> i64:
        """FR-17: face-down tiles next to Zev."""
        return ADJACENT[self.at[ZEV]] & self.down

    def can_use_ability(self) -> bool:
        if self.pawn == PUFFER:
            return self.turnable() != 0
        if self.pawn == SCARLETT:
            tiles = self.swappable()
            return tiles & (tiles - 1) != 0
        return self.pawn == ZEV and self.revealable() != 0

    def abilities(self) -> Moves:
        found = vec[i64]([PASS] * self.count_abilities())
        for index in range(len(found) - 1):
            found[index] = self.nth_ability(index)
        return Moves(found)

    def count_abilities(self) -> i64:
        """Including PASS, which comes last."""
        if self.pawn == PUFFER:
            return count_bits(self.turnable()) * 3 + 1
        if self.pawn == SCARLETT:
            tiles = count_bits(self.swappable())
            return tiles * (tiles - 1) // 2 + 1
        return count_bits(self.revealable()) + 1

    def nth_ability(self, index: i64) -> i64:
        if index + 1 == self.count_abilities():
            return PASS
        if self.pawn == PUFFER:
            return TURN + nth_bit(self.turnable(), index // 3) * 3 + index % 3
        if self.pawn == SCARLETT:
            return self.nth_swap(index)
        return REVEAL + nth_bit(self.revealable(), index)

    def nth_swap(self, index: i64) -> i64:
        """FR-16: pairs in the order of their first tile, then of their second."""
        tiles = self.swappable()
        others: i64 = count_bits(tiles) - 1
        while index >= others:
            index -= others
            others -= 1
            tiles &= tiles - 1
        return SWAP + lowest_bit(tiles) * SPACES + nth_bit(tiles, index + 1)

    def use_ability(self, move: i64) -> None:
        if move >= SWAP:
            self.swap((move - SWAP) // SPACES, (move - SWAP) % SPACES)
        elif move >= TURN:
            self.rotate((move - TURN) // 3, (move - TURN) % 3 + 1)
        elif move >= REVEAL:
            self.turn_over(move - REVEAL)
        if self.phase != OVER:
            self.end_turn()

    def rotate(self, space: i64, quarters: i64) -> None:
        """Clockwise: an arrow pointing up then points right."""
        turned = self.tiles[space] << quarters
        self.tiles[space] = (turned | turned >> 4) & 15

    def swap(self, space: i64, other: i64) -> None:
        one: i64 = 1
        kept = self.tiles[space]
        self.tiles[space] = self.tiles[other]
        self.tiles[other] = kept
        if self.laid_is_shared:
            self.laid = self.laid[:]
            self.laid_is_shared = False
        kept = self.laid[space]
        self.laid[space] = self.laid[other]
        self.laid[other] = kept
        if (self.start_tiles >> space & 1) != (self.start_tiles >> other & 1):
            self.start_tiles ^= one << space | one << other

    # --- the end of a turn and of the game ----------------------------------------------------------

    def end_turn(self) -> None:
        self.quiet = 0 if self.turned_over else self.quiet + 1
        if is_time_up(self.quiet):
            self.finish(TIME)  # FR-21
            return
        self.turn += 1
        self.pawn = self.box.whose(self.turn)
        self.phase = STEP
        self.used = 0
        self.turned_over = False

    def finish(self, by: i64) -> None:
        self.phase = OVER
        self.ended_by = by

    def wins(self, seat: i64) -> bool:
        return self.phase == OVER and self.plays_foxes(seat) == foxes_win(self.ended_by)

    def plays_foxes(self, seat: i64) -> bool:
        """FR-4: whether this seat plays one or both foxes."""
        return self.player[INDIGO] == seat or self.player[SCARLETT] == seat

    # --- copies -------------------------------------------------------------------------------------

    def copy(self) -> "FoxRun":
        twin = FoxRun(self.box, self.tiles[:], self.player, self.start_ends_turn)
        twin.revealed = self.revealed
        twin.laid = self.laid
        self.laid_is_shared = True
        twin.at = self.at[:]
        twin.start_tiles = self.start_tiles
        twin.down = self.down
        twin.turn = self.turn
        twin.pawn = self.pawn
        twin.phase = self.phase
        twin.used = self.used
        twin.quiet = self.quiet
        twin.turned_over = self.turned_over
        twin.ended_by = self.ended_by
        return twin

    def freeze(self) -> list[int]:
        """In the order that `thaw` expects."""
        lists = [*self.tiles, *self.player, *self.at, *self.laid]
        counts = [self.start_tiles, self.down, self.turn, self.pawn, self.phase, self.used, self.quiet, self.ended_by]
        flags = [int(self.start_ends_turn), int(self.turned_over)]
        return [int(number) for number in [*lists, *counts]] + [*flags, int(self.revealed)]

    def __reduce__(self) -> tuple[object, ...]:
        return thaw, (self.box, self.freeze())


def is_fox(pawn: i64) -> bool:
    """FR-4: Indigo and Scarlett; Zev and Puffer are the guardians."""
    return pawn == INDIGO or pawn == SCARLETT  # noqa: PLR1714 - compiled code compares numbers faster


def meets(pawn: i64, space: i64, indigo: i64, scarlett: i64) -> i64:
    """How the game ends when this pawn enters this space; RUNNING if it goes on."""
    if pawn == INDIGO and space == scarlett:
        return FREED  # FR-18
    if pawn == ZEV and space == indigo:
        return CAUGHT  # FR-19
    return RUNNING


def is_time_up(quiet: i64) -> bool:
    """FR-21: too many turns in a row without a flipped tile."""
    return quiet >= QUIET_TURNS


def foxes_win(ended_by: i64) -> bool:
    """FR-18, FR-19, FR-21: foxes win by freeing Scarlett, guardians in every other way, unless somebody resigns."""
    return ended_by in (FREED, GUARDIANS_RESIGNED)


def thaw(box: FoxRunBox, frozen: list[int]) -> FoxRun:
    """Rebuild the state from what `freeze` returned."""
    take = FrozenReader(frozen)
    state = FoxRun(box, take.many(SPACES), take.many(PAWNS), False)
    state.at = take.many(PAWNS)
    state.laid = take.many(SPACES)
    state.start_tiles = take.one()
    state.down = take.one()
    state.turn = take.one()
    state.pawn = take.one()
    state.phase = take.one()
    state.used = take.one()
    state.quiet = take.one()
    state.ended_by = take.one()
    state.start_ends_turn = take.flag()
    state.turned_over = take.flag()
    state.revealed = take.one()
    return state
