"""Evaluate flares, which should light many enemies and few friendlies (21.1)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.sight import flares, night
from combat.games.volume1.rules.state import Man, State

OURS = 1.5
"""Cost of a friendly in the light, in enemies lit."""
WORTH_IT = 2.0
"""Enemies that a flare must show, less the cost of friendlies."""


def light_on(state: State, hex_: Hex) -> float:
    """Return the number of enemies in the dark whom a flare over a hex would show, minus a cost for each friendly in
    its light.
    """
    reach, shown = state.book.charts.numbers.flare_light, 0.0
    for man in state.on_board():
        if man.hex is not None and distance(hex_, man.hex) <= reach and not night.is_lit(state, man.hex):
            shown += 1.0 if man.side == "enemy" else -OURS
    return shown


def best_hex(state: State, hexes: Iterable[Hex]) -> Hex:
    """Return the hex where a flare has the most value; the first of equals."""
    return max(hexes, key=lambda hex_: light_on(state, hex_))


def pays(state: State, man: Man) -> bool:
    """Return whether a man has a flare that is worth firing from his hex."""
    if not state.night or man.hex is None or not flares.has_flare(state, man):
        return False
    hexes = flares.hexes_in_reach(state, man.hex)
    return light_on(state, best_hex(state, hexes)) >= WORTH_IT
