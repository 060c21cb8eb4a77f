"""Paint fire: muzzle flashes and the core of blasts, from ember to white heat in flat tones."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import skia

from tools.volume1.paint_effects.sheets import between, fine
from tools.volume1.paint_pieces.kit import Pixels, blank, chance, curve, fill

HEAT = ("#7A2F12", "#B8481F", "#DD7F2C", "#F0B843", "#FAE08A", "#FFF8DF")
"""Colours from the ember at the rim to the white heat within."""
FLASH, FIRE, GLOW = 88, 128, 96
FLASH_STAGES, FIRE_STAGES = 3, 4
TONGUES = ((0.50, 0.10, 2), (0.36, 0.11, 3), (0.72, 0.10, 2), (0.60, 0.16, 3))
"""Reach and width of each kind of muzzle flash, in sides of the cell, and its flames per side: rifle, short barrel,
machine gun, rifle grenade."""
SPREAD = 64
"""Largest angle of the side flames, in degrees."""
MUZZLE = 0.18
"""Position of the muzzle from the left, in sides of the cell."""


def flash(kind: int, stage: int) -> Pixels:
    """Paint a stage of a muzzle flash to the right, which bursts, holds, and breaks up; return its pixels."""
    reach, width, flames = TONGUES[kind]
    size, dice = fine(FLASH), chance(f"flash {kind} {stage}")
    surface = blank(size, size)
    canvas = surface.getCanvas()
    canvas.scale(size, size)
    long, wide = ((0.62, 1.0), (1.0, 0.9), (0.8, 0.5))[stage]
    if stage < 2:
        for depth in range(6):
            share = 1 - depth * 0.155
            for path in _tongues(reach * long * share, width * wide * share, flames, Random(f"{kind} {stage}")):
                canvas.drawPath(path, fill(HEAT[depth]))
    else:
        for _ in range(7):
            at, aside = MUZZLE + reach * long * dice.uniform(0.2, 1.0), dice.gauss(0, width * 0.45)
            shred = [
                (at - 0.05, 0.5 + aside),
                (at, 0.5 + aside - 0.012),
                (at + 0.045, 0.5 + aside * 1.15),
                (at, 0.5 + aside + 0.012),
            ]
            canvas.drawPath(curve(shred), fill(HEAT[dice.choice((1, 2, 3))], 0.85))
    return premultiplied(surface)


def _tongues(reach: float, width: float, flames: int, dice: Random) -> list[skia.Path]:
    """Return the flames before the muzzle: one straight on, shorter ones beside it, with gaps between them."""
    arms = 2 * flames + 1
    spikes = []
    for arm in range(arms):
        lean = (arm - flames) / flames
        far = reach if arm == flames else reach * dice.uniform(0.50, 0.70) * (1 - 0.30 * abs(lean))
        spikes.append((math.radians(lean * SPREAD + dice.uniform(-5, 5)), max(far, width)))
    corners = [(MUZZLE - width * 0.25, 0.5 - width * 0.30)]
    for (turn, far), following in zip(spikes, [*spikes[1:], None], strict=True):
        corners.append((MUZZLE + math.cos(turn) * far, 0.5 + math.sin(turn) * far))
        if following is not None:
            cleft, near = (turn + following[0]) / 2, max(width * 1.25, min(far, following[1]) * 0.52)
            corners.append((MUZZLE + math.cos(cleft) * near, 0.5 + math.sin(cleft) * near))
    corners.append((MUZZLE - width * 0.25, 0.5 + width * 0.30))
    path = skia.Path()
    path.addPoly([skia.Point(x, y) for x, y in corners], True)
    return [path]


def glow(_variant: int, stage: int) -> Pixels:
    """Paint stage 0-2 of the glow on the ground, fainter each time, for additive blending; return its pixels."""
    size = fine(GLOW)
    down, right = np.mgrid[0:size, 0:size].astype(np.float32) / size - 0.5
    far = np.hypot(right, down * 1.08) * 2
    strength = (0.95, 0.62, 0.26)[stage]
    level = np.zeros_like(far)
    for edge, part in ((0.98, 0.16), (0.72, 0.26), (0.46, 0.30), (0.22, 0.28)):
        level += part * np.clip((edge - far) / 0.20, 0, 1)
    alpha = np.clip(level * strength, 0, 1)
    ink = np.array([255, 196, 112], np.float32)
    return np.dstack([ink * alpha[..., None] * 0.72, 255 * alpha]).astype(np.float32)


def fire(variant: int, stage: int) -> Pixels:
    """Paint a stage of the core of a blast: star, ball of fire, ball torn by smoke, embers; return its pixels."""
    size = fine(FIRE)
    surface = blank(size, size)
    canvas = surface.getCanvas()
    canvas.scale(size, size)
    if stage == 0:
        _star(canvas, variant)
    elif stage < 3:
        _ball(canvas, variant, stage)
    else:
        dice = chance(f"embers {variant}")
        for _ in range(26):
            turn, far = dice.random() * math.tau, 0.10 + 0.34 * dice.random()
            x, y = 0.5 + math.cos(turn) * far, 0.5 + math.sin(turn) * far
            canvas.drawPath(curve(_oval(x, y, 0.008 + 0.01 * dice.random(), 0.008)), fill(HEAT[dice.choice((1, 2, 3))]))
    return premultiplied(surface)


def _star(canvas: skia.Canvas, variant: int) -> None:
    for depth, ink in enumerate(HEAT):
        dice, points = Random(f"star {variant}"), []
        share = (1.0, 0.93, 0.80, 0.63, 0.46, 0.30)[depth]
        arms = 13
        for corner in range(2 * arms):
            far = 0.46 * share * (dice.uniform(0.72, 1.0) if corner % 2 == 0 else dice.uniform(0.40, 0.50))
            turn = math.tau * corner / (2 * arms) + dice.gauss(0, 0.05)
            points.append((0.5 + math.cos(turn) * far, 0.5 + math.sin(turn) * far))
        canvas.drawPath(_straight(points), fill(ink))


def _ball(canvas: skia.Canvas, variant: int, stage: int) -> None:
    """Draw overlapping lumps of fire, the dark ones outside; in later stages half of them are smoke."""
    dice, lumps = chance(f"fire {variant}"), []
    for _ in range(34):
        turn, far = dice.random() * math.tau, math.sqrt(dice.random()) * between((0.24, 0.32), stage - 1)
        lumps.append((far + dice.gauss(0, 0.03), turn, dice.uniform(0.055, 0.12)))
    for far, turn, radius in sorted(lumps, reverse=True):
        x, y = 0.5 + math.cos(turn) * far, 0.5 + math.sin(turn) * far * 0.94
        heat = max(0.0, min(1.0, 1.05 - far / 0.27 + dice.gauss(0, 0.12))) * (1.0 if stage == 1 else 0.62)
        tone = int(heat * 4.4)
        if stage == 2 and dice.random() < 0.42:
            canvas.drawPath(_lump(x, y, radius * 1.1, dice), fill(dice.choice(("#3A332A", "#4A4034", "#5C4F3E")), 0.95))
            continue
        canvas.drawPath(_lump(x + 0.008, y + 0.010, radius, dice), fill(HEAT[max(0, tone - 1)], 0.9))
        canvas.drawPath(_lump(x, y, radius * 0.92, dice), fill(HEAT[tone]))
        canvas.drawPath(
            _lump(x - radius * 0.2, y - radius * 0.22, radius * 0.5, dice), fill(HEAT[min(5, tone + 1)], 0.9)
        )


def _lump(x: float, y: float, radius: float, dice: Random) -> skia.Path:
    points = []
    for corner in range(9):
        far, turn = radius * dice.uniform(0.8, 1.15), math.tau * corner / 9
        points.append((x + math.cos(turn) * far, y + math.sin(turn) * far))
    return curve(points)


def _oval(x: float, y: float, wide: float, high: float) -> list[tuple[float, float]]:
    return [(x + math.cos(a * math.pi / 4) * wide, y + math.sin(a * math.pi / 4) * high) for a in range(8)]


def _straight(points: list[tuple[float, float]]) -> skia.Path:
    path = skia.Path()
    path.addPoly([skia.Point(x, y) for x, y in points], True)
    return path


def premultiplied(surface: skia.Surface) -> Pixels:
    """Return the pixels of a surface, premultiplied, 0 to 255."""
    array = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    alpha = array[..., 3:4] / 255
    return np.asarray(np.concatenate([array[..., :3] * alpha, array[..., 3:4]], -1), np.float32)
