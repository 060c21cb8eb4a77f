"""Shots of a unit in progress: plain data of the state (L601)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat

Part = Literal["", "hull", "turret"]
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


class Hit(Record):
    """One hit and the team that it strikes."""

    shot: int
    """Index of its `Shot` in the volley."""
    team: str
    swapped: bool = False
    """Whether Mistaken Target has moved it; it cannot move again (L639)."""


Stage = Literal["roll", "allot", "swap", "save", "pin"]


class Volley(Record):
    """Fire of one unit from its declaration to the pin check; its stages run in the order of `Stage`."""

    seat: Seat
    unit: str
    shots: tuple[Shot, ...]
    stage: Stage = "roll"
    rolled: tuple[int, ...] = ()
    """Number of hits of each shot that has been rolled."""
    hits: tuple[Hit, ...] = ()
    """Allotted hits."""
    saved: int = 0
    """Number of hits whose save has been rolled."""
    fallen: tuple[str, ...] = ()
    """Teams destroyed by this volley."""
