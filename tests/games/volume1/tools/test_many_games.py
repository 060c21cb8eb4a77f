"""The run of many games is resumed where it stopped, reports faults, and writes a page of results."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.volume1 import many_games
from tools.volume1.endurance_page import put
from tools.volume1.many_games import Ended
from tools.volume1.scenario_table import OURS


def test_games_are_kept_and_not_played_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    assert many_games.main([str(kept), "--random", "1", "--cautious", "1"]) == 0
    first = kept.read_text(encoding="utf-8")
    kept.write_text(first + '{"player": "random", "num', encoding="utf-8")
    games = many_games.kept(kept)
    assert set(games) == {("random", 0), ("cautious", 0)}
    assert all(ended.proved and ended.answers > 100 and not ended.fault for ended in games.values())
    assert list(many_games.left(games, {"random": 3, "cautious": 1})) == [("random", 1), ("random", 2)]
    assert "| cautious | 1 | 1 | 0 |" in capsys.readouterr().out


def test_a_fault_is_told_and_ends_no_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_games, "LONGEST", 20)
    ended = many_games.play("random", 0, tmp_path)
    assert ended.fault.startswith("TooLongError")
    assert many_games.table({("random", 0): ended}).endswith("| random | 1 | 1 | 0 | 0 | 0 | 1 |\n")


def test_numbers_lead_to_scenarios_and_to_made_up_battles_in_turns() -> None:
    books = [many_games.battle(number) for number in (2, 3)]
    assert [book.scenario.id for book in books] == [OURS.scenario_ids()[1], "made-up-3"]


def test_a_table_takes_the_place_of_the_last_one(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- games -->\nold\n<!-- /games -->\nafter\n", encoding="utf-8")
    put("games", "new\n", page)
    assert page.read_text(encoding="utf-8") == "before\n<!-- games -->\nnew\n<!-- /games -->\nafter\n"
    assert Ended("random", 0, "x") == Ended("random", 0, "x", 0, proved=False, fault="")
