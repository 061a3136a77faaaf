"""A view of Foxy as text."""

from __future__ import annotations

from foxden.games.foxy.count import BoardCount, FoxyCount
from foxden.games.foxy.names import FOX_NAME, join
from foxden.games.foxy.view import FoxyOwn, FoxyShared, FoxyView

CROWD = 12
"""Above this many players, not all are listed."""
ABREAST = 5
"""Boards side by side in 80 columns."""

FOX_ASKS = {
    "kinds": "how many different kinds so far?",
    "most-seen": "the kind shown most often: how often so far?",
    "singles": "how many cards with just one animal so far?",
    "cat": "this Fox is a cat: how many cats so far, this one included?",
}


def draw(view: FoxyView) -> str:
    shared, own = view.shared, view.own
    if shared.count:
        return "\n".join([*draw_told(shared), *draw_count(shared.count, own)])
    mine = draw_row(shared, own) if own else []
    return "\n".join([headline(shared, own), *draw_card(shared), *mine, *draw_told(shared), draw_written(shared)])


# --- while it is played ---------------------------------------------------------------------------------


def headline(shared: FoxyShared, own: FoxyOwn | None) -> str:
    modes = [f"fox: {shared.fox}"] * (shared.fox != "kinds") + ["hard"] * shared.hard + ["easy"] * shared.easy
    mine = f"; you are seat {own.seat}" if own else ""
    return f"turn {shared.turn} of 20{mine}" + (f" ({', '.join(modes)})" if modes else "")


def draw_card(shared: FoxyShared) -> list[str]:
    """The card, three animals high, with its question next to it."""
    names = [*shared.card, "", ""][:3] if len(shared.card) != 1 else ["", *shared.card, ""]
    is_fox = shared.card == [FOX_NAME]
    asks = FOX_ASKS[shared.fox] if is_fox else ask(shared.card)
    lines = [f"  │{name:^13}│" for name in names]
    lines[1] += f"  {asks}"
    return ["  ╭─────────────╮", *lines, "  ╰─────────────╯"]


def ask(animals: list[str]) -> str:
    together = " together" if len(animals) > 1 else ""
    return f"{join(animals)}: how many{together} so far, this card included?"


def draw_row(shared: FoxyShared, own: FoxyOwn) -> list[str]:
    """The seat's boxes so far: turns above, numbers below, the circled one in brackets, a line to write on."""
    written = [*own.numbers, own.now]
    above = [f"{turn:>4} " for turn in range(1, len(written) + 1)]
    below = [write_box(number, own.bet == turn) for turn, number in enumerate(written, 1)]
    return [line for half in (slice(0, 10), slice(10, 20)) for line in draw_half(above[half], below[half])]


def draw_half(above: list[str], below: list[str]) -> list[str]:
    return ["turn " + "".join(above).rstrip(), "mine " + "".join(below).rstrip()] if above else []


def write_box(number: int | None, circled: bool, crossed_out: bool = False) -> str:
    """Five characters, so that numbers line up."""
    text = "_" if number is None else f"{number}"
    return f"{'(' if circled else ''}{text}".rjust(4) + (")" if circled else " ") + ("✗" if crossed_out else "")


def draw_told(shared: FoxyShared) -> list[str]:
    told = shared.told
    return [f"told: seat {told.seat} wrote {told.number} in turn {told.turn}"] if told else []


def draw_written(shared: FoxyShared) -> str:
    done = f"{shared.how_many} of {shared.seats}"
    names = ", ".join(f"seat {seat}" for seat in shared.written) if shared.seats <= CROWD else ""
    return f"have written: {done}" + (f" ({names})" if names else "")


# --- the count ------------------------------------------------------------------------------------------


def draw_count(count: FoxyCount, own: FoxyOwn | None) -> list[str]:
    """Blocks of boards side by side, each with the cards on the left."""
    seats = choose_boards(count, own)
    blocks = [draw_block(count, seats[first : first + ABREAST]) for first in range(0, len(seats), ABREAST)]
    others = len(count.boards) - len(seats)
    return [line for block in blocks for line in block] + ([f"and {others} more"] if others else [])


def draw_block(count: FoxyCount, seats: list[int]) -> list[str]:
    boards = [count.boards[seat] for seat in seats]
    columns = [f"{'seat ' + str(seat):>9}" for seat in seats]
    lines = [f"the count{' ' * 17}exact" + "".join(columns)]
    for turn, card in enumerate(count.cards, 1):
        cells = [draw_cell(board, turn) for board in boards]
        lines.append(f"{turn:>2} {join(card):<23}{count.exact[turn - 1]:>4} {''.join(cells)}".rstrip())
    return [*lines, *draw_totals(count, boards)]


def draw_cell(board: BoardCount, turn: int) -> str:
    box = write_box(board.numbers[turn - 1], board.bet == turn, turn in board.crossed_out)
    return f"{box:<6}".rjust(9)


def draw_totals(count: FoxyCount, boards: list[BoardCount]) -> list[str]:
    if count.left is not None:
        outcome = f"won: {count.left} of 5 left" if boards[0].rank == 1 else "lost: 5 are allowed"
        return [total_line("off by", [board.total for board in boards]), outcome]
    return [
        total_line("points", [board.total for board in boards]),
        total_line("by the circled number", [board.bet_points for board in boards]),
        total_line("crossed out", [len(board.crossed_out) for board in boards]),
        total_line("place", [board.rank for board in boards]),
    ]


def total_line(name: str, numbers: list[int]) -> str:
    return f"{name:<31}" + "".join(f"{number:>7}  " for number in numbers).rstrip()


def choose_boards(count: FoxyCount, own: FoxyOwn | None) -> list[int]:
    """All boards; in a crowd the best ones and the viewer's own."""
    seats = list(range(len(count.boards)))
    if len(seats) <= CROWD:
        return seats
    best = sorted(seats, key=lambda seat: count.boards[seat].rank)
    mine = [own.seat] if own else []
    return mine + [seat for seat in best if seat not in mine][: ABREAST - len(mine)]
