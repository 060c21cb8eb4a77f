"""Game log: one entry for each event worth reporting, with its sum, result and rule (4.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.rules.state import State
from combat.games.volume1.words.log import (
    action_lines,
    artillery_lines,
    card_lines,
    clock_lines,
    grenade_lines,
    gun_lines,
    helping_lines,
    night_lines,
    order_lines,
)
from combat.games.volume1.words.log.action_lines import shift
from combat.games.volume1.words.log.card_lines import effect
from combat.games.volume1.words.log.entries import TELLERS

__all__ = ["CHAPTERS", "TELLERS", "effect", "entry", "shift"]

CHAPTERS = (
    clock_lines,
    card_lines,
    order_lines,
    action_lines,
    grenade_lines,
    gun_lines,
    night_lines,
    helping_lines,
    artillery_lines,
)


def entry(state: State, event: Event) -> LogEntry | None:
    """Return the log entry of an event, or None if it is not reported; `state` is the state after it."""
    return TELLERS[event.__class__](state, event)
