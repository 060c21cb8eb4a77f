"""The lesson files of the game that is played, and how far the player has got with them; none is read whole."""

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
"""Bytes of a lesson that are read."""


class Learning(Record):
    """How many lessons there are and were gone through, and the first that was not; number 0 where all were."""

    count: int = 0
    done: int = 0
    number: int = 0
    id: str = ""

    @property
    def under_way(self) -> bool:
        """Whether some were gone through and some were not."""
        return bool(self.done and self.number)


def lesson_files() -> dict[str, Path]:
    """The lessons that come with the game, and those of packs in their place, by their ids."""
    files = (layer.path(place) for layer in layers.layers() for place in layer.glob("assets/lessons/*.toml"))
    return {path.stem: path for path in files}


def look_at_lessons(of: str = "") -> Learning:
    """How far he has got with those of a game, as `learnt` names it."""
    files, known = lesson_files(), learnt("lessons", of)
    left = [(_number(path), id_) for id_, path in files.items() if id_ not in known] if known else []
    number, id_ = min((lesson for lesson in left if lesson[0]), default=(0, ""))
    return Learning(len(files), sum(id_ in files for id_ in known), number, id_)


def _number(path: Path) -> int:
    """The number in the head of a lesson's file; 0 where it has none: the list of the lessons tells what is wrong."""
    try:
        head = read_plain(path, LARGEST).decode().replace("\r\n", "\n").partition("\n[")[0]
        parse = load_object("tomllib:loads", lambda: tomllib.loads)  # 4 ms, where lessons were begun
        number = parse(head).get("number")
    except (OSError, ValueError, RecursionError):
        return 0
    return number if type(number) is int and number > 0 else 0
