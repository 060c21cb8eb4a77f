"""Lesson of COMMAND! on the table; uses the default habits instead of the player's."""

from __future__ import annotations

from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.teaching.led_lesson import LedLesson
from combat.engine.words import text
from combat.games.command.content.lessons.drill_loading import listed, load_drill
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_settings import taught
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE

FIRST_BATTLE = "crossroads-at-noon"
"""Scenario to play after the lessons: by day, balanced, and among the shortest."""


class Drill(LedLesson[State, CommandDesk, Hex]):
    """Table of one lesson."""

    of, first_battle = TITLE.id, FIRST_BATTLE

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the lesson; raise ContentError if the file is invalid."""
        super().__init__(app, TITLE, titled(load_drill(path)), TABLE)
        self.desk.title_desk.habits.go_by(taught)

    def listed(self) -> list[ListedLesson]:
        """Return all lessons in order."""
        return listed()

    def on_language(self) -> None:
        """Update the translated title in the book of every state of the lesson's game, including those for undo."""
        book, game = titled(self.lesson).script.state.book, self.session.game
        for state in (self.desk.state, game.state, *(checkpoint.state for checkpoint in game.checkpoints)):
            state.book = book
        super().on_language()


def titled(lesson: Lesson[State]) -> Lesson[State]:
    """Set the translated title in the book of the lesson's state, in place; return the lesson."""
    state = lesson.script.state
    state.book = replace(state.book, title=text(lesson.message))
    return lesson
