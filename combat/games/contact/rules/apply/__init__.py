"""Event application: `apply` writes every event into the State through `WRITERS`, one module per event family."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.contact.rules.apply import act_writers, close_writers, fire_writers, support_writers, turn_writers
from combat.games.contact.rules.apply.writers import Writers
from combat.games.contact.rules.state import State

WRITERS = Writers()
WRITERS.include(
    act_writers.WRITERS, close_writers.WRITERS, fire_writers.WRITERS, support_writers.WRITERS, turn_writers.WRITERS
)


def apply(state: State, event: Event) -> None:
    """Apply one event to the state in place; the event is not checked."""
    WRITERS[event.__class__](state, event)
