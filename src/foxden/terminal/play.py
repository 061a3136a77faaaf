"""A game in the terminal against bots."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from foxden.bots.match import Contestant, seat_bot
from foxden.chance import Rng
from foxden.game import AnyGame, Refusal
from foxden.legal import check_move
from foxden.paper.summary import Chapter
from foxden.state import CHANCE, NOBODY, Moves, State
from foxden.text import explain, speaker

SHORT = 40
"""Up to this many moves are listed without being asked for."""
SECONDS = 0.9
"""Time limit for a bot."""
SAY = speaker("en")


def name_all(seat: int, seats: Sequence[int], others: Sequence[Contestant]) -> list[str]:
    """Names by seat; bots with the same name get their seat number."""
    names = {seat: "You"}
    for place, one in zip(seats, others, strict=True):
        alone = sum(other.name == one.name for other in others) == 1
        names[place] = one.name.capitalize() if alone else f"{one.name.capitalize()} {place}"
    return [names[place] for place in sorted(names)]


class Quit(Exception):
    """The player quits."""


class TerminalGame:
    """One game, one person in one seat, bots in all the others."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seat: int,
        others: Sequence[Contestant],
        rng: Rng,
        console: Console,
        tips: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.console = console
        seats = [place for place in range(state.seats) if place != seat]
        self.bots = {
            place: seat_bot(game.name, one, place, int(rng.word())) for place, one in zip(seats, others, strict=True)
        }
        self.names = name_all(seat, seats, others)
        self.revealed = -1
        self.tips = tips
        self.told = ""
        """The last tip, so that it isn't repeated."""

    def run(self) -> None:
        if self.tips:
            self.show_cards(self.game.primer)
        while (seat := self.next()) != NOBODY:
            self.watch()
            if seat == CHANCE:
                self.state.fall(self.rng)
            elif seat == self.seat:
                self.state.play(seat, self.ask())
            else:
                self.offer_change()
                self.let_act(seat)
        self.show()
        self.tell_result()

    def watch(self) -> None:
        """Show all bots the position from their seats."""
        if self.state.revealed != self.revealed:
            self.revealed = self.state.revealed
            for seat, bot in self.bots.items():
                bot.watch(self.game.look(self.state, seat))

    def let_act(self, seat: int) -> None:
        """Let a bot move, and print its move as everybody is allowed to know it."""
        redealt, before = self.game.redeal(self.state, seat, self.rng), self.game.look(self.state, None)
        move = self.bots[seat].choose(self.game.look(self.state, seat), redealt, redealt.moves(seat), SECONDS)
        self.state.play(seat, check_move(self.game, self.state, seat, move))
        done = self.game.tell(before, self.names[seat], move, SAY)
        told = self.game.add_news(done, before, self.game.look(self.state, None), self.names, SAY)
        self.console.print(told, style="dim", highlight=False)

    def next(self) -> int:
        """The next seat to act; if several must, a random one, so that everyone is last equally often."""
        waiting = [seat for seat in range(self.state.seats) if self.state.must(seat)]
        return waiting[self.rng.below(len(waiting))] if waiting else self.state.waits_for()

    def show(self) -> None:
        self.console.print()
        self.console.print(self.game.draw(self.game.look(self.state, self.seat)), markup=False, highlight=False)

    def show_cards(self, cards: Sequence[Chapter]) -> None:
        """Print the reference cards, or the primer before the first move."""
        for card in cards:
            self.console.print(f"\n{SAY(card.heading)}", style="bold", highlight=False)
            for line in card.lines:
                self.console.print(f"  {SAY(line)}", highlight=False)

    def give_tip(self, moves: Moves) -> None:
        own = self.game.show_own(self.game.look(self.state, self.seat), moves, self.names, SAY)
        if own.tip and own.tip != self.told:
            self.console.print(own.tip, style="green", highlight=False)
        self.told = own.tip

    def ask(self) -> int:
        """Ask the person for a legal move, explaining why a move isn't."""
        self.show()
        moves = self.state.moves(self.seat)
        if self.tips:
            self.give_tip(moves)
        listed = [] if moves.stop else [self.game.write(move) for move in moves.to_list()]
        self.list_moves(listed if len(listed) <= SHORT else [])
        move = self.read(f"seat {self.seat}, your move (? for all moves, h for help, q to quit): ", listed)
        assert move is not None, "only what was chosen before can be kept"
        return move

    def offer_change(self) -> None:
        """Offer to change a secret choice until the last player has chosen."""
        moves = self.state.moves(self.seat)
        if self.state.must(self.seat) or moves.count() == 0:
            return
        listed = [] if moves.stop else [self.game.write(move) for move in moves.to_list()]
        self.list_moves(listed)
        move = self.read("you may still change your mind (Enter: no): ", listed, keeps=True)
        if move is not None:
            self.state.play(self.seat, move)

    def read(self, prompt: str, listed: list[str], keeps: bool = False) -> int | None:
        """Read a move; None to keep the previous choice."""
        while True:
            answer = self.console.input(prompt).strip().lower()
            if answer == "" and keeps:
                return None
            if answer == "q":
                raise Quit
            if answer == "h":
                self.show_cards(self.game.aids)
                continue
            if answer == "?":
                self.list_moves(listed)
                continue
            text = listed[int(answer) - 1] if self.names_entry(answer, listed) else self.game.unspell_move(answer)
            try:
                return check_move(self.game, self.state, self.seat, text)
            except Refusal as refusal:
                why = explain("en", refusal.with_names(self.names))
                self.console.print(f"{why} ({refusal.rule})", style="yellow", highlight=False)

    def names_entry(self, answer: str, listed: list[str]) -> bool:
        """Whether the text is the number of a listed move, unless numbers are moves themselves."""
        return answer.isdecimal() and answer not in listed and 1 <= int(answer) <= len(listed)

    def list_moves(self, listed: list[str]) -> None:
        if listed:
            spelt = [self.game.spell_move(text) for text in listed]
            words = "  ".join(f"{number} {text}" for number, text in enumerate(spelt, start=1))
            self.console.print(words, style="cyan", highlight=False)

    def tell_result(self) -> None:
        result = self.game.result(self.state)
        assert result is not None, "the game is over"
        won = "You have won!" if result.ranks[self.seat] == 1 else "You have lost."
        self.console.print(f"{won} Points by seat: {', '.join(map(str, result.scores))}", style="bold")
