"""A man falls: his counter is knocked back, tips over and comes down (16.2)."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.motion import faded
from combat.games.volume1.motion.casting import cast, repertoire
from combat.games.volume1.motion.man_motions import AboutMan
from combat.games.volume1.rules import events as ev
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.volume_desk import VolumeDesk

STEPS, LEAN = 7, 62
"""Pictures of a counter that tips over, cut beforehand, and how far it leans at last, in degrees."""
DOWN, GONE = 0.42, 0.70
"""The shares of the time at which it is down, and from which on it gives way to the marker of the fallen."""
SMALL = 0.74
"""How much smaller it is when it is down, as the marker is."""
BOUNCE = 0.10
"""How high it leaps before it falls, in its own widths."""


class Fall(AboutMan[ev.ManKilled]):
    """His counter leaps, tips over to the side, comes down in its dust, and gives way to the marker of the fallen."""

    def __init__(self, desk: VolumeDesk, event: ev.ManKilled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self._pictures: list[pygame.Surface] = []
        hex_ = self.place_of(event.man)
        if self.face is not None:
            cast(self, repertoire().deed("fall"), hex_, after=0.0 if eyes.still() else self.duration * DOWN)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        if self.place is None or self.face is None:
            return
        size = self.desk.battle.people.size
        tipped = min(1.0, share / DOWN)
        leap = 0.0 if eyes.still() else 4 * BOUNCE * tipped * (1 - tipped)
        step = STEPS - 1 if eyes.still() else round((STEPS - 1) * tipped**2)
        picture = self._picture(step, size)
        picture.set_alpha(255 if share < GONE else round(255 * (1 - faded((share - GONE) / (1 - GONE)))))
        middle = (self.place[0] + size // 2, self.place[1] + round(size * (0.5 + 0.12 * tipped - leap)))
        surface.blit(picture, picture.get_rect(center=middle))

    def _picture(self, step: int, size: int) -> pygame.Surface:
        """His counter so far on its way down; cut once."""
        if not self._pictures:
            assert self.face is not None
            whole = counters.man(self.face, size).surface
            for number in range(STEPS):
                part = number / (STEPS - 1)
                self._pictures.append(pygame.transform.rotozoom(whole, -LEAN * part, 1 - (1 - SMALL) * part))
        return self._pictures[step]
