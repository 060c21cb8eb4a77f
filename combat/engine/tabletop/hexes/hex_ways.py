"""Directions on the sheet between hexes, for the effects of flying objects."""

from __future__ import annotations

import math

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex


def way_between(start: Hex, end: Hex) -> float:
    """Return the direction from the centre of one hex to that of another, in degrees clockwise from the right."""
    (x, y), (to_x, to_y) = outline.centre(start), outline.centre(end)
    return math.degrees(math.atan2((to_y - y) * math.sqrt(3) / 2, to_x - x))
