"""Unit types: `units/*.toml` (sections 8 and 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from pydantic import Field

from combat.engine.content.models import Fault, Id, Root, TomlTable, Words, within
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import MM, Point
from combat.games.contact.content.kinds.outlines_file import OutlinesFile
from combat.games.contact.content.kinds.weapon_file import Year
from combat.games.contact.rules.cards.unit_card import Arm, Armour, GunSize, UnitCard, UnitTrait, VehicleSize
from combat.games.contact.rules.charts.move_chart import Locomotion, SpeedRow

Plates = Annotated[list[Annotated[int, Field(ge=0, le=400)]], Field(min_length=4, max_length=4)]
Ratings = Annotated[list[Annotated[int, Field(ge=1, le=30)]], Field(min_length=4, max_length=4)]
Length = Annotated[int, Field(ge=10, le=200)]
"""In millimetres."""
Count = Annotated[int, Field(ge=0, le=9)]
FIRST_YEAR: Final = 1939
LOCOMOTION: Final[dict[str, Locomotion]] = {
    "very-slow": "tracks", "slow": "tracks", "standard": "tracks", "fast": "tracks", "half-track": "half-track",
    "wheels": "wheels", "cart": "wheels",
}  # fmt: skip
"""The column of the terrain chart by the row of the speeds; all others are on foot, guns too."""


class UnitPart(TomlTable):
    """A unit type."""

    name: Words
    nation: Id | None = None
    year: Year = FIRST_YEAR
    arm: Arm
    speed: SpeedRow
    weapons: list[Id] = Field(default_factory=list)
    size: VehicleSize = "normal"
    gun: GunSize = "light"
    plates: Plates | None = None
    """Effective thickness of a vehicle's front, side, rear and top in mm, of which its armour is computed."""
    armour: Ratings | None = None
    """Front, side, rear, top."""
    traits: list[UnitTrait] = Field(default_factory=list)
    squads: Count = 0
    teams: Count = 0
    tows: bool = False
    long: Length | None = None
    """Length of a vehicle in millimetres."""
    wide: Length | None = None
    pivot: Annotated[int, Field(ge=-40, le=40)] | None = None
    """Distance of the turret's pivot ahead of the hull's centre, in millimetres; None without a turret."""
    break_value: Count
    points: Annotated[int, Field(ge=1, le=200)]

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each value that the arm needs and lacks, or has but cannot use."""
        vehicle = self.arm == "vehicle"
        for key in ("long", "wide"):
            if vehicle != (getattr(self, key) is not None):
                yield (), msg("finding-unit-needs" if vehicle else "finding-unit-needs-not", key=key, arm=self.arm)
        for key in ("plates", "armour", "pivot"):
            if not vehicle and getattr(self, key) is not None:
                yield (key,), msg("finding-unit-needs-not", key=key, arm=self.arm)
        if vehicle != (self.speed in LOCOMOTION):
            yield ("speed",), msg("finding-unit-speed", speed=self.speed, arm=self.arm)

    def build(self, id_: str, outlines: OutlinesFile) -> UnitCard:
        """Return the unit type as a `UnitCard`; `outlines` has the bases of units that are not vehicles."""
        hull, turret = self._outlines(outlines)
        return UnitCard(
            id=id_, name=self.name, nation=self.nation or "", year=self.year, arm=self.arm, speed=self.speed,
            locomotion=LOCOMOTION.get(self.speed, "foot"), weapons=tuple(self.weapons), hull=hull,
            mount=Point(0, -(self.pivot or 0) * MM), turret=turret, size=self.size, gun=self.gun,
            armour=Armour(*self.armour) if self.armour else None, break_value=self.break_value, points=self.points,
            squads=self.squads, teams=self.teams, tows=self.tows, traits=tuple(self.traits),
        )  # fmt: skip

    def _outlines(self, outlines: OutlinesFile) -> tuple[HullFootprint, HullFootprint | None]:
        """Return the outline of the base or hull, and of the turret if there is one."""
        if self.arm == "command":
            return outlines.command_base(), None
        if self.arm != "vehicle":
            return outlines.outline(self.arm), None
        long, wide = self.long or 0, self.wide or 0
        turret = None if self.pivot is None else outlines.turret.outline(long, wide)
        return HullFootprint.rectangle(wide * MM, long * MM), turret


class UnitFile(Root[Id, UnitPart]):
    """`units/*.toml`."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of every unit type."""
        for id_, part in self.root.items():
            yield from within(id_, part.faults())
