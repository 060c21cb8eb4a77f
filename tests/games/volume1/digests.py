"""Compute digests of states, as in checkpoints."""

from __future__ import annotations

from combat.engine.journal import journal_lines
from combat.games.volume1.rules.state import State
from combat.games.volume1.saves.keeping_battles import KEEPING


def state_digest(state: State) -> str:
    """Return the digest of a state, as in a checkpoint."""
    return journal_lines.state_digest(KEEPING, state)
