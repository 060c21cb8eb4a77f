"""Registry type of writers, and helpers that several writers share."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import replace
from combat.games.command.rules.state import TEAM_MARK, Attack, Order, State


class Writers(Handlers[Event, State, None]):
    """Table of writers by event class."""


def change(state: State, unit: str, **facts: Any) -> None:
    """Replace some fields of a unit in the state."""
    state.units[unit] = replace(state.units[unit], **facts)


def is_or_was(unit: str, before: str) -> bool:
    """Return whether `unit` is the unit `before` or a team split from it."""
    return unit == before or unit.startswith(f"{before}{TEAM_MARK}")


def order_of(state: State) -> Order:
    """Return the order in progress, which must exist."""
    assert state.order is not None
    return state.order


def change_order(state: State, **facts: Any) -> None:
    """Replace some fields of the order in progress."""
    state.order = replace(order_of(state), **facts)


def attack_of(state: State) -> Attack:
    """Return the attack in progress, which must exist."""
    assert state.attack is not None
    return state.attack


def change_attack(state: State, **facts: Any) -> None:
    """Replace some fields of the attack in progress."""
    state.attack = replace(attack_of(state), **facts)
