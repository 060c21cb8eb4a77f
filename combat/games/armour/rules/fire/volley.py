"""Shots of a unit in progress: plain data of the state (L601)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat

Part = Literal["", "hull", "turret", "side", "top"]
"""Part that a hit strikes: hull or turret by their facing, in an assault the side or top of a tank."""
Rate = Literal["halted", "moving"]


class Shot(Record):
    """One weapon of one team that fires at one enemy team."""

    shooter: str
    weapon: str
    target: str
    rate: Rate
    dice: int
    """Number of dice: the weapon's rate of fire, halted or moving."""
    need: int
    """The score that a die needs to hit; from 7 on a 6 must be confirmed (L633)."""
    ledger: Ledger = ()
    """Terms of `need`."""
    beside: bool = False
    """Whether it is that of a second gun which fires beside the main gun (L751)."""


class Hit(Record):
    """One hit and the team that it strikes."""

    shot: int
    """Index of its `Shot` in the volley."""
    team: str


Stage = Literal["roll", "allot", "smoke", "swap", "save", "pin"]


class Volley(Record):
    """Fire of one unit from its declaration to the pin check; for smoke shells, to the smoke that they lay."""

    seat: Seat
    unit: str
    shots: tuple[Shot, ...]
    smoke: bool = False
    """Whether they are smoke shells: their hits lay smoke and do no harm (L661)."""
    stage: Stage = "roll"
    rolled: tuple[int, ...] = ()
    """Number of hits of each shot that has been rolled."""
    hits: tuple[Hit, ...] = ()
    """Allotted hits."""
    saved: int = 0
    """Number of hits whose save has been rolled."""
    exchanged: tuple[str, ...] = ()
    """Teams that have exchanged hits by Mistaken Target, and may not again (L639)."""
    known: tuple[str, ...] = ()
    """Units of which an exchange has failed: no more of their hits are exchanged (L643)."""
    riders: tuple[str, ...] = ()
    """Teams on the hull of a tank that was hit, once for each hit (L583)."""
    fallen: tuple[str, ...] = ()
    """Teams destroyed by this volley; further hits on them have no effect (L657)."""
    survivors: tuple[str, ...] = ()
    """Formations whose commander has survived this volley; such a commander does not roll again (L657)."""
