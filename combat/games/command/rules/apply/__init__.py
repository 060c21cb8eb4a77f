"""The one writer of State: every event, applied by the function named for it, a module a family of events."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.command.rules.apply import (  # noqa: F401  (each names its writers when it is loaded)
    card_writers,
    end_writers,
    fight_writers,
    ground_writers,
    mission_writers,
    turn_writers,
    unit_writers,
)
from combat.games.command.rules.apply.writers import WRITERS
from combat.games.command.rules.state import State


def apply(state: State, event: Event) -> None:
    """Write one event into the state; trusts the event."""
    WRITERS[event.__class__](state, event)
