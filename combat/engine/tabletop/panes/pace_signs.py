"""Icons of the paces."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb


def draw_pace(surface: pygame.Surface, icon: str, box: pygame.Rect, ink: Rgb) -> None:
    """Draw the icon named `icon`; that of the pace "instant" is drawn here, any other by the theme."""
    if icon != "pace-instant":
        theme.draw_icon(surface, icon, box, ink)
        return
    plate = shapes.Plate(box.width, box.height, ink)
    step, half = box.width / 3, box.height / 2
    for place in range(3):
        left = place * step * 0.86
        plate.polygon([(left, half * 0.3), (left + step, half), (left, half * 1.7)], ink)
    surface.blit(plate.reduce(), box)
