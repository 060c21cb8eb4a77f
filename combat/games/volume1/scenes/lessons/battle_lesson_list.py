"""The list of the lessons of Volume 1, where the hints of battles may be asked for again."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.lessons.learnt import forget, learnt
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.teaching.lesson_list_scene import LessonListScene
from combat.engine.words import text
from combat.games.volume1.content.lessons.lesson_loading import listed
from combat.games.volume1.scenes.lessons.battle_lesson import FIRST_BATTLE
from combat.games.volume1.table.battle_settings import HINTS


class BattleLessonList(LessonListScene):
    """Seven lessons, and the hints."""

    first_battle = FIRST_BATTLE

    def listed(self) -> list[ListedLesson]:
        return listed()

    def buttons(self) -> Sequence[Button]:
        return [*super().buttons(), Button(text("lessons-hints"), self._hint_again, "H")]

    def refusals(self, row: ListedLesson | None) -> Sequence[str]:
        return [*super().refusals(row), "" if learnt("hints") else text("lessons-no-hints")]

    def _hint_again(self) -> None:
        """From now on the hints of battles are shown once more, each where it is new."""
        forget("hints")
        self.app.settings.wishes.pop(HINTS.name, None)
        self.app.settings.save()
        self.choose(self.chosen)
