"""Positions on which the rules are silent, or in which two rare rules meet; each ends as its first lines say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.content.library import Library
from combat.games.command.reports import position_runs
from combat.games.command.rules.events.turn_events import OrderEnded

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.toml"))


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_position_ends_as_its_first_lines_say(file: Path) -> None:
    """Every expected event comes, every answer and card is asked for, every measure holds; the order is played out."""
    assert re.match(r"# \d+\.\d", file.read_text(encoding="utf-8")), "the first line names the rule"
    library = Library()
    lab = load_position(file, library, library.assembly())
    assert lab.expect
    ended = []
    position_runs.run(lab, lambda state, event: ended.append(event) if isinstance(event, OrderEnded) else None)
    assert ended


def test_there_are_positions() -> None:
    assert len(POSITIONS) >= 20
