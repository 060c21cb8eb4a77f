"""Scenario sheets as plain tables that an editor changes: read, written as TOML in our order, and checked (22.0)."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit
from pydantic import ValidationError
from tomlkit.items import Array, InlineTable, Item, Table

from combat.board.board import Board
from combat.content.assembly import Assembly
from combat.content.boards import JOINT, on_board
from combat.content.findings import ContentError, Finding, shown
from combat.content.library import Library
from combat.content.reading import LARGEST_FILE
from combat.content.scenarios import ScenarioFile
from combat.content.toml_lines import Lines

Data = dict[str, Any]
KeyPath = tuple[str | int, ...]

ORDER = (
    "title", "date", "place", "briefing", "board", "turns", "large_battle", "searches", "hand", "compass", "wind",
    "night", "friendly", "enemy", "points", "events", "objective", "artillery", "friendly_event", "enemy_event",
    "verdict", "option",
)  # fmt: skip
"""The keys of a sheet in the order in which ours are written; within a table they stay as they were put in."""
WIDTH = 120
"""Columns of a line of hexes or men."""
INDENT = "    "
INLINE = ("compass", "changes", "effects")
"""Tables that stand in one line."""
ALONE = ("briefing", "squads")
"""Lists with each entry in a line of its own."""
MISSHAPEN = ("_type", "extra_forbidden", "literal_error")
"""Faults of a value that no form can show; all others are mended in the editor."""


def blank(board: Board, title: str) -> Data:
    """A sheet for a board on which everything that can be is still to be done."""
    middle = f"{board.columns // 2:02}.{board.rows // 2:02}"
    above = f"{board.columns // 2:02}.{board.rows // 2 - 1:02}"
    return {
        "title": title,
        "date": "June 1944",
        "place": "Normandy, France",
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
        if path.stat().st_size > LARGEST_FILE:
            raise _refused(path, f"is larger than {LARGEST_FILE} bytes; a content file is not")
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        copy.deepcopy(data)
    except OSError as fault:
        raise _refused(path, f"cannot be read: {fault.strerror or fault}") from None
    except RecursionError:
        raise _refused(path, "is nested too deep; content files need no more than five levels") from None
    except ValueError as fault:
        raise _refused(path, f"is no sound TOML: {fault}") from None
    _check_shape(path, data, library)
    board = data.get("board")
    if isinstance(board, str) and JOINT in board:
        data = on_board(data, library.board(board))
    return data


def _refused(path: Path, what: str) -> ContentError:
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


def to_toml(data: Mapping[str, Any], head: Iterable[str] = ()) -> str:
    """A sheet as TOML, below comment lines of its own."""
    document = tomlkit.document()
    for line in head:
        document.add(tomlkit.comment(line))
    if document.body:
        document.add(tomlkit.nl())
    for key in [*(key for key in ORDER if key in data), *(key for key in data if key not in ORDER)]:
        document.add(key, _item(key, data[key]))
    return tomlkit.dumps(document).lstrip("\n")


def head_of(text: str) -> list[str]:
    """The comment lines at the top of a file, without their signs."""
    lines = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line[1:].strip())
    return lines


def _item(key: str, value: Any) -> Item:
    if isinstance(value, dict):
        return _inline(value) if key in INLINE else _table(value)
    if isinstance(value, list):
        if value and isinstance(value[0], dict) and key not in INLINE:
            tables = tomlkit.aot()
            for entry in value:
                tables.append(_table(entry))
            return tables
        return _array(key, value)
    return _plain(value)


def _plain(value: str | int | bool) -> Item:
    item: Item = tomlkit.item(value)
    return item


def _table(values: Mapping[str, Any]) -> Table:
    """A table; the tables within it stand below its plain values, as TOML wants it."""
    table = tomlkit.table()
    for key, value in sorted(values.items(), key=lambda pair: _is_below(*pair)):
        table.add(key, _item(key, value))
    return table


def _is_below(key: str, value: Any) -> bool:
    nested = isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))
    return nested and key not in INLINE


def _inline(values: Mapping[str, Any]) -> InlineTable:
    table = tomlkit.inline_table()
    for key, value in values.items():
        table.add(key, _inline(value) if isinstance(value, dict) else _flat(value))
    return table


def _flat(value: Any) -> Item:
    if not isinstance(value, list):
        return _plain(value)
    array = tomlkit.array()
    for entry in value:
        array.append(_inline(entry) if isinstance(entry, dict) else entry)
    return array


def _array(key: str, values: list[Any]) -> Array:
    """A list in one line where it fits, else in as many as it needs."""
    array = tomlkit.array()
    entries = [_inline(value) if isinstance(value, dict) else _flat(value) for value in values]
    texts = [entry.as_string() for entry in entries]
    if key not in ALONE and len(key) + 5 + sum(map(len, texts)) + 2 * len(texts) <= WIDTH:
        for entry in entries:
            array.append(entry)
        return array
    line: list[Item] = []
    room = WIDTH - len(INDENT)
    for entry, text in zip(entries, texts, strict=True):
        if line and (key in ALONE or room < len(text) + 2):
            array.add_line(*line, indent=INDENT)
            line, room = [], WIDTH - len(INDENT)
        line.append(entry)
        room -= len(text) + 2
    array.add_line(*line, indent=INDENT)
    array.add_line(indent="")
    return array


# -- checking ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Trouble:
    """A finding with the key path of what it is about."""

    finding: Finding
    path: KeyPath


class Checker:
    """Judges files again and again as `combat check` does, against content that is read once."""

    def __init__(self, library: Library) -> None:
        self._assembly = Assembly(library)

    def check(self, file: Path) -> list[Trouble]:
        """Every finding about a scenario file, and what keeps any scenario from being played."""
        findings = sorted({*self._assembly.scenario(file)[2], *self._assembly.findings})
        try:
            lines = Lines(file.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return [Trouble(finding, ()) for finding in findings]
        return [Trouble(finding, lines.at(finding.line)) for finding in findings]
