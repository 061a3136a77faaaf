"""Positions and moves of Fowl Play! in words; nothing about face-down cards."""

from __future__ import annotations

from functools import lru_cache

from foxden.games.fowlplay.board import CENTRE, DEN, HEXES, NUMBERS, PLACES, distance
from foxden.games.fowlplay.hunt import find_hunters, find_prey, list_foxes, measure_fear, survey, weigh
from foxden.games.fowlplay.names import FOXES, PLACE_NAMES
from foxden.games.fowlplay.numbers import STOP, TO_BIRD, TO_DEN, TO_FOX, TO_PLAY
from foxden.games.fowlplay.rules import DEN_SPACES
from foxden.games.fowlplay.sheet import rank_columns
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, FowlPlayView, Fox
from foxden.games.fowlplay.words import (
    capitalize,
    count_types,
    count_yard,
    name_bird,
    name_card,
    name_fox,
    name_hex,
    spell_card,
)
from foxden.games.fowlplay.words import sign as with_sign
from foxden.scene import Names, Say
from foxden.text import list_up

MOST_PREY = 6
"""Most birds in reach that are named, the best first."""


# --- the position -----------------------------------------------------------------------------------------


def say_status(shared: FowlPlayShared, names: Names, say: Say) -> str:
    if shared.secrets:
        return say_winner(shared, names, say)
    who = list_up(say, [names[seat] for seat in shared.acting])
    words = {"name": who, "n": len(shared.acting), "round": shared.round, "steps": shared.steps_left}
    return say("fowlplay-now", phase=shared.phase, **words)


def say_winner(shared: FowlPlayShared, names: Names, say: Say) -> str:
    winners = [seat for seat, place in enumerate(rank_columns(shared)) if place == 1]
    who = list_up(say, [names[seat] for seat in winners])
    return say("fowlplay-win", names=who, n=len(winners), points=shared.sheet[winners[0]].total)


def summarize(shared: FowlPlayShared, status: str, notes: list[str], names: Names, say: Say) -> str:
    """The position in words: what is going on, who is where, what is left, who has what."""
    said = [status, *say_foxes(tuple(shared.foxes), tuple(names), say), *say_order(shared, names, say)]
    said.append(say("fowlplay-in-yard", birds=count_yard(tuple(shared.birds), tuple(shared.cards), say)))
    for seat, caught in enumerate(shared.caught):
        if caught:
            birds = count_types(shared, caught, say, least=1)
            said.append(say("fowlplay-has-caught", name=names[seat], birds=birds))
    return " ".join([*said, *notes])


@lru_cache(maxsize=1 << 10)
def say_foxes(foxes: tuple[Fox | None, ...], names: tuple[str, ...], say: Say) -> list[str]:
    """Cached, because foxes stay while birds move."""
    listed = [
        say("fowlplay-fox-at", fox=name_fox(fox.colour, say), name=name, hex=name_hex(fox.at))
        for fox, name in zip(foxes, names, strict=True)
        if fox
    ]
    return [say("fowlplay-foxes", foxes=list_up(say, listed))] if listed else []


def say_order(shared: FowlPlayShared, names: Names, say: Say) -> list[str]:
    """FP-10: the cards that were played, the lowest first."""
    if shared.played is None:
        return []
    played = [f"{names[seat]} ({name_card(shared, shared.played[seat], say)})" for seat in shared.order]
    return [say("fowlplay-order", cards=list_up(say, played))]


# --- what is good to know ---------------------------------------------------------------------------------


def note(shared: FowlPlayShared, names: Names, say: Say) -> list[str]:
    """Notes for everyone: how near the end is, and the public points."""
    few = shared.birds_left <= shared.last_birds
    if shared.secrets:
        return [say("fowlplay-ended", by="birds" if few else "turns", birds=shared.birds_left)]
    notes = [say("fowlplay-birds-left", birds=shared.birds_left, last=shared.last_birds)]
    turns = {"next": shared.turn_cards_turned + 1, "all": shared.turn_cards}
    notes.append(say("fowlplay-turn-cards", now=find_danger(shared), **turns))
    if any(shared.caught):
        points = [f"{name} {column.subtotal}" for name, column in zip(names, shared.sheet, strict=True)]
        notes.append(say("fowlplay-points-now", points=list_up(say, points)))
    return notes


def find_danger(shared: FowlPlayShared) -> str:
    """FP-17: whether a turn card will be flipped at the end of this round, as things stand."""
    if shared.captured:
        return "captured"
    if shared.round == 1:
        return "first"
    return "last" if shared.turn_cards - shared.turn_cards_turned == 1 else "quiet"


def note_own(shared: FowlPlayShared, own: FowlPlayOwn, names: Names, say: Say) -> list[str]:
    """Notes for one seat: its score, its target's situation, what it can catch."""
    if shared.secrets:
        return []
    notes = [] if own.target is None else note_target(shared, own, own.target, names, say)
    if own.seat in shared.acting and shared.phase == "birds":
        notes.append(say("fowlplay-fear-rule"))
    if shared.phase in ("birds", "foxes"):
        notes.append(say_prey(shared, own, say))
    if own.seat in shared.acting and shared.phase == "foxes":
        notes += note_fox(shared, own, say)
    return notes


def note_target(shared: FowlPlayShared, own: FowlPlayOwn, target: int, names: Names, say: Say) -> list[str]:
    survivors = own.column.survivors.subtotal if own.column.survivors else 0
    column = {"points": own.column.total, "caught": own.column.subtotal, "survivors": survivors}
    return [say("fowlplay-estimate", **column), say_target(shared, own, target, names, say)]


def note_fox(shared: FowlPlayShared, own: FowlPlayOwn, say: Say) -> list[str]:
    """FP-14: a tunnel to go through; FP-16: a tunnel to leave."""
    fox = shared.foxes[own.seat]
    if fox is None or fox.at not in shared.tunnels:
        return []
    must_leave = shared.round == 1 and NUMBERS[fox.at] == CENTRE
    return [say("fowlplay-on-tunnel", must=str(must_leave).lower())]


def say_target(shared: FowlPlayShared, own: FowlPlayOwn, target: int, names: Names, say: Say) -> str:
    """Where the target bird is, and who could catch it next."""
    bird = name_bird(shared, target, say, "the")
    if str(target) not in shared.birds:
        return say("fowlplay-target-caught", bird=bird)
    place = shared.birds[str(target)]
    hunters = [names[seat] for seat in find_hunters(shared, target) if seat != own.seat]
    if hunters:
        return say("fowlplay-target-danger", bird=bird, hex=name_hex(place), names=list_up(say, hunters))
    foxes = list_foxes(shared)
    away = measure_fear(place, foxes) if foxes else 0
    return say("fowlplay-target-safe", bird=bird, hex=name_hex(place), steps=away)


def say_prey(shared: FowlPlayShared, own: FowlPlayOwn, say: Say) -> str:
    """FP-15: the birds in reach of the seat's fox, with what each would change in its score."""
    worth = weigh(shared, own, find_prey(shared, own.seat))
    best = sorted(worth, key=lambda bird: -worth[bird])[:MOST_PREY]
    listed = [
        say("fowlplay-prey", bird=name_bird(shared, bird, say), hex=name_hex(shared.birds[str(bird)]), points=points)
        for bird, points in ((bird, with_sign(worth[bird])) for bird in best)
    ]
    return say("fowlplay-in-reach", birds=list_up(say, listed), n=len(worth))


# --- what a seat is asked -----------------------------------------------------------------------------------


def ask(shared: FowlPlayShared, own: FowlPlayOwn, moves: list[int], say: Say) -> str:
    bird = name_bird(shared, shared.played[own.seat], say) if shared.played else ""
    phase: str = shared.phase
    if own.seat in shared.ready:
        phase = "change"
    elif phase == "foxes" and STOP not in moves:
        phase = "leave"
    return say("fowlplay-ask", phase=phase, bird=bird, steps=shared.steps_left)


def summarize_own(shared: FowlPlayShared, own: FowlPlayOwn, notes: list[str], say: Say) -> str:
    fox = shared.foxes[own.seat]
    said = [say("fowlplay-you", fox=name_fox(fox.colour, say, "object"), hex=name_hex(fox.at))] if fox else []
    if own.target and not shared.secrets:
        said.append(say("fowlplay-your-target", card=name_card(shared, own.target, say)))
    if own.chosen:
        said.append(say("fowlplay-your-card", card=name_card(shared, own.chosen, say)))
    said.append(say_hand(tuple(own.hand), tuple(shared.cards), say))
    return " ".join([*said, *notes])


@lru_cache(maxsize=1 << 10)
def say_hand(hand: tuple[int, ...], cards: tuple[str, ...], say: Say) -> str:
    """Cached, because it stays for a whole round."""
    return say("fowlplay-your-hand", cards=list_up(say, [spell_card(cards[card - 1], card, say) for card in hand]))


# --- the log ----------------------------------------------------------------------------------------------


def tell(before: FowlPlayView, name: str, move: int, say: Say) -> str:
    """A log line. For a target or card, only that it was chosen (FP-7, FP-9); to the player, and in replays, also
    which."""
    shared = before.shared
    if move < TO_DEN:
        said = say("fowlplay-told-target" if move < TO_PLAY else "fowlplay-told-card", name=name)
        if before.own is None:
            return said
        return say("list-labelled", label=said, text=name_card(shared, move % TO_PLAY + 1, say))
    if move < TO_BIRD:
        colour, space = divmod(move - TO_DEN, DEN_SPACES)
        return say(
            "fowlplay-told-den", name=name, fox=name_fox(FOXES[colour], say, "object"), hex=PLACE_NAMES[DEN[space]]
        )
    if move < TO_FOX:
        bird, to = divmod(move - TO_BIRD, HEXES)
        return say("fowlplay-told-bird", name=name, bird=name_bird(shared, bird + 1, say, "the"), hex=PLACE_NAMES[to])
    if shared.phase == "birds":
        return say("fowlplay-told-no-birds", name=name)
    return tell_fox(shared, name, move, say)


def tell_all(before: FowlPlayView, say: Say) -> str:
    """FP-7, FP-10: everyone has chosen a target or a card."""
    return say("fowlplay-told-all", phase=before.shared.phase)


def say_heading(view: FowlPlayView, say: Say) -> str:
    shared = view.shared
    return say("fowlplay-heading", round=0 if shared.phase in ("target", "den") else shared.round)


def tell_fox(shared: FowlPlayShared, name: str, move: int, say: Say) -> str:
    mover = shared.foxes[shared.acting[0]]
    assert mover, "all foxes are in the farmyard when one moves"
    fox = capitalize(name_fox(mover.colour, say, "subject"))
    if move == STOP:
        return say("fowlplay-told-stays", fox=fox, name=name)
    to = move - TO_FOX
    bird = find_bird(shared, to) if PLACES[to] in shared.birds.values() else None  # most steps catch nothing
    if bird:
        caught = name_bird(shared, bird, say, "the")
        return say("fowlplay-told-catch", fox=fox, name=name, bird=caught, hex=PLACE_NAMES[to])
    tunnel = distance(NUMBERS[mover.at], to) > 1
    return say("fowlplay-told-fox", fox=fox, name=name, hex=PLACE_NAMES[to], tunnel=str(tunnel).lower())


def tell_news(before: FowlPlayView, after: FowlPlayView, names: Names, say: Say) -> str:
    """FP-10: the revealed cards; FP-17: a turn card; at the end, who won."""
    was, now = before.shared, after.shared
    if now.secrets:
        return say_status(now, names, say)
    if now.played and not was.played:
        cards = [f"{names[seat]} – {name_card(now, card, say)}" for seat, card in enumerate(now.played)]
        return say("fowlplay-told-cards", cards=" · ".join(cards))
    if now.turn_cards_turned > was.turn_cards_turned:
        return say("fowlplay-told-turn-card", n=now.turn_cards_turned, all=now.turn_cards)
    return ""


def find_bird(shared: FowlPlayShared, hexagon: int) -> int | None:
    """The bird on this hex, if any."""
    return survey(shared).find_bird(hexagon)
