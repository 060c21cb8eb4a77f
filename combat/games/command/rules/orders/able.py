"""Whether some units could carry an order out at this moment (8.3)."""

from __future__ import annotations

from collections.abc import Callable

from combat.games.command.rules.state import State, Unit

Able = Callable[[State, list[Unit]], bool]
ABLE: dict[str, Able] = {}
"""By order, and "op-fire"; each named by its module."""


def able_to(order: str) -> Callable[[Able], Able]:
    """Name what is defined below as what tells whether units can carry an order out."""

    def name(judge: Able) -> Able:
        ABLE[order] = judge
        return judge

    return name


def able(state: State, order: str, units: list[Unit]) -> bool:
    """Whether one of some units at least, activated together, could carry an order out."""
    return ABLE[order](state, units)
