"""Concrete bunkers: a flat slab with an embrasure, and earth banked against it."""

import math
from collections.abc import Callable
from random import Random

from combat.engine.painting.brushes import INK, blob, eraser, fill, jitter, mix, oval, pen, polygon, sweep, tuft
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.plan import Thing

SLAB, EDGE = "#B7B2A2", "#D6D1C2"
Place = Callable[[float, float], tuple[float, float]]
"""Converts positions along and across an object to a point of the sheet."""
FACING = {"west": math.pi, "east": 0.0, "north": -math.pi / 2, "south": math.pi / 2}


def draw_concrete(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw one bunker, with its embrasure in the direction given by the map."""
    facing = FACING[str(thing.properties.get("slit", "west"))] + thing.turn
    ca, sa = math.cos(facing), math.sin(facing)
    along, across = thing.width / 2, thing.height / 2

    def at(u: float, v: float) -> tuple[float, float]:
        return thing.x + u * ca - v * sa, thing.y + u * sa + v * ca

    _bank(sheet, thing, at(-8, 0), rng)
    # a wedge towards the embrasure, so that its gun can traverse
    slab = [at(along, -across * 0.62), at(along, across * 0.62), at(along * 0.45, across), at(-along, across),
            at(-along, -across), at(along * 0.45, -across)]  # fmt: skip
    things, ink = sheet.things.canvas, sheet.ink.canvas
    sweep(sheet.shadow.canvas, slab, range(11), fill("#000000"))
    ink.drawPath(polygon(slab), eraser())
    things.drawPath(polygon(slab), fill(SLAB))
    things.save()
    things.clipPath(polygon(slab), True)
    for k in range(-8, 9):
        board = at(-along, k * 7.5 + rng.gauss(0, 0.5)), at(along, k * 7.5 + rng.gauss(0, 0.5))
        things.drawLine(*board[0], *board[1], pen("#8F8A7B", 1.0, 0.5))
        things.drawLine(
            board[0][0] + 0.9, board[0][1] + 0.9, board[1][0] + 0.9, board[1][1] + 0.9, pen("#E4DFD0", 0.8, 0.45)
        )
    for _ in range(26):
        x, y = at(rng.uniform(-along, along), rng.uniform(-across, across))
        stain = rng.choice(("#8E8A78", "#6F6A58", "#A7956F", "#DDD8C8", "#7F8464"))
        things.drawPath(blob(x, y, rng.uniform(2, 8), rng, 7, 0.3, 0.7), fill(stain, rng.uniform(0.10, 0.26)))
    _scars(sheet, thing, rng)
    things.restore()
    things.drawPath(polygon(slab), pen(EDGE, 2.6, 0.8))
    ink.drawPath(polygon(slab), pen(INK, 1.5, 0.88))
    _embrasure(sheet, at, along, across)


def _bank(sheet: PaintedSheet, thing: Thing, middle: tuple[float, float], rng: Random) -> None:
    """Draw earth and turf against the walls, with ticks down its slope."""
    things, ink = sheet.things.canvas, sheet.ink.canvas
    x, y = middle
    reach = max(thing.width, thing.height) * 0.68
    things.drawPath(blob(x + 2, y + 3, reach * 1.04, rng, 13, 0.08), fill("#8B7D55", 0.35))
    things.drawPath(blob(x, y, reach, rng, 13, 0.08), fill("#BFB07F", 0.96))
    for _ in range(70):
        turn, far = rng.random() * math.tau, reach * rng.uniform(0.55, 0.98)
        px, py = x + math.cos(turn) * far, y + math.sin(turn) * far
        if rng.random() < 0.5:
            tuft(things, px, py, rng.uniform(3, 6), ("#7F8A50", "#959C62", "#D8D3A2"), rng, blades=4)
        else:
            things.drawPath(
                blob(px, py, rng.uniform(1.5, 4), rng, 6, 0.3), fill(rng.choice(("#A89766", "#D3C596")), 0.7)
            )
    for k in range(30):
        turn = k / 30 * math.tau + rng.gauss(0, 0.06)
        near, far = reach * 0.86, reach * rng.uniform(0.98, 1.06)
        ca, sa = math.cos(turn), math.sin(turn)
        ink.drawLine(x + ca * near, y + sa * near, x + ca * far, y + sa * far, pen("#5A4527", 1.0, 0.6))


def _scars(sheet: PaintedSheet, thing: Thing, rng: Random) -> None:
    """Draw marks of shell hits on the slab."""
    for _ in range(5):
        x = thing.x + rng.uniform(-0.4, 0.4) * thing.width
        y = thing.y + rng.uniform(-0.4, 0.4) * thing.height
        size = rng.uniform(2.5, 5.5)
        sheet.things.canvas.drawPath(blob(x, y, size, rng, 8, 0.3), fill("#DCD7C8", 0.9))
        sheet.things.canvas.drawPath(
            blob(x + 0.6, y + 0.7, size * 0.55, rng, 7, 0.3), fill(mix("#6B6656", "#8F8A7B", rng.random()), 0.9)
        )
        for _ in range(5):
            turn = rng.random() * math.tau
            end = (x + math.cos(turn) * size * 1.9, y + math.sin(turn) * size * 1.9)
            sheet.things.canvas.drawLine(x, y, *end, pen(jitter("#7D7868", rng, 5, 2), 0.8, 0.6))


def _embrasure(sheet: PaintedSheet, at: Place, along: float, across: float) -> None:
    """Draw the stepped slit, and the vent on the roof."""
    things = sheet.things.canvas
    for depth, half, tone in ((0.0, 0.46, "#8D887A"), (4.0, 0.34, "#6A6557"), (8.0, 0.22, "#1F1C16")):
        u, v = along - depth, across * half
        step = polygon([at(u + 1, -v), at(u + 1, v), at(u - 7, v * 0.72), at(u - 7, -v * 0.72)])
        things.drawPath(step, fill(tone))
        sheet.ink.canvas.drawPath(step, pen(INK, 0.7, 0.5))
    x, y = at(-along * 0.35, 0)
    things.drawOval(oval(x + 1.6, y + 2.0, 4.4, 4.0), fill("#1E1A12", 0.45))
    things.drawOval(oval(x, y, 4.2, 3.9), fill("#A19C8C"))
    things.drawOval(oval(x, y, 2.2, 2.0), fill("#2A2620"))
    sheet.ink.canvas.drawOval(oval(x, y, 4.2, 3.9), pen(INK, 0.9, 0.8))
