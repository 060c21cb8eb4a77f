"""Events of units that come to the table later, or leave it (L543, A36, A37, A50)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import TeamPose
from combat.games.armour.rules.state import Team, Unit


class UnitsHidden(Event):
    """A seat noted its units in ambush and in reserve; the other seat sees no names (A50)."""

    seat: Seat
    ambush: tuple[str, ...]
    reserve: tuple[str, ...]


class UnitsNumbered(Event):
    """The unseen units of a seat were renumbered, so that those in ambush and reserve have the last numbers (A50)."""

    checkpoint = True
    seat: Seat


class UnitsShown(Event):
    """In a view: units became known, as they were just before the event that shows them (A50)."""

    seat: Seat
    units: tuple[Unit, ...]
    teams: tuple[Team, ...]
    commands: tuple[tuple[str, str], ...]
    """Formations with commanders who are among the teams."""


class AimingPointSeen(Event):
    """In a view: an aiming point was placed for a unit that is not known yet (L691, A49)."""

    seat: Seat
    at: Point


class AmbushRevealed(Event):
    """A unit in ambush was placed on the table with its companions (L543)."""

    barrier = True
    unit: str
    places: tuple[TeamPose, ...]
    riders: tuple[tuple[str, str], ...]
    """Teams that ride, with their vehicles."""


class ReservesRolled(Event):
    """A seat rolled for its reserves; without dice all of them come (A36)."""

    seat: Seat
    numbers: tuple[int, ...]
    units: int
    """Number of units that come."""


class ReserveEntered(Event):
    """A unit of the reserve entered at the edge of the table with its companions (A37)."""

    barrier = True
    unit: str
    places: tuple[TeamPose, ...]
    riders: tuple[tuple[str, str], ...]


class UnitWithdrawn(Event):
    """A unit left the table by its mission's order; it is not lost (mission 8)."""

    unit: str
    """Id of the unit; that of a unit that splits from it goes with it in an event of its own."""
