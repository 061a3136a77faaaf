"""What a seat sees of Fowl Play! as numbers: birds and foxes by their places, cards by their numbers."""

from __future__ import annotations

from foxden.encoding import ActionRange, Encoding, Section, one_hot
from foxden.games.fowlplay.board import RADIUS
from foxden.games.fowlplay.box import BIRDS, DIRECTIONS, TUNNELS
from foxden.games.fowlplay.data import MOST_LAST_BIRDS, MOST_TURN_CARDS
from foxden.games.fowlplay.names import BIRD_NAMES, FOXES, PHASES
from foxden.games.fowlplay.numbers import MOST_SEATS, TO_BIRD, TO_DEN, TO_PLAY, TO_TARGET
from foxden.games.fowlplay.rules import BIRD_STEPS, FOX_STEPS
from foxden.games.fowlplay.tensors import BIRD_WAY, FOX_TUNNEL, FOX_WAY, NO_STEP, FowlPlayTensors
from foxden.games.fowlplay.view import FowlPlayOwn, FowlPlayShared, FowlPlayView, Fox

MOST_ROUNDS = 1 + BIRDS + MOST_TURN_CARDS
"""FP-17: in each round but the first, a bird is caught or a turn card is flipped."""
PARTS = (
    Section("phase", (len(PHASES),), 0, 1, f"what is waited for: {', '.join(PHASES)}"),
    Section("asked", (MOST_SEATS,), 0, 1, "the seats the game waits for"),
    Section("first", (MOST_SEATS,), 0, 1, "the seat that places its fox first"),
    Section(
        "order", (MOST_SEATS,), 0, MOST_SEATS, "each seat's place in the order of the cards, 0 before they are revealed"
    ),
    Section("round", (1,), 1, MOST_ROUNDS, "the round"),
    Section("steps_left", (1,), 0, BIRD_STEPS, "steps left for the player moving birds or a fox"),
    Section("captured", (1,), 0, 1, "a bird was captured in this round"),
    Section("turn_cards", (1,), 0, MOST_TURN_CARDS, "turn cards in this game"),
    Section("turned", (1,), 0, MOST_TURN_CARDS, "turn cards flipped"),
    Section("deck", (1,), 0, BIRDS, "cards in the deck"),
    Section("birds_left", (1,), 0, BIRDS, "birds on the board"),
    Section("last_birds", (1,), 0, MOST_LAST_BIRDS, "the game is over after a round that leaves this many birds"),
    Section("birds", (BIRDS, 3), -RADIUS, RADIUS, "each bird: on the board or not, and its hex, q and r"),
    Section("caught", (MOST_SEATS, BIRDS), 0, 1, "the birds each seat has caught"),
    Section("foxes", (MOST_SEATS, 3), -RADIUS, RADIUS, "each seat's fox: on the board or not, and its hex, q and r"),
    Section("colours", (MOST_SEATS,), 0, len(FOXES), f"each seat's colour, from 1: {', '.join(FOXES)}"),
    Section("played", (MOST_SEATS, BIRDS), 0, 1, "the card each seat has played, once they are revealed"),
    Section("hand", (BIRDS,), 0, 1, "the observer's hand", private=True),
    Section("target", (BIRDS,), 0, 1, "the observer's target", private=True),
    Section("chosen", (BIRDS,), 0, 1, "the observer's face-down card", private=True),
    Section("discards", (BIRDS,), 0, 1, "the discard pile"),
)


def observe(view: FowlPlayView) -> list[int]:
    shared, own = view.shared, view.own_part()
    seats = len(shared.foxes)
    around = [(own.seat + step) % seats for step in range(seats)]
    return [
        *one_hot(len(PHASES), PHASES.index(shared.phase)),
        *fill(MOST_SEATS, [int(seat in shared.acting) for seat in around]),
        *one_hot(MOST_SEATS, around.index(shared.first)),
        *fill(MOST_SEATS, [shared.order.index(seat) + 1 if shared.order else 0 for seat in around]),
        shared.round,
        shared.steps_left,
        int(shared.captured),
        shared.turn_cards,
        shared.turn_cards_turned,
        shared.deck,
        shared.birds_left,
        shared.last_birds,
        *(each for name in BIRD_NAMES for each in stand(shared.birds.get(name))),
        *fill(MOST_SEATS * BIRDS, [each for seat in around for each in show_cards(shared.caught[seat])]),
        *fill(MOST_SEATS * 3, [each for seat in around for each in stand_fox(shared.foxes[seat])]),
        *fill(MOST_SEATS, [number_colour(shared.foxes[seat]) for seat in around]),
        *fill(MOST_SEATS * BIRDS, [each for seat in around for each in show_cards(played(shared, seat))]),
        *show_cards(own.hand),
        *show_cards([] if own.target is None else [own.target]),
        *show_cards([] if own.chosen is None else [own.chosen]),
        *show_cards(shared.discards),
    ]


def fill(size: int, numbers: list[int]) -> list[int]:
    """Padded with zeros for missing seats."""
    return numbers + [0] * (size - len(numbers))


def stand(place: tuple[int, int] | None) -> list[int]:
    return [0, 0, 0] if place is None else [1, *place]


def stand_fox(fox: Fox | None) -> list[int]:
    return stand(None if fox is None else fox.at)


def number_colour(fox: Fox | None) -> int:
    return 0 if fox is None else FOXES.index(fox.colour) + 1


def show_cards(numbers: list[int]) -> list[int]:
    return one_hot(BIRDS, *(number - 1 for number in numbers))


def played(shared: FowlPlayShared, seat: int) -> list[int]:
    return [] if shared.played is None else [shared.played[seat]]


ENCODING: Encoding[FowlPlayShared, FowlPlayOwn] = Encoding(
    version=0,
    tensors=FowlPlayTensors(),
    actions=(
        ActionRange(TO_TARGET, BIRDS, "take this card as target"),
        ActionRange(TO_PLAY, BIRDS, "play this card"),
        ActionRange(TO_DEN, TO_BIRD - TO_DEN, "place a fox: its colour (// 6) and the den space (% 6)"),
        ActionRange(BIRD_WAY, BIRDS * DIRECTIONS, "move a bird (// 6) in one of six directions (% 6)"),
        ActionRange(FOX_WAY, DIRECTIONS, "move the fox in one of six directions"),
        ActionRange(FOX_TUNNEL, TUNNELS, "go through the tunnel to this entrance"),
        ActionRange(NO_STEP, 1, "no more steps"),
    ),
    parts=PARTS,
    observe=observe,
    most_moves=lambda seats: seats * (2 + MOST_ROUNDS * (1 + BIRD_STEPS + FOX_STEPS)),
)
