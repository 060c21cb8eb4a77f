"""The one writer of State: every event, applied by the function named for it, a module a family of events."""

from __future__ import annotations

from combat.kernel.events import Event
from combat.rules.apply import (  # noqa: F401  (each names its writers when it is loaded)
    artillery,
    cards,
    grenades,
    guns,
    helping,
    men,
    night,
    table,
)
from combat.rules.apply.writers import WRITERS
from combat.rules.state import State


def apply(state: State, event: Event) -> None:
    """Write one event into the state; trusts the event."""
    WRITERS[event.__class__](state, event)
