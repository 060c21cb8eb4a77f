"""Runs of each game by the command line: with several processes, stopped and resumed, in both formats, reported."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.engine.calls import simulation
from combat.engine.kernel.record import Record
from combat.engine.runs import on_cluster, parquet_run, run_file
from combat.engine.runs.row_columns import RowColumns
from combat.engine.runs.whole_games import play_games
from combat.games.command.reports.bot_game import COLUMNS as SIDES_COLUMNS
from combat.games.volume1.runs.game_row import COLUMNS as BATTLE_COLUMNS

Printed = pytest.CaptureFixture[str]
SCENARIOS = {"volume1": "tutorial-patrol", "command": "patrols-at-the-bridge"}
COLUMNS: dict[str, RowColumns[Any]] = {"volume1": BATTLE_COLUMNS, "command": SIDES_COLUMNS}
ENDINGS = pytest.mark.parametrize(
    "ending",
    [
        ".csv",
        pytest.param(
            ".parquet",
            marks=pytest.mark.skipif(
                parquet_run.pyarrow is None, reason="pyarrow is not installed: make cluster-check"
            ),
        ),
    ],
)
GAMES = pytest.mark.parametrize("game", SCENARIOS)


def simulated(game: str, path: Path, games: int, *more: str) -> int:
    """Run `simulate` for random games of a title, written to `path`; return the exit code."""
    call = [
        "--language",
        "en",
        "--game",
        game,
        "simulate",
        SCENARIOS[game],
        "--player",
        "random",
        "--games",
        str(games),
    ]
    return main([*call, "--out", str(path), *more])


def rows(game: str, path: Path) -> list[Record]:
    """Return the rows of a title's file, sorted by seed."""
    return sorted(run_file.read(path, COLUMNS[game])[1], key=lambda row: COLUMNS[game].values(row)[0])


@ENDINGS
@GAMES
def test_two_processes_play_what_one_does_and_the_run_says_whose_it_is(game: str, ending: str, tmp_path: Path) -> None:
    one, two = tmp_path / f"one{ending}", tmp_path / f"two{ending}"
    assert simulated(game, one, 3, "--jobs", "1") == simulated(game, two, 3, "--jobs", "2") == 0
    assert rows(game, one) == rows(game, two)
    assert [COLUMNS[game].values(row)[0] for row in rows(game, one)] == [1, 2, 3]
    assert run_file.settings_in(two).plays == game


@ENDINGS
@GAMES
def test_a_run_that_was_stopped_goes_on_and_is_reported_without_naming_its_game(
    game: str, ending: str, tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopping(*args: Any) -> Iterator[Any]:
        yield next(play_games(*args))
        raise KeyboardInterrupt

    path, whole, page = tmp_path / f"run{ending}", tmp_path / f"whole{ending}", tmp_path / "run.html"
    monkeypatch.setattr(simulation, "play_games", stopping)
    assert simulated(game, path, 3, "--jobs", "1") == 1
    assert capsys.readouterr().err == f"1 of 3 games are in {path}; the same call goes on with them\n"
    monkeypatch.undo()
    assert simulated(game, path, 3, "--jobs", "1") == simulated(game, whole, 3, "--jobs", "1") == 0
    assert rows(game, path) == rows(game, whole)
    capsys.readouterr()
    assert main(["--language", "en", "report", str(path), "--out", str(page)]) == 0
    assert "Report of many games" in page.read_text(encoding="utf-8")
    other = next(name for name in SCENARIOS if name != game)
    assert main(["--language", "en", "--game", other, "report", str(path), "--out", str(page)]) == 2
    assert f'its games are of "{game}"' in capsys.readouterr().err


@GAMES
def test_games_in_json_are_those_of_the_file(game: str, tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "run.csv"
    assert simulated(game, path, 2, "--jobs", "1") == 0
    assert simulated(game, tmp_path / "run.json", 2, "--jobs", "1") == 0
    told = json.loads((tmp_path / "run.json").read_text(encoding="utf-8"))
    kept = [COLUMNS[game].plain(row) for row in rows(game, path)]
    assert [{name: row[name] for name in told["games"][0]} for row in kept] == told["games"]


@pytest.mark.skipif(on_cluster.distributed is None, reason="Dask is not installed: make cluster-check")
@GAMES
def test_a_cluster_plays_what_this_machine_does(
    game: str, cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path
) -> None:
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    assert simulated(game, here, 3, "--jobs", "1") == 0
    assert simulated(game, there, 3, "--cluster", cluster[0]) == 0
    assert rows(game, there) == rows(game, here)
