"""Events of acts and moves (L9 to L16, L33 to L102)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.state import Marker, Smoke, Stuck, Unit


class ActBegan(Event):
    """A unit began its act or a reaction."""

    unit: str
    act: str
    """Text of the `Act`; "" for a reaction."""
    shut: bool = False
    open: bool = False


class ActEnded(Event):
    """A unit ended its act."""

    checkpoint = True
    unit: str


class ReactionEnded(Event):
    """A unit ended its reaction."""

    unit: str


class UnitMoved(Event):
    """A unit moved along a path to its last pose."""

    unit: str
    path: tuple[Pose, ...]
    length: int
    """Length in units of 0.1 mm; 0 for a crawl."""


class UnitTurned(Event):
    """A unit turned on the spot or turned its turret."""

    unit: str
    heading: int
    turret: int


class GroundRolled(Event):
    """A unit rolled at the border of difficult ground; it is immobilised if it failed (L100)."""

    unit: str
    ground: str
    number: int
    passed: bool


class MineStruck(Event):
    """A unit entered mines: the dice rolled, and the hits (C34)."""

    unit: str
    field: str
    numbers: tuple[int, ...]
    hits: int


class FieldFound(Event):
    """A strip of mines became known to the other seat."""

    field: str


class FieldCleared(Event):
    """Pioneers cleared a part of a strip."""

    field: str
    length: int


class UnitFreed(Event):
    """An immobilised unit became mobile again (C23)."""

    unit: str


class UnitStuck(Event):
    """A unit was immobilised."""

    unit: str
    how: Stuck


class UnitBoarded(Event):
    """A unit mounted a vehicle or was taken in tow (C24)."""

    unit: str
    carrier: str


class UnitLanded(Event):
    """A unit left its vehicle."""

    unit: str
    at: Pose


class SmokeLaid(Event):
    """Smoke or a light appeared."""

    smoke: Smoke


class UnitCamouflaged(Event):
    """A unit camouflaged itself (L15)."""

    unit: str


class UnitFound(Event):
    """A unit was found by the enemy; its model is placed."""

    barrier = True
    unit: str
    by: str
    """Id of the finder; "" if it showed itself."""


class DummyFound(Event):
    """A marker or hidden dummy was found to be a dummy, and was removed."""

    barrier = True
    dummy: str
    by: str


class DummyMoved(Event):
    """A dummy moved; only its owner sees this event."""

    dummy: str
    path: tuple[Pose, ...]


class MarkersPlaced(Event):
    """New markers were placed; `owners` are the units and dummies under them, known only to their seat."""

    seat: Seat
    markers: tuple[Marker, ...]
    owners: tuple[str, ...]


class MarkersMoved(Event):
    """Markers were moved at the end of an order, from left to right."""

    seat: Seat
    markers: tuple[Marker, ...]


class UnitsConcealed(Event):
    """Units that no enemy detects went back under markers (section 4)."""

    seat: Seat
    markers: tuple[Marker, ...]
    units: tuple[str, ...]


class UnitsShown(Event):
    """In a view: units of the other seat became known; the event contains their full records."""

    units: tuple[Unit, ...]


class UnitsVeiled(Event):
    """In a view: units of the other seat are no longer known."""

    units: tuple[str, ...]


class MarkersRemoved(Event):
    """In a view: markers were removed, because the units or dummies under them became known."""

    markers: tuple[str, ...]


Harm = Literal["suppressed", "demoralised", "lost", "wrecked", "abandoned"]
"""Effect of fire and tests on a unit."""
