"""The pieces of Fowl Play! in a scene. A bird, a fox or an open card goes by its own name; a card that lies face down
by the place where it lies."""

from __future__ import annotations

from functools import lru_cache

from foxden.games.fowlplay.box import FEARLESS
from foxden.games.fowlplay.hunt import survey
from foxden.games.fowlplay.names import FOXES
from foxden.games.fowlplay.view import FowlPlayShared, Place
from foxden.games.fowlplay.words import count_feature, name_fox, name_hex, spell_bird, spell_card
from foxden.scene import Names, Piece, Say

BEFORE_THE_FIRST_ROUND = ("target", "den")


# --- birds and foxes --------------------------------------------------------------------------------------


def show_bird(shared: FowlPlayShared, bird: int, say: Say, on: str = "", more: list[str] | None = None) -> Piece:
    return draw_bird(shared.cards[bird - 1], bird, say, on, *(more or []))


@lru_cache(maxsize=20_000)
def draw_bird(features: str, bird: int, say: Say, on: str, *more: str) -> Piece:
    """Kept, because all birds are shown after every step of one."""
    kind, colour, shape = features.split()
    return Piece(f"bird-{bird}", "pawn", kind, spell_bird(features, say), on=on, marks=[colour, shape, *more])


def show_flocks(shared: FowlPlayShared, say: Say) -> list[Piece]:
    """While birds move: which share a feature with the card that moves them (FP-11), and how near the fox is that a
    bird fears (FP-13)."""
    card, cards = acting_card(shared), shared.cards
    if card is None:
        return [draw_bird(cards[int(bird) - 1], int(bird), say, name_hex(at)) for bird, at in shared.birds.items()]
    fears, features = survey(shared).fears, cards[card - 1]
    shown = []
    for name, place in shared.birds.items():
        bird = int(name)
        alike = is_alike(cards[bird - 1], features)
        shown.append(draw_marked(cards[bird - 1], bird, say, place, alike, fears[bird]))
    return shown


@lru_cache(maxsize=1 << 16)
def draw_marked(features: str, bird: int, say: Say, place: Place, alike: bool, fear: int) -> Piece:
    """Kept as well, for while birds move all of them have their marks."""
    return draw_bird(features, bird, say, name_hex(place), *mark_bird(alike, fear))


def acting_card(shared: FowlPlayShared) -> int | None:
    """The card of whoever moves birds now."""
    if shared.phase != "birds" or shared.played is None:
        return None
    return shared.played[shared.acting[0]]


def mark_bird(alike: bool, fear: int) -> list[str]:
    """`alike`: it shares a feature with the card; `fear-1`, `fear-2`: so near is a fox."""
    return ["alike"] * alike + [f"fear-{fear}"] * (fear < FEARLESS)


@lru_cache(maxsize=4096)
def is_alike(features: str, others: str) -> bool:
    return not set(features.split()).isdisjoint(others.split())


def show_foxes(shared: FowlPlayShared, names: Names, say: Say) -> list[Piece]:
    return [
        Piece(
            f"fox-{fox.colour}",
            "pawn",
            "fox",
            say("fowlplay-fox-of", fox=name_fox(fox.colour, say), name=names[seat]),
            on=name_hex(fox.at),
            marks=[fox.colour, *["acting"] * (seat in shared.acting)],
        )
        for seat, fox in enumerate(shared.foxes)
        if fox
    ]


def show_free_foxes(shared: FowlPlayShared, say: Say) -> list[Piece]:
    """FP-8: to be chosen from."""
    if shared.phase not in BEFORE_THE_FIRST_ROUND:
        return []
    taken = [fox.colour for fox in shared.foxes if fox]
    free = [colour for colour in FOXES if colour not in taken]
    return [Piece(f"fox-{colour}", "pawn", "fox", name_fox(colour, say), marks=[colour]) for colour in free]


# --- cards ------------------------------------------------------------------------------------------------


def show_card(shared: FowlPlayShared, card: int, say: Say, mark: str = "") -> Piece:
    return draw_card(shared.cards[card - 1], card, say, mark)


@lru_cache(maxsize=4096)
def draw_card(features: str, card: int, say: Say, mark: str) -> Piece:
    """Kept, because hands are shown after every step."""
    kind, colour, shape = features.split()
    marks = [colour, shape, *[mark] * bool(mark)]
    label = spell_card(features, card, say)
    return Piece(f"card-{card}", "card", "card", label, shows=[kind], text=str(card), marks=marks)


def show_target(shared: FowlPlayShared, seat: int, say: Say) -> list[Piece]:
    """FP-7: face down until the final count."""
    if shared.secrets:
        return [show_card(shared, shared.secrets.targets[seat], say, "target")]
    if shared.phase == "target" and seat not in shared.ready:
        return []
    return [Piece(f"card@target-{seat}", "card", "card-back", say("fowlplay-hidden-target"), marks=["target"])]


def show_played(shared: FowlPlayShared, seat: int, say: Say) -> list[Piece]:
    """FP-9, FP-10: face down until all are revealed."""
    if shared.played:
        return [show_card(shared, shared.played[seat], say, "played")]
    if shared.phase == "play" and seat in shared.ready:
        return [Piece(f"card@played-{seat}", "card", "card-back", say("fowlplay-hidden-card"), marks=["played"])]
    return []


# --- notes ------------------------------------------------------------------------------------------------


def show_player(shared: FowlPlayShared, seat: int, names: Names, say: Say) -> Piece:
    """Who has these cards and birds; a stage knows no names."""
    fox, points = shared.foxes[seat], shared.sheet[seat].total
    caught = count_feature("bird", len(shared.caught[seat]), say)
    label = say("fowlplay-player", name=names[seat], caught=caught, points=points)
    marks: list[str] = [fox.colour] if fox else []
    marks += ["acting"] * (seat in shared.acting) + ["ready"] * (seat in shared.ready)
    return Piece(f"player-{seat}", "note", "player", label, text=names[seat], marks=marks)


def show_counts(shared: FowlPlayShared, say: Say) -> list[Piece]:
    turned = f"{shared.turn_cards_turned}/{shared.turn_cards}"
    texts = {
        "birds-left": str(shared.birds_left),
        "turn-cards": turned,
        "deck": str(shared.deck),
        "discards": str(len(shared.discards)),
    }
    return [
        Piece(name, "note", name, say("fowlplay-counted", what=name, text=text), text=text)
        for name, text in texts.items()
    ]
