"""Leaves for crowns that are seen from above: small pulls of the brush, light towards the north-west."""

from __future__ import annotations

import functools
import math
from random import Random

import pygame

LIGHT, DARK = (178, 184, 122), (56, 66, 40)
STRONGEST = 96
"""What of the ground the strongest leaf covers, to 255."""
BROAD = 0.5
"""How broad a leaf is for its length."""
KINDS = 4
"""How many crowns of a size differ."""
FINER = 2
"""How much larger than shown a stamp is drawn."""


@functools.lru_cache(maxsize=160)
def leaves(radius: int, kind: int) -> pygame.Surface:
    """What lies on a crown of so many pixels from its middle to its edge, premultiplied. Do not draw on it."""
    source, reach = Random(f"leaves {radius} {kind}"), radius * FINER
    side = 2 * reach + 2 * FINER
    plate = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    plate.fill((0, 0, 0, 0))
    for _ in range(round(10 + radius * 1.5)):
        far, turn = math.sqrt(source.random()) * 0.86, source.uniform(0, math.tau)
        x, y = math.cos(turn) * far, math.sin(turn) * far
        lit = 0.10 - (x + y) * 0.52 + source.gauss(0, 0.30)
        strong = min(1.0, max(0.0, abs(lit) * 1.3 - 0.16)) * STRONGEST
        if strong < 12:
            continue
        lean, long = source.gauss(-0.7, 0.6), reach * source.uniform(0.05, 0.10) + FINER * 0.6
        dx, dy = math.cos(lean) * long, math.sin(lean) * long
        at, ink = (side / 2 + x * reach, side / 2 + y * reach), premultiplied(LIGHT if lit > 0 else DARK, strong)
        leaf = ((-dx, -dy), (dy * BROAD, -dx * BROAD), (dx, dy), (-dy * BROAD, dx * BROAD))
        pygame.draw.polygon(plate, ink, [(at[0] + x, at[1] + y) for x, y in leaf])
    return pygame.transform.smoothscale(plate, (side // FINER, side // FINER))


def premultiplied(ink: tuple[int, int, int], alpha: float) -> tuple[int, int, int, int]:
    """A colour as it is laid by BLEND_PREMULTIPLIED, of a strength up to 255."""
    share = alpha / 255
    return round(ink[0] * share), round(ink[1] * share), round(ink[2] * share), round(alpha)
