"""Drawing of the ground below all objects: grass, levels, fields, tall grass, marsh, yards and hollows."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Sequence
from random import Random

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import label
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.volume1.table.sketch_renderer import brushwork, stamps
from combat.games.volume1.table.sketch_renderer.brushwork import Canvas, Cell, Point, chance
from combat.games.volume1.table.sketch_renderer.drawn_ground import DrawnGround

GRASS: Rgb = (203, 202, 152)
LEVELS: tuple[Rgb, ...] = (GRASS, (186, 169, 119), (174, 149, 101), (159, 128, 80), (143, 110, 74), (127, 94, 62))
CONTOUR, STEP_SHADE = (134, 97, 58), (104, 88, 56)
PASTURES: dict[str, Rgb] = {
    "grazed": (196, 197, 142), "hay": (211, 206, 154), "clover": (190, 198, 142), "fallow": (208, 196, 146),
    "mown": (204, 208, 154), "rushes": (178, 184, 130),
    "sand": (225, 211, 169), "debris": (200, 185, 150),
}  # fmt: skip
CROPS: dict[str, tuple[Rgb, Rgb, Rgb, float]] = {
    "plough": ((196, 171, 126), (136, 108, 70), (224, 203, 160), 9.0),
    "wheat": ((226, 209, 150), (182, 152, 84), (242, 228, 176), 13.0),
    "row-crop": ((182, 168, 120), (116, 132, 78), (169, 180, 120), 12.0),
    "stubble": ((207, 192, 142), (170, 148, 96), (226, 212, 164), 14.0),
}
"""Look of a field: ground, furrows, light beside them, and distance of furrows in pixels."""
GROUNDS: dict[str, Rgb] = {
    "long-grass": (176, 176, 112), "marsh": (160, 170, 138), "trees": (150, 150, 104), "yard": (205, 187, 148),
    "orchard": (184, 186, 132), "depression": (172, 158, 112),
}  # fmt: skip
REED: stamps.Inks = ((79, 95, 56), (106, 118, 70), (122, 100, 60), (160, 150, 100))
BLADES: stamps.Inks = ((114, 122, 66), (138, 141, 77), (214, 206, 152), (227, 220, 168))
WATER, SHORE = (143, 167, 168), (96, 116, 116)
TURNS = (-82, -64, 8, 24, 76)
"""Directions of ploughing, in degrees."""
HACHURE = (90, 69, 39)


class Patch(Record):
    """Adjacent hexes of the same ground, with outlines on the sheet in pixels."""

    kind: str
    cells: tuple[Cell, ...]
    outlines: tuple[tuple[Point, ...], ...]
    turn: float
    """Rotation of its furrows in degrees."""

    @property
    def all_points(self) -> list[Point]:
        """All points of the patch's outlines."""
        return [point for points in self.outlines for point in points]


class GroundPlan(Record, gc=True):
    """Patches of a board, computed once for each sheet."""

    levels: tuple[Patch, ...]
    """From the lowest: each contains everything as high or higher."""
    pastures: tuple[Patch, ...]
    grounds: tuple[Patch, ...]


def ground_plan(drawn: DrawnGround) -> GroundPlan:
    """Return the patches of a board; the terrain at the board's edge continues beyond it."""
    board = drawn.board
    cells = [(column, row) for column in range(board.columns + 2) for row in range(board.rows + 2)]
    nearest = {
        (column, row): label(min(max(1, column), board.columns), min(max(1, row), board.rows)) for column, row in cells
    }
    levels = [
        patch
        for level in range(1, max(board.levels) + 1)
        for patch in _patches(str(level), (cell for cell in cells if board.level(nearest[cell]) >= level))
    ]
    looks = {cell: drawn.look(nearest[cell]) for cell in cells}
    terrain = {cell: board.terrain(nearest[cell]) for cell in cells}
    pastures = [patch for kind in PASTURES for patch in _patches(kind, (c for c in cells if looks[c] == kind))]
    grounds = _patches("yard", (cell for cell in cells if looks[cell] == "yard"))
    fields = {cell: looks[cell] if looks[cell] in CROPS else "plough" for cell in cells if terrain[cell] == "field"}
    for kind in CROPS:
        grounds += _patches(kind, (cell for cell, look in fields.items() if look == kind))
    for kind in ("long-grass", "orchard", "marsh", "trees", "depression"):
        grounds += _patches(kind, (cell for cell in cells if terrain[cell] == kind))
    return GroundPlan(tuple(levels), tuple(pastures), tuple(grounds))


def _patches(kind: str, cells: Iterable[Cell]) -> list[Patch]:
    left, found = dict.fromkeys(cells), list[Patch]()
    while left:
        edge, patch = [next(iter(left))], list[Cell]()
        del left[edge[0]]
        while edge:
            cell = edge.pop()
            patch.append(cell)
            for near in brushwork.around(cell):
                if near in left:
                    del left[near]
                    edge.append(near)
        lines = tuple(tuple(points) for points in brushwork.outlines(set(patch)))
        turn = chance("turn", kind, min(patch)).choice(TURNS)
        found.append(Patch(kind, tuple(sorted(patch)), lines, turn))
    return found


# -- drawing ----------------------------------------------------------------------------------------------------------


def lay_ground(canvas: Canvas, plan: GroundPlan) -> None:
    """Draw the ground on a canvas, the lowest patches first."""
    canvas.surface.fill(GRASS)
    for patch in _seen(canvas, plan.pastures):
        _tint(canvas, patch, (*PASTURES[patch.kind], 150), grow=20)
    _dab(canvas)
    for patch in _seen(canvas, plan.levels):
        _raise(canvas, patch)
    for patch in _seen(canvas, plan.grounds):
        if patch.kind in CROPS:
            _plough(canvas, patch)
        elif patch.kind == "marsh":
            _flood(canvas, patch)
        elif patch.kind == "depression":
            _sink(canvas, patch)
        else:
            strong = 235 if patch.kind == "yard" else 150 if patch.kind == "long-grass" else 90
            _tint(canvas, patch, (*GROUNDS[patch.kind], strong), grow=0 if patch.kind == "trees" else 8)
            if patch.kind == "long-grass":
                _tufts(canvas, patch, BLADES, 46, 9)


def _seen(canvas: Canvas, patches: Sequence[Patch]) -> list[Patch]:
    return [patch for patch in patches if canvas.sees(patch.all_points, 30)]


def _tint(canvas: Canvas, patch: Patch, ink: tuple[int, int, int, int], grow: float = 0.0) -> None:
    _fill(canvas, patch.outlines, ink, grow)


def _fill(canvas: Canvas, outlines: Sequence[Sequence[Point]], ink: tuple[int, int, int, int], grow: float) -> None:
    part = canvas.around([point for points in outlines for point in points], grow + 2)
    if part is not None:
        plate = part.clear()
        plate.fill(ink)
        part.lay(plate, part.mask(outlines, grow))


def _raise(canvas: Canvas, patch: Patch) -> None:
    """Draw a level: shadow to the south-east, tint and contour."""
    for away, strong in ((9.0, 26), (5.0, 34)):
        shifted = [[(x + away, y + away) for x, y in points] for points in patch.outlines]
        _fill(canvas, shifted, (*STEP_SHADE, strong), 0.0)
    _tint(canvas, patch, (*LEVELS[min(int(patch.kind), len(LEVELS) - 1)], 214))
    for points in patch.outlines:
        if canvas.sees(points, 8):
            canvas.band(canvas.surface, [*points, points[0]], 1.7, CONTOUR)


def _plough(canvas: Canvas, patch: Patch) -> None:
    """Draw a field: ground, broken furrows in dark and light ink, and a headland."""
    ground, dark, light, apart = CROPS[patch.kind]
    part = canvas.around(patch.all_points, 16)
    if part is None:
        return
    mask, plate = part.mask(patch.outlines, 14), part.clear()
    plate.fill((*ground, 240))
    xs, ys = zip(*patch.all_points, strict=True)
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    reach = math.hypot(max(xs) - min(xs), max(ys) - min(ys)) / 2
    along = (math.cos(math.radians(patch.turn)), math.sin(math.radians(patch.turn)))
    gap = max(apart, 3.2 / canvas.fine)
    for number in range(-int(reach / gap) - 3, int(reach / gap) + 4):
        source = chance(patch.kind, patch.cells[0], number)
        foot = (middle[0] - along[1] * number * gap, middle[1] + along[0] * number * gap)
        _furrow(part, plate, foot, along, reach + 30, source, (dark, light), patch.kind)
    part.lay(plate, mask)
    if patch.kind != "stubble":
        for points in patch.outlines:
            if canvas.sees(points, 20):
                canvas.band(canvas.surface, [*points, points[0]], 1.6, (*light,))


def _furrow(
    canvas: Canvas, plate: pygame.Surface, foot: Point, along: Point, reach: float, source: Random,
    inks: tuple[Rgb, Rgb], kind: str,
) -> None:  # fmt: skip
    """Draw a broken furrow; it is computed as a whole, so that parts match."""
    dark, light = inks
    at = -reach
    tram = kind == "wheat" and round(source.random() * 3) == 0
    while at < reach:
        length = source.uniform(60, 170)
        lean, weight = source.uniform(-1.5, 1.5), source.uniform(1.2, 3.0)
        one = (foot[0] + along[0] * at - along[1] * lean, foot[1] + along[1] * at + along[0] * lean)
        other = (one[0] + along[0] * length, one[1] + along[1] * length)
        if canvas.sees((one, other), 4):
            strong = 230 if tram else 185
            canvas.stroke(plate, one, other, weight if kind != "row-crop" else 4.2, (*dark, strong))
            canvas.stroke(plate, (one[0] + 3, one[1] + 3), (other[0] + 3, other[1] + 3), weight * 0.8, (*light, 170))
        at += length + source.uniform(2, 9)


def _tufts(canvas: Canvas, patch: Patch, inks: stamps.Inks, count: int, size: float) -> None:
    """Draw tufts on each hex of a patch."""
    pixels = max(2, round(size * canvas.fine))
    thin = 1 if canvas.fine > 0.9 else 2
    for cell in patch.cells:
        x, y = brushwork.centre(cell)
        if not canvas.sees(((x, y),), 80):
            continue
        source = chance("tufts", cell)
        for _ in range(count):
            spot = canvas.at((x + source.uniform(-58, 58), y + source.uniform(-54, 54)))
            kind = source.randrange(8)
            if kind % thin == 0:
                stamp = stamps.tuft(pixels, inks, kind)
                canvas.surface.blit(stamp, stamp.get_rect(center=(round(spot[0]), round(spot[1]))))


def _flood(canvas: Canvas, patch: Patch) -> None:
    """Draw marsh: dull green, pools with a dark upper rim, and reeds."""
    _tint(canvas, patch, (*GROUNDS["marsh"], 235), grow=4)
    part = canvas.around(patch.all_points, 2)
    if part is None:
        return
    plate = part.clear()
    for cell in patch.cells:
        x, y = brushwork.centre(cell)
        source = chance("pools", cell)
        for _ in range(4):
            spot, wide = (x + source.uniform(-44, 44), y + source.uniform(-40, 40)), source.uniform(20, 44)
            tall = wide * source.uniform(0.3, 0.5)
            for ink, up in (((*SHORE, 255), -1.6), ((*WATER, 255), 0.6)):
                left, top = part.at((spot[0] - wide, spot[1] - tall + up))
                size = (2 * wide * canvas.fine, 2 * tall * canvas.fine)
                pygame.draw.ellipse(plate, ink, (left, top, *size))
    part.lay(plate, part.mask(patch.outlines))
    _tufts(canvas, patch, REED, 12, 10)


def _sink(canvas: Canvas, patch: Patch) -> None:
    """Draw sunken ground: tint, and hachures from the rim."""
    _tint(canvas, patch, (*GROUNDS["depression"], 225))
    for points in patch.outlines:
        if not canvas.sees(points, 20):
            continue
        closed = [*points, points[0]]
        canvas.band(canvas.surface, closed, 1.8, HACHURE)
        for place, ((x, y), along) in enumerate(brushwork.stepped(closed, 6.0)):
            long = 8 + 6 * (place * 7 % 5) / 4
            inner = (x - along[1] * long, y + along[0] * long)
            canvas.stroke(canvas.surface, (x, y), inner, 1.2, HACHURE)


def _dab(canvas: Canvas) -> None:
    """Draw short strokes all over, and soft clouds, to vary the grass."""
    period = round(DABS * canvas.fine)
    stamp = _dabs(period)
    left, top = (-round(at * canvas.fine) % period - period for at in (canvas.seen.x, canvas.seen.y))
    for x in range(left, canvas.size[0], period):
        for y in range(top, canvas.size[1], period):
            canvas.surface.blit(stamp, (x, y))


DABS = 512
"""Period of the pattern of strokes, in sheet pixels."""


@functools.lru_cache(maxsize=3)
def _dabs(side: int) -> pygame.Surface:
    """Return a seamless pattern of strokes."""
    plate, source, fine = pygame.Surface((side, side), pygame.SRCALPHA, 32), Random("dabs"), side / DABS
    plate.fill((*GRASS, 0))
    inks = ((220, 217, 172), (188, 193, 140), (214, 206, 156), (182, 189, 134), (226, 221, 184), (206, 193, 146))
    for _ in range(900):
        x, y, turn = source.random() * side, source.random() * side, source.uniform(0, math.tau)
        long, ink = source.uniform(8, 26) * fine, (*source.choice(inks), 95)
        dx, dy = math.cos(turn) * long, math.sin(turn) * long * 0.6
        for across in (-side, 0, side):
            for down in (-side, 0, side):
                start = (x + across, y + down)
                if -long <= start[0] <= side + long and -long <= start[1] <= side + long:
                    pygame.draw.line(plate, ink, start, (start[0] + dx, start[1] + dy), max(1, round(2.4 * fine)))
    return plate
