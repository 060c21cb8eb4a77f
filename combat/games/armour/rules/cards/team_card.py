"""Team types: one tank, infantry stand, gun or aircraft, with its values and outlines (L37, L47-L55)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.footprint import DiscFootprint, Footprint, HullFootprint
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.cards.keyword import KeywordUse, Trait

Arm: TypeAlias = Literal["tank", "infantry", "gun", "aircraft"]
"""The type of a team; every vehicle is a tank team (L37)."""
Running: TypeAlias = Literal["foot", "towed", "tracked", "half-tracked", "wheeled", "flying"]


class Armour(Record):
    """Armour of a tank: what its owner adds to the die of a save (L647)."""

    front: int
    side: int
    top: int


class Speeds(Record):
    """Movement in units of 0.1 mm per phase, Tactical and Dash by class of ground (L561)."""

    tactical: int
    terrain: int
    cross_country: int
    road: int


class TeamCard(Record):
    """A team type. Outlines are in units of 0.1 mm around its reference point, facing up."""

    id: str
    name: str
    arm: Arm
    running: Running
    save: int
    """The score needed to survive a hit; 0 for armoured tanks, which use their armour."""
    armour: Armour | None
    cross: int
    """The score needed to cross difficult terrain; 0 for aircraft."""
    speeds: Speeds | None
    """None for aircraft, which move without limit."""
    weapons: tuple[str, ...]
    """Ids of its weapons; the first gun is the main one."""
    hull: HullFootprint
    """Outline to which distances are measured: base of infantry and guns, hull of tanks, fuselage of aircraft
    (L603)."""
    model: HullFootprint
    """Outline that must pass through gaps (L561)."""
    mount: Point
    """Start of lines of sight and arcs of a tank or gun: the turret's pivot, else the middle of the front edge."""
    turret: HullFootprint | None = None
    """The outline of the turret around its pivot."""
    stand: DiscFootprint | None = None
    """The stand of an aircraft, which must fit where it is placed."""
    keywords: tuple[KeywordUse, ...] = ()
    traits: tuple[Trait, ...] = ()
    """The traits of its keywords."""
    passengers: int = 0
    """Infantry teams that it can carry."""

    @property
    def footing(self) -> Footprint:
        """Return the outline that it occupies on the table: its hull or base, or the stand of an aircraft (L547)."""
        return self.stand or self.hull

    @property
    def is_armoured(self) -> bool:
        """Return whether it is a tank with armour: never pinned, and saved by armour."""
        return self.armour is not None

    @property
    def is_armed(self) -> bool:
        """Return whether it has a weapon."""
        return bool(self.weapons)

    @property
    def heavy_weapon(self) -> str:
        """Return the heavy weapon of an infantry team: "mg" or "mortar"; "" for none."""
        kinds = {"heavy-mg": "mg", "mortar": "mortar"}
        return next((kind for start, kind in kinds.items() for each in self.weapons if each.startswith(start)), "")

    @property
    def is_heavy(self) -> bool:
        """Return whether it has a heavy machine gun or a mortar."""
        return bool(self.heavy_weapon)

    @property
    def carries(self) -> bool:
        """Return whether it can carry passengers or tow guns."""
        return self.passengers > 0 or "tractor" in self.traits
