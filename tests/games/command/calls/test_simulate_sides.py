"""`combat --game command simulate`: games without a window, in words and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.games.command.calls import simulate_sides
from combat.games.command.reports.bot_run import play_games


def test_it_tells_what_a_game_came_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    words = ["--game", "command", "simulate", "patrols-at-the-bridge", "--games", "1", "--allies", "random"]
    assert main([*words, "--jobs", "1", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "One game between steady (Axis) and random (Allies)" in told
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["sums"]["games"] == 1
    assert kept["games"][0]["seed"] == 1


def test_ctrl_c_tells_and_keeps_what_there_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopping(*args: Any) -> Iterator[Any]:
        yield next(play_games(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_sides, "play_games", stopping)
    out = tmp_path / "games.json"
    words = ["--game", "command", "simulate", "patrols-at-the-bridge", "--games", "9", "--axis", "random", "--allies", "random"]
    assert main([*words, "--jobs", "1", "--out", str(out)]) == 1
    printed = capsys.readouterr()
    assert printed.err == "stopped after 1 of 9 games\n"
    assert printed.out.startswith("One game between random (Axis) and random (Allies)")
    assert [game["seed"] for game in json.loads(out.read_text(encoding="utf-8"))["games"]] == [1]


@pytest.mark.parametrize("why", [(), ("--why",)])
def test_each_game_is_kept_as_a_save_that_is_proved(
    why: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--game", "command", "simulate", "patrols-at-the-bridge", "--jobs", "1", "--saves", str(tmp_path / "games")]
    count, players = (1, ()) if why else (2, ("--axis", "random", "--allies", "random"))
    assert main([*words, *why, *players, "--games", str(count)]) == 0
    saves = sorted((tmp_path / "games").iterdir())
    name = "steady" if why else "random"
    assert [save.name for save in saves] == [f"patrols-at-the-bridge-{name}-{seed}.combat" for seed in range(1, count + 1)]
    for save in saves:
        assert main(["verify", str(save)]) == 0
    capsys.readouterr()
    assert main(["--game", "command", "log", str(saves[0])]) == 0
    told = capsys.readouterr().out
    assert "The Axis win" in told or "The Allies win" in told


def test_nobody_of_a_name_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "command", "simulate", "patrols-at-the-bridge", "--axis", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_it_tells_what_weighed_for_each_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "command", "simulate", "patrols-at-the-bridge", "--why"]) == 0
    told = capsys.readouterr().out.splitlines()
    orders = [line for line in told if "give an order" in line]
    assert orders
    assert any("Move (Move +" in line for line in orders)
