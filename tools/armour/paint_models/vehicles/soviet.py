"""Soviet armour: hulls drawn about their centre, turrets about their pivot."""

from __future__ import annotations

from tools.armour.paint_models.coats import DARK, PACK, RUST, Coat, badge
from tools.armour.paint_models.fittings import (
    DIM,
    barrel,
    fenders,
    hatch,
    louvres,
    roll,
    spade,
    tracks,
    wheel,
)
from tools.armour.paint_models.sculpt import Sculpt


def t_34(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a T-34."""
    c = coat.paint
    tracks(m, 15, 5, -30, 30, 8)
    m.block([(-10.4, -30), (10.4, -30), (10.4, 30), (-10.4, 30)], [1, 0.3, 1, 0.3], 6, 8.4, c)
    m.block([(-14.6, -26), (14.6, -26), (14.6, 27), (-14.6, 27)], 0.3, 8.6, 9.4, c)
    m.block([(-11, -27.6), (11, -27.6), (14, -20), (14, 24), (11.4, 29), (-11.4, 29), (-14, 24), (-14, -20)],
            [9, 4, 4.4, 3.6, 5, 3.6, 4.4, 4], 9.2, 15.6, c)  # fmt: skip
    hatch(m, -4.2, -21, 6, 5.6, 13, c, 1)
    m.dome(4.6, -22.6, 2.2, 2.2, 12, 14.6, c, coat=True)
    louvres(m, 0, 14.4, 13, 4, 4, 15.8, c)
    hatch(m, 0, 20.4, 9, 5.4, 15.6, c)
    for x in (-12.6, 12.6):
        m.tube(x, 8, x, 19, 3.6, 14.6, c)
        m.tube(x, -10, x, 1, 2.6, 13, "#7D6A46", coat=False)


def t_34_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a T-34/76 with its large hatch."""
    c = coat.paint
    barrel(m, -8, -23.5, 1.9, 19.4, c, sleeve=0.3)
    m.box(0, -8.4, 5, 3, 20, c, 0.8)
    m.block([(-4.6, -8.4), (4.6, -8.4), (8.6, -1.6), (8.6, 4), (5.4, 9.6), (-5.4, 9.6), (-8.6, 4), (-8.6, -1.6)],
            [1.4, 2.3, 2.1, 2, 1.4, 2, 2.1, 2.3], 15.4, 22.4, c)  # fmt: skip
    m.box(0, 3.2, 9, 7, 23.2, c, 1)
    m.dome(-2.6, -2.8, 1.5, 1.5, 22.4, 24.2, c, coat=True)
    m.disc(3, -2.8, 1, 23.6, DIM, coat=False)
    badge(m, coat, 0, 3.4, 2.1)


def kv(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a KV-1."""
    c = coat.paint
    tracks(m, 16.5, 7, -34, 34, 9)
    m.block([(-9.8, -33.6), (9.8, -33.6), (9.8, 33.6), (-9.8, 33.6)], [4, 0.3, 3, 0.3], 8, 13, c)
    fenders(m, 16.5, 7, -28, 33, 10.6, c)
    m.block([(-9.8, -22), (9.8, -22), (9.8, 33), (-9.8, 33)], [2, 0.3, 5, 0.3], 12, 16.6, c)
    m.disc(0, -17.6, 2.8, 17.3, c)
    m.disc(0, 20.6, 5, 17.4, c)
    louvres(m, 0, 28, 14, 3, 3, 16.4, c)
    for x in (-13.2, 13.2):
        m.box(x, -10, 4.4, 10, 13, c, 0.4)
        m.tube(x, 6, x, 18, 3.4, 14, c)
    roll(m, -13.2, 22, -13.2, 31, 2.6, 13)


def kv_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a KV-1."""
    c = coat.paint
    barrel(m, -10.5, -30, 1.9, 22.4, c, sleeve=0.3)
    m.box(0, -11, 6, 4, 23.4, c, 1.6)
    half = [(6, -11), (9.4, -6), (10, 3), (9, 10), (5, 15)]
    m.block([(-6, -11), *half, *((-x, y) for x, y in reversed(half[1:]))],
            [1.2, 1.4, 1.6, 1.6, 1.4, 1, 1.4, 1.6, 1.6, 1.4], 16.6, 26, c)  # fmt: skip
    m.disc(0, 7, 3.4, 26.9, c)
    for x, y in ((-5, -4), (5, -4), (-5.4, 3), (5.4, 3)):
        m.disc(x, y, 1.1, 27, DIM, coat=False)
    m.tube(0, 15, 0, 17.6, 1, 22, DARK, coat=False)
    badge(m, coat, 0, -0.6, 2.1)


def t_70(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a T-70."""
    c = coat.paint
    tracks(m, 11.5, 3.2, -21.4, 21.4, 7.4)
    fenders(m, 11.5, 3.4, -18, 20.6, 8.6, c)
    m.block([(-8, -21.8), (8, -21.8), (8, 21.6), (-8, 21.6)], [6, 0.4, 3, 0.4], 6.2, 10.4, c)
    m.block([(-9.4, -13), (9.4, -13), (9.6, 15), (-9.6, 15)], [2.4, 0.9, 2.4, 0.9], 9.6, 13, c)
    hatch(m, -2.6, -12.6, 4.6, 4, 12, c)
    louvres(m, 4.6, 10, 6, 6, 5, 13.2, c)
    hatch(m, -4, 11, 5.4, 5.4, 13, c)
    m.tube(-9.8, 4, -9.8, 14, 2.2, 11, RUST, coat=False)
    roll(m, 9.8, 5, 9.8, 14, 2.2, 11)
    spade(m, 9.6, -12, -4, 9.6)


def t_70_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a T-70, which holds one man."""
    c = coat.paint
    barrel(m, -6, -18, 1.2, 17.4, c, sleeve=0.35)
    m.box(0, -6.6, 5, 2, 18, c, 0.8)
    m.block([(-3.6, -6.4), (3.6, -6.4), (6.6, -1), (6.2, 3.6), (3.4, 6.6), (-3.4, 6.6), (-6.2, 3.6), (-6.6, -1)],
            [1.2, 2, 1.6, 1.6, 1.2, 1.6, 1.6, 2], 13.4, 19.6, c)  # fmt: skip
    hatch(m, 0, 2, 5.4, 4.6, 19.6, c, 1)
    badge(m, coat, 0, 2, 1.3)


def su_122(m: Sculpt, coat: Coat) -> None:
    """Draw an SU-122: the T-34's hull with a casemate and the howitzer."""
    c = coat.paint
    m.turn(0, 3.5, 0)
    tracks(m, 15, 5, -30, 30, 8)
    m.block([(-10.4, -30), (10.4, -30), (10.4, 30), (-10.4, 30)], [1, 0.3, 1, 0.3], 6, 8.4, c)
    m.block([(-14.6, -26), (14.6, -26), (14.6, 27), (-14.6, 27)], 0.3, 8.6, 9.4, c)
    m.block([(-13, 2), (13, 2), (14, 24), (11.4, 29), (-11.4, 29), (-14, 24)], [0.4, 4.4, 3.6, 5, 3.6, 4.4], 9.2, 15, c)
    m.block([(-11, -27.6), (11, -27.6), (14, -20), (14, 6), (-14, 6), (-14, -20)], [9, 4, 3.4, 1.4, 3.4, 4], 9.2, 20, c)
    barrel(m, -14, -38, 3.0, 16, c, sleeve=0.62)
    m.block([(-3.4, -22), (4.6, -22), (6, -13), (-5, -13)], [1.6, 1, 0.6, 1], 12, 19.6, c)
    m.disc(-6, -8, 3.4, 22, c)
    hatch(m, 5.4, -6, 5, 5, 20, c)
    louvres(m, 0, 13, 13, 4, 4, 15.2, c)
    hatch(m, 0, 20.4, 9, 5.4, 15, c)
    for x in (-12.6, 12.6):
        m.tube(x, 9, x, 20, 3.6, 14.6, c)
    badge(m, coat, 0, 1.4, 1.9)
    m.back()


def ba_64(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a BA-64, with sides that slope in below and above."""
    c = coat.paint
    for x in (-6.4, 6.4):
        for y in (-12, 10.6):
            wheel(m, x, y, 2.8, 8, 7)
    m.block([(-3.4, -18), (3.4, -18), (7.4, -2), (7.4, 5), (4.4, 18), (-4.4, 18), (-7.4, 5), (-7.4, -2)],
            [2, 2.6, 2.4, 2.4, 2.6, 2.4, 2.4, 2.6], 7, 14, c)  # fmt: skip
    for x in (-6.2, 6.2):
        m.block([(x - 1.6, -16.4), (x + 1.6, -16.4), (x + 1.6, -7.6), (x - 1.6, -7.6)], 0.7, 7.4, 9.4, c)
    hatch(m, 0, -9.6, 3.6, 3, 13, c)
    wheel(m, 0, 15.6, 5.6, 5.6, 13)
    m.box(-6.8, 2, 1.6, 5, 10, PACK, 0.4, coat=False)


def ba_64_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the small open turret of a BA-64 with its machine gun."""
    c = coat.paint
    m.line([(0, -2), (0, -10.6)], 18, 1.0, DARK)
    half = [(1.6, -4.6), (4.2, -1.2), (4, 2.6), (1.8, 4.6)]
    m.block([(-1.6, -4.6), *half, *((-x, y) for x, y in reversed(half[1:]))], 0.9, 13.6, 18, c)
    m.disc(0, 0.6, 2.3, 13, "#4F4938", coat=False)
    m.dome(0, 0.8, 1.8, 1.8, 14, 17.4, "#4A4A44")
    badge(m, coat, 0, 3.6, 0.6)
