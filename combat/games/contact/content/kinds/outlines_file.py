"""Outlines of bases and turrets: `charts/outlines.toml` (C21). Lengths are in millimetres."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import TomlTable
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import MM, Point
from combat.games.miniatures.content.turret_part import Length, TurretPart

BaseName = Literal["squad", "team", "gun"]
Base = Annotated[list[Length], Field(min_length=2, max_length=2)]
CORNER = 414
"""Half the side of an octagon in thousandths of half its width."""


class OutlinesFile(TomlTable):
    """`charts/outlines.toml`."""

    authored: bool = False
    command: Length
    """Diameter of the base of a command group."""
    base: dict[BaseName, Base]
    """Width and depth by arm."""
    turret: TurretPart

    def outline(self, arm: BaseName) -> HullFootprint:
        """Return the outline of the base of an arm: a rectangle in units of 0.1 mm."""
        wide, deep = self.base[arm]
        return HullFootprint.rectangle(wide * MM, deep * MM)

    def command_base(self) -> HullFootprint:
        """Return the base of a command group: an octagon around its disc, in units of 0.1 mm."""
        half = self.command * MM // 2
        edge = half * CORNER // 1000
        right = (Point(edge, -half), Point(half, -edge), Point(half, edge), Point(edge, half))
        return HullFootprint((*right, *(Point(-corner.x, -corner.y) for corner in right)))
