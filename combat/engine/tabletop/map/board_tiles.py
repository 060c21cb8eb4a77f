"""Which tiles show a board: as painted, as scanned by the player, put together from several sheets, or plain."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from combat.engine.content import layers
from combat.engine.space.hexes.board import Board
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.tabletop.map.joined_tiles import JoinedTiles
from combat.engine.tabletop.map.plain_sheet import PlainSheet
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles, is_ours, read_index


def tiles_of(board: Board, unpainted: Callable[[Board], Tiles] = PlainSheet) -> Tiles:
    """The painted tiles or the scan of a board; where there is none the sheet of a board that nobody has painted."""
    firsts = [sheet.first for sheet in board.sheets] or [1]
    lasts = [*firsts[1:], board.columns]
    ids = [sheet.id for sheet in board.sheets] or [board.id]
    found = [index_file(*part, board.rows) for part in zip(ids, map(_width, firsts, lasts), strict=True)]
    indexes = [index for index in map(_usable, found) if index is not None]
    if len(indexes) == len(ids) == 1:
        return Tiles(indexes[0])
    if len(indexes) == len(ids):
        return JoinedTiles(board, indexes)
    return unpainted(board)


def _usable(file: Path | None) -> SheetIndex | None:
    """The index in a file; of the player's own boards, and of packs', None where it is broken."""
    try:
        return read_index(file) if file else None
    except MissingArtworkError:
        if file is not None and is_ours(file):
            raise
        return None


def _width(first: int, last: int) -> int:
    return last - first + 1


def index_file(sheet: str, columns: int, rows: int) -> Path | None:
    """The index of a sheet's tiles in the uppermost layer that has the sheet; None if it is not painted there."""
    for layer in reversed(layers.layers()):
        skin = layer.path(f"assets/skins/{sheet}.toml")
        if layer.name and skin.is_file():
            from combat.engine.tabletop.map import scans  # noqa: PLC0415 - 95 ms, for who has scans of his own

            return scans.index_of(skin, columns, rows)
        painted = layer.path(f"assets/boards/{sheet}/index.json")
        if painted.is_file():
            return painted
        if layer.has(f"assets/boards/{sheet}.tmx"):
            return None
    return None
