"""Why a move is not allowed, by rule number."""

from __future__ import annotations

import pytest

from foxden.chance import FastRng
from foxden.games.fowlplay.board import NUMBERS
from foxden.games.fowlplay.numbers import ACTIONS, FOX
from foxden.games.fowlplay.rules import FowlPlay
from foxden.live.why_not import why_not
from foxden.text import explain

from .drawing import GAME, card, draw_farm, offered, own, say, to_foxes
from .test_setup import all_in_dens, deal

pytestmark = pytest.mark.rules

FAR = {"white": "-6,0"}
CARDS = {"orange": "dbs", "white": "tws"}


def why(state: FowlPlay, text: str, seat: int | None = None) -> tuple[str, str]:
    asked = int(state.waits_for()) if seat is None else seat
    move = GAME.read(text)
    assert not state.moves(asked).has(move), f"{text} is legal"
    refusal = GAME.why_not(state, asked, move)
    return refusal.rule, refusal.key.removeprefix("fowlplay-")


def not_in_hand(state: FowlPlay, seat: int) -> int:
    mine = own(state, seat)
    return next(number for number in range(1, 37) if number not in [*mine.hand, mine.target])


def test_targets() -> None:
    state = deal()
    assert why(state, f"target {not_in_hand(state, 0)}") == ("FP-7", "not-in-hand")
    assert why(state, "stop") == ("FP-7", "target-first")
    target = own(state, 0).hand[0]
    say(state, f"target {target}")
    assert why(state, f"target {target}", 0) == ("FP-7", "chosen-already")
    assert why(state, "stop", 0) == ("FP-7", "others-choose")
    all_in_dens(state)
    assert why(state, f"play {target}") == ("FP-7", "target-stays")
    assert why(state, f"target {target}") == ("FP-7", "target-final")


def test_dens() -> None:
    state = deal()
    for seat in range(4):
        state.play(seat, state.moves(seat).nth(0))
    assert why(state, "fox 1,-1") == ("FP-8", "den-first")
    assert why(state, "den orange 1,-1", (state.first + 1) % 4) == ("FP-8", "not-your-den")
    say(state, "den orange 1,-1")
    assert why(state, "den orange 1,0") == ("FP-8", "colour-taken")
    assert why(state, "den black 1,-1") == ("FP-8", "fox-there")
    all_in_dens(state)
    assert why(state, "den black 1,-1") == ("FP-8", "den-final")


def test_cards() -> None:
    state = all_in_dens(deal())
    assert why(state, f"play {not_in_hand(state, 0)}") == ("FP-9", "not-in-hand")
    assert why(state, "stop") == ("FP-9", "card-first")
    played = own(state, 0).hand[0]
    say(state, f"play {played}")
    assert why(state, f"play {played}", 0) == ("FP-9", "chosen-already")
    assert why(state, f"play {own(state, 0).target}", 0) == ("FP-7", "target-stays")
    assert why(state, "fox 0,0", 0) == ("FP-9", "others-choose")


YARD = """
    2,-3   .   .  dko  .  (.)
            ORA  .  tbs dwo  .
               .   .   .  cko  .
    """


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"bird {card('cko')} 4,-1", ("FP-11", "nothing-shared")),
        (f"bird {card('tbs')} 6,-2", ("FP-11", "bird-too-far")),
        (f"bird {card('tbs')} 5,-2", ("FP-12", "bird-there")),
        (f"bird {card('dwo')} 6,-3", ("FP-12", "tunnel")),
        (f"bird {card('tbs')} 3,-2", ("FP-13", "fear")),
        (f"bird {card('dbs')} 3,-2", ("FP-15", "bird-caught")),
        ("fox 2,-1", ("FP-11", "birds-now")),
        (f"play {card('dbs')}", ("FP-9", "card-final")),
    ],
)
def test_birds(text: str, reason: tuple[str, str]) -> None:
    assert why(draw_farm(YARD, CARDS, foxes=FAR), text) == reason


def test_fear_names_both_distances() -> None:
    state = draw_farm(YARD, CARDS, foxes=FAR)
    refusal = GAME.why_not(state, 0, GAME.read(f"bird {card('tbs')} 3,-2"))
    assert (refusal.words["before"], refusal.words["after"]) == (2, 1)


SAID = {
    "en": "the brown square turkey",
    "it": "il tacchino marrone",
    "fr": "la dinde brune",
    "de": "die braune Quadrat-Pute",
    "es": "el pavo marrón del cuadrado",
}


@pytest.mark.parametrize("language", SAID)
def test_a_refusal_names_the_bird_and_says_what_would_be_possible(language: str) -> None:
    state = draw_farm(YARD, CARDS, foxes=FAR)
    refusal = GAME.why_not(state, 0, GAME.read(f"bird {card('tbs')} 3,-2"))
    said = explain(language, refusal)
    assert SAID[language] in said
    steps = [move for move in map(GAME.write, state.moves(0).to_list()) if move.startswith(f"bird {card('tbs')} ")]
    assert steps
    assert all(GAME.spell_move(step).split(" ")[-1] in said for step in steps)


def test_a_refusal_says_which_birds_the_card_moves() -> None:
    state = draw_farm(YARD, CARDS, foxes=FAR)
    refusal = GAME.why_not(state, 0, GAME.read(f"bird {card('cko')} 4,-1"))
    assert "the black circle chicken" in explain("en", refusal)
    assert "Your card moves" in explain("en", refusal)


def test_a_refusal_calls_players_by_their_names() -> None:
    state = draw_farm("2,-2  ORA tbs", CARDS, foxes=FAR)
    refusal = GAME.why_not(state, 0, GAME.read(f"bird {card('tbs')} 2,-2"))
    names = ["Ada", "Ben"]
    owner = names[int(state.yard.on[NUMBERS[2, -2]]) - FOX]
    assert f"E7 is taken by {owner}’s fox." in explain("en", refusal.with_names(names))
    assert "’s fox" in explain("en", refusal), "where nobody knows their names"


def test_a_fox_in_a_bird_s_way() -> None:
    state = draw_farm("2,-2  ORA tbs", CARDS, foxes=FAR)
    assert why(state, f"bird {card('tbs')} 2,-2") == ("FP-12", "fox-there")


def test_not_your_turn() -> None:
    state = draw_farm(YARD, CARDS, foxes=FAR)
    assert why(state, "stop", 1) == ("FP-10", "not-your-turn")


def test_foxes() -> None:
    state = to_foxes(draw_farm("2,-6  ORA (.) WHI", CARDS))
    assert why(state, "fox 2,-6") == ("FP-14", "fox-here")
    assert why(state, "fox 6,-3") == ("FP-14", "fox-too-far")
    assert why(state, f"bird {card('tbs')} 5,-2") == ("FP-14", "foxes-now")
    say(state, "fox 3,-6")
    assert why(state, "fox 4,-6") == ("FP-14", "fox-there")
    assert why(state, "fox 5,-5") == ("FP-14", "no-tunnel")


def test_the_centre_in_round_1() -> None:
    state = to_foxes(draw_farm("1,-1  ORA", CARDS, foxes=FAR, turn=1))
    say(state, "fox 0,0")
    assert why(state, "stop") == ("FP-16", "must-leave")
    state = to_foxes(draw_farm("1,-1  ORA", CARDS, foxes=FAR, turn=1))
    say(state, "fox 1,0")
    assert why(state, "fox 0,0") == ("FP-16", "no-end-there")


def test_after_the_end() -> None:
    state = to_foxes(draw_farm("1,-1  ORA", CARDS, foxes=FAR))
    say(state, "stop", "stop")
    assert why(state, "stop", 0) == ("FP-17", "game-over")


def test_while_a_card_is_needed() -> None:
    state = all_in_dens(deal(2))
    state.cards.drawn = len(state.cards.deck)
    while state.waits_for() >= 0:
        say(state, "stop" if "stop" in offered(state) else min(offered(state)))
    assert why(state, "stop", 0) == ("FP-18", "reshuffle-first")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_reason_for_every_move_that_is_not_legal(seats: int) -> None:
    state, rng = deal(seats, seed=seats), FastRng(seats)
    for turn in range(160):
        waiting = state.waits_for()
        for seat in range(seats) if turn % 16 == 0 else ():
            legal = set(state.moves(seat).to_list())
            for move in set(range(ACTIONS)) - legal:
                refusal = GAME.why_not(state, seat, move)
                assert refusal.rule.startswith("FP-")
                assert explain("en", refusal)
        if waiting == -1:
            state.fall(rng)
        elif waiting >= 0:
            state.play(waiting, state.random_move(waiting, rng))


def touched(state: FowlPlay, *path: str) -> tuple[str, str]:
    """The rule that whoever is asked now reads when they touch these things."""
    refusal = why_not(GAME, state, int(state.waits_for()), list(path))
    return refusal.rule, refusal.key.removeprefix("fowlplay-")


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ([f"bird-{card('cko')}"], ("FP-11", "nothing-shared")),
        ([f"bird-{card('tbs')}", f"bird-{card('cko')}"], ("FP-11", "nothing-shared")),
        ([f"bird-{card('tbs')}", "6,-2"], ("FP-11", "bird-too-far")),
        ([f"bird-{card('tbs')}", "5,-2"], ("FP-12", "bird-there")),
        ([f"bird-{card('tbs')}", "3,-2"], ("FP-13", "fear")),
        (["2,-2"], ("FP-11", "birds-now")),
        (["0,0"], ("table", "table-nothing-meant")),
        ([f"card-{card('dbs')}"], ("FP-9", "card-final")),
    ],
)
def test_birds_and_hexes_touched_in_vain(path: list[str], reason: tuple[str, str]) -> None:
    assert touched(draw_farm(YARD, CARDS, foxes=FAR), *path) == reason


def test_foxes_cards_and_dens_touched_in_vain() -> None:
    state = deal()
    assert touched(state, "0,0") == ("FP-7", "target-first")
    for seat in range(4):
        state.play(seat, state.moves(seat).nth(0))
    assert touched(state, "fox-orange", "5,0") == ("FP-8", "den-first")
    say(state, "den orange 1,-1")
    assert touched(state, "fox-black", "1,-1") == ("FP-8", "fox-there")
    all_in_dens(state)
    assert touched(state, f"card-{own(state, 0).target}") == ("FP-7", "target-stays")
    assert touched(state, "5,0") == ("FP-9", "card-first")
    state = to_foxes(draw_farm("2,-6  ORA (.) WHI", CARDS))
    assert touched(state, "6,-3") == ("FP-14", "fox-too-far")
