"""Paint shoulders and chest, and choose the clothing of each army."""

from __future__ import annotations

import skia

from tools.volume1.paint_pieces.americans import airman, american
from tools.volume1.paint_pieces.germans import german, splinter
from tools.volume1.paint_pieces.kit import cloth, curve, fill, linear, pen, polygon
from tools.volume1.paint_pieces.men import Man

BODY = "30,420! 48,372 98,342 160,326 200,336 262,322 330,344 372,378 390,420!"
FOLDS = ("96,350 104,376 98,410", "330,352 318,380 326,410", "140,372 156,396", "280,372 262,400", "66,378 80,392")


def paint_torso(c: skia.Canvas, man: Man) -> None:
    """Draw a man's shoulders and chest."""
    base, light, mid, dark = cloth(man.coat)
    tones = (light, base, mid, dark)
    shade = linear((380, 330), (40, 420), tones, (0, 0.3, 0.6, 1)) if man.away else linear((40, 330), (380, 420), tones, (0, 0.35, 0.65, 1))  # fmt: skip
    body = curve(BODY)
    c.drawPath(body, fill(base, shader=shade))
    if "smock" in man.extras:
        c.save()
        c.clipPath(body, doAntiAlias=True)
        splinter(c, man.id + " smock", (30, 320, 390, 420), 1.5)
        c.drawPath(curve("30,420 48,372 98,342 90,420" if not man.away else "330,340 390,378 392,424 316,424"), fill(dark, 0.3, blur=6))  # fmt: skip
        c.restore()
    c.drawPath(body, pen("#15160C", 2.6, 0.75))
    for fold in FOLDS:
        path = curve(fold, closed=False) if fold.count(" ") > 1 else polygon(fold, closed=False)
        c.drawPath(path, pen(dark, 4, 0.58, blur=0.8))
    c.drawPath(curve("52,374 100,346 158,330", closed=False), pen(light, 3, 0.3 if man.away else 0.6))


def paint_collar(c: skia.Canvas, man: Man) -> None:
    """Draw the open collar, badges of rank, straps and other items over the neck."""
    dressed = airman if man.tunic == "a2" else american if man.friendly else german
    dressed(c, man)
    if man.scarf:
        c.drawPath(curve("166,302 200,325 250,311 264,294 267,327 226,352 180,341"), fill(man.scarf))
        c.drawPath(curve("180,322 214,335 252,320", closed=False), pen("#000000", 3.5, 0.43))
        c.drawPath(curve("172,312 204,332 250,312", closed=False), pen("#FFFFFF", 2, 0.2))
        for fold in ("190,330 198,344", "228,322 238,338"):
            c.drawPath(polygon(fold, closed=False), pen("#000000", 2.4, 0.3))
