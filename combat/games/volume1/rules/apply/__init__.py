"""Functions that apply events to the state, collected in `WRITERS`; one module for each family of events."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.volume1.rules.apply import (
    artillery_writers,
    card_writers,
    clock_writers,
    grenade_writers,
    gun_writers,
    helping_writers,
    man_writers,
    night_writers,
    view_writers,
)
from combat.games.volume1.rules.apply.writers import Writers
from combat.games.volume1.rules.state import State

WRITERS = Writers()
WRITERS.include(
    artillery_writers.WRITERS,
    card_writers.WRITERS,
    clock_writers.WRITERS,
    grenade_writers.WRITERS,
    gun_writers.WRITERS,
    helping_writers.WRITERS,
    man_writers.WRITERS,
    night_writers.WRITERS,
    view_writers.WRITERS,
)


def apply(state: State, event: Event) -> None:
    """Apply an event to the state in place, without checking that it is legal."""
    WRITERS[event.__class__](state, event)
