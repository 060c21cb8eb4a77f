"""A ring is drawn beside the thing that it points at, which stays fully legible."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.tabletop.teaching.rings import Rings, frame


@pytest.mark.parametrize("size", [(80, 80), (165, 28), (67, 85)])
def test_what_is_small_is_framed_outside_its_edges(size: tuple[int, int]) -> None:
    box = pygame.Rect((100, 100), size)
    assert not any(box.inflate(2, 2).collidepoint(point) for point in frame(box))


def test_what_is_large_is_framed_within_its_edges() -> None:
    box = pygame.Rect(0, 540, 884, 180)
    assert all(box.collidepoint(point) for point in frame(box))


def test_the_place_of_the_arrow_is_told_so_that_what_is_written_keeps_off_it() -> None:
    rings, slip, button = Rings(), pygame.Rect(10, 10, 300, 120), pygame.Rect(800, 500, 120, 30)
    rings.show([button], slip)
    assert rings.arrow_box.collidepoint(button.x - 40, button.y - 30)
    assert not rings.arrow_box.colliderect(slip)
    rings.show([button, button.move(0, -200)], slip)
    assert not rings.arrow_box.width
