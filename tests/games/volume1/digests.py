"""Fingerprints of battles, as their checkpoints have them."""

from __future__ import annotations

from combat.engine.journal import journal_lines
from combat.games.volume1.rules.state import State
from combat.games.volume1.saves.keeping_battles import KEEPING


def state_digest(state: State) -> str:
    return journal_lines.state_digest(KEEPING, state)
