"""A shot being prepared (13.0)."""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord


class Aim(MutableRecord):
    """Shooter, target, weapon and rate of a shot being prepared, as the fire form shows them."""

    shooter: str
    target: str
    weapon: str
    shots: int
