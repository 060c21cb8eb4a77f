"""A lesson of Volume 1 on the table; it uses the default habits, whatever the player's settings are."""

from __future__ import annotations

from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.lessons.lesson import Lesson
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Settings
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.teaching.led_lesson import LedLesson
from combat.engine.words import text
from combat.games.volume1.content.lessons.lesson_loading import listed, load_lesson
from combat.games.volume1.content.lessons.standing_conditions import WrongMan, WrongOrder
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.battle_settings import DUCK_BACK, NEXT_MAN
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names

FIRST_BATTLE = "tutorial-patrol"
"""The scenario that follows the lessons."""


class BattleLesson(LedLesson[State, BattleDesk, Hex]):
    """Scene of a lesson; its hints name the man who got a wrong order."""

    first_battle = FIRST_BATTLE

    def __init__(self, app: Stage, path: Path) -> None:
        """Load the lesson; raise ContentError where the file is none."""
        lesson = load_lesson(path)
        _entitle(lesson, lesson.script.state)
        super().__init__(app, TITLE, lesson, TABLE)
        self.desk.title_desk.wishes.go_by(_habits(lesson))
        self.desk.title_desk.wishes.gives_orders = False

    def listed(self) -> list[ListedLesson]:
        """Return all lessons in order."""
        return listed()

    def on_language(self) -> None:
        """Update the scenario's translated title in every state of the lesson's game, including those for undo.

        The player's state keeps its book, in which unknown men have other ids (8.2).
        """
        game = self.session.game
        checkpoints = (checkpoint.state for checkpoint in game.checkpoints)
        _entitle(self.lesson, self.lesson.script.state, self.desk.state, game.state, *checkpoints)
        super().on_language()

    def astray(self, message: str) -> str:
        """Return the text for a player who can no longer do the step with a message id."""
        strayed, state = self.course.strayed, self.desk.state
        if isinstance(strayed, WrongMan):
            return text("lesson-wrong-man", man=names.man(state, strayed.man), wanted=names.man(state, strayed.wanted))
        if isinstance(strayed, WrongOrder):
            wanted = names.order(strayed.wanted)
            return text("lesson-wrong-order", man=names.man(state, strayed.man), wanted=wanted)
        return super().astray(message)


def _habits(lesson: Lesson[State]) -> Settings:
    """Return the default habits; Duck Back is never asked in a lesson whose own habit is to go on."""
    goes_on = lesson.script.habits.get(DuckBack.kind) == PASS
    return Settings(wishes={NEXT_MAN.name: "asked", **({DUCK_BACK.name: "never"} if goes_on else {})})


def _entitle(lesson: Lesson[State], *states: State) -> None:
    """Set the lesson's title in the books of states; states that share a book still share one."""
    title, before = text(lesson.message), {id(state.book): state.book for state in states}
    books = {key: replace(book, scenario=replace(book.scenario, title=title)) for key, book in before.items()}
    for state in states:
        state.book = books[id(state.book)]
