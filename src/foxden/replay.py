"""Replays a game moment by moment, as somebody saw it: scenes made from views, never from a state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated

import msgspec

from foxden.game import AnyGame, Refusal, View
from foxden.record import RESIGN, Record, find_game, replay, set_up
from foxden.record_check import check
from foxden.scene import CROWD, Filled, OwnScene, Piece, Say, Scene, Stage, Zone
from foxden.state import State, no_moves
from foxden.text import say

PUBLIC, OPEN = "public", "open"
Viewer = Annotated[str, msgspec.Meta(pattern=f"^({PUBLIC}|{OPEN}|[0-9]{{1,4}})$")]
"""A spectator, somebody who sees everything, or a seat."""

WINDOW = 40
"""Moments sent at once, so that nobody waits for a long game."""
LONGEST_NAME = 24


class Part(msgspec.Struct, frozen=True):
    """One seat's own part."""

    seat: int
    own: OwnScene


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment: the position, and its log line. Number 0 is the setup."""

    number: int
    line: str
    scene: Scene
    parts: list[Part] = []
    """Empty for a spectator; the viewer's own; or everybody's."""


class Replay(msgspec.Struct, frozen=True):
    """A window of a game, and what applies to all of it."""

    game: str
    title: str
    names: list[str]
    stage: Stage
    last: int
    """The number of the last moment."""
    over: bool
    """Whether it was played to the end."""
    own_box: bool
    """Whether it was played with a non-standard box."""
    window: int
    """How many moments a window has."""
    first: int
    """Where this window starts."""
    moments: list[Seen]


def show_again(record: Record, viewer: str, near: int, language: str) -> Replay:
    """The window that contains this moment. The record is checked first (`Violation`)."""
    check(record)
    return Projector(record, viewer, language).show(near)


class Projector:
    """A record being shown to one viewer in one language."""

    def __init__(self, record: Record, viewer: str, language: str) -> None:
        self.record = record
        self.names = [fit(seat.name) for seat in record.seats]
        self.open = viewer == OPEN
        self.seats = choose_seats(record, viewer)
        self.say = speaker(record, language)

    def show(self, near: int) -> Replay:
        last = len(self.record.moves)
        first = min(near, last) // WINDOW * WINDOW
        game, state = set_up(self.record)
        stage = game.stage(View(game.look_shared(state), None), self.say)
        beneath = Beneath(stage) if self.open else None
        return Replay(
            game=game.name,
            title=game.title,
            names=self.names,
            stage=beneath.widen(stage, self.say) if beneath else stage,
            last=last,
            over=self.record.result is not None,
            own_box=self.record.data != "default",
            window=WINDOW,
            first=first,
            moments=list(self.project(game, first, beneath)),
        )

    def show_one(self, number: int) -> Seen:
        """One moment alone."""
        game = find_game(self.record)
        return next(self.project(game, number, None))

    def project(self, game: AnyGame, first: int, beneath: Beneath | None) -> Iterator[Seen]:
        before: MomentViews | None = None
        revealed = -1
        for moment in replay(self.record):
            if moment.number >= first + WINDOW:
                return
            came_to_light, revealed = moment.state.revealed != revealed, int(moment.state.revealed)
            wanted = moment.number >= first
            if not wanted and moment.number < first - 1 and not (beneath and beneath.piles and came_to_light):
                continue
            sight = MomentViews(game, moment.state, self.seats, self.open)
            scene = self.show_scene(sight, beneath)
            if wanted:
                line = self.tell(before, sight, moment.seat, moment.text)
                yield Seen(moment.number, line, scene, self.show_parts(sight))
            before = sight

    def show_scene(self, sight: MomentViews, beneath: Beneath | None) -> Scene:
        scene = sight.game.show(sight.public, self.names, self.say)
        if not beneath:
            return scene
        if sight.open:
            scene = uncover(scene, sight.game.show(sight.open, self.names, self.say))
        return beneath.lay(scene)

    def tell(self, before: MomentViews | None, now: MomentViews, seat: int | None, text: str) -> str:
        if before is None:
            return self.say("replay-setup")
        if seat is None:
            return self.say("replay-chance")
        view = before.own.get(seat, before.public)
        if text == RESIGN:
            done = self.say("log-resigned", name=self.names[seat])
        else:
            done = now.game.tell(view, self.names[seat], now.game.read(text), self.say)
        return now.game.add_news(done, before.public, now.public, self.names, self.say)

    def show_parts(self, sight: MomentViews) -> list[Part]:
        """The seats' own parts, without choices: nothing can be chosen any more."""
        own = sight.own.items()
        return [Part(seat, sight.game.show_own(view, no_moves(), self.names, self.say)) for seat, view in own]


class MomentViews:
    """The views of one moment that a replay is made of."""

    def __init__(self, game: AnyGame, state: State, seats: list[int], is_open: bool) -> None:
        self.game = game
        self.public = View(game.look_shared(state), None)
        self.own = {seat: View(self.public.shared, game.look_own(state, seat)) for seat in seats}
        self.open = View(game.look_open(state), None) if is_open and game.look_open else None


def choose_seats(record: Record, viewer: str) -> list[int]:
    """The seats whose own parts are shown; if everything is visible in a crowd, the best dozen's."""
    seats = range(len(record.seats))
    if viewer == PUBLIC:
        return []
    if viewer != OPEN:
        if int(viewer) not in seats:
            raise Refusal("record", "record-seat", seat=int(viewer), seats=len(seats))
        return [int(viewer)]
    if len(seats) <= CROWD:
        return list(seats)
    ranks = (record.result or {}).get("ranks", list(seats))
    return sorted(sorted(seats, key=lambda seat: int(ranks[seat]))[:CROWD])


def fit(name: str) -> str:
    """A record may come from anywhere."""
    return "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME] or "?"


def speaker(record: Record, language: str) -> Say:
    """A speaker that doesn't cache: sentences can contain an owner's own words."""
    return partial(say if record.data == "default" else say.__wrapped__, language)


def uncover(scene: Scene, laid_open: Scene) -> Scene:
    """Mark what was hidden: everything that looks different when all is revealed."""
    pictures = {piece.id: piece.art for filled in scene.zones for piece in filled.pieces}

    def mark(piece: Piece) -> Piece:
        was_seen = pictures.get(piece.id) == piece.art
        return piece if was_seen else msgspec.structs.replace(piece, marks=[*piece.marks, "hidden"])

    zones = [Filled(filled.zone, [mark(piece) for piece in filled.pieces]) for filled in laid_open.zones]
    return msgspec.structs.replace(scene, zones=zones)


class Beneath:
    """The covered pieces of the piles, remembered from earlier scenes."""

    def __init__(self, stage: Stage) -> None:
        self.piles: dict[str, list[Piece]] = {
            zone.id: [] for zone in stage.zones if zone.kind == "pile" and not zone.own
        }

    def widen(self, stage: Stage, say: Say) -> Stage:
        piles = [zone for zone in stage.zones if zone.id in self.piles]
        rows = [Zone(f"{zone.id}-beneath", "row", say("replay-beneath", zone=zone.label)) for zone in piles]
        return msgspec.structs.replace(stage, zones=[*stage.zones, *rows])

    def lay(self, scene: Scene) -> Scene:
        """The scene, with the covered pieces next to each pile."""
        rows = [self.cover(filled) for filled in scene.zones if filled.zone in self.piles]
        return msgspec.structs.replace(scene, zones=[*scene.zones, *rows])

    def cover(self, filled: Filled) -> Filled:
        seen, now = self.piles[filled.zone], {piece.id for piece in filled.pieces}
        covered = [piece for piece in seen if piece.id not in now]
        self.piles[filled.zone] = [*covered, *filled.pieces]
        return Filled(f"{filled.zone}-beneath", covered)
