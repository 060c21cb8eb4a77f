"""Measure how well the terrains of the painted boards differ at half size: ``python -m tools.volume1.terrain_marks``.

Every hex is measured three times: as a grey print, and as seen with deuteranopia and protanopia. Its features
(lightness, grain, rows …) are stored in `terrain_marks.json` for each terrain; open ground, fields and streams are
stored by kind of ground. The distance of two terrains is that of their three best features together: the distance of
the means, in standard deviations of single hexes.
"""

import hashlib
import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import pygame

from combat.engine.content.tiled import TiledMap
from combat.engine.content.tmx_map import read_map
from combat.games.volume1.content.boards import load_board

BOARDS = Path(__file__).parents[2] / "assets" / "volume1" / "boards"
KEPT = Path(__file__).with_suffix(".json")
SCALE = 0.5
RADIUS = 25
"""Radius in pixels of the measured circle; at half size the sides of the hex, with the printed
grid, are 28 px away."""

SHARED = ("open", "field", "stream")
"""Terrains stored by kind of ground; each kind is compared with every other terrain."""

VIEWS: Mapping[str, Sequence[Sequence[float]] | None] = {
    "grey": None,
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
}
"""Matrices for linear red, green and blue (Machado, Oliveira, Fernandes 2009); None leaves only the lightness."""

MARKS = {
    "lightness": 2.0,
    "grain": 0.35,
    "rows": 0.35,
    "run": 0.06,
    "dark": 2.0,
    "light": 1.5,
    "lumps": 0.6,
    "middle": 1.5,
    "plain": 0.06,
    "yellow": 2.0,
}
"""Each feature with the least spread assumed for it; smaller differences are not visible."""

PLAIN = 3.0
"""Largest unevenness, in steps of lightness, of a square of 7 × 7 pixels that counts as bare ground."""

BEST = 3
"""Number of best features combined into the distance of two terrains."""

PROOF = ("farmhouse", 3, 15)
"""A hex whose features are stored separately, so that a test can measure it again."""

LINEAR = [(v / 255 / 12.92) if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]
Marks = dict[str, float]


@dataclass(frozen=True)
class Group:
    """Mean and spread of the features of a terrain, or of one ground of it, in one view."""

    count: int
    mean: Marks
    spread: Marks


class Sheet:
    """A painted board at half size, with its map."""

    def __init__(self, name: str) -> None:
        self.name, self.board = name, load_board(BOARDS / f"{name}.tmx")
        self.index = json.loads((BOARDS / name / "index.json").read_text(encoding="utf-8"))
        (self.zoom,) = [zoom for zoom in self.index["zooms"] if zoom["scale"] == SCALE]

    def hexes(self) -> Iterator[tuple[int, int, str]]:
        """Yield the column, row and group of every hex."""
        tiled = read_map(TiledMap(BOARDS / f"{self.name}.tmx"))
        rows = tiled.rows("ground")
        for hex_, terrain in zip(self.board.hexes(), self.board.terrains, strict=True):
            says = tiled.tiles.get(rows[hex_.row - 1][hex_.column - 1], {})
            group = f"{terrain}: {says['ground']}" if terrain in SHARED else terrain
            yield hex_.column, hex_.row, group

    def pixels(self, column: int, row: int) -> list[list[tuple[int, int, int]]]:
        """Return the square of RGB pixels around the centre of a hex, row by row."""
        found, side = self.index, 2 * RADIUS + 1
        x = (found["origin"][0] + (column - 1) * found["column_pitch"]) * SCALE
        low = 0 if column % 2 else found["row_pitch"] / 2
        y = (found["origin"][1] + (row - 1) * found["row_pitch"] + low) * SCALE
        left, top, size = round(x) - RADIUS, round(y) - RADIUS, found["tile"]
        square = pygame.Surface((side, side))
        for i in range(left // size, (left + side - 1) // size + 1):
            for j in range(top // size, (top + side - 1) // size + 1):
                if i < self.zoom["columns"] and j < self.zoom["rows"]:
                    square.blit(
                        _tile(BOARDS / self.name / self.zoom["folder"], i, j), (i * size - left, j * size - top)
                    )
        raw = pygame.image.tobytes(square, "RGB")
        triples = list(zip(raw[0::3], raw[1::3], raw[2::3], strict=True))
        return [triples[line * side : (line + 1) * side] for line in range(side)]


@cache
def _tile(folder: Path, column: int, row: int) -> pygame.Surface:
    return pygame.image.load(folder / f"{column}-{row}.jpg")


def seen(pixels: Sequence[Sequence[tuple[int, int, int]]], view: str) -> tuple[list[list[float]], float]:
    """Return the lightness of each pixel (0 to 100) and the yellowness of the whole, as seen in a view."""
    matrix = VIEWS[view]
    lightness, yellows = [], []
    for line in pixels:
        shades = []
        for red, green, blue in line:
            r, g, b = LINEAR[red], LINEAR[green], LINEAR[blue]
            if matrix is not None:
                r, g, b = (max(0.0, m[0] * r + m[1] * g + m[2] * b) for m in matrix)
            y = 0.2126 * r + 0.7152 * g + 0.0722 * b
            shades.append(116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y)
            if matrix is not None:
                yellows.append(200 * (y ** (1 / 3) - b ** (1 / 3)))
        lightness.append(shades)
    return lightness, fmean(yellows) if yellows else 0.0


def marks(pixels: Sequence[Sequence[tuple[int, int, int]]], view: str) -> Marks:
    """Return all features of a hex, given its pixels, as seen in a view."""
    light, yellow = seen(pixels, view)
    side, near = 2 * RADIUS + 1, (RADIUS - 2) ** 2
    spots = [(x, y) for y in range(2, side - 2) for x in range(2, side - 2)
             if (x - RADIUS) ** 2 + (y - RADIUS) ** 2 <= near]  # fmt: skip
    grain = xx = yy = xy = 0.0
    for x, y in spots:
        here, west, east = light[y][x], light[y][x - 2], light[y][x + 2]
        north, south = light[y - 2][x], light[y + 2][x]
        grain += abs(here - (west + east + north + south) / 4)
        dx, dy = east - west, south - north
        xx, yy, xy = xx + dx * dx, yy + dy * dy, xy + dx * dy
    run = math.hypot(xx - yy, 2 * xy)
    values = sorted(light[y][x] for x, y in spots)
    middle = values[len(values) // 2]
    blocks = [[shade for line in light[top : top + 7] for shade in line[left : left + 7]]
              for top in range(8, 38, 7) for left in range(8, 38, 7)]  # fmt: skip
    heart = [light[y][x] for x, y in spots if (x - RADIUS) ** 2 + (y - RADIUS) ** 2 <= 121]
    return {
        "lightness": fmean(values),
        "grain": grain / len(spots),
        "rows": math.sqrt(run / len(spots)) / 4,
        "run": run / max(xx + yy, 1e-9),
        "dark": middle - values[len(values) // 20],
        "light": values[-len(values) // 20] - middle,
        "lumps": pstdev(map(fmean, blocks)),
        "middle": fmean(heart) - fmean(values),
        "plain": sum(pstdev(block) < PLAIN for block in blocks) / len(blocks),
        "yellow": yellow,
    }


def distance(first: Group, second: Group) -> tuple[float, tuple[str, ...]]:
    """Return the distance of two groups in standard deviations, and the names of the best features, which give it."""
    found = []
    for mark, least in MARKS.items():
        spread = math.hypot(max(first.spread[mark], least), max(second.spread[mark], least)) / math.sqrt(2)
        found.append((abs(first.mean[mark] - second.mean[mark]) / spread, mark))
    best = sorted(found, reverse=True)[:BEST]
    return math.hypot(*(far for far, _ in best)), tuple(mark for _, mark in best)


def pairs(groups: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield all pairs of groups that belong to different terrains."""
    return ((a, b) for a, b in combinations(sorted(groups), 2) if a.partition(":")[0] != b.partition(":")[0])


def tiles_digest() -> str:
    """Return the SHA-256 digest of all boards' tiles at half size."""
    digest = hashlib.sha256()
    for file in sorted(BOARDS.glob(f"*/zoom-{round(1 / SCALE)}/*.jpg")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def measured() -> dict[str, Any]:
    """Measure all boards; return the data to be stored."""
    found: dict[str, dict[str, list[Marks]]] = {view: {} for view in VIEWS}
    for path in sorted(BOARDS.glob("*.tmx")):
        sheet = Sheet(path.stem)
        for column, row, group in sheet.hexes():
            pixels = sheet.pixels(column, row)
            for view in VIEWS:
                found[view].setdefault(group, []).append(marks(pixels, view))
    views = {
        view: {
            group: {
                "count": len(rows),
                "mean": {mark: round(fmean(row[mark] for row in rows), 3) for mark in MARKS},
                "spread": {mark: round(pstdev([row[mark] for row in rows]), 3) for mark in MARKS},
            }
            for group, rows in sorted(groups.items())
        }
        for view, groups in found.items()
    }  # fmt: skip
    pixels = Sheet(PROOF[0]).pixels(*PROOF[1:])
    proof = {view: {mark: round(value, 3) for mark, value in marks(pixels, view).items()} for view in VIEWS}
    return {"tiles": tiles_digest(), "proof": proof, "views": views}


def kept() -> dict[str, Any]:
    """Return the stored data: digest of the `tiles`, features of the `proof` hex, groups of all `views`."""
    data: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    views = data["views"].items()
    return {**data, "views": {view: {name: Group(**one) for name, one in groups.items()} for view, groups in views}}


def main() -> int:
    """Measure all boards, store the result, and print the closest pairs; return 0."""
    KEPT.write_text(json.dumps(measured(), indent=1) + "\n", encoding="utf-8")
    for view, groups in kept()["views"].items():
        near = sorted((*distance(groups[a], groups[b]), a, b) for a, b in pairs(groups))
        print(view)
        for far, best, a, b in near[:8]:
            print(f"  {far:5.2f}  {a} - {b}, by {', '.join(best)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
