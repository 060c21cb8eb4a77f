"""Displacement of counters in and beside the hex of a blast."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.tabletop.effects.shocks import along, trembling
from combat.engine.tabletop.hexes.hex_ways import way_between

SHOCK, BESIDE, PASSES = 0.10, 0.45, 0.11
"""Displacement in the hex of a blast, in counter widths; its share beside it; and the time constant in seconds."""


def shaken(here: Hex, burst: Hex, passed: float, far: float = SHOCK) -> tuple[float, float] | None:
    """Return a counter's displacement (right, down), in counter widths, `passed` seconds after a blast.

    `far` is the largest displacement. Next to the hex of the blast the displacement is smaller and directed away from
    the blast; None farther away.
    """
    if distance(here, burst) > 1:
        return None
    way = way_between(burst, here) if here != burst else -90.0
    return along(way, far * (1.0 if here == burst else BESIDE) * trembling(passed, PASSES))
