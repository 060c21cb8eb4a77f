"""Poisson-disc sampling: random points on a mask with a minimum distance, for grass, stones and trees."""

import math
from random import Random

import numpy as np

from combat.engine.painting.brushes import Raster

ROW = 1 << 16
"""More cells than any sheet has in a row."""
AROUND = [(a, b) for b in (0, -1, 1, -2, 2) for a in (0, -1, 1, -2, 2)]
"""Offsets from a cell to those around it, right and down; points of other cells are always further than the gap."""
WAYS = [a + b * ROW for a, b in AROUND]
"""The same offsets as differences of cell numbers."""
HANDFUL = 4096
"""Candidates per batch: most are too close to an accepted point, which is computed for a whole batch."""


def scatter(mask: Raster, gap: float, rng: Random, tries: float = 6.0) -> list[tuple[float, float]]:
    """Return random points on a mask, in random order, with at least `gap` pixels between any two.

    `tries` is the number of attempts relative to the area.
    """
    inside = np.flatnonzero(mask > 0.5)
    if not len(inside):
        return []
    ground, points = _Ground(mask.shape, gap), []
    left = int(len(inside) / (gap * gap) * tries)
    while left > 0:
        xs, ys = _thrown(inside, mask.shape[1], min(left, HANDFUL), rng)
        points += ground.settled(*ground.free(xs, ys))
        left -= HANDFUL
    return points


def _thrown(inside: Raster, width: int, count: int, rng: Random) -> tuple[Raster, Raster]:
    """Return `count` random points on given pixels; each uses the same three random numbers."""
    bits, chance, pixels = rng.getrandbits, rng.random, len(inside)
    few, picks, rights, downs = pixels.bit_length(), [], [], []
    for _ in range(count):
        while (pick := bits(few)) >= pixels:
            pass
        picks.append(pick)
        rights.append(chance())
        downs.append(chance())
    rows, columns = np.divmod(inside[picks], width)
    return columns + np.array(rights), rows + np.array(downs)


class _Ground:
    """An index of points, in cells so small that each holds one."""

    def __init__(self, shape: tuple[int, ...], gap: float) -> None:
        self._cell, self._apart = gap / math.sqrt(2), gap * gap
        self._near: dict[int, tuple[float, float]] = {}
        size = [int(side / self._cell) + 5 for side in shape]
        self._xs, self._ys = np.full(size, np.inf), np.full(size, np.inf)

    def free(self, xs: Raster, ys: Raster) -> tuple[Raster, Raster]:
        """Return the candidates that are not too close to an accepted point."""
        columns, rows = (xs / self._cell).astype(np.intp) + 2, (ys / self._cell).astype(np.intp) + 2
        near = self._apart * (1 - 1e-12)  # borderline cases are decided point by point
        for a, b in AROUND:
            right, down = self._xs[rows + b, columns + a] - xs, self._ys[rows + b, columns + a] - ys
            free = np.flatnonzero(right * right + down * down >= near)
            xs, ys, columns, rows = xs[free], ys[free], columns[free], rows[free]
        return xs, ys

    def settled(self, xs: Raster, ys: Raster) -> list[tuple[float, float]]:
        """Accept candidates one by one where there is space; return the accepted ones."""
        near, cell, apart, points = self._near, self._cell, self._apart, []
        find = near.get
        for x, y in zip(xs.tolist(), ys.tolist(), strict=True):
            at = int(x / cell) + int(y / cell) * ROW
            for way in WAYS:
                q = find(at + way)
                if q and (q[0] - x) ** 2 + (q[1] - y) ** 2 < apart:
                    break
            else:
                near[at] = (x, y)
                points.append((x, y))
                spot = int(y / cell) + 2, int(x / cell) + 2
                self._xs[spot], self._ys[spot] = x, y
        return points
