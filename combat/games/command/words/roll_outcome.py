"""The effect of a roll's result on a unit by its current state (6.2, 6.3)."""

from __future__ import annotations

from combat.games.command.rules.state import State

HURT = (
    "breaks", "suppressed", "retreats", "eliminated", "suppressed-breaks", "suppressed-broken-eliminated",
    "suppressed-broken-breaks-again", "broken-eliminated", "broken-breaks-again",
)  # fmt: skip
"""The outcomes that harm a unit."""


def outcome_of(state: State, unit: str, result: str) -> str:
    """Return the outcome of a result for a unit, as the name of a message.

    A second suppression breaks it, a second break eliminates it. A squad "breaks again" instead, since Light Wounds may
    still save it (14.15).
    """
    struck = state.units[unit]
    end = "breaks-again" if state.figure(struck).size == "squad" else "eliminated"
    if result == "suppressed" and struck.suppressed:
        if not state.book.options.suppressed_twice_breaks:
            return "already-suppressed"
        return f"suppressed-broken-{end}" if struck.broken else "suppressed-breaks"
    if result == "breaks" and struck.broken:
        return f"broken-{end}"
    return result
