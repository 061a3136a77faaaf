"""Foxy at a real table: the pile and what everyone wrote, counted by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from foxden.forms.companion import Companion, ask_option
from foxden.forms.entry import Entry
from foxden.forms.form import Boxes, Form, Pile, Problem, Tally
from foxden.games.foxy.about import LEAST, MOST, NAME, OPTIONS, TITLE
from foxden.games.foxy.box import FOX, TURNS, FoxyBox
from foxden.games.foxy.count import FoxyCount, Written, count_boards
from foxden.games.foxy.names import FOX_NAME, FOXES, fault_of, mask_of
from foxden.games.foxy.notation import read_variants
from foxden.games.foxy.numbers import BET, EMPTY, NEVER
from foxden.games.foxy.sheet import explain_place, write_sheet
from foxden.games.foxy.speech import say_winner
from foxden.games.foxy.view import FoxyShared
from foxden.games.foxy.words import name_animal, name_card
from foxden.option import Value
from foxden.result import Result
from foxden.scene import CROWD, Piece, Say, Sheet
from foxden.text import list_up

START = 4
ALONE = 2
"""The columns in a solo game: the exact numbers and the player's own."""
JOIN = "+"


# --- what can be entered ----------------------------------------------------------------------------------


def form(box: FoxyBox, say: Say) -> Form:
    return Form(
        game=NAME,
        title=TITLE,
        intro=say("foxy-score-intro"),
        least=LEAST,
        most=MOST,
        start=START,
        parts=[
            *(ask_option(option, say) for option in OPTIONS),
            ask_cards(box, say),
            ask_numbers(say),
        ],
        hand=True,
    )


def ask_cards(box: FoxyBox, say: Say) -> Pile:
    cards = list_cards(tuple(box.kinds))
    return Pile(say("foxy-score-cards"), say("foxy-score-cards-how"), "card-{nth}", TURNS, show_kinds(box, say), cards)


def ask_numbers(say: Say) -> Boxes:
    how, circle = say("foxy-score-numbers-how"), say("foxy-score-circle")
    return Boxes(
        say("foxy-score-numbers"), how, "number-{seat}-{nth}", TURNS, 0, BET - 1, circle, circle_field="bet-{seat}"
    )


def show_kinds(box: FoxyBox, say: Say) -> list[Piece]:
    kinds = [Piece(kind, "pawn", kind, name_animal(kind, "name", 1, say)) for kind in box.kinds]
    return [*kinds, Piece(FOX_NAME, "pawn", FOX_NAME, name_card([FOX_NAME], say))]


@lru_cache(maxsize=16)
def list_cards(kinds: tuple[str, ...]) -> list[list[str]]:
    """FX-2: every possible card. We can't know how many of each an owner's box has (FX-3)."""
    sets = [list(animals) for size in (1, 2, 3) for animals in combinations(kinds, size)]
    return [*(animals for animals in sets if fault_of(list(kinds), animals) is None), [FOX_NAME]]


# --- what was entered -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EnteredFoxy:
    """A game as far as it was entered."""

    options: dict[str, Value]
    cards: list[list[str]]
    """From the first card on, without a gap."""
    later: int
    """Cards after a gap, which can't be counted yet."""
    seats: list[Written]

    @property
    def is_complete(self) -> bool:
        return len(self.cards) == TURNS and all(EMPTY not in written.numbers for written in self.seats)


def read(entry: Entry, box: FoxyBox) -> EnteredFoxy:
    cards: list[list[str]] = []
    while len(cards) < TURNS and (card := read_card(entry, box, len(cards) + 1)):
        cards.append(card)
    later = sum(bool(read_card(entry, box, turn)) for turn in range(len(cards) + 2, TURNS + 1))
    seats = range(entry.seats(LEAST, MOST, START))
    return EnteredFoxy(entry.options(OPTIONS), cards, later, [read_board(entry, seat, len(seats)) for seat in seats])


def read_card(entry: Entry, box: FoxyBox, turn: int) -> list[str]:
    """A card's animals in the order of the box; None if it isn't a card."""
    named = entry.text(f"card-{turn}").split(JOIN)
    return next((card for card in list_cards(tuple(box.kinds)) if sorted(card) == sorted(named)), [])


def read_board(entry: Entry, seat: int, seats: int) -> Written:
    numbers = [entry.number(f"number-{seat}-{turn}", 0, BET - 1) for turn in range(1, TURNS + 1)]
    bet = entry.number(f"bet-{seat}", 1, TURNS) if seats > 1 else None
    return Written([EMPTY if number is None else number for number in numbers], NEVER if bet is None else bet - 1)


# --- what comes of it -------------------------------------------------------------------------------------


def score(entry: Entry, box: FoxyBox, say: Say) -> Tally:
    found = read(entry, box)
    names = entry.names(len(found.seats), say)
    problems = find_problems(entry, found, names, say)
    shared = look(found, box)
    is_over = found.is_complete and not problems
    return Tally(
        sheet=write_sheet(shared, names, say) if is_over else without_places(write_sheet(shared, names, say)),
        problems=problems,
        missing=list_missing(found, names, say),
        result=say_result(shared.count, names, say) if is_over and shared.count else "",
    )


def without_places(sheet: Sheet) -> Sheet:
    """Without ranks, which exist only once everything is counted."""
    rows = sheet.rows if len(sheet.columns) == ALONE else sheet.rows[:-1]
    return Sheet(sheet.label, sheet.columns, rows, sheet.tracks, sheet.more)


def look(found: EnteredFoxy, box: FoxyBox) -> FoxyShared:
    """The end of a game of which nothing else is known, in the form of a game played here."""
    variants = read_variants(found.options)
    cards = vec[i64]([FOX if card == [FOX_NAME] else mask_of(box.kinds, card) for card in found.cards])
    return FoxyShared(
        turn=len(found.cards),
        card=[],
        kinds=[],
        seats=len(found.seats),
        written=[],
        how_many=0,
        fox=FOXES[variants.fox],
        hard=variants.hard,
        easy=variants.easy,
        told=None,
        count=count_boards(box, cards, found.seats, int(variants.fox), variants.hard),
    )


def say_result(count: FoxyCount, names: list[str], say: Say) -> str:
    """Who won, and what decided it if points alone didn't."""
    won = say_winner(count, names, say)
    best = [board for board in count.boards if board.total == max(each.total for each in count.boards)]
    if len(best) == 1:
        return won
    return f"{won} {explain_place(min(best, key=lambda board: board.rank), say)}"


def find_problems(entry: Entry, found: EnteredFoxy, names: list[str], say: Say) -> list[Problem]:
    problems = []
    foxes = [turn for turn in range(1, TURNS + 1) if entry.text(f"card-{turn}") == FOX_NAME]
    if len(foxes) > 1:
        turns = list_up(say, [str(turn) for turn in foxes])
        problems.append(Problem([f"card-{turn}" for turn in foxes], say("foxy-fox-twice", turns=turns), "FX-4"))
    if len(found.cards) == TURNS and not foxes:
        problems.append(Problem([], say("foxy-fox-missing"), "FX-4"))
    for match, value in entry.matching(r"number-(\d{1,4})-(\d{1,2})"):
        if not (type(value) is int and 0 <= value < BET):
            problems.append(Problem([match[0]], say("foxy-number"), "FX-7"))
    if len(names) == 1 and "bet-0" in entry.fields:
        problems.append(Problem(["bet-0"], say("foxy-no-bet-alone"), "FX-20"))
    return problems


def list_missing(found: EnteredFoxy, names: list[str], say: Say) -> list[str]:
    cards = len(found.cards)
    missing = []
    if cards < TURNS:
        missing.append(say("foxy-missing-cards", n=TURNS - cards, next=cards + 1))
    lacking = [(names[seat], written.numbers.count(EMPTY)) for seat, written in enumerate(found.seats)]
    named = [say("foxy-missing-numbers", name=name, n=number) for name, number in lacking if number]
    return [*missing, *named[:CROWD]]


def result(entry: Entry, box: FoxyBox) -> Result | None:
    found = read(entry, box)
    if not found.is_complete or find_problems(entry, found, [""] * len(found.seats), lambda _key, **_words: ""):
        return None
    count = look(found, box).count
    assert count is not None
    return Result([board.total for board in count.boards], [board.rank for board in count.boards])


COMPANION = Companion(form, score, result)
