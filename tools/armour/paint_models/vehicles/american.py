"""American armour, also used by Britain: hulls drawn about their centre, turrets about their pivot."""

from __future__ import annotations

from tools.armour.paint_models.coats import DARK, PACK, STEEL, Coat, badge
from tools.armour.paint_models.figures import figure
from tools.armour.paint_models.fittings import (
    barrel,
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

BODY: list[Spot] = [(-9, -10), (9, -10), (9.4, 27), (-9.4, 27)]
"""The floor of a half-track."""


def sherman(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Sherman."""
    c = coat.paint
    tracks(m, 13.2, 4.2, -28.4, 28.4)
    m.block([(-9.4, -29), (9.4, -29), (9.4, 29), (-9.4, 29)], [2.4, 0.4, 1, 0.4], 6, 9, c)
    body = [(-9.6, -26), (9.6, -26), (12.2, -20), (13, -8), (13, 22), (11.6, 28), (-11.6, 28), (-13, 22), (-13, -8)]
    m.block([*body, (-12.2, -20)], [6.4, 3, 1.6, 1.2, 1.4, 1.6, 1.4, 1.2, 1.6, 3], 9.4, 16.4, c)
    m.dome(0, -27.0, 4.4, 2.2, 8, 11.4, c, coat=True)
    for x in (-5.2, 5.2):
        m.dome(x, -15.4, 3, 3.4, 15.6, 18.2, c, coat=True)
        hatch(m, x, -14.6, 3.8, 4.4, 17, c, 1.4)
    louvres(m, 0, 15, 15, 4.4, 6, 16.6, c)
    for x in (-4.2, 4.2):
        hatch(m, x, 21.6, 7, 5.4, 16.2, c)
    roll(m, -9, 26.6, 9, 26.6, 2.8, 18)
    m.box(-10.6, 10, 2.6, 8, 18, PACK, 0.6, coat=False)
    m.box(10.8, 2, 2.4, 6, 17.6, "#7D7250", 0.6, coat=False)
    spade(m, 11.2, 10, 20, 16.8)


def sherman_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the cast turret of a Sherman with the 75 mm gun."""
    c = coat.paint
    barrel(m, -9.5, -30.5, 1.9, 20.6, c, sleeve=0.18)
    m.block([(-5.6, -11.4), (5.6, -11.4), (6.2, -8), (-6.2, -8)], 0.6, 16.6, 22, c)
    _cast_turret(m, c, 1.0)
    m.disc(3.4, 1.6, 4, 25, c)
    m.disc(3.4, 1.6, 3, 25.7, c)
    m.line([(3.4, -1.4), (3.4, 4.6)], 26, 0.4, "#3A362C")
    m.dome(-4.6, -2.2, 1.6, 1.8, 23.6, 25, c, coat=True)
    m.line([(6.6, 4.8), (9.5, -4.6)], 27, 0.8, DARK)
    m.disc(-4.4, 7, 1.2, 24.4, c)
    if coat.nation == "united-states":
        badge(m, coat, 0, 9.4, 2.1)
    else:
        badge(m, coat, -3.6, 3.6, 1.9)


def _cast_turret(m: Sculpt, paint: str, size: float) -> None:
    half = [(6, -9.4), (9.2, -4), (9.8, 2), (8.4, 7.6), (6.2, 12.6)]
    around: list[Spot] = [(x * size, y * size) for x, y in half]
    insets = [0.9, 1.4, 1.5, 1.4, 1.2, 0.9, 1.2, 1.4, 1.5, 1.4]
    m.block([(-around[0][0], around[0][1]), *around, *((-x, y) for x, y in reversed(around[1:]))], insets, 16.4, 23.6, paint)  # fmt: skip


def stuart(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Stuart."""
    c = coat.paint
    tracks(m, 11, 3.1, -21.4, 21.4, 7.6)
    fenders(m, 11, 3.2, -18, 20, 9, c)
    m.block([(-8, -21.6), (8, -21.6), (8, 21.4), (-8, 21.4)], [3, 0.4, 1.5, 0.4], 7, 11, c)
    m.block([(-9, -14), (9, -14), (9.4, 8), (9.4, 20), (-9.4, 20), (-9.4, 8)], [2, 0.8, 0.8, 0.8, 0.8, 0.8], 10.5, 15, c)  # fmt: skip
    for x in (-4, 4):
        hatch(m, x, -11, 4.6, 3.6, 14.4, c)
    louvres(m, 0, 14, 12, 6, 6, 15.2, c)
    roll(m, -8, 19.4, 8, 19.4, 2.4, 16.4)
    m.box(-9.8, 2, 2.0, 8, 12, PACK, 0.6, coat=False)


def stuart_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Stuart with the 37 mm gun."""
    c = coat.paint
    barrel(m, -6.4, -19, 1.25, 18.6, c, sleeve=0.3)
    m.box(0, -7.4, 5, 2.2, 19.4, c)
    m.block([(-4, -7), (4, -7), (6.8, -3.4), (6.8, 3.6), (4, 7.2), (-4, 7.2), (-6.8, 3.6), (-6.8, -3.4)], 0.7, 15, 20.6, c)  # fmt: skip
    for x in (-2.7, 2.7):
        hatch(m, x, 1.4, 4, 5.6, 20.6, c)
    m.line([(5.4, 5), (7.6, -2.6)], 23, 0.7, DARK)
    badge(m, coat, 0, 5.1, 1.2)


def _lee_hull(m: Sculpt, c: str) -> None:
    """Draw the lower hull, tracks and engine deck that the M3 family shares."""
    tracks(m, 13.4, 4.2, -27.4, 27.4)
    m.block([(-9.4, -28), (9.4, -28), (9.4, 28), (-9.4, 28)], [2.4, 0.4, 1, 0.4], 6, 9, c)


def lee(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of a Lee or Grant with the 75 mm gun in its right sponson."""
    c = coat.paint
    _lee_hull(m, c)
    m.block([(-9, -21), (6, -21), (12.8, -14), (13, 14), (12, 27), (-12, 27), (-13, 14), (-13, -10)],
            [4.6, 2.4, 1, 1, 1.6, 1, 1, 3], 9.4, 19, c)  # fmt: skip
    barrel(m, -15, -31.5, 1.9, 14.6, c, x=8.6)
    m.dome(8.6, -14.6, 4.4, 4.4, 12, 18.4, c, coat=True)
    hatch(m, 9.2, -5, 4, 5, 19, c)
    hatch(m, -7.4, -12, 4.4, 4, 18.6, c)
    louvres(m, 0, 17.4, 15, 6, 6, 18.6, c)
    for x in (-4.2, 4.2):
        hatch(m, x, 23.4, 7, 4, 18, c)
    roll(m, -9, 26.4, 9, 26.4, 2.6, 19)
    m.box(-11.4, 8, 2.4, 8, 19.6, PACK, 0.6, coat=False)
    spade(m, 11.6, 6, 15, 19.4)


def lee_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the turret of a Lee with the 37 mm gun and the commander's machine-gun cupola."""
    _small_cast_turret(m, coat.paint)
    m.disc(-1.6, 2.4, 3.6, 26.6, coat.paint)
    m.disc(-1.6, 2.4, 2.7, 27.4, coat.paint)
    machine_gun(m, -1.6, 1, -5.6, 27.4)
    badge(m, coat, 3.8, 3.6, 1.5)


def grant_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the wider turret of a Grant, with its bustle."""
    m.block([(-7.2, 4), (7.2, 4), (6, 11.4), (-6, 11.4)], 0.8, 19, 23.4, coat.paint)
    _small_cast_turret(m, coat.paint)
    hatch(m, -2.4, 2.4, 4.8, 4.6, 24.6, coat.paint, 1.4)
    badge(m, coat, 3.8, 5.8, 1.5)


def _small_cast_turret(m: Sculpt, c: str) -> None:
    barrel(m, -6.4, -19.6, 1.3, 22, c, sleeve=0.3)
    m.box(0, -7.2, 5.4, 2.6, 22.6, c, 0.8)
    half = [(4.2, -7.4), (7.2, -3.4), (7.6, 2.4), (5.8, 6.8), (2.4, 8.4)]
    m.block([(-4.2, -7.4), *half, *((-x, y) for x, y in reversed(half[1:]))], 1.1, 19, 24.6, c)


def m10(m: Sculpt, coat: Coat) -> None:
    """Draw the hull of an M10: low sides sloped far out."""
    c = coat.paint
    tracks(m, 13.4, 4.2, -28.4, 28.4)
    m.block([(-9.4, -29), (9.4, -29), (9.4, 29), (-9.4, 29)], [2.4, 0.4, 1, 0.4], 6, 9, c)
    m.block([(-11, -25), (11, -25), (14.6, -18), (14.8, 22), (12, 28.4), (-12, 28.4), (-14.8, 22), (-14.6, -18)],
            [7, 4, 3.6, 3, 4, 3, 3.6, 4], 9, 16, c)  # fmt: skip
    for x in (-4.6, 4.6):
        hatch(m, x, -14.4, 4.6, 4.6, 15.6, c, 1.2)
    louvres(m, 0, 17, 14, 5, 6, 16.2, c)
    for x in (-4.2, 4.2):
        hatch(m, x, 22.4, 7, 4, 15.8, c)
    roll(m, -8, 26.6, 8, 26.6, 2.6, 16.6)
    for x in (-11.6, 11.6):
        m.box(x, -1, 2.2, 6.4, 14.6, STEEL, 0.6, coat=False)
    spade(m, 11.4, 8, 17, 15.6)


def m10_turret(m: Sculpt, coat: Coat) -> None:
    """Draw the open turret of an M10 with the 3-inch gun and the counterweights behind."""
    c = coat.paint
    barrel(m, -8, -40, 2.0, 20, c, sleeve=0.3)
    shell: list[Spot] = [(-4, -12.4), (4, -12.4), (8.8, -4), (9, 8), (5.4, 11.6), (-5.4, 11.6), (-9, 8), (-8.8, -4)]
    m.block(shell, [1, 1.8, 1.4, 1, 0.6, 1, 1.4, 1.8], 16, 23, c)
    open_body(m, [(x * 0.8, y * 0.8 + 0.4) for x, y in shell], 13)
    barrel(m, 4, -9, 2.6, 20.6, c)
    for x in (-4.6, 4.6):
        m.block([(x - 3, 9.4), (x + 3, 9.4), (x + 2.6, 14.6), (x - 2.6, 14.6)], 0.6, 16, 21.6, c)
    figure(m, -4.6, 0.6, 6, coat, "stand", "work")
    figure(m, 4.6, 3.4, -12, coat, "stand", "none")
    machine_gun(m, 0, 11.4, 4.4, 25)
    badge(m, coat, -7.6, 3, 1.1)


def priest(m: Sculpt, coat: Coat) -> None:
    """Draw an M7 Priest: howitzer right of the middle, pulpit beside it, open fighting room."""
    c = coat.paint
    _lee_hull(m, c)
    sides: list[Spot] = [(-9, -17), (9, -17), (13, -10), (13, 12), (-13, 12), (-13, -10)]
    m.block([(-9, -24), (9, -24), (13, -16), (13, 27), (-13, 27), (-13, -16)], [5, 2, 1, 1.4, 1, 2], 9, 13.6, c)
    m.block(sides, [1.4, 1.2, 0.8, 0.6, 0.8, 1.2], 13, 20, c)
    open_body(m, [(x * 0.87, y * 0.87) for x, y in sides], 11)
    barrel(m, 2, -27, 2.5, 17.6, c, x=2.6, sleeve=0.5)
    m.disc(9.4, -9.6, 4.6, 22.6, c)
    m.disc(9.4, -9.6, 3.6, 17, "#5B5138", coat=False)
    machine_gun(m, 9.4, -9, -16.4, 25)
    figure(m, 9.4, -8.6, 4, coat, "stand", "none")
    figure(m, -4.2, -2, 14, coat, "stand", "work")
    figure(m, -6, 6.4, 40, coat, "stand", "none")
    figure(m, 6.6, 5.4, -30, coat, "stand", "work")
    m.box(0, 9.8, 18, 2, 14, "#7D6F48", 0.3, coat=False)
    louvres(m, 0, 18.6, 15, 5, 6, 14, c)
    roll(m, -9, 25, 9, 25, 2.8, 16)
    badge(m, coat, -8, 22, 1.6)


def _american_half_track(m: Sculpt, coat: Coat) -> None:
    """Draw the chassis, bonnet and sides of an M3 half-track."""
    c = coat.paint
    tracks(m, 10.4, 3, -4, 27, 7)
    for x in (-8.6, 8.6):
        wheel(m, x, -21, 2.8, 8.4, 7)
        m.block([(x - 1.9, -26), (x + 1.9, -26), (x + 1.9, -12), (x - 1.9, -12)], 0.7, 7, 9.2, c)
    m.tube(-7, -29.2, 7, -29.2, 2.6, 10, STEEL, coat=False)
    m.block([(-4.6, -28), (4.6, -28), (6, -12), (-6, -12)], [0.6, 1, 0.3, 1], 8, 13.4, c)
    louvres(m, 0, -22.4, 5, 5.4, 5, 13.6, c)
    m.block([(-10, -11), (10, -11), (10.4, 28), (-10.4, 28)], 0.5, 8, 17, c)
    m.box(0, -11, 18.4, 1, 18.6, c)
    for x in (-11, 11):
        m.box(x * 0.94, 12, 1.6, 16, 14, "#4F4938", 0.3, coat=False)
    badge(m, coat, 0, -16.4, 1.6)


def m3_half_track(m: Sculpt, coat: Coat) -> None:
    """Draw an M3 half-track with its squad aboard."""
    _american_half_track(m, coat)
    open_body(m, BODY, 7)
    for x in (-6.8, 6.8):
        m.box(x, 12, 3.2, 26, 10, "#7C6A44", 0.4, coat=False)
    for place, y in enumerate((2.4, 9, 15.4, 22)):
        figure(m, -5.6, y, 88 + place * 6, coat, "stand", "none")
        figure(m, 5.6, y + 0.6, -92 + place * 5, coat, "stand", "none")
    figure(m, -4.6, -6.4, 0, coat, "stand", "work")
    machine_gun(m, 4.4, -5, -14.6, 21.6)
    figure(m, 4.4, -3.4, 0, coat, "stand", "work")


def m3_gun_carriage(m: Sculpt, coat: Coat) -> None:
    """Draw a half-track with the 75 mm gun over its bonnet."""
    _american_half_track(m, coat)
    open_body(m, BODY, 8)
    c = coat.paint
    barrel(m, 3, -29, 1.9, 18.4, c, sleeve=0.3)
    m.box(0, 2, 5.4, 9, 17.6, c, 0.6)
    m.block([(-7, -4), (7, -4), (8, 2), (6.6, 2), (5.8, -2.8), (-5.8, -2.8), (-6.6, 2), (-8, 2)], 0.05, 21, 21.4, c)
    figure(m, -4.8, 4.4, 6, coat, "stand", "work")
    figure(m, 5, 6, -10, coat, "stand", "work")
    figure(m, 0, 14, 0, coat, "stand", "none")
    for x in (-6.6, 6.6):
        m.box(x, 21, 4, 9, 13, "#7D6F48", 0.4, coat=False)


def aa_half_track(m: Sculpt, coat: Coat) -> None:
    """Draw an anti-aircraft half-track without its mount."""
    _american_half_track(m, coat)
    open_body(m, BODY, 9)
    figure(m, -4.6, -6.4, 0, coat, "stand", "work")
    m.disc(0, 14, 7.4, 11, "#5B5A44", coat=False)
    for x in (-6.6, 6.6):
        m.box(x, -1, 4.4, 4, 13, "#7D6F48", 0.4, coat=False)


def aa_mount(m: Sculpt, coat: Coat) -> None:
    """Draw the rotating mount of the anti-aircraft half-track: the 37 mm gun between two machine guns, and a shield."""
    c = coat.paint
    m.disc(0, 0, 6.2, 13, c)
    barrel(m, 2, -21, 1.2, 20, c, sleeve=0.4)
    for x in (-2.4, 2.4):
        m.line([(x, 1), (x, -11)], 20.6, 0.9, DARK)
    m.block([(-7, -4.4), (7, -4.4), (7, -3.2), (-7, -3.2)], 0.05, 22, 22.4, c)
    m.box(0, 1, 5, 6, 18, c, 0.6)
    figure(m, -4.2, 2.8, 0, coat, "stand", "work")
    figure(m, 4.2, 2.8, 0, coat, "stand", "work")
