"""Event application: `apply` writes an event into the State through `WRITERS`; one module per event family."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.armour.rules.apply import (
    air_writers,
    artillery_writers,
    assault_writers,
    fire_writers,
    hidden_writers,
    morale_writers,
    move_writers,
    night_writers,
    order_writers,
    transport_writers,
    turn_writers,
    works_writers,
)
from combat.games.armour.rules.apply.writers import Writers
from combat.games.armour.rules.state import State

WRITERS = Writers()
WRITERS.include(
    air_writers.WRITERS, artillery_writers.WRITERS, assault_writers.WRITERS, fire_writers.WRITERS,
    hidden_writers.WRITERS,
    morale_writers.WRITERS, move_writers.WRITERS, night_writers.WRITERS, order_writers.WRITERS,
    transport_writers.WRITERS, turn_writers.WRITERS, works_writers.WRITERS,
)  # fmt: skip


def apply(state: State, event: Event) -> None:
    """Apply an event to the state in place; its legality is not checked."""
    WRITERS[event.__class__](state, event)
