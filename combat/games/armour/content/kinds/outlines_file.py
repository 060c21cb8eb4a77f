"""Outlines of bases and turrets: `charts/outlines.toml`. Lengths are in millimetres."""

from __future__ import annotations

from combat.engine.content.models import Id, TomlTable
from combat.engine.space.plane.footprint import DiscFootprint, HullFootprint
from combat.engine.space.plane.point import MM
from combat.games.miniatures.content.turret_part import Length, TurretPart


class BasePart(TomlTable):
    """A base of infantry or guns, and the model on it."""

    wide: Length
    """Width across its front."""
    deep: Length
    model_wide: Length
    model_deep: Length

    def outline(self) -> HullFootprint:
        """Return the outline of the base, in units of 0.1 mm."""
        return HullFootprint.rectangle(self.wide * MM, self.deep * MM)

    def model(self) -> HullFootprint:
        """Return the outline of the model, by which gaps are passed, in units of 0.1 mm."""
        return HullFootprint.rectangle(self.model_wide * MM, self.model_deep * MM)


class OutlinesFile(TomlTable):
    """`charts/outlines.toml`."""

    authored: bool = False
    base: dict[Id, BasePart]
    turret: TurretPart
    fuselage_wide: Length
    stand: Length
    """Diameter of the stand of an aircraft."""

    def stand_disc(self) -> DiscFootprint:
        """Return the outline of the stand of an aircraft, in units of 0.1 mm."""
        return DiscFootprint(self.stand * MM // 2)
