"""Events of artillery off the table and of aircraft (L326 to L406)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point


class RadioRolled(Event):
    """A radio call for a battery, or for air support ("air"), was rolled."""

    seat: Seat
    support: str
    caller: str
    need: int
    number: int
    ledger: Ledger
    answered: bool


class PointPlaced(Event):
    """An observer placed or moved the aiming point of a battery."""

    battery: str
    unit: str
    at: Point
    fresh: bool
    """Whether it is a new point, at which attempts begin anew."""


class PrecisionRolled(Event):
    """A test of precision; the die roll is 0 if none was needed (L349)."""

    battery: str
    unit: str
    need: int
    number: int
    ledger: Ledger
    ranged: bool


class PointShifted(Event):
    """The other seat shifted a stray template (L360)."""

    battery: str
    at: Point


class VolleyDue(Event):
    """The volley of a battery is about to fall."""

    battery: str


class UnitShelled(Event):
    """A volley or bomb was resolved against a unit."""

    checkpoint = True
    battery: str
    unit: str


class VolleyFell(Event):
    """The volley of a battery ended; the event contains the result of its end test."""

    checkpoint = True
    battery: str
    number: int
    ledger: Ledger
    over: bool
    """Whether the support is over."""


class PlanesCame(Event):
    """Planes are about to attack."""

    seat: Seat
    caller: str
    count: int


class PlaneAimed(Event):
    """A plane searched for its target (L386)."""

    seat: Seat
    target: str
    need: int
    number: int
    strayed: bool


class PlaneFiredAt(Event):
    """Anti-aircraft weapons fired at a plane (L397)."""

    unit: str
    numbers: tuple[int, ...]
    hits: int


class PlaneLeft(Event):
    """A plane attacked, turned away or was lost."""

    checkpoint = True
    seat: Seat
    how: str
    """Reason: "attacked", "turned-away", "lost" or "no-target"."""
