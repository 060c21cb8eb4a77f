"""Soldiers from above: shoulders, arms to the weapon, pack, helmet."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tools.armour.paint_models.coats import PACK, SKIN, WOOD, Coat
from tools.armour.paint_models.sculpt import Sculpt

Pose: TypeAlias = Literal["stand", "kneel", "prone"]
Doing: TypeAlias = Literal["rifle", "smg", "mg", "long", "tube", "point", "work", "none"]
"""The work of a soldier's arms: carry a weapon, point, work at something, or nothing."""
CAST = 1.14
"""Figures are cast a little larger than their scale."""
BARRELS: dict[str, tuple[float, float]] = {"rifle": (8.2, 0.62), "smg": (5.0, 0.7), "mg": (9.5, 0.85), "long": (15.0, 0.7), "tube": (8.0, 1.5)}  # fmt: skip
"""Length and thickness of what is carried, in mm; `long` is an anti-tank rifle, `tube` a rocket launcher."""


def figure(
    m: Sculpt, x: float, y: float, angle: float, coat: Coat, pose: Pose = "stand", doing: Doing = "rifle", *,
    bare: bool = False,
) -> None:  # fmt: skip
    """Draw a soldier facing an angle clockwise from ahead, in degrees; `bare` replaces the helmet by a cap."""
    m.turn(x, y, angle, CAST)
    z, head = _prone(m, coat) if pose == "prone" else _upright(m, coat, pose)
    if doing in BARRELS:
        _carry(m, coat, doing, z + 0.5, head)
    elif doing != "none":
        _reach(m, coat, doing, z + 0.5, head)
    _head(m, coat, z + (0.6 if pose == "prone" else 1.5), head, bare=bare)
    m.back()


def _prone(m: Sculpt, coat: Coat) -> tuple[float, float]:
    """Draw a body lying down; return the height of its arms and where the head is."""
    for side in (-1, 1):
        m.tube(side, 2.6, side * 1.85, 8.5, 1.9, 3.2, coat.cloth, coat=False)
        m.disc(side * 1.95, 9.1, 0.9, 2.6, "#3B342A", coat=False)
    m.dome(0, 0.6, 2.5, 3.6, 2, 5.2, coat.cloth)
    m.box(0, 1.8, 2.4, 2.2, 6.0, PACK, 0.4, coat=False)
    return 4.0, -2.6


def _upright(m: Sculpt, coat: Coat, pose: Pose) -> tuple[float, float]:
    """Draw a body that stands or kneels; return the height of its arms and where the head is."""
    if pose == "kneel":
        m.tube(0.9, 0.4, 1.2, 4.6, 1.9, 4.0, coat.cloth, coat=False)
        m.tube(-1.0, 0.6, -1.5, -2.0, 1.9, 5.0, coat.cloth, coat=False)
    else:
        m.tube(-1.1, 0.6, -1.3, -1.9, 1.7, 4.0, coat.cloth, coat=False)
        m.tube(1.1, 0.2, 1.3, 2.6, 1.7, 4.0, coat.cloth, coat=False)
    z = 8.5 if pose == "kneel" else 11.5
    m.box(0, 1.7, 3.0, 1.9, z + 0.4, PACK, 0.5, coat=False)
    m.dome(0, 0.2, 3.1, 1.75, z - 3, z + 0.9, coat.cloth)
    return z, -0.3


def _carry(m: Sculpt, coat: Coat, doing: Doing, top: float, head: float) -> None:
    long, thick = BARRELS[doing]
    m.tube(2.3, head + 0.2, 0.9, head - 3.2, 1.25, top, coat.cloth, coat=False)
    m.tube(-2.3, head + 0.2, 0.5, head - 3.9, 1.25, top, coat.cloth, coat=False)
    if doing == "tube":
        m.tube(1.6, head + 3.0, 1.3, head - long + 3.0, thick, top + 1.2, "#6A6A48", coat=False)
    else:
        m.line([(1.0, head - 0.2), (0.55, head - 2.6)], top + 0.3, 0.9, WOOD)
        m.line([(0.62, head - 2.2), (0.2, head - long)], top + 0.3, thick, "#3A3428")
    m.disc(0.6, head - 3.5, 0.62, top + 0.6, SKIN, coat=False)


def _reach(m: Sculpt, coat: Coat, doing: Doing, top: float, head: float) -> None:
    """Draw arms that point at something, or work at it with both hands."""
    hands = (((2.4, 3.2, -3.6), (-2.4, -2.2, -2.4)) if doing == "point" else ((2.2, 1.2, -3.2), (-2.2, -1.2, -3.2)))  # fmt: skip
    for shoulder, hand, far in hands:
        m.tube(shoulder, head, hand, head + far, 1.25, top, coat.cloth, coat=False)
        m.disc(hand * 0.96, head + far - 0.3, 0.62, top, SKIN, coat=False)


def _head(m: Sculpt, coat: Coat, z: float, y: float, *, bare: bool) -> None:
    m.disc(0, y - 0.5, 1.35, z, SKIN, coat=False)
    if bare:
        m.dome(0, y, 1.6, 1.75, z, z + 2, "#4D5350")
        m.box(0, y - 1.5, 1.9, 0.7, z + 0.3, "#26231D", 0.3, coat=False)
    elif coat.helmet == "dish":
        m.dome(0, y, 2.35, 2.5, z, z + 2.1, coat.steel)
    elif coat.helmet == "flared":
        m.dome(0, y + 0.2, 2.2, 2.45, z - 0.5, z + 0.6, coat.steel)
        m.dome(0, y, 1.75, 2.0, z, z + 2.7, coat.steel)
    else:
        m.dome(0, y, 1.95, 2.15, z, z + 2.7, coat.steel)
