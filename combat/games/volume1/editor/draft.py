"""A scenario that is being made: what was changed, undone and redone, kept in a file of its own with every change."""

from __future__ import annotations

import contextlib
import copy
import itertools
import re
from pathlib import Path
from typing import Any

from combat.engine.content.findings import ContentError
from combat.engine.content.hexes.board_files import JOINT
from combat.engine.files import folders
from combat.engine.files.plain_files import write_whole
from combat.engine.files.system_faults import reason
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content.boards import board_of, carried_over
from combat.games.volume1.content.draft_data import Data, to_toml
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.scenario_writing import file_name
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import value_at

MOST_STEPS = 200
"""How many changes can be undone."""
IDS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Draft:
    """A sheet and its history. `path` is the file that it is saved to; None before it has one."""

    def __init__(
        self, data: Data, name: str, path: Path | None = None, head: list[str] | None = None, *, named: bool = True
    ) -> None:
        """`named` is False for a file that is called after the scenario's title until it gets a name of its own."""
        self._named = named
        self.data, self.name, self.path, self.head = data, name, path, head or []
        self.fault = ""
        """Why the draft could not be kept; empty while it is."""
        self.sheets: Board | None = None
        """The board that its hexes are written by where it has several sheets."""
        self._undone: list[tuple[str, Data]] = []
        self._done: list[tuple[str, Data]] = []
        self._saved = (name, copy.deepcopy(data))
        self._stroke: object = None

    # -- values -------------------------------------------------------------------------------------------------

    def get(self, path: KeyPath, default: object = None) -> Any:
        """What stands at a key path, or a default where nothing does."""
        found = value_at(self.data, path)
        return default if found is None else found

    def put(self, path: KeyPath, value: object, stroke: object = None) -> None:
        """Writes a value; tables that are missing on the way are made. Changes of one stroke are undone together."""
        if value_at(self.data, path) == value:
            return
        self._step(stroke)
        table: Any = self.data
        for part in path[:-1]:
            if isinstance(table, dict) and table.get(part) is None:
                table[part] = {}
            table = table[part]
        table[path[-1]] = copy.deepcopy(value)
        self.keep()

    def carry_over(self, old: Board, new: Board, stroke: object) -> None:
        """Brings its hexes from one board to another, in one step with the change of the board."""
        for key, value in carried_over(self.data, old, new).items():
            self.put((key,), value, stroke)

    def drop(self, path: KeyPath) -> None:
        """Takes a value out."""
        if value_at(self.data, path) is None:
            return
        self._step()
        del value_at(self.data, path[:-1])[path[-1]]
        self.keep()

    def rename(self, name: str) -> None:
        """Gives the file another name."""
        self._named = True
        self._rename(name)

    def entitle(self, title: str) -> None:
        """Sets the title; a file that has no name of its own yet is called after it."""
        stroke, name = object(), file_name(title)
        self.put(("title",), title, stroke)
        if name and name != self.name and not self._named:
            self._rename(free_name(name), stroke)

    def _rename(self, name: str, stroke: object = None) -> None:
        if name != self.name:
            self._step(stroke)
            old, self.name = self.name, name
            self.keep()
            _remove(kept_file(old))

    # -- history ------------------------------------------------------------------------------------------------

    def _step(self, stroke: object = None) -> None:
        if stroke is None or stroke is not self._stroke:
            self._done.append((self.name, copy.deepcopy(self.data)))
            del self._done[:-MOST_STEPS]
        self._stroke = stroke
        self._undone.clear()

    def undo(self) -> bool:
        """Takes the last change back; False where there is none."""
        return self._go(self._done, self._undone)

    def redo(self) -> bool:
        """Makes the change that was taken back last once more; False where there is none."""
        return self._go(self._undone, self._done)

    def _go(self, source: list[tuple[str, Data]], target: list[tuple[str, Data]]) -> bool:
        if not source:
            return False
        target.append((self.name, self.data))
        old = self.name
        self.name, self.data = source.pop()
        self._stroke = None
        self.keep()
        if old != self.name:
            _remove(kept_file(old))
        return True

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def unsaved(self) -> bool:
        """Whether anything differs from what was opened or saved last."""
        return (self.name, self.data) != self._saved

    def adopt(self) -> None:
        """Counts what is there as not saved yet, like a draft that was taken up again."""
        self._saved = ("", {})

    # -- files --------------------------------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        """Where the draft itself is kept."""
        return kept_file(self.name)

    @property
    def target(self) -> Path:
        """The file that it would be saved to."""
        if self.path is not None and self.path.stem == self.name:
            return self.path
        return folders.scenarios() / f"{self.name}.toml"

    def keep(self) -> None:
        """Writes the draft, so that a crash loses nothing."""
        self.fault = _write(self.file, self.text())

    def to_be_checked(self) -> Path:
        """A file with the sheet as it stands, for `combat check`."""
        self.fault = _write(self._checked, self.text())
        return self._checked

    @property
    def _checked(self) -> Path:
        return folders.drafts() / "checked" / f"{self.name}.toml"

    def text(self) -> str:
        """The sheet as TOML."""
        return to_toml(self.data, self.head, self._printed_on())

    def _printed_on(self) -> Board | None:
        """The joined board of the sheet; None for one of a single sheet, or one that cannot be had."""
        board = self.data.get("board")
        if not isinstance(board, str) or JOINT not in board:
            return None
        if self.sheets is None or self.sheets.id != board:
            try:
                self.sheets = board_of(Library(), board)
            except ContentError:
                return None
        return self.sheets

    def save(self) -> str:
        """Writes the scenario where it belongs; returns why that failed, or nothing."""
        target = self.target
        fault = _write(target, self.text())
        if not fault:
            self.path, self._saved, self._named = target, (self.name, copy.deepcopy(self.data)), True
            self.discard()
        return fault

    def discard(self) -> None:
        """Forgets the kept draft."""
        _remove(self.file)
        _remove(self._checked)


def kept_file(name: str) -> Path:
    """Where the draft of a scenario is kept."""
    return folders.drafts() / f"{name}.toml"


def free_name(name: str) -> str:
    """Return a name that no scenario, draft or board has yet: the name itself, or with a number behind it."""
    library = Library()
    boards = (path.stem for path in library.files("assets/boards/*.tmx"))
    taken = {*library.scenario_ids(), *boards, *(path.stem for path in folders.drafts().glob("*.toml"))}
    candidates = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(each for each in candidates if each not in taken)


def _write(path: Path, text: str) -> str:
    """Writes a file whole or not at all; returns why it failed, or nothing."""
    try:
        write_whole(path, text)
    except OSError as fault:
        return f"{path}: {reason(fault)}"
    return ""


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
