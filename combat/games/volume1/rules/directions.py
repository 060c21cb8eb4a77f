"""What the six numbered directions of the compass marker mean in this game (9.3)."""

from __future__ import annotations

from combat.engine.space.hexes.compass import Compass
from combat.games.volume1.rules.book import Hex
from combat.games.volume1.rules.state import State


def compass(state: State) -> Compass:
    """The scenario's compass marker (9.3)."""
    scenario = state.book.scenario
    return Compass(scenario.compass_at, scenario.compass_to)


def carried(state: State, hex_: Hex, direction: int, far: int) -> Hex:
    """The hex so far in a compass direction; "" beyond the board."""
    marker = compass(state)
    for _ in range(far):
        hex_ = marker.step(state.board, hex_, direction) or ""
        if not hex_:
            break
    return hex_
