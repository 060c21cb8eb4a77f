"""What the player saw of each of his boards when he left it: kept beside the saves, and no part of them."""

from __future__ import annotations

import contextlib
from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.file_lock import file_lock
from combat.engine.files.plain_files import read_plain, write_whole
from combat.engine.kernel.record import CodecError, Record, as_json, from_json

FILE = "views.json"
LARGEST, MOST = 1 << 16, 200
"""Bytes that are read, and games of which it is known; who was played longest ago is forgotten first."""


class CameraView(Record):
    """Where a camera looks: the sheet's point in the middle of the view, how wide a hex is in pixels where the ground
    is drawn at scale 1, and how many such hexes find room beside and below each other; 0 where that is not known."""

    x: float
    y: float
    wide: float
    across: float = 0.0
    down: float = 0.0


class SavedView(Record):
    """What was seen of a save's board."""

    save: str
    outlook: CameraView


class SavedViews(Record):
    """What stands in the file, the game that was played last at its end."""

    views: tuple[SavedView, ...] = ()


def keep(save: Path, outlook: CameraView) -> None:
    """Write down what is seen of a save's board; where that cannot be done it is lost, and nothing else is."""
    with contextlib.suppress(OSError):
        folders.data().mkdir(parents=True, exist_ok=True)
        with file_lock(folders.data()):
            others = [view for view in _all() if view.save != save.name]
            kept = SavedViews((*others, SavedView(save.name, outlook))[-MOST:])
            write_whole(folders.data() / FILE, as_json(kept), lasting=False)


def kept(save: Path) -> CameraView | None:
    """What was seen of a save's board when it was left; None where that is not known."""
    return next((view.outlook for view in _all() if view.save == save.name), None)


def _all() -> tuple[SavedView, ...]:
    """What the file says; a file that nobody of ours wrote says nothing."""
    try:
        return from_json(SavedViews, read_plain(folders.data() / FILE, LARGEST)).views
    except (OSError, CodecError):
        return ()
