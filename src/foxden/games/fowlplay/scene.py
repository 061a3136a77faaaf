"""Fowl Play! as a scene: the farmyard with its birds and foxes, everyone's cards and catches, and what can be
touched."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from foxden.games.fowlplay.board import CENTRE, DEN, HEXES, NUMBERS, PLACES, distance
from foxden.games.fowlplay.hunt import find_prey, weigh
from foxden.games.fowlplay.names import DEN_NAMES, FEATURES, FOXES, HEX_NAMES, PLACE_NAME, PLACE_NAMES
from foxden.games.fowlplay.notation import write
from foxden.games.fowlplay.numbers import STOP, TO_BIRD, TO_DEN, TO_FOX, TO_PLAY
from foxden.games.fowlplay.pieces import (
    describe_foxes,
    explain_marks,
    show_bird,
    show_card,
    show_counts,
    show_flocks,
    show_foxes,
    show_free_foxes,
    show_played,
    show_player,
    show_target,
)
from foxden.games.fowlplay.rules import BIRD_STEPS, DEN_SPACES, FOX_STEPS
from foxden.games.fowlplay.sheet import write_own, write_sheet
from foxden.games.fowlplay.speech import ask, find_bird, note, note_own, say_status, summarize, summarize_own
from foxden.games.fowlplay.tips import find_tip
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, FowlPlayView, Place
from foxden.games.fowlplay.words import capitalize, name_bird, name_fox, sign, spell_bird, spell_card
from foxden.scene import Button, Choice, Filled, Names, OwnScene, Say, Scene, Space, Stage, Zone
from foxden.state import Moves

ROW = sqrt(3) / 2
"""Distance between rows of hexes, in hex widths."""


# --- the stage --------------------------------------------------------------------------------------------


def stage(view: FowlPlayView, say: Say) -> Stage:
    shared = view.shared
    grounds = tuple(say("fowlplay-ground", ground=ground) for ground in ("tunnel", "den", "centre"))
    zones = [
        Zone("farm", "board", say("fowlplay-farm"), lay_spaces(tuple(shared.tunnels), grounds)),
        Zone("hand", "fan", say("fowlplay-hand"), own=True),
        Zone("target", "pile", say("fowlplay-target"), own=True, beside=True),
        Zone("played", "row", say("fowlplay-played"), beside=True),
        Zone("foxes", "row", say("fowlplay-free-foxes"), beside=True),
        Zone("table", "row", say("fowlplay-table")),
    ]
    for seat in range(len(shared.foxes)):
        zones.append(Zone(f"cards-{seat}", "row", say("fowlplay-cards-of", player=seat + 1)))
        zones.append(Zone(f"caught-{seat}", "row", say("fowlplay-caught-by", player=seat + 1)))
    return Stage(zones, describe_foxes(say), alike=list(FEATURES), legend=explain_marks(say))


@lru_cache(maxsize=16)
def lay_spaces(tunnels: tuple[Place, ...], grounds: tuple[str, ...]) -> list[Space]:
    """The spaces, cached by box and language."""
    return [lay_space(number, place in tunnels, grounds) for number, place in enumerate(PLACES)]


def lay_space(number: int, is_tunnel: bool, grounds: tuple[str, ...]) -> Space:
    (q, r), name = PLACES[number], PLACE_NAMES[number]
    is_den = number == CENTRE or number in DEN
    marks = ["den"] * is_den + ["tunnel"] * is_tunnel  # the hole is dug into the den, so it is drawn above it
    label = f"{name}, {grounds[is_tunnel * is_den + is_den]}" if marks else name
    marks = marks or ["grass"] * ((q * 3 + r * 5) % 7 < 3)  # here and there a tuft
    x, y = round(q + r / 2, 3), round(r * ROW, 3)
    return Space(HEX_NAMES[number], label, x=x, y=y, shape="hex", marks=marks, name=name)


# --- what everyone sees ----------------------------------------------------------------------------------------


def show(view: FowlPlayView, names: Names, say: Say) -> Scene:
    shared = view.shared
    status, notes = say_status(shared, names, say), note(shared, names, say)
    return Scene(
        zones=[
            Filled("played", show_played(shared, names, say)),
            Filled("farm", [*show_flocks(shared, say), *show_foxes(shared, names, say)]),
            Filled("foxes", show_free_foxes(shared, say)),
            Filled("table", show_counts(shared, say)),
            *(filled for seat in range(len(names)) for filled in show_seat(shared, seat, names, say)),
        ],
        status=status,
        summary=summarize(shared, status, notes, names, say),
        notes=notes,
        sheet=write_sheet(shared, names, say) if shared.secrets else None,
    )


def show_seat(shared: FowlPlayShared, seat: int, names: Names, say: Say) -> list[Filled]:
    cards = [show_player(shared, seat, names, say), *show_target(shared, seat, say)]
    caught = [show_bird(shared, bird, say) for bird in shared.caught[seat]]
    return [Filled(f"cards-{seat}", cards), Filled(f"caught-{seat}", caught)]


# --- what a seat sees and can do ----------------------------------------------------------------------------


def show_own(view: FowlPlayView, moves: Moves, names: Names, say: Say) -> OwnScene:
    shared, own = view.shared, view.own_part()
    listed, fox = moves.to_list(), shared.foxes[own.seat]
    notes, marks = note_own(shared, own, names, say), mark_own(shared, own)
    tip = find_tip(shared, own)
    return OwnScene(
        zones=show_own_cards(shared, own, say),
        ask=ask(shared, own, listed, say) if listed else "",
        answered=own.seat in shared.ready,
        summary=summarize_own(shared, own, notes, say),
        mine=[f"fox-{fox.colour}"] if fox else [],
        marks=marks,
        labels={piece: say_marks(tuple(each), say) for piece, each in marks.items()},
        choices=choose_all(shared, own, listed, say) if listed else [],
        reach=find_reach(shared, own),
        buttons=[stop_button(shared, listed, say)] if STOP in listed else [],
        notes=notes,
        tip=say(tip) if tip else "",
        sheet=write_own(shared, own, names, say),
    )


def show_own_cards(shared: FowlPlayShared, own: FowlPlayOwn, say: Say) -> list[Filled]:
    """The hand, including the card that is face down to the others; and the target, until all are revealed."""
    hand = [show_card(shared, card, say) for card in own.hand]
    if own.chosen:
        hand.append(show_card(shared, own.chosen, say, "chosen"))
    target = [show_card(shared, own.target, say, "target")] if own.target and not shared.secrets else []
    return [Filled("hand", hand), Filled("target", target)]


def mark_own(shared: FowlPlayShared, own: FowlPlayOwn) -> dict[str, list[str]]:
    """FP-7: mark the seat's own target; FP-15: and the birds its fox can catch, once the cards are revealed."""
    if shared.secrets:
        return {}
    prey = find_prey(shared, own.seat) if shared.phase in ("birds", "foxes") else []
    wanted = [own.target] if own.target and str(own.target) in shared.birds else []
    return {
        f"bird-{bird}": ["wanted"] * (bird in wanted) + ["in-reach"] * (bird in prey)
        for bird in sorted({*wanted, *prey})
    }


@lru_cache(maxsize=64)
def say_marks(marks: tuple[str, ...], say: Say) -> str:
    return ", ".join(say("fowlplay-mark", mark=mark) for mark in marks)


def find_reach(shared: FowlPlayShared, own: FowlPlayOwn) -> int | None:
    """With two or more steps left, a touched bird or the seat's own fox can go further than the next hex."""
    if own.seat not in shared.acting or shared.steps_left < 2:
        return None
    return 1 if shared.phase == "birds" else 0


def choose_all(shared: FowlPlayShared, own: FowlPlayOwn, moves: list[int], say: Say) -> list[Choice]:
    choices = find_choices(tuple(shared.cards), say)
    return [choices[move] if move < TO_FOX else choose(shared, own, move, say) for move in moves]


class Choices(dict[int, Choice]):
    """Cache of the choices that only depend on box and language, which are all before the foxes move: about thirty bird
    steps are shown after every step, and nearly all were shown before."""

    def __init__(self, cards: tuple[str, ...], say: Say) -> None:
        self.cards = cards
        self.say = say

    def __missing__(self, move: int) -> Choice:
        choice = self[move] = self.choose(move, write(move))
        return choice

    def choose(self, move: int, text: str) -> Choice:
        if move < TO_DEN:
            card = move % TO_PLAY
            return Choice([f"card-{card + 1}"], text, capitalize(spell_card(self.cards[card], card + 1, self.say)))
        if move < TO_BIRD:
            return choose_den(*divmod(move - TO_DEN, DEN_SPACES), text, self.say)
        bird, to = divmod(move - TO_BIRD, HEXES)
        who, where = capitalize(spell_bird(self.cards[bird], self.say)), self.say("fowlplay-to", hex=PLACE_NAMES[to])
        return Choice([f"bird-{bird + 1}", HEX_NAMES[to]], text, f"{who} {where}")


@lru_cache(maxsize=8)
def find_choices(cards: tuple[str, ...], say: Say) -> Choices:
    return Choices(cards, say)


def choose_den(colour: int, space: int, text: str, say: Say) -> Choice:
    """FP-8: fox and den space can be touched in either order."""
    fox, place = FOXES[colour], DEN_NAMES[space]
    path, to = [f"fox-{fox}", place], say("fowlplay-to", hex=PLACE_NAME[place])
    return Choice(path, text, f"{capitalize(name_fox(fox, say))} {to}", also=[path[::-1]])


def choose(shared: FowlPlayShared, own: FowlPlayOwn, move: int, say: Say) -> Choice:
    """FP-14; FP-15: the label says what a catch would change in the seat's own score."""
    if move == STOP:
        return choose_stop(say_stop(shared, say))
    fox, to = shared.foxes[own.seat], move - TO_FOX
    assert fox, "a player who moves a fox has one"
    return Choice([HEX_NAMES[to]], write(move), name_fox_step(shared, own, NUMBERS[fox.at], to, say))


@lru_cache(maxsize=64)
def choose_stop(label: str) -> Choice:
    return Choice(["stop"], write(STOP), label)


def name_fox_step(shared: FowlPlayShared, own: FowlPlayOwn, here: int, to: int, say: Say) -> str:
    bird = find_bird(shared, to)
    if bird:
        worth = sign(weigh(shared, own, [bird])[bird])
        return say("fowlplay-catch", bird=name_bird(shared, bird, say, "the"), hex=PLACE_NAMES[to], points=worth)
    way = "tunnel" if distance(here, to) > 1 else "entrance" if PLACES[to] in shared.tunnels else "step"
    return spell_fox_step(way, to, say)


@lru_cache(maxsize=1 << 12)
def spell_fox_step(way: str, to: int, say: Say) -> str:
    return say("fowlplay-go", way=way, hex=PLACE_NAMES[to])


def stop_button(shared: FowlPlayShared, moves: list[int], say: Say) -> Button:
    return Button("stop", say_stop(shared, say), aside=not has_moved(shared) and len(moves) > 1)


def say_stop(shared: FowlPlayShared, say: Say) -> str:
    return spell_stop(shared.phase, has_moved(shared), say)


@lru_cache(maxsize=64)
def spell_stop(phase: str, moved: bool, say: Say) -> str:
    return say("fowlplay-stop", phase=phase, moved=str(moved).lower())


def has_moved(shared: FowlPlayShared) -> bool:
    """Whether the acting player has moved a bird or their fox in this turn."""
    return shared.steps_left < (BIRD_STEPS if shared.phase == "birds" else FOX_STEPS)
