"""Scenarios on two boards side by side, whose hex numbers name the sheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.files.folders import share
from combat.games.volume1.content.library import Library

SHEET = (share() / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
TWICE = SHEET.replace('board = "farmhouse"', 'board = "farmhouse+farmhouse"')


def written(folder: Path, text: str) -> Path:
    """Write the file of a joined board; return its path."""
    path = folder / "two-farms.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_hex_that_names_its_sheet_lies_on_it(tmp_path: Path) -> None:
    """The seam's column belongs to the sheet on its right; of two sheets with one name the left one is meant."""
    book = Library().load_book(written(tmp_path, TWICE.replace('"14.07"', '"farmhouse:14.07"')))
    assert (book.board.columns, book.scenario.board) == (65, "farmhouse+farmhouse")
    assert book.scenario.enemy_hexes[0] == "14.07"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"farmhouse+farmhouse"', '"farmhouse+mill"', 'board "mill" is unknown'),
        ('"farmhouse+farmhouse"', '"farmhouse+"', "board: is empty; name one"),
        ('"14.07"', '"mill:14.07"', 'hex "mill:14.07" is not a hex number'),
        ('"14.07"', '"77.07"', 'hex "77.07" is off the board (65 × 18)'),
    ],
)
def test_a_fault_in_it_is_one_line(tmp_path: Path, old: str, new: str, what: str) -> None:
    with pytest.raises(ContentError) as fault:
        Library().load_book(written(tmp_path, TWICE.replace(old, new)))
    assert what in str(fault.value)
    assert "two-farms.toml:" in str(fault.value)
