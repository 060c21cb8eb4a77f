"""Animation of a counter that topples: it leaps, tips over, lands and fades."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.motion import faded

STEPS = 7
"""Number of pre-rendered pictures."""
LEAP = 0.4
"""Four times the height of the leap, in counter widths."""


class Fall(Record):
    """Parameters of a fall."""

    lean: int
    """Final rotation in degrees."""
    small: float
    """Final scale."""
    down: float
    """Share of the time at which it has landed."""
    gone: float
    """Share of the time at which it starts to fade."""


class Toppling:
    """A toppling counter; its pictures are rendered on the first drawing and kept."""

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
        """Draw the counter after a share (0 to 1) of the fall.

        `whole` returns the picture of the upright counter; `corner` is the upper left corner it had, `size` its width.
        """
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
