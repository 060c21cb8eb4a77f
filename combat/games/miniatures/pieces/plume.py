"""The smoke over a burning wreck: puffs lit from the north-west that drift to the north-east."""

from __future__ import annotations

from random import Random

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece, kept
from combat.engine.stage.drawing.shapes import Plate

PUFFS, LONG = 9, 90.0
"""Number of puffs, and length of the plume in sheet pixels."""
SMOKE, LIT = theme.rgb("#3C3A36"), theme.rgb("#86817A")
FLAME = theme.rgb("#D9741F"), theme.rgb("#F3C04B")


@kept
def plume(zoom: float, number: int) -> Piece:
    """Return the sprite of a smoke plume at a zoom, with the fire as its origin; cached. `number` varies its shape."""
    dice, unit = Random(number), zoom
    side = round(LONG * 1.5 * unit) + 8
    plate, start = Plate(side, side, SMOKE), (0.22 * side, 0.8 * side)
    plate.circle(start, 7 * unit, FLAME[0])
    plate.circle((start[0] - unit, start[1] - 2 * unit), 4 * unit, FLAME[1])
    for place in range(PUFFS):
        far = (place + 1) / PUFFS
        x = start[0] + far * LONG * unit * 0.9 + dice.uniform(-3, 3) * unit
        y = start[1] - far**0.8 * LONG * unit * 0.75 + dice.uniform(-3, 3) * unit
        size, alpha = (6 + 11 * far) * unit, round(215 * (1 - 0.62 * far))
        plate.circle((x, y), size, (*SMOKE, alpha))
        plate.circle((x - size * 0.28, y - size * 0.3), size * 0.56, (*theme.mix(SMOKE, LIT, 0.7), round(alpha * 0.5)))
    return Piece(plate.reduce(), (round(start[0]), round(start[1])), (side, side))
