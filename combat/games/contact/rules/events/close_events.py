"""Events of close combat, tank assault and overrun (L291 to L324)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose


class ChargeMade(Event):
    """Units charged a target and are in contact with it."""

    seat: Seat
    attackers: tuple[str, ...]
    target: str


class AssaultBegan(Event):
    """The close combat of a charge began."""

    checkpoint = True
    target: str


class CloseRolled(Event):
    """A unit's die in a round of close combat, against a vehicle, or in an overrun."""

    unit: str
    target: str
    what: str
    """Kind of roll: "round", "tank" or "overrun"."""
    need: int
    number: int
    ledger: Ledger
    success: bool


class RoundFought(Event):
    """A round of close combat ended."""

    round: int


class UnitDefended(Event):
    """A charged unit used its defensive fire of the turn."""

    unit: str


class UnitWithdrew(Event):
    """A unit withdrew, fell back or was pushed back."""

    unit: str
    path: tuple[Pose, ...]
    why: str


class AssaultEnded(Event):
    """A close combat ended."""

    checkpoint = True
    target: str
