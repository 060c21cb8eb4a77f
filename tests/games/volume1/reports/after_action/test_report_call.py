"""`combat report` writes the report, or prints one line of error."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main

GOLDEN = Path(__file__).parents[2] / "golden" / "first-light-cautious.combat"


def test_it_writes_a_page_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "battle.html"
    assert main(["report", str(GOLDEN), "--out", str(target)]) == 0
    assert target.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert str(target) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "out", "said"),
    [
        (GOLDEN, "battle.pdf", '"battle.pdf" must end in .html'),
        ("nowhere.combat", "battle.html", "nowhere.combat: no such save"),
    ],
)
def test_what_it_cannot_do_it_says_in_a_line(
    file: Path | str, out: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(file), "--out", out]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
