"""The lesson files of the current game, and the player's progress; only the beginnings of files are parsed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content import layers
from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.lessons.learnt import learnt

if TYPE_CHECKING:
    import tomllib

LARGEST = 1 << 20
"""Maximum bytes of a lesson that are read."""


class Learning(Record):
    """The number of lessons, of completed lessons, and the first incomplete one; its `number` is 0 if there is none."""

    count: int = 0
    done: int = 0
    number: int = 0
    id: str = ""

    @property
    def under_way(self) -> bool:
        """Return whether some lessons are completed and some are not."""
        return bool(self.done and self.number)


def lesson_files() -> dict[str, Path]:
    """Return the lesson files of the game and its packs by id; a pack's file replaces the game's."""
    files = (layer.path(place) for layer in layers.layers() for place in layer.glob("assets/lessons/*.toml"))
    return {path.stem: path for path in files}


def look_at_lessons(of: str = "") -> Learning:
    """Return the player's progress in the lessons of the current game; `of` is its prefix, as in `learnt`."""
    files, known = lesson_files(), learnt("lessons", of)
    left = [(_number(path), id_) for id_, path in files.items() if id_ not in known] if known else []
    number, id_ = min((lesson for lesson in left if lesson[0]), default=(0, ""))
    return Learning(len(files), sum(id_ in files for id_ in known), number, id_)


def _number(path: Path) -> int:
    """Return the number in the head of a lesson file; 0 if it is invalid, which the lesson list reports."""
    try:
        head = read_plain(path, LARGEST).decode().replace("\r\n", "\n").partition("\n[")[0]
        parse = load_object("tomllib:loads", lambda: tomllib.loads)  # 4 ms, only once lessons were begun
        number = parse(head).get("number")
    except (OSError, ValueError, RecursionError):
        return 0
    return number if type(number) is int and number > 0 else 0
