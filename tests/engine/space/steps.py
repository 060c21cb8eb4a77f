"""Convert the line between two hexes to steps, for tests of geometry and of sight."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, from_axial
from combat.engine.space.hexes.lines import Step, line_shape


def steps_between(a: str, b: str) -> tuple[Step, ...]:
    """Return the hexes of each step strictly between two hexes, in order from a.

    From b the steps are the same in reverse. A step along a hexside has two hexes, or one at the edge of the map.
    """
    (aq, ar), (bq, br) = Hex(a).axial, Hex(b).axial
    shape = line_shape(bq - aq, br - ar)
    return tuple(tuple(filter(None, (from_axial(aq + q, ar + r) for q, r in step))) for step in shape)
