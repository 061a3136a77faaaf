"""The pieces of Fowl Play! in a scene. A bird, a fox or a face-up card has its own id; a face-down card is named after
its place."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from foxden.games.fowlplay.box import FEARLESS
from foxden.games.fowlplay.hunt import list_foxes, measure_places
from foxden.games.fowlplay.names import FOXES
from foxden.games.fowlplay.view import FowlPlayShared, Fox, Place
from foxden.games.fowlplay.words import capitalize, count_feature, id_of_hex, name_fox, spell_bird, spell_card
from foxden.scene import Names, Piece, Role, Say

BEFORE_THE_FIRST_ROUND = ("target", "den")


# --- birds and foxes --------------------------------------------------------------------------------------


def show_bird(shared: FowlPlayShared, bird: int, say: Say) -> Piece:
    return draw_bird(shared.cards[bird - 1], bird, say)


@lru_cache(maxsize=4096)
def draw_bird(features: str, bird: int, say: Say, on: str = "", *more: str) -> Piece:
    kind, colour, shape = features.split()
    return Piece(f"bird-{bird}", "pawn", kind, spell_bird(features, say), on=on, marks=[colour, shape, *more])


class Flock(dict[tuple[str, Place] | tuple[str, Place, bool, int], Piece]):
    """Cache of the birds of one box in one language, by hex and marks, because all birds are shown after every step of
    one."""

    def __init__(self, cards: tuple[str, ...], say: Say) -> None:
        self.cards = cards
        self.say = say
        self.features = {str(bird): frozenset(features.split()) for bird, features in enumerate(cards, 1)}
        self.alike = {features: self.find_alike(features) for features in cards}

    def __missing__(self, key: tuple[str, Place] | tuple[str, Place, bool, int]) -> Piece:
        bird, on = int(key[0]), id_of_hex(key[1])
        more = mark_bird(key[2], key[3]) if len(key) == 4 else []
        piece = self[key] = draw_bird(self.cards[bird - 1], bird, self.say, on, *more)
        return piece

    def find_alike(self, features: str) -> frozenset[str]:
        """Which birds share one of these features."""
        wanted = set(features.split())
        return frozenset([bird for bird, other in self.features.items() if not wanted.isdisjoint(other)])


@lru_cache(maxsize=8)
def find_flock(cards: tuple[str, ...], say: Say) -> Flock:
    return Flock(cards, say)


def show_flocks(shared: FowlPlayShared, say: Say) -> list[Piece]:
    """The birds; during the bird phase with marks for those that share a feature with the card (FP-11) and for how near
    a fox is (FP-13)."""
    card, flock = acting_card(shared), find_flock(tuple(shared.cards), say)
    if card is None:
        return [flock[standing] for standing in shared.birds.items()]
    alike, nearest = flock.alike[shared.cards[card - 1]], measure_places(tuple(list_foxes(shared)))
    return [flock[name, at, name in alike, nearest[at]] for name, at in shared.birds.items()]


def acting_card(shared: FowlPlayShared) -> int | None:
    """The card of the player who is moving birds."""
    if shared.phase != "birds" or shared.played is None:
        return None
    return shared.played[shared.acting[0]]


def mark_bird(alike: bool, fear: int) -> list[str]:
    """`alike`: it shares a feature with the card; `fear-1`, `fear-2`: distance to the nearest fox."""
    return ["alike"] * alike + [f"fear-{fear}"] * (fear < FEARLESS)


def show_foxes(shared: FowlPlayShared, names: Names, say: Say) -> list[Piece]:
    acting = shared.acting
    return [draw_fox(fox, names[seat], seat in acting, say) for seat, fox in enumerate(shared.foxes) if fox]


@lru_cache(maxsize=4096)
def draw_fox(fox: Fox, name: str, acting: bool, say: Say) -> Piece:
    """Cached, because foxes stay while birds move."""
    label = say("fowlplay-fox-of", fox=name_fox(fox.colour, say), name=name)
    marks = [fox.colour, *["acting"] * acting]
    return Piece(f"fox-{fox.colour}", "pawn", "fox", label, on=id_of_hex(fox.at), marks=marks)


def show_free_foxes(shared: FowlPlayShared, say: Say) -> list[Piece]:
    """FP-8: the foxes to choose from."""
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
    """Cached, because hands are shown after every step."""
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
    return [draw_hidden_target(seat, say)]


@lru_cache(maxsize=64)
def draw_hidden_target(seat: int, say: Say) -> Piece:
    return Piece(f"card@target-{seat}", "card", "card-back", say("fowlplay-hidden-target"), marks=["target"])


def show_played(shared: FowlPlayShared, names: Names, say: Say) -> list[Piece]:
    """FP-9, FP-10: face down until all are revealed, then in turn order, lowest number first."""
    if shared.played:
        cards = [(seat, shared.played[seat]) for seat in shared.order]
        acting = shared.acting
        return [draw_played(shared.cards[card - 1], card, names[seat], seat in acting, say) for seat, card in cards]
    waiting = shared.ready if shared.phase == "play" else []
    return [draw_hidden(seat, names[seat], say) for seat in waiting]


@lru_cache(maxsize=4096)
def draw_played(features: str, card: int, name: str, acting: bool, say: Say) -> Piece:
    """Cached, because they stay for a whole round."""
    piece = draw_card(features, card, say, "played")
    marks = [*piece.marks, *["acting"] * acting]
    return msgspec.structs.replace(piece, label=f"{piece.label}, {name}", of=name, marks=marks)


@lru_cache(maxsize=1024)
def draw_hidden(seat: int, name: str, say: Say) -> Piece:
    hidden = say("fowlplay-hidden-card")
    return Piece(f"card@played-{seat}", "card", "card-back", f"{hidden}, {name}", of=name, marks=["played"])


# --- what never changes -----------------------------------------------------------------------------------

LEGEND = ("alike", "wanted", "in-reach", "fear-2", "fear-1")


def describe_foxes(say: Say) -> list[Role]:
    goal = say("fowlplay-goal")
    return [Role(f"fox-{fox}", "fox", capitalize(name_fox(fox, say)), goal, marks=[fox]) for fox in FOXES]


def explain_marks(say: Say) -> list[Piece]:
    said = [(mark, capitalize(say("fowlplay-legend", mark=mark))) for mark in LEGEND]
    return [Piece(f"legend-{mark}", "pawn", "goose", words, marks=["white", "hexagon", mark]) for mark, words in said]


# --- notes ------------------------------------------------------------------------------------------------


def show_player(shared: FowlPlayShared, seat: int, names: Names, say: Say) -> Piece:
    """A label with the player's name for their cards and birds, because a stage has no names."""
    fox, caught, points = shared.foxes[seat], len(shared.caught[seat]), shared.sheet[seat].total
    marks = (fox.colour if fox else "", "acting" * (seat in shared.acting), "ready" * (seat in shared.ready))
    return draw_player(seat, names[seat], caught, points, marks, say)


@lru_cache(maxsize=4096)
def draw_player(seat: int, name: str, caught: int, points: int, marks: tuple[str, ...], say: Say) -> Piece:
    label = say("fowlplay-player", name=name, caught=count_feature("bird", caught, say), points=points)
    return Piece(f"player-{seat}", "note", "player", label, text=name, marks=list(filter(None, marks)))


def show_counts(shared: FowlPlayShared, say: Say) -> list[Piece]:
    turned = f"{shared.turn_cards_turned}/{shared.turn_cards}"
    return draw_counts(shared.birds_left, turned, shared.deck, len(shared.discards), say)


@lru_cache(maxsize=1024)
def draw_counts(birds_left: int, turned: str, deck: int, discards: int, say: Say) -> list[Piece]:
    """Cached, because they stay for most of a round."""
    texts = {"birds-left": str(birds_left), "turn-cards": turned, "deck": str(deck), "discards": str(discards)}
    return [
        Piece(name, "note", name, say("fowlplay-counted", what=name, text=text), text=text)
        for name, text in texts.items()
    ]
