"""Write scenario files in a readable form that parses back to the same scenario (22.0)."""

from __future__ import annotations

from pathlib import Path

from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import toml
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content.boards import as_printed
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile


def scenario_text(sheet: ScenarioFile, note: str = "", board: Board | None = None) -> str:
    """Return the text of a scenario file, without default values; `note` becomes a comment above.

    With a board of several sheets, each hex is written with the id of its sheet.
    """
    remark = "".join(f"# {line}\n" for line in note.splitlines()) + ("\n" if note else "")
    data = sheet.model_dump(exclude_defaults=True)
    return remark + toml(data if board is None else as_printed(data, board))


def write_scenario(sheet: ScenarioFile, file: Path, note: str = "", board: Board | None = None) -> None:
    """Write a scenario to a file atomically, creating its folder if needed; raise OSError if that fails.

    `note` is the comment at the top; `board` is as in `scenario_text`.
    """
    write_whole(file, scenario_text(sheet, note, board))
