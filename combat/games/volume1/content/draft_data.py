"""Scenario drafts as plain tables for the editor: read them, write them as ordered TOML, check them (22.0)."""

from __future__ import annotations

import copy
import itertools
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from combat.engine.content.findings import ContentError, Finding, shown
from combat.engine.content.hexes.board_files import JOINT, on_board
from combat.engine.content.reading import plain
from combat.engine.content.toml_lines import TomlLines
from combat.engine.files.plain_files import write_whole
from combat.engine.files.toml_writing import toml
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.boards import as_printed, board_of
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.content.library import Library

Data = dict[str, Any]
KeyPath = tuple[str | int, ...]

ORDER = (
    "title", "date", "place", "briefing", "board", "turns", "large_battle", "searches", "hand", "compass", "wind",
    "night", "friendly", "enemy", "points", "events", "objective", "artillery", "friendly_event", "enemy_event",
    "verdict", "option",
)  # fmt: skip
"""Order of the top-level keys when writing; within a table the order of insertion is kept."""
_TITLE = re.compile(r'^(.*?=\s*)("(?:[^"\\]|\\.)*"|\'[^\']*\')')
"""A key with a text on one line."""
MISSHAPEN = ("_type", "extra_forbidden", "literal_error")
"""Faults of a value that no form can show; all others are corrected in the editor."""


def blank(board: Board, title: str, date: str, place: str) -> Data:
    """Return a new draft for a board with title, date and place, and default values."""
    middle = f"{board.columns // 2:02}.{board.rows // 2:02}"
    above = f"{board.columns // 2:02}.{board.rows // 2 - 1:02}"
    return {
        "title": title,
        "date": date,
        "place": place,
        "briefing": [],
        "board": board.id,
        "turns": 8,
        "hand": 4,
        "compass": {"at": middle, "one": above},
        "friendly": {"edge": "left", "morale": "normal", "hidden": True, "squads": [], "deployment": []},
        "enemy": {"edge": "right", "morale": "normal", "alert": False, "prepared": False, "cup": [], "hexes": []},
        "points": {"enemy-killed": 1, "friendly-killed": -2},
        "verdict": [],
    }


def read_draft(path: Path, library: Library) -> Data:
    """Read a scenario file as a plain table, even an invalid one; raise ContentError if the editor could not show
    it.
    """
    try:
        data = plain(path)
        copy.deepcopy(data)  # every change of a draft copies it: data nested too deep for that is refused here
    except RecursionError:
        raise _refused(path, msg("finding-too-deep")) from None
    _check_shape(path, data, library)
    board = data.get("board")
    if isinstance(board, str) and JOINT in board:
        data = on_board(data, board_of(library, board))
    return data


def _refused(path: Path, what: TextMessage) -> ContentError:
    return ContentError([Finding(shown(path), 0, what)])


def _check_shape(path: Path, data: Data, library: Library) -> None:
    """Raise ContentError for what no form can show: unknown keys, texts in place of numbers."""
    try:
        ScenarioFile.model_validate(data)
    except ValidationError as error:
        if any(fault["type"].endswith(MISSHAPEN) for fault in error.errors(include_url=False)):
            found = Assembly(library).scenario(path)[2]
            raise ContentError(found) from None


# -- writing ----------------------------------------------------------------------------------------------------------


def to_toml(data: Mapping[str, Any], head: Iterable[str] = (), board: Board | None = None) -> str:
    """Return a draft as ordered TOML.

    `head` are the comment lines above it. With a `board`, hexes are written with the numbers that it prints.
    """
    remark = "".join(f"# {line}".rstrip() + "\n" for line in head)
    written = data if board is None else as_printed(dict(data), board)
    ordered = {key: written[key] for key in (*ORDER, *written) if key in written}
    return f"{remark}\n{toml(ordered)}" if remark else toml(ordered)


def head_of(text: str) -> list[str]:
    """Return the comment lines at the top of a file, without the leading "#"."""
    lines = itertools.takewhile(lambda line: line.startswith("#"), text.splitlines())
    return [line[1:].strip() for line in lines]


def retitle(path: Path, title: str) -> None:
    """Change only the title of a scenario file.

    The whole file is rewritten only if its title spans several lines or is missing. Raise ContentError if it cannot be
    read, OSError if it cannot be written.
    """
    data = plain(path)
    wanted = {**data, "title": title}
    text = path.read_text(encoding="utf-8-sig")
    rows, at = text.splitlines(keepends=True), TomlLines(text).of("title") - 1
    _, _, written = toml({"title": title}).partition(" = ")
    rows[at] = _TITLE.sub(lambda found: f"{found[1]}{written.strip()}", rows[at])
    new = "".join(rows)
    if "title" not in data or not _says(new, wanted):
        new = to_toml(wanted, head_of(text))
    write_whole(path, new)


def _says(text: str, wanted: Data) -> bool:
    try:
        return tomllib.loads(text) == wanted
    except ValueError:
        return False


# -- checking ---------------------------------------------------------------------------------------------------------


class Trouble(Record):
    """A finding, with the key path that it is about."""

    finding: Finding
    path: KeyPath
    file: str = ""
    """The file that it is about if that is not the scenario, such as a map or a deck; "" for the scenario itself."""


class Checker:
    """Checker of scenario files, as `combat check`, against content that is read only once."""

    def __init__(self, library: Library) -> None:
        self._assembly = Assembly(library)

    def check(self, file: Path) -> list[Trouble]:
        """Return all findings about a scenario file, then those about files that affect all scenarios."""
        findings = sorted({*self._assembly.scenario(file)[2], *self._assembly.findings})
        own = [finding for finding in findings if finding.file == shown(file)]
        others = [Trouble(finding, (), finding.file) for finding in findings if finding not in own]
        try:
            lines = TomlLines(file.read_text(encoding="utf-8-sig"))
        except (OSError, ValueError, RecursionError):
            return [*(Trouble(finding, ()) for finding in own), *others]
        return [*(Trouble(finding, lines.at(finding.line)) for finding in own), *others]
