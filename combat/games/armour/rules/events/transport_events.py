"""Events of transport (L571 to L583)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.state import TeamMove


class TeamMounted(Event):
    """A team got on a vehicle, or a gun was hooked up."""

    checkpoint = True
    team: str
    vehicle: str


class TeamDismounted(Event):
    """A team got off its vehicle; `moves` is the rest of its way."""

    checkpoint = True
    team: str
    pose: Pose
    moves: tuple[TeamMove, ...]


class TransportsSent(Event):
    """Empty transports left for the rear (L577)."""

    teams: tuple[str, ...]


class TransportBrought(Event):
    """A transport came from the rear (L581)."""

    team: str
    pose: Pose


class RiderHit(Event):
    """A team on the hull of a tank that was hit is hit, too (L583)."""

    team: str
    vehicle: str


class PassengerRolled(Event):
    """A passenger of a destroyed transport rolled a save (L583)."""

    team: str
    need: int
    number: int
    again: int
    """The second die against a brutal weapon; 0 without one."""
    saved: bool


class TeamLanded(Event):
    """A passenger got off a vehicle that is lost."""

    team: str
    pose: Pose
    pinned: bool
