"""Placement of temporary overlays such as dice, cards and notes where they cover least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame


def around(near: pygame.Rect, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """Return rectangles of a size directly beside a rectangle: below, above, right and left."""
    found = [pygame.Rect((0, 0), size) for _ in range(4)]
    found[0].midtop = (near.centerx, near.bottom + gap)
    found[1].midbottom = (near.centerx, near.top - gap)
    found[2].midleft = (near.right + gap, near.centery)
    found[3].midright = (near.left - gap, near.centery)
    return found


def beyond(near: pygame.Rect, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """Return rectangles of a size farther from a rectangle: at its corners, then one size away on each side."""
    wide, high = size
    corner = corners(near.inflate(2 * (wide + gap), 2 * (high + gap)), size)
    return [*corner, *around(near, size, gap + high), *around(near.inflate(2 * wide, 2 * high), size, gap)]


def within(area: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """Return rectangles of a size in an area: at its centre, upper and lower edge, sides, and corners."""
    return [*_at(area, size, ("center", "midtop", "midbottom", "midleft", "midright")), *corners(area, size)]


def edges(area: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """Return rectangles of a size at the upper, then at the lower edge of an area, the middle one of each first."""
    return _at(area, size, ("midtop", "topright", "topleft", "midbottom", "bottomright", "bottomleft"))


def corners(area: pygame.Rect, size: tuple[int, int]) -> list[pygame.Rect]:
    """Return rectangles of a size in the corners of an area: upper left, upper right, lower left, lower right."""
    return _at(area, size, ("topleft", "topright", "bottomleft", "bottomright"))


def _at(area: pygame.Rect, size: tuple[int, int], names: Sequence[str]) -> list[pygame.Rect]:
    found = []
    for name in names:
        place = pygame.Rect((0, 0), size)
        setattr(place, name, getattr(area, name))
        found.append(place)
    return found


def aside(places: Iterable[pygame.Rect], area: pygame.Rect, *taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the first of `places`, clamped to an area, that covers nothing in `taken`, else the one that covers least.

    With several lists in `taken` the first matters most, and the next ones break ties. Raise ValueError if `places` is
    empty.
    """

    lists = [list(some) for some in taken]
    tried = list[pygame.Rect]()
    for place in places:
        found = place.clamp(area)
        if all(found.collidelist(some) < 0 for some in lists):
            return found
        tried.append(found)
    return min(tried, key=lambda found: [_covered(found, some) for some in lists])


def _covered(place: pygame.Rect, taken: Sequence[pygame.Rect]) -> int:
    """Return the area of the rectangles that a position covers."""
    return sum(_shared(place, taken[n]) for n in place.collidelistall(taken))


def _shared(place: pygame.Rect, other: pygame.Rect) -> int:
    both = place.clip(other)
    return both.width * both.height
