"""Lessons of games with models: the mission is shown with the title of the lesson in the current language."""

from __future__ import annotations

from typing import Any, TypeVar

from combat.engine.kernel.record import replace
from combat.engine.lessons.lesson import Lesson
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.teaching.led_lesson import LedLesson
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.title import Title
from combat.engine.words import text
from combat.games.miniatures.board.mission_state import MissionState

S = TypeVar("S", bound=MissionState)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class MissionLesson(LedLesson[S, B, Pose]):
    """Table of one lesson."""

    least_place = 30

    def __init__(self, app: Stage, title: Title[S, Any], lesson: Lesson[S], table: Table[S, B, Pose]) -> None:
        super().__init__(app, title, named(lesson), table)

    def on_language(self) -> None:
        """Update the translated title in the book of every state of the lesson's game, including those for undo."""
        book, game = named(self.lesson).script.state.book, self.session.game
        for state in (self.desk.state, game.state, *(checkpoint.state for checkpoint in game.checkpoints)):
            state.book = book
        super().on_language()


def named(lesson: Lesson[S]) -> Lesson[S]:
    """Set the translated title in the mission of the lesson's state, in place; return the lesson."""
    state = lesson.script.state
    state.book = replace(state.book, mission=replace(state.book.mission, title=text(lesson.message)))
    return lesson
