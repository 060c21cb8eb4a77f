"""Event application: `apply` writes an event into the State through `WRITERS`; one module per event family."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.command.rules.apply import (
    card_writers,
    end_writers,
    fight_writers,
    ground_writers,
    mission_writers,
    turn_writers,
    unit_writers,
)
from combat.games.command.rules.apply.writers import Writers
from combat.games.command.rules.state import State

WRITERS = Writers()
WRITERS.include(
    card_writers.WRITERS,
    end_writers.WRITERS,
    fight_writers.WRITERS,
    ground_writers.WRITERS,
    mission_writers.WRITERS,
    turn_writers.WRITERS,
    unit_writers.WRITERS,
)


def apply(state: State, event: Event) -> None:
    """Apply an event to the state in place; its legality is not checked."""
    WRITERS[event.__class__](state, event)
