"""Lessons of CONTACT!: the table of a lesson, and the list."""

from __future__ import annotations

from pathlib import Path

from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.teaching.lesson_list_scene import LessonListScene
from combat.games.contact.content.lessons.lesson_loading import listed, load_lesson
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE
from combat.games.miniatures.scenes.mission_lesson import MissionLesson

FIRST_BATTLE = "crossroads"
"""Mission to play after the lessons: the first one."""


class ContactLesson(MissionLesson[State, ContactDesk]):
    """Table of one lesson, named by its mission's title in the current language."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the lesson; raise ContentError if the file is invalid."""
        super().__init__(app, TITLE, load_lesson(path), TABLE)

    def listed(self) -> list[ListedLesson]:
        """Return all lessons of CONTACT! in order."""
        return listed()


class ContactLessonList(LessonListScene):
    """List of the lessons, followed by the first battle to play."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def listed(self) -> list[ListedLesson]:
        """Return all lessons of CONTACT! in order."""
        return listed()
