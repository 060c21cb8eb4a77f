"""What the six numbered directions of the compass marker mean in this game (9.3)."""

from __future__ import annotations

from functools import lru_cache

from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.state import State


def compass(state: State) -> Compass:
    """The scenario's compass marker (9.3)."""
    scenario = state.book.scenario
    return _laid(scenario.compass_at, scenario.compass_to)


@lru_cache(maxsize=64)
def _laid(at: Hex, one: Hex) -> Compass:
    """A marker that lies so: it is asked for with every step, and looks in making where its directions lead."""
    return Compass(at, one)


def carried(state: State, hex_: Hex, direction: int, far: int) -> Hex:
    """The hex so far in a compass direction; NOWHERE beyond the board."""
    marker = compass(state)
    for _ in range(far):
        hex_ = marker.step(state.board, hex_, direction) or NOWHERE
        if not hex_:
            break
    return hex_
