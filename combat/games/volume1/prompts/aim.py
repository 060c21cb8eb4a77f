"""A shot before it is fired (13.0)."""

from __future__ import annotations

from combat.engine.kernel.record import MutableRecord


class Aim(MutableRecord):
    """What is about to be fired: it stands in the form, and is answered question by question."""

    shooter: str
    target: str
    weapon: str
    shots: int
