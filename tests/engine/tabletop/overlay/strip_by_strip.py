"""Compare the image of a board drawn as a whole with one drawn in strips."""

from __future__ import annotations

from typing import Any

import pygame

from combat.engine.tabletop.map.board_view import BoardView

STRIP = 64
"""Height of a horizontal strip, and width of a vertical one, in pixels."""
TOLERANCE = (40, 40, 40)
"""Difference of colours that is allowed: the grain of paper and pencil differs in each plate."""
SPECK = 30
"""Pixels of a difference that is ignored: an edge of a pencil line with another grain."""
PANS = ((-150, 0), (0, -110), (230, 0), (0, 190))


def differing_in_strips(view: BoardView[Any]) -> list[pygame.Rect]:
    """Return the rectangles in which the visible board differs if it is drawn in strips."""
    _finish(view)
    whole = pygame.Surface(view.rect.bottomright, 0, 32)
    view._draw_flat(whole)
    found = []
    for wide, high in ((view.rect.width, STRIP), (STRIP, view.rect.height)):
        plates = pygame.Surface(view.rect.bottomright, 0, 32)
        for left in range(view.rect.left, view.rect.right, wide):
            for top in range(view.rect.top, view.rect.bottom, high):
                strip = pygame.Rect(left, top, wide, high).clip(view.rect)
                view._draw_apart(plates.subsurface(strip), strip)
        found += differing(plates, whole, view.rect)
    return found


def differing_after_pans(view: BoardView[Any]) -> list[pygame.Rect]:
    """Return the rectangles in which the board differs after panning from one that is drawn anew."""
    found = []
    for dx, dy in PANS:
        view.pan(dx, dy)
        _finish(view)
        view.pan(-dx, -dy)
        _finish(view)
        view.touch()
        panned, anew = pygame.Surface(view.rect.bottomright, 0, 32), pygame.Surface(view.rect.bottomright, 0, 32)
        view.draw(panned)
        while not view._prepare():
            pass
        view.pan(dx, dy)
        view._ahead.show(panned, view.rect, view.camera.origin, view._draw_apart)
        view._draw_flat(anew)
        found += differing(panned, anew, view.rect)
    return found


def _finish(view: BoardView[Any]) -> None:
    """Draw until tiles are sharp and no counter is a stand-in of another size."""
    plate = pygame.Surface(view.rect.bottomright, 0, 32)
    view.rough = True
    while view.rough:
        view.load_now()
        view.rough = False
        view._draw_flat(plate)


def differing(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles within an area in which two images differ."""
    same = pygame.mask.from_threshold(one.subsurface(area), (0, 0, 0), TOLERANCE, other.subsurface(area), 1)
    same.invert()
    return [box.move(area.topleft) for part in same.connected_components(SPECK) for box in part.get_bounding_rects()]
