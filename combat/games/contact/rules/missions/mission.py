"""Missions: forces and tasks of each seat, and the end of the game (section 10)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.table_map import polygon_of
from combat.games.contact.rules.charts.support_chart import AirAttack, AirLevel, Ammunition

SetUp: TypeAlias = Literal["open", "hidden", "foot-markers", "markers"]
"""The beginning of a side: on the table; hidden if in cover; its units on foot, or all units, as markers."""
Verdict: TypeAlias = Literal["needed", "most"]
"""At the end wins: the attacker if it holds the objectives that it needs, else the defender; or who holds more, then
who has lost less."""


class Objective(Record):
    """A named point of the table."""

    name: str
    at: Point


class BatteryPick(Record):
    """A battery off the table."""

    battery: str
    ammunition: Ammunition = "normal"
    registered: tuple[Point, ...] = ()
    """Pre-registered points (L356)."""


class AirPick(Record):
    """Air support."""

    level: AirLevel
    attack: AirAttack


class Reserves(Record):
    """Units that arrive later."""

    units: tuple[str, ...]
    """Unit types, once for each unit."""
    turn: int
    edge: tuple[Point, Point]


class Field(Record):
    """Strips of mines or wire that a side lays, with their length and width in units of 0.1 mm."""

    kind: Literal["mines", "wire"]
    length: int
    width: int
    count: int = 1


class MissionSide(Record):
    """The forces and tasks of one seat in a mission."""

    force: str
    """Id of its force list."""
    zone: tuple[Point, ...]
    set_up: SetUp = "open"
    foxholes: bool = False
    """Whether its foot and guns outside of cover begin in foxholes."""
    dummies: int | None = None
    """Dummies; None for those of section 4."""
    orders: int = 2
    """Orders of a turn besides those of its leaders (section 2)."""
    shaken: int = 40
    """Per cent of its break value lost from which it tests (section 3)."""
    broken: int = 60
    needed: int = 0
    """Objectives that it needs at the end, as attacker."""
    holds: bool = False
    """Whether it holds all objectives at the beginning."""
    batteries: tuple[BatteryPick, ...] = ()
    air: AirPick | None = None
    fields: tuple[Field, ...] = ()
    reserves: Reserves | None = None

    def area(self) -> Polygon:
        """Return the deployment zone as a polygon in units of 0.1 mm."""
        return polygon_of(self.zone)


class Mission(Record):
    """A mission on a table."""

    id: str
    title: str
    year: int
    attacker: MissionSide
    """The first seat: south."""
    defender: MissionSide
    """The second seat: north."""
    sets_up_first: Seat
    objectives: tuple[Objective, ...]
    turns: int
    verdict: Verdict
    dark: int = 0
    """The last turn of reduced visibility; 0 for none."""

    def side(self, seat: Seat) -> MissionSide:
        """Return the part of the mission for a seat; that of the defender for any seat other than "attacker"."""
        return self.attacker if seat == "attacker" else self.defender
