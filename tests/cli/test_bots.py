"""The players of docs/bots.md play as it says."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from combat.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
MODULES = dict(re.findall(r"```python\n# (\w+)\.py\n(.*?)```", PAGE, re.DOTALL))


@pytest.mark.parametrize("name", ["lucky:Lucky", "told:Told"])
def test_the_players_of_the_page_play(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = name.partition(":")[0]
    (tmp_path / f"{module}.py").write_text(MODULES[module], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    call = ["simulate", "tutorial-patrol", "--games", "1", "--jobs", "1", "--json", "--player", name]
    assert main(call) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["player"], len(report["games"])) == (name, 1)
    assert main(call) == 0
    assert json.loads(capsys.readouterr().out) == report


def test_the_simplest_player_of_the_page_has_ten_lines() -> None:
    assert len([line for line in MODULES["lucky"].splitlines() if line.strip()]) <= 10


def test_where_a_player_of_ones_own_fails_one_line_tells_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wrong.py").write_text(
        "class Wrong:\n    def __init__(self, seed): pass\n    def answer(self, port): return 'nothing'\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert main(["simulate", "tutorial-patrol", "--games", "1", "--jobs", "1", "--player", "wrong:Wrong"]) == 1
    said = capsys.readouterr().err
    assert "seed 1: IllegalAnswer" in said
    assert len(said.splitlines()) == 1
