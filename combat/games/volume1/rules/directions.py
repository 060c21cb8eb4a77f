"""The six numbered directions of the compass marker (9.3)."""

from __future__ import annotations

from functools import lru_cache

from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.state import State


def compass(state: State) -> Compass:
    """Return the compass of the scenario, from its compass marker (9.3)."""
    scenario = state.book.scenario
    return _laid(scenario.compass_at, scenario.compass_to)


@lru_cache(maxsize=64)
def _laid(at: Hex, one: Hex) -> Compass:
    """Cache one compass per position and heading: every step uses it, and it computes its directions when
    created.
    """
    return Compass(at, one)


def carried(state: State, hex_: Hex, direction: int, far: int) -> Hex:
    """Return the hex `far` steps away in a compass direction; NOWHERE if that is off the board."""
    marker = compass(state)
    for _ in range(far):
        hex_ = marker.step(state.board, hex_, direction) or NOWHERE
        if not hex_:
            break
    return hex_
