"""Redeals Foxy so that a viewer can't tell. Compiled.

Nobody is expected to remember the covered cards (FX-6): they are redealt like those to come.
"""

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxy.box import TURNS
from foxden.games.foxy.deal import deal_around
from foxden.games.foxy.numbers import NEVER
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import exact_numbers
from foxden.state import NOBODY


def redeal(state: Foxy, viewer: int | None, rng: Rng) -> Foxy:
    """Keeps the top card, who has written, what was revealed, and the viewer's own board. `None` is the public."""
    twin = state.copy()
    if state.over():
        return twin
    twin.deck = deal_around(state.box, state.deck[state.turn], state.turn, rng)
    twin.unshare_numbers()
    exact = exact_numbers(twin.deck, twin.variants.fox)
    seen: i64 = NOBODY if viewer is None else viewer
    for seat in range(state.seats):
        if seat != seen:
            imagine_board(twin, seat, exact, rng)
    if state.teller != NOBODY:
        twin.numbers[(state.turn - 1) * state.seats + state.teller] = state.told_number()  # FX-19
    return twin


def imagine_board(state: Foxy, seat: i64, exact: vec[i64], rng: Rng) -> None:
    """Refill the boxes this seat has filled, and circle one of them if its bet was made."""
    written = state.turn
    for turn in range(state.turn):
        state.numbers[turn * state.seats + seat] = imagine_number(exact[turn], rng)
    if state.has_written(seat):
        state.now[seat] = imagine_number(exact[state.turn], rng)
        written += 1
    bet = rng.below(TURNS)
    state.bets[seat] = bet if bet < written and not state.is_solo() else NEVER  # FX-10, FX-20


def imagine_number(exact: i64, rng: Rng) -> i64:
    """People are right, or careful, or wrong: one too high up to three too low."""
    number = exact + 1 - rng.below(5)
    return max(number, 0)
