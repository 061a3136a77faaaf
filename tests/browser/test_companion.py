"""At the real table: scoring on a phone, with and without a network, alone and together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pypdfium2 as pdfium
import pytest
from playwright.sync_api import Locator, Page, expect

from foxden.companion.companions import COMPANIONS
from foxden.companion.keeping import make_record
from foxden.games import GAMES
from foxden.record import decode, encode
from foxden.record_check import check
from tests.browser.conftest import OpenHouse, Visitor
from tests.fowlplay.test_score import SHEET

TYPES = {"c": "chicken", "d": "duck", "g": "goose", "t": "turkey"}
COLOURS = {"k": "black", "b": "brown", "w": "white"}
SHAPES = {"o": "circle", "h": "hexagon", "s": "square"}
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
DRESSED = "() => !document.querySelector('.enter') || document.querySelector('#skin-pictures')"


def bird(sign: str) -> str:
    return f"{COLOURS[sign[1]]} {SHAPES[sign[2]]} {TYPES[sign[0]]}"


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def catch(page: Page, seat: int, signs: str) -> None:
    part = region(page, "Who caught which birds?")
    part.locator(".seats button").nth(seat).click()
    for sign in signs.split():
        part.get_by_title(bird(sign), exact=True).click()


def aim(page: Page, seat: int, sign: str) -> None:
    part = region(page, "Everyone’s target")
    part.locator(".seats button").nth(seat).click()
    part.get_by_title(bird(sign), exact=True).click()


def name_players(page: Page, *names: str) -> None:
    for seat, name in enumerate(names, 1):
        page.get_by_label(f"Player {seat}", exact=True).fill(name)


def row(page: Page, label: str) -> list[str]:
    cells = page.locator("#tally tr", has=page.get_by_role("rowheader", name=label, exact=True)).first.locator("td")
    return [text.strip() for text in cells.all_text_contents()]


def lay(page: Page, *cards: str) -> None:
    part = region(page, "The cards, in the order they were shown")
    for card in cards:
        for animal in card.split("+"):
            part.get_by_role("button", name=animal, exact=True).click()
        if part.locator('.kinds [aria-pressed="true"]').count():
            part.get_by_role("button", name="Next card").click()


def copy_board(page: Page, seat: int, *numbers: int, circled: int = 0) -> None:
    part = region(page, "What everyone wrote")
    part.locator(".seats button").nth(seat).click()
    for turn, number in enumerate(numbers):
        part.locator(".boxes input").nth(turn).fill(str(number))
    if circled:
        part.get_by_label("Circled").select_option(str(circled))


def enter_rulebook_sheet(page: Page) -> None:
    name_players(page, "Ada", "Ben", "Cleo", "Dan")
    for seat in range(4):
        catch(page, seat, SHEET["caught"][seat])
        aim(page, seat, SHEET["targets"][seat])


def phone(door: OpenHouse, path: str) -> Visitor:
    return door.visit(path, width=390, height=844)


# --- the rulebooks' own examples --------------------------------------------------------------------------


def test_fowl_play_s_rulebook_sheet_comes_out_right(door: OpenHouse) -> None:
    visitor = phone(door, "/score/fowlplay")
    page = visitor.page
    enter_rulebook_sheet(page)
    page.get_by_text("Dan wins with 23 points.").wait_for()
    assert row(page, "Subtotal 1: caught") == ["5", "2", "12", "11"]
    assert row(page, "Subtotal 2: survivors") == ["8", "6", "10", "12"]
    assert row(page, "Total") == ["13", "8", "22", "23"]
    page.locator("#tally td button").nth(3).click()
    assert "more than anyone else. 4 types among them: 4 points." in page.locator("#tally .why").inner_text()
    visitor.is_content()


def test_what_cannot_be_is_refused_with_the_reason_and_what_is_missing_is_said(door: OpenHouse) -> None:
    page = phone(door, "/score/fowlplay").page
    name_players(page, "Ada", "Ben")
    catch(page, 0, "cko dko")
    page.get_by_text("Targets still missing: Ada, Ben, Player 3 and Player 4.").wait_for()
    catch(page, 1, "cko")
    page.get_by_text("The black circle chicken can only be caught once, but here Ada and Ben have it.").wait_for()
    chicken = region(page, "Who caught which birds?").get_by_title(bird("cko"), exact=True)
    expect(chicken).to_have_accessible_name("black circle chicken, Ada")
    aim(page, 0, "tws")
    aim(page, 1, "tws")
    page.get_by_text("Ada and Ben can’t have the same target").wait_for()
    page.get_by_text("Targets still missing: Ben, Player 3 and Player 4.").wait_for()


def test_foxy_s_examples_3_and_4_come_out_right(door: OpenHouse) -> None:
    """Exact 5: 3 gives 3, 5 gives 5, 6 gives a cross; 4 circled gives nothing, 5 circled gives 10."""
    visitor = phone(door, "/score/foxy")
    page = visitor.page
    page.get_by_role("button", name="Add player").click()
    name_players(page, "Jack", "Margherita", "Jo", "Mario", "Luigi")
    lay(page, "Bears", "Bears", "Rabbits+Cats", "Rabbits", "Bears+Cats")
    for seat, number in enumerate((3, 5, 6, 4, 5)):
        copy_board(page, seat, 0, 0, 0, 0, number, circled=5 if seat > 2 else 0)
    expect(page.locator(".standing")).to_contain_text("Luigi 10")
    assert row(page, "Turn 5: a bear and a cat") == ["5", "3", "5", "6", "4", "5"]
    assert row(page, "Total points") == ["", "3", "5", "0", "0", "10"]
    assert row(page, "Crossed out") == ["", "0", "0", "1", "0", "0"]
    visitor.is_content()


def test_the_first_wrong_number_of_a_sheet_made_by_hand_is_found(door: OpenHouse) -> None:
    page = phone(door, "/score/foxy").page
    lay(page, "Bears", "Bears")
    copy_board(page, 0, 1, 2)
    page.get_by_text("Check a handwritten score sheet").click()
    page.get_by_label("Turn 1: a bear, Exact number").fill("1")
    page.get_by_text("No mistakes so far.").wait_for()
    page.get_by_label("Turn 2: a bear, Player 1").fill("3")
    page.get_by_text("Turn 2: a bear, Player 1: it says “3”, but it should be “2”. Exactly right: 2 points.").wait_for()


def test_a_card_is_mended_and_taken_back(door: OpenHouse) -> None:
    page = phone(door, "/score/foxy").page
    lay(page, "Bears", "Hens")
    part = region(page, "The cards, in the order they were shown")
    part.get_by_role("button", name="1: Bears").click()
    lay(page, "Pigs")
    part.get_by_role("button", name="1: Pigs").wait_for()
    part.get_by_role("button", name="Undo the last card").click()
    expect(part.locator(".laid")).to_have_count(1)


def test_fox_on_the_run_is_dealt_and_its_turns_and_tiles_are_remembered(door: OpenHouse) -> None:
    visitor = phone(door, "/score/foxrun")
    page = visitor.page
    name_players(page, "Ada", "Ben")
    page.get_by_role("button", name="Deal the characters").click()
    page.get_by_text("Indigo (").wait_for()
    page.get_by_role("button", name="e2, face-down tile").click()
    page.get_by_text("21 tiles are still face down").wait_for()
    page.get_by_role("button", name="End turn").click()
    page.get_by_text("Puffer (").wait_for()
    page.reload()
    page.get_by_text("Puffer (").wait_for()
    page.get_by_role("button", name="e2, flipped").wait_for()
    page.get_by_label("Indigo has freed Scarlett: the Foxes win.").check()
    page.locator("#tally").get_by_text("Won").wait_for()
    visitor.is_content()


def test_fr_4_on_a_real_table_too_sides_are_dealt_as_chosen(door: OpenHouse) -> None:
    visitor = phone(door, "/score/foxrun")
    page = visitor.page
    name_players(page, "Ada", "Ben")
    page.get_by_text("Game options").click()
    for choice, indigo in (("Foxes first", "Ada"), ("Guardians first", "Ben")):
        page.get_by_role("group", name="Who plays which character?").get_by_label(choice).check()
        page.get_by_role("button", name="Deal the characters").click()
        page.get_by_text(f"Indigo ({indigo})").wait_for()
    visitor.is_content()


# --- kept and shared --------------------------------------------------------------------------------------


def test_a_network_lost_in_the_middle_of_a_count_loses_nothing(door: OpenHouse) -> None:
    visitor = phone(door, "/score/fowlplay")
    page = visitor.page
    name_players(page, "Ada", "Ben", "Cleo", "Dan")
    catch(page, 0, SHEET["caught"][0])
    expect(page.locator(".standing")).to_contain_text("Ada")
    visitor.context.set_offline(True)
    for seat in (1, 2):
        catch(page, seat, SHEET["caught"][seat])
    page.get_by_text("You’re offline. What you enter is saved here").wait_for()
    for seat in range(3):
        aim(page, seat, SHEET["targets"][seat])
    with pytest.raises(Exception, match="ERR_INTERNET_DISCONNECTED"):
        page.reload()
    visitor.context.set_offline(False)
    page.goto("/score/fowlplay")
    catch(page, 3, SHEET["caught"][3])
    aim(page, 3, SHEET["targets"][3])
    page.get_by_text("Dan wins with 23 points.").wait_for()
    assert row(page, "Total") == ["13", "8", "22", "23"]


def test_a_phone_that_forgets_is_noticed(door: OpenHouse) -> None:
    """A planted fault: nothing is written into the phone's memory, and a reload shows it."""
    visitor = phone(door, "/score/foxy")
    visitor.page.add_init_script("Storage.prototype.setItem = () => undefined")
    visitor.page.reload()
    lay(visitor.page, "Bears")
    visitor.page.get_by_text("19 cards are still missing").wait_for()
    visitor.page.reload()
    visitor.page.get_by_text("20 cards are still missing").wait_for()


def test_what_was_entered_without_a_network_is_scored_when_it_is_back(door: OpenHouse) -> None:
    visitor = phone(door, "/score/foxy")
    page = visitor.page
    lay(page, "Bears")
    page.get_by_text("19 cards are still missing").wait_for()
    visitor.context.set_offline(True)
    lay(page, "Bears", "Hens")
    page.get_by_text("You’re offline.").wait_for()
    visitor.context.set_offline(False)
    page.get_by_text("17 cards are still missing").wait_for()


def test_two_phones_see_one_sheet(door: OpenHouse) -> None:
    ada = phone(door, "/score/fowlplay")
    name_players(ada.page, "Ada", "Ben", "Cleo", "Dan")
    catch(ada.page, 0, SHEET["caught"][0])
    ada.page.get_by_role("button", name="Share by link").click()
    link = ada.page.get_by_label("Link").input_value()
    ben = phone(door, link)
    expect(ben.page.get_by_label("Player 2", exact=True)).to_have_value("Ben")
    for seat, page in ((1, ben.page), (2, ada.page), (3, ben.page)):
        catch(page, seat, SHEET["caught"][seat])
    for seat, page in enumerate((ada.page, ben.page, ada.page, ben.page)):
        aim(page, seat, SHEET["targets"][seat])
    for page in (ada.page, ben.page):
        page.get_by_text("Dan wins with 23 points.").wait_for()
        assert row(page, "Total") == ["13", "8", "22", "23"]
    ada.is_content()
    ben.is_content()


def test_a_phone_that_was_away_brings_what_it_entered_and_finds_what_others_did(door: OpenHouse) -> None:
    ada = phone(door, "/score/foxy")
    lay(ada.page, "Bears")
    ada.page.get_by_role("button", name="Share by link").click()
    ben = phone(door, ada.page.get_by_label("Link").input_value())
    ben.page.get_by_text("19 cards are still missing").wait_for()
    ben.context.set_offline(True)
    copy_board(ben.page, 1, 1, 2, 3)
    lay(ada.page, "Hens")
    copy_board(ada.page, 0, 1, 1)
    ada.page.get_by_text("Player 1: 18 numbers are still missing.").wait_for()
    ben.context.set_offline(False)
    for page in (ada.page, ben.page):
        page.get_by_text("Player 2: 17 numbers are still missing.").wait_for()
        page.get_by_text("Player 1: 18 numbers are still missing.").wait_for()
        page.get_by_text("18 cards are still missing").wait_for()


def test_a_game_is_saved_as_a_record_that_passes_the_check(door: OpenHouse) -> None:
    page = phone(door, "/score/fowlplay").page
    catch(page, 0, "cko dko")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    record = decode(download.value.path().read_bytes())
    check(record)
    assert record.unknown == ["setup", "moves"]
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    page.get_by_role("table").get_by_text("Most circles").wait_for()
    page.get_by_role("button", name="Another file").click()
    page.get_by_text("Drop a game record here").wait_for()


def test_a_saved_game_whose_score_was_changed_is_refused(door: OpenHouse) -> None:
    """A planted fault: two players with one target."""
    page = phone(door, "/replay").page
    record = make_record("fowlplay", {"players": 2, "target-0": "3", "target-1": "3"})
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": encode(record)}
    )
    page.get_by_role("alert").get_by_text("FP-").wait_for()


def test_what_is_chosen_on_the_page_is_what_is_printed(door: OpenHouse) -> None:
    page = door.visit("/print", language="it").page
    page.get_by_label("Carta").select_option("letter")
    row = page.locator(".printables li", has_text="Plancette")
    row.get_by_label("Copie").fill("9")
    address = row.get_by_role("link").get_attribute("href") or ""
    answer = page.request.get(address)
    assert answer.headers["content-type"] == "application/pdf"
    pdf = pdfium.PdfDocument(answer.body())
    assert (len(pdf), round(pdf[0].get_width()), round(pdf[0].get_height())) == (3, 612, 792)
    assert "Nome" in pdf[0].get_textpage().get_text_bounded()
    pdf.close()
    assert page.request.get("/api/print/posters.pdf").status == 404
    assert page.request.get("/api/print/boards.pdf?paper=a0").status == 422


# --- for everyone -----------------------------------------------------------------------------------------


def find_faults(page: Page) -> list[Any]:
    """What axe-core finds to be hard or impossible for somebody."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [(each["id"], [node["html"][:200] for node in each["nodes"]][:3]) for each in found["violations"]]


def open_up(page: Page) -> None:
    page.locator(".enter, .printables, .tiles").first.wait_for()
    page.wait_for_function(DRESSED)
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")


PAGES = ["/score", "/print", *(f"/score/{game}" for game in COMPANIONS)]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_core_finds_nothing(theme: str, door: OpenHouse) -> None:
    page = phone(door, "/score").page
    page.evaluate(f"localStorage.setItem('foxden-theme', '{theme}')")
    for path in PAGES:
        page.goto(path)
        open_up(page)
        if path.endswith("foxy"):
            lay(page, "Bears", "Hens+Cats")
            copy_board(page, 0, 1, 9, circled=2)
        if path.endswith("fowlplay"):
            catch(page, 0, SHEET["caught"][0])
            aim(page, 0, SHEET["targets"][0])
            page.get_by_text("Targets still missing: Player 2").wait_for()
        assert find_faults(page) == [], path


def test_the_home_page_leads_here(door: OpenHouse) -> None:
    page = door.visit().page
    page.get_by_role("link", name="Score a game").click()
    page.get_by_role("heading", name="At the real table").wait_for()
    expect(page.locator(".tiles li")).to_have_count(len(GAMES))
