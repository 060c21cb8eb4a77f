"""Draw everything on the ground of a sketched board in the right order, from streams up to trees."""

from __future__ import annotations

from collections.abc import Sequence

from combat.games.volume1.table.sketch_renderer.brushwork import Canvas, Point, smooth
from combat.games.volume1.table.sketch_renderer.crowns import draw_orchards, draw_woods
from combat.games.volume1.table.sketch_renderer.drawn_ground import DrawnGround, Object
from combat.games.volume1.table.sketch_renderer.roofs import corners_of, draw_house
from combat.games.volume1.table.sketch_renderer.small_objects import draw_lying, draw_small
from combat.games.volume1.table.sketch_renderer.ways_drawn import (
    Road,
    draw_bridge,
    draw_ford,
    draw_gate,
    draw_hedges,
    draw_roads,
    draw_stream,
    draw_walls,
)

SHADE = (92, 94, 70)


def draw_standing(canvas: Canvas, drawn: DrawnGround, roads: Sequence[Road]) -> None:
    """Draw lines, buildings, objects and trees on the ground; `roads` come from `joined_roads`."""
    lines = {kind: [line for line in drawn.lines if line.kind == kind and canvas.sees(line.points, 90)] for kind in
             ("stream", "ford", "bridge", "hedge", "wall", "gate")}  # fmt: skip
    for line in lines["stream"]:
        draw_stream(canvas, smooth(line.points), line.broad)
    for line in lines["ford"]:
        draw_ford(canvas, line.points)
    draw_roads(canvas, [road for road in roads if canvas.sees(road[0], 40)])
    for line in lines["bridge"]:
        draw_bridge(canvas, line.points)
    hedges, walls = [smooth(line.points) for line in lines["hedge"]], [list(line.points) for line in lines["wall"]]
    houses = [thing for thing in drawn.things if thing.kind == "building" and canvas.sees((thing.at,), 140)]
    draw_lying(canvas, drawn)
    _shadows(canvas, hedges, walls, houses)
    draw_hedges(canvas, hedges)
    draw_walls(canvas, walls)
    for line in lines["gate"]:
        draw_gate(canvas, line.points)
    draw_orchards(canvas, drawn)
    for house in houses:
        draw_house(canvas, house)
    for thing in drawn.things:
        if thing.kind != "building" and canvas.sees((thing.at,), 70):
            draw_small(canvas, thing)
    draw_woods(canvas, drawn)


def _shadows(
    canvas: Canvas, hedges: Sequence[list[Point]], walls: Sequence[list[Point]], houses: Sequence[Object]
) -> None:
    """Draw all shadows on one plate, so that they do not darken each other."""
    plate, ink = canvas.clear(), (*SHADE, 150)
    for points, width, away in [(points, 30.0, 8.0) for points in hedges] + [(points, 10.0, 4.0) for points in walls]:
        canvas.band(plate, [(x + away, y + away) for x, y in points], width, ink)
    for house in houses:
        corners = corners_of(house, 0.0)
        for far in (3.0, 6.0, 10.0):
            canvas.polygon(plate, [(x + far, y + far) for x, y in corners], ink)
    canvas.surface.blit(plate, (0, 0))
