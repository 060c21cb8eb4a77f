"""Aircraft: wings, tail, engine, canopy; nose ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from combat.engine.painting.brushes import polygon
from tools.armour.paint_models.coats import Coat, badge, ring, star
from tools.armour.paint_models.sculpt import Sculpt, Spot


@dataclass(frozen=True)
class Airframe:
    """Dimensions of a single-engined aircraft, in mm of the model."""

    paint: str
    spinner: str
    nose: float
    """Distance of the nose ahead of the middle."""
    tail: float
    wing: tuple[Spot, ...]
    """Outline of the right wing, from its root in front."""
    body: float
    """Half the width of the fuselage."""
    canopy: tuple[float, float]
    """Front and rear of the canopy."""
    guns: tuple[float, ...] = ()
    """Distances from the middle at which guns stand out of the wings."""


FRAMES = {
    "ju-87-d": Airframe("#7C8468", "#D2B23A", 38, 58, ((3, -16), (24, -13), (66, -6), (69, -1), (66, 5), (24, 5), (3, 7)), 6.4, (-15, 11)),
    "hurricane-ii-d": Airframe("#8B7A52", "#3A3832", 36, 60, ((3, -16), (18, -16), (48, -12), (58, -8), (61, -3), (56, 3), (18, 8), (3, 8)), 5.6, (-4, 9), (20,)),
    "p-40-f": Airframe("#8A7C58", "#7C3A2C", 42, 58, ((3, -14), (14, -13), (46, -8), (55, -4), (56, 0), (50, 4), (14, 8), (3, 8)), 5.6, (-6, 12), (15, 18, 21)),
    "il-2": Airframe("#737A58", "#A5382A", 46, 68, ((3, -18), (22, -18), (66, -10), (73, -6), (73, 0), (66, 3), (22, 6), (3, 8)), 6.2, (-12, 14), (17,)),
}  # fmt: skip
HIGH = 20.0
"""Height of the wings above the lowest point of the model, in mm."""


def aircraft(m: Sculpt, coat: Coat, frame: Airframe) -> None:
    """Draw an aircraft from above."""
    c = frame.paint
    for side in (-1, 1):
        m.block([(side * x, y) for x, y in frame.wing][::side], 1.0, HIGH, HIGH + 2, c)
        tail = ((2, -14), (20, -13), (22, -10), (20, -5), (2, -5))
        m.block([(side * x, frame.tail + y) for x, y in tail][::side], 0.6, HIGH + 1, HIGH + 2.4, c)
        tip = max(x for x, _ in frame.wing)
        m.line([(side * tip * 0.4, 2.6), (side * tip * 0.9, 0.8)], HIGH + 1.4, 0.5, "#4C513E")
        for gun in frame.guns:
            m.line([(side * gun, -12), (side * gun, -24 if len(frame.guns) == 1 else -18)], HIGH + 1, 1.6 if len(frame.guns) == 1 else 0.8, "#2F2D28")  # fmt: skip
        _roundel(m, coat, side * tip * 0.7, -2, 4.4)
    _body(m, frame)
    if coat.nation == "germany":
        for x in (-20, 20):
            m.box(x, -17, 4.4, 13, 19, c, 2)


def _body(m: Sculpt, frame: Airframe) -> None:
    c, wide = frame.paint, frame.body
    half = [(wide * 0.72, -frame.nose), (wide, -frame.nose + 12), (wide, 0), (wide * 0.62, frame.tail * 0.52), (1.8, frame.tail - 2)]  # fmt: skip
    around = [(-half[0][0], half[0][1]), *half, *((-x, y) for x, y in reversed(half[1:]))]
    m.block(around, [1.5, 2, 2.6, 2.6, 2, 1, 2, 2.6, 2.6, 2], HIGH, HIGH + 9, c)
    front, rear = frame.canopy
    m.box(0, (front + rear) / 2, wide, rear - front, HIGH + 10.5, "#A9BDBE", 2.6, coat=False)
    bars = int((rear - front) / 6)
    for bar in range(1, bars + 1):
        y = front + bar * (rear - front) / (bars + 1)
        m.line([(-wide / 2, y), (wide / 2, y)], HIGH + 11, 0.8, "#5A604E", coat=True)
    m.line([(0, front), (0, rear)], HIGH + 11, 0.7, "#5A604E", coat=True)
    m.dome(0, front + 7, 1.6, 1.6, HIGH + 10, HIGH + 12, "#6A5844")
    m.dome(0, -frame.nose - 1.5, 3, 3, HIGH + 5, HIGH + 10, frame.spinner)
    m.box(0, -frame.nose - 3.2, 42, 1.6, HIGH + 6, "#55544C", 0.8, coat=False)
    m.block(
        [(-1, frame.tail - 20), (1, frame.tail - 20), (1, frame.tail), (-1, frame.tail)], 0.1, HIGH + 7, HIGH + 13, c
    )


def _roundel(m: Sculpt, coat: Coat, x: float, y: float, size: float) -> None:
    """Paint the mark of a wing: rings for Britain, a star in a disc for the United States, else as on vehicles."""
    if coat.nation == "britain":
        for colour, share in (("#2E3F66", 1.0), ("#A33A2E", 0.46)):
            m.mark(ring(x, y, size * share), colour)
    elif coat.nation == "united-states":
        m.mark(ring(x, y, size), "#33456B")
        m.mark(star(x, y, size), "#EFE9D6")
    elif coat.nation == "soviet-union":
        m.mark(star(x, y, size * 1.1), "#A5382A")
        m.mark(polygon([(x, y), (x, y - size * 1.1)], False), "#8C2C20", 0.5, 0.5)
    else:
        badge(m, coat, x, y, size)


AIRCRAFT: dict[str, Callable[[Sculpt, Coat], None]] = {
    id_: partial(aircraft, frame=frame) for id_, frame in FRAMES.items()
}
"""The drawing of each aircraft by the id of its card."""
