"""Events of works (A35, A43)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose


class WorkPlaced(Event):
    """A seat placed a work before deployment (A43)."""

    checkpoint = True
    seat: Seat
    work: str
    """Id of its kind."""
    pose: Pose


class WorksEnded(Event):
    """A seat places no more works."""

    checkpoint = True
    seat: Seat
