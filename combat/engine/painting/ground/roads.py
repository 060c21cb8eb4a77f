"""Dirt roads, paths, bridges, gateways and farmyards."""

import math
from collections.abc import Callable
from random import Random

import numpy as np

from combat.engine.painting.brushes import (
    INK,
    PaintLayer,
    Point,
    Raster,
    blob,
    bristle,
    fill,
    jitter,
    oval,
    pen,
    polygon,
    quick_fill,
    smooth,
    stroke,
    tuft,
)
from combat.engine.painting.geometry import STEP, Cell, Line, normals, resampled, ribbon, tapered, waver
from combat.engine.painting.ground.water import RIVER
from combat.engine.painting.painted_sheet import PaintedSheet
from combat.engine.painting.pigment import blur, lay, moved, shade, tint, wash, window
from combat.engine.painting.scattering import scatter
from combat.engine.painting.scenery import GroundCover

Place = Callable[[float, float], tuple[float, float]]
"""Converts positions along and across an object to a point of the sheet."""

ROAD = "#DCC79D"
RUTS = ("#A98C5C", "#B4986A", "#9F8152")


def paint_yard(sheet: PaintedSheet) -> None:
    """Paint bare earth of farmyards, pale where carts turn, strewn with straw and stones."""
    cells = [cell for cell in sheet.plan.cells if sheet.cover[cell] == GroundCover.YARD]
    if not cells:
        return
    rng, mask = sheet.rng("yard"), _yard_mask(sheet, cells)
    earth = sheet.thinned(mask, cells, 0.35)
    wash(sheet.picture, earth, "#CBB88F", 142, variety=0.06, pooling=0.10, pool_width=9, strength=0.95)
    worn = np.clip(sheet.noise(70, 143, 3) * 0.9, 0, 1) * earth
    tint(sheet.picture, "#DDCDA6", worn * 0.5)
    plate = sheet.plate()
    for x, y in scatter(mask, 17, rng, 3):
        dab = rng.choice(("#D9C9A0", "#C2AE84", "#CFBD92", "#B9A67E"))
        bristle(plate.canvas, (x, y), rng.gauss(0.5, 0.6), rng.uniform(10, 26), rng.uniform(5, 10), dab, 0.26, rng)
    for x, y in scatter(mask, 4.6, rng):
        pick = rng.random()
        if pick < 0.5:
            crumb = jitter("#B5A27C" if rng.random() < 0.6 else "#DACAA5", rng, 5, 3)
            plate.canvas.drawPath(blob(x, y, rng.uniform(1.2, 2.1), rng, 5, 0.2), quick_fill(crumb, 0.38))
        elif pick < 0.56:
            stroke(
                plate.canvas,
                (x, y),
                (x + rng.gauss(0, 4), y + rng.gauss(0, 3)),
                0.8,
                rng.choice(("#E9DCAC", "#A08A58")),
                0.6,
                rng,
            )
        elif pick < 0.568:
            tuft(plate.canvas, x, y, rng.uniform(3, 5), ("#8A9158", "#A0A56C"), rng)
    _puddles(plate, mask, rng)
    lay(sheet.picture, plate, 1, mask)
    _verge(sheet, mask, rng)


def _yard_mask(sheet: PaintedSheet, cells: list[Cell]) -> Raster:
    """Return the mask of yards: up to the foot of walls and hedges, elsewhere with a ragged transition to grass."""
    tight = sheet.mask(cells, 141, soft=15, ragged=0.26, scale=34)
    loose = sheet.mask(cells, 145, soft=34, ragged=0.52, scale=110, grow=0.05)
    return np.asarray(tight * sheet.enclosed + loose * (1 - sheet.enclosed), np.float32)


def _verge(sheet: PaintedSheet, mask: Raster, rng: Random) -> None:
    """Draw grass along the edge of the trodden ground."""
    rim, plate = 1 - np.abs(2 * blur(mask, 12) - 1), sheet.plate()
    for x, y in scatter(rim, 7, rng, 3):
        if rng.random() < 0.5 * rim[int(y), int(x)]:
            plate.canvas.drawPath(
                blob(x, y, rng.uniform(2, 5.5), rng, 6, 0.3, 0.7),
                fill(rng.choice(("#B7BC86", "#C6C795", "#A9B07A")), 0.42),
            )
            if rng.random() < 0.45:
                tuft(plate.canvas, x, y, rng.uniform(3, 6), ("#7F8A50", "#959C62", "#D8D3A2"), rng, blades=4)
    lay(sheet.picture, plate)


def _puddles(plate: PaintLayer, mask: np.ndarray, rng: Random) -> None:
    for x, y in scatter(mask, 190, rng, 8)[:3]:
        puddle = blob(x, y, rng.uniform(8, 13), rng, 8, 0.25, 0.55)
        plate.canvas.drawPath(puddle, fill("#A7A48C", 0.75))
        plate.canvas.drawPath(puddle, pen("#8A7A55", 1.2, 0.5))
        plate.canvas.drawLine(x - 5, y - 1, x + 4, y - 1.6, pen("#E8E6D6", 1.0, 0.6))


def paint_roads(sheet: PaintedSheet) -> None:
    """Paint roads: a body paler than grass, a broken dark edge, long overlapping ruts and grass in the middle."""
    rng, body = sheet.rng("roads"), sheet.plate()
    roads = []
    for line, broad in sheet.roads:
        taper = _taper(sheet, line)
        widths = [(broad / 2 + waver(len(line), 6, rng, 1.5 * broad / 30)) * taper for _ in range(2)]
        roads.append((line, broad, widths))
        body.canvas.drawPath(polygon(ribbon(line, widths[0], widths[1])), fill("#FFFFFF"))
    if not roads:
        return
    mask = body.alpha()
    verge = np.clip(blur(mask, 3.2) * 1.5, 0, 1)
    tint(sheet.picture, "#9C945E", verge * 0.58)
    edge = np.clip((blur(mask, 1.4) + 0.125 * sheet.noise(7, 211, 2) - 0.5) * 2.4 + 0.5, 0, 1).astype(np.float32)
    edge[mask == 0] *= blur(mask, 3)[mask == 0] > 0.02
    wash(sheet.picture, edge, ROAD, 212, variety=0.06, pooling=0.16, pool_width=2.6)
    plate = sheet.plate()
    for line, broad, widths in roads:
        _ruts(plate, line, broad, widths[0], rng)
        for side, width in ((1, widths[0]), (-1, widths[1])):
            _edge(plate, (line + normals(line) * (width * side * 0.97)[:, None])[_taper(sheet, line) > 0.97], rng)
        _crumbs(plate, line, broad, rng)
    lay(sheet.picture, plate)
    for points in sheet.plan.drawn("bridge"):
        _bridge(sheet, points, rng)


def _taper(sheet: PaintedSheet, line: Line) -> np.ndarray:
    """Return 1 along the road, and less towards an end that neither joins a road nor leaves the sheet."""
    others = [other for other, _ in sheet.roads if other is not line]

    def ends_there(end: Point) -> bool:
        return sheet.holds(end) and not any(np.hypot(*(other - end).T).min() < 4 for other in others)

    return tapered(line, (ends_there(line[0]), ends_there(line[-1])), 0.25)


def _ruts(plate: PaintLayer, line: Line, broad: float, width: np.ndarray, rng: Random) -> None:
    across = normals(line)
    for offset in (-0.42, 0.42) if broad > 14 else (0.0,):
        for _ in range(3):
            k = 0
            while k < len(line) - 3:
                reach = rng.randint(14, 50)
                points = (
                    line[k : k + reach]
                    + across[k : k + reach] * (width[k : k + reach] * (offset + rng.gauss(0, 0.07)))[:, None]
                )
                if len(points) > 2:
                    plate.canvas.drawPath(
                        smooth(points, False),
                        pen(rng.choice(RUTS), broad * rng.uniform(0.05, 0.10), rng.uniform(0.22, 0.42)),
                    )
                    if rng.random() < 0.5:
                        plate.canvas.drawPath(smooth(points + np.array([1.8, 2.0]), False), pen("#EFDFBB", 1.2, 0.45))
                k += int(reach * rng.uniform(0.6, 1.1))


def _edge(plate: PaintLayer, line: Line, rng: Random) -> None:
    k = 0
    while k < len(line) - 4:
        reach = rng.randint(4, 15)
        if len(line[k : k + reach]) > 2:
            plate.canvas.drawPath(smooth(line[k : k + reach], False), pen("#6E5733", rng.uniform(0.7, 1.3), 0.62))
        k += reach + rng.randint(0, 5)


def _crumbs(plate: PaintLayer, line: Line, broad: float, rng: Random) -> None:
    across = normals(line)
    for k in range(0, len(line), 2):
        if rng.random() < 0.55:
            x, y = line[k] + across[k] * rng.gauss(0, broad * 0.07)
            tuft(plate.canvas, x, y, rng.uniform(2, 4.5), ("#9AA06A", "#ADB07A", "#B39A68"), rng, spread=1.0, alpha=0.7)
        if rng.random() < 0.25:
            x, y = line[k] + across[k] * rng.uniform(-1, 1) * broad * 0.46
            plate.canvas.drawPath(
                blob(x, y, rng.uniform(0.8, 1.7), rng, 5, 0.2), fill(rng.choice(("#A28860", "#EADBB8", "#8F7650")), 0.8)
            )
        for side in (-1, 1):
            if rng.random() < 0.34:
                x, y = line[k] + across[k] * side * (broad * 0.5 + rng.uniform(-0.5, 2.5))
                tuft(plate.canvas, x, y, rng.uniform(3, 5.5), ("#7B8147", "#949B5E"), rng)


def _bridge(sheet: PaintedSheet, points: Line, rng: Random) -> None:
    """Draw a stone bridge at the crossing of road and stream, with the length given in the map."""
    road, broad = min(sheet.roads, key=lambda item: float(np.hypot(*(item[0] - points.mean(0)).T).min()))
    stream = min(sheet.streams, key=lambda line: float(np.hypot(*(line - points.mean(0)).T).min()))
    gaps = np.hypot(road[:, None, 0] - stream[None, :, 0], road[:, None, 1] - stream[None, :, 1])
    at = int(np.unravel_index(gaps.argmin(), gaps.shape)[0])
    length, width = float(np.hypot(*(points[-1] - points[0]))), broad + 4
    reach = max(4, round(length / 2 / STEP))
    ends = road[max(0, at - reach)], road[min(len(road) - 1, at + reach)]
    angle, at_middle = math.atan2(*(ends[1] - ends[0])[::-1]), (ends[0] + ends[1]) / 2 if length > RIVER else road[at]
    ca, sa = math.cos(angle), math.sin(angle)

    def on(u: float, v: float) -> tuple[float, float]:
        return at_middle[0] + u * ca - v * sa, at_middle[1] + u * sa + v * ca

    deck = polygon(
        [on(-length / 2, -width / 2), on(length / 2, -width / 2), on(length / 2, width / 2), on(-length / 2, width / 2)]
    )
    cast = sheet.plate()
    # the road's ends are on the banks and cast no shadow
    over = polygon([on(u * length, v * width) for u, v in ((-0.36, -0.5), (0.36, -0.5), (0.36, 0.5), (-0.36, 0.5))])
    cast.canvas.drawPath(over, fill("#000000"))
    part = window(cast.bytes[..., 3], 16)
    shade(sheet.wet(part), "#4E5248", blur(moved(cast.alpha()[part], 8, 5), 1.2) * 0.8)
    plate = sheet.plate()
    plate.canvas.drawPath(deck, fill("#CDBA94"))
    for v in (-0.2, 0.2):
        plate.canvas.drawLine(*on(-length / 2, v * width), *on(length / 2, v * width), pen("#A08560", 2.6, 0.6))
    for _ in range(70):
        spot = blob(
            *on(rng.uniform(-0.5, 0.5) * length, rng.uniform(-0.4, 0.4) * width), rng.uniform(0.8, 1.8), rng, 5, 0.2
        )
        plate.canvas.drawPath(spot, fill(rng.choice(("#A99472", "#E2D3B2")), 0.6))
    for side in (-1, 1):
        for pier in _piers(length):
            _cutwater(plate, on, pier, side * width / 2, side)
        _parapet(plate, on, side * width / 2, length, rng)
    lay(sheet.picture, plate)


def _piers(length: float) -> list[float]:
    """Return the positions of piers along a bridge; none for one across a brook."""
    spans = round(length / 75)
    return [length * (k / spans - 0.5) for k in range(1, spans)]


def _cutwater(plate: PaintLayer, at: Place, u: float, v: float, side: int) -> None:
    """Draw the pointed foot of a pier below the parapet, and its wake."""
    foot = [at(u - 9, v), at(u, v + side * 16), at(u + 9, v)]
    plate.canvas.drawPath(polygon([(x + 4, y + 4) for x, y in foot]), fill("#4E5248", 0.5))
    plate.canvas.drawPath(polygon(foot), fill("#B9B09A"))
    plate.canvas.drawPath(polygon(foot), pen(INK, 0.9, 0.8))
    plate.canvas.drawLine(*at(u, v + side * 3), *at(u, v + side * 15), pen("#8A826D", 1.1, 0.8))
    for reach in (5, 11):
        ends = [at(u + sign * reach, v + side * (14 + reach)) for sign in (-1, 1)]
        wake = [ends[0], at(u, v + side * (18 + reach / 2)), ends[1]]
        plate.canvas.drawPath(smooth(wake, False), pen("#E4ECE7", 1.0, 0.6))


def _parapet(plate: PaintLayer, at: Place, v: float, length: float, rng: Random) -> None:
    plate.canvas.drawLine(*at(-length / 2 - 4, v + 1.5), *at(length / 2 + 4, v + 1.5), pen("#4A4636", 7, 0.45))
    u = -length / 2 - 6
    while u < length / 2 + 5:
        block = rng.uniform(5, 8)
        stone = polygon([at(u, v - 3.2), at(u + block - 0.8, v - 3.2), at(u + block - 0.8, v + 3), at(u, v + 3)])
        plate.canvas.drawPath(stone, fill(jitter("#C9C2AE", rng, 9, 3)))
        plate.canvas.drawPath(stone, pen(INK, 0.8, 0.75))
        u += block


def paint_gateways(sheet: PaintedSheet) -> None:
    """Paint bare trampled ground at gates."""
    rng, plate = sheet.rng("gateways"), sheet.plate()
    for gate in sheet.gates:
        middle, way = gate.mean(0), gate[-1] - gate[0]
        across = np.array([-way[1], way[0]]) / np.hypot(*way)
        for _ in range(46):
            x, y = middle + across * rng.gauss(0, 17) + way / np.hypot(*way) * rng.gauss(0, 9)
            plate.canvas.drawPath(
                blob(x, y, rng.uniform(4, 9), rng, 7, 0.2), fill(rng.choice(("#CDB98A", "#D6C496", "#C2AC7C")), 0.16)
            )
        for side in (-7, 7):
            points = [
                middle + across * t + way / np.hypot(*way) * (side + rng.gauss(0, 1)) for t in (-34, -16, 0, 16, 34)
            ]
            plate.canvas.drawPath(smooth(points, False), pen("#A3875A", 2.2, 0.35))
    lay(sheet.picture, plate)


def draw_gates(sheet: PaintedSheet) -> None:
    """Draw five-barred gates ajar, with posts and a rail fence from the gate to the hedge."""
    rng = sheet.rng("gates")
    for gate in sheet.gates:
        length = float(np.hypot(*(gate[-1] - gate[0])))
        way = (gate[-1] - gate[0]) / length
        half = min(22.0, length / 2)
        middle = gate.mean(0)
        hinge, latch = middle - way * half, middle + way * half
        for start, end in ((gate[0], hinge), (latch, gate[-1])):
            _fence(sheet, start, end, rng)
        turn = rng.uniform(0.45, 0.8) * rng.choice((-1, 1))
        leaf = np.array(
            [way[0] * math.cos(turn) - way[1] * math.sin(turn), way[0] * math.sin(turn) + way[1] * math.cos(turn)]
        )
        _leaf(sheet, hinge, hinge + leaf * (2 * half - 2))
        for post in (hinge, latch):
            _post(sheet, post, 3.4)


def _fence(sheet: PaintedSheet, start: Point, end: Point, rng: Random) -> None:
    if np.hypot(end[0] - start[0], end[1] - start[1]) < 8:
        return
    line = resampled([start, end], 11)
    for offset in (-1.3, 1.5):
        points = [(x + rng.gauss(0, 0.4), y + offset + rng.gauss(0, 0.3)) for x, y in line]
        sheet.shadow.canvas.drawPath(smooth([(x + 3, y + 3.4) for x, y in points], False), pen("#000000", 1.8, 0.8))
        sheet.things.canvas.drawPath(smooth(points, False), pen("#5E4B30", 2.4, 0.95))
        sheet.things.canvas.drawPath(smooth([(x - 0.4, y - 0.5) for x, y in points], False), pen("#B89C6C", 1.2, 0.95))
    for post in line:
        _post(sheet, post, 2.1)


def _post(sheet: PaintedSheet, at: Point, radius: float) -> None:
    x, y = float(at[0]), float(at[1])
    for k in range(5):
        sheet.shadow.canvas.drawCircle(x + k * 0.9, y + k, radius, fill("#000000"))
    sheet.things.canvas.drawCircle(x, y, radius, fill("#9C8259"))
    sheet.things.canvas.drawOval(
        oval(x - radius * 0.25, y - radius * 0.25, radius * 0.5, radius * 0.45), fill("#D6C191")
    )
    sheet.ink.canvas.drawCircle(x, y, radius, pen(INK, 0.9, 0.85))


def _leaf(sheet: PaintedSheet, hinge: Line, end: Line) -> None:
    """Draw a five-barred gate, tilted so that its bars show."""
    drop, things = np.array([0.8, 2.7]), sheet.things.canvas
    foot = (hinge + 4 * drop, end + 4 * drop)
    for k in range(4):
        sheet.shadow.canvas.drawLine(*(foot[0] + k * 0.9), *(foot[1] + k), pen("#000000", 2.0, 0.8))
    things.drawLine(*hinge, *foot[1], pen("#6A5537", 1.6, 0.95))
    for k in range(5):
        a, b = hinge + k * drop, end + k * drop
        things.drawLine(*a, *b, pen("#4E3F29", 2.3, 0.95))
        things.drawLine(*(a - 0.3), *(b - 0.3), pen("#CDB27F", 1.2, 0.95))
    for post in ((hinge, foot[0]), (end, foot[1])):
        things.drawLine(*post[0], *post[1], pen("#5C4A30", 2.4, 0.95))
