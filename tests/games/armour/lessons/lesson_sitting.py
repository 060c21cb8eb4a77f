"""Somebody at the table of a lesson of ARMOUR!, with a mouse and a keyboard: events are posted, nothing else."""

from __future__ import annotations

import os
from typing import Literal

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from combat.engine.lessons.lesson import Spot
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.window_options import WindowOptions
from combat.engine.words import text
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.scenes.lessons.armour_lesson import ArmourLesson
from tests.engine.stage import gestures

FRAME, THOUGHT, MOST_FRAMES, STILL, MOST_STEPS = 0.3, 1.0, 3000, 5, 200
STEP = 2 * CM
"""A step of the cursor."""
Act = tuple[Literal["place", "piece", "button", "pointed", "cursor"], str] | tuple[Literal["drag"], str, str] | str
"""A place or team that is clicked, a button beside the prompt by the message of its label, a team that is pointed at,
a place to which the cursor is led; a team that is dragged to a place; a key that is pressed; "" for the button that goes
on, "!" for the right answer."""


class LessonSitting:
    """One lesson, from its first step."""

    def __init__(self, lesson: str, size: tuple[int, int] = (1280, 720), scale: float | None = None) -> None:
        self.app = App(WindowOptions(resolution=size, scale=scale, sound=False), STAGE)
        self.app.settings.pace = "instant"
        self.time = 0.0
        self.scene = ArmourLesson(self.app, lesson_files()[lesson])
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

    def at(self, kind: Literal["place", "piece"], name: str) -> tuple[int, int]:
        """Where a place or a team lies on the screen."""
        box = self.scene.places.box_of(Spot(kind, name))
        assert box is not None, f"{kind} {name} is not in sight"
        return box.center

    def do(self, act: Act) -> None:
        """One act of the hand."""
        self.time += THOUGHT
        if act in ("", "!"):
            gestures.click(self.app, self._on_slip(str(act)))
        elif isinstance(act, str):
            gestures.press(self.app, act)
        elif act[0] == "drag":
            gestures.drag(self.app, self.at("piece", act[1]), self.at("place", act[2]))
        elif act[0] == "cursor":
            self._lead_cursor(Pose.read(act[1]))
        elif act[0] == "button":
            gestures.click(self.app, self._beside_prompt(text(act[1])))
        elif act[0] == "pointed":
            gestures.point(self.app, self.at("piece", act[1]))
        else:
            gestures.click(self.app, self.at(act[0], act[1]))
        self.rest()

    def _lead_cursor(self, to: Pose) -> None:
        """Press arrows until the cursor is at a place, to its step."""
        gestures.press(self.app, "Ctrl+Up")
        for _ in range(MOST_STEPS):
            cursor = self.scene.desk.input.cursor
            assert cursor is not None
            x, y = to.point.x - cursor.point.x, to.point.y - cursor.point.y
            if max(abs(x), abs(y)) <= STEP // 2:
                return
            sideways = abs(x) > abs(y)
            key = ("Right" if x > 0 else "Left") if sideways else ("Down" if y > 0 else "Up")
            gestures.press(self.app, f"Ctrl+{key}")
        raise AssertionError(f"the cursor does not come to {to}")

    def _on_slip(self, which: str) -> tuple[int, int]:
        step = self.scene.course.step
        assert step is not None
        said = text("lesson-on") if not which else text(f"{self.scene.lesson.said(step)}.a{step.right}")
        buttons = (button for button in self.scene.slip.group.widgets if isinstance(button, Button))
        return next(button.rect.center for button in buttons if button.label == said)

    def _beside_prompt(self, label: str) -> tuple[int, int]:
        self.scene.bar.refresh()
        found = {button.label: button for button in self.scene.bar.buttons}
        assert label in found, (label, list(found))
        return found[label].rect.center
