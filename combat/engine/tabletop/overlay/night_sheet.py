"""Night on any table: the sheet is darkened before anything is drawn on it."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb

DARK: Rgb = theme.rgb("#50618F")
"""Colour factor of the sheet in the dark."""


def darken(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Darken an area of a surface as at night."""
    surface.fill(DARK, area, special_flags=pygame.BLEND_RGB_MULT)
