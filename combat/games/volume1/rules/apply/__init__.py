"""The one writer of State: every event, applied by the function named for it, a module a family of events."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.volume1.rules.apply import (  # noqa: F401  (each names its writers when it is loaded)
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
from combat.games.volume1.rules.apply.writers import WRITERS
from combat.games.volume1.rules.state import State


def apply(state: State, event: Event) -> None:
    """Write one event into the state; trusts the event."""
    WRITERS[event.__class__](state, event)
