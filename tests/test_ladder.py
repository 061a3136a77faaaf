"""The ladder: the same deals for both, nothing played twice, correct ratings."""

from __future__ import annotations

import json
import random
import sys
from math import log10
from pathlib import Path
from xml.etree import ElementTree

import pytest

from foxden.botkit.level import GREEDY, RANDOM
from foxden.bots.levels import LEVELS, OLD_NAMES, current_name, find_level, names_of
from foxden.bots.match import Contestant, invite
from foxden.game import Refusal
from foxden.games import GAMES
from foxden.lab.elo import SCALE, rate
from foxden.lab.ladder import LadderDeal, Played, Standing, field_of, pairs_of, play_deal
from foxden.lab.ladder_run import make_ladder, run
from foxden.text import LANGUAGES, say
from tests.command import foxden

NAIVE = """
from foxden.botkit.bot import Bot

class Naive(Bot):
    def choose(self, view, redealt, moves, seconds=0.0):
        return int(moves.nth(0))

class Cheat(Bot):
    def choose(self, view, redealt, moves, seconds=0.0):
        return 29
"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_who_plays_against_its_twin_comes_out_level(game: str, seats: int) -> None:
    twin = Contestant("greedy", GREEDY)
    standing = Standing("greedy", "greedy")
    standing.add(play_deal(LadderDeal(game, seats, twin, twin, 5)))
    assert (standing.won, standing.lost, standing.level) == (0, 0, 1)
    assert standing.wins == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_alike_again(game: str) -> None:
    one, other = field_of(game, [], extras=False)[0], Contestant("random", RANDOM)
    deal = LadderDeal(game, 2, one, other, 3)
    assert play_deal(deal) == play_deal(deal)
    assert len(play_deal(deal).shares) == 2


def test_both_seatings_together_decide() -> None:
    standing = Standing("a", "b")
    for shares in ([1.0, 1.0], [1.0, 0.0], [0.0, 0.5], [0.5, 0.5]):
        standing.add(Played("a", "b", 1, shares, 10))
    assert (standing.won, standing.lost, standing.level) == (1, 1, 2)
    assert (standing.wins, standing.games) == (4.5, 8)


def play_a_little(file: Path) -> None:
    """A few deals; on a busy machine the first moments may be over before one is played."""
    players = [Contestant("random", RANDOM), Contestant("cub", LEVELS["foxrun"][0])]
    before = file.read_text() if file.exists() else ""
    for _ in range(1000):
        run(make_ladder("foxrun", 2, players, False, file), 0.0001, 1, lambda _: None)
        if file.exists() and file.read_text().count('"number"') > before.count('"number"'):
            return


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    play_a_little(file)
    first = file.read_text().splitlines()
    file.write_text("\n".join(first) + '\n{"game": "foxrun", "se')
    play_a_little(file)
    lines = [json.loads(line) for line in file.read_text().splitlines() if line.endswith("}")]
    numbers = [line["number"] for line in lines]
    assert len(numbers) > len(first) > 0
    assert len(numbers) == len(set(numbers))


def test_deals_played_by_other_options_are_left_alone_and_those_that_do_not_say_are_old(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    players = [Contestant("random", RANDOM), Contestant("cub", LEVELS["foxrun"][0])]
    line = {"game": "foxrun", "seats": 2, "one": "cub", "other": "random", "shares": [1.0, 0.0], "moves": 9}
    written: list[dict[str, object]] = [{}, {"options": {"start-tile": "move"}}, {"options": {"start-tile": "turn"}}]
    file.write_text("".join(json.dumps(line | {"number": nth} | each) + "\n" for nth, each in enumerate(written)))
    for option, numbers in (("move", [0, 1]), ("turn", [2])):
        ladder = make_ladder("foxrun", 2, players, False, file, {"start-tile": option})
        assert [played.number for played in ladder.played["cub", "random"]] == numbers


def test_everyone_meets_everyone_or_only_the_next() -> None:
    players = field_of("foxrun", [], extras=True)
    assert len(pairs_of(players, neighbours=False)) == 15
    names = [(one.name, other.name) for one, other in pairs_of(players, neighbours=True)]
    assert names == [
        ("cub", "random"), ("greedy", "cub"), ("aesop", "cub"), ("reynard", "aesop"), ("kitsune", "reynard")
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("other", "won", "lost", "verdict"),
    [
        ("cub", 20, 5, ""), ("cub", 40, 15, "better"), ("cub", 34, 26, ""), ("cub", 20, 40, "not"),
        ("random", 42, 18, ""), ("random", 56, 8, "better"), ("random", 30, 30, "not"),
    ],
)  # fmt: skip
def test_a_pair_is_decided_when_the_interval_says_so(other: str, won: int, lost: int, verdict: str) -> None:
    assert Standing("aesop", other, won, lost, 10).verdict == verdict


def test_a_ladder_is_drawn_and_says_where_it_comes_from(tmp_path: Path) -> None:
    report, plot = tmp_path / "report.json", tmp_path / "plot.svg"
    asked = ["ladder", "foxrun", "--neighbours", "--minutes", "0.05", "--jobs", "1", "--report", str(report)]
    found = foxden(*asked, "--plot", str(plot))
    assert found.returncode == 0, found.stderr
    written = json.loads(report.read_text())
    assert "ladder foxrun" in written["command"]
    assert len(written["commits"]) == 1
    drawn = ElementTree.fromstring(plot.read_text())
    words = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    pairs = [f"{each['one']} – {each['other']}" for each in written["standings"] if each["share"] is not None]
    assert pairs
    assert words >= {*pairs, *(rating["name"] for rating in written["elo"])}


def test_without_the_extra_a_ladder_plays_but_is_not_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    refused = foxden("ladder", "foxrun", "--minutes", "0.01", "--plot", str(tmp_path / "plot.svg"))
    assert (refused.returncode, "./foxden-….whl[lab]" in refused.stderr) == (2, True), refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_elo_is_what_it_says() -> None:
    """Winning three of four is 191 points; the interval contains that, and narrows with more deals."""
    rng = random.Random(3)

    def deals(count: int) -> list[tuple[float, float]]:
        return [(1.0, 0.0) if rng.random() < 0.75 else (0.0, 1.0) for _ in range(count)]

    few = {rating.name: rating for rating in rate({("a", "b"): deals(50)}, "b")}
    many = {rating.name: rating for rating in rate({("a", "b"): deals(2000)}, "b")}
    assert many["b"].elo == 0
    assert many["a"].low < 191 < many["a"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_elo_adds_up_along_a_chain() -> None:
    """Each pair by itself: 90 and 80 % of 1,000, so 382 and 241 points, but for half a game of doubt either way."""

    def deals(won: int) -> list[tuple[float, float]]:
        return [(1.0, 0.0)] * won + [(0.0, 1.0)] * (1000 - won)

    found = {rating.name: rating.elo for rating in rate({("b", "a"): deals(900), ("c", "b"): deals(800)}, "a")}
    assert found["b"] == pytest.approx(SCALE * log10(900.5 / 100.5), abs=0.1)
    assert found["c"] - found["b"] == pytest.approx(SCALE * log10(800.5 / 200.5), abs=0.1)


def test_who_has_always_won_may_be_better_by_any_amount() -> None:
    """Fifty of fifty is not certainty: the interval reaches far up, and as far down as 93 % (Wilson's lower end)."""
    always = next(rating for rating in rate({("a", "b"): [(1.0, 0.0)] * 50}, "b") if rating.name == "a")
    assert always.low < 600
    assert always.high > always.elo + 400


def test_a_bot_of_ones_own_plays_along(tmp_path: Path) -> None:
    mine, report = tmp_path / "mine.py", tmp_path / "report.json"
    mine.write_text(NAIVE)
    found = foxden(
        "ladder", "foxrun", "--bot", f"{mine}:Naive", "--minutes", "0.05", "--jobs", "1", "--report", str(report)
    )
    assert found.returncode == 0, found.stderr
    assert "Naive" in found.stdout
    assert "kitsune" in {standing["one"] for standing in json.loads(report.read_text())["standings"]}


def test_a_bot_that_plays_against_the_rules_is_told_which(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(NAIVE)
    cheat = Contestant("Cheat", RANDOM, f"{mine}:Cheat")
    with pytest.raises(Refusal) as refused:
        play_deal(LadderDeal("foxrun", 2, cheat, Contestant("random", RANDOM), 1))
    assert refused.value.rule.startswith("FR-")


def test_a_bot_that_is_not_there_is_refused_in_words() -> None:
    found = foxden("ladder", "foxrun", "--bot", "/no/such/file.py:Mine")
    assert found.returncode == 2
    assert "FILE.py:CLASS" in found.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_four_levels_described_in_every_language(game: str) -> None:
    assert len(LEVELS[game]) == 4
    for level in LEVELS[game]:
        assert find_level(game, level.name) is level
        for language in LANGUAGES:
            assert say(language, level.words)
    assert find_level(game, "random") is None


@pytest.mark.parametrize("game", GAMES)
def test_old_names_of_bots_are_still_understood(game: str) -> None:
    for old, new in OLD_NAMES.items():
        assert old not in names_of(game)
        assert current_name(old) == new
        assert new in names_of(game)
        assert invite(game, old) == invite(game, new)
