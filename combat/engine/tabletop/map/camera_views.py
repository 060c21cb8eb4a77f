"""Storage of the last camera view of each saved game, beside the saves."""

from __future__ import annotations

import contextlib
from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.file_lock import file_lock
from combat.engine.files.plain_files import read_plain, write_whole
from combat.engine.kernel.record import CodecError, Record, as_json, from_json

FILE = "views.json"
LARGEST, MOST = 1 << 16, 200
"""Maximum file size in bytes, and number of games; the least recently played are dropped."""


class CameraView(Record):
    """A camera view: sheet point at its centre, hex width in pixels at scale 1, and number of hexes across and down.

    `across` and `down` are 0 if unknown.
    """

    x: float
    y: float
    wide: float
    across: float = 0.0
    down: float = 0.0


class SavedView(Record):
    """The stored camera view of one saved game."""

    save: str
    outlook: CameraView


class SavedViews(Record):
    """Content of the file of camera views; that of the game played last is at the end."""

    views: tuple[SavedView, ...] = ()


def save_view(save: Path, outlook: CameraView) -> None:
    """Store the camera view of a saved game; file errors are ignored."""
    with contextlib.suppress(OSError):
        folders.data().mkdir(parents=True, exist_ok=True)
        with file_lock(folders.data()):
            others = [view for view in _all() if view.save != save.name]
            kept = SavedViews((*others, SavedView(save.name, outlook))[-MOST:])
            write_whole(folders.data() / FILE, as_json(kept), lasting=False)


def saved_view(save: Path) -> CameraView | None:
    """Return the stored camera view of a saved game, or None if there is none."""
    return next((view.outlook for view in _all() if view.save == save.name), None)


def _all() -> tuple[SavedView, ...]:
    """Read the file; empty if it is missing or invalid."""
    try:
        return from_json(SavedViews, read_plain(folders.data() / FILE, LARGEST)).views
    except (OSError, CodecError):
        return ()
