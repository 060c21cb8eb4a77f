"""What the six numbered directions of the compass marker mean in this game (9.3)."""

from __future__ import annotations

from combat.board.compass import Compass
from combat.rules.state import State


def compass(state: State) -> Compass:
    """The scenario's compass marker (9.3)."""
    scenario = state.book.scenario
    return Compass(scenario.compass_at, scenario.compass_to)
