"""Pictures of leaves for tree crowns seen from above, lit from the north-west."""

from __future__ import annotations

import functools
import math
from random import Random

import pygame

LIGHT, DARK = (178, 184, 122), (56, 66, 40)
STRONGEST = 96
"""Opacity of the strongest leaf, 0 to 255."""
BROAD = 0.5
"""Width of a leaf as a share of its length."""
KINDS = 4
"""Number of variants for each size."""
FINER = 2
"""Supersampling factor."""


@functools.lru_cache(maxsize=160)
def leaves(radius: int, kind: int) -> pygame.Surface:
    """Return a premultiplied picture of a tree crown's leaves; `radius` is in pixels, `kind` selects a random variant.

    The picture is cached: do not draw on it.
    """
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
    """Return an RGB colour as RGBA, premultiplied with an opacity of 0 to 255."""
    share = alpha / 255
    return round(ink[0] * share), round(ink[1] * share), round(ink[2] * share), round(alpha)
