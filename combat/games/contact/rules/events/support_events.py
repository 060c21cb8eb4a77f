"""Events of artillery and aircraft from outside the table (L326 to L406)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point


class RadioRolled(Event):
    """A radio called a battery, or air support ("air")."""

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
    """A test of precision; 0 as number where none is needed (L349)."""

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
    """A battery's volley is to fall."""

    battery: str


class UnitShelled(Event):
    """A volley or a bomb has dealt with a unit."""

    checkpoint = True
    battery: str
    unit: str


class VolleyFell(Event):
    """A battery's volley is over; with the result of its end test."""

    checkpoint = True
    battery: str
    number: int
    ledger: Ledger
    over: bool
    """Whether the support is over."""


class PlanesCame(Event):
    """Planes are on their way."""

    seat: Seat
    caller: str
    count: int


class PlaneAimed(Event):
    """A plane looked for its target (L386)."""

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
    """A plane has attacked, turned away or is lost."""

    checkpoint = True
    seat: Seat
    how: str
    """Reason: "attacked", "turned-away", "lost" or "no-target"."""
