"""Single trees from above: young and old broadleaves, conifers, fruit trees and bushes."""

import math
from dataclasses import dataclass
from random import Random

import skia

from combat.engine.painting.brushes import (
    INK,
    LIGHT,
    Colour,
    PaintLayer,
    eraser,
    fill,
    jitter,
    mix,
    oval,
    pen,
    polygon,
    quick_fill,
    quick_pen,
    rim,
    smooth,
)

Palette = tuple[str | Colour, str | Colour, str | Colour, str | Colour]
"""Dark, middle, light and tip."""

BROADLEAF: tuple[Palette, ...] = (
    ("#56633F", "#76864F", "#98A468", "#B7BF86"),
    ("#5C6740", "#7F8A52", "#A2A768", "#C2C38B"),
    ("#566442", "#72834F", "#949F67", "#B6BB86"),
    ("#666C3F", "#8A8E52", "#ABAD6B", "#CACA90"),
)
OLD: tuple[Palette, ...] = (
    ("#4C5838", "#6A7948", "#8B975E", "#ACB47B"),
    ("#56593A", "#77784A", "#989660", "#B8B47E"),
    ("#4F5D3F", "#6B7C50", "#8A9A66", "#AAB582"),
)
YOUNG: tuple[Palette, ...] = (
    ("#66713F", "#8C9854", "#AEB670", "#CBCF92"),
    ("#6F7743", "#969B57", "#B6B974", "#D2D299"),
)
CONIFER: tuple[Palette, ...] = (
    ("#4B5639", "#66744A", "#87945F", "#AAB17E"),
    ("#505838", "#6E7648", "#8E955D", "#B0B47C"),
)
HEDGE: tuple[Palette, ...] = (
    ("#4A593A", "#66784A", "#8E9D63", "#B5BF88"),
    ("#505E40", "#70804F", "#98A369", "#BFC48D"),
    ("#56603A", "#7A834C", "#A1A666", "#C4C68C"),
)
ORCHARD: tuple[Palette, ...] = (
    ("#6A7746", "#929F63", "#B5BF80", "#D3D6A0"),
    ("#717A45", "#9BA25F", "#BEC07C", "#D9D7A0"),
)


@dataclass(frozen=True)
class Brush:
    """Drawing settings of trees: the layers, the shadow on neighbouring trees, the ink, and the density of leaves."""

    things: PaintLayer
    ink: PaintLayer
    shadow: float = 0.40
    reach: float = 0.34
    line: float = 0.55
    leaves: float = 1.0


def crown(brush: Brush, x: float, y: float, radius: float, palette: Palette, rng: Random) -> None:
    """Draw the round crown of a broadleaf tree: leaf dabs from dark to light, a few gaps, heavier ink to the
    south-east.
    """
    colours = [jitter(colour, rng, 3, 3) for colour in palette]
    points = rim(x, y, radius, rng)
    outline = smooth(points)
    _cast(brush, points, radius)
    brush.ink.canvas.drawPath(outline, eraser())
    brush.things.canvas.drawPath(outline, fill(colours[0]))
    brush.things.canvas.save()
    brush.things.canvas.clipPath(outline, True)
    _leaves(brush, x, y, radius, colours, rng)
    _gaps(brush, x, y, radius, colours[0], rng)
    brush.things.canvas.restore()
    _ink_crown(brush, points, x, y, radius, rng)


def old_crown(brush: Brush, x: float, y: float, radius: float, palette: Palette, rng: Random) -> None:
    """Draw an old tree: a broad crown of boughs, each drawn like a small crown."""
    colours = [jitter(colour, rng, 3, 3) for colour in palette]
    points = rim(x, y, radius, rng, lobes=max(7, int(radius * 0.36)), rough=0.19)
    outline = smooth(points)
    _cast(brush, points, radius)
    brush.ink.canvas.drawPath(outline, eraser())
    brush.things.canvas.drawPath(outline, fill(mix(colours[0], "#2E3322", 0.25)))
    boughs = [(x, y, radius * 0.5)]
    count, start = rng.randint(6, 8), rng.random() * math.tau
    for k in range(count):
        a, reach = start + math.tau * k / count + rng.gauss(0, 0.12), radius * rng.uniform(0.52, 0.64)
        boughs.append((x + math.cos(a) * reach, y + math.sin(a) * reach, radius * rng.uniform(0.34, 0.46)))
    boughs.sort(key=lambda bough: -(bough[0] + bough[1]) + rng.gauss(0, radius * 0.2))
    brush.things.canvas.save()
    brush.things.canvas.clipPath(outline, True)
    for bx, by, r in boughs:
        bough_points = rim(bx, by, r, rng, rough=0.14)
        bough = smooth(bough_points)
        lit = ((bx - x) * LIGHT[0] + (by - y) * LIGHT[1]) / radius
        tone = [mix(colour, "#2F3524" if lit < 0 else "#E3E0AC", abs(lit) * 0.20) for colour in colours]
        brush.things.canvas.drawPath(
            smooth([(px + r * 0.22, py + r * 0.26) for px, py in bough_points]), fill("#262B1B", 0.45)
        )
        brush.things.canvas.drawPath(bough, fill(tone[0]))
        brush.things.canvas.save()
        brush.things.canvas.clipPath(bough, True)
        _leaves(brush, bx, by, r, tone, rng)
        brush.things.canvas.restore()
    brush.things.canvas.restore()
    _ink_crown(brush, points, x, y, radius, rng)


def conifer(brush: Brush, x: float, y: float, radius: float, palette: Palette, rng: Random) -> None:
    """Draw a spruce: a star of branches, lit on the sunny side, with its tip in the middle."""
    colours = [jitter(colour, rng, 3, 2) for colour in palette]
    count, start = rng.randint(11, 14), rng.random() * math.tau
    points = []
    for k in range(2 * count):
        r = radius * (rng.uniform(0.92, 1.12) if k % 2 else rng.uniform(0.66, 0.76))
        a = start + math.pi * k / count
        points.append((x + math.cos(a) * r, y + math.sin(a) * r))
    outline = polygon(points)
    _cast(brush, points, radius * 1.2)
    brush.ink.canvas.drawPath(outline, eraser())
    brush.things.canvas.drawPath(outline, fill(mix(colours[0], colours[1], 0.35)))
    for ring in [1.0, 0.72, 0.46]:
        for k in range(count):
            a = start + math.tau * (k + 0.5) / count + (0.22 if ring == 0.72 else 0) + rng.gauss(0, 0.05)
            lit = math.cos(a) * LIGHT[0] + math.sin(a) * LIGHT[1]
            colour = _tone(colours, lit * 0.8 + rng.gauss(0, 0.18) + 0.12 * (1 - ring))
            r = radius * ring * rng.uniform(0.9, 1.05)
            spread = 0.17 + 0.10 * (1 - ring)
            flanks = [(x + math.cos(b) * r * 0.45, y + math.sin(b) * r * 0.45) for b in (a + spread, a - spread)]
            needle = [(x + math.cos(a) * r, y + math.sin(a) * r), flanks[0], (x, y), flanks[1]]
            brush.things.canvas.drawPath(polygon(needle), fill(colour, 0.9))
    brush.things.canvas.drawCircle(x - 0.4, y - 0.4, 1.5, fill(colours[3]))
    brush.ink.canvas.drawPath(outline, pen(INK, 0.8, brush.line * 0.6))


def _cast(brush: Brush, points: list[tuple[float, float]], radius: float) -> None:
    if brush.shadow:
        reach = radius * brush.reach
        fallen = smooth([(x + reach, y + reach * 1.1) for x, y in points])
        brush.things.canvas.drawPath(fallen, fill("#23291A", brush.shadow))
        brush.ink.canvas.drawPath(fallen, eraser(0.31))


def _tone(colours: list[Colour], lit: float) -> Colour:
    if lit < -0.35:
        return mix(colours[0], colours[1], 0.25)
    if lit < 0.15:
        return mix(colours[0], colours[1], 0.35 + (lit + 0.35) * 1.3)
    if lit < 0.6:
        return mix(colours[1], colours[2], (lit - 0.15) / 0.45)
    return mix(colours[2], colours[3], min(1.0, (lit - 0.6) / 0.4))


def _leaves(brush: Brush, x: float, y: float, radius: float, colours: list[Colour], rng: Random) -> None:
    dabs = []
    for _ in range(int((14 + radius * 2.8) * brush.leaves)):
        r, a = math.sqrt(rng.random()) * radius * 0.97, rng.random() * math.tau
        dx, dy = math.cos(a) * r, math.sin(a) * r
        lit = (dx * LIGHT[0] + dy * LIGHT[1]) / radius * 0.78 + 0.12 + rng.gauss(0, 0.24)
        dabs.append((lit, x + dx - radius * 0.03, y + dy - radius * 0.03))
    for lit, px, py in sorted(dabs):
        size = radius * (0.09 + 0.11 * rng.random()) + 0.9
        brush.things.canvas.drawOval(oval(px, py, size, size * 0.8), quick_fill(_tone(colours, lit), 0.82))


def _gaps(brush: Brush, x: float, y: float, radius: float, colour: Colour, rng: Random) -> None:
    for _ in range(int(radius * 0.5 * brush.leaves)):
        r, a = math.sqrt(rng.random()) * radius * 0.8, rng.random() * math.tau
        size = radius * 0.05 + 0.5
        brush.things.canvas.drawOval(
            oval(x + math.cos(a) * r + radius * 0.12, y + math.sin(a) * r + radius * 0.12, size, size * 0.75),
            quick_fill(colour, 0.55),
        )


def _ink_crown(brush: Brush, points: list[tuple[float, float]], x: float, y: float, radius: float, rng: Random) -> None:
    if not brush.line:
        return
    canvas = brush.ink.canvas
    canvas.drawPath(smooth(points), pen(INK, 0.7, brush.line * 0.36))
    for i in range(len(points)):
        a, b, c = points[i - 1], points[i], points[(i + 1) % len(points)]
        if (b[0] - x) + (b[1] - y) > 0.3 * radius:
            lobe = skia.Path()
            lobe.moveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            lobe.quadTo(b[0], b[1], (b[0] + c[0]) / 2, (b[1] + c[1]) / 2)
            canvas.drawPath(lobe, quick_pen(INK, 1.3, brush.line))
    for _ in range(int(radius / 6)):
        turn, reach, size = rng.random() * math.tau, radius * 0.55 * math.sqrt(rng.random()), radius * 0.2
        box = oval(x + math.cos(turn) * reach, y + math.sin(turn) * reach, size, size)
        arc = skia.Path()
        arc.addArc(box, rng.uniform(-10, 40), rng.uniform(70, 120))
        canvas.drawPath(arc, quick_pen(INK, 0.7, brush.line * 0.5))
