"""Signs on board markers, as simple strokes that are legible at any size (18.0, 19.0)."""

from __future__ import annotations

import math
from collections.abc import Callable

from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate, Point
from combat.engine.stage.drawing.theme import rgb

Area = tuple[float, float, float, float]

INK, EARTH, RED = rgb("#1B1912"), rgb("#6B5636"), rgb("#A8281E")
GROUNDS: dict[str, tuple[Rgb, Rgb]] = {
    "foxholes": (rgb("#C7AF84"), INK),
    "trench": (rgb("#BFA478"), INK),
    "pillbox": (rgb("#B9B7AA"), INK),
    "bunker": (rgb("#A3A196"), INK),
    "mines": (rgb("#D6C9A0"), INK),
    "wire": (rgb("#CFC7B2"), INK),
    "smoke": (rgb("#C6C9C2"), rgb("#6F736E")),
    "blaze": (rgb("#E4B36A"), RED),
    "starshell": (rgb("#F6E7BC"), rgb("#6B3A12")),
    "melee": (rgb("#8E2A1E"), rgb("#FFF3DF")),
}
"""Background and foreground colours of each marker."""


def _at(area: Area, *shares: Point) -> list[Point]:
    left, top, wide, high = area
    return [(left + x * wide, top + y * high) for x, y in shares]


def _foxholes(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    for x, y in ((0.28, 0.36), (0.7, 0.3), (0.5, 0.72)):
        ((cx, cy),) = _at(area, (x, y))
        plate.circle((cx, cy), 0.2 * unit, EARTH)
        plate.circle((cx, cy + 0.02 * unit), 0.135 * unit, ink)


def _trench(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    way = (
        (0.05, 0.62), (0.2, 0.62), (0.28, 0.36), (0.48, 0.36), (0.56, 0.64), (0.76, 0.64), (0.84, 0.38), (0.96, 0.38),
    )  # fmt: skip
    plate.line(_at(area, *way), EARTH, 0.3 * unit)
    plate.line(_at(area, *way), ink, 0.15 * unit)


def _pillbox(plate: Plate, ink: Rgb, area: Area) -> None:
    plate.polygon(_at(area, (0.14, 0.82), (0.22, 0.3), (0.78, 0.3), (0.86, 0.82)), ink)
    plate.polygon(_at(area, (0.3, 0.46), (0.7, 0.46), (0.72, 0.58), (0.28, 0.58)), GROUNDS["pillbox"][0])


def _bunker(plate: Plate, ink: Rgb, area: Area) -> None:
    turns = [math.pi * (k + 0.5) / 3 for k in range(6)]
    corners = [(0.5 + 0.42 * math.cos(turn), 0.54 + 0.42 * math.sin(turn)) for turn in turns]
    plate.polygon(_at(area, *corners), ink)
    for box in (
        ((0.3, 0.44), (0.7, 0.44), (0.7, 0.54), (0.3, 0.54)),
        ((0.36, 0.64), (0.64, 0.64), (0.64, 0.71), (0.36, 0.71)),
    ):
        plate.polygon(_at(area, *box), GROUNDS["bunker"][0])


def _mines(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    for x, y in ((0.5, 0.26), (0.24, 0.66), (0.76, 0.66)):
        ((cx, cy),) = _at(area, (x, y))
        for turn in range(3):
            reach = 0.19 * unit
            dx, dy = reach * math.cos(math.pi * (turn + 0.5) / 3), reach * math.sin(math.pi * (turn + 0.5) / 3)
            plate.line([(cx - dx, cy - dy), (cx + dx, cy + dy)], ink, 0.055 * unit)
        plate.circle((cx, cy), 0.135 * unit, ink)
        plate.circle((cx, cy), 0.05 * unit, RED)


def _wire(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    for y in (0.36, 0.68):
        points = [(0.04 + 0.92 * t / 40, y + 0.11 * math.sin(t * math.pi / 4)) for t in range(41)]
        plate.line(_at(area, *points), ink, 0.045 * unit)
        for x in (0.16, 0.39, 0.62, 0.85):
            for way in (-1, 1):
                plate.line(_at(area, (x - 0.06, y - 0.1 * way), (x + 0.06, y + 0.1 * way)), ink, 0.045 * unit)


def _smoke(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    for x, y, r in ((0.24, 0.62, 0.2), (0.45, 0.42, 0.27), (0.7, 0.46, 0.23), (0.8, 0.66, 0.18), (0.5, 0.68, 0.25)):
        ((cx, cy),) = _at(area, (x, y))
        plate.circle((cx, cy), r * unit, ink)


def _blaze(plate: Plate, ink: Rgb, area: Area) -> None:
    outer = ((0.5, 0.02), (0.62, 0.28), (0.74, 0.22), (0.88, 0.56), (0.8, 0.84), (0.6, 0.97), (0.4, 0.97), (0.2, 0.84),
             (0.12, 0.58), (0.28, 0.3), (0.36, 0.44))  # fmt: skip
    plate.polygon(_at(area, *outer), ink)
    inner = ((0.52, 0.42), (0.66, 0.66), (0.62, 0.86), (0.5, 0.93), (0.38, 0.86), (0.34, 0.7), (0.44, 0.64))
    plate.polygon(_at(area, *inner), rgb("#F2D9A0"))


def _starshell(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    ((cx, cy),) = _at(area, (0.5, 0.56))
    for ray in range(12):
        angle, near, far = math.pi * ray / 6, 0.2 * unit, (0.42 if ray % 2 else 0.34) * unit
        way = (math.cos(angle), math.sin(angle))
        plate.line([(cx + way[0] * near, cy + way[1] * near), (cx + way[0] * far, cy + way[1] * far)], ink, 0.05 * unit)
    plate.circle((cx, cy), 0.14 * unit, ink)


def _melee(plate: Plate, ink: Rgb, area: Area) -> None:
    unit = min(area[2:])
    for way in (-1, 1):
        blade = [(0.5 + way * x, y) for x, y in ((-0.34, 0.86), (0.36, 0.12))]
        plate.line(_at(area, *blade), ink, 0.09 * unit)
        guard = [(0.5 + way * x, y) for x, y in ((-0.3, 0.6), (-0.06, 0.84))]
        plate.line(_at(area, *guard), ink, 0.07 * unit)


SIGNS: dict[str, Callable[[Plate, Rgb, Area], None]] = {
    "foxholes": _foxholes, "trench": _trench, "pillbox": _pillbox, "bunker": _bunker, "mines": _mines, "wire": _wire,
    "smoke": _smoke, "blaze": _blaze, "starshell": _starshell, "melee": _melee,
}  # fmt: skip
