"""What one team sees of another: whether it is clear, and what conceals and protects it (L605 to L623)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.games.armour.rules.state import State, Team


class Sighting(Record):
    """The sight from a team to another."""

    clear: bool
    cause: str = ""
    """What blocks it; "" if it is clear."""
    concealed: bool = False
    conceals: str = ""
    """What conceals the target."""
    bulletproof: bool = False
    """Whether what conceals it is bulletproof cover."""


def sighting(state: State, viewer: Team, target: Team) -> Sighting:
    """Return what a team sees of another; both are on the table."""
    return Sighting(viewer.pose is not None and target.pose is not None)
