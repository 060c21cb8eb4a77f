"""Events of bombardments and aiming points (L663 to L695)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen


class AimingPointPlaced(Event):
    """Before deployment an artillery unit was ranged in on a point (L691)."""

    checkpoint = True
    unit: str
    at: Point


class AimingEnded(Event):
    """A seat has placed its aiming points (A35)."""

    checkpoint = True
    seat: Seat


class BombardmentDeclared(Event):
    """A unit began a bombardment."""

    checkpoint = True
    fire: FireMission


class RangeRolled(Event):
    """A spotter tried to range in (L679)."""

    checkpoint = True
    unit: str
    spotter: str
    attempt: int
    need: int
    ledger: Ledger
    number: int
    passed: bool
    free: bool
    """Whether the attempt is not counted, so that the spotter ranges in another unit afresh (L751)."""


class RangingFailed(Event):
    """No attempt ranged in: the unit does nothing more this turn and has no aiming point (L679)."""

    checkpoint = True
    unit: str


class ScreenLaid(Event):
    """A smoke bombardment laid a screen (L695)."""

    checkpoint = True
    unit: str
    screen: SmokeScreen


class TeamShelled(Event):
    """A team under the template was hit or not (L681)."""

    checkpoint = True
    team: str
    need: int
    ledger: Ledger
    number: int
    again: int
    """The die that was rolled again for the number of weapons; 0 for none."""
    hit: bool


class ShellSaveEnded(Event):
    """All effects of a hit by a bombardment are settled."""

    checkpoint = True


class BombardmentEnded(Event):
    """The bombardment of a unit is over; it stays ranged in on the point, unless it flies (L691)."""

    checkpoint = True
    unit: str
