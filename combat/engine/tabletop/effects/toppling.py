"""A counter that leaps, tips over to the side, comes down and fades."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.motion import faded

STEPS = 7
"""Pictures of a counter that tips over, cut beforehand."""
LEAP = 0.4
"""Four times how high it leaps before it falls, in its own widths."""


class Fall(Record):
    """How a counter falls."""

    lean: int
    """How far it leans at last, in degrees."""
    small: float
    """How small it is when it is down."""
    down: float
    """The share of the time at which it is down."""
    gone: float
    """The share of the time from which on it fades."""


class Toppling:
    """The counter on its way down; its pictures are cut once."""

    def __init__(self, fall: Fall) -> None:
        self.fall = fall
        self._pictures: list[pygame.Surface] = []

    def draw(
        self,
        surface: pygame.Surface,
        whole: Callable[[], pygame.Surface],
        corner: tuple[int, int],
        size: int,
        share: float,
    ) -> None:
        """Draw it after a share of the time: a whole counter of a size, whose upper left corner lay there."""
        fall, tipped = self.fall, min(1.0, share / self.fall.down)
        leap = 0.0 if eyes.still() else LEAP * tipped * (1 - tipped)
        if not self._pictures:
            upright = whole()
            parts = (number / (STEPS - 1) for number in range(STEPS))
            self._pictures = [
                pygame.transform.rotozoom(upright, -fall.lean * part, 1 - (1 - fall.small) * part) for part in parts
            ]
        picture = self._pictures[STEPS - 1 if eyes.still() else round((STEPS - 1) * tipped**2)]
        picture.set_alpha(255 if share < fall.gone else round(255 * (1 - faded((share - fall.gone) / (1 - fall.gone)))))
        middle = (corner[0] + size // 2, corner[1] + round(size * (0.5 + 0.12 * tipped - leap)))
        surface.blit(picture, picture.get_rect(center=middle))
