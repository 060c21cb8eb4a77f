"""Paint the desk of the start screen, with a map sheet, photographs, pencils and dice.

    python -m tools.volume1.paint_desk

The layout is in units of a 1600 × 900 window; the picture is painted at several sizes into ``assets/desk``. The game
draws over it what can change: title, folder, menu and counters.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable

import numpy as np
import pygame
import skia
from PIL import Image
from scipy import ndimage

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import Library
from combat.games.volume1.table.pieces import counters
from combat.games.volume1.table.pieces.faces import ManFace, OrderTab
from combat.games.volume1.table.pieces.weapon_silhouettes import silhouette
from tools.volume1.paint_pieces.kit import (
    Pixels,
    asset,
    blank,
    box,
    curve,
    fill,
    linear,
    mix,
    pen,
    picture,
    pixels,
    polygon,
    radial,
    save,
)
from tools.volume1.paint_pieces.papers import desk

WIDTH, HEIGHT = 1600, 900
SIZES = (1600, 1920, 2880)
"""Widths of the saved pictures in pixels."""

MAP_SCALE, MAP_TURN, MAP_AT, MAP_CORNER = 0.86, -4.5, (-96, -40), (1010, 330)
"""Scale of the sheet on the desk, its rotation in degrees, its position, and the corner of the part shown."""

SHOWN = (1500, 1290)
"""Width and height in pixels of the part of the sheet on the desk."""

BLUE, RED = "#1E50A8", "#C1271B"
SMOOTH = skia.SamplingOptions(skia.CubicResampler.Mitchell())
MEN = (
    (Hex("14.12"), "sgt-taylor", OrderTab("sneak", ("none", "may-1", "none", "must-1"))),
    (Hex("13.12"), "pvt-crowe", OrderTab("aimed-fire", ("none", "fire", "none", "fire"))),
    (Hex("12.13"), "pvt-cragg", None),
    (Hex("16.08"), "", None),
    (Hex("19.09"), "soldat-winter", None),
)
"""Counters on the map with their orders; an empty id is an unidentified enemy."""

COUNTER = 84
"""Width of a counter in pixels of the painted sheet."""


def paint_desk(width: int) -> None:
    """Paint the desk at a width in pixels and save it."""
    scale = width / WIDTH
    surface = blank(width, round(HEIGHT * scale))
    canvas = surface.getCanvas()
    wood = _image(desk(WIDTH, HEIGHT))
    canvas.scale(scale, scale)
    canvas.drawImageRect(wood, box(0, 0, WIDTH, HEIGHT), SMOOTH)
    _lay_map(canvas, scale)
    _lay_photograph(canvas, "pvt-cragg", "Cragg", (726, 640), 7, 138)
    _lay_photograph(canvas, "sgt-taylor", "Sgt Taylor", (796, 548), -5, 156)
    _crayon(canvas, (372, 836), -9, "#A8281E", 250)
    _crayon(canvas, (414, 872), -5, "#274F90", 225)
    _ten_sided(canvas, (664, 824), 37, -12, "3")
    _ten_sided(canvas, (734, 852), 33, 20, "0")
    _lamp(canvas)
    save(picture(pixels(surface), "RGB"), f"desk/desk-{width}.jpg", 84)


def _image(array: Pixels) -> skia.Image:
    """Return an opaque skia image of an array of red, green and blue."""
    full = np.dstack([array[..., :3], np.full(array.shape[:2], 255, np.float32)])
    return skia.Image.fromarray(
        np.ascontiguousarray(np.clip(full, 0, 255).astype(np.uint8)), colorType=skia.kRGBA_8888_ColorType
    )


def _sheet() -> Image.Image:
    """Return the part of the painted board shown on the desk."""
    folder = asset("boards/farmhouse")
    level = json.loads((folder / "index.json").read_text(encoding="utf-8"))["zooms"][0]
    whole = Image.new("RGB", (level["width"], level["height"]))
    for column in range(level["columns"]):
        for row in range(level["rows"]):
            with Image.open(folder / level["folder"] / f"{column}-{row}.jpg") as tile:
                whole.paste(tile, (column * 512, row * 512))
    left, top = MAP_CORNER
    return whole.crop((left, top, left + SHOWN[0], top + SHOWN[1]))


def _lay_map(canvas: skia.Canvas, scale: float) -> None:
    """Draw the sheet under acetate, with the grease-pencil marks on it."""
    sheet = _image(np.asarray(_sheet(), np.float32))
    width, height = SHOWN
    canvas.save()
    canvas.translate(*MAP_AT)
    canvas.rotate(MAP_TURN)
    canvas.scale(MAP_SCALE, MAP_SCALE)
    canvas.drawRect(box(10, 14, width, height), fill("#000000", 0.55, blur=16))
    canvas.drawImageRect(sheet, box(0, 0, width, height), SMOOTH)
    for hex_, man, order in MEN:
        _lay_counter(canvas, hex_, man, order, scale)
    _pencil(canvas, _attack, 2, scale)
    _pencil(canvas, _objective, 3, scale)
    sheen = polygon([(560, 0), (800, 0), (300, 640), (300, 350)])
    canvas.drawPath(sheen, fill("#FFFFFF", 0.085))
    canvas.restore()


def _lay_counter(canvas: skia.Canvas, hex_: Hex, man: str, order: OrderTab | None, scale: float) -> None:
    """Draw a counter with the game's own counter painter, enlarged for the picture."""
    index = json.loads(asset("boards/farmhouse/index.json").read_text(encoding="utf-8"))
    across, down = outline.centre(hex_)
    x = index["origin"][0] + (across - 0.5) * index["hex_width"] - MAP_CORNER[0]
    y = index["origin"][1] + (down - 0.5) * index["row_pitch"] - MAP_CORNER[1]
    fine = MAP_SCALE * scale
    piece = counters.man(_face(man, order), round(COUNTER * fine))
    width, height = piece.surface.get_size()
    image = skia.Image.frombytes(
        pygame.image.tobytes(piece.surface, "RGBA"),
        (width, height),
        skia.kRGBA_8888_ColorType,
        skia.kUnpremul_AlphaType,
    )
    left, top = x - COUNTER / 2 - piece.origin[0] / fine, y - COUNTER * 0.62 - piece.origin[1] / fine
    canvas.drawImageRect(image, box(left, top, width / fine, height / fine), SMOOTH)


def _face(man: str, order: OrderTab | None) -> ManFace:
    """Return the content of a man's counter, from the rosters; an unknown enemy for ""."""
    if not man:
        return ManFace("unknown", "", "enemy", "red", unknown=True)
    parts = Library().parts()
    figure = parts.figures[man]
    return ManFace(
        man, figure.name, figure.side, figure.team, figure.rank, figure.number or None, figure.tq, figure.ldr or None,
        tuple((silhouette(parts.weapons[skill.weapon]), skill.value) for skill in figure.skills), figure.tough, figure.medic,
        order=order,
    )  # fmt: skip


def _attack(canvas: skia.Canvas) -> None:
    points = [(398, 1026), (450, 1008), (520, 1002), (610, 950), (672, 872)]
    canvas.drawPath(curve(points, closed=False), pen(BLUE, 9))
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    head = [
        (x1 - 30 * math.cos(angle + turn), y1 - 30 * math.sin(angle + turn)) if turn else (x1, y1)
        for turn in (-0.5, 0.0, 0.5)
    ]
    canvas.drawPath(polygon(head, closed=False), pen(BLUE, 9))


def _objective(canvas: skia.Canvas) -> None:
    loop = [(396, 500), (490, 452), (610, 462), (664, 560), (610, 690), (470, 716), (378, 640), (366, 540), (412, 478)]
    canvas.drawPath(curve(loop, closed=False), pen(RED, 7))


def _pencil(canvas: skia.Canvas, draw: Callable[[skia.Canvas], None], seed: int, scale: float) -> None:
    """Draw grease pencil on a separate layer, broken up by the grain of the wax."""
    width, height = (round(side * MAP_SCALE * scale) for side in SHOWN)
    layer = blank(width, height)
    inner = layer.getCanvas()
    inner.scale(MAP_SCALE * scale, MAP_SCALE * scale)
    draw(inner)
    array = pixels(layer)
    grain = ndimage.gaussian_filter(np.random.default_rng(seed).standard_normal((height, width)), (0.8, 1.1))
    array[..., 3] *= np.clip(0.86 + grain / grain.std() * 0.34, 0.12, 1) * 0.96
    image = skia.Image.fromarray(
        np.ascontiguousarray(array.astype(np.uint8)),
        colorType=skia.kRGBA_8888_ColorType,
        alphaType=skia.kUnpremul_AlphaType,
    )
    canvas.drawImageRect(image, box(0, 0, *SHOWN), SMOOTH)


def _lay_photograph(
    canvas: skia.Canvas, man: str, name: str, at: tuple[float, float], turn: float, side: float
) -> None:
    """Draw a photograph with a white border and a handwritten name."""
    with Image.open(asset(f"counters/portraits/{man}.jpg")) as portrait:
        tones = np.asarray(portrait.convert("L"), np.float32)
    grain = np.random.default_rng(1).standard_normal(tones.shape) * 6
    grey = np.clip((tones - 128) * 1.12 + 136, 0, 255)[..., None]
    print_ = grey * np.array([1.0, 0.95, 0.83], np.float32) + np.array([8, 4, 0], np.float32) + grain[..., None]
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(turn)
    canvas.drawRect(box(3, 5, side + 16, side + 36), fill("#000000", 0.5, blur=5))
    canvas.drawRect(box(0, 0, side + 16, side + 36), fill("#EFEADB"))
    canvas.drawImageRect(_image(print_), box(8, 8, side, side), SMOOTH)
    canvas.drawRect(box(8, 8, side, side), pen("#000000", 1, 0.45, butt=True))
    _text(canvas, name, (8 + side / 2, side + 28), "kalam-400", 18, "#2B2A3A")
    canvas.restore()


def _text(
    canvas: skia.Canvas, words: str, at: tuple[float, float], cut: str, size: float, ink: str, alpha: float = 1.0
) -> None:
    """Draw text centred on a point of its baseline."""
    font = skia.Font(skia.Typeface.MakeFromFile(str(asset(f"fonts/{cut}.ttf"))), size)
    font.setSubpixel(True)
    canvas.drawString(words, at[0] - font.measureText(words) / 2, at[1], font, fill(ink, alpha))


def _crayon(canvas: skia.Canvas, at: tuple[float, float], turn: float, ink: str, length: float) -> None:
    """Draw a china marker: painted wood, a paper ring and a wax tip."""
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(turn)
    canvas.drawRoundRect(box(4, 5, length, 20), 8, 8, fill("#000000", 0.5, blur=4))
    round_light = (mix(ink, "#FFFFFF", 0.45), ink, mix(ink, "#000000", 0.5))
    canvas.drawRect(box(0, -10, length, 20), fill(ink, shader=linear((0, -10), (0, 10), round_light)))
    ring = linear((0, -10), (0, 10), ("#F0E4B8", "#C9AE6A", "#6F5A2C"))
    canvas.drawRect(box(length - 56, -10, 10, 20), fill("#D8C48A", shader=ring))
    wood = linear((0, -10), (0, 10), ("#F0DDB4", "#D2B37C", "#7D6238"))
    canvas.drawPath(polygon([(0, -10), (-26, -4), (-34, 0), (-26, 4), (0, 10)]), fill("#D9BE8C", shader=wood))
    canvas.drawPath(polygon([(-22, -5), (-38, 0), (-22, 5)]), fill(mix(ink, "#000000", 0.1)))
    _text(canvas, "CHINA  MARKER", (length * 0.42, 5), "fira-sans-condensed-600", 13, "#F6EFD8", 0.8)
    canvas.restore()


def _ten_sided(canvas: skia.Canvas, at: tuple[float, float], radius: float, turn: float, figure: str) -> None:
    """Draw a ten-sided die of bone with one face towards the viewer."""
    r = radius
    canvas.save()
    canvas.translate(*at)
    canvas.rotate(turn)
    canvas.drawPath(
        curve([(-r * 0.8 + 5, 8), (5, -r * 0.6 + 8), (r + 6, 10), (5, r + 8)]), fill("#000000", 0.5, blur=5)
    )
    left, right, low = (-r * 0.62, r * 0.2), (r * 0.62, r * 0.2), (0, r * 0.55)
    for corners, tone in (
        ([(0, -r), (r * 0.98, -r * 0.05), right], "#C9C0A4"),
        ([(0, -r), (-r * 0.98, -r * 0.05), left], "#EFE8D2"),
        ([(-r * 0.98, -r * 0.05), left, low, (0, r)], "#D6CDB0"),
        ([(r * 0.98, -r * 0.05), right, low, (0, r)], "#A89E80"),
        ([(0, -r), right, low, left], "#F4EEDC"),
    ):
        canvas.drawPath(polygon(corners), fill(tone))
    canvas.drawPath(polygon([(0, -r), right, low, left]), pen("#7D7456", 1, 0.6))
    _text(canvas, figure, (0, r * 0.28), "fira-sans-700", r * 0.72, "#1C1A15")
    canvas.restore()


def _lamp(canvas: skia.Canvas) -> None:
    """Draw lamp light from the upper left, dark behind the title and towards the edges."""
    whole = box(0, 0, WIDTH, HEIGHT)
    warm = radial((620, 420), 760, ("#FFE2A02E", "#FFE2A000"))
    canvas.drawRect(whole, fill("#FFE2A0", shader=warm))
    canvas.drawRect(whole, fill("#000000", shader=linear((500, 0), (1150, 0), ("#00000000", "#00000066"))))
    canvas.drawRect(whole, fill("#000000", shader=linear((0, 0), (0, 330), ("#0B0A06D0", "#0B0A0600"))))
    edge = radial((800, 414), 1056, ("#00000000", "#00000000", "#00000098"), (0, 0.6, 1))
    canvas.drawRect(whole, fill("#000000", shader=edge))


def paint_wood() -> None:
    """Write the tileable, dim wood texture under the board."""
    save(picture(desk(1024, 600) * 0.46, "RGB"), "desk/wood.jpg", 84)


if __name__ == "__main__":
    paint_wood()
    for size in SIZES:
        paint_desk(size)
    sys.exit(0)
