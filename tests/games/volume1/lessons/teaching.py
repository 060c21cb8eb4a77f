"""Complete lessons by the deeds of their steps, without a window."""

from __future__ import annotations

from pathlib import Path

from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.lesson_course import LessonCourse
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.games.volume1.content.lessons.lesson_loading import load_lesson
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import TITLE
from tests.engine.lessons.pupil import Pupil

LESSONS = sorted(lesson_files().values())
SMALLEST = """
number = 1
from = { turn = 1, phase = "friendly-cards" }
board = "farmhouse"
[[friendly]]
name = "Sgt Taylor"
hex = "25.15"
[cards]
hand = [6, 5]
"""
"""A position for lessons of tests."""


def pupil(lesson: Lesson[State]) -> Pupil[State, Book]:
    """Return a player of a lesson, at its first step."""
    return Pupil(TITLE, lesson)


def taught(path: Path) -> LessonCourse[State]:
    """Perform all steps of a lesson by their deeds; return its course. Raise MisfitError if one does not fit."""
    found = pupil(load_lesson(path))
    found.do_all()
    return found.course


def written(folder: Path, steps: str, head: str = SMALLEST) -> Path:
    """Write a lesson file with these steps; return its path."""
    path = folder / "lessons" / "own.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(head + steps, encoding="utf-8")
    return path
