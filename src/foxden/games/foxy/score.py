"""The count of Foxy: exact numbers, points, crosses, deviations. Compiled.

Knows nothing of a running game, so that it also counts what was entered from a real table: any number of cards,
and `numbers` written turn by turn, in each turn seat by seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.games.foxy.box import CAT_CARD, FOX, KINDS

# What the Fox asks for.
HOW_MANY_KINDS: Final = 0
MOST_SEEN: Final = 1
SINGLES: Final = 2
AS_CAT: Final = 3

# What is said of a number: those from LOW on count.
TOO_HIGH: Final = 0
MISSED: Final = 1
TOO_LOW: Final = 2
LOW: Final = 3
EXACT: Final = 4
DOUBLED: Final = 5

SOLO_LIMIT: Final = 5


@final
class SeatTotals:
    """What the count gives each seat."""

    def __init__(self, points: vec[i64], bet_points: vec[i64], crosses: vec[i64]) -> None:
        self.points = points
        self.bet_points = bet_points
        self.crosses = crosses


# --- exact numbers --------------------------------------------------------------------------------------


def as_counted(card: i64, fox: i64) -> i64:
    """FX-18: with the variant, the Fox is a card with one cat on it."""
    if card == FOX and fox == AS_CAT:
        return CAT_CARD
    return card


def tick(tracks: vec[i64], card: i64) -> None:
    """FX-12: a tick for each kind on the card. The Fox is on none of the nine tracks (FX-9)."""
    for kind in range(KINDS):
        if card >> kind & 1:
            tracks[kind] += 1


def exact_numbers(cards: vec[i64], fox: i64) -> vec[i64]:
    """The exact number of each turn, card by card as they were shown."""
    tracks = vec[i64]([0] * KINDS)
    exact = vec[i64]([0] * len(cards))
    for turn in range(len(cards)):
        card = as_counted(cards[turn], fox)
        tick(tracks, card)
        exact[turn] = ask_fox(cards, turn, tracks, fox) if card == FOX else add_up(tracks, card)
    return exact


def add_up(tracks: vec[i64], card: i64) -> i64:
    """FX-8: all that was shown so far of each kind on the card."""
    total: i64 = 0
    for kind in range(KINDS):
        if card >> kind & 1:
            total += tracks[kind]
    return total


def ask_fox(cards: vec[i64], turn: i64, tracks: vec[i64], fox: i64) -> i64:
    """FX-16, FX-17: at most one variant changes what the Fox asks for."""
    if fox == MOST_SEEN:
        return most_seen(tracks)
    if fox == SINGLES:
        return count_singles(cards, turn)
    return count_kinds(tracks)


def count_kinds(tracks: vec[i64]) -> i64:
    """FX-9: how many different kinds were shown so far."""
    kinds: i64 = 0
    for kind in range(KINDS):
        if tracks[kind] > 0:
            kinds += 1
    return kinds


def most_seen(tracks: vec[i64]) -> i64:
    """FX-16: how often the most frequent kind was shown."""
    most: i64 = 0
    for kind in range(KINDS):
        most = max(most, tracks[kind])
    return most


def count_singles(cards: vec[i64], turn: i64) -> i64:
    """FX-17: how many earlier cards showed just one animal."""
    singles: i64 = 0
    for earlier in range(turn):
        if cards[earlier] & (cards[earlier] - 1) == 0:
            singles += 1
    return singles


# --- what a number is worth -----------------------------------------------------------------------------


def judge(number: i64, circled: bool, exact: i64, hard: bool) -> i64:
    """Why a number counts, or why it does not."""
    if is_crossed_out(number, exact):
        return TOO_HIGH  # FX-13
    if number == exact:
        return DOUBLED if circled else EXACT  # FX-13, FX-14
    if circled:
        return MISSED  # FX-14
    return TOO_LOW if hard else LOW  # FX-13, FX-19


def score(number: i64, circled: bool, exact: i64, hard: bool) -> i64:
    """The points of one number."""
    verdict = judge(number, circled, exact, hard)
    if verdict == DOUBLED:
        return number * 2
    if verdict >= LOW:
        return number
    return 0


def is_crossed_out(number: i64, exact: i64) -> bool:
    """FX-13: whether it is too high; numbers that are too low are never crossed out, circled (FX-14) or not, hard
    (FX-19) or not."""
    return number > exact


def count_up(exact: vec[i64], numbers: vec[i64], bets: vec[i64], hard: bool) -> SeatTotals:
    """Points and crosses of all seats. `bets`: the turn, from 0, in which each seat circled its number, or -1."""
    seats: i64 = len(bets)
    count = SeatTotals(vec[i64]([0] * seats), vec[i64]([0] * seats), vec[i64]([0] * seats))
    for seat in range(seats):
        points: i64 = 0
        crosses: i64 = 0
        for turn in range(len(exact)):
            number = numbers[turn * seats + seat]
            points += score(number, bets[seat] == turn, exact[turn], hard)
            crosses += 1 if is_crossed_out(number, exact[turn]) else 0
        count.points[seat] = points
        count.crosses[seat] = crosses
        bet = bets[seat]
        if bet >= 0:
            count.bet_points[seat] = score(numbers[bet * seats + seat], True, exact[bet], hard)
    return count


# --- alone ----------------------------------------------------------------------------------------------


def miss(number: i64, exact: i64) -> i64:
    """FX-20: how far one number is off, above or below."""
    return number - exact if number > exact else exact - number


def deviation(exact: vec[i64], numbers: vec[i64]) -> i64:
    """FX-20: the total deviation over all turns."""
    off: i64 = 0
    for turn in range(len(exact)):
        off += miss(numbers[turn], exact[turn])
    return off


def wins_alone(off: i64) -> bool:
    """FX-20: no more than 5 off in the whole game."""
    return off <= SOLO_LIMIT
