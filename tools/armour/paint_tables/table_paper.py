"""A table being painted: its features in pixels, masks of their outlines, and the layers of raised objects."""

from __future__ import annotations

from random import Random

import numpy as np

from combat.engine.painting.brushes import PaintLayer, Raster, fill, polygon
from combat.engine.painting.geometry import Line, normals, resampled, rounded, waver
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, noise
from combat.engine.painting.plan import Plan
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.table_map import Scenery, TableMap

PX = 12.0
"""Pixels of masks and drawings a centimetre; the picture has `fineness` times as many."""
SOFTEST = 3
"""A soft edge reaches this many times its softness."""
GROUNDS = ("grass", "steppe", "firm-sand")


class TablePaper(PaintedSheet):
    """Sheet of one table, painted from its map; the parts that only hex boards have stay empty."""

    def __init__(self, table: TableMap, map_hash: str, seed: int = 3, fineness: int = 1) -> None:
        self.table, self.seed, self.fineness = table, seed, fineness
        self.plan = Plan(table.id, 0, 0, {}, {}, {}, {}, map_hash)
        self.width, self.height = (round(side / CM * PX) for side in (table.width, table.height))
        self.picture: Raster = np.empty((self.height * fineness, self.width * fineness, 3), np.float32)
        self.base = next((piece.kind for piece in table.scenery if piece.kind in GROUNDS), "grass")
        self.things, self.ink, self.shadow = (self.plate() for _ in range(3))
        self.walls: list[Line] = []

    def of(self, *kinds: str) -> list[Scenery]:
        """Return the scenery of the given kinds, in the order of the map."""
        return [piece for piece in self.table.scenery if piece.kind in kinds]

    def own_rng(self, piece: Scenery, salt: str = "") -> Random:
        """Return a random generator for one piece, seeded with its kind, its first corner and `salt`."""
        return self.rng(f"{piece.kind} {piece.corners[0]} {salt}")

    # -- masks ----------------------------------------------------------------------------------------------------

    def area(self, piece: Scenery, soft: float = 0.0, ragged: float = 0.0, *, scale: float = 24.0, seed: int = 0) -> Raster:  # fmt: skip
        """Return the mask of a piece's outline, 0 to 1, of the sheet's size.

        `soft` blurs its edge by so many pixels; `ragged`, from 0 to 1, makes a soft edge uneven, in patches of about
        `scale` pixels that differ with `seed`.
        """
        return self.mask_of([in_pixels(piece)], soft, ragged, scale=scale, seed=seed)

    def mask_of(
        self, outlines: list[Line], soft: float = 0.0, ragged: float = 0.0, *, scale: float = 24.0, seed: int = 0
    ) -> Raster:
        """Return the mask of several outlines in pixels; the options are those of `area`."""
        full: Raster = np.zeros(self.shape, np.float32)
        points, margin = np.vstack(outlines), int(SOFTEST * soft) + 4
        left, top = (max(0, int(low) - margin) for low in points.min(0))
        right, bottom = (min(most, int(high) + margin) for high, most in zip(points.max(0), (self.width, self.height), strict=True))  # fmt: skip
        if right <= left or bottom <= top:
            return full
        plate = PaintLayer(right - left, bottom - top, left, top)
        for outline in outlines:
            plate.canvas.drawPath(polygon(outline), fill("#FFFFFF"))
        mask = plate.alpha()
        if soft:
            mask = blur(mask, soft)
        if ragged:
            stray = noise(mask.shape, scale, self.seed * 91 + seed) * ragged * (1 - np.abs(2 * mask - 1))
            mask = np.clip((mask + stray - 0.5) * max(2.0, soft * 2.2) + 0.5, 0, 1)
        full[top:bottom, left:right] = mask
        return full

    # -- lines ----------------------------------------------------------------------------------------------------

    def hand_line(self, piece: Scenery, wobble: float, rounds: int = 3, bend: float = 9.0) -> Line:
        """Return the line of a piece as drawn by hand: its corners cut `rounds` times, wavering by about `wobble`
        pixels.

        It wavers once in about `bend` points; its ends stay.
        """
        line = resampled(rounded(in_pixels(piece), rounds) if len(piece.corners) > 2 else in_pixels(piece))
        sway = waver(len(line), bend, self.own_rng(piece, "line"), wobble)
        sway[:4] = sway[-4:] = 0
        return line + normals(line) * sway[:, None]

    def half(self, piece: Scenery) -> float:
        """Return half the width of a linear piece, in pixels."""
        return piece.width / CM * PX / 2


def in_pixels(piece: Scenery) -> Line:
    """Return the corners of a piece in pixels."""
    return np.array(piece.corners, float) / CM * PX


def frame_of(piece: Scenery) -> tuple[float, float, float, float, float]:
    """Return centre x and y, length, breadth and rotation of an area with at least four corners.

    Lengths are in pixels; the rotation is that of the longest side, in radians.
    """
    corners = in_pixels(piece)
    sides = np.roll(corners, -1, axis=0) - corners
    lengths = np.hypot(sides[:, 0], sides[:, 1])
    way = sides[int(lengths.argmax())] / lengths.max()
    along, across = corners @ way, corners @ np.array([-way[1], way[0]])
    u, v = (along.max() + along.min()) / 2, (across.max() + across.min()) / 2
    x, y = u * way[0] - v * way[1], u * way[1] + v * way[0]
    return float(x), float(y), float(np.ptp(along)), float(np.ptp(across)), float(np.arctan2(way[1], way[0]))
