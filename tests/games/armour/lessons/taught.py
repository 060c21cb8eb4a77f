"""Complete lessons of ARMOUR! by the deeds of their steps, without a window."""

from __future__ import annotations

import functools
from pathlib import Path

from combat.engine.lessons.lesson import Lesson
from combat.engine.words.catalogue import assets
from combat.games.armour.content.lessons.lesson_loading import load_lesson
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.title import TITLE
from tests.engine.lessons.pupil import Pupil

LESSONS = sorted((assets("armour") / "lessons").glob("*.toml"))


@functools.cache
def lesson_of(path: Path) -> Lesson[State]:
    """Return the lesson of a file, cached."""
    return load_lesson(path)


def pupil(lesson: Lesson[State]) -> Pupil[State, Book]:
    """Return a player of a lesson, at its first step."""
    return Pupil(TITLE, lesson)


def taught(path: Path) -> Pupil[State, Book]:
    """Return a player who has performed all steps of a lesson by their deeds; raise MisfitError if one does not fit."""
    found = pupil(lesson_of(path))
    found.do_all()
    return found
