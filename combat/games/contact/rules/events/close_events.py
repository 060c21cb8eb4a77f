"""Events of close combat, tank assault and overrun (L291 to L324)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose


class ChargeMade(Event):
    """Units charged a target and are in contact."""

    seat: Seat
    attackers: tuple[str, ...]
    target: str


class AssaultBegan(Event):
    """The close combat of a charge begins."""

    checkpoint = True
    target: str


class CloseRolled(Event):
    """A unit's die in a round of close combat, or against a vehicle, or of an overrun."""

    unit: str
    target: str
    what: str
    """Kind of roll: "round", "tank" or "overrun"."""
    need: int
    number: int
    ledger: Ledger
    success: bool


class RoundFought(Event):
    """A round is over."""

    round: int


class UnitDefended(Event):
    """A charged unit has given its defensive fire of the turn."""

    unit: str


class UnitWithdrew(Event):
    """A unit went back, fell back or was pushed back."""

    unit: str
    path: tuple[Pose, ...]
    why: str


class AssaultEnded(Event):
    """A close combat is over."""

    checkpoint = True
    target: str
