"""File watcher: notifies the shown scene of changes on disk, at negligible cost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from combat.engine.content import layers
from combat.engine.files.file_snapshot import FileSnapshot, file_snapshot
from combat.engine.kernel.record import Record
from combat.engine.stage.screen import Screen

PAUSE, SETTLING, SHARE = 0.5, 0.2, 200
"""Seconds between two checks, and before a change is confirmed; both are at least SHARE times the cost of a check."""


PACKS = "packs"
"""The folder of packs, which any scene may watch: packs can add to most lists."""


class Look(Record):
    """A watched folder: its path in the player's folder, such as "assets/boards", and the file suffixes to watch."""

    folder: str
    ends: tuple[str, ...]


class Watch:
    """Checks the files and folders that the top scene shows, and notifies it of a change.

    A change is reported only once it has settled, so that files still being written are not read. On return to
    a scene it is reported at once.
    """

    def __init__(self, folders: Mapping[str, Look], named: Iterable[Path], lay_packs: Callable[[], None]) -> None:
        """`named` are packs outside the player's folder; `lay_packs` reloads the packs."""
        self._folders, self._named, self._lay_packs = folders, tuple(named), lay_packs
        self._laid = self._look_at(PACKS)
        self._last: FileSnapshot = frozenset()
        self._wait = 0.0
        self._back = False

    def look(self, folders: Iterable[str], files: Iterable[Path]) -> FileSnapshot:
        """Return a snapshot of watched folders and single files."""
        return file_snapshot(*files).union(*map(self._look_at, folders))

    def _look_at(self, what: str) -> FileSnapshot:
        own = layers.own()
        if what == PACKS:
            return file_snapshot(own / PACKS, *_linked(own / PACKS), *self._named, deep=True)
        look = self._folders[what]
        return file_snapshot(own / look.folder, ends=look.ends)

    def come_back(self) -> None:
        """Check at the next iteration, because another scene is now on top."""
        self._wait, self._back = 0.0, True

    def hurry(self) -> None:
        """Check soon, because the player may have changed files in another window."""
        self._wait = 0.0

    def attend(self, scene: Screen, dt: float) -> None:
        """Advance by `dt` seconds and check if it is time; notify the scene if its files have changed."""
        self._wait -= dt
        if self._wait > 0 or not (scene.watched or scene.files):
            return
        began = time.thread_time()
        packs = self._look_at(PACKS) if PACKS in scene.watched else None
        found = self.look((what for what in scene.watched if what != PACKS), scene.files) | (packs or frozenset())
        unlaid = packs is not None and packs != self._laid
        settled, self._last, self._back = self._back or found == self._last, found, False
        self._wait = max(PAUSE if settled else SETTLING, SHARE * (time.thread_time() - began))
        if settled and unlaid:
            self._laid = packs or frozenset()
            self._lay_packs()
        if settled and (unlaid or found != scene.trace):
            scene.trace = found
            scene.on_content_changed()


def _linked(folder: Path) -> list[Path]:
    """Return the packs that are symbolic links in a folder."""
    try:
        return [path for path in folder.iterdir() if path.is_symlink()]
    except OSError:
        return []
