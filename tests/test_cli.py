"""The command line."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from foxden.botkit.level import RANDOM
from foxden.bots.match import Contestant
from foxden.games import GAMES, TITLES
from foxden.record import decode
from foxden.terminal.play import name_all
from tests.command import foxden, foxden_process

FIRST_MOVE = """
from foxden.botkit.bot import Bot

class First(Bot):
    def choose(self, view, redealt, moves, seconds=0.0):
        return int(moves.nth(0))
"""


def settings() -> list[tuple[str, int, list[str]]]:
    """Every game, player count (of Foxy some) and option."""
    listed: list[tuple[str, int, list[str]]] = []
    for name, game in GAMES.items():
        counts = range(game.least, game.most + 1) if game.most else (1, 2, 5, 1000)
        for seats in counts:
            listed.append((name, seats, []))
        for option in game.options:
            for choice in option.choices[1:]:
                listed.append((name, game.most or 3, [f"{option.name}={str(choice).lower()}"]))
    return listed


@pytest.mark.parametrize(("game", "players", "options"), settings())
def test_what_is_simulated_passes_the_check(game: str, players: int, options: list[str], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    num = 2 if players == 1000 else 60
    chosen = [part for option in options for part in ("--option", option)]
    run = foxden(
        "simulate", game, "--players", str(players), "--num", str(num), "--seed", "7", "--records", str(out), *chosen
    )
    assert run.returncode == 0, run.stderr
    assert f"{num} games" in run.stdout
    records = [decode(line) for line in out.read_bytes().splitlines()]
    assert len(records) == num
    assert {len(record.seats) for record in records} == {players}
    checked = foxden("check", str(out))
    assert (checked.returncode, checked.stdout) == (0, f"{num} records, 0 of them break the rules\n")


@pytest.fixture
def records(tmp_path: Path) -> Path:
    out = tmp_path / "out.jsonl"
    assert foxden("simulate", "foxrun", "--num", "3", "--seed", "1", "--records", str(out)).returncode == 0
    return out


def test_a_damaged_record_is_refused_with_the_reason(records: Path) -> None:
    lines = records.read_text().splitlines()
    damaged = json.loads(lines[1])
    damaged["moves"][4][1] = "step a1"
    records.write_text("\n".join([lines[0], json.dumps(damaged), "not a record", lines[2][:200]]) + "\n")
    run = foxden("check", str(records))
    assert run.returncode == 1
    said = run.stdout.splitlines()
    assert said[0].startswith("line 2, move 5, FR-")
    assert said[1].startswith("line 3, move 0, record: This isn’t a game record")
    assert said[2].startswith("line 4, move 0, record: This isn’t a game record")
    assert said[3] == "4 records, 3 of them break the rules"


def test_the_same_seed_gives_the_same_games_on_one_core_or_many(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "many.jsonl"]
    for file, jobs in zip(files, ["1", "2"], strict=True):
        run = foxden("simulate", "foxrun", "--num", "1100", "--seed", "5", "--jobs", jobs, "--records", str(file))
        assert run.returncode == 0, run.stderr
    assert files[0].read_bytes() == files[1].read_bytes()


def test_replay_shows_every_moment_as_a_seat_saw_it(records: Path) -> None:
    run = foxden("replay", str(records), "--game", "2", "--as", "1")
    record = decode(records.read_bytes().splitlines()[1])
    assert run.returncode == 0
    assert run.stdout.count("face down:") == len(record.moves) + 1
    assert "you are" in run.stdout


def test_rules_shows_every_number() -> None:
    run = foxden("rules", "foxrun")
    assert all(f"FR-{number}" in run.stdout for number in range(1, 22))


def test_rules_are_shown_in_other_languages_and_an_unknown_one_is_said_to_be_unknown() -> None:
    assert "Ein Zug beginnt mit einem Schritt" in foxden("rules", "foxrun", "--language", "de").stdout
    refused = foxden("rules", "foxrun", "--language", "la")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "There’s no language 'la'. Choose one of en, it, fr, de" in refused.stderr


def test_data_gives_a_file_to_correct_and_to_play_with(tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.toml", tmp_path / "out.jsonl"
    mine.write_text(foxden("data", "foxrun").stdout.replace('indigo = "e1"', 'indigo = "c1"'))
    run = foxden("simulate", "foxrun", "--num", "5", "--data", str(mine), "--records", str(out))
    assert run.returncode == 0, run.stderr
    assert json.loads(out.read_text().splitlines()[0])["data"]["starts"]["indigo"] == "c1"
    assert foxden("check", str(out)).returncode == 0


def test_a_box_saved_on_the_page_is_played_with_too(tmp_path: Path) -> None:
    mine, out = tmp_path / "foxrun-box.json", tmp_path / "out.jsonl"
    contents = tomllib.loads(foxden("data", "foxrun").stdout)
    contents["starts"]["indigo"] = "c1"
    mine.write_text(json.dumps(contents))
    run = foxden("simulate", "foxrun", "--num", "2", "--data", str(mine), "--records", str(out))
    assert run.returncode == 0, run.stderr
    assert json.loads(out.read_text().splitlines()[0])["data"]["starts"]["indigo"] == "c1"


def test_play_asks_explains_and_says_goodbye() -> None:
    run = foxden("play", "foxrun", "--seed", "4", stdin="nonsense\nstep a1\nq\n")
    assert run.returncode == 0
    assert "“nonsense” isn’t a move" in run.stdout
    assert "(FR-7)" in run.stdout
    assert "Goodbye" in run.stdout


@pytest.mark.parametrize(
    ("sides", "mine"), [("foxes-first", "indigo and scarlett"), ("guardians-first", "puffer and zev")]
)
def test_fr_4_in_the_terminal_too_sides_can_be_chosen(sides: str, mine: str) -> None:
    for seed in ("1", "2", "3"):
        run = foxden("play", "foxrun", "--seed", seed, "--option", f"sides={sides}", stdin="q\n")
        assert f"you are {mine}" in run.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_at_the_prompt(game: str) -> None:
    """Typing 1 is always valid: it picks a listed move, and in Foxy is a move itself."""
    run = foxden("play", game, "--seed", "4", stdin="1\n" * 5000)
    assert run.returncode == 0, run.stderr
    assert "Points by seat" in run.stdout


def test_bots_are_told_apart_in_the_terminal() -> None:
    names = [Contestant("aesop", RANDOM), Contestant("aesop", RANDOM), Contestant("cub", RANDOM)]
    assert name_all(1, [0, 2, 3], names) == ["Aesop 0", "You", "Aesop 2", "Cub"]


def test_an_opponent_may_be_chosen_by_name_or_brought_along(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(FIRST_MOVE)
    run = foxden(
        "play", "foxrun", "--players", "3", "--bot", "cub", "--bot", f"{mine}:First", "--seed", "4", stdin="1\n" * 5000
    )
    assert run.returncode == 0, run.stderr
    assert "(Cub)" in run.stdout
    assert "(First)" in run.stdout
    assert "Points by seat" in run.stdout


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_games_by_the_rules_the_same_on_any_number_of_cores(game: str, tmp_path: Path) -> None:
    files = []
    for jobs in ("1", "2"):
        files.append(tmp_path / f"{jobs}.jsonl")
        played = ["--num", "2", "--seed", "5", "--bot", "aesop", "--bot", "cub", "--players", "2"]
        run = foxden("simulate", game, *played, "--jobs", jobs, "--records", str(files[-1]))
        assert run.returncode == 0, run.stderr
        assert "0 aesop" in run.stdout
    assert files[0].read_bytes() == files[1].read_bytes()
    assert foxden("check", str(files[0])).returncode == 0
    assert [seat["name"] for seat in json.loads(files[0].read_text().splitlines()[0])["seats"]] == ["aesop 0", "cub 1"]


def test_version_says_which_form_of_the_rules_runs() -> None:
    assert "foxden 0." in foxden("--version").stdout


HEAVY = ("asyncpg", "babel", "fluent", "fpdf", "foxden.bots", "foxden.game", "foxden.live", "foxden.table", "joblib",
         "msgspec", "numpy", "starlette", "uvicorn")  # fmt: skip
LOOK_AROUND = """
import sys
from foxden.cli import main
try:
    main()
except SystemExit:
    pass
print(*sys.modules, file=sys.stderr)
"""


@pytest.mark.parametrize("flag", ["--version", "--help"])
def test_who_only_asks_what_this_is_does_not_wait_for_all_that_it_can_do(flag: str) -> None:
    run = subprocess.run([sys.executable, "-c", LOOK_AROUND, flag], capture_output=True, text=True, check=True)
    imported = set(run.stderr.split())
    assert imported.isdisjoint(HEAVY)
    assert flag == "--help" or "rich" not in imported


def test_the_titles_that_are_known_at_once_are_those_of_the_games() -> None:
    assert {name: GAMES[name].title for name in TITLES} == TITLES


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "chess"], "no game called 'chess'"),
        (["simulate", "foxrun", "--bot", "fox"], "no bot called 'fox'. Choose one of cub, aesop"),
        (["simulate", "foxrun", "--bot", "cub", "--bot", "cub", "--bot", "cub"], "one for each of the 2"),
        (["play", "foxrun", "--bot", "nothere.py:Mine"], "nothere.py"),
        (["simulate", "foxrun", "--players", "7"], "FR-4"),
        (["simulate", "foxrun", "--option", "fast=yes"], "no option fast"),
        (["simulate", "foxrun", "--option", "fast"], "KEY=VALUE"),
        (["simulate", "foxrun", "--data", "/no/such/file.toml"], "can’t be read"),
        (["simulate", "foxrun", "--records", "/no/such/folder/out.jsonl"], "Can’t write"),
        (["check", "/no/such/file.jsonl"], "can’t be read"),
        (["check", "/dev/null"], "is empty"),
        (["replay", "/dev/null"], "is empty"),
        (["play", "foxrun", "--seat", "9"], "seats are 0 to 1"),
        (["rules", "go"], "no game called 'go'"),
        (["simulate", "foxrun", "--num", "0"], "--num"),
        (["serve", "--host", "203.0.113.7"], "isn’t an address of this machine"),
        (["serve", "--database", "mysql://x"], "postgresql://"),
    ],
)
def test_mistakes_are_answered_in_words(arguments: list[str], words: str) -> None:
    run = foxden(*arguments)
    assert run.returncode == 2
    assert words in run.stderr


def test_a_process_answers_as_the_command_does_here() -> None:
    for arguments in (["--version"], ["check", "/dev/null"], ["simulate", "foxrun", "--num", "30", "--seed", "1"]):
        here, there = foxden(*arguments), foxden_process(*arguments)
        assert (there.returncode, there.stdout, there.stderr) == (here.returncode, here.stdout, here.stderr)


def test_a_wrong_data_file_is_refused_in_words(tmp_path: Path) -> None:
    for contents, words in [("tiles = [", "mine.toml"), ("tiles = []", "the box needs 22")]:
        (tmp_path / "mine.toml").write_text(contents)
        run = foxden("simulate", "foxrun", "--data", str(tmp_path / "mine.toml"))
        assert (run.returncode, words in run.stderr) == (2, True)


@pytest.mark.parametrize("contents", ["{", "[]", "7", "[" * 100_000, "\x00"])
def test_a_file_that_is_no_box_as_json_is_refused_in_words(contents: str, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(contents)
    run = foxden("simulate", "foxrun", "--data", str(tmp_path / "mine.json"))
    assert run.returncode == 2
    assert "mine.json isn’t a box in JSON" in run.stderr
    assert "Traceback" not in run.stderr
