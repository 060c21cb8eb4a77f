"""Gamepad lifecycle: detection after the first frame, settings, and a warning when the last one is removed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from combat.engine.stage.keys import Keymap
from combat.engine.stage.pad.pad_hand import PadHand
from combat.engine.stage.screen import Screen
from combat.engine.stage.settings import Settings
from combat.engine.words import text


class Pressed(Protocol):
    """Receiver of the key presses of a gamepad."""

    settings: Settings
    keys: Keymap
    scenes: list[Screen]

    def press(self, event: pygame.event.Event) -> None:
        """Handle an event as if it came from the keyboard."""

    def show_caps(self, *, by_pad: bool) -> None:
        """Show key caps of a gamepad or of the keyboard."""

    def warn(self, line: str) -> None:
        """Queue a message for the player."""


class PadSeat:
    """Handles gamepads while they are enabled and connected."""

    def __init__(self, stage: Pressed) -> None:
        self._stage, self.hand = stage, PadHand(stage.keys)
        self._sought = False
        self.suit()

    @property
    def busy(self) -> bool:
        """Return whether any held gamepad input repeats."""
        return self.hand.busy

    def seek(self) -> None:
        """Start detecting gamepads, unless already started."""
        if not self._sought:
            self._sought = True
            self.hand.begin()

    def suit(self) -> None:
        """Apply the settings of gamepads: the dead zone, and whether they are used."""
        settings = self._stage.settings
        self.hand.dead = settings.dead_zone
        if self._sought and not settings.pad:
            self._sought = False
            self._press(self.hand.let_go())
            self.hand.end()
            self._stage.show_caps(by_pad=False)

    def update(self, dt: float) -> None:
        """Advance the time by `dt` seconds, for held inputs."""
        if self.busy:
            self._press(self.hand.update(dt, self._stage.scenes[-1]))

    def take(self, event: pygame.event.Event) -> None:
        """Handle an event of a gamepad, including connection and removal."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.hand.connect(event)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._press(self.hand.disconnect(event))
            if self._stage.keys.by_pad and not self.hand.pads:
                self._stage.show_caps(by_pad=False)
                self._stage.warn(text("pad-gone"))
        else:
            self._press(self.hand.take(event, self._stage.scenes[-1]))

    def _press(self, presses: Sequence[pygame.event.Event]) -> None:
        """Send key presses to the stage while it has scenes."""
        for press in presses:
            if self._stage.scenes:
                self._stage.press(press)
