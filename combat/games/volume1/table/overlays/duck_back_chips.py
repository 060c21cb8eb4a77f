"""What Duck Back saves each man who is asked about, on a chip at his counter (7.19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import ducking

HIGH, ROUND, PAD = 22, 11, 7
"""Height, corner and side margin of a chip, in pixels at scale 1."""


def draw(surface: pygame.Surface, desk: VolumeDesk, down: Mapping[str, bool], flags: Sequence[pygame.Rect]) -> None:
    """Draw a chip below each man's counter, right of a flag that flies there; filled for one who is to duck back."""
    numbers = {man: number for number, man in enumerate(down, start=1)}
    for place in desk.battle.people.places():
        if place.man in down:
            gain = ducking.gain(desk.state, desk.state.men[place.man])
            words = f"{numbers[place.man]} · {gain}" if gain else str(numbers[place.man])
            at = (place.x + place.size // 2, place.y + place.size - theme.px(4))
            _draw_chip(surface, at, words, flags, filled=down[place.man])


def _draw_chip(
    surface: pygame.Surface, at: tuple[int, int], words: str, flags: Sequence[pygame.Rect], *, filled: bool
) -> None:
    face = theme.font("sans", 14, 700)
    chip = pygame.Rect(0, 0, round(face.width(words)) + 2 * theme.px(PAD), theme.px(HIGH))
    chip.midtop = at
    if (flag := chip.collidelist(flags)) >= 0:
        chip.left = flags[flag].right
    ground, ink = (theme.COMMIT, theme.FIELD) if filled else (theme.FIELD, theme.COMMIT)
    surface.blit(shapes.rounded(chip.size, theme.px(ROUND), ground, theme.COMMIT, 1.8 * theme.scale()), chip)
    face.draw_in(surface, words, chip, ink, align="center")
