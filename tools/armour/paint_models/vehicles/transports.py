"""Trucks and tractors of any nation."""

from __future__ import annotations

from tools.armour.paint_models.coats import CANVAS, GLASS, Coat, badge
from tools.armour.paint_models.figures import Doing, figure
from tools.armour.paint_models.fittings import louvres, roll, tracks, wheel
from tools.armour.paint_models.sculpt import Sculpt


def truck(m: Sculpt, coat: Coat) -> None:
    """Draw a truck with its canvas up."""
    c = coat.paint
    for x in (-9.4, 9.4):
        for y in (-22, 12, 20):
            wheel(m, x, y, 3.6, 8, 8)
    m.box(0, 2, 17, 58, 7, "#4F4938", 0.6, coat=False)
    m.block([(-4.6, -31.5), (4.6, -31.5), (6, -15), (-6, -15)], [1, 1.6, 0.2, 1.6], 8, 14.6, c)
    for x in (-9, 9):
        m.block([(x - 2.4, -28), (x + 2.4, -28), (x + 2.4, -15), (x - 2.4, -15)], 1, 8, 11, c)
    m.block([(-9.6, -16), (9.6, -16), (9.6, -5), (-9.6, -5)], [1.6, 0.8, 0.4, 0.8], 12, 20, c)
    m.box(0, -15.2, 15, 1.6, 17.5, GLASS, 0.3, coat=False)
    m.box(0, -9.5, 14, 6.6, 20.4, CANVAS, 1, coat=False)
    m.block([(-11.4, -4), (11.4, -4), (11.4, 31.6), (-11.4, 31.6)], [0.6, 4.2, 0.6, 4.2], 14, 22, "#A1925F", coat=False)
    m.box(0, 13.8, 8, 34, 22.6, "#A99A66", 2, coat=False)
    for hoop in (-3, 5.4, 13.8, 22.2, 30.6):
        m.line([(-7.4, hoop), (7.4, hoop)], 22.8, 0.9, "#B5A772")
    badge(m, coat, 0, -10, 1.6)


def half_tracked_tractor(m: Sculpt, coat: Coat) -> None:
    """Draw an open half-tracked gun tractor with its crew on three benches."""
    c = coat.paint
    tracks(m, 11, 3.4, -6, 27, 7)
    for x in (-9, 9):
        wheel(m, x, -21, 3, 9, 8)
        m.block([(x - 2.1, -27), (x + 2.1, -27), (x + 2.1, -13), (x - 2.1, -13)], 0.8, 7.6, 10, c)
    m.block([(-4.4, -29), (4.4, -29), (6.4, -13), (-6.4, -13)], [1, 1.4, 0.3, 1.4], 8, 14, c)
    louvres(m, 0, -18, 5, 5, 5, 14.2, c)
    m.block([(-10.6, -12), (10.6, -12), (10.8, 28), (-10.8, 28)], 0.5, 8, 13.4, c)
    m.box(0, 8, 19.4, 38, 9, "#6A6046", 0.4, coat=False)
    m.box(0, -11.6, 17, 0.9, 17.4, GLASS, 0.2, coat=False)
    for y in (-6, 3.4, 12.4):
        m.box(0, y + 2.6, 18, 2.4, 12.4, "#7C6A44", 0.5, coat=False)
        for seat in (-5.6, 0, 5.6):
            if (seat, y) != (0, -6):
                doing: Doing = "work" if (seat, y) == (-5.6, -6) else "none"
                figure(m, seat, y, (seat + y) % 7 - 3, coat, "stand", doing)
    m.block([(-10, 18.6), (10, 18.6), (10, 27.4), (-10, 27.4)], [0.4, 2, 0.6, 2], 12, 15.4, CANVAS, coat=False)
    roll(m, -8, 20, 8, 20, 2.4, 18)
    badge(m, coat, 0, -23.6, 1.3)
