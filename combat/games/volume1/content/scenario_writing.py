"""Scenario sheets written as files that a person would have written, and that are read back the same (22.0)."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import toml
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content.boards import as_printed
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile


def scenario_text(sheet: ScenarioFile, note: str = "", board: Board | None = None) -> str:
    """A scenario file; what has its usual value is left out, and `note` stands above as a remark of any length.

    Hexes carry the sheet that they lie on where the board is given and has several.
    """
    remark = "".join(f"# {line}\n" for line in note.splitlines()) + ("\n" if note else "")
    data = sheet.model_dump(exclude_defaults=True)
    return remark + toml(data if board is None else as_printed(data, board))


def write_scenario(sheet: ScenarioFile, file: Path, note: str = "", board: Board | None = None) -> None:
    """Put a scenario into a file in one step, and make its folder where there is none; raises OSError."""
    write_whole(file, scenario_text(sheet, note, board))


def file_name(title: str) -> str:
    """What a scenario is called in files: remys-orchard for Rémy's Orchard; "" where no letter can be kept."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall("[a-z0-9]+", plain.replace("'", "")))
