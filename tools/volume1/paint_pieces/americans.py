"""Paint American clothing below the neck in June 1944: field jacket, wool shirt, web suspenders, flight jacket."""

from __future__ import annotations

import skia

from tools.volume1.paint_pieces.kit import box, cloth, curve, fill, linear, mix, pen, polygon
from tools.volume1.paint_pieces.men import Man

LAPELS = ("170,298 146,326 172,388 204,398 178,344", "262,290 292,324 266,392 228,398 258,338")
SUSPENDERS = ("112,340 124,420", "312,334 300,420")
STRIPES = {"Sgt": 3, "Cpl": 2}
CROSS = "-5,-14 5,-14 5,-5 14,-5 14,5 5,5 5,14 -5,14 -5,5 -14,5 -14,-5 -5,-5"
RED, CANVAS = "#A8281E", "#EDE6D2"


def american(c: skia.Canvas, man: Man) -> None:
    """Draw the M41 field jacket over the wool shirt, web suspenders, and items of rank and trade."""
    _shirt(c)
    _lapels(c, man)
    for strap in SUSPENDERS:
        _web(c, strap)
    if "bandolier" in man.extras:
        _bandolier(c)
    if "grenades" in man.extras:
        for x, y in ((128, 380), (292, 384)):
            _grenade(c, x, y)
    if "armband" in man.extras:
        _armband(c)
        _aid_bag(c)
    if man.rank in STRIPES:
        _chevrons(c, STRIPES[man.rank])


def airman(c: skia.Canvas, man: Man) -> None:
    """Draw the A2 jacket of brown leather, an officer's bar on the shoulder, and a parachute harness."""
    base, light, mid, dark = cloth(man.coat)
    _shirt(c)
    for lapel, tone in zip(LAPELS, (mix(base, light, 0.5), mid), strict=True):
        c.drawPath(polygon(lapel), fill(tone))
        c.drawPath(polygon(lapel), pen("#1D140C", 2.6, 0.85))
    for shine in ("62,372 100,352 126,346", "186,352 178,372", "330,356 350,372"):
        c.drawPath(curve(shine, closed=False), pen(light, 5, 0.5, blur=1.6))
    for strap in SUSPENDERS:
        c.drawPath(polygon(strap, closed=False), pen("#3A3222", 22, butt=True))
        c.drawPath(polygon(strap, closed=False), pen("#C9BC98", 17, butt=True))
        c.drawPath(polygon(strap, closed=False), pen("#8A7C58", 1.6, 0.8, butt=True))
    c.drawPath(polygon("66,352 100,338 104,348 70,362"), fill(dark))
    c.drawPath(polygon("74,353 94,345 96,350 76,358"), fill("#D8D8D0"))


def _shirt(c: skia.Canvas) -> None:
    """Draw the wool shirt in the open collar, with placket and button."""
    c.drawPath(polygon("176,330 214,352 262,330 266,420 170,420"), fill("#6D6440"))
    c.drawPath(polygon("168,330 176,312 200,372 216,380 250,310 262,326 236,420 190,420"), fill("#5D5638"))
    c.drawPath(polygon("176,312 200,372 186,384 162,336"), fill("#857A50"))
    c.drawPath(polygon("250,310 218,378 238,384 268,328"), fill("#6D6440"))
    for leaf in ("176,312 200,372 186,384 162,336", "250,310 218,378 238,384 268,328"):
        c.drawPath(polygon(leaf), pen("#2A2616", 1.8, 0.6))
    c.drawCircle(210, 392, 3, fill("#2F2A18"))


def _lapels(c: skia.Canvas, man: Man) -> None:
    """Draw the turned-down collar of the jacket, its seams and the first button."""
    base, light, mid, dark = cloth(man.coat)
    for lapel, tone in zip(LAPELS, (mix(base, "#F4ECC8", 0.22), mid), strict=True):
        c.drawPath(polygon(lapel), fill(tone))
        c.drawPath(polygon(lapel), pen("#1D1C10", 2.4, 0.78))
    for seam in ("156,328 176,382 196,390", "284,326 262,384 240,390"):
        c.drawPath(polygon(seam, closed=False), pen(dark, 1.4, 0.5))
    c.drawPath(polygon("172,388 178,420", closed=False), pen(dark, 2.4, 0.7))
    c.drawCircle(188, 410, 4, fill(dark))
    c.drawPath(curve("140,352 150,372 154,398", closed=False), pen(light, 2, 0.35))


def _web(c: skia.Canvas, strap: str) -> None:
    """Draw one suspender of the cartridge belt: cotton web with stitched edges and a brass tip."""
    path = polygon(strap, closed=False)
    c.drawPath(path, pen("#2B2A18", 20, butt=True))
    c.drawPath(path, pen("#8D8256", 15.5, butt=True))
    c.drawPath(path, pen("#A69B6C", 10.5, butt=True))
    c.drawPath(path, pen("#8D8256", 8.5, butt=True))
    left, right = (118, 372), (307, 372)
    x, y = left if strap == SUSPENDERS[0] else right
    c.drawRect(box(x - 11, y - 4, 22, 10), fill("#6B6240"))
    c.drawRect(box(x - 11, y - 4, 22, 10), pen("#2B2A18", 1.8, 0.8))


def _bandolier(c: skia.Canvas) -> None:
    """Draw a cotton bandoleer of clips across the chest."""
    sling = curve("78,346 180,382 300,416", closed=False)
    c.drawPath(sling, pen("#2B2A18", 30))
    c.drawPath(sling, pen("#7D7A4D", 25))
    for i in range(7):
        x, y = 96 + i * 30, 342 + i * 10.4
        c.drawLine(x, y, x - 5, y + 27, pen("#2B2A18", 3, 0.78))
        c.drawPath(curve([(x + 6, y + 8), (x + 14, y + 4), (x + 22, y + 12)], closed=False), pen("#A5A274", 2.6, 0.7))


def _grenade(c: skia.Canvas, x: float, y: float) -> None:
    """Draw a Mk II grenade hung on the suspender by its lever."""
    body = box(x - 14, y - 14, 28, 36)
    c.drawOval(body, fill("#4C5230"))
    for across in (-4, 6):
        c.drawLine(x - 13, y + across, x + 13, y + across, pen("#23271A", 2, 0.8))
    c.drawLine(x, y - 14, x, y + 20, pen("#23271A", 2, 0.8))
    c.drawOval(body, pen("#16180C", 2.4))
    c.drawRect(box(x - 5, y - 24, 10, 12), fill("#8D8A70"))
    c.drawPath(polygon([(x + 2, y - 22), (x + 14, y - 18), (x + 17, y + 6)], closed=False), pen("#7C7A5C", 4))
    c.drawPath(curve([(x - 9, y - 4), (x - 8, y + 10)], closed=False), pen("#A8AA7C", 3, 0.6))


def _armband(c: skia.Canvas) -> None:
    """Draw the Red Cross brassard on the sleeve."""
    band = polygon("44,366 98,338 108,390 54,412")
    c.drawPath(band, fill(CANVAS, shader=linear((44, 366), (108, 390), (CANVAS, "#F6F0DE", "#C9C0A6"))))
    c.drawPath(band, pen("#5A5340", 1.8, 0.7))
    c.save()
    c.translate(76, 376)
    c.rotate(-24)
    c.scale(1.15, 1.15)
    c.drawPath(polygon(CROSS), fill(RED))
    c.restore()


def _aid_bag(c: skia.Canvas) -> None:
    """Draw the bag of dressings across the chest."""
    strap = curve("98,338 190,366 276,384", closed=False)
    c.drawPath(strap, pen("#2B2A18", 15))
    c.drawPath(strap, pen("#9A9064", 11))
    c.save()
    c.translate(316, 388)
    c.rotate(5)
    path = skia.Path()
    path.addRoundRect(box(-50, -36, 100, 80), 9, 9)
    c.drawPath(path, fill("#857B4E", shader=linear((-50, -34), (50, 40), ("#B3A873", "#857B4E", "#4E4828"))))
    c.drawPath(path, pen("#1D1C10", 2.6))
    c.drawPath(curve("-50,-12 0,-6 50,-12", closed=False), pen("#3A3420", 2.4, 0.8))
    c.drawCircle(0, 0, 21, fill(CANVAS))
    c.drawPath(polygon(CROSS), fill(RED))
    c.restore()


def _chevrons(c: skia.Canvas, stripes: int) -> None:
    """Draw the chevrons on the sleeve, points up, on their dark patch."""
    c.save()
    c.translate(90, 372)
    c.rotate(-20)
    c.scale(0.82, 0.82)
    foot = 12 * stripes
    patch = polygon([(-25, 6), (0, -12), (25, 6), (25, foot - 4), (0, foot - 20), (-25, foot - 4)])
    c.drawPath(patch, pen("#23241A", 7))
    c.drawPath(patch, fill("#23241A"))
    for stripe in range(stripes):
        y = stripe * 11
        c.drawPath(polygon([(-23, 5 + y), (0, -11 + y), (23, 5 + y)], closed=False), pen("#D9CFA0", 5.6, butt=True))
    c.restore()
