"""Infantry on bases whose front is up: rifle teams, machine guns, mortars, commanders, observers."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random

from tools.armour.paint_models.bases import base
from tools.armour.paint_models.coats import CRATE, DARK, STEEL, Coat
from tools.armour.paint_models.figures import Doing, Pose, figure
from tools.armour.paint_models.sculpt import Sculpt

MEDIUM, SMALL = (48, 32), (32, 26)
"""Width and depth of bases in mm."""
LINE = ((-16.4, 3.4), (-9, -6), (0.6, 2.6), (9.4, -5.4), (16.6, 4))
TRIO = ((-8.6, -2), (0, 4.4), (8.6, -2.6))
POSES: tuple[Pose, ...] = ("stand", "kneel", "stand", "prone", "stand")


def squad(m: Sculpt, coat: Coat, *, armed: Doing = "rifle", support: Doing = "mg", seed: int = 1) -> None:
    """Draw five men in a loose line on a base.

    `support` is the weapon of the middle one, `armed` that of the others.
    """
    base(m, *MEDIUM, seed + 20)
    rng = Random(seed)
    for place, (x, y) in enumerate(LINE):
        pose = POSES[(place + seed) % len(POSES)]
        at = x + rng.gauss(0, 0.9), y + rng.gauss(0, 0.9) - (3 if pose == "prone" else 0)
        figure(m, *at, rng.gauss(0, 13), coat, pose, support if place == 2 else armed)


def machine_gun(m: Sculpt, coat: Coat) -> None:
    """Draw a machine gun on its tripod with five men, on a base."""
    base(m, *MEDIUM, 31)
    for way in (200, 320, 90):
        a = math.radians(way)
        m.line([(0, -4), (math.cos(a) * 5, -4 + math.sin(a) * 5)], 5, 0.9, STEEL)
    m.line([(0, -1), (0, -14)], 7.6, 1.5, DARK)
    m.box(0, -4, 2.4, 5, 8, "#3F3B33", 0.3, coat=False)
    m.box(-3.6, -4.4, 2.6, 2.2, 6, "#6A6A4A", 0.3, coat=False)
    m.line([(-2.4, -4.4), (-1, -4.2)], 7.4, 1, "#B48A3C")
    men: tuple[tuple[float, float, float, Pose, Doing], ...] = (
        (0, 3.2, 0, "prone", "work"),
        (-7, 1.6, 20, "prone", "work"),
        (9.6, 3, -8, "kneel", "rifle"),
        (-16, 6, 10, "kneel", "rifle"),
        (17.4, 6, -6, "stand", "point"),
    )
    for x, y, angle, pose, doing in men:
        figure(m, x, y, angle, coat, pose, doing)


def _tube(m: Sculpt, size: float) -> None:
    """Draw a mortar with base plate and legs."""
    m.disc(0, 3.4, 3.4 * size, 3.4, STEEL, coat=False)
    m.tube(0, 3.4, 0, 3.4 - 9.9 * size, 2.0 * size, 10 * size, "#5D5B4A", coat=False)
    legs = 3.4 - 9.4 * size
    m.line([(-3.6 * size, legs), (0, 3.4 - 7 * size), (3.6 * size, legs)], 6 * size, 0.8, STEEL)


def mortar(m: Sculpt, coat: Coat) -> None:
    """Draw a medium mortar with its crew and bombs."""
    base(m, *MEDIUM, 41)
    _tube(m, 1.0)
    figure(m, -5.4, 2.6, 60, coat, "kneel", "work")
    figure(m, 5.6, 2, -62, coat, "kneel", "work")
    figure(m, -13.6, 6.4, 30, coat, "stand", "work")
    figure(m, 15.4, 1, -14, coat, "stand", "point")
    for bomb in range(3):
        m.box(10 + bomb * 2.4, 9.6, 1.9, 4.6, 4.6, CRATE, 0.3, coat=False)


def light_mortar(m: Sculpt, coat: Coat) -> None:
    """Draw a light mortar with two men."""
    base(m, *SMALL, 44)
    _tube(m, 0.72)
    figure(m, -4.8, 3.0, 50, coat, "prone", "work")
    figure(m, 5.4, 2.4, -52, coat, "kneel", "work")
    for bomb in range(2):
        m.box(9 + bomb * 2, 8.2, 1.5, 3.4, 4, CRATE, 0.3, coat=False)


def command(m: Sculpt, coat: Coat, *, weapon: Doing) -> None:
    """Draw a commander with a map, a guard with `weapon` and a wireless operator, on a base."""
    base(m, *SMALL, 51)
    _map(m)
    figure(m, -3.6, 1.2, 8, coat, "stand", "point", bare=coat.nation == "germany")
    figure(m, 5.4, -1, -30, coat, "kneel", weapon)
    figure(m, 7.4, 7, -10, coat, "kneel", "work")
    _wireless(m, 7.2, 10)


def _map(m: Sculpt) -> None:
    m.box(-1, -5.6, 7, 4.6, 4.8, "#8A7247", 0.2, coat=False)
    m.box(-1, -5.6, 5.8, 3.6, 5.0, "#EDE4CA", 0.1, coat=False)
    m.line([(-3, -6.2), (1.4, -5)], 5.2, 0.35, "#A8281E")


def _wireless(m: Sculpt, x: float, y: float) -> None:
    m.box(x, y, 4.2, 2.8, 9, "#5E6046", 0.4, coat=False)
    m.line([(x + 1.8, y), (x + 6.2, y - 6)], 16, 0.35, "#26231D")


def observer(m: Sculpt, coat: Coat) -> None:
    """Draw an observer with field glasses and a wireless operator."""
    base(m, *SMALL, 56)
    figure(m, -4.6, -2.4, -6, coat, "kneel", "work", bare=coat.nation in ("britain", "germany"))
    m.box(-4.6, -8.2, 2.4, 1.5, 10.6, "#2F2C27", 0.4, coat=False)
    figure(m, 5, 3, 12, coat, "kneel", "work")
    _wireless(m, 5, 8.4)
    m.box(-8.4, 6.4, 4.2, 3, 4.4, CRATE, 0.3, coat=False, angle=-14)


def pair(m: Sculpt, coat: Coat, *, weapon: Doing, pose: Pose) -> None:
    """Draw three men with an anti-tank rifle or a rocket launcher, on a base; `pose` is that of the man who fires."""
    base(m, *SMALL, 61)
    figure(m, -2.4, 0.6 if pose == "kneel" else -1, 3, coat, pose, weapon)
    figure(m, 6.4, 3.4, -14, coat, "kneel", "work")
    figure(m, -9.8, 5.4, 16, coat, "kneel", "rifle")
    m.box(2, 8.6, 4.6, 2.4, 4.2, CRATE, 0.3, coat=False, angle=12)


STANDS: dict[str, Callable[[Sculpt, Coat], None]] = {
    "mg34-team": partial(squad, seed=1),
    "rifle-and-bren-team": partial(squad, seed=2),
    "garand-team": partial(squad, support="rifle", seed=4),
    "rifle-and-dp-team": partial(squad, seed=3),
    "smg-team": partial(squad, armed="smg", support="smg", seed=5),
    "command-smg-team": partial(command, weapon="smg"),
    "command-rifle-team": partial(command, weapon="rifle"),
    "observer-team": observer,
    "hmg-team": machine_gun,
    "mortar-81-mm-team": mortar,
    "mortar-82-mm-team": mortar,
    "mortar-3-inch-team": mortar,
    "mortar-60-mm-team": light_mortar,
    "light-mortar-team": light_mortar,
    "at-rifle-team": partial(pair, weapon="long", pose="prone"),
    "ptrd-team": partial(pair, weapon="long", pose="prone"),
    "bazooka-team": partial(pair, weapon="tube", pose="kneel"),
}
"""The drawing of each infantry team by the id of its card."""
