"""Paint the portrait of a man from helmet to chest in a square of 400 units, lit from the upper left, as a gouache."""

from __future__ import annotations

import zlib

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from tools.volume1.paint_pieces.clothes import paint_collar, paint_torso
from tools.volume1.paint_pieces.face import FACING, paint_head, paint_neck
from tools.volume1.paint_pieces.grips import paint_slung, paint_weapon
from tools.volume1.paint_pieces.headgear import paint_headgear, paint_strap
from tools.volume1.paint_pieces.kit import (
    Pixels,
    blank,
    calmest,
    chance,
    fill,
    mix,
    noise,
    pen,
    picture,
    pixels,
    radial,
)
from tools.volume1.paint_pieces.men import Man

SIDE = 800
UNITS = 400
CLOSE = 1.22  # enlargement of the drawing
GROUNDS = {"friendly": "#8C8B5A", "enemy": "#8A9590"}


def bust(man: Man) -> Image.Image:
    """Paint the portrait of a man; return an image of 800 × 800 pixels."""
    surface = blank(SIDE, SIDE)
    c = surface.getCanvas()
    c.scale(SIDE / UNITS, SIDE / UNITS)
    _backdrop(c, man)
    c.save()
    c.translate(200, 400)
    c.scale(CLOSE, CLOSE)
    c.translate(-206, -400)
    paint_slung(c, man)
    c.save()
    if man.away:
        c.translate(400, 0)
        c.scale(-1, 1)
    _figure(c, man)
    c.restore()
    paint_weapon(c, man)
    c.restore()
    return picture(printed(pixels(surface), man.id), "RGB")


def _figure(c: skia.Canvas, man: Man) -> None:
    """Draw the man, looking left, with his own build."""
    breadth, size, aside, lower = man.build
    c.save()
    c.translate(206, 0)
    c.scale(breadth, 1)
    c.translate(-206, 0)
    paint_torso(c, man)
    c.save()
    c.translate(aside, 30 + lower * 0.5)
    paint_neck(c, man)
    c.restore()
    paint_collar(c, man)
    c.restore()
    c.translate(215 + aside, 360 + lower)
    c.scale(size, size)
    c.rotate(man.tilt)
    c.translate(-215, -330)
    paint_head(c, man, shaded=True)
    c.save()
    c.translate(FACING[man.facing][0] * 0.6, 0)
    paint_strap(c, man)
    c.restore()
    paint_headgear(c, man)


def _backdrop(c: skia.Canvas, man: Man) -> None:
    ground = GROUNDS[man.side]
    tones = (mix(ground, "#F2E9C4", 0.55), mix(ground, "#F2E9C4", 0.12), mix(ground, "#15160C", 0.42))
    c.drawPaint(fill(ground, shader=radial((190, 150), 330, tones, (0, 0.5, 1))))
    dice = chance(man.id + " backdrop")
    for _ in range(60):
        x, y = dice.uniform(-20, 420), dice.uniform(-20, 420)
        tone = mix(ground, dice.choice(("#F2E9C4", "#20210F", "#F2E9C4")), 0.3)
        end = (x + dice.uniform(20, 90), y - dice.uniform(15, 60))
        c.drawLine(x, y, *end, pen(tone, dice.uniform(6, 22), dice.uniform(0.07, 0.2)))


def printed(drawing: Pixels, name: str) -> Pixels:
    """Return a drawing printed as a gouache: uneven pigment, brush planes, crisp ink, and a soft tone curve.

    `name` seeds the noise.
    """
    seed = zlib.crc32(name.encode()) % 9973
    settled = 1 + noise(SIDE, SIDE, 26, seed, 3) * 0.03 + noise(SIDE, SIDE, 9, 7, 2) * 0.018
    flat = drawing[..., :3] * settled[..., None]
    margin = 16
    padded = np.pad(flat, ((margin, margin), (margin, margin), (0, 0)), mode="edge")
    strokes = calmest(padded, 4.5)[margin:-margin, margin:-margin]
    paint = 0.72 * strokes + 0.28 * flat
    paint = paint + (paint - ndimage.gaussian_filter(paint, (2.2, 2.2, 0))) * 0.7
    tone = np.clip(paint / 255, 0, 1)
    return np.asarray((tone * 0.86 + 0.14 * tone * tone * (3 - 2 * tone)) * 255, dtype=np.float32)
