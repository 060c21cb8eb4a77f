"""German armour: hulls drawn about their centre, turrets about their pivot."""

from __future__ import annotations

from tools.armour.paint_models.coats import DARK, RUST, STEEL, TRACK, Coat, badge
from tools.armour.paint_models.figures import figure
from tools.armour.paint_models.fittings import (
    DIM,
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
from tools.armour.paint_models.sculpt import Sculpt


def pz_ii(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Pz II."""
    c = coat.paint
    tracks(m, 11.5, 3.2, -23.4, 23.4, 7.6)
    fenders(m, 11.5, 3.4, -21, 22.6, 8.8, c)
    m.block([(-8, -24), (8, -24), (8, 23.6), (-8, 23.6)], [3.2, 0.5, 1.6, 0.5], 6.4, 10, c)
    m.block([(-10.2, -11.6), (10.2, -11.6), (10.2, 7), (-10.2, 7)], [1.2, 0.7, 0.7, 0.7], 9.6, 13.4, c)
    m.block([(-9, 7), (9, 7), (8.4, 22), (-8.4, 22)], [0.2, 1, 2.2, 1], 9.6, 12, c)
    hatch(m, -4.2, -16, 4.4, 4, 10.4, c)
    louvres(m, 4, 13, 7.4, 6.4, 5, 12.2, c)
    hatch(m, -4.4, 13, 5.4, 6, 12, c)
    m.box(0, 23.2, 12, 1.5, 11, TRACK, 0.2, coat=False)
    roll(m, -10.2, 20, -10.2, 11, 2.1, 11)
    cans(m, 10.2, 12, 2, 11.6, 90)
    spade(m, 10, -17, -10, 9.6)


def pz_ii_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Pz II with its 2 cm gun left and machine gun right."""
    c = coat.paint
    m.box(0, -7, 8, 2, 17, c, 0.5)
    barrel(m, -7, -17.5, 0.95, 16.6, c, x=-1.2, sleeve=0.4)
    m.line([(2.4, -7), (2.4, -11.4)], 16.4, 0.7, DARK)
    m.block([(-5, -6.6), (5, -6.6), (7.2, -1), (7, 4), (4, 7.4), (-4, 7.4), (-7, 4), (-7.2, -1)],
            [0.9, 1.4, 1.1, 1.1, 0.8, 1.1, 1.1, 1.4], 13.6, 19, c)  # fmt: skip
    cupola(m, 0.6, 2.6, 2.7, 20.4, c)
    badge(m, coat, -4.2, 2.4, 1.1)


def pz_iii(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Pz III."""
    c = coat.paint
    tracks(m, 14.5, 4.2, -27, 27)
    fenders(m, 14.5, 4.6, -24.5, 26.5, 9.2, c)
    m.block([(-10, -27), (10, -27), (10, 27), (-10, 27)], [3, 0.6, 2, 0.6], 7, 10.5, c)
    m.block([(-12.4, -13.5), (12.4, -13.5), (12.4, 6), (-12.4, 6)], [1.2, 0.8, 0.8, 0.8], 10, 14.2, c)
    m.block([(-11, 6), (11, 6), (11, 25.5), (-11, 25.5)], [0.2, 1.2, 2.5, 1.2], 10, 13, c)
    for x in (-5, 5):
        hatch(m, x, 11, 7, 5.4, 13, c)
        louvres(m, x, 18.4, 6.6, 3.2, 4, 13.4, c)
        hatch(m, x, -19.5, 5, 4.2, 10.4, c)
    roll(m, -13.2, 22, -13.2, 13, 2.4, 11.6)
    cans(m, 13, 10, 2, 12.6, 90)
    spade(m, 12.9, -20, -12, 10.2)
    m.box(0, 26.2, 15, 1.8, 12, TRACK, 0.2, coat=False)


def pz_iii_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Pz III with the long 5 cm gun."""
    c = coat.paint
    m.box(0, -8.6, 9.4, 2.2, 18.4, c, 0.4)
    barrel(m, -8.5, -29.5, 1.55, 17.8, c, sleeve=0.22)
    m.block([(-5.6, -7.8), (5.6, -7.8), (8, -1.5), (7.6, 5.2), (4, 8), (-4, 8), (-7.6, 5.2), (-8, -1.5)],
            [1, 1.6, 1.6, 1.2, 0.8, 1.2, 1.6, 1.6], 14.5, 21, c)  # fmt: skip
    m.block([(-7, 6.6), (7, 6.6), (6.4, 11.2), (-6.4, 11.2)], 0.5, 15, 19, c)
    cupola(m, 0, 4.2, 3.1, 23.5, c)
    for x in (-4.2, 4.2):
        hatch(m, x, -2.4, 3.4, 3.8, 21, c)
    badge(m, coat, 0, 9, 1.5)


def pz_iv(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Pz IV."""
    c = coat.paint
    tracks(m, 14.5, 4.2, -28, 28)
    fenders(m, 14.5, 4.6, -25, 27.5, 9.4, c)
    m.block([(-10, -28), (10, -28), (10, 28), (-10, 28)], [3.4, 0.6, 2, 0.6], 7, 10.8, c)
    m.block([(-13.4, -15), (13.4, -15), (13.4, 8), (-13.4, 8)], [1, 0.7, 0.7, 0.7], 10, 14.6, c)
    m.block([(-12.6, 8), (12.6, 8), (11, 26.5), (-11, 26.5)], [0.2, 0.9, 2, 0.9], 10, 13.4, c)
    for x in (-7.6, 7.6):
        louvres(m, x, 15, 6.4, 8.4, 7, 13.6, c)
    hatch(m, 0, 14, 6.6, 6, 13.4, c)
    hatch(m, 0, 21.4, 8, 3.6, 13, c)
    for x in (-6.5, 6.5):
        hatch(m, x, -11.6, 4.4, 3.6, 14.6, c)
    m.box(-4, -27.6, 10, 1.8, 11, TRACK, 0.2, coat=False)
    roll(m, 13, 21, 13, 12, 2.6, 12)
    cans(m, -13, 21, 2, 13, 90)
    spade(m, -13.2, -20, -10, 10.4)
    m.tube(-6, 28.2, 6, 28.2, 2.4, 11, RUST, coat=False)


def pz_iv_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Pz IV with the long 7.5 cm gun."""
    c = coat.paint
    barrel(m, -9, -36.5, 1.9, 18.6, c, brake=3.0, sleeve=0.25)
    m.box(0, -10, 9, 3.2, 19.4, c, 0.8)
    m.block([(-6.2, -9.2), (6.2, -9.2), (9.2, -2.5), (9.2, 5), (5.6, 9.4), (-5.6, 9.4), (-9.2, 5), (-9.2, -2.5)],
            [1.2, 1.8, 1.1, 1.4, 0.8, 1.4, 1.1, 1.8], 14.8, 22, c)  # fmt: skip
    m.block([(-7.6, 8.2), (7.6, 8.2), (6.6, 13.4), (-6.6, 13.4)], 0.6, 15.4, 20, c)
    cupola(m, 0, 5, 3.3, 24.6, c)
    for x in (-4.8, 4.8):
        hatch(m, x, -1.8, 3.6, 4, 22, c)
    badge(m, coat, 0, 10.8, 1.7)


def tiger(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Tiger I."""
    c = coat.paint
    tracks(m, 18.5, 7.2, -31, 31, 9)
    m.block([(-11.6, -31), (11.6, -31), (11.6, 31), (-11.6, 31)], [3.2, 0.5, 1, 0.5], 8, 12.5, c)
    fenders(m, 18.4, 7, -28, 30, 10.6, c)
    m.block([(-17.8, -18), (17.8, -18), (17.8, 30), (-17.8, 30)], [0.6, 0.5, 0.5, 0.5], 11, 17, c)
    m.box(0, -18.4, 30, 1.6, 15, c)
    for x in (-12.4, 12.4):
        louvres(m, x, 18.4, 8.4, 8, 6, 17.2, c)
        louvres(m, x, 26, 7.6, 4, 3, 17.2, c)
        m.disc(x * 0.9, -14, 3, 17.7, c)
    hatch(m, 0, 20.4, 10.4, 11.2, 17, c)
    m.disc(0, 27.6, 1.6, 18, c)
    for x in (-6, 6):
        m.tube(x, 29.5, x, 32, 3.2, 17, RUST, coat=False)
    spade(m, -16.6, -14, 2, 17.6)
    m.line([(16.8, -15), (16.8, 10)], 17.6, 0.7, STEEL)


def tiger_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Tiger I with the 8.8 cm gun."""
    c = coat.paint
    barrel(m, -12, -43, 2.5, 22, c, brake=4.2, sleeve=0.3)
    m.block([(-10.4, -12.6), (10.4, -12.6), (10, -9.4), (-10, -9.4)], 0.4, 19, 24.6, c)
    round_wall = [(-9.6, -10), (9.6, -10), (10.8, -4), (11, 2), (9.6, 8), (6, 12), (0, 13.2)]
    m.block([*round_wall, (-6, 12), (-9.6, 8), (-11, 2), (-10.8, -4)], 0.7, 18, 26.4, c)
    m.block([(-7.6, 11.2), (7.6, 11.2), (6.6, 17), (-6.6, 17)], 0.6, 18, 23, c)
    cupola(m, -5.2, 3.6, 3.6, 29, c)
    hatch(m, 5.2, 3, 5, 5, 26.4, c, 2)
    m.disc(0, -4.6, 1.5, 27, DIM, coat=False)
    m.box(5, 9.4, 3.6, 1.6, 27, TRACK, 0.2, coat=False)
    badge(m, coat, 0, 14, 1.9)


def stug(m: Sculpt, coat: Coat) -> None:
    """Draw a StuG III with the long 7.5 cm gun."""
    c = coat.paint
    tracks(m, 14.5, 4.2, -27, 27)
    fenders(m, 14.5, 4.6, -24.5, 26.5, 9.2, c)
    m.block([(-10, -27), (10, -27), (10, 27), (-10, 27)], [4, 0.6, 2, 0.6], 7, 10.8, c)
    m.block([(-13.4, -14), (13.4, -14), (13.6, -4), (13.6, 8), (-13.6, 8), (-13.6, -4)],
            [2.6, 2.4, 1.4, 0.8, 1.4, 2.4], 10.4, 17.2, c)  # fmt: skip
    m.block([(-11.6, 8), (11.6, 8), (11, 25.5), (-11, 25.5)], [0.2, 1.2, 2.5, 1.2], 10, 13.4, c)
    for x in (-5, 5):
        hatch(m, x, 13, 7.4, 6, 13.2, c)
        louvres(m, x, 20.6, 6.6, 3.2, 4, 13.6, c)
    m.box(0, 9.4, 16, 2.4, 15.4, c, 0.8)
    barrel(m, -14, -36, 1.9, 14.4, c, brake=3.0, x=1.6)
    m.block([(-2.4, -17), (5.6, -17), (6.4, -9), (-3.2, -9)], [1.6, 0.8, 0.4, 0.8], 12, 17.6, c)
    cupola(m, -7, 0.6, 3.2, 19.6, c)
    hatch(m, 6.4, 1.4, 5.4, 5.6, 17.2, c)
    m.box(0, -1.4, 3, 4.6, 17.9, c)
    for y in (-20, -22.4):
        m.box(-3, y, 11, 1.7, 11.8, TRACK, 0.2, coat=False)
    roll(m, -13.2, 24, -13.2, 14, 2.6, 12)
    cans(m, 9, 23.4, 3, 15)
    spade(m, 13.2, 12, 23, 10.4)
    badge(m, coat, 6.4, 5.9, 1.4)


def marder(m: Sculpt, coat: Coat) -> None:
    """Draw a Marder III H: a tall shield in the middle of the hull, its gun far ahead."""
    c = coat.paint
    tracks(m, 11, 3, -25, 25, 7.4)
    fenders(m, 11, 3.2, -23, 24, 8.6, c)
    m.block([(-7.8, -25.6), (7.8, -25.6), (7.8, 25.4), (-7.8, 25.4)], [4, 0.4, 1.6, 0.4], 6.4, 10, c)
    m.block([(-9.6, -12), (9.6, -12), (10, 16), (-10, 16)], [1.6, 0.8, 0.8, 0.8], 9.6, 13, c)
    louvres(m, 0, 20, 11, 4.6, 5, 10.6, c)
    hatch(m, 4, -18, 4.4, 4, 10.2, c)
    m.block([(-4, -11), (4, -11), (10, 0), (10, 15), (-10, 15), (-10, 0)], [0.8, 1.5, 0.7, 0.4, 0.7, 1.5], 13, 20, c)
    open_body(m, [(-3, -9.4), (3, -9.4), (8.6, 0.4), (8.6, 13.6), (-8.6, 13.6), (-8.6, 0.4)], 11)
    barrel(m, 2, -39, 1.8, 17, c, brake=2.8, sleeve=0.34)
    m.box(0, 3, 3.6, 7, 17.4, c, 0.5)
    figure(m, -4.8, 5, 8, coat, "kneel", "work")
    figure(m, 5, 8, -20, coat, "kneel", "work")
    m.box(0, 12.6, 12, 1.8, 15, "#7D6F48", 0.3, coat=False)
    spade(m, -10, -20, -11, 9.4)
    badge(m, coat, -6, -15.4, 1.2)


def armoured_car(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of an SdKfz 222."""
    c = coat.paint
    for x in (-8.2, 8.2):
        for y in (-14.6, 13.4):
            wheel(m, x, y, 3.2, 9.2, 8)
    m.block([(-5.4, -23.8), (5.4, -23.8), (9.8, -3), (9.8, 6), (6, 23.6), (-6, 23.6), (-9.8, 6), (-9.8, -3)],
            [2.6, 3, 2.6, 3, 2.6, 3, 2.6, 3], 8, 15, c)  # fmt: skip
    for x in (-8, 8):
        m.block([(x - 1.9, -20), (x + 1.9, -20), (x + 1.9, -9), (x - 1.9, -9)], 0.7, 8.6, 10.6, c)
        m.block([(x - 1.9, 8.4), (x + 1.9, 8.4), (x + 1.9, 19.6), (x - 1.9, 19.6)], 0.7, 8.6, 10.6, c)
    louvres(m, 0, 17.4, 5, 5.4, 5, 14.8, c)
    hatch(m, 0, -13.4, 4.4, 3, 14, c)
    m.box(0, -22.6, 9, 1.6, 10, TRACK, 0.3, coat=False)
    cans(m, -9.2, 2, 2, 11, 90)
    roll(m, 9, -1, 9, 6, 2, 11)


def armoured_car_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the open turret of an SdKfz 222 with its wire screens folded."""
    c = coat.paint
    barrel(m, -2, -15, 0.95, 18.4, c, x=0.6, sleeve=0.4)
    m.line([(-1.8, -2), (-1.8, -9)], 18.2, 0.7, DARK)
    shell = [(-3.6, -6.4), (3.6, -6.4), (6.4, -2.4), (6.4, 2.8), (3.6, 6.6), (-3.6, 6.6), (-6.4, 2.8), (-6.4, -2.4)]
    m.block(shell, 1.0, 14.6, 19, c)
    open_body(m, [(x * 0.74, y * 0.74) for x, y in shell], 12)
    barrel(m, 2, -5, 1.2, 17, c, x=0.6)
    figure(m, -2.6, 1.8, 4, coat, "stand", "work", bare=True)
    for x in (-5.4, 5.4):
        m.line([(x, -3), (x, 3)], 19.6, 0.5, DIM)


def half_track(m: Sculpt, coat: Coat) -> None:
    """Draw an SdKfz 251 with its section aboard."""
    c = coat.paint
    tracks(m, 10.5, 3.2, -8, 28, 7)
    for x in (-8.6, 8.6):
        wheel(m, x, -19, 2.8, 8, 7)
        m.block([(x - 1.9, -25), (x + 1.9, -25), (x + 1.9, -12), (x - 1.9, -12)], 0.7, 7, 9, c)
    m.block([(-3.6, -28.5), (3.6, -28.5), (7, -9), (-7, -9)], [1, 1.4, 0.4, 1.4], 8, 13.4, c)
    m.line([(0, -27), (0, -10)], 13.9, 0.5, c, coat=True)
    louvres(m, 0, -15, 5, 4.6, 5, 13.6, c)
    m.block([(-7, -10), (7, -10), (10.2, -3), (10.2, 22), (7.6, 28.6), (-7.6, 28.6), (-10.2, 22), (-10.2, -3)],
            [1.6, 1.6, 1.7, 1.6, 1.2, 1.6, 1.7, 1.6], 7.5, 17.4, c)  # fmt: skip
    open_body(m, [(-7.4, -2.6), (7.4, -2.6), (8, 2), (8, 21), (6, 26.4), (-6, 26.4), (-8, 21), (-8, 2)], 6.5)
    for x in (-5.8, 5.8):
        m.box(x, 11.6, 3.4, 22, 9.4, "#7C6A44", 0.4, coat=False)
    m.block([(-6.6, -9), (6.6, -9), (8.4, -3), (-8.4, -3)], [0.8, 1, 0.3, 1], 15, 18, c)
    for place, y in enumerate((3, 9.4, 15.4, 21)):
        figure(m, -5.2, y, 92 + place * 7, coat, "stand", "none")
        if place < 3:
            figure(m, 5.2, y + 0.8, -88 + place * 5, coat, "stand", "none")
    machine_gun(m, 0, -3.4, -12, 20)
    m.box(0, -6.2, 7.2, 0.8, 20.4, c)
    figure(m, 0, -0.6, 0, coat, "stand", "work")
    badge(m, coat, 0, -21.5, 1.2)
