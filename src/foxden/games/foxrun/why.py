"""Why a move isn't allowed: the first rule against it. Only called for illegal moves."""

from foxden.game import Refusal
from foxden.games.foxrun.board import ADJACENT, INDIGO, PUFFER, SCARLETT, SPACES, TOWARDS, ZEV
from foxden.games.foxrun.names import CHARACTER_NAMES, SPACE_NAMES
from foxden.games.foxrun.numbers import ABILITY, ARROW, ARROW_TO, FREED, OVER, PASS, REVEAL, STAY, STEP, SWAP, TURN
from foxden.games.foxrun.rules import FoxRun
from foxden.refusal import Player, Several


def why_not(state: FoxRun, seat: int, move: int) -> Refusal:
    if state.phase == OVER:
        return Refusal("FR-18" if state.ended_by == FREED else "FR-19", "game-over")
    if state.waits_for() != seat:
        acting = Player(int(state.waits_for()))
        return Refusal("FR-5", "foxrun-not-your-turn", character=who(state.pawn), player=acting)
    if move < ARROW_TO:
        return why_no_step(state, move)
    if move < STAY:
        return why_no_arrow(state)
    if move == STAY:
        return Refusal("FR-7", "foxrun-must-step") if state.phase == STEP else wrong_time(state)
    if state.phase != ABILITY:
        return wrong_time(state)
    return why_no_ability(state, move)


def wrong_time(state: FoxRun) -> Refusal:
    """This kind of move doesn't belong to the current phase."""
    if state.phase == STEP:
        return Refusal("FR-7", "foxrun-step-first")
    if state.phase == ARROW:
        return Refusal("FR-10", "foxrun-arrow-first")
    return Refusal("FR-15", "foxrun-moved-already")


def why_no_step(state: FoxRun, space: int) -> Refusal:
    if state.phase != STEP:
        return wrong_time(state)
    here = state.at[state.pawn]
    straight = [TOWARDS[here * 4 + direction] for direction in range(4)]
    near = bool(ADJACENT[here] >> space & 1)
    if not near or (state.pawn != INDIGO and space not in straight):
        return add_steps(Refusal("FR-7", "foxrun-too-far", space=SPACE_NAMES[space]), state)
    if state.pawn == INDIGO and space == state.at[SCARLETT]:
        return add_steps(Refusal("FR-20", "foxrun-guarded"), state)
    there = who(find_pawn(state, space))
    return add_steps(Refusal("FR-13", "foxrun-occupied", space=SPACE_NAMES[space], character=there), state)


def why_no_arrow(state: FoxRun) -> Refusal:
    if state.phase != ARROW:
        return wrong_time(state)
    return Refusal("FR-10", "foxrun-no-such-arrow")


def why_no_ability(state: FoxRun, move: int) -> Refusal:
    if move == PASS:
        raise AssertionError("passing is always legal where an ability is")
    if move >= SWAP:
        refusal = why_no_swap(state, *divmod(move - SWAP, SPACES))
    elif move >= TURN:
        refusal = why_no_turn(state, (move - TURN) // 3)
    else:
        refusal = why_no_reveal(state, move - REVEAL)
    touched = list_touchable(state)
    return refusal.but("foxrun-can-touch", spaces=Several(touched)) if touched else refusal


def why_no_turn(state: FoxRun, space: int) -> Refusal:
    if state.pawn != PUFFER:
        return Refusal("FR-15", "foxrun-only-puffer")
    if state.start_tiles >> space & 1:
        return Refusal("FR-15", "foxrun-start-tile", space=SPACE_NAMES[space])
    return why_not_free(state, "FR-15", space)


def why_no_swap(state: FoxRun, first: int, second: int) -> Refusal:
    if state.pawn != SCARLETT:
        return Refusal("FR-16", "foxrun-only-scarlett")
    wrong = first if not state.swappable() >> first & 1 else second
    return why_not_free(state, "FR-16", wrong)


def why_no_reveal(state: FoxRun, space: int) -> Refusal:
    if state.pawn != ZEV:
        return Refusal("FR-17", "foxrun-only-zev")
    if not ADJACENT[state.at[ZEV]] >> space & 1:
        return Refusal("FR-17", "foxrun-not-adjacent", space=SPACE_NAMES[space])
    return Refusal("FR-17", "foxrun-face-up", space=SPACE_NAMES[space])


def why_not_free(state: FoxRun, rule: str, space: int) -> Refusal:
    """A tile to rotate or swap must be next to the pawn, face up and unoccupied."""
    name = SPACE_NAMES[space]
    if not ADJACENT[state.at[state.pawn]] >> space & 1:
        return Refusal(rule, "foxrun-not-adjacent", space=name)
    if state.down >> space & 1:
        return Refusal(rule, "foxrun-face-down", space=name)
    return Refusal(rule, "foxrun-occupied", space=name, character=who(find_pawn(state, space)))


# --- in words ---------------------------------------------------------------------------------------------


def who(pawn: int) -> str:
    return CHARACTER_NAMES[pawn].capitalize()


def find_pawn(state: FoxRun, space: int) -> int:
    return list(state.at).index(space)


def add_steps(refusal: Refusal, state: FoxRun) -> Refusal:
    """Where the pawn could go instead."""
    moves = state.moves(state.waits_for()).to_list()
    spaces = tuple(SPACE_NAMES[move] for move in moves if move < ARROW_TO)
    if not spaces:
        return refusal
    return refusal.but("foxrun-can-go", character=who(state.pawn), spaces=Several(spaces))


def list_touchable(state: FoxRun) -> tuple[str, ...]:
    """The spaces whose tiles the ability could be used on."""
    found: dict[str, None] = {}
    for move in state.moves(state.waits_for()).to_list():
        if move >= SWAP:
            found |= dict.fromkeys(SPACE_NAMES[space] for space in divmod(move - SWAP, SPACES))
        elif move >= TURN:
            found[SPACE_NAMES[(move - TURN) // 3]] = None
        elif move >= REVEAL:
            found[SPACE_NAMES[move - REVEAL]] = None
    return tuple(found)
