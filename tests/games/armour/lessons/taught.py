"""Lessons of ARMOUR! completed by the deeds of their steps, without a window."""

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
    """A lesson, read once; its games are played with copies of its state."""
    return load_lesson(path)


def pupil(lesson: Lesson[State]) -> Pupil[State, Book]:
    """Somebody who is asked what he is asked at the table of a lesson."""
    return Pupil(TITLE, lesson)


def taught(path: Path) -> Pupil[State, Book]:
    """Who has done all steps of a lesson as they are meant to be done; raises MisfitError."""
    found = pupil(lesson_of(path))
    found.do_all()
    return found
