"""Lines of a dialog are not cut at the right edge."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import FILLED


@pytest.mark.parametrize("scale", (0.8, 1.0, 1.25))
def test_a_line_that_is_as_long_as_a_slip_takes_is_drawn_within_its_room(scale: float) -> None:
    before = theme.scale()
    theme.set_scale(scale)
    try:
        face, said = theme.font("sans", 16), "3 hombres no tienen orden y se ocultarán: Taylor, Crowe"
        room = face.width(said) / FILLED
        plate = pygame.Surface((round(room) + 40, theme.px(40)), pygame.SRCALPHA)
        face.draw(plate, said, (0, theme.px(28)), theme.INK)
        assert plate.get_bounding_rect().right <= room
    finally:
        theme.set_scale(before)
