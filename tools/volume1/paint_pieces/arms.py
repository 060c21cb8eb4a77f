"""Draw weapons in profile, muzzle to the right, with the grip at 0, 0."""

from __future__ import annotations

import skia

from tools.volume1.paint_pieces.kit import Points, box, curve, fill, linear, pen, polygon

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


def _sling(c: skia.Canvas, points: Points, tone: str = "#8D8256") -> None:
    c.drawPath(curve(points, closed=False), pen("#1D180C", 7))
    c.drawPath(curve(points, closed=False), pen(tone, 4.4))


def garand(c: skia.Canvas) -> None:
    """Draw an M1 Garand."""
    _sling(c, "-110,24 -30,30 60,22 128,9")
    _steel(c, "120,-9 232,-7 232,-1 120,0")
    _steel(c, "196,2 222,2 222,7 196,7")
    _steel(c, "220,-12 226,-16 230,-7 218,-7")
    _wood(c, "-150,-2 -148,30 -60,14 -10,14 30,10 150,6 150,-6 60,-8 -20,-8 -60,-2")
    _steel(c, "-20,-14 52,-12 52,-6 -20,-6")
    _steel(c, "-2,12 22,12 20,22 0,22")
    c.drawLine(70, -1, 146, -1, pen("#2A180A", 2, 0.6))
    _steel(c, "146,-9 153,-9 153,8 146,8")
    _steel(c, "86,-8 91,-8 91,7 86,7")


def springfield(c: skia.Canvas) -> None:
    """Draw an M1903 Springfield."""
    _sling(c, "-110,24 -30,30 50,20 120,8")
    _steel(c, "150,-8 240,-6 240,-1 150,0")
    _steel(c, "228,-12 234,-16 238,-6 226,-6")
    _wood(c, "-152,0 -150,30 -60,14 -16,14 20,8 176,5 176,-7 60,-8 -20,-8 -62,-2")
    _steel(c, "-26,-14 40,-12 40,-6 -26,-6")
    c.drawLine(-14, -10, -18, 12, pen(STEEL[1], 6))
    c.drawCircle(-18, 14, 6, fill(STEEL[0]))
    _steel(c, "150,-10 158,-10 158,8 150,8")
    _steel(c, "240,-8 268,-8 268,2 240,2")


def springfield_grenade(c: skia.Canvas) -> None:
    """Draw an M1903 with a fin-stabilised grenade on the muzzle."""
    springfield(c)
    for fin in (-11, 9):
        c.drawLine(256, fin, 268, fin, pen("#2A2B20", 4))
    body = curve("256,-5! 282,-9 296,-19 316,-17 338,-1 316,14 296,15 282,7 256,3!")
    c.drawPath(body, fill("#6A6C3E", shader=linear((0, -20), (0, 16), ("#A3A46C", "#6A6C3E", "#33351C"))))
    c.drawPath(body, pen("#15160C", 2.4))
    c.drawLine(301, -17, 301, 13, pen("#D9A63A", 4, 0.85))


def carbine(c: skia.Canvas) -> None:
    """Draw an M1 carbine."""
    _steel(c, "90,-7 190,-6 190,-1 90,0")
    _steel(c, "178,-10 182,-15 187,-6 176,-6")
    _wood(c, "-140,2 -138,28 -50,14 0,12 110,6 110,-5 40,-8 -20,-8 -56,0")
    _steel(c, "14,10 36,10 34,40 16,40")
    _steel(c, "-20,-13 40,-11 40,-6 -20,-6")
    _steel(c, "102,-8 109,-8 109,6 102,6")


def kar98k(c: skia.Canvas) -> None:
    """Draw a Karabiner 98k."""
    _steel(c, "150,-8 248,-6 248,-1 150,0")
    _steel(c, "236,-12 242,-16 246,-6 234,-6")
    _wood(c, "-156,0 -154,30 -60,14 -16,14 20,8 196,5 196,-6 60,-8 -20,-8 -64,-2", DARK_WOOD)
    _steel(c, "-26,-14 40,-12 40,-6 -26,-6")
    c.drawLine(-14, -10, -20, 14, pen(STEEL[1], 6))
    c.drawCircle(-20, 16, 6, fill(STEEL[0]))
    _steel(c, "120,-10 128,-10 128,8 120,8")
    _steel(c, "184,-9 190,-9 190,7 184,7")
    _sling(c, "-104,8 -40,6 40,4 122,2", "#4A3624")


def kar98k_grenade(c: skia.Canvas) -> None:
    """Draw a Kar 98k with a loaded grenade cup on the muzzle."""
    kar98k(c)
    _steel(c, "226,-12 274,-15 274,8 226,5")
    c.drawLine(236, -12, 236, 5, pen("#15150F", 2.4))
    c.drawPath(curve("274,-13! 290,-12 298,-4 290,5 274,6!"), fill("#C9B57A"))
    c.drawPath(curve("274,-13! 290,-12 298,-4 290,5 274,6!"), pen("#15160C", 2.4))


def gewehr43(c: skia.Canvas) -> None:
    """Draw a Gewehr 43."""
    _steel(c, "120,-9 236,-7 236,-1 120,0")
    _steel(c, "222,-13 228,-17 232,-7 220,-7")
    _wood(c, "-150,-2 -148,30 -60,14 -14,13 20,9 150,6 150,-6 60,-9 -24,-8 -60,-2", DARK_WOOD)
    _steel(c, "-28,-17 60,-14 60,-6 -28,-6", STAMPED)
    _steel(c, "4,10 36,10 33,36 7,38")
    c.drawLine(70, -4, 146, -3, pen("#2A180A", 2, 0.6))


def thompson(c: skia.Canvas) -> None:
    """Draw the Thompson M1A1: smooth barrel, bolt handle on the side."""
    _steel(c, "70,-9 180,-7 180,-1 70,0")
    _steel(c, "166,-12 171,-17 177,-7 163,-7")
    _steel(c, "-40,-18 86,-16 86,6 -40,6")
    _wood(c, "-150,0 -148,34 -60,18 -36,6 -36,-8")
    _wood(c, "86,-4 146,-3 146,10 88,14")
    c.drawLine(94, 4, 140, 3, pen("#3A2412", 2, 0.7))
    c.drawLine(-10, -8, 46, -7, pen("#15150F", 3, 0.8))
    c.drawCircle(40, -7, 5, fill(STEEL[0]))
    _steel(c, "26,6 46,6 44,62 26,62")
    _wood(c, "-18,6 2,6 -6,38 -22,36")


def m3(c: skia.Canvas) -> None:
    """Draw an M3 submachine gun."""
    _steel(c, "80,-7 160,-6 160,0 80,0")
    _steel(c, "-30,-20 84,-18 84,6 -30,6", STAMPED)
    c.drawPath(polygon("-30,-12 -130,-4 -134,26", closed=False), pen("#3A3B36", 6))
    _steel(c, "-2,-18 30,-18 30,-10 -2,-10")
    _steel(c, "36,6 56,6 56,74 36,74")
    _steel(c, "-16,6 4,6 -4,40 -20,38")


def bar(c: skia.Canvas) -> None:
    """Draw the BAR M1918A2: gas tube under the barrel, flash hider, bipod folded forward."""
    _steel(c, "130,-11 250,-8 250,-2 130,-1")
    _steel(c, "130,3 204,2 204,8 130,9")
    _steel(c, "246,-12 274,-12 274,2 246,2")
    _steel(c, "206,-14 212,-19 218,-8 204,-8")
    for foot in (0, 9):
        c.drawLine(226, 0, 150 - foot, 17 + foot, pen("#1B1C19", 7))
        c.drawLine(226, 0, 150 - foot, 17 + foot, pen("#55574F", 3))
    _steel(c, "-40,-18 70,-16 70,8 -40,8")
    _wood(c, "-160,-2 -158,34 -60,18 -36,8 -36,-8")
    _wood(c, "70,-9 142,-8 142,13 70,13")
    for groove in (84, 98, 112, 126):
        c.drawLine(groove, 1, groove + 8, 1, pen("#2A180A", 2.4, 0.7))
    _steel(c, "22,8 48,8 44,52 22,52")
    _wood(c, "-16,8 2,8 -6,38 -22,36")


def mp40(c: skia.Canvas) -> None:
    """Draw an MP 40."""
    _steel(c, "70,-8 176,-6 176,0 70,2")
    _steel(c, "158,-12 164,-15 170,-5 156,-5")
    _steel(c, "-60,-14 80,-12 80,4 -60,6")
    c.drawPath(polygon("-60,-6 -150,10 -154,36", closed=False), pen("#2C2D29", 6))
    _steel(c, "52,4 70,4 68,84 52,84")
    _grip(c, "-28,6 -8,6 -16,40 -32,38")
    _steel(c, "0,4 44,4 40,12 2,12")


def stg44(c: skia.Canvas) -> None:
    """Draw the StG 44: gas tube over the barrel, pressed-steel handguard, long curved magazine."""
    _steel(c, "150,-5 214,-4 214,2 150,3")
    _steel(c, "96,-17 172,-15 172,-9 96,-8")
    _steel(c, "192,-12 198,-20 203,-4 190,-4")
    _steel(c, "92,-13 156,-11 156,6 92,7", STAMPED)
    for rib in range(4):
        c.drawLine(102 + rib * 13, -9, 102 + rib * 13, 4, pen("#1B1C19", 2.4, 0.8))
    _steel(c, "-40,-19 96,-17 96,5 -40,8", STAMPED)
    c.drawLine(-16, -7, 62, -6, pen("#1B1C19", 2.6, 0.7))
    _steel(c, "44,-20 50,-27 62,-20")
    _wood(c, "-152,-2 -150,32 -62,16 -38,7 -38,-9", DARK_WOOD)
    c.drawPath(curve("30,8! 54,8! 58,44 74,80! 50,86! 34,46"), fill(STEEL[1], shader=linear((30, 0), (74, 0), STEEL)))
    c.drawPath(curve("30,8! 54,8! 58,44 74,80! 50,86! 34,46"), pen("#0E0E0C", 2.2, 0.9))
    _grip(c, "-26,8 -6,8 -14,40 -32,38", "#4A2C14")


def mg42(c: skia.Canvas) -> None:
    """Draw an MG 42."""
    _steel(c, "60,-20 250,-16 250,2 60,4")
    for slot in range(8):
        c.drawOval(box(80 + slot * 20, -12, 13, 8), fill("#0D0D0B"))
    _steel(c, "250,-14 280,-19 280,4 250,0")
    _steel(c, "232,-18 237,-26 244,-18")
    _belt_gun(c)


def mg34(c: skia.Canvas) -> None:
    """Draw an MG 34."""
    _steel(c, "60,-16 236,-13 236,1 60,3")
    for slot in range(10):
        c.drawCircle(80 + slot * 15, -6, 3.6, fill("#0D0D0B"))
    _steel(c, "236,-12 268,-15 268,3 236,0")
    _belt_gun(c)


def _belt_gun(c: skia.Canvas) -> None:
    """Draw the body, butt, grip, bipod and belt of a machine gun."""
    _steel(c, "-70,-24 64,-20 64,8 -70,8")
    _wood(c, "-168,-10 -166,26 -70,6 -70,-12", DARK_WOOD)
    _grip(c, "-30,8 -8,8 -16,40 -34,38", "#2A1A12")
    c.drawLine(236, 2, 214, 52, pen("#2A2B27", 5))
    c.drawPath(curve("20,6 26,40 10,80", closed=False), pen("#5E4818", 15))
    for link in range(7):
        c.drawLine(15 + link * 1.2, 18 + link * 9, 30 - link * 0.6, 16 + link * 9, pen("#D2A94C", 5))


def colt(c: skia.Canvas) -> None:
    """Draw an M1911 pistol."""
    _steel(c, "-6,-16 84,-16 84,0 -6,2")
    _pistol_grip(c, "#4A2C1A")


def p38(c: skia.Canvas) -> None:
    """Draw a P 38 pistol."""
    _steel(c, "54,-16 92,-16 92,-7 54,-7")
    _steel(c, "84,-21 89,-21 91,-16 84,-16")
    _steel(c, "-20,-21 30,-21 36,-17 58,-17 62,0 -12,2")
    for groove in range(5):
        c.drawLine(-15 + groove * 5, -17, -14 + groove * 5, -5, pen(STEEL[2], 2, 0.8))
    _steel(c, "-19,-19 -29,-27 -24,-13")
    _pistol_grip(c, "#2E1C12")


def _pistol_grip(c: skia.Canvas, tone: str) -> None:
    c.drawPath(polygon("-8,0 18,0 6,44 -20,42"), fill(tone))
    c.drawPath(polygon("-8,0 18,0 6,44 -20,42"), pen("#140C06", 2))
    c.drawPath(polygon("18,2 36,2 34,14 16,14", closed=False), pen("#22231F", 3.5))


def stick_grenade(c: skia.Canvas) -> None:
    """Draw a stick grenade."""
    _wood(c, "-70,-5 -70,5 50,6 50,-6")
    _steel(c, "46,-17 112,-17 112,17 46,17", ("#B4B9A8", "#6A7166", "#30352F"))
    c.drawLine(58, -16, 58, 16, pen("#20241E", 2, 0.7))
