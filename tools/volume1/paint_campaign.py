"""Paint the map of a campaign in the style of 1944: contours, bocage, roads.

    python -m tools.volume1.paint_campaign

The layout is in units of 1000 × 900; the picture is twice as large and goes into ``assets/campaigns``. It is seeded,
so the bytes are the same each time.
"""

from __future__ import annotations

import itertools
import math
import sys

import contourpy
import numpy as np
import skia
from scipy import ndimage
from scipy.spatial import Voronoi

from combat.engine.kernel.record import as_json
from combat.games.volume1.scenes.campaign.map_names import MapName
from tools.volume1.paint_pieces.kit import (
    ASSETS,
    Pixels,
    asset,
    blank,
    box,
    chance,
    curve,
    fill,
    noise,
    paper,
    pen,
    picture,
    pixels,
    polygon,
    save,
)

WIDTH, HEIGHT, FINE = 1000, 900, 2
STEP = 4
"""Units between two samples of the height."""
PAPER, BROWN, GREEN, BLUE, INK, ROAD = "#E6DDC2", "#9A6A3A", "#6F8A54", "#4E86A6", "#2B2A24", "#B4532F"
HILLS = (
    (820, 180, 150, 130, 62),
    (610, 120, 120, 80, 22),
    (930, 420, 120, 160, 24),
    (150, 250, 190, 160, 18),
    (330, 760, 240, 120, 12),
)
"""Centre, width, depth and height in metres of every hill."""
STREAM = ("0,560 90,575 170,548 240,566 292,598 330,640 400,668 470,655 540,690 620,742 720,760 800,812 870,900",
          "292,598 300,540 285,470 310,400 296,330 330,250 316,150 350,60 345,0")  # fmt: skip
ROADS = ("0,842 80,812 160,800 232,742 268,640 300,575 360,520 420,478 500,430 560,408 640,412 705,380 760,320 850,300 1000,318",
         "640,412 660,520 700,640 690,760 720,900", "640,412 600,300 540,220 520,110 560,0")  # fmt: skip
TRACKS = ("160,800 250,860 380,838 520,800 690,760", "420,478 430,590 470,655 500,720 520,800", "300,575 190,470 90,420 0,400",
          "500,430 470,330 520,200", "705,380 760,250 812,190 845,120 900,60", "268,640 180,660 70,650 0,668", "760,320 860,420 930,560 1000,600")  # fmt: skip
WOODS = ((730, 150, 70), (880, 120, 60), (190, 240, 62), (560, 560, 44), (470, 250, 40), (890, 660, 64), (90, 720, 40))
HOUSES = {"la Haye-Basse": (150, 806, 9), "les Ormes": (408, 494, 5), "Pont-Renard": (270, 618, 5), "St-Aubin": (640, 412, 30),
          "le Carrefour": (520, 806, 6), "Hautmesnil": (556, 118, 8), "la Croix": (850, 304, 6), "Moulin": (474, 664, 3)}  # fmt: skip
"""Position of each settlement and its number of houses."""
SPOT_HEIGHT = (826, 176, "112")


def main() -> int:
    """Paint the map of every campaign and print its path; return 0."""
    sheet = paper(WIDTH * FINE, HEIGHT * FINE, PAPER, 44)
    ink = blank(WIDTH * FINE, HEIGHT * FINE)
    canvas = ink.getCanvas()
    canvas.scale(FINE, FINE)
    height = relief()
    _draw_woods(canvas)
    _draw_fields(canvas)
    _draw_contours(canvas, height)
    for line in STREAM:
        canvas.drawPath(curve(line, closed=False), pen(BLUE, 3.4, 0.85))
    _draw_roads(canvas)
    _draw_houses(canvas)
    _draw_grid(canvas)
    _draw_words(canvas)
    printed = picture(_printed(sheet, height, pixels(ink)), "RGB")
    path = save(printed, "campaigns/hedgerow-to-hill.jpg", 86)
    path.with_suffix(".json").write_bytes(as_json(_names()) + b"\n")
    print(path.relative_to(ASSETS.parent))
    return 0


def relief() -> Pixels:
    """Return the height in metres above sea level, with one sample every `STEP` units."""
    ys, xs = np.mgrid[0 : HEIGHT + STEP : STEP, 0 : WIDTH + STEP : STEP].astype(np.float32)
    ground = 42 + (xs - ys) * 0.012 + noise(xs.shape[0], xs.shape[1], 46, 7, 3) * 3.2
    for x, y, broad, deep, high in HILLS:
        ground += high * np.exp(-(((xs - x) / broad) ** 2) - ((ys - y) / deep) ** 2)
    for line in STREAM:
        ground -= 9 * np.exp(-((_distance(line, xs, ys) / 46) ** 2))
    return np.asarray(ndimage.gaussian_filter(ground, 1.6), np.float32)


def _distance(line: str, xs: Pixels, ys: Pixels) -> Pixels:
    """Return the distance of each sample from a polyline."""
    points = [tuple(map(float, spot.split(","))) for spot in line.split()]
    nearest = np.full(xs.shape, 1e9, np.float32)
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        share = np.clip(((xs - x0) * (x1 - x0) + (ys - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2), 0, 1)
        nearest = np.minimum(nearest, np.hypot(xs - x0 - share * (x1 - x0), ys - y0 - share * (y1 - y0)))
    return nearest


def _draw_contours(canvas: skia.Canvas, height: Pixels) -> None:
    lines = contourpy.contour_generator(z=height)
    for metres in range(20, 130, 5):
        for line in lines.lines(metres):
            points = np.asarray(line)
            if len(points) > 8:
                main_line = metres % 25 == 0
                path = polygon([(float(x) * STEP, float(y) * STEP) for x, y in points], closed=False)
                canvas.drawPath(path, pen(BROWN, 1.9 if main_line else 0.95, 0.85 if main_line else 0.6))


def _draw_fields(canvas: skia.Canvas) -> None:
    """Draw the bocage: small irregular fields with hedges and single trees."""
    dice = chance("bocage")
    spots = [(dice.uniform(-40, WIDTH + 40), dice.uniform(-40, HEIGHT + 40)) for _ in range(620)]
    cells = Voronoi(np.array(spots))
    for first, last in cells.ridge_vertices:
        if first < 0 or last < 0 or dice.random() < 0.2:
            continue
        (x0, y0), (x1, y1) = cells.vertices[first], cells.vertices[last]
        if math.hypot(x1 - x0, y1 - y0) > 90:
            continue
        canvas.drawLine(x0, y0, x1, y1, pen(GREEN, 1.5, 0.5))
        for _ in range(int(math.hypot(x1 - x0, y1 - y0) / 9)):
            share = dice.random()
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            canvas.drawCircle(x, y, dice.uniform(0.9, 1.9), fill(GREEN, 0.72))


def _draw_woods(canvas: skia.Canvas) -> None:
    dice = chance("woods")
    for x, y, size in WOODS:
        rim = []
        for step in range(14):
            turn, reach = step * math.tau / 14, size * dice.uniform(0.68, 1.15)
            rim.append((x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.8))
        shape = curve(rim)
        canvas.drawPath(shape, fill(GREEN, 0.34))
        canvas.drawPath(shape, pen(GREEN, 1.4, 0.7))
        for _ in range(int(size * 1.5)):
            turn, reach = dice.uniform(0, math.tau), size * 0.86 * math.sqrt(dice.random())
            canvas.drawCircle(
                x + math.cos(turn) * reach, y + math.sin(turn) * reach * 0.78, 2.3, pen("#4C6638", 1.0, 0.7)
            )


def _draw_roads(canvas: skia.Canvas) -> None:
    for line in TRACKS:
        dashes = pen(INK, 1.6, 0.75)
        dashes.setPathEffect(skia.DashPathEffect.Make([7, 4], 0))
        canvas.drawPath(curve(line, closed=False), dashes)
    for line in ROADS:
        canvas.drawPath(curve(line, closed=False), pen(INK, 7.0, 0.85))
    for line in ROADS:
        canvas.drawPath(curve(line, closed=False), pen(ROAD, 4.6))


def _draw_houses(canvas: skia.Canvas) -> None:
    for name, (x, y, count) in HOUSES.items():
        dice = chance(name)
        for _ in range(count):
            spread = 9 + count * 1.3
            canvas.save()
            canvas.translate(x + dice.gauss(0, spread * 0.75), y + dice.gauss(0, spread * 0.5))
            canvas.rotate(dice.uniform(0, 180))
            canvas.drawRect(box(-3.4, -2.2, dice.uniform(5, 9), 4.4), fill(INK, 0.95))
            canvas.restore()
    x, y = 646, 402
    canvas.drawLine(x, y - 7, x, y + 5, pen(INK, 2))
    canvas.drawLine(x - 4, y - 3, x + 4, y - 3, pen(INK, 2))


def _draw_grid(canvas: skia.Canvas) -> None:
    for place in range(1, 10):
        canvas.drawLine(place * 100, 0, place * 100, HEIGHT, pen(INK, 0.8, 0.4, butt=True))
        if place < 9:
            canvas.drawLine(0, place * 100, WIDTH, place * 100, pen(INK, 0.8, 0.4, butt=True))


def _names() -> tuple[MapName, ...]:
    """Return the place names that the window draws on the map, placed to avoid the pins."""
    return tuple(MapName(name, (x, y), 24 + count * 1.4, 17 + count * 0.25) for name, (x, y, count) in HOUSES.items())


def _draw_words(canvas: skia.Canvas) -> None:
    face = skia.Typeface.MakeFromFile(str(asset("fonts/fira-sans-condensed-600.ttf")))
    x, y, high = SPOT_HEIGHT
    canvas.drawPath(polygon([(x, y - 6), (x + 5.5, y + 4), (x - 5.5, y + 4)]), fill(INK))
    _write(canvas, face, high, x + 10, y + 5, 17, INK)
    _write(canvas, face, "Ruisseau des Aulnes", 548, 728, 15, BLUE, turn=34)
    _write(canvas, face, "Bois du Prieur", 126, 244, 16, "#4C6638")
    for place in range(1, 10):
        _write(canvas, face, str(30 + place), place * 100 + 4, 16, 14, INK)
        if place < 9:
            _write(canvas, face, str(78 - place), 5, place * 100 - 5, 14, INK)


def _write(
    canvas: skia.Canvas, face: skia.Typeface, words: str, x: float, y: float, size: float, ink: str, turn: float = 0
) -> None:
    """Draw text with a halo in paper colour, so that lines do not cross it."""
    font = skia.Font(face, size)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(turn)
    canvas.drawString(words, 0, 0, font, pen(PAPER, 3.4, 0.85))
    canvas.drawString(words, 0, 0, font, fill(ink, 0.95))
    canvas.restore()


def _printed(sheet: Pixels, height: Pixels, ink: Pixels) -> Pixels:
    """Return the finished print: the drawing on paper with hill shading, folds, and darker edges."""
    large = ndimage.zoom(height, STEP * FINE, order=1)[: HEIGHT * FINE, : WIDTH * FINE]
    down, across = np.gradient(ndimage.gaussian_filter(large, 8))
    light = 1 + np.clip((across + down) * -1.1, -0.16, 0.12)
    for fold in (1 / 3, 2 / 3):
        column, row = round(WIDTH * FINE * fold), round(HEIGHT * FINE * 0.5)
        light[:, column - 3 : column] *= 1.06
        light[:, column : column + 4] *= 0.9
        light[row : row + 4, :] *= 0.94
    covered = ink[..., 3:4] / 255 * 0.94
    flat = sheet * (1 - covered) + ink[..., :3] * covered
    return np.asarray(flat * light[..., None], np.float32)


if __name__ == "__main__":
    sys.exit(main())
