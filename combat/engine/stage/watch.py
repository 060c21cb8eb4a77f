"""What lies on disk and is shown in the window: what changes there is seen, at a price that nobody notices."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from combat.engine.content import layers
from combat.engine.files.file_snapshot import FileSnapshot, file_snapshot
from combat.engine.kernel.record import Record
from combat.engine.stage.screen import Screen

PAUSE, SETTLING, SHARE = 0.5, 0.2, 200
"""Seconds between two looks, and until a change is looked at again; both are at least so many times a look's own."""


PACKS = "packs"
"""The folder that any title has: packs may bring whatever a scene lists but what the player alone makes."""


class Look(Record):
    """A watched folder: where it lies in the player's own, as in "assets/boards", and how names end that count."""

    folder: str
    ends: tuple[str, ...]


class Watch:
    """Looks at the files and folders that the uppermost scene shows, and tells it of a change.

    What is still being written is waited for. Coming back to a scene, what changed meanwhile is seen at once.
    """

    def __init__(self, folders: Mapping[str, Look], named: Iterable[Path], lay_packs: Callable[[], None]) -> None:
        """`named` are packs outside the player's folder; `lay_packs` plays with the packs as they are now."""
        self._folders, self._named, self._lay_packs = folders, tuple(named), lay_packs
        self._laid = self._look_at(PACKS)
        self._last: FileSnapshot = frozenset()
        self._wait = 0.0
        self._back = False

    def look(self, folders: Iterable[str], files: Iterable[Path]) -> FileSnapshot:
        """How folders and single files are now."""
        return file_snapshot(*files).union(*map(self._look_at, folders))

    def _look_at(self, what: str) -> FileSnapshot:
        own = layers.own()
        if what == PACKS:
            return file_snapshot(own / PACKS, *_linked(own / PACKS), *self._named, deep=True)
        look = self._folders[what]
        return file_snapshot(own / look.folder, ends=look.ends)

    def come_back(self) -> None:
        """A scene has been reached: what changed before is taken in with the next round."""
        self._wait, self._back = 0.0, True

    def hurry(self) -> None:
        """Look soon: the player was in another window, and may have changed something there."""
        self._wait = 0.0

    def attend(self, scene: Screen, dt: float) -> None:
        """Lets dt seconds pass, then looks; tells a scene if what it shows has changed since it was read."""
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
    """The packs that lie elsewhere and are only linked into a folder."""
    try:
        return [path for path in folder.iterdir() if path.is_symlink()]
    except OSError:
        return []
