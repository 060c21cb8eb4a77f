"""Tables of writers, one function for each event, and what several writers do."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import replace
from combat.games.command.rules.state import TEAM_MARK, Attack, Order, State


class Writers(Handlers[Event, State, None]):
    """The writers of a family of events, or of all."""


def change(state: State, unit: str, **facts: Any) -> None:
    """Write some fields of a unit."""
    state.units[unit] = replace(state.units[unit], **facts)


def is_or_was(unit: str, before: str) -> bool:
    """Whether a unit is the one of an id, or a team that it split into."""
    return unit == before or unit.startswith(f"{before}{TEAM_MARK}")


def order_of(state: State) -> Order:
    """The order of the moment; whoever tells of one tells it while it lasts."""
    assert state.order is not None
    return state.order


def change_order(state: State, **facts: Any) -> None:
    """Write some fields of the order of the moment."""
    state.order = replace(order_of(state), **facts)


def attack_of(state: State) -> Attack:
    """The attack of the moment."""
    assert state.attack is not None
    return state.attack


def change_attack(state: State, **facts: Any) -> None:
    """Write some fields of the attack of the moment."""
    state.attack = replace(attack_of(state), **facts)
