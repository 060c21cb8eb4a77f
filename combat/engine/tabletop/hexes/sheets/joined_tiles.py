"""Tiles of a board joined from several sheets, each of which ends in the middle of the column it shares with the next.

At a seam the left sheet's painting takes precedence, else the right sheet's, as the rules require.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pygame

from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.board import Board
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.tabletop.hexes.board_grid import BoardGrid
from combat.engine.tabletop.map.tiles import PAINTED, Rims, SheetIndex, Tiles, VectorShapes, loaded

PITCH = 0.75
"""Column distance in hex widths."""

FADE = 20
"""Height in full-size pixels of the fade between rows whose rims come from different sheets."""


class SheetPart(Record):
    """A sheet of the joined board: its left edge, and the range in which it is shown, in full-size pixels."""

    index: SheetIndex
    left: float
    start: float
    end: float


class Strip(Record):
    """A row of pictures along a seam, and its position on the joined board, in pixels of its level."""

    picture: pygame.Surface
    at: tuple[int, int]


class Laid(Record):
    """A painted tile of one sheet within a tile of the joined board: its position and visible part."""

    file: Path
    at: tuple[int, int]
    shown: pygame.Rect


class JoinedTiles(Tiles):
    """Tiles of a joined board, composed from those of its sheets."""

    def __init__(self, board: Board, indexes: list[SheetIndex]) -> None:
        self._parts = _parts(board, indexes)
        self._rows = board.rows
        self._strips: dict[int, list[Strip]] = {}
        self._reading = threading.Lock()
        first, last = self._parts[0].index, self._parts[-1]
        width, height = round(last.left + last.index.width), max(part.index.height for part in self._parts)
        levels = tuple(
            replace(level, width=round(width * level.scale), height=round(height * level.scale))
            for level in first.levels
        )
        own = any(part.index.own_numbers for part in self._parts)
        super().__init__(replace(first, width=width, height=height, levels=levels, own_numbers=own), BoardGrid(board))

    @property
    def overview_folders(self) -> list[Path]:
        """Return the folders of the pictures of which the overview is composed, including those of the sheets' rims."""
        pictures = [part.index.levels[-1].folder for part in self._parts]
        return pictures + [part.index.rims.folder for part in self._parts if part.index.rims is not None]

    @property
    def overview_layout(self) -> str:
        """Return a text of everything else on which the overview depends, including the positions of sheets and
        rims.
        """
        places = [(part.index.levels[-1].width, part.left, part.start, part.end) for part in self._parts]
        rims = [(sorted(rims.left), sorted(rims.right)) for part in self._parts if (rims := part.index.rims)]
        return repr((super().overview_layout, self._rows, places, rims))

    def kept_shapes(self) -> list[VectorShapes]:
        """Return the shape files of all sheets; empty if any is missing."""
        kept = [
            VectorShapes(part.index.shapes, part.left, part.start, part.end)
            for part in self._parts
            if part.index.shapes
        ]
        return kept if len(kept) == len(self._parts) else []

    def painted(self, place: int, column: int, row: int) -> pygame.Surface:
        """Return a painted tile of the joined board, composed from the files of the sheets that meet there."""
        area = pygame.Rect(column * PAINTED, row * PAINTED, PAINTED, PAINTED)
        laid = list(self._seen(place, area))
        if len(laid) == 1 and laid[0].at == (0, 0):
            plate = loaded(laid[0].file)  # most are of a single sheet and need no copy
        else:
            plate = pygame.Surface(area.size, 0, 32)
            for one in laid:
                plate.set_clip(one.shown)
                plate.blit(loaded(one.file), one.at)
            plate.set_clip(None)
        self._close_seams(plate, place, area)
        return plate

    def _seen(self, place: int, area: pygame.Rect) -> Iterator[Laid]:
        """Yield the painted tiles of all sheets that are visible in an area of the whole."""
        row = area.y // PAINTED
        for part in self._parts:
            level = part.index.levels[place]
            start, end, left = (round(x * level.scale) for x in (part.start, part.end, part.left))
            shown = pygame.Rect(start - area.x, 0, end - start, PAINTED).clip((0, 0, *area.size))
            if not shown.width or row * PAINTED >= level.height:
                continue
            first, last = shown.left + area.x - left, shown.right - 1 + area.x - left
            for column in range(max(0, first) // PAINTED, min(last, level.width - 1) // PAINTED + 1):
                yield Laid(level.file(column, row), (left + column * PAINTED - area.x, 0), shown)

    def _close_seams(self, plate: pygame.Surface, place: int, area: pygame.Rect) -> None:
        """Draw the rims over the seams in an area of the whole."""
        for strip in self._strips_of(place):
            at = (strip.at[0] - area.x, strip.at[1] - area.y)
            if strip.picture.get_rect(topleft=at).colliderect(plate.get_rect()):
                plate.blit(strip.picture, at)

    def _strips_of(self, place: int) -> list[Strip]:
        """Return the rims of all seams at a level, read once.

        Worker and main thread may need them at the same time.
        """
        with self._reading:
            if place not in self._strips:
                pairs = pairwise(self._parts)
                found = [strip for left, right in pairs for strip in _strips(left, right, place, self._rows)]
                self._strips[place] = found
            return self._strips[place]

    def _whole(self, place: int) -> pygame.Surface:
        level = self.index.levels[place]
        plate = pygame.Surface((level.width, level.height), 0, 32)
        for part in self._parts:
            own = part.index.levels[place]
            start, end = round(part.start * own.scale), round(part.end * own.scale)
            plate.set_clip(pygame.Rect(start, 0, end - start, level.height))
            for column in range(-(-own.width // PAINTED)):
                for row in range(-(-own.height // PAINTED)):
                    at = (round(part.left * own.scale) + column * PAINTED, row * PAINTED)
                    plate.blit(loaded(own.file(column, row)), at)
        plate.set_clip(None)
        self._close_seams(plate, place, plate.get_rect())
        return plate


def _strips(left: SheetPart, right: SheetPart, place: int, rows: int) -> list[Strip]:
    """Return the rims over a seam by row: the left sheet's, unless only the right one has any."""
    index, ours, theirs = left.index, left.index.rims, right.index.rims
    if ours is None or theirs is None:
        return []
    level = index.levels[place]
    over, under = (_rim(rims, side, level.scale) for rims, side in ((ours, "right"), (theirs, "left")))
    seam, edges = round(right.start * level.scale), [0]
    edges += [round((index.top + row * index.place_height) * level.scale) for row in range(1, rows)]
    edges.append(min(over.get_height(), under.get_height()))
    back = [row not in ours.right and row in theirs.left for row in range(1, rows + 1)]
    strips = []
    for row, (top, foot) in enumerate(pairwise(edges)):
        rim, x = (under, seam - under.get_width()) if back[row] else (over, seam)
        part = rim.subsurface((0, top, rim.get_width(), foot - top)).copy()
        depth = round(FADE * level.scale)
        if row and back[row - 1] != back[row]:
            _fade(part, range(depth))
        if row + 1 < rows and back[row + 1] != back[row]:
            _fade(part, range(part.get_height() - 1, part.get_height() - 1 - depth, -1))
        strips.append(Strip(part, (x, top)))
    return strips


def _rim(rims: Rims, side: str, scale: float) -> pygame.Surface:
    """Return a rim at a scale; it is enlarged for levels finer than it was painted for."""
    rim = loaded(rims.file(side, min(scale, 1.0)))
    return pygame.transform.smoothscale_by(rim, scale) if scale > 1 else rim


def _fade(part: pygame.Surface, lines: Sequence[int]) -> None:
    """Fade the lines of a strip where the next row shows the other sheet."""
    for place, line in enumerate(lines):
        alpha = 255 * (place + 1) // (len(lines) + 1)
        part.fill((255, 255, 255, alpha), (0, line, part.get_width(), 1), pygame.BLEND_RGBA_MULT)


def _parts(board: Board, indexes: list[SheetIndex]) -> list[SheetPart]:
    """Return the position of each sheet; raise MissingArtworkError for sheets of different scale."""
    one = indexes[0]
    for sheet, index in zip(board.sheets, indexes, strict=True):
        if (index.place_width, index.place_height, index.top) != (one.place_width, one.place_height, one.top):
            raise MissingArtworkError(msg("artwork-sizes", sheet=sheet.id, other=board.sheets[0].id))
    lefts = [
        one.left - index.left + (sheet.first - 1) * PITCH * one.place_width
        for sheet, index in zip(board.sheets, indexes, strict=True)
    ]
    seams = [one.left + one.place_width * (0.5 + (sheet.first - 1) * PITCH) for sheet in board.sheets[1:]]
    ends = [*seams, lefts[-1] + indexes[-1].width]
    starts = [0.0, *seams]
    return [SheetPart(*part) for part in zip(indexes, lefts, starts, ends, strict=True)]
