"""A question finds its rule, in the words of the rules and in everyday words, in every language."""

from __future__ import annotations

import pytest

from foxden import lookup
from foxden.games import GAMES
from foxden.lookup import Usage, search, usage
from foxden.rulebook import Rule
from foxden.text import LANGUAGES
from tests.questions import EVERYDAY, MISSED

FIRST = {
    "en": {
        "may a bird enter the den?": "FP-12", "what if the circled number is too low?": "FX-14",
        "can Zev and Puffer share a space": "FR-13", "arrow off the board": "FR-11", "points for a set": "FP-20",
        "two tunnels in one move": "FP-14", "Birds fear FOXES": "FP-13", "swapping a start tile": "FR-16",
        "when is the game over": "FP-17", "fr-12": "FR-12", "fx 9": "FX-9",
    },
    "it": {
        "un volatile può entrare nella tana?": "FP-12", "numero cerchiato troppo basso": "FX-14",
        "Zev e Puffer possono condividere una casella?": "FR-13", "freccia fuori dal tabellone": "FR-11",
        "quanti punti per un set": "FP-20", "il pollame ha paura": "FP-13", "scambiare le tessere iniziali": "FR-16",
    },
    "fr": {
        "une volaille peut-elle entrer dans la tanière ?": "FP-12", "nombre entoure trop bas": "FX-14",
        "Zev et Puffer peuvent-ils partager une case ?": "FR-13", "fleche hors du plateau": "FR-11",
        "points par série": "FP-20", "les volailles craignent les renards": "FP-13",
        "échanger une tuile de départ": "FR-16",
    },
    "de": {
        "Darf ein Vogel in den Bau?": "FP-12", "eingekreiste Zahl zu niedrig": "FX-14",
        "dürfen sich Zev und Puffer ein Feld teilen?": "FR-13", "Pfeil zeigt vom Spielfeld weg": "FR-11",
        "Punkte für einen Satz": "FP-20", "Vögel fürchten Füchse": "FP-13", "Voegel fuerchten Fuechse": "FP-13",
        "Startplättchen vertauschen": "FR-16",
    },
    "es": {
        "¿puede un ave entrar en la madriguera?": "FP-12", "número con círculo demasiado bajo": "FX-14",
        "¿pueden Zev y Puffer compartir una casilla?": "FR-13", "flecha fuera del tablero": "FR-11",
        "puntos por una serie": "FP-20", "las aves temen a los zorros": "FP-13",
        "intercambiar losetas iniciales": "FR-16",
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [(language, *pair) for language, pairs in FIRST.items() for pair in pairs.items()],
)
def test_a_question_finds_its_rule_first(language: str, question: str, rule: str) -> None:
    found = search(question, tuple(GAMES), language)
    assert isinstance(found[0], Rule)
    assert found[0].number == rule


@pytest.mark.parametrize("nothing", ["", "   ", "the of and", "xylophone", "?!", "\x00", "🦊"])
def test_what_no_rule_says_is_not_found(nothing: str) -> None:
    assert search(nothing, tuple(GAMES), "en") == []


# --- everyday words -----------------------------------------------------------------------------------------


def missed(language: str) -> list[str]:
    """The questions whose rule is not among the first three."""
    return [
        question
        for question, rule in EVERYDAY[language].items()
        if rule not in [found.number for found in search(question, tuple(GAMES), language)[:3]]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_in_everyday_words_finds_its_rule_among_the_first_three(language: str) -> None:
    assert len(EVERYDAY[language]) == 30
    assert missed(language) == MISSED.get(language, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_other_words_for_the_same_thing_most_are_missed(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: no synonyms."""
    monkeypatch.setattr(lookup, "usage", lambda told: Usage(usage(told).ignored, ()))
    forget()
    try:
        assert len(missed(language)) > 10
    finally:
        forget()


def forget() -> None:
    lookup.open_index.cache_clear()
    lookup.weigh.cache_clear()


def test_a_game_that_is_named_is_the_one_that_is_asked_about() -> None:
    tie = "who wins after a tie in"
    for name, rule in (("foxy", "FX-15"), ("fowlplay", "FP-22")):
        found = search(f"{tie} {GAMES[name].title.upper()}", tuple(GAMES), "en")
        assert {each.game for each in found} == {name}
        assert found[0].number == rule
    assert len({each.game for each in search(tie, tuple(GAMES), "en")}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_of_words_leads_to_a_rule(language: str) -> None:
    """A list without any word of the rules, or a word that is ignored anyway, would be of no use."""
    said = {word for words in lookup.open_index(tuple(GAMES), language).words.values() for word in words}
    told = usage(language)
    for asked, group in told.same:
        assert asked & told.ignored == set()
        assert len(group) > 1
        assert any(lookup.is_alike(word, each) for word in said for each in group), asked
