"""British armour: hulls drawn about their centre, turrets about their pivot."""

from __future__ import annotations

from tools.armour.paint_models.coats import DARK, PACK, RUST, Coat, badge
from tools.armour.paint_models.figures import figure
from tools.armour.paint_models.fittings import (
    barrel,
    cans,
    cupola,
    fenders,
    hatch,
    louvres,
    machine_gun,
    open_body,
    roll,
    spade,
    tracks,
    wheel,
)
from tools.armour.paint_models.sculpt import Sculpt, Spot


def churchill(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Churchill."""
    c = coat.paint
    tracks(m, 16.5, 5.6, -37, 37, 10.5)
    m.block([(-10.8, -32), (10.8, -32), (10.8, 35), (-10.8, 35)], [4, 0.3, 2, 0.3], 8, 13, c)
    for side in (-1, 1):
        m.box(side * 13.7, 2, 5.9, 46, 12.4, c, 0.5)
        for y in (-12, 0, 12, 22):
            m.line([(side * 10.9, y), (side * 16.5, y)], 12.9, 0.4, c, coat=True)
    m.block([(-10.6, -19), (10.6, -19), (10.6, 32), (-10.6, 32)], [1, 0.3, 3, 0.3], 13, 14.6, c)
    for x in (-5, 5):
        hatch(m, x, -15.6, 4.8, 4.4, 14.6, c)
        louvres(m, x * 2.74, 22, 5, 7, 6, 13, c)
        m.tube(x * 1.4, 20, x * 1.4, 33, 2, 16.4, RUST, coat=False)
    hatch(m, 0, 17, 15, 6, 14.6, c)
    hatch(m, 0, 25, 15, 6, 14.4, c)
    roll(m, -8, 34.4, 8, 34.4, 3, 15)


def churchill_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the welded turret of a Churchill III with the 6-pounder."""
    c = coat.paint
    barrel(m, -9.6, -31, 1.6, 19.6, c, sleeve=0.1)
    m.box(0, -9.4, 8, 1.6, 20.5, c)
    m.block([(-8, -9), (8, -9), (9.4, -4), (9.4, 6), (7, 10), (-7, 10), (-9.4, 6), (-9.4, -4)], 0.7, 15, 23.4, c)
    m.box(0, 12, 12, 3.4, 20, PACK, 0.6)
    cupola(m, -3.6, 4, 2.9, 25.6, c)
    hatch(m, 4.2, 2.6, 4.4, 5, 23.4, c)
    badge(m, coat, 3.6, -4.6, 1.7)


def crusader(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Crusader: long and low, with the base of an auxiliary turret at the front left."""
    c = coat.paint
    tracks(m, 13.0, 3.4, -29, 29, 8)
    fenders(m, 13.0, 3.4, -27.4, 28.4, 9.2, c)
    m.block([(-9.8, -29.6), (9.8, -29.6), (9.8, 29.6), (-9.8, 29.6)], [5, 0.4, 2, 0.4], 6.4, 10.4, c)
    m.block([(-10.2, -18), (10.2, -18), (10.2, 26), (-10.2, 26)], [2, 0.5, 3, 0.5], 10, 12.8, c)
    m.block([(0.6, -19), (6.2, -19), (7, -13), (-0.4, -13)], 0.8, 12, 15, c)
    hatch(m, 3.2, -15.4, 4, 3.2, 15, c)
    m.disc(-5.6, -14.6, 3.4, 14.2, c)
    hatch(m, -5.6, -14.6, 3.4, 3.6, 14.2, c)
    louvres(m, -4.4, 16, 7, 9, 7, 13, c)
    louvres(m, 4.4, 16, 7, 9, 7, 13, c)
    for x in (-7, 7):
        m.tube(x, 24, x, 29, 2.6, 12.4, RUST, coat=False)
    cans(m, -11.6, 2, 3, 11.6, 90)
    roll(m, 11.6, 3, 11.6, 14, 2.4, 12)
    m.box(11.6, -8, 2.4, 9, 11.4, PACK, 0.5, coat=False)


def _crusader_turret(m: Sculpt, c: str) -> None:
    half = [(4.6, -9), (9.6, -2), (9.4, 3), (5, 8.6)]
    around: list[Spot] = [(-4.6, -9), *half, *((-x, y) for x, y in reversed(half[1:]))]
    m.block(around, [1.4, 2.8, 1.6, 2.8, 1.4, 2.8, 1.6, 2.8], 13, 20.4, c)


def crusader_ii_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Crusader II with the 2-pounder."""
    c = coat.paint
    barrel(m, -7, -22, 1.3, 17.4, c, sleeve=0.3)
    m.box(0, -8.4, 6, 2, 18, c, 0.6)
    _crusader_turret(m, c)
    hatch(m, 0, 2, 7, 5, 20.4, c, 1)
    badge(m, coat, 5.6, 1.4, 1.3)


def crusader_iii_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Crusader III with the 6-pounder and two hatches."""
    c = coat.paint
    barrel(m, -7, -31, 1.6, 17.6, c, sleeve=0.28)
    m.block([(-5, -11), (5, -11), (5.4, -7), (-5.4, -7)], 0.5, 13.6, 19, c)
    _crusader_turret(m, c)
    for x in (-2.9, 2.9):
        hatch(m, x, 1.6, 4.6, 5.4, 20.4, c)
    badge(m, coat, 6.4, 0.4, 1.2)


def valentine(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Valentine."""
    c = coat.paint
    tracks(m, 13.2, 3.8, -26.4, 26.4, 8)
    fenders(m, 13.2, 4, -22, 25, 9, c)
    m.block([(-9, -27), (9, -27), (9, 26.6), (-9, 26.6)], [3, 0.4, 2, 0.4], 6.4, 10, c)
    m.block([(-9.6, -19), (9.6, -19), (10, -8), (10, 8), (9, 24.6), (-9, 24.6), (-10, 8), (-10, -8)],
            [3.4, 1, 0.6, 1.4, 4, 1.4, 0.6, 1], 9.6, 13.6, c)  # fmt: skip
    for x in (-3.4, 3.4):
        hatch(m, x, -14, 4.4, 3.8, 13, c)
    louvres(m, 0, 13.6, 12, 5, 6, 13.4, c)
    hatch(m, 0, 19.6, 11, 4, 12.6, c)
    m.tube(-12, 4, -12, 17, 2.4, 12, RUST, coat=False)
    roll(m, 12, 6, 12, 16, 2.5, 12)
    m.box(11.8, -8, 2.4, 8, 11.2, PACK, 0.5, coat=False)


def valentine_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Valentine III with the 2-pounder."""
    c = coat.paint
    barrel(m, -8, -22, 1.3, 18.4, c, sleeve=0.3)
    m.box(0, -9, 6, 2.4, 19, c, 0.8)
    m.block([(-4.4, -9), (4.4, -9), (7.8, -3), (8, 4), (5, 10), (-5, 10), (-8, 4), (-7.8, -3)], 0.8, 14, 21, c)
    hatch(m, -2.6, 1.4, 4, 5, 21, c)
    hatch(m, 2.6, 1.4, 4, 5, 21, c)
    m.box(0, 11, 8, 2.2, 17.6, PACK, 0.5, coat=False)
    badge(m, coat, 0, 7, 1.4)


def bishop(m: Sculpt, coat: Coat) -> None:
    """Draw a Bishop: the Valentine's hull with a tall box and the 25-pounder."""
    c = coat.paint
    valentine(m, coat)
    barrel(m, -8, -26, 2.0, 20, c, sleeve=0.4)
    m.block([(-9.6, -10), (9.6, -10), (9.8, 14), (-9.8, 14)], [0.7, 0.6, 0.7, 0.6], 13, 27, c)
    m.box(0, -9.6, 6.4, 1.6, 24, c, 0.5)
    for x in (-4.6, 4.6):
        hatch(m, x, 9.6, 7.4, 6, 27, c)
    m.box(-4.4, -3, 4.2, 4.2, 27.8, c, 0.5)
    m.line([(0, -8), (0, 12)], 27.4, 0.4, c, coat=True)
    badge(m, coat, 4.4, -2, 1.9)


def carrier(m: Sculpt, coat: Coat) -> None:
    """Draw a Universal Carrier with its crew."""
    c = coat.paint
    tracks(m, 10.5, 2.8, -17.6, 18, 7)
    fenders(m, 10.5, 3, -13, 16, 8.2, c)
    m.block([(-7.6, -18.4), (7.6, -18.4), (7.6, 18.4), (-7.6, 18.4)], [3.4, 0.3, 0.6, 0.3], 6, 11, c)
    m.block([(-8.8, -11), (8.8, -11), (10, -3), (10, 16), (-10, 16), (-10, -3)], 0.7, 8, 14, c)
    open_body(m, [(-7.8, -9.6), (7.8, -9.6), (8.8, -3), (8.8, 14.8), (-8.8, 14.8), (-8.8, -3)], 4.5)
    m.box(0, 5.6, 5.6, 18.6, 12, c, 0.5)
    m.line([(-8.6, -2.6), (8.6, -2.6)], 13.4, 0.8, c, coat=True)
    figure(m, 4.4, -5, 0, coat, "stand", "work")
    figure(m, -4.4, -5.4, 0, coat, "stand", "none")
    machine_gun(m, -4.4, -8, -16.5, 15.4)
    figure(m, -6, 5, 14, coat, "stand", "none")
    m.box(6, 7, 3, 8, 10, PACK, 0.5, coat=False)
    roll(m, -7, 17, 7, 17, 2.6, 13)
    badge(m, coat, 0, 8, 1.6)


def humber(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Humber armoured car."""
    c = coat.paint
    for x in (-8.8, 8.8):
        for y in (-13.4, 13):
            wheel(m, x, y, 3.8, 10, 8)
    m.block([(-5, -22.6), (5, -22.6), (9, -8), (9.2, 8), (6.4, 22.4), (-6.4, 22.4), (-9.2, 8), (-9, -8)],
            [3, 2.2, 1.4, 2, 3, 2, 1.4, 2.2], 7.6, 16, c)  # fmt: skip
    for x in (-8.6, 8.6):
        for y in (-13.4, 13):
            m.block([(x - 2.2, y - 5.4), (x + 2.2, y - 5.4), (x + 2.2, y + 5.4), (x - 2.2, y + 5.4)], 0.8, 8.4, 11, c)
    hatch(m, 0, -11.6, 5, 3.4, 16, c)
    louvres(m, 0, 16, 7, 6, 5, 15.4, c)
    m.box(9.4, 0, 2.4, 7, 11.4, PACK, 0.5, coat=False)
    cans(m, -9.6, 0, 3, 11.6, 90)
    spade(m, -6.6, 4, 11, 14.4)


def humber_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Humber with its two Besa machine guns."""
    c = coat.paint
    barrel(m, -4, -14.4, 1.1, 19.4, c, x=-0.8, sleeve=0.5)
    m.line([(1.4, -5), (1.4, -10.6)], 19.4, 0.7, DARK)
    m.block([(-3.4, -6.4), (3.4, -6.4), (6.6, -1.6), (6.4, 4), (3.4, 6.6), (-3.4, 6.6), (-6.4, 4), (-6.6, -1.6)], 1, 15.6, 21, c)  # fmt: skip
    hatch(m, -2, 1.6, 3.4, 4.4, 21, c)
    hatch(m, 2, 1.6, 3.4, 4.4, 21, c)
    badge(m, coat, 0, -3, 0.9)


def deacon(m: Sculpt, coat: Coat) -> None:
    """Draw the armoured lorry of a Deacon."""
    c = coat.paint
    for x in (-9.6, 9.6):
        for y in (-18, 18):
            wheel(m, x, y, 3.6, 10, 9)
    m.block([(-8, -30), (8, -30), (11.6, -22), (11.8, 30), (-11.8, 30), (-11.6, -22)], 0.8, 7, 12, c)
    m.block([(-6, -28.4), (6, -28.4), (10.6, -18), (10.6, -4), (-10.6, -4), (-10.6, -18)], [3, 2, 0.8, 0.6, 0.8, 2], 11, 19, c)  # fmt: skip
    hatch(m, -4.4, -12, 5, 5, 19, c)
    hatch(m, 4.4, -12, 5, 5, 19, c)
    louvres(m, 0, -21.4, 6, 3, 4, 17, c)
    m.box(0, 13, 21, 31, 12.6, "#6A5F42", 0.4, coat=False)
    for y in (4, 11, 18, 25):
        m.line([(-9, y), (9, y)], 13, 0.4, "#4F4730")
    for x in (-6.6, 6.6):
        m.box(x, 24.4, 5, 7, 16, c, 0.4)
    cans(m, 0, 27, 3, 15)


def deacon_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the boxed shield of a Deacon with its 6-pounder."""
    c = coat.paint
    barrel(m, -2, -27, 1.5, 20, c, brake=1.6, sleeve=0.3)
    shell: list[Spot] = [(-5, -7.4), (5, -7.4), (8.4, -3), (8.4, 6), (-8.4, 6), (-8.4, -3)]
    m.block(shell, [0.6, 0.9, 0.6, 0.4, 0.6, 0.9], 13, 23, c)
    open_body(m, [(-4.2, -6.2), (4.2, -6.2), (7.2, -2.4), (7.2, 5), (-7.2, 5), (-7.2, -2.4)], 13.4)
    m.box(0, -1, 3.4, 8, 19.4, c, 0.5)
    figure(m, -4.6, 0.8, 4, coat, "stand", "work")
    figure(m, 4.6, 1.6, -8, coat, "stand", "work")
    badge(m, coat, -6.6, 3.6, 0.9)
