"""Paint the ways to hold a weapon: upright beside the head, leaning out, at the port, or slung behind a shoulder."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import skia

from tools.volume1.paint_pieces import arms
from tools.volume1.paint_pieces.kit import box, cloth, curve, fill, linear, mix, pen, polygon
from tools.volume1.paint_pieces.men import Man

INK = "#2B170E"


class Grip(NamedTuple):
    """Parameters for drawing a held weapon: painter, position and angle of its grip and of the fist ahead of it."""

    paint: Callable[[skia.Canvas], None]
    at: tuple[float, float]
    turn: float
    forward: float = 0
    hand: tuple[float, float] = (-8, 20)
    wrist: float = 10


GRIPS = {
    "m1-garand": Grip(arms.garand, (300, 330), -69),
    "m1903": Grip(arms.springfield, (302, 330), -70),
    "m1903+grenade": Grip(arms.springfield_grenade, (296, 344), -80, 88, (-2, 14), 6),
    "m1-carbine": Grip(arms.carbine, (296, 336), -63, 0, (-10, 20), 12),
    "kar-98k": Grip(arms.kar98k, (308, 330), -73, 0, (-7, 20), 8),
    "kar-98k+grenade": Grip(arms.kar98k_grenade, (304, 342), -76, 60, (-4, 16), 8),
    "gewehr-43": Grip(arms.gewehr43, (304, 330), -70),
    "thompson": Grip(arms.thompson, (266, 336), -54, 0, (-4, 26), 18),
    "m3": Grip(arms.m3, (262, 338), -52, 0, (-10, 24), 24),
    "bar": Grip(arms.bar, (276, 340), -66, 0, (-8, 24), 12),
    "mp-40": Grip(arms.mp40, (254, 340), -51, 0, (-6, 26), 20),
    "stg-44": Grip(arms.stg44, (262, 340), -57, 0, (-8, 26), 18),
    "mg-42": Grip(arms.mg42, (276, 338), -63, 0, (-10, 28), 14),
    "mg-34": Grip(arms.mg34, (276, 338), -64, 0, (-10, 28), 14),
    "colt-45": Grip(arms.colt, (312, 350), -72, 0, (-6, 12), 6),
    "p-38": Grip(arms.p38, (306, 352), -60, 0, (-6, 12), 10),
    "stick-grenade": Grip(arms.stick_grenade, (304, 330), -82, 0, (0, 14), 4),
}
SLUNG = (322, 336, -79)
"""Position of the grip of a slung weapon, and its angle."""

CARRIED = {"up": (0, 0, 0, 0), "out": (4, 12, 15, 8), "port": (-66, 34, 36, 34)}
"""Shift of the grip right and down, and turn of weapon and fist, for each way of holding a weapon."""


def paint_slung(c: skia.Canvas, man: Man) -> None:
    """Draw the weapon behind the shoulder if it is slung; otherwise draw nothing."""
    if man.carries != "slung":
        return
    x, y, turn = SLUNG
    c.save()
    c.translate(x, y)
    c.rotate(turn + man.lean)
    GRIPS[man.carried[0]].paint(c)
    c.restore()


def paint_weapon(c: skia.Canvas, man: Man) -> None:
    """Draw the weapon beside the head with the hand on it; of a slung weapon, draw only the sling."""
    if man.carries == "slung":
        for width, tone in ((12, "#2B2A18"), (8, "#8D8256")):
            c.drawPath(curve("334,286 318,322 324,368", closed=False), pen(tone, width))
        return
    grip = GRIPS[man.weapon]
    right, down, turn, wrist = CARRIED[man.carries]
    x, y = grip.at[0] + right, grip.at[1] + down
    c.save()
    c.translate(x, y)
    c.rotate(grip.turn + turn + man.lean)
    c.translate(-grip.forward, 0)
    grip.paint(c)
    c.restore()
    _hand(c, man, (x + grip.hand[0], y + grip.hand[1]), grip.wrist + wrist + man.lean)


def _hand(c: skia.Canvas, man: Man, at: tuple[float, float], turn: float) -> None:
    """Draw a fist from the fingers' side, four fingers round the stock and the thumb across."""
    light, near, mid, shade, deep = man.tones
    c.save()
    c.translate(*at)
    c.rotate(turn)
    _sleeve(c, man)
    back = curve("-6,-25 14,-28 28,-18 31,4 24,26 4,30 -10,26")
    c.drawPath(back, fill(mid, shader=linear((-10, -20), (31, 16), (near, mid, shade))))
    c.drawPath(back, pen(INK, 2.6, 0.86))
    for finger, (left, wide) in enumerate(((-24, 37), (-28, 42), (-28, 41), (-24, 35))):
        top = -26 + finger * 13
        path = skia.Path()
        path.addRoundRect(box(left, top, wide, 13.5), 6.6, 6.6)
        c.drawPath(path, fill(near, shader=linear((left, top), (left + wide, top + 13), (light, near, mid))))
        c.drawPath(path, pen(INK, 2.2, 0.8))
        c.drawLine(left + wide * 0.48, top + 3, left + wide * 0.45, top + 10.5, pen(shade, 1.8, 0.55))
        c.drawLine(left + 5, top + 4, left + 12, top + 3.4, pen("#FFFFFF", 1.6, 0.3))
    thumb = curve("30,-6 20,-20 4,-25 -10,-24 -15,-17 -8,-12 4,-11 14,-2 24,6")
    c.drawPath(thumb, fill(mix(light, near, 0.5), shader=linear((-12, -24), (26, 4), (light, near, mid))))
    c.drawPath(thumb, pen(INK, 2.2, 0.8))
    c.drawPath(curve("-13,-20 -8,-21.5 -4,-20", closed=False), pen(deep, 1.6, 0.4))
    c.restore()


def _sleeve(c: skia.Canvas, man: Man) -> None:
    """Draw the forearm in its sleeve, with a turned and creased cuff."""
    _, light, _, dark = cloth(man.coat)
    sleeve = curve("-22,20! -27,50 -34,110! 40,110! 33,50 27,20!")
    c.drawPath(sleeve, fill(man.coat, shader=linear((-32, 0), (38, 0), (light, man.coat, dark))))
    for crease in ("-20,46 0,52 20,44", "24,60 6,70 -12,66"):
        c.drawPath(curve(crease, closed=False), pen(dark, 3, 0.5, blur=0.6))
    c.drawPath(sleeve, pen("#15160C", 2.4, 0.7))
    c.drawPath(polygon("-22,22 -24,35 29,35 27,22", closed=False), pen(dark, 2, 0.7))
