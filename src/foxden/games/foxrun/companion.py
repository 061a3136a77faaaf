"""Fox on the Run at a real table: who plays whom, whose turn it is, which tiles are flipped, and whether time is up."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foxden.chance import Rng
from foxden.forms.companion import Companion, ask_option
from foxden.forms.entry import Entry
from foxden.forms.form import Answer, Ask, Board, Deal, Fields, Form, Problem, Steps, Tally
from foxden.games.foxrun.about import LEAST, MOST, NAME, OPTIONS, SIDES, TITLE
from foxden.games.foxrun.board import SPACES
from foxden.games.foxrun.box import FoxRunBox
from foxden.games.foxrun.chosen import choose_players
from foxden.games.foxrun.deal import deal_characters
from foxden.games.foxrun.names import CHARACTER_NAMES, SPACE_NAMES, Character, EndedBy
from foxden.games.foxrun.notation import read_roles
from foxden.games.foxrun.result import count_wins, find_winners, side_of
from foxden.games.foxrun.rules import QUIET_TURNS, is_time_up
from foxden.games.foxrun.sheet import write_sheet
from foxden.games.foxrun.speech import QUIET_WORTH_A_WORD, say_status
from foxden.games.foxrun.view import FoxRunShared
from foxden.games.foxrun.words import name_tile, proper
from foxden.refusal import Refusal
from foxden.result import Result
from foxden.scene import Piece, Say, Sheet, Space

START = 2
LAST_TURN = 9999
BY_HAND: tuple[EndedBy, ...] = ("freed", "caught", "time")
"""Endings that people enter: two that only they can see, and one that they have to agree on, because the rulebook sets
no limit (FR-21). The fourth follows from the tiles."""


# --- what can be entered ----------------------------------------------------------------------------------


def form(box: FoxRunBox, say: Say) -> Form:
    return Form(
        game=NAME,
        title=TITLE,
        intro=say("foxrun-score-intro"),
        least=LEAST,
        most=MOST,
        start=START,
        parts=[
            ask_option(SIDES, say),
            Deal(say("foxrun-score-deal"), say("foxrun-score-deal-how")),
            Steps("turn", say("foxrun-score-next"), say("foxrun-score-back")),
            ask_tiles(box, say),
            ask_end(say),
        ],
        hand=False,
    )


def ask_tiles(box: FoxRunBox, say: Say) -> Board:
    return Board(
        say("foxrun-score-tiles"),
        say("foxrun-score-tiles-how"),
        "tile-{thing}",
        [lay_space(box, space) for space in range(SPACES)],
        down=Piece("down", "tile", "tile-back", name_tile("down", say)),
        up=say("foxrun-tile-up"),
        fixed=Piece("start", "tile", "tile-start", name_tile("start", say)),
        stamp="turn",
    )


def lay_space(box: FoxRunBox, space: int) -> Space:
    marks = ["start"] if box.start_tiles >> space & 1 else []
    return Space(SPACE_NAMES[space], SPACE_NAMES[space], x=space // 5, y=4 - space % 5, marks=marks)


def ask_end(say: Say) -> Ask:
    answers = [Answer(by, say("foxrun-over", by=by)) for by in BY_HAND]
    return Ask(say("foxrun-score-end"), "ended", [Answer("", say("foxrun-score-not-over")), *answers])


def deal(entry: Entry, _box: FoxRunBox, rng: Rng) -> Fields:
    """FR-4: at random or as chosen. Dealing characters starts a new game and clears everything else."""
    seats = entry.seats(LEAST, MOST, START)
    player = choose_players(entry.options(OPTIONS), seats) or deal_characters(seats, rng)
    roles: Fields = {f"role-{name}": int(player[pawn]) for pawn, name in enumerate(CHARACTER_NAMES)}
    tiles: Fields = {f"tile-{name}": None for name in SPACE_NAMES if f"tile-{name}" in entry.fields}
    return {**roles, **tiles, "turn": 1, "ended": None}


# --- what was entered -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnteredFoxRun:
    seats: int
    players: dict[Character, int]
    """The seat of each character; None before they are dealt."""
    turn: int
    face_down: list[str]
    quiet: int
    """Turns in a row without a flipped tile (FR-21)."""
    ended_by: EndedBy | None
    character: Character
    """FR-5: whose turn it is."""


def read(entry: Entry, box: FoxRunBox) -> EnteredFoxRun:
    seats = entry.seats(LEAST, MOST, START)
    roles = {name: entry.number(f"role-{name}", 0, seats - 1) for name in CHARACTER_NAMES}
    players = {name: seat for name, seat in roles.items() if seat is not None}
    turn = entry.number("turn", 1, LAST_TURN) or 1
    tiles = [name for space, name in enumerate(SPACE_NAMES) if not box.start_tiles >> space & 1]
    turned = {name: stamp for name in tiles if (stamp := read_stamp(entry, name)) is not None}
    quiet = max(0, turn - 1 - max(turned.values(), default=0))
    down = [name for name in tiles if name not in turned]
    is_dealt = len(players) == len(CHARACTER_NAMES)
    ended_by, character = find_end(entry, down, quiet), CHARACTER_NAMES[box.whose(turn - 1)]
    return EnteredFoxRun(seats, players if is_dealt else {}, turn, down, quiet, ended_by, character)


def read_stamp(entry: Entry, name: str) -> int | None:
    """The turn in which a tile was flipped; before the first if turns weren't counted."""
    return 0 if entry.is_set(f"tile-{name}") else entry.number(f"tile-{name}", 0, LAST_TURN)


def find_end(entry: Entry, down: list[str], quiet: int) -> EndedBy | None:
    """FR-18, FR-19; FR-21 only if the table says so."""
    told = next((by for by in BY_HAND if by == entry.text("ended")), None)
    if told == "time" and not is_time_up(quiet):
        return None
    if told is not None:
        return told
    return "all-revealed" if not down else None


# --- what comes of it -------------------------------------------------------------------------------------


def score(entry: Entry, box: FoxRunBox, say: Say) -> Tally:
    found = read(entry, box)
    names = entry.names(found.seats, say)
    if not found.players:
        return Tally(missing=[say("foxrun-missing-characters")], notes=note_tiles(found, say))
    fault = find_fault(found)
    if fault:
        fields = [f"role-{name}" for name in CHARACTER_NAMES]
        return Tally(problems=[Problem(fields, say(fault.key, **fault.words), fault.rule)])
    if entry.text("ended") == "time" and not is_time_up(found.quiet):
        words = say("foxrun-score-early", turns=found.quiet, most=QUIET_TURNS)
        return Tally(problems=[Problem(["ended"], words, "FR-21")])
    shared = look(found)
    return Tally(
        sheet=write_roles(shared, names, say),
        notes=[] if found.ended_by else [*say_turn(shared, names, say), *note_tiles(found, say)],
        result=say_status(shared, names, say) if found.ended_by else "",
    )


def find_fault(found: EnteredFoxRun) -> Refusal | None:
    """FR-4: as the record reads it."""
    roles = [[name for name, seat in found.players.items() if seat == each] for each in range(found.seats)]
    try:
        read_roles(found.seats, roles)
    except Refusal as refusal:
        return refusal
    return None


def look(found: EnteredFoxRun) -> FoxRunShared:
    """A game of which nothing else is known, in the form of a game played here."""
    return FoxRunShared(
        turn=found.turn,
        character=found.character,
        phase="step",
        acting=[found.players[found.character]],
        tiles={},
        laid={},
        pawns={},
        players=found.players,
        used=[],
        trails={},
        face_down=len(found.face_down),
        quiet=found.quiet,
        guarded=False,
        start_tile="turn",
        ended_by=found.ended_by,
    )


def write_roles(shared: FoxRunShared, names: list[str], say: Say) -> Sheet:
    """Who plays whom and for which side; and how it ended, once it has."""
    sheet = write_sheet(shared, names, say)
    rows = sheet.rows if shared.ended_by else sheet.rows[:-1]
    return Sheet(say("foxrun-score-roles"), sheet.columns, rows)


def say_turn(shared: FoxRunShared, names: list[str], say: Say) -> list[str]:
    """Whose turn it is, and what that pawn can do (FR-7 to FR-17)."""
    return [
        say("foxrun-score-turn", turn=shared.turn),
        say_status(shared, names, say),
        say("foxrun-can", character=proper(shared.character)),
    ]


def note_tiles(found: EnteredFoxRun, say: Say) -> list[str]:
    """FR-19, FR-21: notes when time is running out."""
    notes = [say("foxrun-tiles-left", left=len(found.face_down))] if found.face_down else []
    if found.quiet >= QUIET_WORTH_A_WORD:
        notes.append(say("foxrun-score-quiet", turns=found.quiet, most=QUIET_TURNS))
    return notes


def result(entry: Entry, box: FoxRunBox) -> Result | None:
    return conclude(read(entry, box))


def earlier_result(entry: Entry, box: FoxRunBox) -> Result | None:
    """The result from the time when quiet turns automatically ended a game at a real table."""
    found = read(entry, box)
    return conclude(replace(found, ended_by="time")) if is_time_up(found.quiet) else None


def conclude(found: EnteredFoxRun) -> Result | None:
    if not found.players or not found.ended_by or find_fault(found):
        return None
    sides = {seat: side_of(name) for name, seat in found.players.items()}
    winners = find_winners(found.ended_by)
    return count_wins([sides[seat] == winners for seat in range(found.seats)], found.ended_by)


COMPANION = Companion(form, score, result, deal, earlier_result)
