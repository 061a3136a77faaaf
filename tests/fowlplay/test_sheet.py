"""The score sheet of Fowl Play! in a scene: the rulebook's example, and every point explained."""

from __future__ import annotations

import msgspec
import pytest

from foxden.game import View
from foxden.games.fowlplay.count import count_table, write_columns
from foxden.games.fowlplay.view import Secrets
from foxden.scene import Cell, Row, Scene, Sheet
from foxden.text import LANGUAGES, say, speaker

from .drawing import BOX, GAME, card, own, public
from .test_scene import NAMES, hunt, scene, seen
from .test_score import SHEET, SURVIVORS, birds

pytestmark = pytest.mark.rules


def counted(caught: list[str], alive: str, targets: list[str], language: str = "en") -> Scene:
    """The scene of a finished game with these birds and targets."""
    *_, state = hunt(len(caught), 1)
    numbers, lived = [birds(names) for names in caught], birds(alive)
    aims = [card(target) for target in targets]
    shared = msgspec.structs.replace(
        public(state),
        caught=numbers,
        birds={str(bird): (0, 0) for bird in lived},
        birds_left=len(lived),
        sheet=write_columns(count_table(BOX, numbers, lived, list(aims)), target_known=True),
        secrets=Secrets(aims, [], []),
    )
    return GAME.show(View(shared, None), NAMES[: len(caught)], speaker(language))


def sheet_of(shown: Scene) -> Sheet:
    assert shown.sheet is not None
    return shown.sheet


def rulebook(language: str = "en") -> Scene:
    return counted(SHEET["caught"], SURVIVORS, SHEET["targets"], language)


def test_the_rulebook_s_score_sheet() -> None:
    found = sheet_of(rulebook())
    assert [column.label for column in found.columns] == NAMES
    assert [f"{row.label}: {' '.join(cell.text for cell in row.cells)}" for row in found.rows] == [
        "Most circles: – – – 4",
        "Most hexagons: – – 3 –",
        "Most squares: 3 – – –",
        "Most black birds: 2 2 2 –",
        "Most brown birds: – – 3 –",
        "Most white birds: – – – 3",
        "Sets of four types: – – 4 4",
        "Subtotal 1: caught: 5 2 12 11",
        "Target card: 2 29 35 22",
        "Surviving circles: 3 – – –",
        "Surviving hexagons: – 1 – –",
        "Surviving squares: – – 4 4",
        "Surviving black birds: 1 – – –",
        "Surviving brown birds: – – – 4",
        "Surviving white birds: – 3 3 –",
        "Surviving chickens: – 2 – –",
        "Surviving ducks: 3 – – 3",
        "Surviving geese: – – 2 –",
        "Surviving turkeys: – – – –",
        "Target bird saved: 1 – 1 1",
        "Subtotal 2: survivors: 8 6 10 12",
        "Total: 13 8 22 23",
        "Place: 3 4 2 1",
    ]


def cell(shown: Scene, label: str, seat: int) -> Cell:
    return next(row for row in sheet_of(shown).rows if row.label == label).cells[seat]


def test_every_point_is_explained() -> None:
    shown = rulebook()
    assert cell(shown, "Most circles", 3).why == "5 circles, more than anyone else. 4 types among them: 4 points."
    assert cell(shown, "Most circles", 1).why == "1 circle; Dan caught the most: 5."
    assert cell(shown, "Most black birds", 0).why == (
        "3 black birds, as many as Bo and Cleo: each scores in full. 2 types among them: 2 points."
    )
    assert cell(shown, "Sets of four types", 3).why == (
        "2 chickens, 2 ducks, 3 geese and 1 turkey: 1 complete set, 4 points."
    )
    assert cell(shown, "Target card", 2).why == "card 35, white square goose"
    assert cell(shown, "Surviving ducks", 3).why == "3 ducks still in the farmyard, matching the target: 3 points."
    assert cell(shown, "Surviving ducks", 1).why == ""
    assert cell(shown, "Target bird saved", 2).why == (
        "The target bird itself, the white square goose, is still in the farmyard: 1 point."
    )
    assert cell(shown, "Target bird saved", 1).why == ("The target bird, the white hexagon chicken, was caught by Bo.")
    assert shown.status == "Dan wins with 23 points."
    assert shown.notes == ["The end: only 8 birds are left."]


WHYS = {
    "en": (
        "8 black birds",
        "5 circles, more than anyone else. 4 types among them: 4 points.",
        "1 circle; Dan caught the most: 5.",
        "The target bird, the white hexagon chicken, was caught by Bo.",
        "Dan wins with 23 points.",
    ),
    "it": (
        "8 volatili neri",
        "5 cerchi, più di chiunque altro. 4 tipi diversi: 4 punti.",
        "1 cerchio; la maggioranza è di Dan con 5.",
        "Il volatile obiettivo, il pollo bianco su esagono, è stato catturato (Bo).",
        "Vince Dan con 23 punti.",
    ),
    "fr": (
        "8 volailles noires",
        "5 cercles : c’est la majorité. 4 types différents : 4 points.",
        "1 cercle ; la majorité revient à Dan, avec 5.",
        "La volaille objectif, la poule blanche sur hexagone, a été attrapée par Bo.",
        "Dan gagne avec 23 points.",
    ),
    "de": (
        "8 schwarze Vögel",
        "5 Kreise, mehr als alle anderen. 4 verschiedene Arten: 4 Punkte.",
        "1 Kreis; die meisten: Dan mit 5.",
        "Der Zielvogel, das weiße Sechseck-Huhn, wurde gefangen (Bo).",
        "Dan gewinnt mit 23 Punkten.",
    ),
    "es": (
        "8 aves negras",
        "5 círculos, más que nadie. 4 tipos distintos: 4 puntos.",
        "1 círculo; la mayoría: Dan, con 5.",
        "El ave objetivo, la gallina blanca del hexágono, cayó en las garras de Bo.",
        "Gana Dan con 23 puntos.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_explained_in_every_language(language: str) -> None:
    shown = rulebook(language)
    rows = sheet_of(shown).rows
    counted = say(language, "fowlplay-count", feature="black", n=8)
    assert (counted, *(rows[0].cells[seat].why for seat in (3, 1)), rows[19].cells[1].why, shown.status) == WHYS[
        language
    ]


def scoring(rows: list[Row], seat: int) -> int:
    """The running sum, when the last row has been counted."""
    assert all(cell.points == 0 for row in rows if "total" in row.marks for cell in row.cells)
    return sum(row.cells[seat].points for row in rows)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_add_up_to_the_total(seats: int) -> None:
    *_, state = hunt(seats, seats)
    result, rows = GAME.result(state), sheet_of(scene(state)).rows
    assert result is not None
    assert [scoring(rows, seat) for seat in range(seats)] == result.scores
    assert [cell.text for cell in rows[-2].cells] == [str(score) for score in result.scores]
    assert [cell.text for cell in rows[-1].cells] == [str(rank) for rank in result.ranks]


def test_while_it_is_played_ones_own_sheet_is_the_running_score() -> None:
    for state in hunt(3, 6):
        for seat in range(3):
            shown, mine = seen(state, seat).sheet, own(state, seat)
            assert (shown is not None) == (mine.target is not None and not state.over())
            if shown:
                assert scoring(shown.rows, 0) == mine.column.total
                assert shown.rows[-1].cells[0].text == str(mine.column.total)


def places(caught: list[str], alive: str, targets: list[str]) -> list[tuple[str, str, list[str]]]:
    shown = sheet_of(counted(caught, alive, targets))
    return [(cell.text, cell.why, cell.marks) for cell in shown.rows[-1].cells]


def test_ties_are_explained() -> None:
    saved = "Tied on points: the player whose target bird survived ranks higher."
    assert places(["gwh dwh", "tkh"], "dko", ["dwh", "dko"]) == [
        ("2", saved, []),
        ("1", saved, ["won"]),
    ]
    assert places(["dks tws", "twh"], "gwh", ["dks", "twh"]) == [
        ("2", "Tied on points and target bird: the player who caught fewer birds ranks higher (2 caught).", []),
        ("1", "Tied on points and target bird: the player who caught fewer birds ranks higher (1 caught).", ["won"]),
    ]
    shared = "Tied on points, target bird and birds caught (1): the place is shared."
    assert places(["tbo", "gkh"], "dko tks", ["gkh", "tbo"]) == [
        ("1", shared, ["won"]),
        ("1", shared, ["won"]),
    ]
