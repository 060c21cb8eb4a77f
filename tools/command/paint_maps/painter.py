"""Paint all layers of a map in order, from bottom to top."""

from __future__ import annotations

import numpy as np

from combat.engine.painting import press
from combat.engine.painting.brushes import Raster
from combat.engine.painting.ground import contours, crops, grass, groves, roads, stone, water
from combat.engine.painting.houses import buildings
from combat.engine.painting.pigment import blur, lay, shade, tint
from combat.engine.painting.scenery import Scenery
from tools.command.paint_maps import growth, hexsides, print_marks, ways
from tools.command.paint_maps.heights import draw_cliffs, heights
from tools.command.paint_maps.map_plan import MapPlan
from tools.command.paint_maps.map_sheet import MapSheet

SEED = 7
SHADOW = "#7C7F70"


def paint_map(plan: MapPlan) -> tuple[MapSheet, Raster]:
    """Paint a map; return the sheet and the finished image."""
    sheet = MapSheet(plan, SEED)
    grass.paint_grass(sheet)
    lines = contours.paint_levels(sheet, heights(sheet)) if any(plan.level.values()) else None
    grass.paint_tufts(sheet)
    grass.paint_pastures(sheet)
    crops.paint_fields(sheet)
    bushes = growth.paint_brush(sheet)
    orchards = growth.paint_orchards(sheet)
    water.paint_marsh(sheet)
    wood = sheet.mask(plan.of(Scenery.WOODS), 121) if plan.of(Scenery.WOODS) else np.zeros(sheet.shape, np.float32)
    growth.paint_wood_floor(sheet, wood)
    roads.paint_yard(sheet)
    contours.paint_sunk_ground(sheet)
    banks = water.paint_streams(sheet)
    hexsides.paint_banks(sheet)
    roads.paint_roads(sheet)
    ways.paint_rails(sheet)
    ways.draw_bridges(sheet)
    draw_cliffs(sheet)
    hexsides.draw_hedges(sheet)
    growth.draw_bushes(sheet, [*bushes, *_clear(sheet, banks)])
    stone.draw_walls(sheet)
    hexsides.draw_fences(sheet)
    growth.draw_orchards(sheet, orchards)
    buildings.draw_buildings(sheet)
    growth.draw_woods(sheet, wood)
    shade(sheet.picture, SHADOW, np.clip(blur(sheet.shadow.alpha(), 0.9), 0, 1) * 0.86)
    lay(sheet.picture, sheet.things)
    lay(sheet.picture, sheet.ink, shift=(0.35, 0.45))
    if lines is not None:
        tint(sheet.picture, "#5E3F20", lines * blur(wood, 1) * 0.75)
    press.print_grid(sheet)
    print_marks.print_objectives(sheet)
    return sheet, press.print_sheet(sheet, worded=False)  # without text, which the table draws in the current language


def _clear(sheet: MapSheet, banks: list[groves.Tree]) -> list[groves.Tree]:
    """Return the bushes on a stream's banks that are on no way, kept small since they block nothing."""
    lines = [line for line, _ in sheet.roads] + sheet.rails + [corner for pair in sheet.bridges for corner in pair]
    return [
        (min(6.0, radius), x, y)
        for radius, x, y in banks
        if all(np.hypot(*(line - (x, y)).T).min() > 34 for line in lines)
    ]
