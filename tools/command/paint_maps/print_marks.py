"""What is printed over the ground: the numbers of the objectives, and the six ways of the compass in the margin."""

from __future__ import annotations

import math

from combat.games.volume1.painting.brushes import fill, font, lettering, pen, polygon
from combat.games.volume1.painting.geometry import MARGIN, ROW_PITCH, SIDE, centre
from combat.games.volume1.painting.pigment import lay
from tools.command.paint_maps.map_plan import cell_of
from tools.command.paint_maps.map_sheet import MapSheet

RED, CREAM = "#A83227", "#FAF5E6"
RADIUS = 11.5


def print_objectives(sheet: MapSheet) -> None:
    """A numbered disc at the lower right of every hex that belongs to an objective."""
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


def print_compass(sheet: MapSheet) -> None:
    """The directions 1 to 6 by which shells drift and fires spread, in the lower margin."""
    plate, face = sheet.plate(), font("fira-sans-600", 9.5)
    x, y, radius = sheet.width / 2 - 64, sheet.height - MARGIN / 2 + 1.5, 12.0
    turns = [math.radians(60 * k) for k in range(6)]
    plate.canvas.drawPath(polygon([(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns]),
                          pen("#5A5038", 1.1, 0.85))  # fmt: skip
    for number in range(6):
        turn = math.radians(60 * number - 90)
        at = (x + 18.5 * math.cos(turn), y + 18.0 * math.sin(turn) + 3.3)
        lettering(plate.canvas, str(number + 1), at, face, "#4A412D", alpha=0.95)
    plate.canvas.drawPath(polygon([(x, y - 8.5), (x + 3, y + 4), (x, y + 1.8), (x - 3, y + 4)]), fill("#5A5038", 0.9))
    lay(sheet.picture, plate)
