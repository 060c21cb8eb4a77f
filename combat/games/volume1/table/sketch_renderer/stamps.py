"""Sprites used repeatedly on sketched sheets: crowns, bushes, tufts, stones; cached by size."""

from __future__ import annotations

import functools
import math
from random import Random

import pygame

from combat.engine.stage.drawing.lettering import Rgb

Inks = tuple[Rgb, Rgb, Rgb, Rgb]
"""Dark, middle, light, and lightest, for the side towards the light: north-west."""
TREES: tuple[Inks, ...] = (
    ((74, 88, 54), (104, 122, 72), (138, 152, 94), (170, 180, 120)),
    ((66, 84, 52), (94, 116, 68), (126, 146, 88), (160, 174, 114)),
    ((86, 96, 56), (118, 132, 76), (152, 164, 100), (184, 190, 128)),
)
HEDGE: tuple[Inks, ...] = (
    ((70, 86, 54), (98, 118, 72), (134, 150, 94), (168, 180, 122)),
    ((64, 80, 52), (90, 110, 68), (124, 142, 88), (158, 172, 114)),
)
ORCHARD: tuple[Inks, ...] = (((92, 106, 62), (128, 144, 88), (164, 176, 116), (202, 204, 152)),)
STONE: tuple[Inks, ...] = (((112, 106, 92), (152, 146, 128), (182, 175, 154), (206, 200, 180)),)
INK: Rgb = (51, 48, 31)
FINER = 2
"""Supersampling factor of a stamp."""


@functools.lru_cache(maxsize=256)
def crown(inks: Inks, radius: int, kind: int) -> pygame.Surface:
    """Return the sprite of a tree or bush from above, `radius` pixels; `kind` varies its shape. Do not draw on it."""
    source, reach = Random(f"crown {kind} {inks}"), radius * FINER
    side = 2 * reach + 4 * FINER
    plate, middle = pygame.Surface((side, side), pygame.SRCALPHA, 32), side / 2
    plate.fill((*inks[0], 0))
    lobes = [(math.tau * n / 9 + source.uniform(-0.2, 0.2), source.uniform(0.60, 0.76)) for n in range(9)]
    for ink, grow, shift in ((INK, 1.06, 0.03), (inks[0], 1.0, 0.0), (inks[1], 0.86, -0.09)):
        pygame.draw.circle(plate, ink, (middle + shift * reach, middle + shift * reach), reach * 0.74 * grow)
        for turn, far in lobes:
            x, y = middle + (math.cos(turn) * far + shift) * reach, middle + (math.sin(turn) * far + shift) * reach
            pygame.draw.circle(plate, ink, (x, y), reach * 0.30 * grow)
    if radius >= 4:
        dabs = sorted(
            ((source.uniform(0, math.tau), source.random() ** 0.6 * 0.82) for _ in range(8 + radius)), key=_lit
        )
        for place, (turn, far) in enumerate(dabs):
            lit = place / len(dabs) + source.uniform(-0.25, 0.25)
            ink = inks[3] if lit > 0.86 else inks[2] if lit > 0.45 else inks[0] if lit < 0.12 else inks[1]
            x, y = middle + math.cos(turn) * far * reach, middle + math.sin(turn) * far * reach
            pygame.draw.circle(plate, ink, (x, y), reach * source.uniform(0.09, 0.17))
    return pygame.transform.smoothscale(plate, (side // FINER, side // FINER))


def _lit(dab: tuple[float, float]) -> float:
    return -(math.cos(dab[0]) + math.sin(dab[0])) * dab[1]


@functools.lru_cache(maxsize=64)
def shade(radius: int) -> pygame.Surface:
    """Return the sprite of a crown's shadow, a soft disc of `radius` pixels. Do not draw on it."""
    side = 2 * radius + 4
    plate = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    plate.fill((92, 94, 70, 0))
    for step in range(4):
        pygame.draw.circle(plate, (92, 94, 70, 40 + 34 * step), (side / 2, side / 2), radius * (1.0 - step * 0.09))
    return plate


@functools.lru_cache(maxsize=96)
def tuft(size: int, inks: Inks, kind: int) -> pygame.Surface:
    """Return the sprite of blades of tall grass or reed, `size` pixels; `kind` varies it. Do not draw on it."""
    source, side = Random(f"tuft {kind}"), size * FINER * 2
    plate = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    plate.fill((*inks[1], 0))
    foot, blades = (side / 2, side * 0.8), 5 + kind % 3
    for n in range(blades):
        lean = (n / (blades - 1) - 0.5) * 1.5 + source.uniform(-0.15, 0.15)
        tip = (foot[0] + lean * side * 0.3, foot[1] - side * source.uniform(0.38, 0.6))
        pygame.draw.line(plate, inks[n % 3], foot, tip, max(1, round(size * FINER * 0.12)))
    return pygame.transform.smoothscale(plate, (side // FINER, side // FINER))


@functools.lru_cache(maxsize=48)
def stone(radius: int, kind: int) -> pygame.Surface:
    """Return the sprite of a rock with a lit top, `radius` pixels; `kind` varies its shape. Do not draw on it."""
    source, reach, inks = Random(f"stone {kind}"), radius * FINER, STONE[0]
    side = 2 * reach + 4 * FINER
    plate, middle = pygame.Surface((side, side), pygame.SRCALPHA, 32), side / 2
    plate.fill((*inks[0], 0))
    edge = [(math.tau * n / 7 + source.uniform(-0.2, 0.2), source.uniform(0.8, 1.0)) for n in range(7)]
    for ink, grow, shift in ((INK, 1.06, 0.02), (inks[1], 0.98, 0.0), (inks[2], 0.72, -0.12), (inks[3], 0.42, -0.2)):
        points = [
            (
                middle + (math.cos(a) * far * grow + shift) * reach,
                middle + (math.sin(a) * far * grow * 0.9 + shift) * reach,
            )
            for a, far in edge
        ]
        pygame.draw.polygon(plate, ink, points)
    return pygame.transform.smoothscale(plate, (side // FINER, side // FINER))
