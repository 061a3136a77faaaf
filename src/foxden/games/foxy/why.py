"""Why a move isn't allowed: the first rule against it. Only called for illegal moves."""

from foxden.game import Refusal
from foxden.games.foxy.numbers import ACTIONS
from foxden.games.foxy.rules import Foxy


def why_not(state: Foxy, seat: int, move: int) -> Refusal:
    if state.over():
        return Refusal("FX-12", "game-over")
    if state.variants.easy and state.has_written(seat):
        return Refusal("FX-11", "foxy-final")
    if not 0 <= move < ACTIONS:
        return Refusal("FX-7", "foxy-number")
    if state.is_solo():
        return Refusal("FX-20", "foxy-no-bet-alone")
    return Refusal("FX-10", "foxy-bet-used", turn=int(state.bets[seat]) + 1)
