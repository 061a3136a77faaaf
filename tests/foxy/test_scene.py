"""Foxy as a scene."""

from __future__ import annotations

from itertools import accumulate

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import FastRng
from foxden.games.foxy import FOXY
from foxden.games.foxy.notation import read_variants
from foxden.games.foxy.rules import Foxy, set_up
from foxden.scene import CROWD, Number, OwnScene, Piece, Row, Scene, Sheet, Toggle
from foxden.text import LANGUAGES, say, speaker
from tests.foxy.drawing import DATA, deal, fill, finish, game

pytestmark = pytest.mark.rules

NAMES = ["Ada", "Bo", "Cleo"]
MIDDLE = """
    hen + pig  | 1  7  2
    hen        | 2  8! 2
    fox        | 2! 9  1
    bear + cat | 1  .  1
"""


def scene(state: Foxy, language: str = "en", names: list[str] = NAMES) -> Scene:
    return FOXY.show(FOXY.look(state, None), names, speaker(language))


def own(state: Foxy, seat: int, language: str = "en", names: list[str] = NAMES) -> OwnScene:
    return FOXY.show_own(FOXY.look(state, seat), state.moves(seat), names, speaker(language))


def sheet(state: Foxy, language: str = "en", names: list[str] = NAMES) -> Sheet:
    found = scene(state, language, names).sheet
    assert found is not None
    return found


# --- while it is played -----------------------------------------------------------------------------------


def test_only_the_card_on_top_is_there() -> None:
    pile = scene(game(MIDDLE)).zones[0]
    assert pile.pieces == [Piece("card-4", "card", "card", "a bear and a cat", shows=["bear", "cat"])]


def test_the_same_card_looks_the_same_whatever_it_covers() -> None:
    other = "pig | 1 7 2\nfox | 2 8! 2\nhen | 2! 9 1\nbear + cat | 1 . 1"
    assert msgspec.json.encode(scene(game(MIDDLE))) == msgspec.json.encode(scene(game(other)))


def test_numbers_stand_in_their_boxes() -> None:
    pieces = own(game(MIDDLE), 0).zones[0].pieces
    assert [(piece.on, piece.text, piece.marks) for piece in pieces] == [
        ("box-1", "1", []),
        ("box-2", "2", []),
        ("box-3", "2", ["bet"]),
        ("box-4", "1", ["now"]),
    ]


def test_a_number_is_asked_for_and_may_be_circled_once() -> None:
    circle = "Circle it: your bet that it’s exactly right"
    assert own(game(MIDDLE), 2).number == Number(0, 999, 1, Toggle(circle, "!", False), reach=18)
    assert own(game(MIDDLE), 1).number == Number(0, 999, None, None, reach=18)
    circled = game("hen | 3! .")
    assert own(circled, 0, names=NAMES[:2]).number == Number(0, 999, 3, Toggle(circle, "!", True), reach=11)


def test_in_easy_mode_nothing_is_asked_of_those_who_have_written() -> None:
    seen = own(game("hen | 1 . .", easy=True), 0)
    assert (seen.ask, seen.number) == ("", None)


def test_alone_there_is_no_bet_to_speak_of() -> None:
    seen = own(game("hen | .", hard=True, easy=True), 0, names=["Ada"])
    assert seen.notes == []
    assert seen.number == Number(0, 999, None, None, reach=11)
    assert scene(game("hen | .", hard=True, easy=True), names=["Ada"]).notes == [
        "The Fox asks how many different kinds of animal have appeared before it.",
        "Playing solo: you win if your numbers are off by no more than 5 over the whole game. Our ruling: no bet.",
    ]


@pytest.mark.parametrize(
    ("seats", "turn", "options", "told"),
    [
        (3, 6, {}, True), (3, 5, {}, False), (1, 6, {}, False), (3, 6, {"hard": True}, False),
        (3, 6, {"easy": True}, True),
    ],
)  # fmt: skip
def test_fx_13_whoever_may_be_in_doubt_is_told_to_be_prudent_where_that_pays(
    seats: int, turn: int, options: dict[str, bool], told: bool
) -> None:
    state = deal(seats, **options)
    while state.turn < turn - 1:
        state.play(state.waits_for(), 1)
    words = say("en", "print-foxy-prudent")
    assert (own(state, 0, names=NAMES[:seats]).tip == words) == told
    if seats > 1:
        state.play(0, 1)
        assert own(state, 0).tip == ""


def test_the_log_never_says_what_was_written() -> None:
    before = FOXY.look(game(MIDDLE), None)
    lines = {FOXY.tell(before, "Bo", FOXY.read(text), speaker("en")) for text in ("0", "999", "7!")}
    assert lines == {"Bo has written"}


# --- sentences --------------------------------------------------------------------------------------------

ASKED = {
    "hen": {
        "en": "How many hens so far, this card included?",
        "it": "Compresa questa carta, quante galline finora?",
        "fr": "Combien de poules jusqu’ici, cette carte comprise ?",
        "de": "Wie viele Hennen waren es bisher, diese Karte mitgezählt?",
        "es": "Hasta ahora, contando esta carta: ¿cuántas gallinas?",
    },
    "bear + cat": {
        "en": "How many bears and cats together so far, this card included?",
        "it": "Compresa questa carta, quanti orsi e quanti gatti finora, in tutto?",
        "fr": "Combien d’ours et de chats en tout jusqu’ici, cette carte comprise ?",
        "de": "Wie viele Bären und Katzen waren es bisher zusammen, diese Karte mitgezählt?",
        "es": "Hasta ahora, contando esta carta: ¿cuántos osos y cuántos gatos en total?",
    },
    "zebra + giraffe + cat": {
        "en": "How many zebras, giraffes and cats together so far, this card included?",
        "it": "Compresa questa carta, quante zebre, quante giraffe e quanti gatti finora, in tutto?",
        "fr": "Combien de zèbres, de girafes et de chats en tout jusqu’ici, cette carte comprise ?",
        "de": "Wie viele Zebras, Giraffen und Katzen waren es bisher zusammen, diese Karte mitgezählt?",
        "es": "Hasta ahora, contando esta carta: ¿cuántas cebras, cuántas jirafas y cuántos gatos en total?",
    },
    "fox": {
        "en": "The Fox! How many different kinds of animal so far?",
        "it": "La Volpe! Quanti animali diversi finora?",
        "fr": "Le Renard ! Combien d’animaux différents jusqu’ici ?",
        "de": "Der Fuchs! Wie viele verschiedene Tierarten waren es bisher?",
        "es": "¡El Zorro! ¿Cuántos animales distintos van hasta ahora?",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ASKED)
def test_what_a_card_asks(card: str, language: str) -> None:
    assert own(game(f"{card} | . . ."), 0, language).ask == ASKED[card][language]


SUMMARIES = {
    "en": "Card 4 of 20: a bear and a cat. Ada and Cleo have written. "
    "The Fox asks how many different kinds of animal have appeared before it.",
    "it": "Carta 4 di 20: un orso e un gatto. Ada e Cleo hanno scritto. "
    "La Volpe chiede quanti animali diversi si sono visti prima di lei.",
    "fr": "Carte 4 sur 20 : un ours et un chat. Ada et Cleo ont écrit. "
    "Le Renard demande combien d’animaux différents sont apparus avant lui.",
    "de": "Karte 4 von 20: ein Bär und eine Katze. Ada und Cleo sind fertig. "
    "Der Fuchs fragt, wie viele verschiedene Tierarten vor ihm zu sehen waren.",
    "es": "Carta 4 de 20: un oso y un gato. Ada y Cleo han escrito. "
    "El Zorro pregunta cuántos animales distintos han salido antes que él.",
}
BETS = {
    "en": ("You’ve made your bet: you circled 8 in turn 2.", "You still have your bet: once per game"),
    "it": ("Hai già scommesso: nel turno 2 hai cerchiato 8.", "Puoi ancora scommettere: una volta a partita"),
    "fr": ("Votre pari est fait : au tour 2, vous avez entouré 8.", "Vous pouvez encore parier : une fois"),
    "de": ("Du hast schon gewettet: In Runde 2 hast du die 8 eingekreist.", "Deine Wette hast du noch: Einmal"),
    "es": ("Ya has apostado: pusiste un círculo al 8 en el turno 2.", "Aún tienes tu apuesta: una vez por partida"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_told_in_words(language: str) -> None:
    state = game(MIDDLE)
    assert scene(state, language).summary == SUMMARIES[language]
    assert own(state, 1, language).notes == [BETS[language][0]]
    assert own(state, 2, language).notes[0].startswith(BETS[language][1])


@pytest.mark.parametrize("fox", ["kinds", "most-seen", "singles", "cat"])
def test_what_the_fox_asks_for_is_said_all_along(fox: str) -> None:
    """Before the Fox and after it alike, or the note would remember a covered card."""
    notes = [scene(game(table, fox=fox)).notes for table in ("hen | . . .", "fox | 1 1 1\nhen | . . .")]
    assert notes[0] == notes[1]
    assert "Fox" in notes[0][0]


def test_an_owners_animal_is_called_as_in_their_data() -> None:
    animals = DATA["animals"] | {"countryside": ["rooster", "pig"]}
    cards = {text.replace("hen", "rooster"): times for text, times in DATA["cards"]["countryside"].items()}
    box = FOXY.pack({"animals": animals, "cards": DATA["cards"] | {"countryside": cards}})
    state = set_up(box, vec[i64](fill([1 << 8 | 1])), 3, read_variants(FOXY.settle({})))
    assert scene(state, "en").zones[0].pieces[0].label == "one rooster and a cat"
    assert scene(state, "en").zones[0].pieces[0].shows == ["rooster", "cat"]
    assert {language: own(state, 0, language).ask for language in LANGUAGES} == {
        "en": "How many animals called rooster and cats together so far, this card included?",
        "it": "Compresa questa carta, quanti animali di tipo rooster e quanti gatti finora, in tutto?",
        "fr": "Combien d’animaux du type rooster et de chats en tout jusqu’ici, cette carte comprise ?",
        "de": "Wie viele Tiere der Art rooster und Katzen waren es bisher zusammen, diese Karte mitgezählt?",
        "es": "Hasta ahora, contando esta carta: ¿cuántos animales de tipo rooster y cuántos gatos en total?",
    }


# --- the count --------------------------------------------------------------------------------------------


def turns(found: Sheet) -> list[Row]:
    return [row for row in found.rows if "total" not in row.marks]


def test_the_count_goes_card_by_card() -> None:
    state = game(MIDDLE)
    finish(state, "3")
    found = sheet(state)
    assert [column.label for column in found.columns] == ["Exact number", *NAMES]
    assert [column.seat for column in found.columns] == [None, 0, 1, 2]
    assert len(turns(found)) == 20
    third = found.rows[2]
    assert third.label == "Turn 3: the Fox"
    assert third.piece == Piece("card-3", "card", "card", "the Fox", shows=["fox"])
    assert [(cell.text, cell.points, cell.marks) for cell in third.cells] == [
        ("2", 0, []),
        ("2", 4, ["bet", "exact"]),
        ("9", 0, ["crossed"]),
        ("1", 1, []),
    ]
    assert [cell.why for cell in third.cells] == [
        "2 different kinds of animal before it",
        "Circled and exactly right, so doubled: 4 points.",
        "Too high: crossed out, no points.",
        "Below the exact number: 1 point.",
    ]
    assert found.rows[1].cells[2].marks == ["bet", "crossed"]


def test_tracks_fill_card_by_card() -> None:
    state = game(MIDDLE)
    finish(state)
    found = sheet(state)
    assert [track.label for track in found.tracks][:2] == ["Hens", "Pigs"]
    assert [row.tracks[:3] for row in found.rows[:4]] == [[1, 1, 0], [2, 1, 0], [2, 1, 0], [2, 1, 1]]


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("hard", [False, True])
def test_points_add_up_to_the_total(seats: int, hard: bool) -> None:
    state, rng = deal(seats, hard=hard), FastRng(8)
    while not state.over():
        state.play(state.waits_for(), state.random_move(state.waits_for(), rng))
    found, result = sheet(state, names=NAMES[:seats]), FOXY.result(state)
    assert result is not None
    sums = [list(accumulate(row.cells[seat + 1].points for row in turns(found)))[-1] for seat in range(seats)]
    assert sums == result.scores
    assert [cell.text for cell in found.rows[20].cells[1:]] == [str(score) for score in result.scores]


EXACT = {
    "en": "1 bear and 1 cat",
    "it": "1 orso e 1 gatto",
    "fr": "1 ours et 1 chat",
    "de": "1 Bär und 1 Katze",
    "es": "1 oso y 1 gato",
}
MANY = {"en": "3 hens", "it": "3 galline", "fr": "3 poules", "de": "3 Hennen", "es": "3 gallinas"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exact_number_is_explained(language: str) -> None:
    state = game(MIDDLE)
    finish(state)
    rows = sheet(state, language).rows
    assert rows[3].cells[0].why == EXACT[language]
    assert rows[4].cells[0].why == MANY[language]


def places(table: str) -> list[tuple[str, str]]:
    """Everyone writes 0 after what is drawn: place and why."""
    state = game(table)
    finish(state)
    return [(cell.text, cell.why) for cell in sheet(state).rows[-1].cells[1:]]


def test_ties_are_explained() -> None:
    bet = "Tied on points: the points from the circled number decide"
    assert places("hen + pig | 1! 2 0\nhen | 2 0 1!\npig + hen | 2 2 2") == [
        ("1", "Tied on points, circled number and crossed-out numbers: the place is shared."),
        ("1", "Tied on points, circled number and crossed-out numbers: the place is shared."),
        ("3", "By points."),
    ]
    assert places("hen | 1! 1 0\nhen | 0 1 1") == [("1", f"{bet} (2)."), ("2", f"{bet} (0)."), ("3", "By points.")]


def test_crossed_out_numbers_decide_last() -> None:
    why = "Tied on points and the circled number: the player with fewer crossed-out numbers ranks higher"
    assert places("hen | 1 1 0\nhen | 1 1 0\npig | 9 0 0")[:2] == [("2", f"{why} (1)."), ("1", f"{why} (0).")]


def test_the_winners_are_named() -> None:
    both = game("hen | 1 1 0")
    finish(both)
    assert {language: scene(both, language).status for language in LANGUAGES} == {
        "en": "Ada and Bo share the win with 1 point.",
        "it": "Vincono insieme Ada e Bo con 1 punto.",
        "fr": "Ada et Bo se partagent la victoire avec 1 point.",
        "de": "Ada und Bo gewinnen gemeinsam mit 1 Punkt.",
        "es": "Ada y Bo comparten la victoria con 1 punto.",
    }


def test_alone_one_wins_or_loses() -> None:
    state = game("hen | 1")
    finish(state)
    assert scene(state, names=["Ada"]).status.startswith("Ada loses: off by ")


# --- a crowd ----------------------------------------------------------------------------------------------

LONG_NAMES = [f"A player called {seat:09}" for seat in range(1000)]


def crowd(turns_played: int) -> Foxy:
    state, rng = deal(1000), FastRng(9)
    for _ in range(turns_played * 1000 + 500):
        if not state.over():
            state.play(state.waits_for(), state.random_move(state.waits_for(), rng))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thousand_players_see_counts_instead_of_lists(language: str) -> None:
    seen = scene(crowd(1), language, LONG_NAMES)
    assert "A player called" not in seen.summary + seen.status
    assert "500" in seen.status
    assert len(msgspec.json.encode(seen)) < 4_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thousand_players_see_the_best_dozen_and_themselves(language: str) -> None:
    state = crowd(20)
    found, result = sheet(state, language, LONG_NAMES), FOXY.result(state)
    assert result is not None
    listed = [column.seat for column in found.columns[1:]]
    assert len(listed) == CROWD
    assert sorted(result.ranks)[CROWD - 1] == max(result.ranks[seat] for seat in listed if seat is not None)
    assert "988" in found.more
    assert len(msgspec.json.encode(scene(state, language, LONG_NAMES))) < 40_000
    last = result.ranks.index(max(result.ranks))
    mine = own(state, last, language, LONG_NAMES).sheet
    assert mine is not None
    assert [column.label for column in mine.columns] == [LONG_NAMES[last]]
    assert [len(row.cells) for row in mine.rows] == [1] * len(found.rows)
    assert own(state, listed[0] or 0, language, LONG_NAMES).sheet is None


def test_the_largest_count_stays_small() -> None:
    """Everything crossed out, in the longest names."""
    state = deal(1000)
    finish(state, "999")
    assert all(len(msgspec.json.encode(scene(state, language, LONG_NAMES))) < 40_000 for language in LANGUAGES)
