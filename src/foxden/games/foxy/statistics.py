"""Statistics of Foxy: exact numbers by turn and animal, and what the circle earns."""

from __future__ import annotations

from foxden.botkit.review import ReviewTable
from foxden.games.foxy.box import TURNS
from foxden.games.foxy.names import FOX_NAME, name_card
from foxden.games.foxy.numbers import EMPTY, NEVER
from foxden.games.foxy.rules import Foxy
from foxden.games.foxy.score import DOUBLED, exact_numbers, judge, miss, score
from foxden.games.foxy.words import name_animal
from foxden.scene import Say
from foxden.statkit import Figures, StatKit, Sums, write_mean, write_share


def count_figures(state: Foxy, seat: int) -> Figures:
    """FX-13, FX-14. A card with two animals on it counts for both."""
    exact = exact_numbers(state.deck, state.variants.fox)
    figures: Figures = {}
    for turn, right in enumerate(exact):
        number = int(state.numbers[turn * state.seats + seat])
        if number == EMPTY:
            continue
        note(figures, f"turn {turn + 1}", number, int(right))
        for animal in name_card(state.box, state.deck[turn]):
            note(figures, f"animal {animal}", number, int(right))
    if not state.is_solo():
        figures |= count_circle(state, seat, [int(right) for right in exact])
    return figures


def note(figures: Figures, name: str, number: int, exact: int) -> None:
    for what, amount in (("exact", int(number == exact)), ("off", int(miss(number, exact)))):
        so_far, tries = figures.get(f"{what} {name}", (0, 0))
        figures[f"{what} {name}"] = (so_far + amount, tries + 1)


def count_circle(state: Foxy, seat: int, exact: list[int]) -> Figures:
    turn = int(state.bets[seat])
    if turn == NEVER:
        return {"circled": (0, 1)}
    number, hard = int(state.numbers[turn * state.seats + seat]), state.variants.hard
    won = judge(number, True, exact[turn], hard) == DOUBLED
    points = int(score(number, True, exact[turn], hard))
    return {"circled": (1, 1), "circle won": (int(won), 1), "circle points": (points, 1), "circle turn": (turn + 1, 1)}


# --- in words -----------------------------------------------------------------------------------------------


def tell(sums: Sums, say: Say) -> list[ReviewTable]:
    tables = [write_turns(sums, say), write_animals(sums, say), write_circle(sums, say)]
    return [table for table in tables if table.rows]


def write_turns(sums: Sums, say: Say) -> ReviewTable:
    labels = {f"turn {turn}": str(turn) for turn in range(1, TURNS + 1)}
    return write_accuracy("turn", labels, sums, say)


def write_animals(sums: Sums, say: Say) -> ReviewTable:
    """Best remembered first."""
    known = [name.removeprefix("exact animal ") for name in sums if name.startswith("exact animal ")]
    known.sort(key=lambda animal: (-sums[f"exact animal {animal}"].mean, sums[f"off animal {animal}"].mean, animal))
    return write_accuracy("animal", {f"animal {animal}": label(animal, say) for animal in known}, sums, say)


def label(animal: str, say: Say) -> str:
    if animal != FOX_NAME:
        return name_animal(animal, "name", 1, say)
    fox = say("foxy-the-fox")
    return fox[0].upper() + fox[1:]


def write_accuracy(by: str, labels: dict[str, str], sums: Sums, say: Say) -> ReviewTable:
    columns = [say("foxy-stat-by", by=by), say("foxy-stat-exact"), say("foxy-stat-off"), say("stat-games")]
    rows = [
        [words, write_share(sums[f"exact {name}"], say), write_mean(sums[f"off {name}"], say), games_of(sums, name)]
        for name, words in labels.items()
        if f"exact {name}" in sums
    ]
    return ReviewTable(say("foxy-stat-title", by=by), columns, rows, [say("foxy-stat-how")])


def games_of(sums: Sums, name: str) -> str:
    return str(sums[f"exact {name}"].games)


def write_circle(sums: Sums, say: Say) -> ReviewTable:
    """There is none in a solo game."""
    lines = {"circled": write_share, "circle won": write_share, "circle points": write_mean, "circle turn": write_mean}
    rows = [
        [say("foxy-stat-circle", what=name.replace(" ", "-")), write(sums[name], say), str(sums[name].games)]
        for name, write in lines.items()
        if name in sums
    ]
    return ReviewTable(say("foxy-stat-title", by="circle"), ["", say("stat-value"), say("stat-games")], rows)


STATISTICS = StatKit(count_figures, tell)
