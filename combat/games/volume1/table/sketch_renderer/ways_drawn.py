"""Drawing of lines over the ground: streams, roads and bridges, hedges, walls and gates."""

from __future__ import annotations

import math
from collections.abc import Sequence

from combat.games.volume1.table.sketch_renderer import brushwork, stamps
from combat.games.volume1.table.sketch_renderer.brushwork import Canvas, Point, chance, smooth
from combat.games.volume1.table.sketch_renderer.crowns import lay_crown
from combat.games.volume1.table.sketch_renderer.drawn_ground import DrawnGround

ROAD, RUT, EDGE, CROWN = (220, 199, 157), (196, 170, 124), (122, 98, 60), (200, 194, 146)
STREAM, STREAM_EDGE, GLINT, SHORE = (143, 167, 168), (92, 112, 112), (186, 202, 200), (206, 196, 158)
BANK, CORE, TICK = (198, 182, 132), (74, 89, 58), (130, 108, 66)
STONE_DARK, STONE, STONE_LIGHT = (96, 90, 76), (179, 171, 150), (212, 205, 186)
WOOD_DARK, WOOD_LIGHT = (84, 62, 38), (176, 146, 104)
SHADE = (92, 94, 70)
GRAVEL = (178, 180, 160)
BROOK = 23.0
"""Default width of a stream, in sheet pixels."""
FEW = 0.9
"""Scale below which small strokes are left out, since they would blur."""
JOINED = 70.0
"""Distance in sheet pixels within which a road joins another one."""
Road = tuple[list[Point], float]
"""Line of a road, and its width."""


def draw_stream(canvas: Canvas, points: list[Point], broad: float = 0.0) -> None:
    """Draw a stream, `broad` sheet pixels wide (0: a brook of the default width), with glints on the water."""
    broad = broad or BROOK
    for width, ink in ((broad + 13, SHORE), (broad + 4, STREAM_EDGE), (broad, STREAM)):
        canvas.band(canvas.surface, points, width, ink)
    lanes = max(1, round(broad / 46))
    for place, ((x, y), along) in enumerate(brushwork.stepped(points, 23.0)):
        source = chance("glint", round(x), round(y))
        for _ in range(lanes if place % 2 == 0 or lanes > 1 else 0):
            aside = source.uniform(-0.5, 0.5) * (broad - 9)
            spot = (x - along[1] * aside, y + along[0] * aside)
            long = source.uniform(6, 13)
            canvas.stroke(canvas.surface, spot, (spot[0] + along[0] * long, spot[1] + along[1] * long), 1.3, GLINT)


def draw_ford(canvas: Canvas, points: Sequence[Point]) -> None:
    """Draw a ford: a bar of gravel from bank to bank, with stones."""
    canvas.band(canvas.surface, points, 56, GRAVEL)
    for (x, y), along in brushwork.stepped(points, 7.0):
        source = chance("ford", round(x), round(y))
        for _ in range(3):
            aside = source.uniform(-24, 24)
            at = (x - along[1] * aside, y + along[0] * aside)
            canvas.stroke(canvas.surface, at, (at[0] + 2, at[1]), 3.0, STONE_LIGHT if source.randrange(2) else STONE)


def joined_roads(drawn: DrawnGround) -> list[Road]:
    """Return the roads and paths of a board as lines with widths; ends near another road are joined to it."""
    found = list[Road]()
    for line in [line for kind in ("road", "path") for line in drawn.lines if line.kind == kind]:
        points = list(line.points)
        for end in (0, -1):
            near = [(math.dist(point, points[end]), point) for other, _ in found for point in other]
            if near and min(near)[0] < JOINED:
                points[end] = min(near)[1]
        found.append((smooth(points), line.broad or 18.0))
    return found


def draw_roads(canvas: Canvas, roads: Sequence[Road]) -> None:
    """Draw roads: all edges first, then all bodies, so that junctions stay open."""
    for points, broad in roads:
        canvas.band(canvas.surface, points, broad + 7, CROWN)
        canvas.band(canvas.surface, points, broad + 3, EDGE)
    for points, broad in roads:
        canvas.band(canvas.surface, points, broad, ROAD)
    for points, broad in roads:
        for aside in (-0.22, 0.22):
            canvas.band(canvas.surface, brushwork.beside(points, aside * broad), 1.4, RUT)


def draw_bridge(canvas: Canvas, points: Sequence[Point]) -> None:
    """Draw the two parapets of a bridge along a line."""
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    for aside in (-19.0, 19.0):
        line = [
            (x1 - dy * aside - dx * 6, y1 + dx * aside - dy * 6),
            (x2 - dy * aside + dx * 6, y2 + dx * aside + dy * 6),
        ]
        canvas.band(canvas.surface, line, 8, STONE_DARK)
        canvas.band(canvas.surface, line, 5.5, STONE_LIGHT)


def draw_hedges(canvas: Canvas, hedges: Sequence[list[Point]]) -> None:
    """Draw hedges: all banks first, then all cores, then the bushes, so that junctions stay open."""
    for points in hedges:
        canvas.band(canvas.surface, points, 44, BANK)
    for points in hedges if canvas.fine > FEW else ():
        for (x, y), along in brushwork.stepped(points, 9.0):
            for side in (-1, 1):
                foot = (x - along[1] * 19 * side, y + along[0] * 19 * side)
                tip = (x - along[1] * 24 * side, y + along[0] * 24 * side)
                canvas.stroke(canvas.surface, foot, tip, 1.2, TICK)
    for points in hedges:
        canvas.band(canvas.surface, points, 30, CORE)
    for points in hedges:
        for place, ((x, y), along) in enumerate(brushwork.stepped(points, 11.0)):
            if canvas.sees(((x, y),), 40):
                _bush(canvas, (x, y), along, place)


def _bush(canvas: Canvas, at: Point, along: Point, place: int) -> None:
    source = chance("hedge", round(at[0]), round(at[1]))
    tree = place % 13 == 6
    aside = 0.0 if tree else source.uniform(5, 9) * (-1 if place % 2 else 1)
    spot = (at[0] - along[1] * aside, at[1] + along[0] * aside)
    radius = source.uniform(15, 18) if tree else source.uniform(9, 12)
    lay_crown(canvas, stamps.HEDGE, radius, spot, source.randrange(8))


def draw_walls(canvas: Canvas, walls: Sequence[list[Point]]) -> None:
    """Draw stone walls along lines."""
    for width, ink in ((12.0, STONE_DARK), (9.5, STONE)):
        for points in walls:
            canvas.band(canvas.surface, points, width, ink)
    for points in walls if canvas.fine > FEW else ():
        for place, ((x, y), along) in enumerate(brushwork.stepped(points, 8.0)):
            for side in (-1, 1):
                source = chance("wall", round(x), round(y), side)
                at = (x - along[1] * 2.6 * side, y + along[0] * 2.6 * side)
                dx, dy = (part * source.uniform(2.2, 3.4) for part in along)
                ink = STONE_LIGHT if (place + source.randrange(3)) % 3 else STONE
                canvas.stroke(canvas.surface, (at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy), 3.4, ink)


def draw_gate(canvas: Canvas, points: Sequence[Point]) -> None:
    """Draw a wooden gate between two posts, in the middle of a line."""
    (x1, y1), (x2, y2) = points[0], points[-1]
    one, other = ((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for share in (0.18, 0.82))
    canvas.band(canvas.surface, [(one[0] + 3, one[1] + 3), (other[0] + 3, other[1] + 3)], 4, SHADE)
    canvas.band(canvas.surface, [one, other], 4.5, WOOD_DARK)
    canvas.band(canvas.surface, [one, other], 2.4, WOOD_LIGHT)
    for post in (one, other):
        canvas.band(canvas.surface, [post, (post[0] + 0.1, post[1])], 8, WOOD_DARK)
