"""Events of aircraft (L547, L601)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose


class FlightRolled(Event):
    """A flight rolled for its arrival in this turn (L547)."""

    unit: str
    need: int
    number: int
    arrives: bool


class AircraftPlaced(Event):
    """An aircraft of a flight that has arrived was placed on the table (L547)."""

    team: str
    pose: Pose


class FlightAttacked(Event):
    """A flight began its attack: the enemy's anti-aircraft fire comes first (L547)."""

    checkpoint = True
    unit: str


class AntiAircraftEnded(Event):
    """The anti-aircraft fire at an attacking flight is over."""

    checkpoint = True
    unit: str


class FlightLeft(Event):
    """The aircraft of a flight left the table, or did not come although they had arrived (L547)."""

    unit: str
    teams: tuple[str, ...]
    """Its aircraft that left the table; empty if none was there."""
