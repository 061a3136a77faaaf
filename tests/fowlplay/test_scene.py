"""Fowl Play! as a scene: places, pieces, what is touched, and what is hidden."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from foxden.chance import FastRng
from foxden.games.fowlplay.board import HEXES
from foxden.games.fowlplay.box import BIRDS
from foxden.games.fowlplay.hunt import find_prey
from foxden.games.fowlplay.names import FEATURES, HEX_NAMES
from foxden.games.fowlplay.numbers import EMPTY, NONE, STOP, TO_FOX
from foxden.games.fowlplay.pieces import show_card
from foxden.games.fowlplay.rules import FowlPlay
from foxden.games.fowlplay.scene import stop_button
from foxden.games.fowlplay.words import sign
from foxden.games.fowlplay.yard import lay_out
from foxden.playout import random_actor
from foxden.scene import Button, Choice, OwnScene, Piece, Scene, Space
from foxden.text import LANGUAGES, speaker

from .drawing import GAME, card, draw_farm, own, phase, public, to_foxes
from .drawing import say as play
from .test_setup import all_in_dens, deal

pytestmark = pytest.mark.rules

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
NEAR = "2,-2  ORA  .  gws  ."
PLAYS = {"orange": "gws", "white": "tks"}


def near() -> FowlPlay:
    """Ada's orange fox, two steps from the white square goose; Bo's white fox far away. Bo played the lower card."""
    return fill(draw_farm(NEAR, PLAYS, foxes={"white": "-6,0"}))


def fill(state: FowlPlay) -> FowlPlay:
    """The birds that are not drawn sit at the bottom of the farmyard, out of everyone's way."""
    yard, box = state.yard, state.yard.box
    free = [place for place in range(HEXES) if yard.on[place] == EMPTY and not box.is_tunnel(place)]
    for bird in range(BIRDS):
        if yard.at[bird] == NONE:
            yard.at[bird] = free.pop()
    state.birds_left = BIRDS
    state.yard = lay_out(box, yard.at, yard.fox, yard.caught)
    state.yard.look_around()
    return state


def scene(state: FowlPlay, language: str = "en") -> Scene:
    return GAME.show(GAME.look(state, None), NAMES[: state.seats], speaker(language))


def seen(state: FowlPlay, seat: int, language: str = "en") -> OwnScene:
    view = GAME.look(state, seat)
    return GAME.show_own(view, state.moves(seat), NAMES[: state.seats], speaker(language))


def zone(shown: Scene | OwnScene, name: str) -> list[Piece]:
    return next(filled.pieces for filled in shown.zones if filled.zone == name)


def ids(pieces: list[Piece]) -> list[str]:
    return [piece.id for piece in pieces]


def choices(state: FowlPlay, seat: int, language: str = "en") -> dict[str, Choice]:
    return {choice.move: choice for choice in seen(state, seat, language).choices}


def hunt(seats: int, seed: int) -> Iterator[FowlPlay]:
    """The positions of a game in which foxes keep moving and catch what they can."""
    state, rng = deal(seats, seed), FastRng(seed)
    while not state.over():
        yield state
        seat = random_actor(state, rng)
        if seat < 0:
            state.fall(rng)
        else:
            state.play(seat, pounce(state, seat, rng))
    yield state


def pounce(state: FowlPlay, seat: int, rng: FastRng) -> int:
    moves = state.moves(seat).to_list()
    places = {f"{q},{r}" for q, r in public(state).birds.values()}
    catches = [move for move in moves if TO_FOX <= move < STOP and HEX_NAMES[move - TO_FOX] in places]
    wanted = catches or [move for move in moves if move != STOP]
    return wanted[rng.below(len(wanted))]


# --- the stage --------------------------------------------------------------------------------------------


def test_the_farmyard_is_laid_out_in_hexes() -> None:
    zones = {zone.id: zone for zone in GAME.stage(GAME.look(deal(), None), speaker("en")).zones}
    spaces = {space.id: space for space in zones["farm"].spaces}
    assert len(spaces) == 127
    assert spaces["6,-6"] == Space("6,-6", "A7", x=3, y=-5.196, shape="hex", marks=["grass"], name="A7")
    assert spaces["1,-1"] == Space("1,-1", "F7, den", x=0.5, y=-0.866, shape="hex", marks=["den"], name="F7")
    assert spaces["6,-3"].marks == ["tunnel"]
    assert (spaces["0,3"].marks, spaces["0,2"].marks) == (["grass"], [])
    assert (spaces["0,0"].label, spaces["0,0"].marks) == ("G7, den and tunnel entrance", ["den", "tunnel"])
    assert [zone.id for zone in zones.values() if zone.own] == ["hand", "target"]


def test_every_seat_has_a_place_for_its_cards_and_one_for_its_catch() -> None:
    for seats in (2, 3, 4):
        stage = GAME.stage(GAME.look(deal(seats), None), speaker("en"))
        assert [zone.id for zone in stage.zones if "-" in zone.id] == [
            f"{kind}-{seat}" for seat in range(seats) for kind in ("cards", "caught")
        ]


# --- pieces -----------------------------------------------------------------------------------------------


def test_a_bird_is_told_by_type_colour_and_shape() -> None:
    shown = {piece.id: piece for piece in zone(scene(to_foxes(near())), "farm")}
    assert shown["bird-35"] == Piece(
        "bird-35", "pawn", "goose", "white square goose", on="4,-2", marks=["white", "square"]
    )
    assert shown["fox-orange"].label == "orange fox, Ada"


def test_a_bird_keeps_its_name_when_it_moves_and_when_it_is_caught() -> None:
    state = to_foxes(near())
    assert zone(scene(state), "caught-0") == []
    play(state, "stop", "fox 3,-2", "fox 4,-2")
    shown = scene(state)
    assert zone(shown, "caught-0") == [
        Piece("bird-35", "pawn", "goose", "white square goose", marks=["white", "square"])
    ]
    assert "bird-35" not in ids(zone(shown, "farm"))


def test_while_birds_move_likeness_and_fear_are_marked() -> None:
    state = draw_farm(
        """
        2,-2  ORA  .  gws  .
                cko  .  tko
        """,
        {"orange": "gws", "white": "cks"},
        foxes={"white": "-6,0"},
    )
    marks = {piece.id: piece.marks[2:] for piece in zone(scene(state), "farm") if piece.art != "fox"}
    assert marks == {"bird-1": ["alike", "fear-1"], "bird-35": ["alike", "fear-2"], "bird-4": ["alike"]}
    play(state, "stop")
    marks = {piece.id: piece.marks[2:] for piece in zone(scene(state), "farm") if piece.art != "fox"}
    assert marks == {"bird-1": ["fear-1"], "bird-35": ["alike", "fear-2"], "bird-4": []}
    assert not any(piece.marks[2:] for piece in zone(scene(to_foxes(state)), "farm") if piece.art != "fox")


def test_foxes_wait_beside_the_board_until_they_are_chosen() -> None:
    state = deal(2)
    assert ids(zone(scene(state), "foxes")) == ["fox-black", "fox-brown", "fox-orange", "fox-white"]
    while phase(state) == "target":
        play(state, GAME.write(state.moves(state.waits_for()).nth(0)))
    play(state, "den orange 1,-1")
    assert ids(zone(scene(state), "foxes")) == ["fox-black", "fox-brown", "fox-white"]
    assert "fox-orange" in ids(zone(scene(state), "farm"))
    play(state, "den black 0,1")
    assert zone(scene(state), "foxes") == []


def test_deck_and_turn_cards_are_counted() -> None:
    counts = {piece.id: (piece.label, piece.text) for piece in zone(scene(near()), "table")}
    assert counts == {
        "birds-left": ("Birds left: 36", "36"),
        "turn-cards": ("Turn cards flipped: 0/6", "0/6"),
        "deck": ("Cards in the deck: 28", "28"),
        "discards": ("Cards in the discard pile: 0", "0"),
    }


# --- what is hidden ---------------------------------------------------------------------------------------


def test_cards_face_down_are_named_by_their_place() -> None:
    state = deal(2)
    assert ids(zone(scene(state), "cards-0")) == ["player-0"]
    state.play(0, state.moves(0).nth(0))
    assert ids(zone(scene(state), "cards-0")) == ["player-0", "card@target-0"]
    all_in_dens(state)
    state.play(1, state.moves(1).nth(0))
    assert ids(zone(scene(state), "cards-1")) == ["player-1", "card@target-1"]
    assert ids(zone(scene(state), "played")) == ["card@played-1"]


def test_the_played_cards_lie_in_the_order_of_the_turns_with_whose_they_are() -> None:
    for state in hunt(4, 5):
        shared, cards = public(state), zone(scene(state), "played")
        if shared.played is None:
            assert ids(cards) == [f"card@played-{seat}" for seat in shared.ready if shared.phase == "play"]
            continue
        assert ids(cards) == [f"card-{number}" for number in sorted(shared.played)], "FP-10: the lowest first"
        assert [card.of for card in cards] == [NAMES[seat] for seat in shared.order]
        assert [card.of for card in cards if "acting" in card.marks] == [NAMES[seat] for seat in shared.acting]
        assert all(card.label.endswith(f", {card.of}") for card in cards), "it is heard, too"


def test_a_card_speaks_of_the_birds_that_share_a_feature_with_it() -> None:
    """FP-11, as a page works it out from the stage: those of a type, and alike in type, colour or shape."""
    state = near()
    alike = set(GAME.stage(GAME.look(state, None), speaker("en")).alike)
    shared, farm = public(state), zone(scene(state), "farm")
    for number in range(1, BIRDS + 1):
        piece = show_card(shared, number, speaker("en"))
        speaks = alike & {*piece.marks, *piece.shows}
        lit = {bird.id for bird in farm if bird.art in alike and speaks & {bird.art, *bird.marks}}
        wanted = set(shared.cards[number - 1].split())
        assert lit == {f"bird-{bird}" for bird in shared.birds if wanted & set(shared.cards[int(bird) - 1].split())}


def test_every_mark_on_a_bird_is_in_the_legend() -> None:
    seen_marks: set[str] = set()
    for state in hunt(3, 4):
        birds = [piece for piece in zone(scene(state), "farm") if piece.id.startswith("bird-")]
        seen_marks |= {mark for bird in birds for mark in bird.marks}
        seen_marks |= {mark for marks in seen(state, 0).marks.values() for mark in marks}
    legend = GAME.stage(GAME.look(state, None), speaker("en")).legend
    explained = {mark for piece in legend for mark in piece.marks}
    assert seen_marks - set(FEATURES) <= explained
    assert len({piece.label for piece in legend}) == len(legend)


def test_whoever_has_a_fox_finds_a_card_about_it() -> None:
    for language in LANGUAGES:
        state = near()
        roles = {role.piece: role for role in GAME.stage(GAME.look(state, None), speaker(language)).roles}
        (mine,) = seen(state, 0).mine
        assert roles[mine].name
        assert roles[mine].goal


def test_no_card_is_seen_before_it_is_played() -> None:
    for state in hunt(3, 2):
        shared = public(state)
        shown = [piece.id for filled in scene(state).zones for piece in filled.pieces if piece.id.startswith("card-")]
        assert len(shown) == (0 if shared.played is None else 3 * (1 + state.over()))


def test_my_hand_and_my_target_are_always_at_hand() -> None:
    for state in hunt(2, 3):
        mine, shown = own(state, 0), seen(state, 0)
        cards = [*mine.hand, *([mine.chosen] if mine.chosen else [])]
        assert ids(zone(shown, "hand")) == [f"card-{number}" for number in cards]
        expected = [f"card-{mine.target}"] if mine.target and not state.over() else []
        assert ids(zone(shown, "target")) == expected
    assert f"card-{mine.target}" in ids(zone(scene(state), "cards-0")), "at the end it lies open for all"


# --- what is touched --------------------------------------------------------------------------------------


def test_a_bird_is_touched_then_a_hex() -> None:
    state = near()
    play(state, "stop")
    step = choices(state, 0)["bird 35 4,-1"]
    assert (step.path, step.label) == (["bird-35", "4,-1"], "White square goose to F10")
    assert choices(state, 0)["stop"].path == ["stop"]
    assert seen(state, 0).buttons == [Button("stop", "Don’t move any birds", aside=True)]
    play(state, "bird 35 4,-1")
    assert seen(state, 0).buttons == [Button("stop", "Done")]


def test_to_stay_comes_second_until_the_fox_has_gone_a_step() -> None:
    state = to_foxes(near())
    first = int(state.waits_for())
    assert seen(state, first).buttons == [Button("stop", "Stay here", aside=True)]
    step = next(text for text in choices(state, first) if text.startswith("fox "))
    play(state, step)
    assert seen(state, first).buttons == [Button("stop", "Done")]


def test_where_no_bird_can_move_to_move_none_is_the_main_thing() -> None:
    state = near()
    view = GAME.look(state, 0)
    alone = msgspec.structs.replace(view.shared, phase="birds", steps_left=3)
    assert stop_button(alone, [STOP], speaker("en")) == Button("stop", "Don’t move any birds")


def test_a_fox_goes_where_one_touches() -> None:
    state = to_foxes(near())
    play(state, "stop", "fox 3,-2")
    assert choices(state, 0)["fox 4,-2"].path == ["4,-2"]
    assert choices(state, 0)["fox 4,-2"].label.startswith("Catch the white square goose on E9 (")
    assert choices(state, 0)["fox 3,-1"].label == "Go to F9"
    assert seen(state, 0).mine == ["fox-orange"]


def test_tunnels_are_shown_when_they_matter() -> None:
    state = to_foxes(fill(draw_farm("5,-3  ORA", PLAYS, foxes={"white": "-6,0"})))
    play(state, "stop")
    assert choices(state, 0)["fox 6,-3"].label == "Go to D10, a tunnel entrance"
    play(state, "fox 6,-3")
    assert choices(state, 0)["fox -3,6"].label == "Through the tunnel to N4"
    assert seen(state, 0).notes[-1] == "Your fox is on a tunnel entrance: one step takes it to any other."


def test_in_round_1_a_fox_on_the_centre_is_told_to_leave() -> None:
    state = to_foxes(fill(draw_farm("0,-1  ORA", PLAYS, turn=1, foxes={"white": "-6,0"})))
    play(state, "stop", "fox 0,0")
    shown = seen(state, 0)
    assert shown.ask == "Move your fox on: in round 1 it can’t stay on the tunnel in the middle."
    assert shown.notes[-1] == "Your fox is on the tunnel in the middle, where it can’t stay in round 1."
    assert shown.buttons == []


def test_a_fox_and_its_den_are_touched_in_any_order() -> None:
    state = deal(2)
    while phase(state) == "target":
        play(state, GAME.write(state.moves(state.waits_for()).nth(0)))
    choice = choices(state, int(state.waits_for()))["den orange 1,-1"]
    assert (choice.path, choice.also) == (["fox-orange", "1,-1"], [["1,-1", "fox-orange"]])
    assert choice.label == "Orange fox to F7"


def test_a_card_is_one_touch() -> None:
    state = deal(2)
    number = own(state, 1).hand[0]
    assert choices(state, 1)[f"target {number}"].path == [f"card-{number}"]


def test_whoever_waits_is_asked_nothing() -> None:
    shown = seen(near(), 0)
    assert (shown.ask, shown.choices, shown.buttons) == ("", [], [])


# --- what a catch is worth --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_worth_of_a_catch_is_what_it_changes(seats: int) -> None:
    """Foretold before the fox moves, and counted after."""
    told = set()
    for state in hunt(seats, seats):
        seat = state.waits_for()
        if seat >= 0 and phase(state) == "foxes":
            for move, choice in choices(state, seat).items():
                if choice.label.startswith("Catch"):
                    twin, before = state.copy(), own(state, seat).column.total
                    twin.play(seat, GAME.read(move))
                    change = sign(own(twin, seat).column.total - before)
                    assert choice.label.endswith(f"({change} for you)")
                    told.add(change)
    assert len(told) > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_birds_in_reach_are_those_a_fox_can_catch(seats: int) -> None:
    most = 0
    for state in hunt(seats, seats + 4):
        seat = state.waits_for()
        if seat >= 0 and phase(state) == "foxes":
            caught = catchable(state, seat)
            assert find_prey(public(state), seat) == sorted(caught)
            most = max(most, len(caught))
    assert most > 3


def catchable(state: FowlPlay, seat: int) -> set[int]:
    """By trying everything."""
    had, found = set(public(state).caught[seat]), set()
    for move in state.moves(seat).to_list():
        if move != STOP:
            twin = state.copy()
            twin.play(seat, move)
            found |= set(public(twin).caught[seat]) - had
            if twin.waits_for() == seat and phase(twin) == "foxes" and twin.left == 1:
                found |= catchable(twin, seat)
    return found


def test_a_target_in_danger_is_told_to_its_owner_alone() -> None:
    state = near()
    state.cards.target[0] = state.cards.target[1] = card("gws") - 1
    assert "in reach of Ada" not in " ".join(seen(state, 0).notes), "only one's own fox can catch it"
    assert seen(state, 1).notes[1] == "Your target, the white square goose, is on E9, within reach of Ada."
    assert "target" not in scene(state).summary


# --- how much is sent -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_stays_small(language: str) -> None:
    """With the longest names; at the end there is the sheet, once."""
    names, speak = ["A player with a name 24" + letter for letter in "abcd"], speaker(language)
    for state in hunt(4, 5):
        size = len(msgspec.json.encode(GAME.show(GAME.look(state, None), names, speak)))
        assert size < (20_000 if state.over() else 10_000)


def test_a_seat_sees_its_own_target_and_what_its_fox_can_catch_and_no_other_seat_does() -> None:
    for state in hunt(3, 5):
        for seat in range(3):
            marks, shared = seen(state, seat).marks, public(state)
            target = own(state, seat).target
            wanted = [piece for piece, each in marks.items() if "wanted" in each]
            reached = [int(piece.removeprefix("bird-")) for piece, each in marks.items() if "in-reach" in each]
            alive = not shared.secrets and str(target) in shared.birds
            assert wanted == [f"bird-{target}"] * alive
            labels = seen(state, seat).labels
            assert [piece for piece, label in labels.items() if "your target" in label] == wanted
            assert all(("in reach" in labels[piece]) == ("in-reach" in each) for piece, each in marks.items())
            assert sorted(reached) == (find_prey(shared, seat) if shared.phase in ("birds", "foxes") else [])
            assert not {"wanted", "in-reach"} & {mark for piece in zone(scene(state), "farm") for mark in piece.marks}
