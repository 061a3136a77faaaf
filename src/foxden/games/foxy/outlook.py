"""Possible continuations of a game of Foxy: many decks that begin with the cards shown so far, each played by many
players, some with an average memory and some with a better one. Compiled, for reviews.

A player could remember all cards, and so know what their own numbers are worth; they know nothing about the others and
assume such players. Nobody knows the cards to come.

A player who has done well so far probably has the better memory and has forgotten little. Their game is continued by
players who had about as many points at this turn (`likenesses`), not by just any player. That holds for what a seat
could know and for what was true; only the true chances continue all seats in this way, with the cards that really came
(`prospects`, `share_out`).
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxy.box import FOX, TURNS, FoxyBox
from foxden.games.foxy.deal import lay, without
from foxden.games.foxy.memory import MOST, QUESTIONS, Belief, Memory, question_of
from foxden.games.foxy.score import SOLO_LIMIT, as_counted, exact_numbers, miss, score

ROWS: Final = TURNS * QUESTIONS * MOST
RIVALS: Final = 64
"""Most opponents imagined: the best of them is hardly worse than the best of all."""
FEW: Final = 60
"""With up to this many players, those already drawn are kept as bits."""
ALIKE: Final = 0.5
"""Players whose points differ by this part of the overall spread still count as much alike …"""
CLOSE: Final = 0.2
"""… and by this part if all of them had the same cards to the end, because then there are more to choose from."""
SMALL: Final = 4.0
"""In the first turns the spread (squared) counts as no less than this."""
LOTS: Final = (0.046910077030668, 0.230765344947158, 0.5, 0.769234655052842, 0.953089922969332)
WEIGHTS: Final = (0.118463442528095, 0.239314335249683, 0.284444444444444, 0.239314335249683, 0.118463442528095)
"""Gauss and Legendre's: with them the mean over all lots is exact for up to ten seats."""


@final
class Habits:
    """A memory's answers in lookup tables: the number, and the circle."""

    def __init__(self, belief: Belief, fade: float, confuse: float) -> None:
        self.fade = fade
        self.confuse = confuse
        self.hard = belief.hard
        self.alone = belief.alone
        self.number = vec[i64]([0] * ROWS)
        self.circled = vec[i64]([-1] * ROWS)
        """The number to circle, if it is time to; otherwise -1."""
        for index in range(i64(ROWS)):
            row = index * MOST
            if belief.seen(row) == 0:
                self.number[index] = max(index % MOST - 1, 0)
            else:
                self.number[index] = belief.estimate(row)
                if not belief.alone and belief.is_time(index // (QUESTIONS * MOST), row):
                    self.circled[index] = belief.bet(row)


@final
class Futures:
    """Some decks with some players each: what they score from each turn on."""

    def __init__(self, decks: i64, players: i64) -> None:
        self.decks = decks
        self.players = players
        self.plain = vec[i64]([0] * (decks * players * (TURNS + 1)))
        """Points from this turn to the end, without a circle; in a solo game, the deviation."""
        self.extra = vec[i64]([0] * (decks * players * (TURNS + 1)))
        """What a circle adds to that, if it is still available in this turn."""

    def at(self, deck: i64, player: i64, turn: i64) -> i64:
        return (deck * self.players + player) * (TURNS + 1) + turn

    def total(self, deck: i64, player: i64) -> i64:
        start = self.at(deck, player, 0)
        return self.plain[start] + self.extra[start]

    # --- who may win ------------------------------------------------------------------------------------

    def known_share(self, points: i64, plain: i64, circle: bool, turn: i64, seats: i64, rng: Rng) -> float:
        """How often a player with this many points wins from this turn on, knowing nothing about the others; a shared
        win counts as their part of it. `plain`: the points without a circle. `circle`: whether it is still
        available."""
        rivals = min(seats - 1, min(i64(RIVALS), self.players - 1))
        likely = self.likenesses(plain, turn, ALIKE)
        won = 0.0
        whole = 0.0
        for deck in range(self.decks):
            for player in range(self.players):
                start = self.at(deck, player, turn)
                mine = points + self.plain[start]
                if circle:
                    mine += self.extra[start]
                weight = likely[deck * self.players + player]
                whole += weight
                if seats == 1:
                    won += weight if mine <= SOLO_LIMIT else 0.0
                else:
                    won += weight * self.share(mine, deck, player, rivals, rng)
        return won / whole

    def share(self, mine: i64, deck: i64, player: i64, rivals: i64, rng: Rng) -> float:
        """All of the win, nothing, or a part of it: against so many of the other players, no two of them the same."""
        best: i64 = -1
        equals = 0.0
        one: i64 = 1
        drawn: i64 = 0
        for _ in range(rivals):
            rival = self.other(player, rng)
            if self.players <= FEW:  # of many hardly anybody is drawn twice
                while drawn >> rival & 1:
                    rival = self.other(player, rng)
                drawn |= one << rival
            total = self.total(deck, rival)
            if total > best:
                best = total
                equals = 1.0
            elif total == best:
                equals += 1.0
        if mine > best:
            return 1.0
        return 1.0 / (1.0 + equals) if mine == best else 0.0

    def likenesses(self, points: i64, turn: i64, width: float) -> vec[float]:
        """How much each player is like somebody who has so many points at this turn, without a circle. `width`: the
        part of the overall spread by which they may differ."""
        many = self.decks * self.players
        likely = vec[float]([1.0] * int(many))
        mean = 0.0
        squares = 0.0
        least = -1.0
        for one in range(many):
            had = float(self.had(one, turn))
            off = (had - float(points)) ** 2
            mean += had / float(many)
            squares += had * had / float(many)
            if least < 0.0 or off < least:
                least = off
        alike = width * width * max(squares - mean * mean, SMALL)
        for one in range(many):
            off = (float(self.had(one, turn)) - float(points)) ** 2
            likely[one] = exp((least - off) / (2.0 * alike))
        return likely

    def had(self, one: i64, turn: i64) -> i64:
        """The points of this player before this turn, without a circle."""
        start = one * (TURNS + 1)
        return self.plain[start] - self.plain[start + turn]

    def other(self, player: i64, rng: Rng) -> i64:
        """Any player but this one."""
        drawn = rng.below(self.players - 1)
        return drawn + 1 if drawn >= player else drawn

    def prospects(self, plain: i64, circle: bool, turn: i64) -> vec[float]:
        """How likely somebody with so many points at this turn, without a circle, is to score 0, 1, 2 … more. `circle`:
        whether it is still available. When others have used theirs says nothing about a person's memory."""
        likely = self.likenesses(plain, turn, CLOSE)
        most: i64 = 0
        whole = 0.0
        for one in range(self.decks * self.players):
            most = max(most, self.ahead(one, turn, circle))
            whole += likely[one]
        chances = vec[float]([0.0] * int(most + 1))
        for one in range(self.decks * self.players):
            chances[self.ahead(one, turn, circle)] += likely[one] / whole
        return chances

    def ahead(self, one: i64, turn: i64, circle: bool) -> i64:
        """What this player scores from this turn on."""
        start = one * (TURNS + 1) + turn
        return self.plain[start] + (self.extra[start] if circle else 0)


def share_out(points: vec[i64], prospects: list[vec[float]]) -> vec[float]:
    """How often each seat wins with the points it has and what it is likely to add; a shared win counts as their part
    of it.

    Sharing a win is like drawing lots for it: a seat whose lot is 0.7 beats each of its equals with a chance of 0.7. So
    the part is the mean over all lots, and a few well-placed ones are enough."""
    seats: i64 = len(points)
    won = vec[float]([0.0] * int(seats))
    below = vec[float]([0.0] * int(seats))
    last: i64 = 0
    for seat in range(seats):
        last = max(last, points[seat] + len(prospects[seat]))
    for total in range(last):
        exactly = vec[float]([0.0] * int(seats))
        for seat in range(seats):
            more = total - points[seat]
            if 0 <= more < len(prospects[seat]):
                exactly[seat] = prospects[seat][more]
        for index in range(len(LOTS)):
            add_wins(won, below, exactly, LOTS[index], WEIGHTS[index])
        for seat in range(seats):
            below[seat] += exactly[seat]
    return won


def add_wins(won: vec[float], below: vec[float], exactly: vec[float], lot: float, weight: float) -> None:
    """Each seat's chance to win with exactly these points and this lot: all others have less, or lose the draw."""
    seats: i64 = len(won)
    first = vec[float]([1.0] * int(seats + 1))
    """The chance that none of the seats before this one is better."""
    for seat in range(seats):
        first[seat + 1] = first[seat] * (below[seat] + lot * exactly[seat])
    rest = weight
    seat = seats - 1
    while seat >= 0:
        won[seat] += exactly[seat] * first[seat] * rest
        rest *= below[seat] + lot * exactly[seat]
        seat -= 1


def foresee(
    box: FoxyBox, deck: vec[i64], shown: i64, fox: i64, habits: list[Habits], futures: Futures, rng: Rng
) -> None:
    """Fill in continuations after this many cards of this deck; players take these habits in turn."""
    for index in range(futures.decks):
        ahead = deal_on(box, deck, shown, rng)
        exact = exact_numbers(ahead, fox)
        for player in range(futures.players):
            play_through(ahead, exact, fox, habits[player % len(habits)], futures, futures.at(index, player, 0), rng)


def deal_on(box: FoxyBox, deck: vec[i64], shown: i64, rng: Rng) -> vec[i64]:
    """FX-4: a deck that begins like this one; the rest is dealt with the right probabilities."""
    cards = box.cards[:]
    ahead = vec[i64]([0] * TURNS)
    fox_seen = False
    for turn in range(shown):
        ahead[turn] = deck[turn]
        if deck[turn] == FOX:
            fox_seen = True
        else:
            cards = without(cards, deck[turn])
    if shown < TURNS:
        if not fox_seen:
            ahead[shown + rng.below(TURNS - shown)] = FOX
        lay(cards, ahead, rng)
    return ahead


def play_through(
    deck: vec[i64], exact: vec[i64], fox: i64, habits: Habits, futures: Futures, start: i64, rng: Rng
) -> None:
    """One player with one deck: what each turn scores, summed from the end."""
    memory = Memory(habits.fade, habits.confuse)
    rows = vec[i64](capacity=TURNS)
    for turn in range(i64(TURNS)):
        card = as_counted(deck[turn], fox)
        memory.forget(rng)
        recalled = min(memory.recall(card, fox), MOST - 1)
        rows = append(rows, (turn * QUESTIONS + question_of(card)) * MOST + recalled)
        memory.keep(card, rng)
    plain, extra = futures.plain, futures.extra
    turn = TURNS - 1
    while turn >= 0:
        number, circled = habits.number[rows[turn]], habits.circled[rows[turn]]
        worth = miss(number, exact[turn]) if habits.alone else score(number, False, exact[turn], habits.hard)
        plain[start + turn] = plain[start + turn + 1] + worth
        extra[start + turn] = extra[start + turn + 1]
        if circled >= 0:
            extra[start + turn] = score(circled, True, exact[turn], habits.hard) - worth
        turn -= 1
