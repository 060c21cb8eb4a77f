"""Outlines of turrets that files give by proportions."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import TomlTable
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import MM, Point

Length = Annotated[int, Field(ge=2, le=400)]
"""In millimetres."""
Percent = Annotated[int, Field(ge=1, le=100)]


class TurretPart(TomlTable):
    """Proportions of turrets, in percent of the hull."""

    long: Percent
    wide: Percent
    cut: Annotated[int, Field(ge=1, le=40)]
    """Part of each side that is cut off at a corner, in percent of the turret."""

    def outline(self, length: int, width: int) -> HullFootprint:
        """Return the footprint of the turret of a hull with length and width in mm: an octagon around its pivot.

        Units are 0.1 mm.
        """
        x, y = (side * MM * share // 200 for side, share in ((width, self.wide), (length, self.long)))
        inner_x, inner_y = (half - 2 * half * self.cut // 100 for half in (x, y))
        quarter = ((inner_x, -y), (x, -inner_y), (x, inner_y), (inner_x, y))
        return HullFootprint(tuple(Point(*corner) for corner in (*quarter, *((-a, -b) for a, b in quarter))))
