"""Pictures for the terminal, as people read them."""

from __future__ import annotations

from foxden.chance import FastRng
from foxden.games.foxy import FOXY
from foxden.games.foxy.rules import Foxy
from foxden.playout import playout
from tests.foxy.drawing import deal, finish, finish_exactly, game


def picture(state: Foxy, viewer: int | None) -> str:
    return FOXY.draw(FOXY.look(state, viewer))


def test_a_running_game() -> None:
    state = game("""
        hen       | 1 1
        hen       | 2 2!
        hen + pig | 4 12
        hen + cat | . 9
    """)
    assert picture(state, 1).splitlines() == [
        "turn 4 of 20; you are seat 1",
        "  ╭─────────────╮",
        "  │     hen     │",
        "  │     cat     │  hen + cat: how many together so far, this card included?",
        "  │             │",
        "  ╰─────────────╯",
        "turn    1    2    3    4",
        "mine    1   (2)  12    9",
        "have written: 1 of 2 (seat 1)",
    ]


def test_a_spectator_in_easy_mode_sees_the_fox_and_what_was_told() -> None:
    state = game("""
        hen | 1 1
        fox | . .
    """, easy=True, fox="singles")  # fmt: skip
    assert picture(state, None).splitlines() == [
        "turn 2 of 20 (fox: singles, easy)",
        "  ╭─────────────╮",
        "  │             │",
        "  │     fox     │  how many cards with just one animal so far?",
        "  │             │",
        "  ╰─────────────╯",
        "told: seat 1 wrote 1 in turn 1",
        "have written: 0 of 2",
    ]


def test_the_count() -> None:
    state = game("""
        hen       | 1   1
        hen + cat | 3! 20
        fox       | 1   2!
    """)
    finish(state)
    lines = picture(state, None).splitlines()
    assert lines[:4] == [
        "the count                 exact   seat 0   seat 1",
        " 1 hen                       1       1        1",
        " 2 hen + cat                 3      (3)      20 ✗",
        " 3 fox                       2       1       (2)",
    ]
    assert len(lines) == 25
    assert lines[21:] == [
        "points                               8        5",
        "by the circled number                6        4",
        "crossed out                          0        1",
        "place                                1        2",
    ]


def test_the_count_alone() -> None:
    won, lost = game("hen | 4"), game("hen | 9")
    finish_exactly(won)
    finish_exactly(lost)
    assert picture(won, 0).splitlines()[-2:] == ["off by                               3", "won: 2 of 5 left"]
    assert picture(lost, 0).splitlines()[-1] == "lost: 5 are allowed"


def test_a_crowd_fits_the_page() -> None:
    state = deal(1000)
    state.play(17, 3)
    assert picture(state, 17).splitlines()[-1] == "have written: 1 of 1000"
    playout(state, FastRng(3))
    lines = picture(state, 17).splitlines()
    assert lines[0].split()[3:5] == ["seat", "17"]
    assert lines[-1] == "and 995 more"
    assert max(map(len, lines)) <= 80
