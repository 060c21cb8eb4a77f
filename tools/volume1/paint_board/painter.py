"""The order of the layers, bottom to top."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from tools.volume1.paint_board import press
from tools.volume1.paint_board.brushes import Raster
from tools.volume1.paint_board.ground import crops, grass, groves, relief, stone, water, ways, wreckage
from tools.volume1.paint_board.houses import buildings, yard
from tools.volume1.paint_board.pigment import blur, lay, shade, tint
from tools.volume1.paint_board.plan import Plan
from tools.volume1.paint_board.sheet import Sheet

SEED = 7
SHADOW = "#7C7F70"
Report = Callable[[str, float], None]


def paint(plan: Plan, report: Report) -> tuple[Sheet, Raster]:
    """Paint a board: the sheet and its finished picture; `report` hears each layer's name and seconds."""

    @contextmanager
    def layer(name: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        report(name, time.perf_counter() - start)

    with layer("ground"):
        sheet = Sheet(plan, SEED)
    with layer("grass"):
        grass.paint_grass(sheet)
    with layer("levels"):
        contours = relief.paint_levels(sheet)
    with layer("pastures"):
        grass.paint_tufts(sheet)
        grass.paint_pastures(sheet)
        grass.paint_long_grass(sheet)
    with layer("fields"):
        crops.paint_fields(sheet)
    with layer("marsh, floors, yard"):
        wood = groves.wood_mask(sheet)
        water.paint_marsh(sheet)
        groves.paint_wood_floor(sheet, wood)
        groves.paint_orchard_grass(sheet)
        ways.paint_yard(sheet)
    with layer("sunk ground"):
        relief.paint_sunk_ground(sheet)
    with layer("streams"):
        bushes = water.paint_streams(sheet)
    with layer("roads"):
        ways.paint_gateways(sheet)
        ways.paint_roads(sheet)
    with layer("hedges"):
        wreckage.draw_small_ground(sheet)
        stone.draw_rocks(sheet)
        groves.draw_hedges(sheet, bushes)
    with layer("walls, orchards, houses"):
        stone.draw_walls(sheet)
        ways.draw_gates(sheet)
        groves.draw_orchards(sheet)
        buildings.draw_buildings(sheet)
        yard.draw_yard(sheet)
        _drop_shadows(sheet)
    with layer("woods"):
        groves.draw_woods(sheet, wood)
        _compose(sheet, contours, wood)
    with layer("press"):
        press.print_grid(sheet)
        picture = press.print_sheet(sheet)
    return sheet, picture


def _drop_shadows(sheet: Sheet) -> None:
    """One shadow plate for all that stands, so that shadows never darken each other."""
    shade(sheet.picture, SHADOW, np.clip(blur(sheet.shadow.alpha(), 0.9), 0, 1) * 0.86)


def _compose(sheet: Sheet, contours: Raster, wood: Raster) -> None:
    """Lay what stands, its ink a little off register, and the contours again where canopies hid them."""
    lay(sheet.picture, sheet.things)
    lay(sheet.picture, sheet.ink, shift=(0.35, 0.45))
    tint(sheet.picture, "#5E3F20", contours * blur(wood, 1) * 0.6)
