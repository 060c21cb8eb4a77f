"""Drawing style of a kind of scenery."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing.lettering import Rgb


class SceneryStyle(Record):
    """Fill, edge and pattern of a kind of scenery; kinds differ in pattern as well as colour."""

    fill: Rgb
    """Fill of an area or line, and colour of a point."""
    edge: Rgb
    pattern: Literal["plain", "hatched", "dotted"] = "plain"
    """Pattern over an area's fill, in the colour of its edge."""
    raised: bool = False
    """True if it casts a shadow, like a wall."""
