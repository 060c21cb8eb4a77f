"""A scene that is created for the first time takes a while.

The pressed button is drawn before, and key presses and clicks meanwhile are ignored.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.kernel.record import replace
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.scene import Scene
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_options import WindowOptions
from combat.games.command.scenes.command_stage import STAGE
from tests.engine.stage.hands import press
from tests.narrowing import the

FAR = """
import pygame
from combat.engine.stage.paper.dialog import Message
seen = []
def make(app):
    seen.append(app.surface.copy())
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=0, instance_id=0))
    return Message(app, "far", [])
"""


class Door(Scene):
    """Scene with a button that opens the slow scene."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.button = Button("far", lambda: app.open("far"), "F")
        self.button.rect = pygame.Rect(100, 100, 200, 40)
        self.group = Group([self.button])

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass the event to the button; return whether it was used."""
        return self.group.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the button on black."""
        surface.fill("black")
        self.group.draw(surface)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield an application whose scene "far" is in a module outside the package."""
    (tmp_path / "far_scene.py").write_text(FAR, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    stage = replace(STAGE, scenes={**STAGE.scenes, "far": "far_scene:make"})
    app = App(WindowOptions(resolution=(640, 480), sound=False), stage)
    app.push(Door(app))
    app.round(0.05)
    yield app
    sys.modules.pop("far_scene", None)
    app.quit()


def test_a_button_is_seen_pressed_while_the_scene_is_made_and_enter_meanwhile_answers_nothing(app: App) -> None:
    door, rest = the(Door, app.top), app.surface.copy()
    press(app, "f")
    (seen,) = sys.modules["far_scene"].seen
    button = door.button.rect
    assert pygame.image.tobytes(seen.subsurface(button), "RGB") != pygame.image.tobytes(rest.subsurface(button), "RGB")
    assert not (door.button.pressed or door.button.hot)
    assert not pygame.event.peek(pygame.CONTROLLERBUTTONDOWN), "nor does a gamepad's"
    the(Message, app.top)
    app.round(0.05)
    the(Message, app.top)


def test_a_question_is_gone_from_the_window_while_what_it_leads_to_is_made(app: App) -> None:
    rest = app.surface.copy()
    app.push(Confirm(app, "go?", ["on"], "yes", lambda: app.open("far")))
    app.round(0.05)
    assert pygame.image.tobytes(app.surface, "RGB") != pygame.image.tobytes(rest, "RGB")
    press(app, "Enter")
    (seen,) = sys.modules["far_scene"].seen
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(rest, "RGB")
