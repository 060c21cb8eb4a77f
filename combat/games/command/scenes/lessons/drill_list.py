"""List of the lessons of COMMAND!."""

from __future__ import annotations

from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.tabletop.teaching.lesson_list_scene import LessonListScene
from combat.games.command.content.lessons.drill_loading import listed
from combat.games.command.scenes.lessons.drill import FIRST_BATTLE
from combat.games.command.title import TITLE


class DrillList(LessonListScene):
    """List of the lessons, followed by the first battle to play."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def listed(self) -> list[ListedLesson]:
        """Return the lessons in order."""
        return listed()
