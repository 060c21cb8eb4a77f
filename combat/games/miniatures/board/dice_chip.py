"""A chip beside a model with words and dice."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.dice_faces import six_sided
from combat.engine.stage.drawing.lettering import Rgb

GOOD, BAD, PLAIN = theme.rgb("#3F5A22"), theme.rgb("#8C2A1C"), theme.INK
NOTE = theme.rgb("#F3ECD6")
DIE, GAP = 30, 8
"""Side of a die, and space around what is on a chip, in pixels at scale 1."""
ROLLED = 0.35
"""Share of the time after which the dice rest."""


def draw_chip(
    surface: pygame.Surface, at: tuple[int, int], within: pygame.Rect, words: str, dice: Sequence[tuple[int, bool]],
    share: float, ink: Rgb = PLAIN, rolling: str = "",
) -> None:  # fmt: skip
    """Draw words and dice on a chip below a point, kept inside `within`; the dice tumble at first.

    Until they rest the chip is neutral and shows the words `rolling`, so that it does not reveal the result. `ink` is
    the colour of the words.
    """
    px = theme.px
    if dice and share < ROLLED:
        words, ink = rolling or words, PLAIN
    face, side = theme.font("sans", 15, 600), px(DIE)
    wide = round(face.width(words)) + px(2 * GAP)
    across = (side + px(4)) * len(dice)
    chip = pygame.Rect(0, 0, max(wide, across + px(2 * GAP)), px(28) + (side + px(GAP) if dice else 0))
    chip.midtop = at[0], at[1] + px(26)
    chip.clamp_ip(within.inflate(-px(12), -px(12)))
    surface.blit(shapes.rounded(chip.size, px(5), (*NOTE, 244), ink, max(1.0, px(1.4))), chip)
    face.draw(surface, words, (chip.centerx, chip.y + px(19)), ink, align="center")
    x, y = chip.centerx - across // 2, chip.y + px(28)
    for place, (number, success) in enumerate(dice):
        still = share >= ROLLED
        pips = number if still else (number + round(share * 40) + place) % 6 + 1
        six_sided(pips, side, success and still).draw(surface, x + place * (side + px(4)), y)
