"""A shot being prepared (13.0)."""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord


class Aim(MutableRecord):
    """Shooter, target, weapon and rate of a shot, as shown in the fire form; answered decision by decision."""

    shooter: str
    target: str
    weapon: str
    shots: int
