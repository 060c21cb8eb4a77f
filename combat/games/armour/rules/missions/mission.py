"""Missions: forces and goals of each seat, and how the game ends (A31-A45)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.table_map import polygon_of
from combat.games.armour.rules.charts.rule_figures import ArrivalFigures
from combat.games.armour.rules.forces.force_list import UnitPick

ArrivalKind: TypeAlias = Literal["immediate", "delayed", "late"]
Ending: TypeAlias = Literal["defender", "destroyed-points", "points-near", "holder-of-goal"]
"""The winner at the turn limit: the defender; the seat that destroyed more points; the one with more points of unpinned
teams near a goal; the one that holds a goal, else that destroyed more points. A tie is the defender's (A33)."""


class Goal(Record):
    """A named point of the table that a seat must hold (A31)."""

    name: str
    at: Point


class Reserves(Record):
    """Units that arrive later (A36, A37)."""

    kind: ArrivalKind
    edge: tuple[Point, Point]
    """The stretch of the table's edge where they enter."""
    units: tuple[str, ...] = ()
    """Unit types that are in reserve; empty if the owner chooses."""
    share: int = 0
    """Percentage of the force's points up to which the owner chooses units; 0 if `units` names them."""


class FreeWorks(Record):
    """Works that a side places without cost, and their zone."""

    works: tuple[tuple[str, int], ...]
    """Kinds of works with their numbers."""
    zone: tuple[Point, ...]

    def area(self) -> Polygon:
        """Return the zone in which the works may be placed, as a polygon in units of 0.1 mm."""
        return polygon_of(self.zone)


class MissionSide(Record):
    """What a mission says about one seat: force, zone, goals, reserves, works."""

    force: str
    """Id of its force list."""
    zone: tuple[Point, ...]
    """Deployment zone."""
    goals: tuple[Goal, ...] = ()
    """It wins at its victory check by holding one of these (A32)."""
    dug_in: bool = False
    """Whether its infantry and guns begin in foxholes (A44)."""
    ambush: int = 0
    """Number of units that may be in ambush."""
    reserves: Reserves | None = None
    works: FreeWorks | None = None
    free_units: tuple[UnitPick, ...] = ()
    """Units beyond its force, such as a flight."""
    withdrawals: tuple[int, ...] = ()
    """Turns at whose beginning it withdraws a unit from the table."""

    def area(self) -> Polygon:
        """Return the seat's deployment zone as a polygon in units of 0.1 mm."""
        return polygon_of(self.zone)


class Mission(Record):
    """A mission on a table."""

    id: str
    title: str
    attacker: MissionSide
    defender: MissionSide
    first_check: int
    """The first turn at whose victory checks goals count."""
    turns: int
    """The turn limit; a turn is one of each seat."""
    ending: Ending
    ending_goal: Goal | None = None
    """Goal to which `points-near` and `holder-of-goal` refer."""
    near: int = 0
    """The radius of `points-near`, in units of 0.1 mm: at most this."""
    night: bool = False
    """Whether it begins by night, until dawn."""
    aiming_points: bool = False
    """Whether artillery places aiming points before deployment (A35)."""
    any_forces: bool = False
    """Whether any legal forces of equal points may be used, on any table."""

    def side(self, seat: str) -> MissionSide:
        """Return the side of a seat: the attacker's for "attacker", otherwise the defender's."""
        return self.attacker if seat == "attacker" else self.defender


def first_turn(figures: ArrivalFigures, reserves: Reserves) -> int:
    """Return the first turn in which reserves may come (A36)."""
    return {"immediate": figures.immediate, "delayed": figures.delayed, "late": figures.late}[reserves.kind]
