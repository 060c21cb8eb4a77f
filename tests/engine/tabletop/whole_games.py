"""Play whole games at the real window.

A scripted player answers, random input is posted meanwhile, and the game is left for the start screen and resumed
several times.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pygame

from combat.engine.chance import seeds
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import loading
from combat.engine.journal.save_list import look_at
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.stage.app import App
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.title import Title
from tests.engine.stage.hands import press

SIZE, FRAME = (1280, 720), 0.1
STOPS = 3
"""Number of times that a game is left and resumed."""
MOST_ROUNDS = 600
"""Number of frames within which something must happen."""
IDLE_HAND = 5
"""Interval of the questions before which random input is posted."""
KEYS = ("F1", "Tab", "Space", "+", "-", "L", "F7", "Ctrl+Z", "Ctrl+Y", "Ctrl+L", "Enter", "Right", "Up")
Mind = Callable[[Decision, Any], Answer]
"""A function that answers a question from its seat's view."""


class GameAtWindow:
    """Game of a title in a window, from the start screen to the sheet with the result."""

    def __init__(self, title: Title[Any, Any], stage: TitleStage, mind: Mind, seed: int, between: int) -> None:
        """Prepare a game; `between` is the approximate number of answers between two stops."""
        self._title, self._mind, self._numbers = title, mind, SplitMix(seed)
        self._seed, self._between = seed, between
        self.app = App(WindowOptions(resolution=SIZE, sound=False), stage)
        settings = self.app.settings
        settings.pace, settings.confirm_leave, settings.confirm_commit = "instant", False, False
        self.app.home = "menu"
        self.app.open("menu")
        self.app.round(FRAME)

    def play(self, **what: Any) -> None:
        """Begin a game with the arguments of its scene, and play it to its end.

        Assert that its journal is complete and valid.
        """
        with mock.patch.object(seeds, "os", SimpleNamespace(urandom=self._bytes)):
            self._play(what)

    def _bytes(self, count: int) -> bytes:
        """What a game that is taken up again has its dice from, so that the same number plays the same game."""
        return bytes(self._numbers.below(256) for _ in range(count))

    def _play(self, what: Mapping[str, Any]) -> None:
        self.app.open("battle", seed=self._seed, **what)
        stops = STOPS
        while True:
            self._play_on(1 + self._numbers.below(2 * self._between) if stops else None)
            if self._table.session.game.over or not stops:
                break
            self._leave_and_take_up()
            stops -= 1
        path, answers = self._path, self._table.session.answers
        self._see_the_end()
        self.app.quit()
        assert look_at(path).finished
        assert loading.verify(path, {self._title.id: self._title}).answers == answers

    @property
    def _table(self) -> TableScene[Any, Any, Any]:
        """Return the table, under whatever lies on it."""
        return next(scene for scene in reversed(self.app.scenes) if isinstance(scene, TableScene))

    @property
    def _path(self) -> Path:
        source = self._table.session.source
        assert source is not None
        return source

    def _play_on(self, answers: int | None) -> None:
        """Answer so many questions, or all until the game is over."""
        rounds = 0
        while not self._table.session.game.over and answers != 0:
            given = self._turn()
            rounds = 0 if given else rounds + 1
            assert rounds < MOST_ROUNDS, f"nothing happens: {self.app.top}, {self._table.desk.prompt}"
            if given and answers is not None:
                answers -= 1

    def _turn(self) -> bool:
        """Let a frame pass, and do something; whether a question was answered."""
        self.app.round(FRAME)
        top = self.app.top
        if self._table.session.game.over:  # what lies there now is its end
            return False
        if not isinstance(top, TableScene):
            press(self.app, "Enter" if isinstance(top, HandOver) else "Esc")
            return False
        prompt = top.desk.prompt
        if prompt is None or top.desk.mirror.busy:
            return False
        if self._numbers.below(IDLE_HAND) == 0:
            self._fidget(top)
            return False
        return top.desk.controls.answer(self._mind(prompt.decision, top.desk.state))

    def _fidget(self, table: TableScene[Any, Any, Any]) -> None:
        """Move the pointer, turn the wheel, click on the board, or press a key."""
        rect = table.view.rect
        at = (rect.x + self._numbers.below(rect.width), rect.y + self._numbers.below(rect.height))
        self._post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        match self._numbers.below(4):
            case 0:
                way = 1 - 2 * self._numbers.below(2)
                self._post(
                    pygame.MOUSEWHEEL, x=0, y=way, precise_x=0.0, precise_y=float(way), flipped=False, touch=False
                )
            case 1:
                button = 1 + 2 * self._numbers.below(2)
                self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False)
                self._post(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False)
            case 2:
                press(self.app, KEYS[self._numbers.below(len(KEYS))])

    def _post(self, kind: int, **what: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **what))

    def _leave_and_take_up(self) -> None:
        """By the menu of the table to the start screen, and back by the save."""
        path, table = self._path, self._table
        for turn in range(MOST_ROUNDS):
            if not any(isinstance(scene, TableScene) for scene in self.app.scenes):
                break
            leaving = self.app.keys.label("quit") if turn % 2 else "Esc"
            press(self.app, "Enter" if isinstance(self.app.top, HandOver) else leaving)
            self.app.round(FRAME)
        assert not any(isinstance(scene, TableScene) for scene in self.app.scenes)
        assert self.app.scenes
        self.app.open("saved-battle", path=path)
        assert self._table.session.answers >= table.session.answers  # Esc may have taken an order back before

    def _see_the_end(self) -> None:
        """The sheet that says how it ended lies on the table."""
        table = self._table
        for _ in range(MOST_ROUNDS):
            self.app.round(FRAME)
            if self.app.top is not table:
                break
        assert self.app.top is not table, "the end is never shown"
        for _ in range(20):
            self.app.round(FRAME)
