"""List of the lessons of Volume 1."""

from __future__ import annotations

from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.tabletop.teaching.lesson_list_scene import LessonListScene
from combat.games.volume1.content.lessons.lesson_loading import listed
from combat.games.volume1.scenes.lessons.battle_lesson import FIRST_BATTLE


class BattleLessonList(LessonListScene):
    """List of the seven lessons, and of the first battle after them."""

    first_battle = FIRST_BATTLE

    def listed(self) -> list[ListedLesson]:
        """Return the lessons in order."""
        return listed()
