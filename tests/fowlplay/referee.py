"""A second implementation of the rules: slow and literal, in coordinates and sets, sharing no code with the first.

It uses only the record's texts, so that a misreading in either shows up as a difference.
"""

from __future__ import annotations

from typing import Any

Hex = tuple[int, int]

AROUND = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
YARD = {(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6}
TUNNELS = {(0, 0), (6, -3), (3, -6), (-3, -3), (-6, 3), (-3, 6), (3, 3)}
FOXES = ("black", "brown", "orange", "white")


def apart(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def near(place: Hex) -> set[Hex]:
    return {(place[0] + q, place[1] + r) for q, r in AROUND} & YARD


def features(card: int) -> set[tuple[str, int]]:
    """FP-4"""
    k, kind = divmod(card - 1, 4)
    return {("type", kind), ("colour", k // 3), ("shape", k % 3)}


def read_hex(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


class Referee:
    def __init__(self, seats: int, setup: dict[str, Any]) -> None:
        self.seats = seats
        self.birds: dict[int, Hex] = {int(bird): (place[0], place[1]) for bird, place in setup["birds"].items()}
        self.hands = [set(hand) for hand in setup["hands"]]
        self.deck: list[int] = list(setup["deck"])
        self.discards: list[int] = []
        self.targets: dict[int, int] = {}
        self.played: dict[int, int] = {}
        self.foxes: dict[int, Hex] = {}
        self.colours: set[str] = set()
        self.caught: list[list[int]] = [[] for _ in range(seats)]
        self.phase = "target"
        self.queue = [(setup["first"] + turn) % seats for turn in range(seats)]
        self.left = 0
        self.round = 1
        self.turned = 0
        self.captures = 0
        self.to_draw: list[int] = []

    # --- what may be done ---

    def asked(self) -> list[int]:
        if self.phase in ("target", "play"):
            done = self.targets if self.phase == "target" else self.played
            return [seat for seat in range(self.seats) if seat not in done]
        return self.queue[:1] if self.phase in ("den", "birds", "foxes") else []

    def legal(self, seat: int) -> set[str]:
        if self.phase in ("target", "play"):
            return {f"{self.phase} {card}" for card in self.hands[seat]}
        if seat not in self.asked():
            return set()
        if self.phase == "den":
            free = set(AROUND) - set(self.foxes.values())
            return {f"den {colour} {q},{r}" for colour in set(FOXES) - self.colours for q, r in free}
        if self.phase == "birds":
            return self.bird_steps(seat) | {"stop"}
        stuck = self.round == 1 and self.foxes[seat] == (0, 0)
        return self.fox_steps(seat) | (set() if stuck else {"stop"})

    def bird_steps(self, seat: int) -> set[str]:
        closed = TUNNELS | set(self.birds.values()) | set(self.foxes.values())
        steps = set()
        for bird, place in self.birds.items():
            if features(bird) & features(self.played[seat]):
                for q, r in near(place) - closed:
                    if self.fear((q, r)) >= min(self.fear(place), 3):
                        steps.add(f"bird {bird} {q},{r}")
        return steps

    def fear(self, place: Hex) -> int:
        return min(apart(place, fox) for fox in self.foxes.values())

    def fox_steps(self, seat: int) -> set[str]:
        here = self.foxes[seat]
        steps = (near(here) | (TUNNELS if here in TUNNELS else set())) - set(self.foxes.values())
        if self.round == 1 and self.left == 1:
            steps -= {(0, 0)}
        return {f"fox {q},{r}" for q, r in steps}

    # --- what happens ---

    def play(self, seat: int, text: str) -> None:
        kind, *words = text.split()
        if kind in ("target", "play"):
            self.take_card(seat, int(words[0]))
        elif kind == "den":
            self.colours.add(words[0])
            self.foxes[seat] = read_hex(words[1])
            self.queue.pop(0)
            self.phase = "den" if self.queue else "play"
        else:
            self.step(seat, kind, words)
            self.go_on()

    def take_card(self, seat: int, card: int) -> None:
        laid = self.targets if self.phase == "target" else self.played
        self.hands[seat].remove(card)
        if seat in laid:
            self.hands[seat].add(laid[seat])
        laid[seat] = card
        if len(self.targets) == self.seats and self.phase == "target":
            self.phase = "den"
        elif len(self.played) == self.seats:
            self.captures = 0
            self.begin("birds", 3)
            self.go_on()

    def begin(self, phase: str, steps: int) -> None:
        self.phase, self.left = phase, steps
        self.queue = sorted(range(self.seats), key=lambda seat: self.played[seat])

    def step(self, seat: int, kind: str, words: list[str]) -> None:
        self.left = 0 if kind == "stop" else self.left - 1
        if kind == "bird":
            self.birds[int(words[0])] = read_hex(words[1])
        elif kind == "fox":
            self.foxes[seat] = read_hex(words[0])
            for bird in [bird for bird, place in self.birds.items() if place == self.foxes[seat]]:
                del self.birds[bird]
                self.caught[seat].append(bird)
                self.captures += 1
                self.left = 0

    def go_on(self) -> None:
        """Move on to the next player who has a step."""
        while self.queue:
            steps = self.bird_steps if self.phase == "birds" else self.fox_steps
            if self.left and steps(self.queue[0]):
                return
            self.queue.pop(0)
            self.left = 3 if self.phase == "birds" else 2
        if self.phase == "birds":
            self.begin("foxes", 2)
            self.go_on()
        else:
            self.end_round()

    def end_round(self) -> None:
        quiet = self.captures == 0 and self.round > 1
        self.turned += quiet and len(self.birds) > 8
        if len(self.birds) <= 8 or self.turned == (6 if self.seats == 2 else 3):
            self.phase = "over"
            return
        self.discards += self.played.values()
        self.played = {}
        self.phase, self.to_draw = "draw", list(range(self.seats))
        self.draw()

    def draw(self) -> None:
        while self.to_draw and self.deck:
            self.hands[self.to_draw.pop(0)].add(self.deck.pop(0))
        if not self.to_draw:
            self.phase = "play"
            self.round += 1

    def reshuffle(self, text: str) -> None:
        cards = [int(word) for word in text.split()[1:]]
        assert self.phase == "draw"
        assert sorted(cards) == sorted(self.discards)
        self.deck, self.discards = cards, []
        self.draw()

    # --- the count ---

    def score(self, seat: int) -> tuple[int, bool, int]:
        mine, target = self.caught[seat], features(self.targets[seat])
        points = sum(self.majority(seat, (group, value)) for group in ("colour", "shape") for value in range(3))
        points += 4 * min(sum(("type", kind) in features(bird) for bird in mine) for kind in range(4))
        points += sum(len(features(bird) & target) for bird in self.birds)
        saved = self.targets[seat] in self.birds
        return points + saved, saved, -len(mine)

    def majority(self, seat: int, feature: tuple[str, int]) -> int:
        having = [[bird for bird in caught if feature in features(bird)] for caught in self.caught]
        if len(having[seat]) < max(map(len, having)):
            return 0
        return len({(bird - 1) % 4 for bird in having[seat]})
