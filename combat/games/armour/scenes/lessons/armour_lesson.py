"""Lesson of ARMOUR! on the table."""

from __future__ import annotations

from pathlib import Path

from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.stage.stage import Stage
from combat.games.armour.content.lessons.lesson_loading import listed, load_lesson
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from combat.games.miniatures.scenes.mission_lesson import MissionLesson

FIRST_BATTLE = "two-platoons"
"""Mission to play after the lessons: the smallest one."""


class ArmourLesson(MissionLesson[State, ArmourDesk]):
    """Table of one lesson."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the lesson; raise ContentError if the file is invalid."""
        super().__init__(app, TITLE, load_lesson(path), TABLE)

    def listed(self) -> list[ListedLesson]:
        """Return all lessons of ARMOUR! in order."""
        return listed()
