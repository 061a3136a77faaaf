"""foxden simulate: seats, sweeps, result files, and resuming runs."""

from __future__ import annotations

import csv
import json
import sys
from itertools import product
from pathlib import Path

import pyarrow.parquet
import pytest

from foxden.bots.match import invite
from foxden.games import GAMES
from foxden.lab.journal import Journal, OtherRun
from foxden.lab.plan import BLOCK, DUPLICATE, ROTATED, Plan, Setting, cut
from foxden.lab.run import Place, describe, keep, play
from foxden.lab.share import Share
from foxden.lab.spread import spread
from foxden.lab.sweep import STANDARD, change_box, find_variation
from foxden.lab.tally import interval
from foxden.record import decode
from tests.command import foxden

BOTS = ["--bot", "cub", "--bot", "random"]


def run(*words: str) -> str:
    ran = foxden("simulate", *words)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as lines:
        return list(csv.DictReader(lines))


# --- who sits where ---------------------------------------------------------------------------------------


def plan_of(seating: str, seats: int = 3) -> Plan:
    bots = tuple(invite("foxy", name) for name in ("cub", "aesop", "reynard")[:seats])
    return Plan("foxy", seats, 7, GAMES["foxy"].settle({}), bots=bots, seating=seating)


def test_bots_that_are_rotated_sit_on_every_seat_in_turn() -> None:
    plan = plan_of(ROTATED)
    assert [plan.names_of(number)[0] for number in range(4)] == ["cub", "aesop", "reynard", "cub"]
    assert [plan.deal_of(number) for number in range(4)] == [0, 1, 2, 3]


def test_a_duplicate_deal_is_played_in_all_seatings() -> None:
    plan = plan_of(DUPLICATE)
    assert [plan.deal_of(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert {tuple(plan.names_of(number)) for number in range(3)} == {
        ("cub", "aesop", "reynard"), ("aesop", "reynard", "cub"), ("reynard", "cub", "aesop"),
    }  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_the_seats_of_a_duplicate_deal_are_dealt_the_same(game: str, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    run(game, "--players", "2", "--num", "4", "--seed", "3", *BOTS, "--seating", "duplicate", "--records", str(out))
    records = [decode(line) for line in out.read_bytes().splitlines()]
    assert records[0].setup == records[1].setup != records[2].setup == records[3].setup
    assert [seat.name for seat in records[0].seats] == ["cub 0", "random 1"]
    assert [seat.name for seat in records[1].seats] == ["random 0", "cub 1"]


# --- grids ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_box_that_a_game_finds_worth_a_try_can_be_played(game: str) -> None:
    found = GAMES[game]
    names = [variation.name for variation in found.lab.variations]
    assert len(set(names)) == len(names) > 0
    for name in (STANDARD, *names):
        variation = find_variation(found, name)
        found.settle(variation.options)
        data = change_box(found, variation)
        assert (data == STANDARD) == (variation.change is None)


def test_several_values_are_a_grid_with_the_same_deals(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    options = ["--option", "start-tile=turn", "--option", "start-tile=move"]
    said = run("foxrun", "--num", "3", "--seed", "1", "--players", "2", "--players", "3", *options,
               "--data", "default", "--data", "all-crosses", "--out", str(out))  # fmt: skip
    assert "the fairest first" in said
    lines = read_csv(out)
    points = {(line["players"], line["data"], line["start-tile"]) for line in lines}
    assert points == set(product(("2", "3"), ("default", "all-crosses"), ("turn", "move")))
    assert len(lines) == 3 * 4 * (2 + 3)


def test_a_file_is_a_box_like_any_other(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(foxden("data", "foxrun").stdout.replace('indigo = "e1"', 'indigo = "c1"'))
    out = tmp_path / "out.json"
    run("foxrun", "--num", "2", "--seed", "1", "--data", str(mine), "--data", "default", "--out", str(out))
    first, second = json.loads(out.read_text())["settings"]
    assert (first["setting"]["data"], first["data"]["starts"]["indigo"]) == ("mine.toml", "c1")
    assert (second["setting"]["data"], second["data"]) == ("default", "default")


@pytest.mark.parametrize(("settings", "num", "size"), [(1, 10, 3), (3, 250, 40), (2, 7, 100), (4, 200, 1)])
def test_whatever_is_done_the_rest_is_played_once_and_in_order(settings: int, num: int, size: int) -> None:
    def order(done: int) -> list[tuple[int, int]]:
        return [(batch.setting, number) for batch in cut(settings, num, size, done) for number in batch.numbers]

    whole = order(0)
    assert sorted(whole) == list(product(range(settings), range(num)))
    for done in range(0, settings * num + 1, 7):
        assert order(done) == whole[done:]


# --- files ------------------------------------------------------------------------------------------------


def test_all_endings_say_the_same(tmp_path: Path) -> None:
    paths = {ending: tmp_path / f"out.{ending}" for ending in ("json", "csv", "parquet")}
    out = [word for path in paths.values() for word in ("--out", str(path))]
    run("fowlplay", "--players", "3", "--num", "4", "--seed", "2", "--bot", "random", *out)
    lines = read_csv(paths["csv"])
    table = pyarrow.parquet.read_table(paths["parquet"]).to_pylist()
    assert [{name: "" if value is None else str(value) for name, value in line.items()} for line in table] == lines
    told = json.loads(paths["json"].read_text())
    assert told["command"] == "foxden simulate fowlplay --players 3 --num 4 --seed 2 --bot random"
    seats = told["settings"][0]["seats"]
    for seat in range(3):
        won = [line for line in lines if line["seat"] == str(seat) and line["rank"] == "1"]
        assert seats[seat]["hits"] == len(won)
    birds = told["settings"][0]["of_seat"]["birds"]
    assert sum(found["of"] for found in birds.values()) == 12
    assert sorted({line["birds"] for line in lines}) == sorted(birds)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["out.csv", "out.json", "out.parquet"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_same_with_and_without_files(game: str, tmp_path: Path) -> None:
    words = [game, "--players", "3", "--num", "12", "--seed", "4"]
    assert run(*words) == run(*words, "--out", str(tmp_path / "out.json"))
    assert run(*words) == run(*words, "--records", str(tmp_path / "out.jsonl"))


# --- going on ---------------------------------------------------------------------------------------------


def settings_of(seed: int = 7) -> tuple[Setting, ...]:
    options = GAMES["foxrun"].settle({})
    return tuple(Setting({"players": str(seats)}, Plan("foxrun", seats, seed, options)) for seats in (2, 3))


def hold(settings: tuple[Setting, ...], num: int, path: Path) -> bytes:
    keep(settings, num, Place(jobs=1), path, lambda _: None)
    return path.read_bytes()


def rows_of(path: Path, settings: tuple[Setting, ...], num: int) -> list[object]:
    journal = Journal(path, describe(settings, num), "x")
    return [(played.setting, row) for played in journal.read(num) for row in played.rows]


def test_a_run_that_was_stopped_anywhere_goes_on(tmp_path: Path) -> None:
    settings, num = settings_of(), 2 * BLOCK
    hold(settings, num, tmp_path / "whole")
    whole = rows_of(tmp_path / "whole", settings, num)
    text = (tmp_path / "whole").read_bytes()
    for number, place in enumerate((0, 5, len(text) // 3, len(text) // 2, len(text) - 1, len(text))):
        path = tmp_path / f"part{number}"
        path.write_bytes(text[:place])
        hold(settings, num, path)
        assert rows_of(path, settings, num) == whole


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    settings = settings_of()
    path = tmp_path / "some"
    journal = Journal(path, describe(settings, BLOCK), "x")
    played = next(play(settings, BLOCK, Place(jobs=1)))
    journal.append(played)
    advanced: list[int] = []
    keep(settings, BLOCK, Place(jobs=1), path, advanced.append)
    assert advanced[0] == len(played.rows)
    assert sum(advanced) == 2 * BLOCK


def test_more_games_go_on_from_fewer_and_fewer_are_found_among_more(tmp_path: Path) -> None:
    settings = settings_of()
    hold(settings, BLOCK, tmp_path / "grown")
    hold(settings, 2 * BLOCK, tmp_path / "grown")
    hold(settings, 2 * BLOCK, tmp_path / "whole")
    grown, whole = (rows_of(tmp_path / name, settings, 2 * BLOCK) for name in ("grown", "whole"))
    assert grown == whole
    fewer = rows_of(tmp_path / "whole", settings, BLOCK)
    assert len(fewer) == 2 * BLOCK


def test_games_of_another_command_are_never_mixed_in(tmp_path: Path) -> None:
    before = hold(settings_of(), BLOCK, tmp_path / "some")
    with pytest.raises(OtherRun):
        hold(settings_of(seed=8), BLOCK, tmp_path / "some")
    assert (tmp_path / "some").read_bytes() == before


def test_games_of_which_something_else_was_counted_are_never_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers would be taken for those of another measure."""
    before = hold(settings_of(), BLOCK, tmp_path / "some")
    monkeypatch.setattr("foxden.lab.run.list_counted", lambda game: ["something else"])
    with pytest.raises(OtherRun):
        hold(settings_of(), BLOCK, tmp_path / "some")
    assert (tmp_path / "some").read_bytes() == before


def test_the_first_move_of_every_game_of_bots_is_known(tmp_path: Path) -> None:
    """Indigo begins, in the corner e1, and has three ways to go (FR-7)."""
    out = tmp_path / "out.json"
    assert foxden("simulate", "foxrun", "--num", "20", "--seed", "1", "--bot", "cub", "--out", str(out)).returncode == 0
    (setting,) = json.loads(out.read_text())["settings"]
    assert set(setting["openings"]) <= {"to d1", "to d2", "to e2"}
    assert sum(opening["of"] for opening in setting["openings"].values()) == 20
    assert sum(opening["hits"] for opening in setting["openings"].values()) == setting["sides"]["foxes"]["hits"]
    for by_value in setting["sides_by"].values():
        assert sum(sides["guardians"]["hits"] for sides in by_value.values()) == setting["sides"]["guardians"]["hits"]


def test_the_command_says_whose_games_lie_there(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    hold(settings_of(), BLOCK, tmp_path / "out.json.part")
    refused = foxden("simulate", "foxrun", "--num", "5", "--seed", "1", "--out", str(out))
    assert refused.returncode == 2
    assert "holds games from a different command" in refused.stderr
    assert not out.exists()


# --- what is not there ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--out", "out.txt"], ".json, .csv, .parquet"),
        (["--on", "spark://x"], "dask://HOST:PORT or ray://HOST:PORT"),
        (["--on", "dask://"], "dask://HOST:PORT"),
        (["--seating", "musical"], "fixed, rotated, duplicate"),
        (["--out", "/no/such/folder/out.csv"], "Can’t write"),
        (["--data", "nothing.toml"], "can’t be read"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(words: list[str], said: str) -> None:
    refused = foxden("simulate", "foxrun", "--num", "3", "--seed", "1", *words)
    assert (refused.returncode, said in refused.stderr) == (2, True), refused.stderr


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        (["--on", "dask://127.0.0.1:1"], "distributed", "./foxden-….whl[dask]"),
        (["--on", "ray://127.0.0.1:1"], "ray", "./foxden-….whl[ray]"),
        (["--out", "out.parquet"], "pyarrow.parquet", "./foxden-….whl[parquet]"),
    ],
)
def test_an_extra_that_is_not_installed_is_named(
    words: list[str], module: str, extra: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    refused = foxden("simulate", "foxrun", "--num", "3", "--seed", "1", *words)
    assert (refused.returncode, extra in refused.stderr) == (2, True), refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_fault_of_a_game_is_not_taken_for_a_dead_worker() -> None:
    def fail(_piece: int) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(spread(fail, [1, 2], jobs=2))


# --- how sure ---------------------------------------------------------------------------------------------


def test_games_of_different_deals_are_independent() -> None:
    share = Share()
    for number in range(40):
        share.add(number, number % 4 == 0)
    assert share.interval == pytest.approx(interval(10, 40))


def test_games_of_one_deal_that_always_agree_say_no_more_than_one() -> None:
    once, twice = Share(), Share()
    for deal in range(40):
        once.add(deal, deal % 4 == 0)
        for _ in range(2):
            twice.add(deal, deal % 4 == 0)
    assert twice.rate == once.rate
    assert twice.interval == pytest.approx(once.interval, abs=1e-3)
