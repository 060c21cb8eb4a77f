"""Complete lessons of COMMAND! by the deeds of their steps, without a window."""

from __future__ import annotations

import functools
from pathlib import Path

from combat.engine.lessons.lesson import Lesson
from combat.engine.words.catalogue import assets
from combat.games.command.content.lessons.drill_loading import load_drill
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.standing.habits import CommandHabits
from combat.games.command.table.command_settings import taught
from combat.games.command.title import TITLE
from tests.engine.lessons.pupil import Pupil

LESSONS = sorted((assets("command") / "lessons").glob("*.toml"))


@functools.cache
def lesson_of(path: Path) -> Lesson[State]:
    """Return the lesson of a file, cached."""
    return load_drill(path)


def pupil(lesson: Lesson[State]) -> Pupil[State, Book]:
    """Return a player of a lesson, at its first step."""
    return Pupil(TITLE, lesson, CommandHabits(taught))


def drilled(path: Path) -> Pupil[State, Book]:
    """Return a player who has performed all steps of a lesson by their deeds; raise MisfitError if one does not fit."""
    found = pupil(lesson_of(path))
    found.do_all()
    return found
