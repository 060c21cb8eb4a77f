"""The log: one entry for each event that a player should be told, with its sum, its result and its rule (4.0)."""

from __future__ import annotations

from combat.kernel.events import Event
from combat.rules.state import State
from combat.words.log import action, artillery, cards, clock, grenades, guns, helping, night, orders
from combat.words.log.action import shift
from combat.words.log.cards import effect
from combat.words.log.telling import TELLERS, LogEntry, Tone

__all__ = ["CHAPTERS", "TELLERS", "LogEntry", "Tone", "effect", "entry", "shift"]

CHAPTERS = (clock, cards, orders, action, grenades, guns, night, helping, artillery)


def entry(state: State, event: Event) -> LogEntry | None:
    """The log's words for an event; `state` is the state after it. None for what needs no telling."""
    return TELLERS[event.__class__](state, event)
