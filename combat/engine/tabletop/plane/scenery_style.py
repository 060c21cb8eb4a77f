"""How a kind of scenery looks on a table that is drawn from its polygons."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing.lettering import Rgb


class SceneryStyle(Record):
    """Told by its pattern besides its colour."""

    fill: Rgb
    """What an area or a line is filled with, and a point is drawn in."""
    edge: Rgb
    pattern: Literal["plain", "hatched", "dotted"] = "plain"
    """What is drawn over the fill of an area in the colour of its edge."""
    raised: bool = False
    """Whether it throws a shadow, as a wall does."""
