"""Party walls between houses of a row: stone copings above both roofs."""

import math
from collections.abc import Sequence

from combat.engine.painting.brushes import jitter, line_eraser, pen, polygon
from combat.engine.painting.houses.house import Corner, House

COPING = "#CFC5AD"
BROAD = 4.0
"""Width of a coping in pixels."""
ALIKE = 0.35
"""Sine of the angle up to which two ridges count as parallel."""
BEYOND = 4.0
"""Distance in pixels beyond a gable within which another house counts as adjoining."""


def draw_party_walls(houses: Sequence[House]) -> None:
    """Draw a stone coping over every gable that adjoins another house, one for two adjoining gables."""
    drawn = list[Corner]()
    for house in houses:
        if house.thing.properties.get("hip"):
            continue
        for side in (-1, 1):
            middle = house.at(side * house.half_u, 0)
            beyond = house.at(side * (house.half_u + BEYOND), 0)
            shared = any(_stands_there(other, house, beyond) for other in houses if other is not house)
            if shared and not any(abs(middle[0] - x) + abs(middle[1] - y) < 2 * BEYOND for x, y in drawn):
                drawn.append(middle)
                _coping(house, side)


def _stands_there(other: House, house: House, spot: Corner) -> bool:
    """Return whether another house with a parallel ridge is on a spot."""
    along = abs(math.sin(other.thing.turn - house.thing.turn)) < ALIKE
    return along and bool(polygon(other.thing.corners()).contains(*spot))


def _coping(house: House, side: int) -> None:
    """Draw flat stones from eave to eave, with their shadow on the roof to the south-east."""
    a, b = (house.at(side * house.half_u, half * (house.half_v + 1.5)) for half in (-1, 1))
    canvas, ink = house.canvas, house.ink
    for reach in [1.5, 3.0, 4.5]:
        canvas.drawLine(a[0] + reach, a[1] + reach, b[0] + reach, b[1] + reach, pen("#17150E", BROAD, 0.16, butt=True))
    ink.drawLine(*a, *b, line_eraser(BROAD + 3))
    canvas.drawLine(*a, *b, pen("#4A4234", BROAD + 1.6, 0.95, butt=True))
    canvas.drawLine(*a, *b, pen(COPING, BROAD, butt=True))
    length = 2 * house.half_v
    place = 0.0
    while place < length:
        stone = house.rng.uniform(6, 10)
        start, end = _between(a, b, place / length), _between(a, b, min(1.0, (place + stone - 1) / length))
        canvas.drawLine(*start, *end, pen(jitter(COPING, house.rng, 7, 3), BROAD - 0.6, butt=True))
        place += stone
    canvas.drawLine(a[0] - 0.9, a[1] - 0.9, b[0] - 0.9, b[1] - 0.9, pen("#F2EAD4", 1.0, 0.6, butt=True))


def _between(a: Corner, b: Corner, share: float) -> Corner:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
