"""Ground of a model's base: tufts, stones and patches; the game draws its corners and rim, as they show the side."""

from __future__ import annotations

import math
from random import Random

import skia

from combat.engine.painting.brushes import smooth
from tools.armour.paint_models.sculpt import Sculpt

EARTH = "#897B55"
PATCHES = ("#78804A", "#6C7644", "#9A8C5C", "#A89A68", "#7A6C46", "#838A50")
BLADES = ("#8E9A50", "#A5A862", "#CFC488")
THICK, EDGE = 2.0, 5.0
"""Thickness of a base, and the strip along its edge that stays bare, in mm."""


def base(m: Sculpt, wide: float, deep: float, seed: int) -> None:
    """Draw a base of `wide` × `deep` mm with earth, stones and tufts; `seed` fixes where they are."""
    rng, path = Random(seed), skia.Path()
    path.addRect(skia.Rect.MakeXYWH(-wide / 2, -deep / 2, wide, deep))
    m.shape(path, THICK, EARTH, coat=False)
    for _ in range(int(wide * deep / 26)):
        x, y = _spot(rng, wide, deep)
        around = [(x + math.cos(a) * rng.uniform(1.0, 3.4), y + math.sin(a) * rng.uniform(0.8, 2.4)) for a in range(6)]
        m.shape(smooth(around), THICK + rng.random() * 0.25, rng.choice(PATCHES), coat=False)
    for _ in range(3):
        x, y = rng.choice((-1, 1)) * rng.uniform(wide * 0.3, wide / 2 - EDGE), rng.choice((-1, 1)) * rng.uniform(deep * 0.24, deep / 2 - EDGE)  # fmt: skip
        m.dome(x, y, rng.uniform(0.9, 1.7), rng.uniform(0.8, 1.4), THICK, 3.4, "#ABA690")
    for _ in range(10):
        x, y = _spot(rng, wide, deep)
        for _ in range(5):
            m.line([(x, y), (x + rng.gauss(0, 1.2), y + rng.gauss(-1.0, 0.9))], 3.0, 0.4, rng.choice(BLADES))


def _spot(rng: Random, wide: float, deep: float) -> tuple[float, float]:
    return rng.uniform(EDGE - wide / 2, wide / 2 - EDGE), rng.uniform(EDGE - deep / 2, deep / 2 - EDGE)
