"""make golden: a whole random game of each kind, with what everyone sees at every move, to be read as a diff."""

from __future__ import annotations

from pathlib import Path

import msgspec

from foxden.chance import FastRng
from foxden.games import GAMES, TITLES
from foxden.record import Recorder
from tests.positions import Setting, play_one

SEEDS = {"foxy": 1, "fowlplay": 1, "foxrun": 4}
"""Seeds of short games in which much happens."""
LISTED = 12


def path(name: str) -> Path:
    return Path(__file__).parent / name / "playthrough.txt"


def playthrough(name: str) -> str:
    game = GAMES[name]
    setting = Setting(game, max(2, game.least), game.settle({}), SEEDS[name])
    recorder, rng = setting.deal(), FastRng(setting.seed, 1)
    parts = [f"{game.title}, {setting.seats} players, rules {game.rules}", "setup", show(recorder)]
    while play_one(recorder, rng):
        seat, text = recorder.record.moves[-1]
        parts += [
            f"--- {len(recorder.record.moves)}. {'chance' if seat is None else f'seat {seat}'}: {text}",
            show(recorder),
        ]
    parts.append(f"result: {msgspec.json.encode(recorder.record.result).decode()}")
    return "\n\n".join(parts) + "\n"


def show(recorder: Recorder) -> str:
    """The public view, then each seat's own part and moves."""
    game, state = recorder.game, recorder.state
    lines = [game.draw(game.look(state, None)), ""]
    for seat in range(state.seats):
        own = msgspec.json.encode(game.look(state, seat).own).decode()
        lines.append(f"seat {seat} sees {own} and {'must' if state.must(seat) else 'may'} {offered(recorder, seat)}")
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines())


def offered(recorder: Recorder, seat: int) -> str:
    moves = recorder.state.moves(seat)
    if moves.count() == 0:
        return "do nothing"
    texts = [recorder.game.write(moves.nth(index)) for index in range(min(LISTED, moves.count()))]
    more = f" … ({moves.count()} in all)" if moves.count() > LISTED else ""
    return ", ".join(texts) + more


if __name__ == "__main__":
    for name in TITLES:
        path(name).write_text(playthrough(name), encoding="utf-8")
        print(f"{path(name).relative_to(Path.cwd())} written")
