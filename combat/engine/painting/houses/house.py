"""A building in its own coordinate frame: u runs along the ridge, v across it."""

import math
from collections.abc import Sequence
from random import Random

import numpy as np

from combat.engine.painting.brushes import eraser, fill, polygon, sweep
from combat.engine.painting.houses.roofing import HEIGHT, ROOFS
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.plan import Thing

Corner = tuple[float, float]
FALL = (0.72, 0.8)
"""Direction of a roof's shadow, per pixel of its height."""


class House:
    """One building in its own coordinate frame: u runs along the ridge, v across it."""

    def __init__(self, sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
        self.sheet, self.thing, self.rng = sheet, thing, rng
        self.canvas, self.ink = sheet.things.canvas, sheet.ink.canvas
        self.kind = str(thing.properties.get("roof", "tile"))
        self.roofing = rng.choice(ROOFS[self.kind])
        self.at, self.half_u, self.half_v = thing.at, thing.width / 2, thing.height / 2

    def outward(self, u: float, v: float) -> Corner:
        """Convert a direction from the building's frame to the sheet."""
        ca, sa = math.cos(self.thing.turn), math.sin(self.thing.turn)
        return u * ca - v * sa, u * sa + v * ca

    def cast(self, foot: Sequence[Corner]) -> None:
        """Draw the shadow of the footprint to the south-east, and erase the ink below the roof."""
        rise = int(self.thing.properties.get("rise", HEIGHT[self.kind]))
        sweep(self.sheet.shadow.canvas, foot, range(rise + 1), fill("#000000"), FALL)
        if rise > HEIGHT[self.kind]:
            # a tower also casts its shadow on the roof below it
            steps = np.linspace(0, (rise - HEIGHT[self.kind]) * 0.9, 12)
            sweep(self.canvas, foot, steps, fill("#17150E", 0.055), FALL)
        self.ink.drawPath(polygon(foot), eraser())
