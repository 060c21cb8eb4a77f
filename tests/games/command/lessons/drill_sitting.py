"""Somebody at the table of a lesson of COMMAND!, with a mouse and a keyboard: events are posted, nothing else."""

from __future__ import annotations

import os
from typing import Literal

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from combat.engine.lessons.lesson import Spot, SpotKind
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.window_options import WindowOptions
from combat.engine.words import text
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.lessons.drill import Drill
from combat.games.command.table.panels.hand import Hand
from tests.engine.stage.hands import click, point, press
from tests.narrowing import the

FRAME, THOUGHT, MOST_FRAMES, STILL = 0.3, 1.0, 3000, 5
Act = tuple[SpotKind | Literal["pointed", "action"], str] | str
"""A thing that is clicked, of a card with its order or its action; a hex that is pointed at; a key that is pressed; ""
for the button that goes on, "!" for the right answer."""


class DrillSitting:
    """One lesson, from its first step."""

    def __init__(self, lesson: str, size: tuple[int, int] = (1600, 900), scale: float | None = None) -> None:
        self.app = App(WindowOptions(resolution=size, scale=scale, sound=False), STAGE)
        self.app.settings.pace = "instant"
        self.time = 0.0
        self.scene = Drill(self.app, lesson_files()[lesson])
        self.scene.keyboard.guard.clock = lambda: self.time
        self.app.push(self.scene)
        self.rest()

    def close(self) -> None:
        """Leave the window."""
        self.app.quit()
        pygame.quit()
        theme.set_scale(1.0)

    @property
    def step(self) -> str:
        """The step that the lesson is at; "" once all are done."""
        step = self.scene.course.step
        return "" if step is None else step.id

    def rest(self) -> None:
        """Let frames pass until nothing moves any more."""
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

    def at(self, kind: SpotKind, name: str, *, low: bool = False) -> tuple[int, int]:
        """Where a thing is clicked, of the kinds that steps point at; of a card the upper band, or a `low` one."""
        box = self.scene.places.box_of(Spot(kind, name))
        assert box is not None, f"{kind} {name} is not in sight"
        if kind != "card":
            return box.center
        hand = the(Hand, self.scene.parts["hand"])
        wanted = "action" if low else "order"
        places = ((box.centerx, y) for y in range(box.top, box.bottom, 4))
        return next(place for place in places if hand._part_at(int(name), place) == wanted)

    def do(self, act: Act) -> None:
        """One act of the hand."""
        self.time += THOUGHT
        if act in ("", "!"):
            click(self.app, self._button(act))
        elif isinstance(act, str):
            press(self.app, act)
        elif act[0] == "pointed":
            point(self.app, self.at("place", act[1]))
        elif act[0] == "action":
            click(self.app, self.at("card", act[1], low=True))
        else:
            for _ in range(2):  # a stack fans out under the pointer, which follows the piece
                point(self.app, self.at(act[0], act[1]))
                self.rest()
            click(self.app, self.at(act[0], act[1]))
        self.rest()

    def _button(self, which: str) -> tuple[int, int]:
        step = self.scene.course.step
        assert step is not None
        said = text("lesson-on") if not which else text(f"{self.scene.lesson.said(step)}.a{step.right}")
        buttons = (button for button in self.scene.slip.group.widgets if isinstance(button, Button))
        return next(button.rect.center for button in buttons if button.label == said)
