"""Positions and moves of Foxy in words; never about a covered card."""

from __future__ import annotations

from functools import cache

from foxden.games.foxy.count import FoxyCount
from foxden.games.foxy.names import FOX_NAME
from foxden.games.foxy.numbers import BET
from foxden.games.foxy.score import SOLO_LIMIT
from foxden.games.foxy.view import FoxyOwn, FoxyShared, FoxyView
from foxden.games.foxy.words import list_animals, name_card
from foxden.scene import CROWD, Names, Say
from foxden.text import list_up

NAMED_WINNERS = 3


# --- while it is played ---------------------------------------------------------------------------------


def say_status(shared: FoxyShared, names: Names, say: Say) -> str:
    if shared.count:
        return say_winner(shared.count, names, say)
    return say("foxy-written", turn=shared.turn, written=shared.how_many, seats=shared.seats)


def summarize(shared: FoxyShared, notes: list[str], names: Names, say: Say) -> str:
    if shared.count:
        return " ".join([say_winner(shared.count, names, say), *notes])
    card = say("foxy-card-shown", turn=shared.turn, card=name_card(shared.card, say))
    return " ".join([card, *say_who(shared, names, say), *notes])


def say_who(shared: FoxyShared, names: Names, say: Say) -> list[str]:
    """Who has written; in a crowd, how many; in a solo game nothing."""
    if shared.seats == 1:
        return []
    if shared.seats > CROWD or not shared.how_many:
        return [say("foxy-how-many-written", written=shared.how_many, seats=shared.seats)]
    who = [names[seat] for seat in shared.written]
    return [say("foxy-who-has-written", names=list_up(say, who), n=len(who))]


def note(shared: FoxyShared, names: Names, say: Say) -> list[str]:
    """Notes: the number that was revealed, what the Fox asks, and the variants in play."""
    notes = []
    if shared.told:
        told = shared.told
        notes.append(say("foxy-told-aloud", name=names[told.seat], turn=told.turn, number=told.number))
    if shared.count is None:
        notes.append(say("foxy-fox-will-ask", fox=shared.fox))
        notes += [say("foxy-hard")] * (shared.hard and shared.seats > 1)
        notes += [say("foxy-easy")] * (shared.easy and shared.seats > 1)
        notes += [say("foxy-alone", limit=SOLO_LIMIT)] * (shared.seats == 1)
    return notes


def ask(shared: FoxyShared, own: FoxyOwn, say: Say) -> str:
    if own.now is not None:
        return say("foxy-change", number=own.now)
    if shared.card == [FOX_NAME]:
        return say("foxy-ask-fox", fox=shared.fox)
    return say("foxy-ask", animals=list_animals(shared.card, "ask", say), n=len(shared.card))


def note_bet(shared: FoxyShared, own: FoxyOwn, say: Say) -> list[str]:
    """FX-10: whether the bet is still available; FX-20: there is none in a solo game."""
    if shared.count or shared.seats == 1:
        return []
    if own.bet is None:
        return [say("foxy-bet-left")]
    number = own.now if own.bet > len(own.numbers) else own.numbers[own.bet - 1]
    return [say("foxy-bet-made", turn=own.bet, number=number or 0)]


def summarize_own(shared: FoxyShared, own: FoxyOwn, say: Say) -> str:
    if not own.numbers:
        return say("foxy-none-written")
    *earlier, last = map(str, own.numbers)
    items = [", ".join(earlier), last] if earlier else [last]
    return frame_numbers(len(items), say).format(*items)


@cache
def frame_numbers(items: int, say: Say) -> str:
    """A sentence with gaps, because the same numbers are rarely written again."""
    return say("foxy-numbers-so-far", numbers=list_up(say, ["{}"] * items))


def tell(before: FoxyView, name: str, move: int, say: Say) -> str:
    """FX-7: that they have written, but not what; except to the player, and in replays."""
    if before.own is None:
        return say("foxy-told-written", name=name)
    return say("foxy-told-number", name=name, number=move % BET, circled=str(move >= BET).lower())


def tell_all(_before: FoxyView, say: Say) -> str:
    return say("foxy-told-all")


def say_heading(view: FoxyView, say: Say) -> str:
    return say("foxy-heading", turn=view.shared.turn)


def tell_news(before: FoxyView, after: FoxyView, names: Names, say: Say) -> str:
    """FX-6: nothing about a new card, because it will be covered; at the end, who won."""
    count = after.shared.count
    return say_winner(count, names, say) if count else ""


# --- the end --------------------------------------------------------------------------------------------


def say_winner(count: FoxyCount, names: Names, say: Say) -> str:
    if count.left is not None:
        key = "foxy-won-alone" if count.boards[0].rank == 1 else "foxy-lost-alone"
        return say(key, name=names[0], off=count.boards[0].total, limit=SOLO_LIMIT)
    winners = [seat for seat, board in enumerate(count.boards) if board.rank == 1]
    points = count.boards[winners[0]].total
    if len(winners) > NAMED_WINNERS:
        return say("foxy-many-win", n=len(winners), points=points)
    who = list_up(say, [names[seat] for seat in winners])
    return say("foxy-win", names=who, n=len(winners), points=points)
