"""Paint German clothing below the neck in June 1944: tunics, collar bars, leather, splinter smocks."""

from __future__ import annotations

import skia

from tools.volume1.paint_pieces.kit import chance, cloth, curve, fill, linear, mix, pen, polygon
from tools.volume1.paint_pieces.men import Man

COLLAR = ("168,296 146,334 172,368 212,352 196,326", "264,288 298,330 272,372 218,352 246,326")
BARS = (("158,338 172,358 180,354 166,333", "163,336 176,356"), ("262,350 284,334 278,328 256,343", "259,347 281,331"))
BOARDS = ("74,354 128,332 140,346 84,370", "300,330 354,352 344,368 290,346")
STRAPS = ("110,346 132,420", "318,344 296,420")
GREEN = "#33443A"
CROSS = "-3,-12 3,-12 2,-2 12,-3 12,3 2,2 3,12 -3,12 -2,2 -12,3 -12,-3 -2,-2"
GROUND, SPLINTERS, RAIN = "#9A916C", ("#55613A", "#6E5233", "#55613A", "#64482C"), "#3E4A2C"


def german(c: skia.Canvas, man: Man) -> None:
    """Draw tunic, collar with bars, shoulder straps, belt leather, and items of rank and decoration."""
    _front(c, man)
    _collar(c, man)
    if "smock" not in man.extras:
        _shoulders(c, man)
        _eagle(c)
    if man.officer:
        if "binoculars" in man.extras:
            _binoculars(c)
    else:
        _leather(c)
    if man.rank == "Obfr":
        _sleeve_angles(c)
    if "cross" in man.extras:
        _iron_cross(c)


def splinter(c: skia.Canvas, name: str, within: tuple[float, float, float, float], size: float) -> None:
    """Draw splinter camouflage within left, top, right and bottom: sharp green and brown flecks under dashes like rain.

    `name` seeds the pattern; `size` is a factor.
    """
    left, top, right, bottom = within
    dice = chance(name + " splinter")
    c.drawPath(polygon([(left, top), (right, top), (right, bottom), (left, bottom)]), fill(GROUND, 0.86))
    count = round((right - left) * (bottom - top) / (560 * size * size))
    for number in range(count):
        c.save()
        c.translate(dice.uniform(left, right), dice.uniform(top, bottom))
        c.rotate(dice.uniform(-30, 30))
        c.scale(size * dice.uniform(0.7, 1.5), size * dice.uniform(0.7, 1.2))
        corners = [(x + dice.uniform(-5, 5), y + dice.uniform(-4, 4)) for x, y in ((-17, -4), (-3, -11), (16, -6), (9, 3), (15, 10), (-7, 8))]  # fmt: skip
        c.drawPath(polygon(corners), fill(SPLINTERS[number % 4], 0.92))
        c.restore()
    for _ in range(count * 2):
        x, y = dice.uniform(left, right), dice.uniform(top, bottom)
        c.drawLine(x, y, x - 1.5 * size, y + 8 * size, pen(RAIN, 1.3 * size, 0.55))


def _front(c: skia.Canvas, man: Man) -> None:
    """Draw the front of the tunic below the collar, buttons and pocket pleats."""
    base, light, mid, dark = cloth(man.coat)
    tones = (mid, base, light) if man.away else (light, base, mid)
    if "smock" not in man.extras:
        c.drawPath(polygon("160,322 200,352 216,356 274,316 290,420 140,420"), fill(base, shader=linear((150, 330), (290, 400), tones)))  # fmt: skip
        for pocket in ("146,390 150,386 196,394", "240,394 282,386 288,390"):
            c.drawPath(polygon(pocket, closed=False), pen(dark, 2.6, 0.7))
    c.drawLine(214, 352, 214, 420, pen(dark, 3))
    for y in (374, 402):
        c.drawCircle(222, y, 4.8, fill("#5E625A"))
        c.drawCircle(221, y - 1, 3.2, fill("#A9A893"))


def _collar(c: skia.Canvas, man: Man) -> None:
    """Draw the collar, dark green on an old tunic and plain on a new one, with an officer's or a man's bars."""
    green = GREEN if man.tunic == "m36" else mix(man.coat, "#2A322C", 0.18)
    for leaf, tone in zip(COLLAR, (green, mix(green, "#FFFFFF", 0.1)), strict=True):
        c.drawPath(polygon(leaf), fill(tone))
        c.drawPath(polygon(leaf), pen("#0E120F", 2.6, 0.82))
    lace = "#E2DFCE" if man.officer else "#B9BBA9" if man.tunic == "m36" else "#A9AA98"
    for tab, split in BARS:
        if man.tunic == "m36":
            c.drawPath(polygon(tab), pen(mix(GREEN, "#000000", 0.25), 5))
        c.drawPath(polygon(tab), fill(lace))
        c.drawPath(polygon(split, closed=False), pen(mix(green, "#1A2420", 0.4), 2.2))


def _shoulders(c: skia.Canvas, man: Man) -> None:
    """Draw shoulder straps piped in white; silver cord for an officer, two gilt stars for a captain."""
    for board in BOARDS:
        path = polygon(board)
        c.drawPath(path, pen("#E2E0D2", 5))
        c.drawPath(path, fill("#A3A69C" if man.officer else GREEN if man.tunic == "m36" else "#4A524A"))
        c.drawPath(path, pen("#1B211D", 1.4, 0.8))
        spots = [tuple(map(float, spot.split(","))) for spot in board.split()]
        (ax, ay), (bx, by) = ((spots[0][i] + spots[3][i]) / 2 for i in (0, 1)), ((spots[1][i] + spots[2][i]) / 2 for i in (0, 1))  # fmt: skip
        if not man.officer:
            c.drawCircle(bx + (ax - bx) * 0.14, by + (ay - by) * 0.14, 3.4, fill("#A9A893"))
            continue
        c.drawLine(ax, ay, bx, by, pen("#6E726A", 2))
        for share in (0.3, 0.66) if man.rank == "Hptm" else ():
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            c.drawPath(polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), fill("#D8A93A"))
            c.drawPath(polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]), pen("#4A3A14", 1.4))


def _eagle(c: skia.Canvas) -> None:
    """Draw the woven eagle above the right breast pocket."""
    c.drawPath(polygon("232,378 256,380 260,376 264,380 288,378 282,384 266,386 263,392 257,392 254,386 238,384"), fill("#C4C5B4", 0.9))  # fmt: skip


def _leather(c: skia.Canvas) -> None:
    """Draw the two front straps of the Y, black leather with a lit edge and a rivet."""
    for strap in STRAPS:
        path = polygon(strap, closed=False)
        c.drawPath(path, pen("#0F0D0A", 15, butt=True))
        c.drawPath(path, pen("#2E261D", 11, butt=True))
        c.drawPath(path, pen("#55493A", 3, 0.7, butt=True))
    for x in (118, 310):
        c.drawCircle(x, 374, 4.2, fill("#8F8C7C"))
        c.drawCircle(x, 374, 4.2, pen("#15120E", 1.4))


def _sleeve_angles(c: skia.Canvas) -> None:
    """Draw the two angles of an Obergefreiter on the left upper arm, points down."""
    c.save()
    c.translate(68, 374)
    c.rotate(-24)
    c.drawPath(polygon("-24,-16 24,-16 0,26"), fill("#2B352E"))
    for drop in (0, 12):
        c.drawPath(polygon([(-20, -12 + drop * 0.9), (0, 6 + drop), (20, -12 + drop * 0.9)], closed=False), pen("#CFCBB2", 5, butt=True))  # fmt: skip
    c.restore()


def _iron_cross(c: skia.Canvas) -> None:
    """Draw the Iron Cross on the left breast pocket."""
    c.save()
    c.translate(138, 386)
    c.drawPath(polygon(CROSS), fill("#1A1A18"))
    c.drawPath(polygon(CROSS), pen("#D4D2C2", 2))
    c.restore()


def _binoculars(c: skia.Canvas) -> None:
    """Draw binoculars hung from the neck before the chest."""
    for strap in ("166,366 150,330", "246,366 262,326"):
        c.drawPath(polygon(strap, closed=False), pen("#120D08", 7))
        c.drawPath(polygon(strap, closed=False), pen("#3A2A1C", 4))
    c.drawLine(190, 388, 226, 388, pen("#1D1C18", 12))
    for x in (184, 230):
        tube = curve([(x - 15, 370, 1), (x + 13, 370, 1), (x + 20, 420, 1), (x - 22, 420, 1)])
        c.drawPath(
            tube, fill("#26251F", shader=linear((x - 22, 370), (x + 20, 370), ("#4A493F", "#24231D", "#0E0D0B")))
        )
        c.drawPath(tube, pen("#0B0A08", 2))
        c.drawOval(skia.Rect.MakeLTRB(x - 14, 362, x + 12, 376), fill("#55544A"))
        c.drawOval(skia.Rect.MakeLTRB(x - 9, 364.5, x + 7, 373.5), fill("#12110E"))
