"""A sheet during painting: the picture so far, layers of raised objects, and the hex of each pixel."""

from functools import cached_property
from random import Random

import numpy as np
from PIL import Image
from scipy.spatial import cKDTree

from combat.engine.painting.brushes import PaintLayer, Point, Raster, pen, polygon
from combat.engine.painting.geometry import Cell, Line, centre, neighbours, patches, sheet_size, straight, strip
from combat.engine.painting.pigment import Window, blur, cut, noise, wider, window
from combat.engine.painting.plan import Plan
from combat.engine.painting.scenery import GroundCover, Scenery

COARSE = 2
"""Masks of ground are computed at half size, as their edges are soft."""
LIES_ON = (Scenery.CRATER, Scenery.FOXHOLE, Scenery.RUBBLE, Scenery.LOGS, Scenery.ROCKS)
"""Scenery that takes its ground cover from neighbouring hexes."""
BROOK = 21.0
"""Default width of a stream in pixels."""
STANDS_ON_LINE = (Scenery.HEDGE, Scenery.WALL)
"""Scenery whose ground extends up to the drawn line."""


class PaintedSheet:
    """One board being painted, bottom to top. Each layer has its own random generator, so layers are independent."""

    def __init__(self, plan: Plan, seed: int, fineness: int = 1) -> None:
        """`fineness` is the number of picture pixels per sheet pixel; masks have the sheet's size."""
        self.plan, self.seed, self.fineness = plan, seed, fineness
        self.width, self.height = sheet_size(plan.columns, plan.rows)
        self.picture: Raster = np.empty((self.height * fineness, self.width * fineness, 3), np.float32)
        self.picture[:] = np.array([196, 195, 148], np.float32) / 255
        self.things, self.ink, self.shadow = (self.plate() for _ in range(3))
        self.cover = dict(plan.cover)
        self._settle_ground()
        self._draw_lines()
        self._flood()

    @property
    def shape(self) -> tuple[int, int]:
        """Return height and width in pixels."""
        return self.height, self.width

    def rng(self, layer: str) -> Random:
        """Return the random generator of one layer."""
        return Random(f"{self.plan.id} {self.seed} {layer}")

    def plate(self, over: Raster | None = None) -> PaintLayer:
        """Return a new transparent layer of the sheet's size, or one just large enough for the mask `over`."""
        if over is None:
            return PaintLayer(self.width, self.height, fineness=self.fineness)
        down, right = window(over, 30)
        size = max(1, right.stop - right.start), max(1, down.stop - down.start)
        return PaintLayer(*size, right.start, down.start, self.fineness)

    def holds(self, spot: Point) -> bool:
        """Return whether a point is on the sheet."""
        return bool(0 < spot[0] < self.width and 0 < spot[1] < self.height)

    def wet(self, part: Window) -> Raster:
        """Return a view of a part of the picture; painting on it changes the picture."""
        return self.picture[wider(part[0], self.fineness), wider(part[1], self.fineness)]

    def noise(self, scale: float, seed: int, octaves: int = 3, fade: float = 0.5) -> Raster:
        """Return noise over the whole sheet; the arguments are those of `pigment.noise`."""
        return noise(self.shape, scale, self.seed * 1000 + seed, octaves, fade)

    def _settle_ground(self) -> None:
        """Set the ground cover of craters, rocks and the like to that of most of their neighbours."""
        for cell in self.plan.of(*LIES_ON):
            around = [self.cover[near] for near in neighbours(cell) if near in self.cover]
            kinds = [kind for kind in around if kind != GroundCover.MEADOW]
            if self.cover[cell] == GroundCover.MEADOW and len(kinds) >= 3:
                self.cover[cell] = max(sorted(set(kinds)), key=kinds.count)

    def _draw_lines(self) -> None:
        rng, plan = self.rng("lines"), self.plan
        self.hedges: list[Line] = []
        for points in plan.drawn("hedge"):
            self.hedges.append(strip(points, rng, wobble=2.6, joins=tuple(self.hedges)))
        self.walls = [straight(points, rng) for points in plan.drawn("wall")]
        self.gates = [np.asarray(points) for points in plan.drawn("gate")]
        self.roads: list[tuple[Line, float]] = []
        for kind in ("road", "path"):
            for points, says in plan.lines.get(kind, []):
                joins = tuple(line for line, _ in self.roads)
                self.roads.append((strip(points, rng, wobble=2.6, wave=16, joins=joins), float(says["broad"])))
        main = tuple(line for line, _ in self.roads[:1])
        self.lanes = [strip(points, rng, wobble=1.5, joins=main) for points in plan.drawn("lane")]
        self.streams = [strip(points, rng, wobble=7.5, wave=16) for points in plan.drawn("stream")]
        self.breadths = [float(says.get("broad", BROOK)) for _, says in plan.lines.get("stream", [])]

    def _flood(self) -> None:
        """Label every pixel with its nearest hex, without crossing the line of a hedge or a wall."""
        plate = PaintLayer(self.width // COARSE + 1, self.height // COARSE + 1)
        plate.canvas.scale(1 / COARSE, 1 / COARSE)
        for line in (*self.hedges, *self.walls, *self.gates):
            plate.canvas.drawPath(polygon(line, False), pen("#FFFFFF", 5))
        bar = plate.bytes[..., 3] > 100
        cells = self.plan.cells
        rows, columns = np.mgrid[0 : bar.shape[0], 0 : bar.shape[1]] * COARSE
        bend = [noise(bar.shape, 30, self.seed + k) * 3 for k in (3, 4)]
        _, nearest = cKDTree(np.array([centre(cell) for cell in cells])).query(
            np.c_[(columns + bend[0]).ravel(), (rows + bend[1]).ravel()]
        )
        own = np.array([self._has_ground(cell) for cell in cells])
        label = np.where(own[nearest], nearest + 1, 0).astype(np.int32).reshape(bar.shape)
        label[bar] = 0
        self.cells, self.nearest = cells, nearest.reshape(bar.shape)
        self.label = _spread(label, bar)[: bar.shape[0], : bar.shape[1]]

    def _has_ground(self, cell: Cell) -> bool:
        if self.plan.scenery[cell] in STANDS_ON_LINE:
            return False
        x, y = centre(cell)
        return all(np.hypot(*(gate.mean(0) - (x, y))) > 30 for gate in self.gates)

    def mask(
        self,
        cells: list[Cell],
        seed: int,
        *,
        soft: float = 13,
        ragged: float = 0.16,
        scale: float = 26,
        grow: float = 0.0,
    ) -> Raster:
        """Return the ground mask of some hexes: ragged along their edges, but bounded by hedges and walls.

        `soft` is the width of the edge in pixels, `ragged` its irregularity, `scale` the size of that, and `grow`
        enlarges the mask.
        """
        full: Raster = np.zeros(self.shape, np.float32)
        if not cells:
            return full
        chosen = set(cells)
        index = np.array([1.0 if cell in chosen else 0.0 for cell in self.cells], np.float32)[self.label]
        part = window(index, int(2 * soft))
        if not index.any():  # all of these hexes take their ground from neighbours
            return full
        near = blur(index[part], soft / COARSE)
        clouds = noise(near.shape, scale / COARSE, self.seed * 91 + seed, 3, 0.55)
        near += clouds * ragged * (1 - np.abs(2 * near - 1)) + grow
        size = (near.shape[1] * COARSE, near.shape[0] * COARSE)
        shape = np.asarray(Image.fromarray(near).resize(size, Image.Resampling.BILINEAR))
        place = full[part[0].start * COARSE : part[0].stop * COARSE, part[1].start * COARSE : part[1].stop * COARSE]
        place[:] = cut(shape[: place.shape[0], : place.shape[1]], soft * 2.2)
        return full

    def thinned(self, mask: Raster, cells: list[Cell], share: float = 0.5) -> Raster:
        """Return the mask of vegetation, weaker by `share` on raised hexes, so that the tint of their level shows."""
        raised = [cell for cell in cells if self.plan.level[cell]]
        return mask * (1 - share * self.mask(raised, 171, soft=15)) if raised else mask

    def along(self, lines: list[Line], width: float) -> Raster:
        """Return a mask of bands of constant width along some lines."""
        plate = self.plate()
        for line in lines:
            plate.canvas.drawPath(polygon(line, False), pen("#FFFFFF", width))
        return plate.alpha()

    @cached_property
    def enclosed(self) -> Raster:
        """Return a mask of the area near hedges and walls, where ground ends at their foot."""
        return np.clip(blur(self.along([*self.hedges, *self.walls, *self.gates], 140), 13), 0, 1)

    def patches(self, cover: GroundCover) -> list[list[Cell]]:
        """Return the hexes of one ground cover, in connected patches."""
        return patches([cell for cell in self.plan.cells if self.cover[cell] == cover and self._has_ground(cell)])


def _spread(label: Raster, bar: Raster) -> Raster:
    """Spread the labels into blank points, up to the bars first and finally over them."""
    flowing = np.pad(label, 1)
    blank = np.flatnonzero(np.pad((label == 0) & ~bar, 1))
    for turn in range(120):
        if not len(blank):
            break
        blank = _flow(flowing, blank, corners=bool(turn % 2))
    blank = np.flatnonzero(np.pad(label == 0, 1))
    blank = blank[flowing.ravel()[blank] == 0]
    for _ in range(4):
        blank = _flow(flowing, blank, corners=True)
    return np.asarray(np.maximum(flowing[1:-1, 1:-1] - 1, 0))


def _flow(label: Raster, blank: Raster, *, corners: bool) -> Raster:
    """Set every blank point to the highest adjacent label, all at once; return the points that remain blank."""
    flat, width = label.reshape(-1), label.shape[1]
    ways = (-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1)
    highest = np.max([flat[blank + way] for way in ways[: 8 if corners else 4]], axis=0)
    flat[blank] = highest
    return blank[highest == 0]
