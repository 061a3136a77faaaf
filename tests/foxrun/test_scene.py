"""Fox on the Run as a scene."""

from __future__ import annotations

import pickle
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foxden.games.foxrun import FOXRUN
from foxden.games.foxrun.numbers import ABILITY, STAY
from foxden.games.foxrun.pieces import THICKETS
from foxden.games.foxrun.rules import FoxRun
from foxden.scene import OwnScene, Piece, Scene
from foxden.text import LANGUAGES, speaker
from tests.foxrun.drawing import play, position
from tests.positions import MOMENTS, settings_of

pytestmark = pytest.mark.rules

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
MIDDLE = """
5  S#   ←    ·    ·    ·
4  →    PZ#  ↓    ·    ·
3  ↑    ·    ↑→   ·    ·
2  ·    ·    ↓    ↑→   ·
1  ·    ·    ·    I←   #
"""
LATE = """
5  ↑    ←    ·    ↑    ↑
4  S→   ↑    ↓    ↑    ↑
3  ↑    ↑    ↑→   ↑    ↑
2  ↑    PZ#  ↓    ↑→   ↑
1  ↑    ↑    ↑    I←   #
"""


def scene(state: FoxRun, language: str = "en") -> Scene:
    return FOXRUN.show(FOXRUN.look(state, None), NAMES, speaker(language))


def own(state: FoxRun, language: str = "en") -> OwnScene:
    seat = state.waits_for()
    return FOXRUN.show_own(FOXRUN.look(state, seat), state.moves(seat), NAMES, speaker(language))


def tile(state: FoxRun, space: str) -> Piece:
    return next(piece for piece in scene(state).zones[0].pieces if piece.on == space and piece.kind == "tile")


def labels(state: FoxRun, language: str) -> dict[str, str]:
    return {choice.move: choice.label for choice in own(state, language).choices}


def told(state: FoxRun, text: str, language: str) -> str:
    name = NAMES[state.waits_for()]
    return FOXRUN.tell(FOXRUN.look(state, None), name, FOXRUN.read(text), speaker(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_finds_the_cards_of_their_characters(language: str) -> None:
    """As in the box: the side, what they can do (FR-15 to FR-17), and when they win (FR-18, FR-19)."""
    state = position(MIDDLE, "zev", phase=ABILITY)
    roles = {role.piece: role for role in FOXRUN.stage(FOXRUN.look(state, None), speaker(language)).roles}
    assert [role.name for role in roles.values()] == ["Indigo", "Puffer", "Scarlett", "Zev"]
    assert set(own(state, language).mine) <= roles.keys()
    assert len({role.ability for role in roles.values()}) == 4
    sides = {(role.side, role.goal) for role in roles.values()}
    assert len(sides) == 2
    assert (roles["pawn-indigo"].side, roles["pawn-puffer"].side) == (
        roles["pawn-scarlett"].side,
        roles["pawn-zev"].side,
    )
    assert roles["pawn-indigo"].side != roles["pawn-zev"].side


# --- tiles keep their names -------------------------------------------------------------------------------


def test_a_tile_keeps_its_name_when_it_is_turned_over() -> None:
    state = position(MIDDLE, "zev", phase=ABILITY, under={"b3": "↓"})
    before = tile(state, "b3")
    after = tile(play(state, "reveal b3"), "b3")
    assert before == Piece("tile@b3", "tile", "tile-back", "face-down tile", on="b3", marks=before.marks)
    assert [mark[:7] for mark in before.marks] == ["thicket"]
    assert after == Piece("tile@b3", "tile", "tile-arrow", "arrow down", on="b3", turned=180)


def test_the_undergrowth_looks_the_same_whatever_lies_beneath_and_differs_from_its_neighbours() -> None:
    looks = [tile(position(MIDDLE, "zev", phase=ABILITY, under={"b3": arrow}), "b3").marks for arrow in "↑↓←"]
    assert looks[0] == looks[1] == looks[2]
    rows = [THICKETS[start : start + 5] for start in range(0, 25, 5)]
    pairs = [pair for line in (*rows, *zip(*rows, strict=True)) for pair in pairwise(line)]
    assert all(one != other for one, other in pairs)


def test_a_tile_keeps_its_name_when_it_is_turned() -> None:
    state = position(MIDDLE, "puffer", phase=ABILITY)
    assert (tile(state, "c3").art, tile(state, "c3").turned) == ("tile-corner", 0)
    play(state, "turn c3 90")
    assert (tile(state, "c3").id, tile(state, "c3").art, tile(state, "c3").turned) == ("tile@c3", "tile-corner", 90)


def test_tiles_keep_their_names_when_they_are_swapped() -> None:
    state = position(LATE, "scarlett", phase=ABILITY)
    one, other = tile(state, "a5"), tile(state, "b5")
    play(state, "swap a5 b5")
    assert (tile(state, "b5").id, tile(state, "b5").turned) == (one.id, one.turned)
    assert (tile(state, "a5").id, tile(state, "a5").turned) == (other.id, other.turned)


def test_a_swap_changes_no_names_in_copies_made_before_or_after() -> None:
    state = position(LATE, "scarlett", phase=ABILITY)
    earlier = state.copy()
    play(state, "swap a5 b5")
    later = state.copy()
    state.swap(0, 1)
    assert list(earlier.laid) == list(range(25))
    assert (tile(later, "a5").id, tile(later, "a1").id) == ("tile@b5", "tile@a1")
    later.swap(2, 3)
    assert (tile(state, "a1").id, tile(state, "a3").id) == ("tile@a2", "tile@a3")
    assert list(pickle.loads(pickle.dumps(state)).laid) == list(state.laid)


# --- trails -----------------------------------------------------------------------------------------------


@given(st.data())
@settings(max_examples=150)
def test_a_trail_ends_where_the_pawn_will_stand(data: st.DataObject) -> None:
    state = data.draw(settings_of("foxrun")).play(data.draw(MOMENTS)).state
    assert isinstance(state, FoxRun)
    seat, pawn = state.waits_for(), int(state.pawn)
    steps = [move for move in (state.moves(seat).to_list() if seat >= 0 else []) if move < STAY]
    for move in steps:
        before, twin = state.freeze(), state.copy()
        trail = state.trail(move)
        twin.play(seat, move)
        assert (trail or [state.at[pawn]])[-1] == twin.at[pawn]
        assert state.freeze() == before


def test_a_chain_is_shown_before_it_is_walked() -> None:
    choice = next(choice for choice in own(position(MIDDLE, "zev")).choices if choice.move == "step c4")
    assert (choice.path, choice.trail) == (["c4"], ["c4", "c3"])
    assert ["c4", "c3"] in [trail.spaces for trail in scene(position(MIDDLE, "zev")).trails]


# --- what is touched --------------------------------------------------------------------------------------


def test_an_arrow_is_a_button_and_the_space_it_leads_to() -> None:
    state = play(position(MIDDLE, "indigo"), "step d2")
    assert [(choice.path, choice.also) for choice in own(state).choices] == [
        (["arrow-u"], [["d3"]]),
        (["arrow-r"], [["e2"]]),
    ]


def test_an_arrow_that_leads_nowhere_is_only_a_button() -> None:
    state = play(position(MIDDLE.replace("I←   #", "I←   ↑→"), "indigo"), "step e1")
    choices = {choice.move: choice for choice in own(state).choices}
    assert (choices["arrow r"].path, choices["arrow r"].also, choices["arrow r"].trail) == (["arrow-r"], [], [])
    assert choices["arrow r"].label == "Follow the arrow right – it leads nowhere, so the move ends"


def test_tiles_are_swapped_whichever_is_touched_first() -> None:
    choices = {choice.move: choice for choice in own(position(LATE, "scarlett", phase=ABILITY)).choices}
    assert choices["swap a5 b5"].path == ["tile@a5", "tile@b5"]
    assert choices["swap a5 b5"].also == [["tile@b5", "tile@a5"]]
    assert choices["pass"].path == ["pass"]


def test_a_tile_is_touched_then_a_turn_is_chosen() -> None:
    seen = own(position(MIDDLE, "puffer", phase=ABILITY))
    assert [choice.path for choice in seen.choices][:3] == [["tile@a3", f"turn-{angle}"] for angle in (90, 180, 270)]
    assert [button.id for button in seen.buttons] == ["turn-90", "turn-180", "turn-270", "pass"]


def test_whoever_waits_is_asked_nothing() -> None:
    state = position(MIDDLE, "zev")
    seen = FOXRUN.show_own(FOXRUN.look(state, 0), state.moves(0), NAMES, speaker("en"))
    assert (seen.ask, seen.choices, seen.buttons, seen.mine) == ("", [], [], ["pawn-indigo"])


# --- sentences --------------------------------------------------------------------------------------------

SENTENCES = {
    "en": (
        "Zev (Dan) to move.",
        "Step to c4 – on to c3, then choose an arrow",
        "Puffer (Bo) rotates the tile on c3 by 90° to the left",
        "Rotate the tile on c3 by 180° – arrows down and left",
        "Zev the wolf, Dan",
    ),
    "it": (
        "Tocca a Zev (Dan).",
        "Vai in c4 – poi fino a c3, dove si sceglie una freccia",
        "Puffer (Bo) ruota la tessera in c3 di 90° a sinistra",
        "Ruota la tessera in c3 di 180° – frecce in giù e a sinistra",
        "Il lupo Zev, Dan",
    ),
    "fr": (
        "C’est à Zev (Dan) de se déplacer.",
        "Aller en c4 – puis jusqu’en c3, où vous choisirez une flèche",
        "Puffer (Bo) fait pivoter la tuile en c3 de 90° vers la gauche",
        "Faire pivoter la tuile en c3 de 180° – flèches vers le bas et la gauche",
        "Zev le loup, Dan",
    ),
    "de": (
        "Zev (Dan) ist am Zug.",
        "Geh nach c4 – weiter bis c3, dann wählst du einen Pfeil",
        "Puffer (Bo) dreht das Plättchen auf c3 um 90° nach links",
        "Dreh das Plättchen auf c3 um 180° – Pfeile nach unten und links",
        "Zev, der Wolf, Dan",
    ),
    "es": (
        "Se mueve Zev (Dan).",
        "Ir hasta c4 – y sigue hasta c3, donde se elige una flecha",
        "Puffer (Bo) gira 90° a la izquierda la loseta de c3",
        "Girar 180° la loseta de c3 – flechas hacia abajo y a la izquierda",
        "El lobo Zev, Dan",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences(language: str) -> None:
    zev, puffer = position(MIDDLE, "zev"), position(MIDDLE, "puffer", phase=ABILITY)
    assert SENTENCES[language] == (
        scene(zev, language).status,
        labels(zev, language)["step c4"],
        told(puffer, "turn c3 270", language),
        labels(puffer, language)["turn c3 180"],
        next(piece.label for piece in scene(zev, language).zones[0].pieces if piece.id == "pawn-zev"),
    )


SUMMARIES = {
    "en": "The pawns: Indigo on d1, Puffer on b2, Scarlett on a4 and Zev on b2. Face up: ",
    "it": "Le pedine: Indigo in d1, Puffer in b2, Scarlett in a4 e Zev in b2. Tessere scoperte: ",
    "fr": "Les pions : Indigo en d1, Puffer en b2, Scarlett en a4 et Zev en b2. Face visible : ",
    "de": "Die Figuren: Indigo auf d1, Puffer auf b2, Scarlett auf a4 und Zev auf b2. Offen liegen: ",
    "es": "Los peones: Indigo en d1, Puffer en b2, Scarlett en a4 y Zev en b2. Boca arriba: ",
}
DANGERS = {
    "en": [
        "One tile is still face down. If it’s flipped, the Guardians win.",
        "Zev isn’t next to Scarlett: Indigo can free her.",
        "No tile has been flipped for 41 turns. Our ruling: after 80 the Guardians win.",
    ],
    "it": [
        "Resta coperta una sola tessera: chi la rivela fa vincere i Guardiani.",
        "Zev non è accanto a Scarlett: Indigo può liberarla.",
        "Da 41 turni non si rivela una tessera. Nostra decisione: a 80 vincono i Guardiani.",
    ],
    "fr": [
        "Il reste une seule tuile face cachée. Si elle est révélée, les Gardiens gagnent.",
        "Zev n’est pas à côté de Scarlett : Indigo peut la libérer.",
        "Aucune tuile n’a été révélée depuis 41 tours. Notre décision : au bout de 80, les Gardiens gagnent.",
    ],
    "de": [
        "Nur noch ein Plättchen ist verdeckt. Wird es aufgedeckt, gewinnen die Wächter.",
        "Zev steht nicht neben Scarlett: Indigo kann sie befreien.",
        "Seit 41 Zügen wurde kein Plättchen aufgedeckt. Unsere Festlegung: Nach 80 gewinnen die Wächter.",
    ],
    "es": [
        "Queda una loseta boca abajo. Si se revela, ganan los Guardianes.",
        "Zev no está junto a Scarlett: Indigo puede liberarla.",
        "Hace 41 turnos que no se revela ninguna loseta. Decisión nuestra: a los 80 ganan los Guardianes.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_win_is_near_is_said(language: str) -> None:
    state = position(LATE, "indigo")
    state.quiet = 41
    seen = scene(state, language)
    assert seen.notes == DANGERS[language]
    assert seen.summary.startswith(SUMMARIES[language])
    assert seen.summary.endswith(DANGERS[language][-1])


def test_the_end_is_told_on_a_sheet() -> None:
    state = play(position(LATE.replace("I←", "←").replace("3  ↑ ", "3  I↑"), "indigo"), "step a4")
    sheet = scene(state).sheet
    assert scene(state).status == "Indigo has freed Scarlett: the Foxes win."
    assert sheet is not None
    assert [column.label for column in sheet.columns] == NAMES
    assert [[cell.text for cell in row.cells] for row in sheet.rows] == [
        ["Indigo", "Puffer", "Scarlett", "Zev"],
        ["Foxes", "Guardians", "Foxes", "Guardians"],
        ["Won", "Lost", "Won", "Lost"],
    ]


def test_a_win_is_foreseen() -> None:
    state = position(LATE.replace("I←", "←").replace("3  ↑ ", "3  I↑"), "indigo")
    assert labels(state, "en")["step a4"] == "Step to a4 – Scarlett is free"


def test_whoever_plays_two_is_told_so() -> None:
    state = position(MIDDLE, "zev")
    for pawn, seat in enumerate([0, 1, 0, 1]):
        state.player[pawn] = seat
    said = {language: own(state, language).summary for language in LANGUAGES}
    assert said == {
        "en": "You play Puffer and Zev, for the Guardians.",
        "it": "Giochi con Puffer e Zev, per i Guardiani.",
        "fr": "Vous jouez Puffer et Zev, dans le camp des Gardiens.",
        "de": "Du spielst Puffer und Zev für die Wächter.",
        "es": "Llevas a Puffer y Zev, en el bando de los Guardianes.",
    }
