"""The gamepads of a program: sought in a quiet moment, taken as the settings say, told of when the last one goes."""

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
    """Who takes the presses that come of a pad."""

    settings: Settings
    keys: Keymap
    scenes: list[Screen]

    def press(self, event: pygame.event.Event) -> None:
        """Takes an event as if a hand on the keys had made it."""

    def show_caps(self, *, by_pad: bool) -> None:
        """Names keys from now on, or the buttons of a pad."""

    def warn(self, line: str) -> None:
        """Tells the player something that he should know."""


class PadSeat:
    """What is done with gamepads, from the first one that is plugged in to the last one that is pulled out."""

    def __init__(self, stage: Pressed) -> None:
        self._stage, self.hand = stage, PadHand(stage.keys)
        self._sought = False
        self.suit()

    @property
    def busy(self) -> bool:
        """Whether something is held on a gamepad that goes on by itself."""
        return self.hand.busy

    def seek(self) -> None:
        """Looks for pads from now on."""
        if not self._sought:
            self._sought = True
            self.hand.begin()

    def suit(self) -> None:
        """Listens to pads as the settings say, or no more."""
        settings = self._stage.settings
        self.hand.dead = settings.dead_zone
        if self._sought and not settings.pad:
            self._sought = False
            self._press(self.hand.let_go())
            self.hand.end()
            self._stage.show_caps(by_pad=False)

    def update(self, dt: float) -> None:
        """Lets time pass for what is held."""
        if self.busy:
            self._press(self.hand.update(dt, self._stage.scenes[-1]))

    def take(self, event: pygame.event.Event) -> None:
        """Something was done with a gamepad, or one has come or gone."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.hand.comes(event)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._press(self.hand.goes(event))
            if self._stage.keys.by_pad and not self.hand.pads:
                self._stage.show_caps(by_pad=False)
                self._stage.warn(text("pad-gone"))
        else:
            self._press(self.hand.take(event, self._stage.scenes[-1]))

    def _press(self, presses: Sequence[pygame.event.Event]) -> None:
        """The presses of a pad one after the other, as far as there is a scene for them."""
        for press in presses:
            if self._stage.scenes:
                self._stage.press(press)
