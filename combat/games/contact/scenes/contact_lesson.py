"""Lessons of CONTACT!: one on the table, and their list."""

from __future__ import annotations

from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.teaching.led_lesson import LedLesson
from combat.engine.tabletop.teaching.lesson_list_scene import LessonListScene
from combat.engine.words import text
from combat.games.contact.content.lessons.lesson_loading import listed, load_lesson
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE

FIRST_BATTLE = "crossroads"
"""Mission to play after the lessons: the first one."""


class ContactLesson(LedLesson[State, ContactDesk, Pose]):
    """Table of one lesson, whose name is the title of its mission in the current language."""

    of, first_battle = TITLE.id, FIRST_BATTLE
    least_place = 30

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the lesson; raise ContentError if the file is invalid."""
        lesson = load_lesson(path)
        lesson.script.state.book = _named(lesson.script.state.book, lesson.message)
        super().__init__(app, TITLE, lesson, TABLE)

    def listed(self) -> list[ListedLesson]:
        """Return all lessons in order."""
        return listed()

    def on_language(self) -> None:
        """Rename the lesson in the book of every state of its game, including undo states."""
        game = self.session.game
        book = _named(self.desk.state.book, self.lesson.message)
        states = [self.desk.state, game.state, self.lesson.script.state]
        for state in (*states, *(checkpoint.state for checkpoint in game.checkpoints)):
            state.book = book
        super().on_language()


def _named(book: Book, message: str) -> Book:
    return replace(book, mission=replace(book.mission, title=text(message)))


class ContactLessonList(LessonListScene):
    """List of the lessons, with the first battle after them."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def listed(self) -> list[ListedLesson]:
        """Return the lessons in order."""
        return listed()
