"""A memory for Foxy that fades and confuses, and how far it can be trusted. Compiled.

The model. For each kind a count is remembered, and one more for cards with a single animal. Whenever a card comes,
every remembered animal is forgotten with probability `fade`. Then the question is answered from memory; the card
itself lies there, so its own animals are not forgotten in this turn. When it is covered each of its animals is kept in
mind, but with the chance `confuse` under the other native of its environment; a cat is then not noticed at all. So
mistakes come late, and with the animals seen most often, for there is more of them to forget.

The belief. Who knows their memory knows how much to trust it: many games are dealt and remembered in the same way,
and it is counted what the exact number was whenever so much was remembered in such a turn about such a card.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from foxden.chance import Rng
from foxden.games.foxy.box import CAT, CAT_CARD, FOX, KINDS, TURNS, FoxyBox
from foxden.games.foxy.deal import deal_deck
from foxden.games.foxy.score import MOST_SEEN, SINGLES, as_counted, exact_numbers

TRACKS: Final = 10
LONERS: Final = 9
"""The count of cards with a single animal."""
MOST: Final = 40
"""Numbers are below this."""
QUESTIONS: Final = 6
"""The Fox; one or two natives; the same with a cat; a cat alone."""
SCALE: Final = 4294967296.0


@final
class Memory:
    def __init__(self, fade: float, confuse: float) -> None:
        self.tracks = vec[i64]([0] * TRACKS)
        self.fade = i64(int(fade * SCALE))
        self.confuse = i64(int(confuse * SCALE))

    def forget(self, rng: Rng) -> None:
        """Another card has come."""
        for track in range(i64(TRACKS)):
            for _ in range(self.tracks[track]):
                if rng.word() < self.fade:
                    self.tracks[track] -= 1

    def recall(self, card: i64, fox: i64) -> i64:
        """What memory says this card's number is, before any correction."""
        if card == FOX:
            return self.answer_fox(fox)
        found: i64 = 0
        for kind in range(i64(KINDS)):
            if card >> kind & 1:
                found += self.tracks[kind] + 1
        return found

    def answer_fox(self, fox: i64) -> i64:
        if fox == SINGLES:
            return self.tracks[LONERS]
        found: i64 = 0
        for kind in range(i64(KINDS)):
            if fox == MOST_SEEN:
                found = max(found, self.tracks[kind])
            elif self.tracks[kind] > 0:
                found += 1
        return found

    def keep(self, card: i64, rng: Rng) -> None:
        """This card is covered now."""
        if card == FOX:
            return
        for kind in range(i64(KINDS)):
            if card >> kind & 1:
                if rng.word() >= self.confuse:
                    self.tracks[kind] += 1
                elif kind != CAT:
                    self.tracks[kind ^ 1] += 1
        if card & (card - 1) == 0:
            self.tracks[LONERS] += 1


def question_of(card: i64) -> i64:
    """The kind of question, as far as it matters for memory."""
    if card == FOX:
        return 0
    natives: i64 = 0
    for kind in range(i64(CAT)):
        natives += card >> kind & 1
    if card & CAT_CARD == 0:
        return natives
    return 5 if natives == 0 else natives + 2


@final
class Belief:
    """How often each exact number occurred, by what this memory said, the turn, and the kind of card."""

    def __init__(self, hard: bool, alone: bool) -> None:
        self.hard = hard
        self.alone = alone
        self.counts = vec[i64]([0] * (TURNS * QUESTIONS * MOST * MOST))
        self.hopes = vec[float]([0.0] * (TURNS + 1))
        """Expected gain of keeping the circle for later, by turn."""

    def row(self, turn: i64, question: i64, recalled: i64) -> i64:
        return ((turn * QUESTIONS + question) * MOST + min(recalled, MOST - 1)) * MOST

    def note(self, turn: i64, question: i64, recalled: i64, exact: i64) -> None:
        self.counts[self.row(turn, question, recalled) + min(exact, MOST - 1)] += 1

    def seen(self, row: i64) -> i64:
        total: i64 = 0
        for exact in range(i64(MOST)):
            total += self.counts[row + exact]
        return total

    # --- the estimate -----------------------------------------------------------------------------------

    def estimate(self, row: i64) -> i64:
        """FX-13: the number with the most points on average. Hard (FX-19): with only exact ones counting."""
        best: i64 = 0
        highest: i64 = -1
        if self.alone:
            return self.middle(row)
        for number in range(i64(MOST)):
            value = self.value(row, number)
            if value > highest:
                highest = value
                best = number
        return best

    def value(self, row: i64, number: i64) -> i64:
        """Total points over all the games of this row."""
        if self.hard:
            return number * self.counts[row + number]
        least: i64 = 0
        for exact in range(number, i64(MOST)):
            least += self.counts[row + exact]
        return number * least

    def middle(self, row: i64) -> i64:
        """FX-20: the median, which minimises the deviation in a solo game."""
        return self.quantile(row, 0.5)

    def quantile(self, row: i64, share: float) -> i64:
        """The smallest number that is high enough in this share of the games of the row."""
        enough = float(self.seen(row)) * share
        below: i64 = 0
        for exact in range(i64(MOST)):
            below += self.counts[row + exact]
            if below > 0 and float(below) >= enough:
                return exact
        return 0

    # --- the circle -------------------------------------------------------------------------------------

    def bet(self, row: i64) -> i64:
        """FX-14: the number to circle, if one is circled."""
        best: i64 = 0
        for number in range(i64(MOST)):
            if number * self.counts[row + number] > best * self.counts[row + best]:
                best = number
        return best

    def gain(self, row: i64) -> float:
        """How many points a circle gains here."""
        seen = self.seen(row)
        if seen == 0:
            return 0.0
        number = self.bet(row)
        plain = self.value(row, self.estimate(row))
        return float(2 * number * self.counts[row + number] - plain) / float(seen)

    def plan(self) -> None:
        """Optimal stopping, backwards from the last turn: a kept circle is worth the better of now and later."""
        turn: i64 = TURNS - 1
        while turn >= 0:
            total = 0.0
            games = 0.0
            for step in range(i64(QUESTIONS * MOST)):
                row = (turn * QUESTIONS * MOST + step) * MOST
                seen = float(self.seen(row))
                if seen > 0:
                    total += seen * max(self.gain(row), self.hopes[turn + 1])
                    games += seen
            self.hopes[turn] = total / max(games, 1.0)
            turn -= 1

    def is_time(self, turn: i64, row: i64) -> bool:
        """Whether a circle now is worth at least as much as its expected value later."""
        gain = self.gain(row)
        return gain > 0 and gain >= self.hopes[turn + 1]


def learn(box: FoxyBox, fox: i64, belief: Belief, fade: float, confuse: float, games: i64, rng: Rng) -> None:
    """Deal and remember many games, and count the results."""
    for _ in range(games):
        deck = deal_deck(box, rng)
        exact = exact_numbers(deck, fox)
        memory = Memory(fade, confuse)
        for turn in range(i64(TURNS)):
            card = as_counted(deck[turn], fox)
            memory.forget(rng)
            belief.note(turn, question_of(card), memory.recall(card, fox), exact[turn])
            memory.keep(card, rng)
    belief.plan()
