"""Simulate a gamepad by the events that SDL posts for one, each followed by a round of the application."""

from __future__ import annotations

import os
from collections.abc import Callable

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.stage.pad.pad_hand import BUTTONS, FULL, TRIGGERS

CODES = {name: code for code, name in BUTTONS.items()}
AXES = {name: axis for axis, name in TRIGGERS.items()}


class Pad:
    """Simulated gamepad; `rounds` lets the application handle the posted events."""

    def __init__(self, rounds: Callable[[], object]) -> None:
        self._rounds = rounds

    def down(self, *buttons: str) -> None:
        """Press buttons together; a trigger is pulled fully."""
        for button in buttons:
            if button in AXES:
                self.axis(AXES[button], 1.0)
            else:
                event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=CODES[button])
                pygame.event.post(event)
        self._rounds()

    def up(self, *buttons: str) -> None:
        """Release buttons; a trigger is released fully."""
        for button in buttons:
            if button in AXES:
                self.axis(AXES[button], 0.0)
            else:
                pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=CODES[button]))
        self._rounds()

    def press(self, *buttons: str) -> None:
        """Press and release buttons in order; the buttons in "Up+Right" are pressed together."""
        for button in buttons:
            self.down(*button.split("+"))
            self.up(*button.split("+"))

    def axis(self, axis: int, value: float) -> None:
        """Set an axis of a stick or a trigger to a value, -1 to 1."""
        event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=round(value * FULL))
        pygame.event.post(event)
        self._rounds()

    def stick(self, x: float, y: float) -> None:
        """Move the left stick; positive is right and down."""
        self.axis(pygame.CONTROLLER_AXIS_LEFTX, x)
        self.axis(pygame.CONTROLLER_AXIS_LEFTY, y)

    def lean(self, x: float, y: float) -> None:
        """Move the right stick; positive is right and down."""
        self.axis(pygame.CONTROLLER_AXIS_RIGHTX, x)
        self.axis(pygame.CONTROLLER_AXIS_RIGHTY, y)
