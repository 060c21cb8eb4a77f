"""Registry of the checks whether units can carry out an order (8.3)."""

from __future__ import annotations

from collections.abc import Callable

from combat.games.command.rules.state import State, Unit

Able = Callable[[State, list[Unit]], bool]
ABLE: dict[str, Able] = {}
"""Checks by order, and for "op-fire"; each order module registers its own."""


def able_to(order: str) -> Callable[[Able], Able]:
    """Return a decorator that registers a function as the check of an order."""

    def name(judge: Able) -> Able:
        ABLE[order] = judge
        return judge

    return name


def able(state: State, order: str, units: list[Unit]) -> bool:
    """Return whether units, activated together, could carry out an order: at least one of them can (8.3)."""
    return ABLE[order](state, units)
