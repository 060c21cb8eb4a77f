"""What stands where tiles are not sharp yet: those of another zoom step, stretched, and beyond those the overview."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pygame

from combat.engine.tabletop.map.camera import BLOCKS, TILE, ZOOMS
from combat.engine.tabletop.map.tiles import Spot, Tiles


class Patch(NamedTuple):
    """A tile of another step, and where it lies once it is stretched."""

    tile: pygame.Surface
    place: pygame.Rect


class PlaceholderTiles:
    """Fills an area of a picture in which the tiles of its zoom step are missing.

    The tiles of the step before are finer by far than the overview, and lie where the player looks; they are stretched
    unsmoothed, which takes no longer than to show them, and only until the new ones come.
    """

    def __init__(self, tiles: Tiles) -> None:
        self._tiles = tiles

    def draw(self, surface: pygame.Surface, area: pygame.Rect, corner: tuple[int, int], step: int) -> None:
        """Fills an area of a surface on which the sheet's corner lies there, at a zoom step."""
        patches = self._patches(area, corner, step)
        for bare in _beside(area, [patch.place for patch in patches]):
            self._tiles.draw_coarse(surface, bare, corner, ZOOMS[step])
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        for patch in patches:
            _lay(surface, patch, area)
        surface.set_clip(clip)

    def _patches(self, area: pygame.Rect, corner: tuple[int, int], step: int) -> list[Patch]:
        """The tiles of the step that covers most of an area, of those that are finer than the overview."""
        sharp, coarse = self._tiles.sharp(), self._tiles.overview_scale
        others = {spot[0] for spot in sharp if spot[0] != step and ZOOMS[spot[0]] > coarse}
        best, most = list[Patch](), 0.0
        for other in sorted(others, key=lambda other: abs(other - step)):
            spots = list(_spots(area, corner, step, other))
            found = [spot for spot in spots if spot in sharp]
            if len(found) > most * len(spots):
                best, most = _placed(sharp, found, corner, step), len(found) / len(spots)
            if most == 1:
                break
        return best


def _lay(surface: pygame.Surface, patch: Patch, area: pygame.Rect) -> None:
    """Stretches what of a tile lies in the area."""
    place, seen = patch.place, patch.place.clip(area)
    if not seen:
        return
    left, right = _taken((place.left, place.width), seen.left, seen.right)
    top, foot = _taken((place.top, place.height), seen.top, seen.bottom)
    part = patch.tile.subsurface((left, top, right - left, foot - top))
    if surface.get_masks() == part.get_masks():
        pygame.transform.scale(part, seen.size, surface.subsurface(seen))
    else:
        surface.blit(pygame.transform.scale(part, seen.size), seen)


def _taken(place: tuple[int, int], start: int, end: int) -> tuple[int, int]:
    """From where to where a tile is taken along a side of which so much is seen; by less than a pixel too much at an
    edge of the picture, where it is not seen that this is stretched by as much less."""
    begin, length = place
    return (start - begin) * TILE // length, min(TILE, (end - begin) * TILE // length + 1)


def _spots(area: pygame.Rect, corner: tuple[int, int], step: int, other: int) -> Iterator[Spot]:
    """The tiles of another step that lie in an area."""
    side = TILE * BLOCKS[other] / BLOCKS[step]
    for row in range(int((area.top - corner[1]) / side), int((area.bottom - 1 - corner[1]) / side) + 1):
        for column in range(int((area.left - corner[0]) / side), int((area.right - 1 - corner[0]) / side) + 1):
            yield other, column, row


def _placed(sharp: Mapping[Spot, pygame.Surface], spots: list[Spot], corner: tuple[int, int], step: int) -> list[Patch]:
    """Tiles of another step without a gap between them."""
    patches = []
    for other, column, row in spots:
        side = TILE * BLOCKS[other] / BLOCKS[step]
        left, top = corner[0] + round(column * side), corner[1] + round(row * side)
        size = corner[0] + round((column + 1) * side) - left, corner[1] + round((row + 1) * side) - top
        patches.append(Patch(sharp[other, column, row], pygame.Rect(left, top, *size)))
    return patches


def _beside(area: pygame.Rect, places: list[pygame.Rect]) -> list[pygame.Rect]:
    """What of an area lies beside places in rows and columns; all of it where one of those is missing."""
    if not places:
        return [area]
    held = places[0].unionall(places[1:])
    if sum(place.width * place.height for place in places) < held.width * held.height:
        return [area]
    held = held.clip(area)
    strips = (
        pygame.Rect(area.left, area.top, area.width, held.top - area.top),
        pygame.Rect(area.left, held.bottom, area.width, area.bottom - held.bottom),
        pygame.Rect(area.left, held.top, held.left - area.left, held.height),
        pygame.Rect(held.right, held.top, area.right - held.right, held.height),
    )
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
