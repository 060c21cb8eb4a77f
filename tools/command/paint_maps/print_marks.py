"""Print marks over the ground: objective numbers."""

from __future__ import annotations

from combat.engine.painting.brushes import fill, font, lettering, pen
from combat.engine.painting.geometry import ROW_PITCH, SIDE, centre
from combat.engine.painting.pigment import lay
from tools.command.paint_maps.map_plan import cell_of
from tools.command.paint_maps.map_sheet import MapSheet

RED, CREAM = "#A83227", "#FAF5E6"
RADIUS = 11.5


def print_objectives(sheet: MapSheet) -> None:
    """Draw a numbered disc at the lower right of every hex of an objective."""
    plate, face = sheet.plate(), font("fira-sans-700", 16)
    for objective in sheet.plan.map.objectives:
        for hex_ in objective.hexes:
            x, y = centre(cell_of(hex_))
            x, y = x + SIDE * 0.50, y + ROW_PITCH * 0.29
            plate.canvas.drawCircle(x + 1.6, y + 1.8, RADIUS + 0.6, fill("#1D190F", 0.35))
            plate.canvas.drawCircle(x, y, RADIUS, fill(CREAM, 0.97))
            plate.canvas.drawCircle(x, y, RADIUS - 1.6, fill(RED, 0.96))
            plate.canvas.drawCircle(x, y, RADIUS, pen("#2B2118", 0.8, 0.75))
            lettering(plate.canvas, str(objective.number), (x, y + 5.6), face, CREAM)
    lay(sheet.picture, plate, shift=(-0.2, 0.3))
