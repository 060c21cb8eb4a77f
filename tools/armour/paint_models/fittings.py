"""Fittings of vehicles and guns: tracks, hatches, louvres, barrels, stowage."""

from __future__ import annotations

import math

from tools.armour.paint_models.coats import CANVAS, DARK, RUBBER, STEEL, TRACK, WOOD
from tools.armour.paint_models.sculpt import Sculpt

DIM = "#4A4338"
"""Glass and slits."""


def tracks(m: Sculpt, half: float, width: float, front: float, rear: float, z: float = 8.0) -> None:
    """Draw both tracks from `front` to `rear`; `half` is the distance of their outer edges from the centre line."""
    for side in (-1, 1):
        x = side * (half - width / 2)
        m.box(x, (front + rear) / 2, width, rear - front, z - 1.2, TRACK, 1.6, coat=False)
        for link in range(int((rear - front - 1.0) / 1.7) + 1):
            m.box(x, front + 0.7 + link * 1.7, width * 0.94, 0.95, z, "#6E6357", 0.1, coat=False)


def fenders(m: Sculpt, half: float, width: float, front: float, rear: float, z: float, paint: str) -> None:
    """Draw the mudguards over both tracks; the measures are as in `tracks`."""
    for side in (-1, 1):
        m.box(side * (half - width / 2), (front + rear) / 2, width + 0.5, rear - front, z, paint, 0.5)


def louvres(m: Sculpt, x: float, y: float, w: float, h: float, slats: int, z: float, paint: str) -> None:
    """Draw an air inlet with `slats` slats, about its middle."""
    m.box(x, y, w, h, z - 0.5, "#3A352B", 0.3, coat=False)
    for slat in range(slats):
        m.box(x, y - h / 2 + (slat + 0.5) * h / slats, w * 0.92, h / slats * 0.5, z + 0.2, paint, 0.1)


def hatch(m: Sculpt, x: float, y: float, w: float, h: float, z: float, paint: str, r: float = 0.5) -> None:
    """Draw a closed hatch with its handle, about its middle; `r` is the radius of its corners."""
    m.box(x, y, w, h, z + 0.55, paint, r)
    m.line([(x - w * 0.2, y + h * 0.22), (x + w * 0.2, y + h * 0.22)], z + 0.9, 0.4, paint, coat=True)


def cupola(m: Sculpt, x: float, y: float, r: float, z: float, paint: str) -> None:
    """Draw a commander's cupola with six vision blocks and a closed hatch."""
    m.disc(x, y, r, z, paint)
    for block in range(6):
        a = block * math.pi / 3 + 0.3
        at = x + math.cos(a) * r * 0.82, y + math.sin(a) * r * 0.82
        m.box(*at, r * 0.5, r * 0.28, z + 0.35, DIM, 0.1, coat=False, angle=math.degrees(a) + 90)
    m.disc(x, y, r * 0.62, z + 0.9, paint)


def barrel(
    m: Sculpt, rear: float, muzzle: float, w: float, z: float, paint: str, *, brake: float = 0.0, x: float = 0.0,
    sleeve: float = 0.0,
) -> None:  # fmt: skip
    """Draw a gun barrel; `brake` is the length of a muzzle brake, `sleeve` the share of the barrel that is thicker."""
    if sleeve:
        m.tube(x, rear, x, rear + (muzzle - rear) * sleeve, w * 1.45, z + 0.3, paint)
    m.tube(x, rear, x, muzzle, w, z, paint)
    if brake:
        m.tube(x, muzzle + brake * 1.2, x, muzzle, w * 1.7, z + 0.3, paint)
        m.line([(x - w * 0.85, muzzle + brake * 0.6), (x + w * 0.85, muzzle + brake * 0.6)], z - 1, 0.5, "#2B2720")


def cans(m: Sculpt, x: float, y: float, count: int, z: float, angle: float = 0.0) -> None:
    """Draw a row of `count` fuel and water cans about its middle, turned by `angle` degrees."""
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for can in range(count):
        far = (can - (count - 1) / 2) * 2.0
        colour = ("#7C7A55", "#8E7B52", "#6A6A4A")[can % 3]
        m.box(x + far * ca, y + far * sa, 1.7, 3.4, z, colour, 0.3, coat=False, angle=angle)


def roll(m: Sculpt, x0: float, y0: float, x1: float, y1: float, w: float, z: float) -> None:
    """Draw a rolled tarpaulin with two straps."""
    m.tube(x0, y0, x1, y1, w, z, CANVAS, coat=False)
    dx, dy = y1 - y0, x0 - x1
    long = 2 * math.hypot(dx, dy) / w
    for share in (0.25, 0.75):
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        m.line([(x - dx / long, y - dy / long), (x + dx / long, y + dy / long)], z + 0.1, 0.45, "#4C3B26")


def spade(m: Sculpt, x: float, front: float, rear: float, z: float) -> None:
    """Draw a spade that lies along the vehicle, with its blade at `front`."""
    m.line([(x, front), (x, rear)], z, 0.5, WOOD)
    m.box(x, front, 1.1, 1.8, z + 0.2, STEEL, 0.2, coat=False)


def wheel(m: Sculpt, x: float, y: float, w: float = 2.0, h: float = 8.0, z: float = 8.0) -> None:
    """Draw a tyre seen from above."""
    m.box(x, y, w, h, z, RUBBER, 0.9, coat=False)
    m.box(x, y, w * 0.5, h * 0.5, z + 0.3, "#7A735E", 0.4, coat=False)


def machine_gun(m: Sculpt, x: float, rear: float, muzzle: float, z: float, aside: float = 0.0) -> None:
    """Draw a machine gun on its pintle; `aside` is the sideways offset of the muzzle."""
    m.line([(x, rear), (x + aside, muzzle)], z, 0.8, DARK)
    m.box(x, rear, 1.4, 2.6, z - 0.2, "#3F3B33", 0.2, coat=False)


def open_body(m: Sculpt, corners: list[tuple[float, float]], floor: float) -> None:
    """Draw the floor of an open compartment."""
    m.poly(corners, floor, "#6A6046", coat=False)
