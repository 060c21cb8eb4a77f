"""List of the lessons of ARMOUR!."""

from __future__ import annotations

from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.tabletop.teaching.lesson_list_scene import LessonListScene
from combat.games.armour.content.lessons.lesson_loading import listed
from combat.games.armour.scenes.lessons.armour_lesson import FIRST_BATTLE
from combat.games.armour.title import TITLE


class ArmourLessonList(LessonListScene):
    """List of the lessons, followed by the first battle to play."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def listed(self) -> list[ListedLesson]:
        """Return all lessons of ARMOUR! in order."""
        return listed()
