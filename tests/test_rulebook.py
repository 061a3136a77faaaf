"""Our numbered rules: every number has its text and its test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from foxden.games import TITLES
from foxden.rulebook import PICTURE, page, picture, rules, sections
from foxden.text import LANGUAGES
from tests.test_rulings import PAGE_MARKS

HOW_MANY = {"foxy": ("FX", 20), "fowlplay": ("FP", 22), "foxrun": ("FR", 21)}


@pytest.mark.parametrize("game", TITLES)
def test_every_rule_has_its_words(game: str) -> None:
    letters, last = HOW_MANY[game]
    assert list(rules(game)) == [f"{letters}-{number}" for number in range(1, last + 1)]


@pytest.mark.parametrize("game", TITLES)
def test_every_rule_has_a_test_named_after_it(game: str) -> None:
    tests = "\n".join(path.read_text() for path in (Path(__file__).parent / game).glob("test_*.py"))
    missing = [rule for rule in rules(game) if not re.search(f"def test_{rule.lower().replace('-', '_')}_", tests)]
    assert missing == []


@pytest.mark.parametrize("game", TITLES)
def test_every_rule_the_code_cites_exists(game: str) -> None:
    folder = Path(__file__).parents[1] / "src" / "foxden" / "games" / game
    cited = {
        rule
        for path in folder.glob("*.*")
        if path.suffix in (".py", ".toml")
        for rule in re.findall(r"F[XPR]-\d+", path.read_text())
    }
    assert cited <= set(rules(game))
    assert set(re.findall(r"F[XPR]-\d+", page(game))) == set(rules(game))


# --- languages ----------------------------------------------------------------------------------------------


def outline(game: str, language: str) -> list[str]:
    """What must be the same in every language: headings, rule numbers, pictures, examples and rows, in their order."""
    marks = r"^#+ |^\*\*F[XPR]-\d+\*\*|pictures/[a-z-]+\.svg|^> \*|^\|"
    return re.findall(marks, page(game, language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_every_language_has_the_same_rules_in_the_same_order(game: str, language: str) -> None:
    assert list(rules(game, language)) == list(rules(game))
    assert outline(game, language) == outline(game, "en")
    assert set(re.findall(r"F[XPR]-\d+", page(game, language))) == set(rules(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_every_language_has_the_same_rulings_and_names_the_same_options(game: str, language: str) -> None:
    ruling = PAGE_MARKS[language]
    for number, text in rules(game, language).items():
        english = rules(game)[number]
        assert len(re.findall(rf"\*{ruling}", text)) == len(re.findall(r"\*Ruling", english)), number
        assert re.findall(r"`[^`]+`", text) == re.findall(r"`[^`]+`", english), number


@pytest.mark.parametrize("game", TITLES)
def test_a_rule_that_is_missing_or_moved_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the second rule is taken out of one language's page."""
    text = page(game, "it")
    first, second = list(rules(game))[:2]
    monkeypatch.setattr("foxden.rulebook.page", lambda *_: text.replace(f"**{second}**", f"**{first}**"))
    english = list(rules(game))
    sections.cache_clear()
    try:
        assert list(rules(game, "it")) != english
    finally:
        sections.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_at_least_four_rules_of_a_game_have_a_picture_with_words(game: str, language: str) -> None:
    drawn = [rule for rule in sections(game, language) if rule.picture]
    assert len(drawn) >= 4
    assert len(drawn) == len(PICTURE.findall(page(game, language)))
    assert all(picture(rule.picture) and len(rule.caption) > 20 for rule in drawn)


@pytest.mark.parametrize("name", ["", "none.svg", "../foxy.md", "foxy-cards.svg/../../foxy.md", "Foxy.svg"])
def test_nothing_but_a_picture_is_given_out_as_one(name: str) -> None:
    assert picture(name) is None
