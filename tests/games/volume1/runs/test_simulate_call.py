"""`combat simulate` into a file: stopped, resumed, and refused if the settings differ."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.calls import simulation
from combat.engine.runs import run_file
from combat.engine.runs.whole_games import play_games
from combat.games.volume1.runs.game_row import COLUMNS

Printed = pytest.CaptureFixture[str]
CALL = ("simulate", "tutorial-patrol", "--player", "random", "--jobs", "1")


@pytest.fixture(autouse=True)
def _english() -> None:
    words.use("en")


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise KeyboardInterrupt after two simulated games."""

    def stopping(*args: Any) -> Iterator[Any]:
        for number, row in enumerate(play_games(*args)):
            if number == 2:
                raise KeyboardInterrupt
            yield row

    monkeypatch.setattr(simulation, "play_games", stopping)


def games_of(path: Path) -> list[str]:
    """Return the lines of the games in a file, sorted."""
    return sorted(path.read_text(encoding="utf-8").splitlines()[2:])


def test_each_game_is_kept_as_a_save_before_it_is_a_row(tmp_path: Path, capsys: Printed) -> None:
    saves, run = tmp_path / "games", tmp_path / "run.csv"
    for _ in range(2):
        assert main([*CALL, "--games", "2", "--saves", str(saves), "--out", str(run)]) == 0
    assert sorted(path.name for path in saves.iterdir()) == [f"tutorial-patrol-random-{seed}.combat" for seed in (1, 2)]
    for path in saves.iterdir():
        assert main(["verify", str(path)]) == 0
        assert capsys.readouterr().out.endswith("the game is over\n")


def test_a_folder_for_saves_that_cannot_be_made_is_one_line(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert main([*CALL, "--games", "1", "--saves", str(tmp_path / "file" / "games")]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "file/games" in said


def test_ctrl_c_keeps_what_is_done_and_the_same_call_goes_on(
    interrupted: None, tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, whole = tmp_path / "run.csv", tmp_path / "whole.csv"
    assert main([*CALL, "--games", "3", "--out", str(path)]) == 1
    printed = capsys.readouterr()
    assert printed.err == f"2 of 3 games are in {path}; the same call goes on with them\n"
    assert printed.out.startswith("2 games by the random player: ")
    monkeypatch.undo()
    for target in (path, whole):
        assert main([*CALL, "--games", "3", "--out", str(target)]) == 0
    assert capsys.readouterr().err == ""
    assert games_of(path) == games_of(whole)
    assert [row.seed for row in run_file.read(path, COLUMNS)[1]] == [1, 2, 3]


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_without_a_file_tells_what_there_was_and_what_would_have_kept_it(
    capsys: Printed, tmp_path: Path
) -> None:
    out = tmp_path / "games.json"
    assert main([*CALL, "--games", "9", "--json", "--out", str(out)]) == 1
    printed = capsys.readouterr()
    assert (
        printed.err
        == "stopped after 2 of 9 games; with --out RUN.csv they are kept, and the same call goes on with them\n"
    )
    assert json.loads(out.read_text(encoding="utf-8")) == (told := json.loads(printed.out))
    assert [game["seed"] for game in told["games"]] == [1, 2]


def test_a_file_of_other_games_is_left_as_it_is(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "run.csv"
    assert main([*CALL, "--games", "1", "--out", str(path)]) == 0
    before = path.read_bytes()
    capsys.readouterr()
    for other, said in (
        (("--seed", "8"), "its first game has seed 1, not 8"),
        (("--player", "cautious"), 'its games were played by "random", not by "cautious"'),
    ):
        assert main([*CALL, "--games", "1", *other, "--out", str(path)]) == 2
        assert capsys.readouterr().err == f"combat: {path}: {said}; name another file\n"
    assert path.read_bytes() == before


def test_a_longer_run_plays_only_what_is_missing(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "run.csv"
    for games in (2, 1, 3):
        assert main([*CALL, "--games", str(games), "--json", "--out", str(path)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["summary"]["games"] for one in told] == [2, 2, 3]
    assert {one["scenario"] for one in told} == {"tutorial-patrol"}


def test_a_cluster_that_does_not_answer_is_one_line(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("combat.engine.runs.on_cluster.SCHEDULER_TIMEOUT_S", 0.2)
    assert main([*CALL, "--games", "1", "--cluster", "tcp://127.0.0.1:9"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("combat simulate: ")
    assert printed.err.count("\n") == 1
