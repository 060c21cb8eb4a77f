"""Symbols that distinguish sides without relying on colour: a filled outline."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb

REACH, OWN, OTHER = 3.4, 6.2, 6.9
"""Radius of a minimap sign, and of its backgrounds for own and other sides, in pixels at scale 1."""


class Sign(Record):
    """A colour and an outline: circle, square, triangle or diamond."""

    color: Rgb
    shape: str

    def draw(self, target: pygame.Surface, center: tuple[float, float], radius: float) -> None:
        """Draw the symbol centred at a point; the radius is in pixels."""
        drawn = shapes.sign(self.shape, radius, self.color, theme.EDGE, max(1.0, radius * 0.2))
        target.blit(drawn, (round(center[0] - drawn.get_width() / 2), round(center[1] - drawn.get_height() / 2)))

    def draw_on_map(self, target: pygame.Surface, center: tuple[float, float], scale: float, *, own: bool) -> None:
        """Draw the symbol on a minimap: on a light disc if `own`, for the player's pieces, else on a dark diamond."""
        shape, reach, ground = ("circle", OWN, theme.CHOSEN) if own else ("diamond", OTHER, theme.EDGE)
        Sign(color=ground, shape=shape).draw(target, center, reach * scale)
        self.draw(target, center, REACH * scale)
