"""The list of lessons of the current game, with the faults of their files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.engine.kernel.record import Record
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.engine.lessons.step_parts import LessonTables

Tables = TypeVar("Tables", bound=LessonTables[Any])


class ListedLesson(Record):
    """A lesson as shown in the list."""

    id: str
    number: int
    minutes: int
    path: Path
    fault: str = ""
    """The reason why the file cannot be used; "" if it can."""


def listed_lessons(model: type[Tables]) -> list[ListedLesson]:
    """Return all lessons of the current game, sorted by number; lessons with faulty files come last."""
    found = (_listed(path, model) for path in lesson_files().values())
    return sorted(found, key=lambda lesson: (bool(lesson.fault), lesson.number, lesson.id))


def _listed(path: Path, model: type[Tables]) -> ListedLesson:
    try:
        file = read(path, model).content
    except ContentError as fault:
        return ListedLesson(path.stem, 0, 0, path, str(fault.findings[0]))
    return ListedLesson(path.stem, file.number, file.minutes, path)
