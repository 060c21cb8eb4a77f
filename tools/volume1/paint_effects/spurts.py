"""Paint spurts where a bullet or fragment strikes: earth, leaves, splinters, stone dust, water and grass."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

import skia

from tools.volume1.paint_effects.cloud import Ball, Look, cloud
from tools.volume1.paint_effects.flames import premultiplied
from tools.volume1.paint_effects.sheets import between, fine
from tools.volume1.paint_pieces.kit import Pixels, blank, chance, curve, fill, mix, pen

SPURT, SPURT_STAGES, VARIANTS = 80, 6, 2
FOOT = 0.78
"""Height of the ground from the top, in sides of the cell."""


class Matter(NamedTuple):
    """Struck material: colours of its dust from shadow to light; colours, shape and number of its pieces."""

    dust: tuple[str, ...]
    bits: tuple[str, ...]
    shape: str
    number: int
    haze: float
    """Density of the dust."""
    tall: float = 1.0


MATTER = {
    "earth": Matter(("#5A4A33", "#7C6646", "#A0855C", "#C3AA7C", "#DAC79E"), ("#4A3B28", "#6B5538", "#8C7350"), "clod", 16, 0.85),
    "leaves": Matter(("#56633F", "#6F7D4C", "#8C9860", "#A9B27C", "#C3C896"), ("#3F4B2E", "#56633F", "#6F7F48", "#8B9A58", "#A9842F"), "leaf", 24, 0.50),
    "splinters": Matter(("#7A6444", "#9A8159", "#B79C70", "#D0B88B", "#E3D0A8"), ("#6E5335", "#A9854F", "#E3C998", "#5A4229"), "splinter", 15, 0.45),
    "stone": Matter(("#8F8975", "#ABA48E", "#C4BDA7", "#DAD3BE", "#ECE6D4"), ("#A59D89", "#CFC7B1", "#837B68"), "chip", 13, 0.95),
    "water": Matter(("#7C9698", "#9DB2B2", "#BECCC9", "#D9E2DE", "#F1F5F1"), ("#8FA6A8", "#D9E4E2", "#F5F8F4"), "drop", 20, 0.55, 1.15),
    "grass": Matter(("#6E6A3C", "#8C8850", "#A9A468", "#C2BC86", "#D8D2A4"), ("#565C30", "#727A42", "#8A8D4E", "#E3DCA8"), "blade", 22, 0.55),
}  # fmt: skip
"""In the order of the rows."""


def spurt(row: int, stage: int) -> Pixels:
    """Paint a stage of a spurt; return its pixels. Rows go by material, then by variant."""
    kind, variant = list(MATTER)[row // VARIANTS], row % VARIANTS
    matter, age = MATTER[kind], stage / (SPURT_STAGES - 1)
    low = _dust(matter, row, age)
    surface = blank(fine(SPURT), fine(SPURT))
    canvas = surface.getCanvas()
    canvas.scale(fine(SPURT), fine(SPURT))
    _fly(canvas, matter, chance(f"{kind} {variant}"), age)
    high = premultiplied(surface)
    return high + low * (1 - high[..., 3:4] / 255)


def _dust(matter: Matter, row: int, age: float) -> Pixels:
    """Return a fan of dust that shoots up, opens and sinks back."""
    dice, balls = chance(f"fan {row}"), []
    tall = between((0.20, 0.40, 0.46, 0.40, 0.30), age) * matter.tall
    for number in range(9):
        lean = (number / 8 - 0.5) * 2
        up = tall * (1 - 0.55 * abs(lean)) * dice.uniform(0.5, 1.1)
        aside = lean * between((0.06, 0.15, 0.22, 0.26), age)
        radius = between((0.055, 0.075, 0.085, 0.07), age) * dice.uniform(0.75, 1.25)
        balls.append(Ball(0.5 + aside, FOOT - up, radius))
        balls.append(Ball(0.5 + aside * 0.55, FOOT - up * 0.45, radius * 0.9))
    balls.append(Ball(0.5, FOOT - 0.04, 0.09))
    look = Look(matter.dust, body=matter.haze * between((1, 1, 0.85, 0.6), age), torn=between((0.05, 0.12, 0.45, 0.68, 0.86), age),
                ink=0.4 * matter.haze * (1 - age), warp=0.03, soft=between((0.03, 0.06, 0.09), age))  # fmt: skip
    return cloud(SPURT, balls, look, 900 + row * 13)


def _fly(canvas: skia.Canvas, matter: Matter, dice: Random, age: float) -> None:
    """Draw the pieces on their arcs; at the end they are on the ground, and then disappear."""
    for number in range(matter.number):
        lean = dice.uniform(-1, 1)
        reach, lift = lean * dice.uniform(0.18, 0.42), dice.uniform(0.30, 0.68) * matter.tall
        size, turn = dice.uniform(0.014, 0.036) * LARGE.get(matter.shape, 1.0), dice.uniform(0, math.tau)
        ink, spin = dice.choice(matter.bits), dice.uniform(-3, 3)
        if age > 0.85 and number % 3:
            continue
        part = 0.12 + age * 0.88
        x = 0.5 + reach * part
        y = FOOT + 0.06 * abs(lean) - lift * 4 * part * (1 - part) * (0.75 + 0.25 * part)
        _bit(canvas, matter.shape, (x, y), size, turn + spin * age, ink, 0.95 if age < 0.85 else 0.6)


def _bit(
    canvas: skia.Canvas, shape: str, at: tuple[float, float], size: float, turn: float, ink: str, alpha: float
) -> None:
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(math.degrees(turn))
    outline = OUTLINES[shape]
    path = curve([(x * size, y * size) for x, y in outline], tension=0.5 if shape in ROUND else 0.12)
    canvas.drawPath(path, fill(ink, alpha))
    if shape == "leaf":
        canvas.drawLine(-size, 0, size, 0, pen(mix(ink, "#2E3320", 0.5), size * 0.18, alpha))
    else:
        canvas.drawPath(path, pen(mix(ink, "#1C1A12", 0.55), size * 0.16, alpha * 0.7))
    canvas.restore()


ROUND = ("leaf", "drop")
LARGE = {"leaf": 1.55, "blade": 1.5, "splinter": 1.25}
"""Enlargement of thin pieces relative to clods."""
OUTLINES = {
    "clod": ((-1.1, -0.1), (-0.6, -0.8), (0.1, -0.65), (0.5, -1.0), (1.05, -0.2), (0.7, 0.5), (0.1, 0.9), (-0.5, 0.45)),
    "leaf": ((-1.1, 0), (-0.2, -0.55), (1.1, 0), (-0.2, 0.55)),
    "splinter": ((-1.7, -0.12), (1.2, -0.3), (1.8, 0.0), (1.0, 0.22), (-1.6, 0.2)),
    "chip": ((-0.9, -0.5), (0.2, -0.9), (0.9, -0.1), (0.3, 0.8), (-0.8, 0.5)),
    "drop": ((-0.7, 0), (0, -0.55), (1.0, 0), (0, 0.55)),
    "blade": ((-1.6, 0.1), (0, -0.22), (1.7, -0.1), (0, 0.16)),
}
