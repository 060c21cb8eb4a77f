"""Motions of Morale rolls: rallying, suppression, retreat (12.0)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, theme
from combat.engine.tabletop.effects.painted import footwork
from combat.engine.tabletop.effects.shocks import trembling
from combat.engine.words import text
from combat.games.command.motion.command_motion import BAD, GOOD, PLAIN, CommandMotion, note
from combat.games.command.rules.events import unit_events as units
from combat.games.command.table.command_hub import CommandHub

INKS = {"rallied": GOOD, "holds": PLAIN}
SHAKE = 0.07
"""Amplitude of a trembling counter after a failed roll, in its own widths."""


class Rolls(CommandMotion[units.MoraleRolled]):
    """Motion of a unit's Morale roll and its result."""

    def __init__(self, desk: CommandHub, event: units.MoraleRolled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self.fails = event.result not in INKS
        if self.fails:
            self.cast(footwork.QUAKE, self.place_of(event.unit))

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.hexes_of((self.event.unit,))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        if eyes.still() or not self.fails:
            return {}
        return self.step(self.event.unit, (SHAKE * trembling(share * self.duration, 0.2), 0.0))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        place = self.place(self.event.unit)
        if place is None:
            return
        words = text("motion-morale", roll=self.event.roll, morale=self.event.morale)
        verdict = text("log-morale-rolled-result", result=self.event.result)
        at = (place.rect.centerx, place.rect.bottom + theme.px(8))
        note(surface, f"{words} · {verdict}", at, self.desk.view.camera.free, INKS.get(self.event.result, BAD))
