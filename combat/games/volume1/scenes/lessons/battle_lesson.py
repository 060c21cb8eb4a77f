"""A lesson of Volume 1 on the table: by the usual habits whatever the player's own are, and on to the next one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.lessons.learnt import learn
from combat.engine.lessons.lesson import Lesson
from combat.engine.stage.settings import Settings
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.teaching.lesson_scene import LessonScene
from combat.engine.words import text
from combat.games.volume1.content.lessons.lesson_loading import listed, load_lesson
from combat.games.volume1.content.lessons.standing_conditions import WrongMan, WrongOrder
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.battle_settings import DUCK_BACK
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names

FIRST_BATTLE = "tutorial-patrol"
"""The scenario that the lessons lead to."""


class BattleLesson(LessonScene[State, BattleDesk]):
    """Leads to the lesson after it, and behind the last one to the first battle."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Raises ContentError where the file is no lesson."""
        self.files = (path,)
        self.path = path
        lesson = _titled(load_lesson(path))
        super().__init__(app, TITLE, lesson, TABLE)
        self.desk.battle.wishes.go_by(_habits(lesson))
        self.desk.battle.wishes.gives_orders = False

    def respoken(self) -> None:
        """Every state of the lesson's game, as far as it may be taken back, has the title in its book."""
        book, game = _titled(self.lesson).script.state.book, self.session.game
        for state in (self.desk.state, game.state, *(checkpoint.state for checkpoint in game.checkpoints)):
            state.book = book
        super().respoken()

    def finished(self) -> None:
        learn("lessons", self.lesson.id)

    def astray(self, message: str) -> str:
        strayed, state = self.course.strayed, self.desk.state
        if isinstance(strayed, WrongMan):
            return text("lesson-wrong-man", man=names.man(state, strayed.man), wanted=names.man(state, strayed.wanted))
        if isinstance(strayed, WrongOrder):
            wanted = names.order(strayed.wanted)
            return text("lesson-wrong-order", man=names.man(state, strayed.man), wanted=wanted)
        return super().astray(message)

    def offers(self) -> Sequence[Button]:
        lessons = listed()
        later = next((lesson for lesson in lessons if lesson.number > self.lesson.number), None)
        key = self.app.keys.label("accept")
        if later is None:
            first = Button(text("lesson-to-battle"), self._battle, key, "commit")
        else:
            first = Button(text("lesson-next"), lambda: self._open(later.path), key, "commit")
        self._onward = first
        return Button(text("lesson-to-list"), self.app.pop, self.app.keys.label("slip-back")), first

    def go_on(self) -> None:
        if self.course.over:
            self._onward.use()
        else:
            super().go_on()

    def step_back(self) -> None:
        if self.course.over:
            self.app.pop()
        else:
            super().step_back()

    def _open(self, path: Path) -> None:
        self.app.replace(self.app.make("lesson", path=path))

    def _battle(self) -> None:
        self.app.replace(self.app.make("scenario", shown=FIRST_BATTLE))

    def relist(self) -> None:
        """Begin it anew from its file as it is now."""
        self.app.replace(self.app.make("lesson", path=self.path))


def _habits(lesson: Lesson[State]) -> Settings:
    """The usual habits; whether a man ducks back is not asked in a lesson whose own habit is to go on."""
    goes_on = lesson.script.habits.get(DuckBack.kind) == PASS
    return Settings(wishes={DUCK_BACK.name: "never"} if goes_on else {})


def _titled(lesson: Lesson[State]) -> Lesson[State]:
    """The table says what the lesson is called."""
    state = lesson.script.state
    state.book = replace(state.book, scenario=replace(state.book.scenario, title=text(lesson.message)))
    return lesson
