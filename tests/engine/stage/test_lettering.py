"""Letters stand on their line whatever is above them."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.drawing.lettering import FAMILIES, Role, face

INK = (0, 0, 0)


def drawn(role: Role, size: float, text: str, *, typed: bool) -> pygame.Rect:
    """Where the ink of a text lies that is written on the line at 100."""
    paper = pygame.Surface((200, 200))
    paper.fill("white")
    if typed:
        face(role, size).draw_typed(paper, text, (50, 100), INK)
    else:
        face(role, size).draw(paper, text, (50, 100), INK)
    ink = pygame.mask.from_threshold(paper, INK, (190, 190, 190))
    return ink.get_bounding_rects()[0].unionall(ink.get_bounding_rects())


@pytest.mark.parametrize("size", [14, 17, 30, 80])
@pytest.mark.parametrize("role", FAMILIES)
@pytest.mark.parametrize("typed", [False, True], ids=["set", "typed"])
def test_an_accent_neither_moves_a_capital_nor_is_lost(role: Role, size: float, *, typed: bool) -> None:
    for plain, accented in ("OÓ", "AÁ", "UÜ"):
        below, whole = drawn(role, size, plain, typed=typed), drawn(role, size, accented, typed=typed)
        assert abs(whole.bottom - below.bottom) <= typed, accented  # a typed letter may stand a hair off the line
        assert whole.top < below.top - size * 0.08, accented
