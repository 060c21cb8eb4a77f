"""Positions for chips and badges of counters: beside their counter, not on other counters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.tabletop.overlay.free_places import around, aside, beyond
from combat.games.volume1.table.pieces.men_on_board import Place
from combat.games.volume1.table.volume_desk import VolumeDesk

GRID = tuple((n, m) for n in range(5) for m in range(5))
"""Columns and rows of the points of a chip that are tested."""

GAP = 2
"""Distance between a counter and its chip, in pixels at scale 1."""


def counter_box(desk: VolumeDesk, place: Place) -> pygame.Rect:
    """Return the screen rectangle of a counter, including the order tab if the man has an order."""
    return place.rect if desk.state.men[place.id].order is not None else place.square


def counter_boxes(desk: VolumeDesk) -> list[pygame.Rect]:
    """Return the screen rectangles of all counters on the board, with their order tabs."""
    return [counter_box(desk, place) for place in desk.title_desk.people.places()]


def beside(counter: pygame.Rect, size: tuple[int, int], area: pygame.Rect, taken: Iterable[pygame.Rect]) -> pygame.Rect:
    """Return a rectangle of the given size beside a counter, preferably below, that covers neither it nor any of
    `taken`.

    If there is no such place in the area, the rectangle covers as little as possible, the counter itself least of all.
    """
    gap = theme.px(GAP)
    places = [*around(counter, size, gap), *beyond(counter, size, gap)]
    return aside(places, area, [counter], list(taken))


def flag(hex_: pygame.Rect, first: Sequence[pygame.Rect], area: pygame.Rect, men: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the place of a flag at a hex: of `first` the one most inside the hex that covers no man, else one at the
    edges of the hex.

    If every place covers a man, return the one that covers the least.
    """
    return aside(_flag_places(hex_, first), area, men)


def _flag_places(hex_: pygame.Rect, first: Sequence[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Yield the places for a flag at a hex, the best first."""
    yield from sorted(first, key=lambda place: -inside(hex_, place)) if len(first) > 1 else first
    size = first[0].size
    for corner in ("topright", "topleft", "bottomright", "bottomleft"):
        box = pygame.Rect((0, 0), size)
        setattr(box, corner, getattr(hex_, corner))
        yield box
    yield from around(hex_, size, -size[1] // 2)
    yield from beyond(hex_, size, 0)


def inside(hex_: pygame.Rect, chip: pygame.Rect) -> int:
    """Return how many of a grid of points of a chip are inside a hex, given by the square as high as it."""
    return _inside(hex_.height, chip.x - hex_.centerx, chip.y - hex_.centery, chip.size)


@lru_cache(maxsize=4096)
def _inside(height: int, x: int, y: int, size: tuple[int, int]) -> int:
    """Return how many of a grid of points of a chip are inside a hex with corners at its left and right.

    `x` and `y` lead from the middle of the hex to the upper left corner of the chip.
    """
    points = ((x + size[0] * (2 * n + 1) / 10, y + size[1] * (2 * m + 1) / 10) for n, m in GRID)
    distances = ((abs(across) * sqrt(3) / height, abs(down) * 2 / height) for across, down in points)
    return sum(down <= 1 and across <= 1 - down / 2 for across, down in distances)
