"""Placeholders for tiles not loaded yet: tiles of another zoom step scaled, else the overview."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pygame

from combat.engine.tabletop.map.camera import BLOCKS, TILE, ZOOMS
from combat.engine.tabletop.map.rect_parts import beside
from combat.engine.tabletop.map.tiles import Spot, Tiles


class Patch(NamedTuple):
    """A tile of another step, and its area after scaling."""

    tile: pygame.Surface
    place: pygame.Rect


class PlaceholderTiles:
    """Fills an area of a frame where tiles of the current zoom step are missing.

    Tiles of the previous step are finer than the overview and in the right place. They are scaled without
    smoothing, as fast as a blit, until the new ones are ready.
    """

    def __init__(self, tiles: Tiles) -> None:
        self._tiles = tiles

    def draw(self, surface: pygame.Surface, area: pygame.Rect, corner: tuple[int, int], step: int) -> None:
        """Fill an area of a surface on which the sheet's corner is at `corner`, at a zoom step."""
        patches = self._patches(area, corner, step)
        for gap in _beside(area, [patch.place for patch in patches]):
            self._tiles.draw_coarse(surface, gap, corner, ZOOMS[step])
        clip = surface.get_clip()
        surface.set_clip(area.clip(clip))
        for patch in patches:
            _lay(surface, patch, area)
        surface.set_clip(clip)

    def _patches(self, area: pygame.Rect, corner: tuple[int, int], step: int) -> list[Patch]:
        """Return tiles of the step that covers most of an area, among those finer than the overview."""
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
    """Draw the part of a scaled tile that is in the area."""
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
    """Return the range of a tile to use along a side of which only a part is visible.

    It may be up to a pixel too long at the frame's edge, where the difference in scale is not noticeable.
    """
    begin, length = place
    return (start - begin) * TILE // length, min(TILE, (end - begin) * TILE // length + 1)


def _spots(area: pygame.Rect, corner: tuple[int, int], step: int, other: int) -> Iterator[Spot]:
    """Yield the tiles of another step in an area."""
    side = TILE * BLOCKS[other] / BLOCKS[step]
    for row in range(int((area.top - corner[1]) / side), int((area.bottom - 1 - corner[1]) / side) + 1):
        for column in range(int((area.left - corner[0]) / side), int((area.right - 1 - corner[0]) / side) + 1):
            yield other, column, row


def _placed(sharp: Mapping[Spot, pygame.Surface], spots: list[Spot], corner: tuple[int, int], step: int) -> list[Patch]:
    """Return tiles of another step, placed without gaps."""
    patches = []
    for other, column, row in spots:
        side = TILE * BLOCKS[other] / BLOCKS[step]
        left, top = corner[0] + round(column * side), corner[1] + round(row * side)
        size = corner[0] + round((column + 1) * side) - left, corner[1] + round((row + 1) * side) - top
        patches.append(Patch(sharp[other, column, row], pygame.Rect(left, top, *size)))
    return patches


def _beside(area: pygame.Rect, places: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return the parts of an area beside a full grid of rectangles; all of it if the grid has gaps."""
    if not places:
        return [area]
    held = places[0].unionall(places[1:])
    if sum(place.width * place.height for place in places) < held.width * held.height:
        return [area]
    return beside(area, held)
