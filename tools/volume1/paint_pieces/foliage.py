"""Paint the twigs around the portrait of a hidden man, which frame the counter and leave the face free."""

from __future__ import annotations

import math
import random

import skia

from tools.volume1.paint_pieces.kit import blank, chance, curve, fill, mix, pen, picture, pixels, reduced, save

SIDE, UNITS, SMALL = 800, 400, 240
DARK, MIDDLE, LIT = "#2C361B", "#56652F", "#98A45A"
TWIGS = (
    ((430, 330), (352, 206), 9), ((430, 392), (318, 300), 9), ((400, 420), (262, 322), 8), ((330, 430), (190, 330), 8),
    ((230, 430), (118, 318), 8), ((120, 430), (96, 250), 7), ((430, 120), (352, 92), 6), ((430, 70), (300, 78), 7),
    ((60, 66), (190, 84), 6), ((430, 250), (374, 140), 7),
)  # fmt: skip
"""Start and end of each twig, and its pairs of leaves."""


def paint_foliage() -> None:
    """Draw the twigs and save them as an image that is transparent over the face."""
    surface = blank(SIDE, SIDE)
    c = surface.getCanvas()
    c.scale(SIDE / UNITS, SIDE / UNITS)
    dice = chance("foliage")
    for start, end, pairs in TWIGS:
        _twig(c, start, end, pairs, dice)
    save(reduced(picture(pixels(surface)), (SMALL, SMALL)), "counters/foliage.png")


def _twig(
    c: skia.Canvas, start: tuple[float, float], end: tuple[float, float], pairs: int, dice: random.Random
) -> None:
    """Draw a bent stem with pairs of leaves and one at its tip."""
    way = math.atan2(end[1] - start[1], end[0] - start[0])
    length = math.dist(start, end)
    bend = dice.uniform(-0.12, 0.12) * length

    def at(share: float) -> tuple[float, float]:
        out = bend * math.sin(share * math.pi)
        return (start[0] + math.cos(way) * length * share - math.sin(way) * out,
                start[1] + math.sin(way) * length * share + math.cos(way) * out)  # fmt: skip

    c.drawPath(curve([at(k / 6) for k in range(7)], closed=False), pen("#3A2E1C", 4.5, 0.95))
    for k in range(pairs):
        share = (k + 1) / (pairs + 0.6)
        for side in (-1, 1):
            _leaf(c, at(share), way + side * dice.uniform(0.6, 1.1), dice.uniform(30, 44) * (1.15 - 0.4 * share), dice)
    _leaf(c, at(1.0), way + dice.uniform(-0.2, 0.2), 32, dice)


def _leaf(c: skia.Canvas, at: tuple[float, float], turn: float, length: float, dice: random.Random) -> None:
    """Draw one leaf: a dark and a lit half along its rib, inked outline, and shadow."""
    lit = mix(MIDDLE, LIT, dice.uniform(0.25, 1.0))
    c.save()
    c.translate(*at)
    c.save()
    c.translate(4, 6)
    c.rotate(math.degrees(turn))
    half = length * dice.uniform(0.24, 0.32)
    outline = curve([(0, 0, 1), (length * 0.32, -half), (length, 0, 1), (length * 0.32, half)])
    c.drawPath(outline, fill("#11140A", 0.42, blur=3))
    c.restore()
    c.rotate(math.degrees(turn))
    c.drawPath(outline, fill(mix(DARK, MIDDLE, dice.uniform(0.3, 0.9))))
    # the lit half, whichever way the leaf points
    up = -1 if math.cos(turn) + math.sin(turn) > 0 or math.cos(turn) > 0.4 else 1
    c.drawPath(curve([(0, 0, 1), (length * 0.32, up * half), (length, 0, 1)]), fill(lit, 0.95))
    c.drawLine(0, 0, length * 0.94, 0, pen(mix(lit, "#E8E6B8", 0.4), 1.8, 0.85))
    c.drawPath(outline, pen("#171B0D", 2.2, 0.85))
    c.restore()
