"""A work on the table: plain data of the state (A41-A43)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose


class PlacedWork(Record):
    """A work on the table: its kind, seat and pose."""

    kind: str
    """Id of its `Work`."""
    seat: Seat
    pose: Pose
    """Its centre; its length is across its heading."""
