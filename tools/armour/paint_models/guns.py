"""Guns with their crews, on bases whose front is up."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tools.armour.paint_models.bases import base
from tools.armour.paint_models.coats import CRATE, STEEL, Coat
from tools.armour.paint_models.figures import Pose, figure
from tools.armour.paint_models.fittings import barrel, wheel
from tools.armour.paint_models.sculpt import Sculpt, Spot

LIGHT, MEDIUM, BIG = (32, 40), (40, 50), (48, 60)
"""Width and depth of bases in mm."""
WORN, DARK_CRATE, EARTHWORK = "#A9A271", "#6F6340", "#6B5F45"


@dataclass(frozen=True)
class Field:
    """Dimensions of a gun on two wheels, in mm."""

    size: tuple[int, int]
    muzzle: float
    """Distance of the muzzle ahead of the axle."""
    bore: float
    shield: float
    """Width of the shield; 0 without one."""
    trail: float
    """Distance of the ends of the trail behind the axle."""
    brake: float = 0.0
    box_trail: bool = False
    sleeve: float = 0.35
    crew: int = 3


FIELD_GUNS = {
    "gun-3-7-cm-pak-36": Field(LIGHT, 16, 1.1, 12, 12, crew=2),
    "gun-5-cm-pak-38": Field(MEDIUM, 22, 1.3, 14, 15, brake=2.2),
    "gun-7-5-cm-pak-40": Field(MEDIUM, 24, 1.6, 15, 16, brake=2.8),
    "gun-10-5-cm-lefh-18": Field(BIG, 20, 2.4, 17, 21, brake=3.2, sleeve=0.6, crew=4),
    "gun-6-pounder": Field(MEDIUM, 22, 1.4, 16, 16, brake=1.8),
    "gun-17-pounder": Field(BIG, 30, 1.9, 19, 20, brake=3.0, crew=4),
    "gun-37-mm-m3": Field(LIGHT, 16, 1.1, 12, 12, crew=2),
    "gun-57-mm-m1": Field(MEDIUM, 24, 1.4, 16, 16),
    "gun-105-mm-m2a1": Field(BIG, 18, 2.6, 17, 21, sleeve=0.6, crew=4),
    "gun-45-mm-m-42": Field(MEDIUM, 22, 1.3, 13, 14),
    "gun-76-mm-zis-3": Field(MEDIUM, 23, 1.6, 15, 17, brake=2.4, sleeve=0.5),
    "gun-122-mm-m-30": Field(BIG, 19, 2.8, 18, 22, sleeve=0.7, crew=4),
}
CREW = ((-3.6, 4.4, 8, "kneel"), (4.4, 7, -18, "kneel"), (-7.4, 12.6, 30, "stand"), (8.4, 15.4, -24, "stand"))


def field_gun(m: Sculpt, coat: Coat, gun: Field) -> None:
    """Draw a gun on two wheels with split trails, with its crew and ammunition on a base."""
    c, (wide, deep) = coat.paint, gun.size
    base(m, wide, deep, 5 + wide)
    spread = 3 + gun.trail * 0.42
    for side in (-1, 1):
        m.line([(side * 2, 1), (side * spread, gun.trail)], 6, 1.4 + gun.bore * 0.2, c, coat=True)
        m.box(side * spread, gun.trail, 2.4, 1.4, 5, STEEL, 0.2, coat=False)
        wheel(m, side * gun.shield * 0.42, -1, 1.6 + gun.bore * 0.3, 7 + gun.bore)
    m.box(0, 1, 6, 7, 9.4, c, 0.8)
    barrel(m, 5, -gun.muzzle, gun.bore, 11.6, c, brake=gun.brake, sleeve=gun.sleeve)
    _shield(m, c, gun.shield / 2)
    for (x, y, angle, pose), doing in zip(CREW[: gun.crew], ("work", "work", "point", "work"), strict=False):
        figure(m, x, y, angle, coat, "kneel" if pose == "kneel" else "stand", "point" if doing == "point" else "work")
    left, rear = wide / 2 - 9.5, deep / 2
    m.box(left, rear - 8.6, 5.4, 2.6, 4.4, CRATE, 0.3, coat=False, angle=20)
    m.box(left + 0.5, rear - 5.2, 5.4, 2.6, 4.4, DARK_CRATE, 0.3, coat=False, angle=8)


def _shield(m: Sculpt, c: str, half: float) -> None:
    """Draw a thin shield whose wings bend back."""
    front: list[Spot] = [(-half, -2.2), (-half * 0.45, -4), (half * 0.45, -4), (half, -2.2)]
    m.block([*front, *((x, y + 1.2) for x, y in reversed(front))], 0.05, 13, 13.2, c)


def two_pounder(m: Sculpt, coat: Coat) -> None:
    """Draw a 2-pounder on its three-legged mount."""
    c = coat.paint
    base(m, *MEDIUM, 41)
    for angle in (90, 210, 330):
        a = math.radians(angle)
        m.line([(0, 2), (math.cos(a) * 14, 2 + math.sin(a) * 14)], 5.4, 1.8, c, coat=True)
        m.disc(math.cos(a) * 14, 2 + math.sin(a) * 14, 1.6, 4.4, STEEL, coat=False)
    m.disc(0, 2, 4.6, 8, c)
    m.box(0, 2, 5.4, 7, 10, c, 0.8)
    barrel(m, 4, -20, 1.2, 12, c, sleeve=0.35)
    m.block([(-8, -3), (8, -3), (8.4, 3), (7.2, 3), (7, -1.8), (-7, -1.8), (-7.2, 3), (-8.4, 3)], 0.05, 14, 14.2, c)
    figure(m, -4.4, 3.6, 6, coat, "kneel", "work")
    figure(m, 4.4, 4, -10, coat, "kneel", "work")
    figure(m, 1, 13, 0, coat, "kneel", "work")
    m.box(12, 17, 5.4, 3.4, 5, CRATE, 0.3, coat=False, angle=12)


def twenty_five_pounder(m: Sculpt, coat: Coat) -> None:
    """Draw a 25-pounder on its round platform."""
    c = coat.paint
    base(m, *BIG, 6)
    m.disc(0, 2, 12, 3.4, EARTHWORK, coat=False)
    m.disc(0, 2, 10.6, 2.6, WORN, coat=False)
    for spoke in range(12):
        a = spoke * math.pi / 6
        ends = [(math.cos(a) * far, 2 + math.sin(a) * far) for far in (2, 11)]
        m.line(ends, 3.2, 0.7, EARTHWORK)
    m.poly([(-2.6, 2), (2.6, 2), (4, 12), (2.6, 24), (-2.6, 24), (-4, 12)], 6.4, c)
    m.poly([(-1.2, 5), (1.2, 5), (1.8, 12), (1, 20), (-1, 20), (-1.8, 12)], 4, "#4F4934", coat=False)
    for x in (-8.4, 8.4):
        wheel(m, x, 0, 3, 10, 9)
    m.box(0, 1, 6, 9, 10, c, 1)
    barrel(m, 7, -22, 2.2, 12.4, c, sleeve=0.42)
    m.block([(-8.4, -4.6), (8.4, -4.6), (8.4, -3.2), (-8.4, -3.2)], 0.05, 14, 14.4, c)
    for x, y, angle in ((-5.4, 7, 20), (6, 7.6, -20)):
        figure(m, x, y, angle, coat, "kneel", "work")
    for x, y, angle in ((-9.6, 16.4, 40), (9.6, 17.6, -30), (2, 24, 0)):
        figure(m, x, y, angle, coat, "stand", "work")
    for shell in range(3):
        m.box(-15 + shell * 2.8, 24.6, 2.2, 4, 4.6, CRATE, 0.3, coat=False)


@dataclass(frozen=True)
class Cross:
    """Dimensions of an anti-aircraft gun on outriggers, in mm."""

    size: tuple[int, int]
    muzzle: float
    bore: float
    arms: float
    """Half the length of the cross, ahead and behind."""
    mount: float
    """Radius of the turning mount."""
    shield: float = 0.0
    brake: float = 0.0


CROSS_GUNS = {
    "gun-8-8-cm-flak": Cross(BIG, 28, 2.7, 23, 8.4, shield=19, brake=0),
    "bofors-40-mm": Cross(BIG, 26, 1.5, 22, 8, brake=2.2),
    "gun-37-mm-61-k": Cross(BIG, 26, 1.4, 22, 8, brake=2.0),
    "gun-2-cm-flak-38": Cross(LIGHT, 15, 0.9, 11, 7, shield=13, brake=1.2),
}


def cross_gun(m: Sculpt, coat: Coat, gun: Cross) -> None:
    """Draw an anti-aircraft gun on a cross of outriggers, with its ammunition on a base."""
    c, (wide, deep) = coat.paint, gun.size
    base(m, wide, deep, 7 + wide)
    size = gun.arms / 23
    m.box(0, 3, 4 * size, 2 * gun.arms + 2, 6, c, 1)
    m.box(0, 3, 1.65 * gun.arms, 3.4 * size, 5.6, c, 1)
    for x, y in ((-0.8, 0), (0.8, 0), (0, -1), (0, 1)):
        m.disc(x * gun.arms, 3 + y * gun.arms, 2.6 * size, 5, STEEL, coat=False)
    m.disc(0, 3, gun.mount, 8, c)
    m.box(0, 4, 8 * size, 13 * size, 12, c, 1)
    barrel(m, 12 * size, -gun.muzzle, gun.bore, 16, c, brake=gun.brake, sleeve=0.45)
    for side in (-2.6 * size, 2.6 * size):
        m.tube(side, 6, side, -6 * size, 1.8 * size, 14.4, c)
    if gun.shield:
        half = gun.shield / 2
        front: list[Spot] = [(-half, -3.6), (-half * 0.3, -6), (half * 0.3, -6), (half, -3.6)]
        m.block([*front, *((x, y + 1.4) for x, y in reversed(front))], 0.05, 19, 19.4, c)
        m.tube(0, -6.5, 0, -gun.muzzle, gun.bore * 0.85, 16, c)
    crew = ((-6.4, 6, 60), (6.8, 5.4, -60), (-4.6, 15, 14), (5.4, 17.4, -8), (13.6, 17, -20))
    near = max(size, 0.72)
    for place, (right, down, angle) in enumerate(crew[: 5 if size > 0.6 else 3]):
        pose: Pose = "kneel" if place in (0, 1, 4) else "stand"
        figure(m, right * near, down * near, angle, coat, pose, "point" if place == 3 else "work")
    for shell in range(4 if size > 0.6 else 2):
        m.box(6 - wide / 2 + shell * 2.4, deep / 2 - 8, 1.9, 6 * size, 4.8, CRATE, 0.3, coat=False, angle=4)


GUNS: dict[str, Callable[[Sculpt, Coat], None]] = {
    **{id_: partial(field_gun, gun=gun) for id_, gun in FIELD_GUNS.items()},
    **{id_: partial(cross_gun, gun=gun) for id_, gun in CROSS_GUNS.items()},
    "gun-2-pounder": two_pounder,
    "gun-25-pounder": twenty_five_pounder,
}
"""The drawing of each gun by the id of its card."""
