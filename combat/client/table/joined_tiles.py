"""The painted sheets of a joined board as one: each is cut in the middle of the column that it shares with the next."""

from __future__ import annotations

from dataclasses import replace

import pygame

from combat.board.board import Board
from combat.client.artwork import MissingArtworkError
from combat.client.table.camera import TILE
from combat.client.table.tiles import Level, SheetIndex, Tiles, loaded
from combat.kernel.records import record

PITCH = 0.75
"""From one column to the next, in hex widths."""


@record
class Part:
    """A sheet among several: where it begins, and from where to where it is shown, in pixels at full size."""

    index: SheetIndex
    left: float
    start: float
    end: float


class JoinedTiles(Tiles):
    """Tiles that are put together from those of several sheets."""

    def __init__(self, board: Board, indexes: list[SheetIndex]) -> None:
        self._parts = _parts(board, indexes)
        first, last = self._parts[0].index, self._parts[-1]
        width, height = round(last.left + last.index.width), max(part.index.height for part in self._parts)
        levels = tuple(
            replace(level, width=round(width * level.scale), height=round(height * level.scale))
            for level in first.levels
        )
        super().__init__(replace(first, width=width, height=height, levels=levels))

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        area = pygame.Rect(column * TILE, row * TILE, TILE, TILE)
        plate = pygame.Surface(area.size, 0, 32)
        for part in self._parts:
            level = part.index.levels[place]
            shown = pygame.Rect(round(part.start * level.scale), area.y, 0, TILE)
            shown.width = round(part.end * level.scale) - shown.x
            seen = shown.clip(area)
            if seen.width:
                plate.set_clip(seen.move(-area.x, -area.y))
                _lay(plate, level, seen, round(part.left * level.scale), area)
        plate.set_clip(None)
        return plate

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        plate = pygame.Surface((level.width, level.height), 0, 32)
        for part in self._parts:
            own = part.index.levels[place]
            start, end = round(part.start * own.scale), round(part.end * own.scale)
            plate.set_clip(pygame.Rect(start, 0, end - start, level.height))
            for column in range(-(-own.width // TILE)):
                for row in range(-(-own.height // TILE)):
                    at = (round(part.left * own.scale) + column * TILE, row * TILE)
                    plate.blit(loaded(own.file(column, row)), at)
        plate.set_clip(None)
        return plate


def _lay(plate: pygame.Surface, level: Level, seen: pygame.Rect, left: int, area: pygame.Rect) -> None:
    """Lay the tiles of one sheet that are seen in an area of the whole."""
    row = area.y // TILE
    for column in range(max(0, seen.left - left) // TILE, (seen.right - 1 - left) // TILE + 1):
        if column * TILE < level.width and row * TILE < level.height:
            plate.blit(loaded(level.file(column, row)), (left + column * TILE - area.x, 0))


def _parts(board: Board, indexes: list[SheetIndex]) -> list[Part]:
    """Where each sheet lies; raises MissingArtworkError for sheets that were painted at different sizes."""
    one = indexes[0]
    for sheet, index in zip(board.sheets, indexes, strict=True):
        if (index.hex_width, index.hex_height, index.top) != (one.hex_width, one.hex_height, one.top):
            raise MissingArtworkError(f'the sheet "{sheet.id}" is painted at another size than "{board.sheets[0].id}"')
    lefts = [
        one.left - index.left + (sheet.first - 1) * PITCH * one.hex_width
        for sheet, index in zip(board.sheets, indexes, strict=True)
    ]
    seams = [one.left + one.hex_width * (0.5 + (sheet.first - 1) * PITCH) for sheet in board.sheets[1:]]
    ends = [*seams, lefts[-1] + indexes[-1].width]
    starts = [0.0, *seams]
    return [Part(*part) for part in zip(indexes, lefts, starts, ends, strict=True)]
