"""Paint smoke and dust: powder smoke at a muzzle, the cloud of a blast, and wisps of lingering smoke."""

from __future__ import annotations

import math
from random import Random

from tools.volume1.paint_effects.cloud import Ball, Look, cloud
from tools.volume1.paint_effects.sheets import between
from tools.volume1.paint_pieces.kit import Pixels, chance, mix

PALE = ("#8F8B7C", "#B0AB9A", "#CBC5B3", "#DED8C6", "#EFE9D8")
GREY = ("#77766F", "#9B998F", "#BEBBAF", "#DAD6C9", "#F1EDE0")
DARK = ("#3A332A", "#564B3C", "#766850", "#978667", "#B7A684")
TAWNY = ("#5B4A35", "#7D684A", "#A18960", "#BFA77B", "#D6C397")

POWDER, WISP, DUST = 72, 136, 160
"""Sides of the cells."""
STAGES = 6


def powder(variant: int, stage: int) -> Pixels:
    """Paint a stage of a puff of powder smoke, first round and dense, finally shreds; return its pixels."""
    dice, age = chance(f"powder {variant}"), stage / (STAGES - 1)
    spread = between((0.10, 0.16, 0.22, 0.26), age)
    balls = [Ball(0.5, 0.5, between((0.17, 0.23, 0.23, 0.17), age))]
    for number in range(7):
        turn, far = math.tau * number / 7 + dice.gauss(0, 0.35), dice.uniform(0.7, 1.25)
        radius = between((0.08, 0.13, 0.15, 0.11), age) * dice.uniform(0.75, 1.25)
        balls.append(Ball(0.5 + math.cos(turn) * spread * far, 0.5 + math.sin(turn) * spread * far * 0.85, radius))
    look = Look(PALE, body=between((0.86, 0.76, 0.62, 0.46), age), torn=between((0, 0.12, 0.4, 0.74), age),
                ink=0.12 * (1 - age), warp=0.03, soft=between((0.08, 0.12, 0.15), age), melt=0.012)  # fmt: skip
    return cloud(POWDER, balls, look, 100 + variant * 17)


def dust(variant: int, stage: int) -> Pixels:
    """Paint a stage of the cloud of an explosive charge; return its pixels.

    The cloud is dark and boiling at first, then brown, then shreds of dust.
    """
    dice, age = chance(f"dust {variant}"), stage / (STAGES - 1)
    spread = between((0.13, 0.20, 0.25, 0.29), age)
    balls = [Ball(0.5, 0.5, between((0.16, 0.20, 0.20, 0.16), age))]
    for ring, count in ((0.6, 6), (1.05, 10)):
        for number in range(count):
            turn = math.tau * number / count + dice.gauss(0, 0.25)
            far = ring * dice.uniform(0.85, 1.2) * spread
            radius = between((0.075, 0.105, 0.12, 0.10), age) * dice.uniform(0.7, 1.3)
            balls.append(Ball(0.5 + math.cos(turn) * far, 0.5 + math.sin(turn) * far * 0.9, radius))
    tones = [mix(dark, tawny, between((0, 0.55, 1, 1), age)) for dark, tawny in zip(DARK, TAWNY, strict=True)]
    look = Look(tones, body=between((0.96, 0.92, 0.80, 0.55), age), torn=between((0, 0.10, 0.42, 0.76), age),
                ink=0.5 * (1 - age), warp=0.026, soft=between((0.03, 0.05, 0.09), age))  # fmt: skip
    return cloud(DUST, balls, look, 400 + variant * 23)


def wisp(variant: int, stage: int) -> Pixels:
    """Paint a wisp of lingering smoke; return its pixels. Stage 0 rises, 1 is whole, 2 thins out."""
    dice = chance(f"wisp {variant}")
    balls = _curl(dice)
    if stage == 0:
        balls = [Ball(0.5 + (x - 0.5) * 0.72, 0.5 + (y - 0.5) * 0.72, radius * 0.72) for x, y, radius in balls]
    body, torn, soft = ((0.80, 0.10, 0.15), (0.90, 0.04, 0.17), (0.56, 0.36, 0.17))[stage]
    look = Look(GREY, body=body, torn=torn, ink=0.04, warp=0.05, soft=soft, melt=0.02, bias=0.06)
    return cloud(WISP, balls, look, 700 + variant * 31)


def _curl(dice: Random) -> list[Ball]:
    """Return balls along a bent line that thins out at both ends, with curls at its sides."""
    bend, lean, balls = dice.uniform(-0.16, 0.16), dice.uniform(-0.35, 0.35), []
    count = dice.randint(6, 8)
    for number in range(count):
        along = number / (count - 1) * 2 - 1
        x = 0.5 + along * 0.27
        y = 0.5 + bend * (1 - along**2) - bend * 0.5 + lean * along * 0.2 + dice.gauss(0, 0.02)
        full = math.sqrt(max(0.0, 1 - (along * 0.92) ** 2))
        balls.append(Ball(x, y, 0.065 + 0.125 * full * dice.uniform(0.75, 1.2)))
        for side in (-1, 1):
            if dice.random() < 0.7:
                aside = side * (0.09 + 0.06 * full)
                balls.append(Ball(x + dice.gauss(0, 0.03), y + aside, 0.06 + 0.055 * dice.random()))
    return balls
