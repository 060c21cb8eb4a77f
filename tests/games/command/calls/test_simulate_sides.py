"""`combat --game command simulate`: games without a window, printed as text and JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.cli.calls import calls_of
from combat.engine.calls import simulation
from combat.engine.calls.options import Parser
from combat.engine.runs import run_file
from combat.engine.runs.run_settings import RunSettings, book_of
from combat.engine.runs.whole_games import play_games
from combat.games.command.reports.bot_game import COLUMNS
from combat.games.command.reports.bot_run import RUN
from combat.games.command.rules.book import Book
from combat.games.command.title import TITLE
from tests.sampled import sample


def test_it_tells_what_a_game_came_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "games.json"
    words = ["--game", "command", "simulate", "patrols-at-the-bridge", "--games", "1", "--allies", "random"]
    assert main([*words, "--jobs", "1", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "1 game between steady (Axis) and random (Allies)" in told
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["summary"]["games"] == 1
    assert kept["games"][0]["seed"] == 1


def test_ctrl_c_tells_and_keeps_what_there_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopping(*args: Any) -> Iterator[Any]:
        yield next(play_games(*args))
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_games", stopping)
    out = tmp_path / "games.json"
    words = [
        "--game",
        "command",
        "simulate",
        "patrols-at-the-bridge",
        "--games",
        "9",
        "--axis",
        "random",
        "--allies",
        "random",
    ]
    assert main([*words, "--jobs", "1", "--out", str(out)]) == 1
    printed = capsys.readouterr()
    assert (
        printed.err
        == "stopped after 1 of 9 games; with --out RUN.csv they are kept, and the same call goes on with them\n"
    )
    assert "1 game between random (Axis) and random (Allies)" in printed.out
    assert [game["seed"] for game in json.loads(out.read_text(encoding="utf-8"))["games"]] == [1]


@pytest.mark.parametrize("why", sample([(), ("--why",)], 2))
def test_each_game_is_kept_as_a_save_that_is_proved(
    why: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = [
        "--game",
        "command",
        "simulate",
        "patrols-at-the-bridge",
        "--jobs",
        "1",
        "--saves",
        str(tmp_path / "games"),
    ]
    count, players = (1, ()) if why else (2, ("--axis", "random", "--allies", "random"))
    assert main([*words, *why, *players, "--games", str(count)]) == 0
    saves = sorted((tmp_path / "games").iterdir())
    name = "steady" if why else "random"
    assert [save.name for save in saves] == [
        f"patrols-at-the-bridge-{name}-{seed}.combat" for seed in range(1, count + 1)
    ]
    for save in saves:
        assert main(["verify", str(save)]) == 0
    capsys.readouterr()
    assert main(["--game", "command", "log", str(saves[0])]) == 0
    told = capsys.readouterr().out
    assert "The Axis win" in told or "The Allies win" in told


GAMES = ("--game", "command", "simulate", "patrols-at-the-bridge", "--jobs", "1", "--player", "random")


def test_a_line_for_each_game_and_what_they_came_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", *GAMES, "--games", "2"]) == 0
    head, first, second, blank, *sums = capsys.readouterr().out.splitlines()
    assert head.split()[:5] == ["seed", "points", "winner", "ended", "by"]
    assert [line.split()[0] for line in (first, second)] == ["1", "2"]
    assert blank == ""
    assert sums[0].startswith("2 games between random (Axis) and random (Allies): ")
    assert len(sums) == 3


def test_a_run_in_a_file_goes_on_where_it_stopped_and_refuses_other_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "run.csv"
    for games in (1, 3):
        assert main([*GAMES, "--games", str(games), "--json", "--out", str(path)]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["summary"]["games"] for one in told] == [1, 3]
    settings, rows = run_file.read(path, COLUMNS)
    kept = list(rows)
    assert (settings.plays, settings.player, [row.seed for row in kept]) == ("command", "random, random", [1, 2, 3])
    assert kept == sorted(
        play_games(RUN, book_kept_in(settings), [1, 2, 3], {"axis": "random", "allies": "random"}, 2),
        key=lambda row: row.seed,
    )
    before = path.read_bytes()
    assert main(["--language", "en", *GAMES, "--axis", "steady", "--out", str(path)]) == 2
    assert capsys.readouterr().err == (
        f'combat: {path}: its games were played by "random, random", not by "steady, random"; name another file\n'
    )
    assert path.read_bytes() == before
    page = tmp_path / "run.html"
    assert main(["--language", "en", "--game", "command", "report", str(path), "--out", str(page)]) == 0
    assert "3 games, the Axis played by random" in page.read_text(encoding="utf-8")


def book_kept_in(settings: RunSettings) -> Book:
    """Return the book stored in a run's settings."""
    book: Book = book_of(TITLE, settings)
    return book


class Clumsy:
    """Bot that fails at its first answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, port: object) -> str:
        """Raise ValueError."""
        raise ValueError(f"no idea, {self.seed}")


def test_a_player_who_fails_is_one_line_that_names_the_game_up_to_there(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path))
    call = ["--language", "en", *GAMES, "--games", "1", "--allies", f"{__name__}:Clumsy"]
    assert main(call) == 1
    said = capsys.readouterr().err
    assert said.startswith("combat simulate: seed 1: ValueError: no idea, 3 (test_simulate_sides.py:")
    assert said.count("\n") == 1


def test_both_games_simulate_with_the_same_options_and_defaults() -> None:
    """But for who plays each side, and for what he thinks."""

    def options(game: str) -> dict[str, object]:
        (call,) = (call for call in calls_of(game) if call.name == "simulate")
        parser = Parser()
        call.options(parser)
        return {action.dest: (action.option_strings, action.default, action.metavar) for action in parser._actions}

    ours, theirs = options("volume1"), options("command")
    players = ours.pop("player"), theirs.pop("player")
    assert players == ((["--player"], "cautious", "NAME"), (["--player"], "steady", "NAME"))
    assert {name: theirs.pop(name) for name in ("axis", "allies", "why")}
    assert ours == theirs


def test_nobody_of_a_name_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "command", "simulate", "patrols-at-the-bridge", "--axis", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err


def test_it_tells_what_weighed_for_each_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "command", "simulate", "patrols-at-the-bridge", "--why"]) == 0
    told = capsys.readouterr().out.splitlines()
    orders = [line for line in told if "give an order" in line]
    assert orders
    assert any("Move (Move +" in line for line in orders)
