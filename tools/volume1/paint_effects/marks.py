"""Paint marks of pen and dry brush: hits, clashing blades, an expanding ring, and single flying pieces."""

from __future__ import annotations

import math
from random import Random

import skia

from tools.volume1.paint_effects.flames import premultiplied
from tools.volume1.paint_effects.sheets import between, fine
from tools.volume1.paint_effects.spurts import MATTER, OUTLINES, ROUND
from tools.volume1.paint_pieces.kit import Pixels, blank, chance, curve, fill, mix, pen

HIT, RING, BIT = 72, 144, 22
HIT_STAGES, RING_STAGES, BIT_STAGES = 3, 5, 4
PAPER, DRY, INK = "#F6EBCB", "#A8281E", "#2B2519"
BITS = (*MATTER, "brass", "ember")
"""Rows of the sheet of flying pieces."""


def hit(variant: int, stage: int) -> Pixels:
    """Paint a stage of a mark; return its pixels.

    Variant 0 is a hit, a star of dry strokes; 1 is clashing blades, crossed strokes.
    """
    surface = blank(fine(HIT), fine(HIT))
    canvas = surface.getCanvas()
    canvas.scale(fine(HIT), fine(HIT))
    dice = Random(f"hit {variant}")
    near, far = ((0.06, 0.30), (0.14, 0.42), (0.28, 0.46))[stage]
    if variant == 0:
        for number in range(11):
            turn = math.tau * number / 11 + dice.gauss(0, 0.12)
            out = far * dice.uniform(0.75, 1.08)
            _wedge(canvas, turn, near, out, 0.034 - 0.008 * stage, INK, 0.9)
            _wedge(canvas, turn + 0.1, near * 1.2, out * 0.82, 0.022 - 0.005 * stage, DRY, 0.95)
        if stage < 2:
            canvas.drawPath(_burst(0.17 + 0.02 * stage, dice), fill(PAPER, 0.95))
            canvas.drawPath(_burst(0.09, dice), fill("#FFFDF2"))
        return premultiplied(surface)
    for turn in (math.pi * 0.25, math.pi * 0.75):
        for side in (0, math.pi):
            _wedge(canvas, turn + side, 0.02, far * 1.02, 0.05 - 0.012 * stage, INK, 0.9)
            _wedge(canvas, turn + side, 0.02, far * 0.96, 0.030 - 0.008 * stage, PAPER, 1.0)
    for _ in range(12):
        turn, out = dice.random() * math.tau, far * dice.uniform(0.5, 1.0)
        _wedge(canvas, turn, out * 0.78, out, 0.012, "#F0B843", 1.0)
    if stage == 0:
        canvas.drawPath(_burst(0.10, dice), fill("#FFFDF2"))
    return premultiplied(surface)


def _wedge(canvas: skia.Canvas, turn: float, near: float, far: float, width: float, ink: str, alpha: float) -> None:
    """Draw a stroke that is broad inside and tapers to a point."""
    ca, sa = math.cos(turn), math.sin(turn)
    points = [(0.5 + ca * near - sa * width, 0.5 + sa * near + ca * width), (0.5 + ca * far, 0.5 + sa * far),
              (0.5 + ca * near + sa * width, 0.5 + sa * near - ca * width)]  # fmt: skip
    path = skia.Path()
    path.addPoly([skia.Point(*point) for point in points], True)
    canvas.drawPath(path, fill(ink, alpha))


def _burst(radius: float, dice: Random) -> skia.Path:
    points = []
    for corner in range(18):
        far = radius * (dice.uniform(0.9, 1.2) if corner % 2 else dice.uniform(0.6, 0.8))
        turn = math.tau * corner / 18
        points.append((0.5 + math.cos(turn) * far, 0.5 + math.sin(turn) * far))
    return curve(points, tension=0.1)


def ring(_variant: int, stage: int) -> Pixels:
    """Paint a stage of a dust ring in dry strokes that expands and breaks up; return its pixels."""
    surface, age = blank(fine(RING), fine(RING)), stage / (RING_STAGES - 1)
    canvas = surface.getCanvas()
    canvas.scale(fine(RING), fine(RING))
    dice, radius = chance("ring"), between((0.20, 0.34, 0.42, 0.455, 0.47), age)
    for _ in range(150):
        turn, long = dice.random() * math.tau, dice.uniform(0.10, 0.34) * (1 - 0.4 * age)
        out = radius + dice.gauss(0, 0.016 + 0.004 * age)
        ink, width = dice.choice(("#EFE3C2", "#D9C79C", "#B79F70", "#F7EFD6", "#8F7850")), dice.uniform(0.004, 0.013)
        if dice.random() < age * 0.82:
            continue
        arc = skia.Path()
        arc.addArc(
            skia.Rect.MakeLTRB(0.5 - out, 0.5 - out * 0.92, 0.5 + out, 0.5 + out * 0.92),
            math.degrees(turn),
            math.degrees(long),
        )
        canvas.drawPath(arc, pen(ink, width, 0.75 * (1 - 0.45 * age)))
    return premultiplied(surface)


def bit(row: int, stage: int) -> Pixels:
    """Paint the flying piece of the material `BITS[row]`, rotated further with each stage; return its pixels."""
    surface = blank(fine(BIT), fine(BIT))
    canvas = surface.getCanvas()
    canvas.scale(fine(BIT), fine(BIT))
    canvas.translate(0.5, 0.5)
    canvas.rotate(stage * 180 / BIT_STAGES + 17 * row)
    name = BITS[row]
    if name == "brass":
        canvas.drawRoundRect(skia.Rect.MakeLTRB(-0.30, -0.11, 0.30, 0.11), 0.06, 0.06, fill("#8A6A2B"))
        canvas.drawRoundRect(skia.Rect.MakeLTRB(-0.28, -0.10, 0.28, 0.0), 0.05, 0.05, fill("#E0BE6B"))
    elif name == "ember":
        canvas.drawPath(_at_home(OUTLINES["drop"], 0.30, round_=True), fill("#B8481F"))
        canvas.drawPath(_at_home(OUTLINES["drop"], 0.18, round_=True), fill("#FAE08A"))
    else:
        matter = MATTER[name]
        ink = matter.bits[1 + row % 2]
        path = _at_home(OUTLINES[matter.shape], 0.24, round_=matter.shape in ROUND)
        canvas.drawPath(path, fill(ink))
        canvas.drawPath(path, pen(mix(ink, "#1C1A12", 0.6), 0.045, 0.8))
    return premultiplied(surface)


def _at_home(outline: tuple[tuple[float, float], ...], size: float, *, round_: bool) -> skia.Path:
    return curve([(x * size, y * size) for x, y in outline], tension=0.5 if round_ else 0.12)
