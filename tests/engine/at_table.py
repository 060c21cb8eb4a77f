"""A game of any title at its table without a screen: calls every method of each prompt, and answers at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pygame

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.play.anybody import Anybody
from combat.engine.play.session import Session
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.prompt_base import PromptBase
from combat.engine.tabletop.table import table_of
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.title import Title
from tests.engine.stage.gestures import point, press

FRAME, MOST_ROUNDS = 0.1, 400
"""Seconds of a frame, and number of frames within which a question must be asked."""


class AtTable:
    """Table of the first seat; bots at the other seats answer at random."""

    def __init__(self, app: App, title: Title[Any, Any], seed: int) -> None:
        self.app, self.title, self.numbers = app, title, SplitMix(seed)

    def others(self) -> Mapping[str, Anybody]:
        """Return random bots for all seats but the first."""
        return {seat: Anybody(SplitMix(place)) for place, seat in enumerate(self.title.rules.seats[1:])}

    def lay(self, session: Session[Any, Any]) -> None:
        """Replace all scenes of the app by the table of a session."""
        while self.app.scenes:
            self.app.pop()
        self.scene: TableScene[Any, Any, Any] = TableScene(self.app, session, table_of(self.title))
        self.app.push(self.scene)

    def play(self, answers: int = 0) -> None:
        """Answer questions at random, `answers` of them or until the game is over.

        Call all methods of each prompt before.
        """
        given = 0
        while self._wait() and (not answers or given < answers):
            prompt = self.scene.desk.prompt
            assert prompt is not None
            self._look_into(prompt)
            assert self.scene.desk.controls.answer(self._answer(prompt)), str(self.scene.desk.notice.text)
            given += 1

    def _wait(self) -> bool:
        """Let frames pass until a question is put; False where the game is over."""
        for _ in range(MOST_ROUNDS):
            self.app.round(FRAME)
            if self.scene.desk.over:
                return False
            if self.scene.desk.prompt is not None:
                return True
        raise AssertionError("nothing is asked")

    def _answer(self, prompt: PromptBase[Any]) -> Answer:
        return next(prompt.decision.samples(self.scene.desk.state, self.numbers))

    def _look_into(self, prompt: PromptBase[Any]) -> None:
        """Everything that a hand or a pane may ask of a question, with the pointer anywhere on the board."""
        rect = self.scene.view.rect
        at = rect.x + self.numbers.below(rect.width), rect.y + self.numbers.below(rect.height)
        point(self.app, at)
        assert prompt.line().title
        prompt.hint()
        things = [*prompt.lit(), *self.scene.desk.title_desk.board_input.things_at(at)]
        assert [thing for thing in things if prompt.may_carry(thing) and not prompt.dropped_in(thing)] == []
        assert all(self.scene.desk.title_desk.has(piece) for piece in (*prompt.candidates(), *prompt.candidates_back()))
        assert all(map(self.scene.view.ground.has, prompt.places_in_turn(by_pad=True)))
        assert all(button.label for button in prompt.buttons())

    def open_all(self) -> None:
        """Open and close each overlay that any table has: search, log, recap and keys."""
        for opened in (self.scene.find, self.scene.open_log, self.scene.recap, self.scene.show_keys):
            opened()
            self.app.round(FRAME)
            assert self.app.top is not self.scene
            press(self.app, "Esc")
            assert self.app.top is self.scene


@contextmanager
def at_table(title: Title[Any, Any], seed: int) -> Iterator[AtTable]:
    """Yield a title's table in a window; close the window at the end of the block."""
    title.use()
    app = App(WindowOptions(resolution=(1280, 720), sound=False), title.stage)
    app.settings.pace = "instant"
    try:
        yield AtTable(app, title, seed)
    finally:
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)
