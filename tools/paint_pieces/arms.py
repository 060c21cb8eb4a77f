"""Weapons in profile, muzzle to the right and the grip at 0, 0; and the hand that holds one."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.paint_pieces.kit import Points, box, curve, fill, linear, mix, pen, polygon
from tools.paint_pieces.men import Man

WOOD = ("#B07B46", "#8A5A2E", "#5C3819")
DARK_WOOD = ("#9A6A3E", "#744824", "#4A2C14")
STEEL = ("#A9AAA2", "#4E504C", "#22231F")
STAMPED = ("#9FA097", "#565952", "#2A2B27")


def _wood(c: skia.Canvas, points: Points, tones: tuple[str, str, str] = WOOD) -> None:
    path = curve(points, tension=0.25)
    c.drawPath(path, fill(tones[1], shader=linear((0, -14), (0, 20), tones)))
    c.drawPath(path, pen("#1A110A", 2.4, 0.9))


def _steel(c: skia.Canvas, points: Points, tones: tuple[str, str, str] = STEEL) -> None:
    path = polygon(points)
    c.drawPath(path, fill(tones[1], shader=linear((0, -16), (0, 14), tones)))
    c.drawPath(path, pen("#0E0E0C", 2.2, 0.9))


def _grip(c: skia.Canvas, points: Points, tone: str = "#3A2318") -> None:
    c.drawPath(curve(points), fill(tone))
    c.drawPath(curve(points), pen("#140C06", 2, 0.8))


def garand(c: skia.Canvas) -> None:
    _steel(c, "120,-9 232,-7 232,-1 120,0")
    _steel(c, "196,2 222,2 222,7 196,7")
    _steel(c, "220,-12 226,-16 230,-7 218,-7")
    _wood(c, "-150,-2 -148,30 -60,14 -10,14 30,10 150,6 150,-6 60,-8 -20,-8 -60,-2")
    _steel(c, "-20,-14 52,-12 52,-6 -20,-6")
    _steel(c, "-2,12 22,12 20,22 0,22")
    c.drawLine(70, -1, 146, -1, pen("#2A180A", 2, 0.6))


def springfield(c: skia.Canvas) -> None:
    _steel(c, "150,-8 240,-6 240,-1 150,0")
    _steel(c, "228,-12 234,-16 238,-6 226,-6")
    _wood(c, "-152,0 -150,30 -60,14 -16,14 20,8 176,5 176,-7 60,-8 -20,-8 -62,-2")
    _steel(c, "-26,-14 40,-12 40,-6 -26,-6")
    c.drawLine(-14, -10, -18, 12, pen(STEEL[1], 6))
    c.drawCircle(-18, 14, 6, fill(STEEL[0]))
    _steel(c, "150,-10 158,-10 158,8 150,8")
    _steel(c, "240,-8 268,-8 268,2 240,2")


def rifle_grenade(c: skia.Canvas) -> None:
    """M1903 with a grenade on the muzzle."""
    springfield(c)
    c.drawPath(curve("266,-14 280,-22 304,-20 322,-3 304,14 280,16 266,8"), fill("#6A6C3E"))
    c.drawPath(curve("266,-14 280,-22 304,-20 322,-3 304,14 280,16 266,8"), pen("#15160C", 2.4))
    c.drawPath(curve("278,-14 298,-13 310,-6", closed=False), pen("#C9C890", 3, 0.7))
    c.drawLine(290, -20, 290, 14, pen("#D9A63A", 4, 0.8))


def carbine(c: skia.Canvas) -> None:
    _steel(c, "90,-7 190,-6 190,-1 90,0")
    _wood(c, "-140,2 -138,28 -50,14 0,12 110,6 110,-5 40,-8 -20,-8 -56,0")
    _steel(c, "14,10 36,10 34,40 16,40")
    _steel(c, "-20,-13 40,-11 40,-6 -20,-6")


def kar98k(c: skia.Canvas) -> None:
    _steel(c, "150,-8 248,-6 248,-1 150,0")
    _steel(c, "236,-12 242,-16 246,-6 234,-6")
    _wood(c, "-156,0 -154,30 -60,14 -16,14 20,8 196,5 196,-6 60,-8 -20,-8 -64,-2", DARK_WOOD)
    _steel(c, "-26,-14 40,-12 40,-6 -26,-6")
    c.drawLine(-14, -10, -20, 14, pen(STEEL[1], 6))
    c.drawCircle(-20, 16, 6, fill(STEEL[0]))
    _steel(c, "120,-10 128,-10 128,8 120,8")
    _steel(c, "184,-9 190,-9 190,7 184,7")


def gewehr43(c: skia.Canvas) -> None:
    _steel(c, "120,-9 236,-7 236,-1 120,0")
    _steel(c, "222,-13 228,-17 232,-7 220,-7")
    _wood(c, "-150,-2 -148,30 -60,14 -14,13 20,9 150,6 150,-6 60,-9 -24,-8 -60,-2", DARK_WOOD)
    _steel(c, "-28,-17 60,-14 60,-6 -28,-6", STAMPED)
    _steel(c, "4,10 36,10 33,36 7,38")
    c.drawLine(70, -4, 146, -3, pen("#2A180A", 2, 0.6))


def thompson(c: skia.Canvas) -> None:
    _steel(c, "70,-10 176,-8 176,-1 70,0")
    for rib in range(8):
        c.drawLine(84 + rib * 7, -10, 84 + rib * 7, 0, pen("#15150F", 2))
    _steel(c, "170,-13 176,-16 180,1 168,1")
    _steel(c, "-40,-18 80,-16 80,6 -40,6")
    _wood(c, "-150,0 -148,34 -60,18 -36,6 -36,-8")
    _wood(c, "84,0 140,0 136,14 88,14")
    _steel(c, "26,6 46,6 44,62 26,62")
    _wood(c, "-18,6 2,6 -6,38 -22,36")


def m3(c: skia.Canvas) -> None:
    _steel(c, "80,-7 160,-6 160,0 80,0")
    _steel(c, "-30,-20 84,-18 84,6 -30,6", STAMPED)
    c.drawPath(polygon("-30,-12 -130,-4 -134,26", closed=False), pen("#3A3B36", 6))
    _steel(c, "-2,-18 30,-18 30,-10 -2,-10")
    _steel(c, "36,6 56,6 56,74 36,74")
    _steel(c, "-16,6 4,6 -4,40 -20,38")


def bar(c: skia.Canvas) -> None:
    _steel(c, "100,-10 262,-7 262,-1 100,0")
    for foot in (200, 246):
        c.drawLine(228, 0, foot, 44, pen("#2A2B27", 5))
    _steel(c, "-40,-18 70,-16 70,8 -40,8")
    _wood(c, "-160,-2 -158,34 -60,18 -36,8 -36,-8")
    _wood(c, "70,-8 140,-6 140,12 70,12")
    _steel(c, "22,8 48,8 44,52 22,52")
    _wood(c, "-16,8 2,8 -6,38 -22,36")


def mp40(c: skia.Canvas) -> None:
    _steel(c, "70,-8 176,-6 176,0 70,2")
    _steel(c, "158,-12 164,-15 170,-5 156,-5")
    _steel(c, "-60,-14 80,-12 80,4 -60,6")
    c.drawPath(polygon("-60,-6 -150,10 -154,36", closed=False), pen("#2C2D29", 6))
    _steel(c, "52,4 70,4 68,84 52,84")
    _grip(c, "-28,6 -8,6 -16,40 -32,38")
    _steel(c, "0,4 44,4 40,12 2,12")


def stg44(c: skia.Canvas) -> None:
    _steel(c, "90,-8 206,-6 206,0 90,2")
    _steel(c, "192,-12 198,-18 202,-5 190,-5")
    _steel(c, "-40,-18 96,-16 96,5 -40,8", STAMPED)
    _wood(c, "-152,-2 -150,32 -62,16 -38,7 -38,-9", DARK_WOOD)
    c.drawPath(curve("30,8! 54,8! 58,44 74,80! 50,86! 34,46"), fill(STEEL[1], shader=linear((30, 0), (74, 0), STEEL)))
    c.drawPath(curve("30,8! 54,8! 58,44 74,80! 50,86! 34,46"), pen("#0E0E0C", 2.2, 0.9))
    _grip(c, "-26,8 -6,8 -14,40 -32,38")


def mg42(c: skia.Canvas) -> None:
    _steel(c, "60,-20 250,-16 250,2 60,4")
    for slot in range(8):
        c.drawOval(box(80 + slot * 20, -12, 13, 8), fill("#0D0D0B"))
    _belt_gun(c)


def mg34(c: skia.Canvas) -> None:
    _steel(c, "60,-16 236,-13 236,1 60,3")
    for slot in range(10):
        c.drawCircle(80 + slot * 15, -6, 3.6, fill("#0D0D0B"))
    _steel(c, "236,-12 268,-15 268,3 236,0")
    _belt_gun(c)


def _belt_gun(c: skia.Canvas) -> None:
    """Body, butt, grip, bipod and belt of a machine gun."""
    _steel(c, "-70,-24 64,-20 64,8 -70,8")
    _wood(c, "-168,-10 -166,26 -70,6 -70,-12", DARK_WOOD)
    _grip(c, "-30,8 -8,8 -16,40 -34,38", "#2A1A12")
    c.drawLine(236, 2, 214, 52, pen("#2A2B27", 5))
    c.drawPath(curve("20,6 26,40 10,80", closed=False), pen("#5E4818", 15))
    for link in range(7):
        c.drawLine(15 + link * 1.2, 18 + link * 9, 30 - link * 0.6, 16 + link * 9, pen("#D2A94C", 5))


def colt(c: skia.Canvas) -> None:
    _steel(c, "-6,-16 84,-16 84,0 -6,2")
    _pistol_grip(c, "#4A2C1A")


def p38(c: skia.Canvas) -> None:
    _steel(c, "30,-12 104,-10 104,-3 30,-2")
    _steel(c, "-14,-18 40,-16 40,2 -6,2")
    _steel(c, "96,-14 100,-14 100,-10 96,-10")
    _pistol_grip(c, "#2E1C12")


def _pistol_grip(c: skia.Canvas, tone: str) -> None:
    c.drawPath(polygon("-8,0 18,0 6,44 -20,42"), fill(tone))
    c.drawPath(polygon("-8,0 18,0 6,44 -20,42"), pen("#140C06", 2))
    c.drawPath(polygon("18,2 36,2 34,14 16,14", closed=False), pen("#22231F", 3.5))


def stick_grenade(c: skia.Canvas) -> None:
    _wood(c, "-70,-5 -70,5 50,6 50,-6")
    _steel(c, "46,-17 112,-17 112,17 46,17", ("#B4B9A8", "#6A7166", "#30352F"))
    c.drawLine(58, -16, 58, 16, pen("#20241E", 2, 0.7))


def satchel(c: skia.Canvas) -> None:
    """A medic's bag held up by its strap."""
    c.drawPath(curve("-40,-30 0,-96 44,-30", closed=False), pen("#3A3420", 9))
    c.drawPath(curve("-40,-30 0,-96 44,-30", closed=False), pen("#8D8256", 5))
    path = skia.Path()
    path.addRoundRect(box(-54, -34, 108, 74), 10, 10)
    c.drawPath(path, fill("#857B4E", shader=linear((-54, -34), (54, 40), ("#B3A873", "#857B4E", "#4E4828"))))
    c.drawPath(path, pen("#1D1C10", 2.6))
    c.drawCircle(0, 4, 24, fill("#EDE6D2"))
    c.drawPath(polygon("-5,-14 5,-14 5,-1 18,-1 18,9 5,9 5,22 -5,22 -5,9 -18,9 -18,-1 -5,-1"), fill("#A8281E"))


HELD: dict[str, tuple[Callable[[skia.Canvas], None], tuple[float, float, float], tuple[float, float, float]]] = {
    # what: its painter, where it is held and at which angle, where the hand is and how it is turned
    "garand": (garand, (300, 330, -69), (292, 350, 10)),
    "springfield": (springfield, (302, 330, -70), (294, 350, 10)),
    "rifle-grenade": (rifle_grenade, (298, 338, -74), (291, 356, 8)),
    "carbine": (carbine, (296, 336, -63), (286, 356, 12)),
    "kar98k": (kar98k, (308, 330, -73), (301, 350, 8)),
    "gewehr43": (gewehr43, (304, 330, -70), (296, 350, 10)),
    "thompson": (thompson, (262, 334, -50), (258, 362, 20)),
    "m3": (m3, (262, 338, -52), (252, 362, 24)),
    "bar": (bar, (272, 336, -56), (262, 360, 14)),
    "mp40": (mp40, (254, 340, -51), (248, 366, 20)),
    "stg44": (stg44, (260, 338, -53), (252, 364, 18)),
    "mg42": (mg42, (268, 330, -52), (258, 362, 18)),
    "mg34": (mg34, (266, 332, -54), (257, 362, 18)),
    "colt": (colt, (312, 350, -72), (306, 362, 6)),
    "p38": (p38, (316, 350, -72), (310, 362, 6)),
    "stick-grenade": (stick_grenade, (304, 330, -82), (304, 344, 4)),
    "satchel": (satchel, (318, 344, 4), (318, 262, 0)),
}


def paint_weapon(c: skia.Canvas, man: Man) -> None:
    """His weapon beside his head, and the hand on it."""
    if not man.weapon:
        return
    paint, (x, y, turn), (hand_x, hand_y, hand_turn) = HELD[man.weapon]
    c.save()
    c.translate(x, y)
    c.rotate(turn + man.lean)
    paint(c)
    c.restore()
    if man.weapon != "satchel":
        _hand(c, man, (hand_x, hand_y), hand_turn + man.lean)


def _hand(c: skia.Canvas, man: Man, at: tuple[float, float], turn: float) -> None:
    light, near, mid, shade, _ = man.tones
    c.save()
    c.translate(*at)
    c.rotate(turn)
    sleeve = curve("-24,18 -30,90 34,90 26,18")
    tones = (mix(man.coat, "#F4ECC8", 0.3), man.coat, mix(man.coat, "#101208", 0.5))
    c.drawPath(sleeve, fill(man.coat, shader=linear((-30, 0), (34, 0), tones)))
    c.drawPath(sleeve, pen("#15160C", 2.4, 0.7))
    fist = curve("-26,-10 -18,-24 14,-26 28,-12 26,18 8,28 -20,24")
    c.drawPath(fist, fill(near, shader=linear((-26, -26), (28, 28), (light, near, mid, shade))))
    for finger in range(3):
        x = -13 + finger * 13
        c.drawPath(curve([(x, -25), (x - 1, -8), (x + 1, 4)], closed=False), pen(shade, 3))
    c.drawPath(fist, pen("#2B170E", 2.6, 0.86))
    thumb = curve("-27,2 -24,-10 -12,-11 6,-7 10,0 4,5 -12,6 -22,14")
    c.drawPath(thumb, fill(mix(light, near, 0.6)))
    c.drawPath(thumb, pen("#2B170E", 2.2, 0.7))
    c.restore()
