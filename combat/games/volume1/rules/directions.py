"""What the six numbered directions of the compass marker mean in this game (9.3)."""

from __future__ import annotations

from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.state import State


def compass(state: State) -> Compass:
    """The scenario's compass marker (9.3)."""
    scenario = state.book.scenario
    return Compass(scenario.compass_at, scenario.compass_to)


def carried(state: State, hex_: Hex, direction: int, far: int) -> Hex:
    """The hex so far in a compass direction; NOWHERE beyond the board."""
    marker = compass(state)
    for _ in range(far):
        hex_ = marker.step(state.board, hex_, direction) or NOWHERE
        if not hex_:
            break
    return hex_
