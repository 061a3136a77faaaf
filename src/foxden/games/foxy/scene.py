"""Foxy as a scene: the top card, the seat's own board, a number to write, and at the end the count.

Covered cards are forgotten (FX-6): until the count, everything here is built from the top card alone.
"""

from __future__ import annotations

from functools import cache

from foxden.games.foxy.box import TURNS
from foxden.games.foxy.numbers import BET
from foxden.games.foxy.pieces import show_board, show_card
from foxden.games.foxy.reach import reach_of
from foxden.games.foxy.sheet import column_of, write_sheet
from foxden.games.foxy.speech import ask, note, note_bet, say_status, summarize, summarize_own
from foxden.games.foxy.view import FoxyOwn, FoxyShared, FoxyView
from foxden.scene import Filled, Names, Number, OwnScene, Say, Scene, Space, Stage, Toggle, Zone
from foxden.state import Moves

FAR = 10
"""A number this far above the possible maximum is probably a mistake."""
DOUBTFUL = 6
"""From this turn on, memory starts to fail."""


def stage(view: FoxyView, say: Say) -> Stage:
    boxes = [Space(f"box-{turn}", say("foxy-box", turn=turn), x=turn - 1, y=0) for turn in range(1, TURNS + 1)]
    return Stage(
        [Zone("pile", "pile", say("foxy-pile")), Zone("board", "row", say("foxy-board"), boxes, own=True)],
    )


def show(view: FoxyView, names: Names, say: Say) -> Scene:
    shared = view.shared
    notes = note(shared, names, say)
    return Scene(
        zones=[Filled("pile", [] if shared.count else [show_card(shared.turn, shared.card, say)])],
        status=say_status(shared, names, say),
        summary=summarize(shared, notes, names, say),
        notes=notes,
        sheet=write_sheet(shared, names, say) if shared.count else None,
    )


def show_own(view: FoxyView, moves: Moves, names: Names, say: Say) -> OwnScene:
    shared, own = view.shared, view.own_part()
    is_asked = moves.count() > 0
    in_crowd = shared.count is not None and own.seat not in shared.count.listed
    return OwnScene(
        zones=[Filled("board", show_board(own, say))],
        ask=ask(shared, own, say) if is_asked else "",
        answered=is_asked and own.now is not None,
        summary=summarize_own(shared, own, say),
        number=offer(shared, own, moves, say) if is_asked else None,
        notes=note_bet(shared, own, say),
        tip=say("print-foxy-prudent") if is_asked and should_be_prudent(shared, own) else "",
        sheet=column_of(shared, own.seat, names, say) if in_crowd else None,
    )


def should_be_prudent(shared: FoxyShared, own: FoxyOwn) -> bool:
    """Whether to advise caution (FX-13): numbers that are too low still score, except in hard and solo games (FX-19,
    FX-20)."""
    return own.now is None and shared.turn >= DOUBTFUL and not shared.hard and shared.seats > 1


def offer(shared: FoxyShared, own: FoxyOwn, moves: Moves, say: Say) -> Number:
    """FX-7: any number from 0 to 999; FX-10: with a circle, if the bet is still available."""
    circle = show_circle(own.bet == shared.turn, say) if moves.has(BET) else None
    return Number(0, BET - 1, own.now, circle, reach=reach_of(shared.card, shared.turn, shared.fox)[1] + FAR)


@cache
def show_circle(is_drawn: bool, say: Say) -> Toggle:
    return Toggle(say("foxy-circle"), "!", is_drawn)
