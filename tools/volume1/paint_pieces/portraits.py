"""Write the portraits of the men, of a stranger and of the fallen, large for the dossier and small for counters."""

from __future__ import annotations

import skia
from PIL import Image

from tools.volume1.paint_pieces.bust import CLOSE, SIDE, UNITS, bust, printed
from tools.volume1.paint_pieces.headgear import M1_DOME, STEEL_DOME
from tools.volume1.paint_pieces.kit import (
    blank,
    box,
    chance,
    curve,
    fill,
    linear,
    mix,
    pen,
    picture,
    pixels,
    polygon,
    radial,
    reduced,
    save,
)
from tools.volume1.paint_pieces.men import muster

LARGE, SMALL = 480, 160
FOLDER = "counters/portraits"


def paint_men(wanted: list[str]) -> None:
    """Write the portraits of the men whose id has one of the words; without words, all portraits."""
    for man in muster():
        if not wanted or any(word in man.id for word in wanted):
            _save(bust(man), man.id)
    if not wanted:
        _save(stranger(), "unknown")
        _save(fallen(friendly=True), "kia-friendly")
        _save(fallen(friendly=False), "kia-enemy")


def _save(master: Image.Image, name: str) -> None:
    save(reduced(master, (LARGE, LARGE), 40), f"{FOLDER}/{name}.jpg", 88)
    save(reduced(master, (SMALL, SMALL)), f"{FOLDER}/small/{name}.jpg", 92)


def stranger() -> Image.Image:
    """Paint an unidentified enemy: a dark helmet with a rim of light; return the image."""
    surface = blank(SIDE, SIDE)
    c = surface.getCanvas()
    c.scale(SIDE / UNITS, SIDE / UNITS)
    c.drawPaint(fill("#39423F", shader=radial((170, 150), 300, ("#6C7874", "#3B4541", "#1B2120"), (0, 0.5, 1))))
    dice = chance("stranger")
    for _ in range(70):
        x, y = dice.uniform(-20, 420), dice.uniform(-20, 420)
        end = (x + dice.uniform(20, 90), y - dice.uniform(15, 60))
        c.drawLine(x, y, *end, pen(dice.choice(("#7F8C86", "#141A19")), dice.uniform(6, 22), dice.uniform(0.03, 0.08)))
    c.save()
    c.translate(200, 400)
    c.scale(-CLOSE, CLOSE)
    c.translate(-206, -372)
    c.drawPath(
        curve("20,440! 40,372 100,342 166,322 180,270! 250,262! 258,312 320,340 370,376 392,440!"), fill("#171D1C")
    )
    c.drawPath(curve("390,396 366,368 320,341 262,318", closed=False), pen("#8C978F", 4, 0.4))
    c.drawPath(curve("140,160 134,220 148,272 178,300 206,300 244,272 266,220 270,160"), fill("#0D1111"))
    c.drawPath(curve("262,222 256,250 238,272 212,294", closed=False), pen("#8C978F", 4, 0.45))
    dome = curve(STEEL_DOME)
    c.drawPath(
        dome,
        fill("#232A2D", shader=radial((252, 90), 190, ("#5F6B66", "#39423F", "#232A2D", "#121717"), (0, 0.2, 0.5, 1))),
    )
    c.drawPath(curve("228,66 258,82 276,114 254,100"), fill("#B4BEB4", 0.5, blur=5))
    c.drawPath(curve("120,160 180,152 232,158 270,174 306,206", closed=False), pen("#0B0E0E", 5, 0.8))
    c.drawPath(dome, pen("#080B0B", 3, 0.9))
    c.restore()
    return picture(printed(pixels(surface), "stranger"), "RGB")


def fallen(*, friendly: bool) -> Image.Image:
    """Paint a fallen man: a rifle stuck in the ground with a helmet on its butt; return the image."""
    surface = blank(SIDE, SIDE)
    c = surface.getCanvas()
    c.scale(SIDE / UNITS, SIDE / UNITS)
    ground = "#B9B48E" if friendly else "#AEB5AF"
    sky = (mix(ground, "#FFFFFF", 0.35), ground, mix(ground, "#000000", 0.2))
    c.drawPaint(fill(ground, shader=linear((0, 0), (400, 400), sky)))
    dice = chance("fallen" + ground)
    for _ in range(60):
        x, y = dice.uniform(-20, 420), dice.uniform(-20, 300)
        end = (x + dice.uniform(30, 110), y - dice.uniform(5, 30))
        c.drawLine(x, y, *end, pen(dice.choice(("#FFFFFF", "#3A3A2A")), dice.uniform(8, 24), dice.uniform(0.03, 0.08)))
    _mound(c, friendly=friendly)
    _planted_rifle(c, friendly=friendly)
    _helmet_on_butt(c, friendly=friendly)
    return picture(printed(pixels(surface), "fallen" + ground), "RGB")


def _mound(c: skia.Canvas, *, friendly: bool) -> None:
    earth = "#6E6644" if friendly else "#62665A"
    c.drawPath(curve("-20,420! -20,318 60,296 150,286 240,284 330,298 420,316 420,420!"), fill(earth, shader=linear((60, 280), (360, 420), (mix(earth, "#E9E0C0", 0.35), earth, mix(earth, "#000000", 0.4)))))  # fmt: skip
    c.drawPath(curve("196,300 260,296 352,318 300,330 224,322"), fill("#1A180F", 0.5, blur=4))
    dice = chance(f"grass {friendly}")
    for _ in range(70):
        x = dice.uniform(-10, 410)
        y = 300 + abs(x - 200) * 0.08 + dice.uniform(-6, 60)
        c.drawLine(
            x,
            y,
            x + dice.uniform(-7, 7),
            y - dice.uniform(8, 24),
            pen(dice.choice(("#3C4222", "#8E8A58", "#2A2A18")), 2.6, 0.7),
        )


def _planted_rifle(c: skia.Canvas, *, friendly: bool) -> None:
    wood = ("#B07B46", "#8A5A2E", "#4A2C14") if friendly else ("#9A6A3E", "#744824", "#3A220E")
    c.drawPath(curve("196,256! 192,250! 188,240 190,150 182,120 178,84! 224,84! 220,120 208,160 208,240 206,250! 203,256!"), fill(wood[1], shader=linear((180, 0), (222, 0), wood)))  # fmt: skip
    c.drawPath(curve("196,256! 192,250! 188,240 190,150 182,120 178,84! 224,84! 220,120 208,160 208,240 206,250! 203,256!"), pen("#1A110A", 3, 0.9))  # fmt: skip
    c.drawRect(box(196, 254, 7, 64), fill("#3A3B38"))
    c.drawPath(polygon("206,150 222,156 220,196 207,206", closed=False), pen("#3A2C1A", 4))
    c.drawPath(curve("190,140 168,190 176,250 192,262", closed=False), pen("#3A2C1A", 5, 0.9))


def _helmet_on_butt(c: skia.Canvas, *, friendly: bool) -> None:
    base = "#5B5E38" if friendly else "#565D55"
    light, dark = mix(base, "#E8E4B8", 0.5), mix(base, "#0E100A", 0.66)
    c.save()
    c.translate(200, 96)
    c.rotate(-9)
    c.scale(0.94, 0.94)
    c.translate(-202, -128)
    dome = curve(M1_DOME if friendly else STEEL_DOME)
    if not friendly:
        c.translate(400, 0)
        c.scale(-1, 1)
    center = (170, 92) if friendly else (244, 92)
    c.drawPath(curve("112,172 206,158 294,174 250,196 150,196"), fill("#15130C"))
    c.drawPath(
        dome, fill(base, shader=radial(center, 190, (light, mix(base, light, 0.3), base, dark), (0, 0.24, 0.54, 1)))
    )
    c.drawPath(dome, pen("#12130C", 3.4, 0.9))
    rim = "108,170 156,158 206,158 258,166 296,176" if friendly else "120,160 180,152 232,158 270,174 306,206"
    c.drawPath(curve(rim, closed=False), pen(dark, 4, 0.8))
    c.drawPath(curve("142,172 150,206 172,224", closed=False), pen("#3A2C1A", 5, 0.9))
    c.restore()
