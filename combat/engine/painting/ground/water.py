"""Streams and rivers, their fords, and marsh."""

from random import Random

import numpy as np

from combat.engine.painting.brushes import (
    INK,
    PaintLayer,
    Raster,
    blob,
    fill,
    pen,
    polygon,
    smooth,
    stroke,
    tuft,
)
from combat.engine.painting.geometry import Line, normals, ribbon, tapered, waver
from combat.engine.painting.painted_sheet import BROOK, PaintedSheet
from combat.engine.painting.pigment import blur, inner_distance, lay, moved, noise, shade, tint, wash, window
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import Scenery

WATER = "#8FA6A8"
RIVER = 60.0
"""Width in pixels above which a stream is drawn as a river, with long current lines and a deep middle."""
SPRING = 0.05
"""Relative width of a stream where it rises or ends on the sheet."""
Widths = tuple[np.ndarray, np.ndarray]


def paint_marsh(sheet: PaintedSheet) -> None:
    """Paint marsh: a dull green wash, pools on less than half of it, and reeds; larger pools would look like a lake."""
    cells = sheet.plan.of(Scenery.MARSH)
    if not cells:
        return
    whole = sheet.mask(cells, 111, soft=15, ragged=0.25, scale=30)
    part = window(whole, 12)
    picture, mask, rng = sheet.wet(part), whole[part], sheet.rng("marsh")
    wash(picture, mask, "#A0A886", 112, variety=0.06, pooling=0.12, pool_width=6, strength=0.92)
    clouds = blur(noise(mask.shape, 26, 113, 3), 1)
    clouds = (clouds + np.roll(clouds, 9, 1) + np.roll(clouds, -9, 1)) / 2.2
    inside = np.clip(blur(mask, 5) * 2 - 1, 0, 1)
    pools = (np.clip((clouds + (inside - 0.98) * 1.2) * 5, 0, 1) * np.clip(inside * 4, 0, 1)).astype(np.float32)
    tint(picture, "#727B54", np.clip(blur(pools, 2.5) * 1.6, 0, 1) * 0.62)
    wash(picture, pools, WATER, 114, variety=0.05, pooling=0.19, pool_width=2.6)
    shade(picture, "#7C8878", np.clip(pools - moved(pools, 2.5, 1), 0, 1) * 0.6)
    plate = sheet.plate()
    plate.canvas.translate(part[1].start, part[0].start)
    for x, y in scatter(pools, 9, rng):
        half = rng.uniform(2.5, 6.5)
        plate.canvas.drawLine(x - half, y, x + half, y, pen("#DCE5DF", 0.9, 0.6))
    for x, y in sorted(scatter(mask, 17, rng), key=lambda spot: spot[1]):
        _reeds(plate, x, y, rng)
    lay(sheet.picture, plate)


def _reeds(plate: PaintLayer, x: float, y: float, rng: Random) -> None:
    for k in range(rng.randint(1, 2)):
        half = rng.uniform(4, 8)
        plate.canvas.drawLine(x - half, y + 2 + 2.6 * k, x + half, y + 2 + 2.6 * k, pen("#56634A", 1.0, 0.5))
    count, size = rng.randint(5, 7), rng.uniform(0.9, 1.3)
    for i in range(count):
        lean = (i / (count - 1) - 0.5) * 2
        tip = (x + lean * 6.5, y - rng.uniform(8, 12) * size * (1 - 0.28 * abs(lean)))
        stroke(
            plate.canvas, (x + lean * 2, y), tip, 1.15, rng.choice(("#4F5F38", "#5F6E40", "#6F7B48")), 0.92, rng, 0.18
        )
        if rng.random() < 0.28:
            plate.canvas.drawLine(tip[0], tip[1], tip[0] - 0.4 * lean, tip[1] + 3.2, pen("#6A4A2C", 2.0, 0.9))


def paint_streams(sheet: PaintedSheet) -> list[tuple[float, float, float]]:
    """Paint each stream with banks of varying width; return the bushes along them (radius, x, y)."""
    bushes: list[tuple[float, float, float]] = []
    for line, broad in zip(sheet.streams, sheet.breadths, strict=True):
        rng, half = sheet.rng(f"stream {len(line)}"), broad / 2
        spare = 1 + (half - BROOK / 2) / 40
        wide = [
            np.clip(
                half + waver(len(line), step, rng, 3.0 * spare) + waver(len(line), 4, rng, 1.2),
                half - 4.5 * spare,
                half + 7.5 * spare,
            )
            for step in (13, 11)
        ]
        rising = np.sqrt(tapered(line, (sheet.holds(line[0]), sheet.holds(line[-1])), SPRING))
        widths = (wide[0] * rising, wide[1] * rising)
        _water(sheet, line, widths)
        plate = sheet.plate()
        if broad > RIVER:
            _current(plate, line, widths, rng)
        else:
            _ripples(plate, line, widths, rng)
        for side, width in ((1, widths[0]), (-1, widths[1])):
            _bank(plate, line, side, width, rng)
        lay(sheet.picture, plate)
        bushes += _bushes(line, half, rng)
    for points in sheet.plan.drawn("ford"):
        _ford(sheet, points)
    return bushes


def _band(sheet: PaintedSheet, line: Line, widths: Widths, more: float) -> Raster:
    plate = sheet.plate()
    plate.canvas.drawPath(polygon(ribbon(line, widths[0] + more, widths[1] + more)), fill("#FFFFFF"))
    return plate.alpha()


def _water(sheet: PaintedSheet, line: Line, widths: Widths) -> None:
    wet = _band(sheet, line, widths, 12)
    part = window(wet, 16)
    picture, shape = sheet.wet(part), wet[part].shape
    bank = blur(wet[part], 4)
    bank = np.clip((bank + 0.42 * noise(shape, 16, 201) * bank * (1 - bank) * 4 - 0.5) * 2 + 0.5, 0, 1)
    wash(picture, bank.astype(np.float32), "#A0A368", 203, variety=0.06, pooling=0.05, strength=0.75)
    shore = blur(_band(sheet, line, widths, 3.2)[part], 1) * np.clip(0.72 + 0.5 * noise(shape, 22, 204, 2), 0, 1)
    tint(picture, "#CDBF95", shore.astype(np.float32) * 0.9)
    water = blur(_band(sheet, line, widths, 0)[part], 0.6)
    wash(picture, water, WATER, 202, variety=0.07, pooling=0.18, pool_width=3)
    down, right = np.gradient(blur(water, 2.2))
    shade(
        picture,
        "#51615B",
        np.clip((down + right) * 7, 0, 1) * water * np.clip(0.48 + 0.35 * noise(shape, 26, 205, 2), 0.1, 0.8),
    )
    deep = np.clip(blur(water, 5) * 2.4 - 1.1, 0, 1) * water
    shade(picture, "#7E979C", deep * 0.30)
    sand = (
        np.clip(noise(shape, 30, 206, 2) - 0.55, 0, 1) * 2 * water * np.clip(1.35 - inner_distance(water) / 5.5, 0, 1)
    )
    tint(picture, "#CDBF98", np.clip(sand, 0, 0.85).astype(np.float32))


def _ripples(plate: PaintLayer, line: Line, widths: Widths, rng: Random) -> None:
    across = normals(line)
    for k in range(0, len(line) - 10, 2):
        if rng.random() < 0.42:
            offset, reach = rng.uniform(-0.62, 0.62), rng.randint(5, 14)
            points = [line[j] + across[j] * widths[0][j] * offset for j in range(k, min(len(line), k + reach), 2)]
            if len(points) > 2:
                colour = rng.choice(("#D5E0DC", "#BCCCCB", "#6E8789", "#DFE8E3"))
                plate.canvas.drawPath(smooth(points, False), pen(colour, rng.uniform(0.8, 1.5), 0.7))
        if widths[0][k] + widths[1][k] < 18.5 and rng.random() < 0.8:
            # a narrow bed has stones and foam
            middle, reach_of = line[k] + across[k] * rng.uniform(-4, 4), across[k] * rng.uniform(1.5, 4)
            plate.canvas.drawPath(
                smooth([middle - reach_of, middle + np.array([0.8, 1.2]), middle + reach_of], False),
                pen("#EAF0EA", rng.uniform(0.8, 1.3), 0.75),
            )
        if rng.random() < 0.065:
            x, y = line[k] + across[k] * rng.uniform(-7, 7)
            stone = blob(x, y, rng.uniform(1.8, 3.4), rng, 6, 0.2)
            plate.canvas.drawPath(stone, fill("#C4BEA9"))
            plate.canvas.drawPath(stone, pen(INK, 0.7, 0.6))
            plate.canvas.drawLine(x - 3, y + 3, x + 4, y + 3.4, pen("#E4ECE7", 0.8, 0.8))


def _current(plate: PaintLayer, line: Line, widths: Widths, rng: Random) -> None:
    """Draw a slow river's long lines along its course, short glints between them, and lilies under the banks."""
    across, sides = normals(line), (widths[1], widths[0])
    for k in range(0, len(line) - 12):
        for _ in range(2):
            offset, reach = rng.uniform(-0.9, 0.9), rng.randint(6, 22)
            side = sides[offset > 0]
            part = slice(k, min(len(line), k + reach), 2)
            points = [line[j] + across[j] * side[j] * offset for j in range(*part.indices(len(line)))]
            if len(points) > 2 and rng.random() < 0.55:
                colour = rng.choice(("#C9D6D2", "#B2C4C3", "#748D91", "#7D959A", "#DCE6E1"))
                plate.canvas.drawPath(smooth(points, False), pen(colour, rng.uniform(0.8, 1.7), rng.uniform(0.3, 0.62)))
        if rng.random() < 0.5:
            x, y = line[k] + across[k] * rng.uniform(-0.8, 0.8) * sides[0][k]
            half = rng.uniform(2.5, 7)
            plate.canvas.drawLine(x - half, y, x + half, y, pen("#E6EEE8", rng.uniform(0.8, 1.3), 0.6))
        if rng.random() < 0.05:
            side_of = rng.choice((-1, 1))
            for _ in range(rng.randint(3, 8)):
                reach_of = sides[side_of > 0][k] - rng.uniform(5, 17)
                x, y = line[k] + across[k] * side_of * reach_of + np.array([rng.gauss(0, 3), rng.gauss(0, 9)])
                pad = blob(x, y, rng.uniform(2.0, 3.8), rng, 7, 0.12, 0.75)
                plate.canvas.drawPath(pad, fill(rng.choice(("#7F9160", "#8D9C69", "#6E8256")), 0.92))
                plate.canvas.drawPath(pad, pen("#4A5A3E", 0.6, 0.55))


def _ford(sheet: PaintedSheet, points: Line) -> None:
    """Draw a gravel bar from bank to bank, with water breaking over it."""
    rng, (start, end) = sheet.rng("ford"), (points[0], points[-1])
    length = float(np.hypot(*(end - start)))
    way = (end - start) / length
    across = np.array([-way[1], way[0]])
    line = np.array([start + way * length * share for share in np.linspace(0, 1, 60)])
    half = 37 + waver(60, 7, rng, 5) - 9 * np.sin(np.linspace(0, np.pi, 60))
    plate = sheet.plate()
    plate.canvas.drawPath(polygon(ribbon(line, half, half)), fill("#FFFFFF"))
    whole = plate.alpha()
    part = window(whole, 20)
    bar = blur(whole[part], 5)
    shape = bar.shape
    bar = np.clip((bar + 0.34 * noise(shape, 13, 221, 3) * bar * (1 - bar) * 4 - 0.5) * 2.4 + 0.5, 0, 1)
    tint(sheet.picture[part], "#C3BA97", (bar * 0.72).astype(np.float32))
    shallow = bar * np.clip(noise(shape, 24, 222, 3) * 1.3 + 0.18, 0, 1)
    tint(sheet.picture[part], "#A9B9B1", (shallow * 0.7).astype(np.float32))
    shade(sheet.picture[part], "#6E8284", np.clip(moved(bar, 2.5, 3) - bar, 0, 1).astype(np.float32) * 0.5)
    plate = sheet.plate()
    for _ in range(520):
        x, y = start + way * rng.uniform(0, length) + across * rng.gauss(0, 15)
        stone = blob(x, y, rng.uniform(1.0, 2.9), rng, 6, 0.2)
        plate.canvas.drawPath(stone, fill(rng.choice(("#D8D0B4", "#B4AC92", "#9C967F", "#E4DDC6", "#8D8A76")), 0.8))
        if rng.random() < 0.3:
            plate.canvas.drawPath(stone, pen(INK, 0.5, 0.45))
    for _ in range(130):
        x, y = start + way * rng.uniform(0.04, 0.96) * length + across * (rng.choice((-1, 1)) * rng.uniform(15, 36))
        middle, side_way = np.array([x, y]), way * rng.uniform(3, 10)
        points_of = [middle - side_way, middle + across * rng.uniform(-2, 2), middle + side_way]
        colour = rng.choice(("#F0F4EE", "#DDE7E3", "#EAF0EA"))
        plate.canvas.drawPath(smooth(points_of, False), pen(colour, rng.uniform(0.8, 1.6), 0.7))
    for offset in (-9.0, 9.0):
        rut = [start + way * length * t + across * (offset + rng.gauss(0, 1.4)) for t in np.linspace(-0.1, 1.1, 9)]
        plate.canvas.drawPath(smooth(rut, False), pen("#8F8463", 3.2, 0.42))
    lay(sheet.picture, plate)


def _bank(plate: PaintLayer, line: Line, side: int, width: np.ndarray, rng: Random) -> None:
    """Draw a bank: a broken ink line, ticks of earth, stones and reeds."""
    across = normals(line) * side
    shore = line + across * width[:, None]
    k = 0
    while k < len(line) - 6:
        reach = rng.randint(4, 12)
        if len(shore[k : k + reach]) > 2:
            plate.canvas.drawPath(smooth(shore[k : k + reach], False), pen("#4F4C35", rng.uniform(0.7, 1.5), 0.72))
        k += reach + rng.randint(0, 4)
    for k in range(0, len(line), 2):
        x, y = shore[k] + across[k] * rng.uniform(2, 5.5)
        if rng.random() < 0.35:
            stroke(plate.canvas, (x, y), (x + across[k][0] * 4, y + across[k][1] * 4), 1.0, "#6B6540", 0.55, rng)
        if rng.random() < 0.19:
            tuft(
                plate.canvas,
                x,
                y,
                rng.uniform(5, 9),
                ("#5D6B3C", "#727D46", "#8C935A"),
                rng,
                spread=1.7,
                width=1.1,
                alpha=0.9,
            )
        if rng.random() < 0.07:
            stone = blob(x, y, rng.uniform(1.6, 2.8), rng, 5, 0.2)
            plate.canvas.drawPath(stone, fill("#B9B4A0"))
            plate.canvas.drawPath(stone, pen(INK, 0.5, 0.5))


def _bushes(line: Line, half: float, rng: Random) -> list[tuple[float, float, float]]:
    across, bushes = normals(line), []
    for k in range(6, len(line) - 6):
        if rng.random() < 0.035:
            side = rng.choice((-1, 1))
            for _ in range(rng.randint(1, 4)):
                x, y = line[k] + across[k] * side * (half + rng.uniform(6.5, 15.5))
                bushes.append((rng.uniform(5, 11), x + rng.gauss(0, 5), y + rng.gauss(0, 5)))
    return bushes
