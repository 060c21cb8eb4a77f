"""Sheet of a map: its masks are the map's outlines, its lines the map's hexsides and ways."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any

import numpy as np

from combat.engine.painting.brushes import Raster, fill, polygon
from combat.engine.painting.geometry import Cell, Line, centre, neighbours, resampled, rounded, strip, waver
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.scenery import Scenery
from combat.engine.space.hexes.hex import direction_between
from combat.engine.space.hexes.lattice import brink
from tools.command.paint_maps.map_plan import WET, MapPlan, on_sheet

BREADTHS = {"road": 21.0, "trail": 9.0}
STREAM = 40.0
DRAWN = frozenset({Scenery.WOODS, Scenery.ORCHARD, Scenery.BRUSH, Scenery.FIELD, Scenery.MARSH})
"""Scenery whose drawn edge is followed exactly."""
UNSTEADY = 0.7
"""Random deviation from an outline in pixels."""


class MapSheet(PaintedSheet):
    """Sheet on which a map is painted."""

    plan: MapPlan

    def mask(self, cells: list[Cell], seed: int, **how: Any) -> Raster:
        """Return the mask of some cells: their outlines if all have drawn ground, otherwise a loose shape.

        Drawn ground is woods, orchard, brush, field and marsh; `seed` and `how` affect only the loose shape.
        """
        if not cells or not all(self.plan.scenery[cell] in DRAWN for cell in cells):
            return super().mask(cells, seed, **how)
        return self.shapes([shape for cell in cells for shape in self.plan.shapes[cell]])

    def shapes(self, outlines: list[Line]) -> Raster:
        """Return the mask of some outlines, with slightly irregular edges."""
        plate = self.plate()
        for outline in outlines:
            rng = self.rng(f"edge {outline[0]}")
            line = resampled(np.vstack([outline, outline[:1]]))
            stray = np.c_[waver(len(line), 3, rng, UNSTEADY), waver(len(line), 3, rng, UNSTEADY)]
            plate.canvas.drawPath(polygon((line + stray)[:-1]), fill("#FFFFFF"))
        return plate.alpha()

    def _draw_lines(self) -> None:
        rng, plan = self.rng("lines"), self.plan
        self.fences, self.cliffs = ([*self._sides(kind)] for kind in ("fence", "cliff"))
        self.rows = [resampled(line) for line in self._sides("hedge")]
        self.hedges: list[Line] = []  # drawn by a separate function, since their banks are wider than a hexside
        self.walls = [resampled(line) for line in self._sides("wall")]
        self.gates, self.lanes = [], []
        self.roads, self.rails = [], []
        for way in sorted(plan.map.ways, key=lambda way: way.kind):
            line = rounded(on_sheet(way.points), 3)
            if way.kind == "rail":
                self.rails.append(resampled(line))
            else:
                joins = [road for road, _ in self.roads]
                self.roads.append((self._joined(resampled(line), joins, rng), BREADTHS[way.kind]))
        self.streams = [strip(self._stream(), rng, wobble=6, wave=16)] if plan.with_terrain(*WET) else []
        self.breadths = [STREAM] * len(self.streams)

    def _joined(self, line: Line, others: list[Line], rng: Random) -> Line:
        """Return a slightly curved way whose ends are on the ways that it joins."""
        sway = waver(len(line), 16, rng, 1.2)
        sway[:4] = sway[-4:] = 0
        across = np.gradient(line, axis=0)
        across = np.c_[-across[:, 1], across[:, 0]] / (np.hypot(*across.T)[:, None] + 1e-9)
        line = line + across * sway[:, None]
        for end in (0, -1):
            for other in others:
                apart = np.hypot(*(other - line[end]).T)
                if apart.min() < 30:
                    line[end] = other[int(apart.argmin())]
        return line

    def _sides(self, kind: str) -> list[Line]:
        """Return the hexsides of a kind, joined end to end."""
        pieces = []
        for piece in self.plan.map.sides:
            if piece.kind == kind:
                way = direction_between(*piece.side)
                assert way is not None
                pieces.append(list(brink(piece.side[0], way)))
        lines: list[list[tuple[int, int]]] = []
        while pieces:
            line, grew = pieces.pop(), True
            while grew:
                grew = False
                for other in pieces:
                    for end in (0, -1):
                        if line[end] in (other[0], other[-1]):
                            more = other if other[0] == line[end] else other[::-1]
                            line = [*line, *more[1:]] if end else [*more[:0:-1], *line]
                            pieces.remove(other)
                            grew = True
                            break
                    if grew:
                        break
            lines.append(line)
        return [on_sheet(line) for line in sorted(lines)]

    def _stream(self) -> Line:
        """Return the course of the stream from its upper to its lower end, across the map edges."""
        left = self.plan.with_terrain(*WET)
        ends = [cell for cell in left if sum(near in left for near in neighbours(cell)) == 1]
        here = min(ends, key=lambda cell: cell[1])
        course = [here]
        while True:
            left.remove(here)
            beside = [near for near in neighbours(here) if near in left]
            if not beside:
                break
            here = beside[0]
            course.append(here)
        points = [centre(cell) for cell in course]
        out = []
        for (x, y), rows in ((points[0], course[0][1]), (points[-1], course[-1][1])):
            if rows in (1, self.plan.rows):
                out.append((x, y - 160 if rows == 1 else y + 160))
            else:
                out.append((x, y))
        return np.array([out[0], *points, out[1]])

    @cached_property
    def bridges(self) -> list[list[Line]]:
        """The two parapets of each bridge."""
        return [self.plan.shapes[cell] for cell in self.plan.with_terrain("bridge-minor", "bridge-major")]
