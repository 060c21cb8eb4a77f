"""Play a lesson at its table by posted mouse and keyboard events only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.lessons.lesson import Spot, SpotKind
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.teaching.led_lesson import LedLesson
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from tests.engine.stage import gestures

FRAME, THOUGHT, MOST_FRAMES, STILL = 0.3, 1.0, 3000, 5
S = TypeVar("S", bound=Copyable)
D = TypeVar("D", bound=TitleDesk[Any, Any])
P = TypeVar("P", bound=Hashable)
H = TypeVar("H", bound=tuple[str, ...])
"""An act of input, of a type that each game defines."""


class LessonSitting(ABC, Generic[S, D, P, H]):
    """Lesson at its table, from the first step on."""

    def __init__(
        self,
        stage: TitleStage,
        scene: Callable[[App, Path], LedLesson[S, D, P]],
        lesson: str,
        size: tuple[int, int],
        scale: float | None = None,
    ) -> None:
        self.app = App(WindowOptions(resolution=size, scale=scale, sound=False), stage)
        self.app.settings.pace = "instant"
        self.time = 0.0
        self.scene = scene(self.app, lesson_files()[lesson])
        self.scene.keyboard.guard.clock = lambda: self.time
        self.app.push(self.scene)
        self.rest()

    def close(self) -> None:
        """Close the window and reset the scale."""
        self.app.quit()
        pygame.quit()
        theme.set_scale(1.0)

    @property
    def step(self) -> str:
        """Return the id of the current step, or "" after the last one."""
        step = self.scene.course.step
        return "" if step is None else step.id

    def rest(self) -> None:
        """Run frames until nothing moves; raise AssertionError after `MOST_FRAMES`."""
        still = 0
        for _ in range(MOST_FRAMES):
            self.app.round(FRAME)
            mirror, session = self.scene.desk.mirror, self.scene.session
            showing = mirror.busy and not (mirror.waiting or mirror.still)
            moving = showing or self.scene.view.camera.moving or (session.others_go_on and not mirror.still)
            still = 0 if moving else still + 1
            if still == STILL:
                return
        raise AssertionError("the lesson does not come to rest")

    def at(self, kind: SpotKind, name: str) -> tuple[int, int]:
        """Return the centre of a thing on the screen; kinds and names are those of lesson steps."""
        return self.box(kind, name).center

    def box(self, kind: SpotKind, name: str) -> pygame.Rect:
        """Return the box of a thing on the screen; raise AssertionError if it is not visible."""
        box = self.scene.places.box_of(Spot(kind, name))
        assert box is not None, f"{kind} {name} is not in sight"
        return box

    def do(self, act: H | str) -> None:
        """Perform an input, or press the key of a text; "" clicks the button that continues, "!" the right answer."""
        self.time += THOUGHT
        if not isinstance(act, str):
            self.move_hand(act)
        elif act in ("", "!"):
            gestures.click(self.app, self._on_slip(act))
        else:
            gestures.press(self.app, act)
        self.rest()

    @abstractmethod
    def move_hand(self, act: H) -> None:
        """Perform an input of the game: click, point or drag; subclasses define it."""

    def go_through(self, lesson: Mapping[str, Sequence[H | str]]) -> None:
        """Perform the acts of each step to the end of the lesson.

        Assert that the lesson moves on after each step as expected.
        """
        for step, acts in lesson.items():
            assert self.step == step
            for act in acts:
                self.do(act)
            assert not self.scene.course.astray, step
        assert self.scene.course.over

    def _on_slip(self, which: str) -> tuple[int, int]:
        step = self.scene.course.step
        assert step is not None
        said = text("lesson-on") if not which else text(f"{self.scene.lesson.said(step)}.a{step.right}")
        buttons = (button for button in self.scene.slip.group.widgets if isinstance(button, Button))
        return next(button.rect.center for button in buttons if button.label == said)
