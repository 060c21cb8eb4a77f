"""Lesson in a series: at the end the player continues with the next lesson, or with a first game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.lessons.learnt import learn
from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.play.playable import Playable
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.teaching.lesson_scene import LessonScene
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class LedLesson(LessonScene[S, B, P]):
    """Base class of a title's lessons; a subclass lists them, and names the scenario that follows the last one."""

    of = ""
    """The game's key in `learnt`."""
    first_battle = ""
    """Id of the scenario that follows the last lesson."""

    def __init__(self, app: Stage, title: Playable[S, Any], lesson: Lesson[S], table: Table[S, B, P]) -> None:
        self.path: Path = lesson.path
        self.files = (lesson.path,)
        super().__init__(app, title, lesson, table)
        self._onward: Button | None = None

    @abstractmethod
    def listed(self) -> list[ListedLesson]:
        """Return all lessons of the series in order."""

    def finished(self) -> None:
        """Record the lesson as completed."""
        learn("lessons", self.lesson.id, self.of)

    def offers(self) -> Sequence[Button]:
        """Return the buttons at the end of the lesson, from left to right."""
        later = next((lesson for lesson in self.listed() if lesson.number > self.lesson.number), None)
        key = self.app.keys.label("accept")
        if later is None:
            self._onward = Button(text("lesson-to-battle"), self._battle, key, "commit")
        else:
            self._onward = Button(text("lesson-next"), lambda: self._open(later.path), key, "commit")
        return Button(text("lesson-to-list"), self.app.pop, self.app.keys.label("slip-back")), self._onward

    def go_on(self) -> None:
        """Continue after the player has read the slip; at the end of the lesson, open the next one."""
        if self.course.over and self._onward is not None:
            self._onward.use()
        else:
            super().go_on()

    def step_back(self) -> None:
        """Go back to the start of the previous step; at the end of the lesson, close it."""
        if self.course.over:
            self.app.pop()
        else:
            super().step_back()

    def _open(self, path: Path) -> None:
        self.app.replace(self.app.make("lesson", path=path))

    def _battle(self) -> None:
        self.app.replace(self.app.make("scenario", shown=self.first_battle))

    def on_content_changed(self) -> None:
        """Restart the lesson from its changed file."""
        self._open(self.path)
