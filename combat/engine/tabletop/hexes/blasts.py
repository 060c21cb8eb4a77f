"""How those are thrown about who are in the hex of a blast and beside it."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.tabletop.effects.shocks import along, trembling
from combat.engine.tabletop.hexes.hex_ways import way_between

SHOCK, BESIDE, PASSES = 0.10, 0.45, 0.11
"""How far a counter is thrown in the hex of a blast, in its widths; how much of that is left beside it; and the seconds
in which most of it has passed."""


def shaken(here: Hex, burst: Hex, passed: float, far: float = SHOCK) -> tuple[float, float] | None:
    """How far a counter is thrown just now, in its widths; None where the blast does not reach.

    Beside the hex of the blast it is thrown away from it, and less.
    """
    if distance(here, burst) > 1:
        return None
    way = way_between(burst, here) if here != burst else -90.0
    return along(way, far * (1.0 if here == burst else BESIDE) * trembling(passed, PASSES))
