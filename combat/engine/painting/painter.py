"""The painter: draws the layers of a board in order, bottom to top."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from combat.engine.painting import press
from combat.engine.painting.brushes import Raster
from combat.engine.painting.ground import barren, contours, crops, grass, groves, roads, stone, water, wreckage
from combat.engine.painting.houses import buildings, farmyard
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, lay, shade, tint
from combat.engine.painting.plan import Plan

SEED = 7
SHADOW = "#7C7F70"
Report = Callable[[str, float], None]


def paint(plan: Plan, report: Report, fineness: int = 1) -> tuple[PaintedSheet, Raster]:
    """Paint a board; return its sheet and the finished picture.

    `report` is called with each layer's name and seconds. `fineness` multiplies the resolution.
    """

    @contextmanager
    def layer(name: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        report(name, time.perf_counter() - start)

    with layer("ground"):
        sheet = PaintedSheet(plan, SEED, fineness)
    with layer("grass"):
        grass.paint_grass(sheet)
    with layer("levels"):
        lines = contours.paint_levels(sheet)
    with layer("pastures"):
        grass.paint_tufts(sheet)
        grass.paint_pastures(sheet)
        barren.paint_barren(sheet)
        grass.paint_long_grass(sheet)
    with layer("fields"):
        crops.paint_fields(sheet)
    with layer("floors"):
        wood = groves.wood_mask(sheet)
        water.paint_marsh(sheet)
        groves.paint_wood_floor(sheet, wood)
        groves.paint_orchard_grass(sheet)
        roads.paint_yard(sheet)
    with layer("hollows"):
        contours.paint_sunk_ground(sheet)
    with layer("streams"):
        bushes = water.paint_streams(sheet)
    with layer("roads"):
        roads.paint_gateways(sheet)
        roads.paint_roads(sheet)
    with layer("hedges"):
        wreckage.draw_small_ground(sheet)
        stone.draw_rocks(sheet)
        groves.draw_hedges(sheet, bushes)
    with layer("houses"):
        stone.draw_walls(sheet)
        roads.draw_gates(sheet)
        groves.draw_orchards(sheet)
        buildings.draw_buildings(sheet)
        farmyard.draw_yard(sheet)
        _drop_shadows(sheet)
    with layer("woods"):
        groves.draw_woods(sheet, wood)
        _compose(sheet, lines, wood)
        if fineness > 1:  # no rims are cut from it, and fine plates use much memory
            del sheet.things, sheet.ink, sheet.shadow
    with layer("press"):
        press.print_grid(sheet)
        picture = press.print_sheet(sheet)
    return sheet, picture


def _drop_shadows(sheet: PaintedSheet) -> None:
    """Composite one shadow layer for all raised objects, so that shadows do not darken each other."""
    shade(sheet.picture, SHADOW, np.clip(blur(sheet.shadow.alpha(), 0.9), 0, 1) * 0.86)


def _compose(sheet: PaintedSheet, contours: Raster, wood: Raster) -> None:
    """Composite raised objects, their ink slightly off register, and the contours again over canopies."""
    lay(sheet.picture, sheet.things)
    lay(sheet.picture, sheet.ink, shift=(0.35, 0.45))
    tint(sheet.picture, "#5E3F20", contours * blur(wood, 1) * 0.6)
