"""A scenario being edited, with undo and redo; every change is autosaved to a draft file."""

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
from combat.engine.files.file_names import file_name
from combat.engine.files.plain_files import write_whole
from combat.engine.files.system_faults import reason
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content.boards import board_of, carried_over
from combat.games.volume1.content.draft_data import Data, to_toml
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.form.fields import KeyPath
from combat.games.volume1.editor.form.form_rows import value_at

MOST_STEPS = 200
"""Maximum number of changes that can be undone."""
IDS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Draft:
    """A scenario draft and its history.

    `path` is the file to which it is saved; None for a new one.
    """

    def __init__(
        self, data: Data, name: str, path: Path | None = None, head: list[str] | None = None, *, named: bool = True
    ) -> None:
        """Create a draft; `named` is False if the file is named after the title until it gets its own name."""
        self._named = named
        self.data, self.name, self.path, self.head = data, name, path, head or []
        self.fault = ""
        """The reason why the draft could not be autosaved; "" if it was."""
        self.sheets: Board | None = None
        """The joined board by whose sheets hexes are written."""
        self._undone: list[tuple[str, Data]] = []
        self._done: list[tuple[str, Data]] = []
        self._saved = (name, copy.deepcopy(data))
        self._stroke: object = None

    # -- values -------------------------------------------------------------------------------------------------

    def get(self, path: KeyPath, default: object = None) -> Any:
        """Return the value at a key path, or the default if there is none."""
        found = value_at(self.data, path)
        return default if found is None else found

    def put(self, path: KeyPath, value: object, stroke: object = None) -> None:
        """Set the value at a key path, creating missing tables.

        Changes with the same `stroke` are undone together.
        """
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
        """Convert the draft's hexes from one board to another; undone together with other changes of the same
        stroke.
        """
        for key, value in carried_over(self.data, old, new).items():
            self.put((key,), value, stroke)

    def drop(self, path: KeyPath) -> None:
        """Remove the value at a key path; do nothing if there is none."""
        if value_at(self.data, path) is None:
            return
        self._step()
        del value_at(self.data, path[:-1])[path[-1]]
        self.keep()

    def rename(self, name: str) -> None:
        """Rename the file; from now on its name does not follow the title."""
        self._named = True
        self._rename(name)

    def entitle(self, title: str) -> None:
        """Set the title; a file that was never named by the player is renamed after it."""
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
        """Undo the last change; return False if there is none."""
        return self._go(self._done, self._undone)

    def redo(self) -> bool:
        """Redo the last undone change; return False if there is none."""
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
        """Whether there is a change to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone change to redo."""
        return bool(self._undone)

    @property
    def unsaved(self) -> bool:
        """Whether the draft differs from the file last opened or saved."""
        return (self.name, self.data) != self._saved

    def adopt(self) -> None:
        """Mark the contents as unsaved, as for a recovered draft."""
        self._saved = ("", {})

    # -- files --------------------------------------------------------------------------------------------------

    @property
    def file(self) -> Path:
        """Path of the autosaved draft."""
        return kept_file(self.name)

    @property
    def target(self) -> Path:
        """Path to which the draft is saved."""
        if self.path is not None and self.path.stem == self.name:
            return self.path
        return folders.scenarios() / f"{self.name}.toml"

    def keep(self) -> None:
        """Autosave the draft, so that it can be recovered."""
        self.fault = _write(self.file, self.text())

    def to_be_checked(self) -> Path:
        """Write the draft to a temporary file for `combat check`, and return its path."""
        self.fault = _write(self._checked, self.text())
        return self._checked

    @property
    def _checked(self) -> Path:
        return folders.drafts() / "checked" / f"{self.name}.toml"

    def text(self) -> str:
        """Return the scenario as TOML."""
        return to_toml(self.data, self.head, self._printed_on())

    def _printed_on(self) -> Board | None:
        """Return the joined board of the scenario; None for a single sheet or an unusable board."""
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
        """Save the scenario; return why that failed, or ""."""
        target = self.target
        fault = _write(target, self.text())
        if not fault:
            self.path, self._saved, self._named = target, (self.name, copy.deepcopy(self.data)), True
            self.discard()
        return fault

    def discard(self) -> None:
        """Delete the autosaved draft."""
        _remove(self.file)
        _remove(self._checked)


def kept_file(name: str) -> Path:
    """Return the path of a scenario's autosaved draft."""
    return folders.drafts() / f"{name}.toml"


def free_name(name: str) -> str:
    """Return a name that no scenario, draft or board has: `name`, or with a number appended."""
    library = Library()
    boards = (path.stem for path in library.files("assets/boards/*.tmx"))
    taken = {*library.scenario_ids(), *boards, *(path.stem for path in folders.drafts().glob("*.toml"))}
    candidates = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
    return next(each for each in candidates if each not in taken)


def _write(path: Path, text: str) -> str:
    """Write a file atomically; return why it failed, or ""."""
    try:
        write_whole(path, text)
    except OSError as fault:
        return f"{path}: {reason(fault)}"
    return ""


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
