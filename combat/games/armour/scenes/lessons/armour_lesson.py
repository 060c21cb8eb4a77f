"""Lesson of ARMOUR! on the table."""

from __future__ import annotations

from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.teaching.led_lesson import LedLesson
from combat.engine.words import text
from combat.games.armour.content.lessons.lesson_loading import listed, load_lesson
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE

FIRST_BATTLE = "two-platoons"
"""Mission to play after the lessons: the smallest one."""


class ArmourLesson(LedLesson[State, ArmourDesk, Pose]):
    """Table of one lesson."""

    of, first_battle = TITLE.id, FIRST_BATTLE
    least_place = 30

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the lesson; raise ContentError if the file is invalid."""
        super().__init__(app, TITLE, titled(load_lesson(path)), TABLE)

    def listed(self) -> list[ListedLesson]:
        """Return all lessons in order."""
        return listed()

    def on_language(self) -> None:
        """Set the translated title in the book of every state of the lesson's game, including undo states."""
        book, game = titled(self.lesson).script.state.book, self.session.game
        for state in (self.desk.state, game.state, *(checkpoint.state for checkpoint in game.checkpoints)):
            state.book = book
        super().on_language()


def titled(lesson: Lesson[State]) -> Lesson[State]:
    """Set the translated title in the mission of the lesson's state; return the same lesson."""
    state = lesson.script.state
    state.book = replace(state.book, mission=replace(state.book.mission, title=text(lesson.message)))
    return lesson
