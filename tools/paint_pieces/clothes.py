"""Jackets, collars and what hangs from the shoulders."""

from __future__ import annotations

import skia

from tools.paint_pieces.headgear import SPLINTER
from tools.paint_pieces.kit import box, chance, curve, fill, linear, mix, pen, polygon
from tools.paint_pieces.men import Man

BODY = "30,420! 48,372 98,342 160,326 200,336 262,322 330,344 372,378 390,420!"
US_LAPELS = ("170,298 146,326 172,388 204,398 178,344", "262,290 292,324 266,392 228,398 258,338")
GERMAN_COLLAR = ("168,296 146,334 172,368 212,352 196,326", "264,288 298,330 272,372 218,352 246,326")


def cloth(man: Man) -> tuple[str, str, str, str]:
    """Base, light, middle and dark of his coat."""
    base = man.coat
    return base, mix(base, "#F4ECC8", 0.38), mix(base, "#101208", 0.25), mix(base, "#101208", 0.55)


def paint_torso(c: skia.Canvas, man: Man) -> None:
    """Shoulders and chest."""
    base, light, mid, dark = cloth(man)
    tones = (light, base, mid, dark)
    shade = linear((380, 330), (40, 420), tones, (0, 0.3, 0.6, 1)) if man.away else linear((40, 330), (380, 420), tones, (0, 0.35, 0.65, 1))  # fmt: skip
    body = curve(BODY)
    c.drawPath(body, fill(base, shader=shade))
    c.drawPath(body, pen("#15160C", 2.6, 0.75))
    for fold in (
        "96,350 104,376 98,410",
        "330,352 318,380 326,410",
        "140,372 156,396",
        "280,372 262,400",
        "66,378 80,392",
    ):
        path = curve(fold, closed=False) if fold.count(" ") > 1 else polygon(fold, closed=False)
        c.drawPath(path, pen(dark, 4, 0.58, blur=0.8))
    c.drawPath(curve("52,374 100,346 158,330", closed=False), pen(light, 3, 0.3 if man.away else 0.6))


def paint_collar(c: skia.Canvas, man: Man) -> None:
    """The open collar, badges of rank, straps and the rest, over the neck."""
    (_american if man.friendly else _german)(c, man)
    if man.scarf:
        c.drawPath(curve("166,302 200,325 250,311 264,294 267,327 226,352 180,341"), fill(man.scarf))
        c.drawPath(curve("180,322 214,335 252,320", closed=False), pen("#000000", 3.5, 0.43))
        c.drawPath(curve("172,312 204,332 250,312", closed=False), pen("#FFFFFF", 2, 0.2))
    if "binoculars" in man.extras:
        _binoculars(c)


def _american(c: skia.Canvas, man: Man) -> None:
    base, _, mid, dark = cloth(man)
    c.drawPath(polygon("176,330 214,352 262,330 266,420 170,420"), fill("#6D6440"))
    c.drawPath(polygon("168,330 176,312 200,372 216,380 250,310 262,326 236,420 190,420"), fill("#5D5638"))
    c.drawPath(polygon("176,312 200,372 186,384 162,336"), fill("#857A50"))
    c.drawPath(polygon("250,310 218,378 238,384 268,328"), fill("#6D6440"))
    lit, unlit = mix(base, "#F4ECC8", 0.22), mid
    for lapel, tone in zip(US_LAPELS, (unlit, lit) if man.away else (lit, unlit), strict=True):
        c.drawPath(polygon(lapel), fill(tone))
        c.drawPath(polygon(lapel), pen("#1D1C10", 2.4, 0.78))
    for webbing in ("112,340 124,420", "312,334 300,420"):
        c.drawPath(polygon(webbing, closed=False), pen("#2B2A18", 20, butt=True))
        c.drawPath(polygon(webbing, closed=False), pen("#8D8256", 15, butt=True))
    if "bandolier" in man.extras:
        sling = curve("70,356 180,392 300,420", closed=False)
        c.drawPath(sling, pen("#2B2A18", 30))
        c.drawPath(sling, pen("#7D7A4D", 25))
        for i in range(7):
            c.drawLine(90 + i * 30, 350 + i * 11, 86 + i * 30, 378 + i * 11, pen("#2B2A18", 3, 0.78))
    if "grenades" in man.extras:
        for x, y in ((108, 372), (304, 376)):
            c.drawOval(box(x - 13, y - 14, 26, 34), fill("#4C5230"))
            c.drawOval(box(x - 13, y - 14, 26, 34), pen("#16180C", 2.4))
            c.drawRect(box(x - 5, y - 24, 10, 12), fill("#8D8A70"))
            c.drawPath(curve([(x - 8, y - 6), (x - 6, y + 8)], closed=False), pen("#A8AA7C", 3, 0.6))
    if "armband" in man.extras:
        c.drawPath(polygon("44,372 96,344 104,392 52,414"), fill("#EDE6D2"))
        c.drawPath(polygon("66,366 78,360 81,373 93,368 96,380 84,385 87,398 75,403 72,390 60,395 57,383 69,378"), fill("#A8281E"))  # fmt: skip
    if man.rank in ("sergeant", "corporal"):
        for stripe in range(3 if man.rank == "sergeant" else 2):
            y = stripe * 9
            c.drawPath(
                polygon([(48, 392 + y), (66, 378 + y), (88, 386 + y)], closed=False), pen("#D9CFA0", 4.4, butt=True)
            )
    c.drawPath(curve("98,344 120,356 136,380", closed=False), pen(dark, 2, 0.4))


def _german(c: skia.Canvas, man: Man) -> None:
    base, light, mid, dark = cloth(man)
    green = "#33443A"
    tones = (mid, base, light) if man.away else (light, base, mid)
    c.drawPath(polygon("160,322 200,352 216,356 274,316 290,420 140,420"), fill(base, shader=linear((150, 330), (290, 400), tones)))  # fmt: skip
    for leaf, tone in zip(GERMAN_COLLAR, (green, mix(green, "#FFFFFF", 0.08)), strict=True):
        c.drawPath(polygon(leaf), fill(tone))
        c.drawPath(polygon(leaf), pen("#0E120F", 2.6, 0.82))
    lace = "#DAD7C4" if man.rank == "officer" else "#C6C7B4"
    for tab, split in (("158,338 172,358 180,354 166,333", "163,336 176,356"), ("262,350 284,334 278,328 256,343", "259,347 281,331")):  # fmt: skip
        c.drawPath(polygon(tab), fill(lace))
        c.drawPath(polygon(split, closed=False), pen(green, 2))
    if man.rank == "obergefreiter":
        for edge in ("148,334 172,366 210,352", "220,352 272,370 296,332"):
            c.drawPath(polygon(edge, closed=False), pen("#CFCBB2", 4, 0.85, butt=True))
    c.drawLine(214, 352, 214, 420, pen(dark, 3))
    for y in (374, 402):
        c.drawCircle(222, y, 4.5, fill("#A9A893"))
    for board in ("74,354 128,332 140,346 84,370", "300,330 354,352 344,368 290,346"):
        c.drawPath(polygon(board), fill("#8E9288" if man.rank == "officer" else "#2E3A33"))
        c.drawPath(polygon(board), pen("#D4D2C0" if man.rank else "#B9BCAB", 2.6, 0.9))
    for leather in ("110,346 132,420", "318,344 296,420"):
        c.drawPath(polygon(leather, closed=False), pen("#16130E", 15, butt=True))
        c.drawPath(polygon(leather, closed=False), pen("#3A2C1E", 11, butt=True))
    if "smock" in man.extras:
        _smock(c, man)
    if "cross" in man.extras:
        c.drawPath(polygon("208,356 220,356 218,364 226,362 226,374 218,372 220,380 208,380 210,372 202,374 202,362 210,364"), fill("#1A1A18"))  # fmt: skip
        c.drawPath(polygon("208,356 220,356 218,364 226,362 226,374 218,372 220,380 208,380 210,372 202,374 202,362 210,364"), pen("#C9C7B6", 1.8))  # fmt: skip


def _smock(c: skia.Canvas, man: Man) -> None:
    dice = chance(man.id + " smock")
    c.save()
    c.clipPath(curve(BODY), doAntiAlias=True)
    for _ in range(70):
        x, y, size = dice.uniform(40, 390), dice.uniform(336, 420), dice.uniform(0.7, 1.7)
        if 140 < x < 300 and y < 372:
            continue
        c.save()
        c.translate(x, y)
        c.scale(size, size)
        c.drawPath(polygon("-12,-5 6,-9 13,3 -4,9"), fill(dice.choice(SPLINTER), 0.75))
        c.restore()
    c.restore()


def _binoculars(c: skia.Canvas) -> None:
    for x in (176, 226):
        c.drawPath(curve([(x - 18, 366), (x + 16, 366), (x + 22, 420), (x - 24, 420)]), fill("#1D1C18"))
        c.drawPath(curve([(x - 10, 370), (x - 12, 412)], closed=False), pen("#8D8B7C", 5, 0.78))
    c.drawLine(168, 366, 150, 330, pen("#2A1C12", 5))
    c.drawLine(236, 366, 262, 326, pen("#2A1C12", 5))
