"""Scenario sheets as plain tables that an editor changes: read, written as TOML in our order, and checked (22.0)."""

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
"""The keys of a sheet in the order in which ours are written; within a table they stay as they were put in."""
_TITLE = re.compile(r'^(.*?=\s*)("(?:[^"\\]|\\.)*"|\'[^\']*\')')
"""A key with a text in one line."""
MISSHAPEN = ("_type", "extra_forbidden", "literal_error")
"""Faults of a value that no form can show; all others are mended in the editor."""


def blank(board: Board, title: str, date: str, place: str) -> Data:
    """A sheet for a board, with what its head says, on which everything that can be is still to be done."""
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
    """A scenario file as a plain table, sound or not; raises ContentError where a form could not show it."""
    try:
        data = plain(path)
        copy.deepcopy(data)  # every change of a draft copies it: what is nested too deep for that is refused here
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
    """Refuse what no form can show: keys that nobody knows, texts where numbers belong."""
    try:
        ScenarioFile.model_validate(data)
    except ValidationError as error:
        if any(fault["type"].endswith(MISSHAPEN) for fault in error.errors(include_url=False)):
            found = Assembly(library).scenario(path)[2]
            raise ContentError(found) from None


# -- writing ----------------------------------------------------------------------------------------------------------


def to_toml(data: Mapping[str, Any], head: Iterable[str] = (), board: Board | None = None) -> str:
    """A sheet as TOML in our order, below comment lines of its own; its hexes as the board prints them."""
    remark = "".join(f"# {line}".rstrip() + "\n" for line in head)
    written = data if board is None else as_printed(dict(data), board)
    ordered = {key: written[key] for key in (*ORDER, *written) if key in written}
    return f"{remark}\n{toml(ordered)}" if remark else toml(ordered)


def head_of(text: str) -> list[str]:
    """The comment lines at the top of a file, without their signs."""
    lines = itertools.takewhile(lambda line: line.startswith("#"), text.splitlines())
    return [line[1:].strip() for line in lines]


def retitle(path: Path, title: str) -> None:
    """Give a scenario file another title, and leave all else as it was written; raises ContentError and OSError.

    Only where its title stands in several lines is the whole sheet written anew.
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
    """A finding with the key path of what it is about."""

    finding: Finding
    path: KeyPath
    file: str = ""
    """The file that it is about if that is not the scenario: a map, a deck; "" for the scenario itself."""


class Checker:
    """Judges files again and again as `combat check` does, against content that is read once."""

    def __init__(self, library: Library) -> None:
        self._assembly = Assembly(library)

    def check(self, file: Path) -> list[Trouble]:
        """Return every finding about a scenario file, then what keeps any scenario from being played, by files."""
        findings = sorted({*self._assembly.scenario(file)[2], *self._assembly.findings})
        own = [finding for finding in findings if finding.file == shown(file)]
        others = [Trouble(finding, (), finding.file) for finding in findings if finding not in own]
        try:
            lines = TomlLines(file.read_text(encoding="utf-8-sig"))
        except (OSError, ValueError, RecursionError):
            return [*(Trouble(finding, ()) for finding in own), *others]
        return [*(Trouble(finding, lines.at(finding.line)) for finding in own), *others]
