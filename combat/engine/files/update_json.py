"""Update shared JSON files under a lock, without losing data."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

from combat.engine.files.file_lock import file_lock
from combat.engine.files.plain_files import NoPlainFile, TooLarge, read_plain, write_whole
from combat.engine.kernel.record import Json

COPIES = 1_000
"""The number of names tried for a damaged file that is set aside."""


def update_json(path: Path, most: int, added: Callable[[Json], object]) -> Path | None:
    """Replace the content of a JSON file by `added(content)` under a lock; raise OSError if reading or writing fails.

    `content` is None for a missing file. A damaged file, or one for which `added` raises ValueError, is renamed and
    replaced; the function then returns its new path, else None. A file that may not be read is left unchanged.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with file_lock(path.parent):
        aside: Path | None = None
        try:
            content = added(_there(path, most))
        except (NoPlainFile, TooLarge, IsADirectoryError, ValueError, RecursionError):
            aside, content = put_aside(path), added(None)
        try:
            write_whole(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")
        except OSError:
            if aside is not None:
                with contextlib.suppress(OSError):
                    aside.rename(path)
            raise
    return aside


def put_aside(path: Path) -> Path:
    """Rename a damaged file to an unused name, and return its path; raise OSError if renaming fails."""
    for number in range(1, COPIES):
        aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
        if not aside.exists():
            path.rename(aside)
            return aside
    raise FileExistsError(str(path))


def _there(path: Path, most: int) -> Json:
    try:
        found: Json = json.loads(read_plain(path, most))
    except FileNotFoundError:
        return None
    return found
