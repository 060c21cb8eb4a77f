"""Unit types: squads, teams, command groups, guns and vehicles with their values and outlines (sections 8, 9)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.charts.move_chart import Locomotion, SpeedRow

Arm: TypeAlias = Literal["squad", "team", "command", "gun", "vehicle"]
VehicleSize: TypeAlias = Literal["very-small", "small", "normal", "large", "very-large"]
"""MP, P, N, G, MG (C16)."""
GunSize: TypeAlias = Literal["light", "medium", "heavy"]
Face: TypeAlias = Literal["front", "side", "rear", "top"]
UnitTrait: TypeAlias = Literal[
    "commander", "observer", "recon", "radio", "assault", "smg", "shock", "crew", "pioneers", "mounted", "heavy-weapon",
    "open-topped", "fixed", "cramped", "stabilised", "poor-optics", "skirts", "armoured-car", "soft",
]  # fmt: skip
"""Keywords. "crew": fights as a gun crew (L299); "heavy-weapon": an overrun is automatic (L323); "soft": a truck."""


class Armour(Record):
    """Armour of a vehicle by face (section 8)."""

    front: int
    side: int
    rear: int
    top: int

    def of(self, face: Face) -> int:
        """Return the armour rating of a face."""
        return {"front": self.front, "side": self.side, "rear": self.rear, "top": self.top}[face]


class UnitCard(Record):
    """A unit type. Outlines are in units of 0.1 mm around its reference point, facing up."""

    id: str
    name: str
    nation: str
    """Id of the nation; "" for types of every nation."""
    year: int
    arm: Arm
    speed: SpeedRow
    locomotion: Locomotion
    weapons: tuple[str, ...]
    """Ids of its weapons, the main one first."""
    hull: HullFootprint
    """Its base or hull; round bases are polygons."""
    mount: Point = Point(0, 0)
    """Point at which lines of fire of a vehicle or gun begin."""
    turret: HullFootprint | None = None
    """The outline of a turret around `mount`."""
    size: VehicleSize = "normal"
    gun: GunSize = "light"
    """The class of a gun; without meaning for other arms."""
    armour: Armour | None = None
    """None for everything that small arms harm like infantry (C12)."""
    break_value: int = 0
    """Value that counts when it is lost (section 3)."""
    points: int = 0
    """For veterans of normal morale."""
    squads: int = 0
    """Squads that it carries (C24)."""
    teams: int = 0
    """Teams that it carries besides."""
    tows: bool = False
    traits: tuple[UnitTrait, ...] = ()

    @property
    def on_foot(self) -> bool:
        """Return whether the unit moves on foot: a squad, team or command group."""
        return self.arm in ("squad", "team", "command")

    @property
    def is_armoured(self) -> bool:
        """Return whether the unit is a vehicle with armour."""
        return self.armour is not None
