"""The rules as pages, and the search in them, in a real browser."""

from __future__ import annotations

import pytest

from foxden.games import GAMES
from foxden.rulebook import page as rules_page
from foxden.rulebook import sections
from foxden.text import LANGUAGES
from tests.browser.conftest import OpenHouse
from tests.browser.test_pages import SMALL, fits

QUESTIONS = {
    "en": "may a bird enter the den?",
    "it": "un volatile può entrare nella tana?",
    "fr": "une volaille peut-elle entrer dans la tanière ?",
    "de": "Darf ein Vogel in den Bau?",
    "es": "¿puede un ave entrar en la madriguera?",
}
DRAWN = "() => Array.from(document.images, (image) => image.complete && image.naturalWidth > 0)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_pages_in_every_language_that_fit_a_phone(language: str, door: OpenHouse) -> None:
    visitor = door.visit("/rules", width=360, height=740, language=language)
    page = visitor.page
    for game in GAMES.values():
        page.goto(f"/rules/{game.name}")
        page.locator(f"#{game.result_rule}").wait_for()
        assert f"# {page.locator('h1').text_content()}" == rules_page(game.name, language).splitlines()[0]
        pictures = [rule.picture for rule in sections(game.name, language) if rule.picture]
        page.wait_for_function(f"() => document.images.length === {len(pictures)}")
        page.wait_for_function("() => Array.from(document.images).every((image) => image.complete)")
        assert all(page.evaluate(DRAWN))
        fits(page)
        assert page.evaluate(SMALL) == []
    visitor.is_content()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_asked_on_the_home_page_is_answered_by_its_rule(language: str, door: OpenHouse) -> None:
    visitor = door.visit(width=360, height=740, language=language)
    page = visitor.page
    page.get_by_role("searchbox").fill(QUESTIONS[language])
    page.keyboard.press("Enter")
    first = page.locator("ol li").first
    first.locator("img").wait_for()
    assert first.locator("h2 a").text_content() == "FP-12"
    fits(page)
    first.locator("h2 a").click()
    page.locator("#FP-12").wait_for()
    page.wait_for_function("() => document.querySelector('#FP-12').matches(':target')")
    assert page.url.endswith("/rules/fowlplay#FP-12")
    visitor.is_content()


def test_a_link_to_a_rule_leads_to_it(door: OpenHouse) -> None:
    page = door.visit("/rules/foxy#FX-14").page
    page.wait_for_function(
        """() => {
          const rule = document.querySelector('#FX-14');
          const top = rule?.getBoundingClientRect().top ?? -1;
          return rule?.matches(':target') && top >= 0 && top < innerHeight;
        }"""
    )


def test_a_rules_page_answers_questions_and_changes_its_language(door: OpenHouse) -> None:
    visitor = door.visit("/rules/foxrun")
    page = visitor.page
    page.get_by_role("searchbox").fill("arrow off the board")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("link", name="FR-11").wait_for()
    page.get_by_label("Language").select_option("fr")
    page.get_by_text("Aucune règle n’en parle").wait_for()
    page.get_by_role("heading", name="Le déplacement").wait_for()
    visitor.is_content()


def test_in_the_dark_the_pictures_are_dark(door: OpenHouse) -> None:
    page = door.visit("/rules/foxrun").page
    page.wait_for_function("() => document.images.length > 0")
    by_day = page.evaluate("Array.from(document.images, (image) => image.src)")
    page.get_by_role("button", name="Dark").click()
    page.wait_for_function("() => Array.from(document.images).every((image) => image.src.endsWith('-dark.svg'))")
    page.wait_for_function("() => Array.from(document.images).every((image) => image.complete)")
    assert all(page.evaluate(DRAWN))
    assert page.evaluate("Array.from(document.images, (image) => image.src)") != by_day
