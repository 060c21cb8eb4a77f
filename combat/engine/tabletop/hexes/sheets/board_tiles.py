"""Selection of the tiles of a board: painted, scanned by the player, joined from several sheets, or plain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content import layers
from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.board import Board
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.tabletop.hexes.board_grid import BoardGrid
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles, is_ours, read_index

if TYPE_CHECKING:
    from combat.engine.tabletop.hexes.sheets.joined_tiles import JoinedTiles
    from combat.engine.tabletop.hexes.sheets.plain_sheet import PlainSheet

_SHEETS = "combat.engine.tabletop.hexes.sheets"


def _plain(board: Board) -> Tiles:
    return load_object(f"{_SHEETS}.plain_sheet:PlainSheet", lambda: PlainSheet)(board)


def _nowhere(sheet: str) -> Path | None:
    return None


def tiles_of(
    board: Board, unpainted: Callable[[Board], Tiles] = _plain, elsewhere: Callable[[str], Path | None] = _nowhere
) -> Tiles:
    """Return the painted or scanned tiles of a board, or those of `unpainted` if any of its sheets has none.

    `elsewhere(sheet)` returns the path of another index for such a sheet, or None. Raise MissingArtworkError if the
    index of a sheet shipped with the game is broken.
    """
    return laid_out(board, indexes_of(board, elsewhere)) or unpainted(board)


def indexes_of(board: Board, elsewhere: Callable[[str], Path | None] = _nowhere) -> list[SheetIndex | None]:
    """Return the index of each sheet of a board from left to right; `elsewhere` is as for `tiles_of`.

    An index is None if the sheet is unpainted, or if it is broken in a pack or in the player's folder. Raise
    MissingArtworkError if an index shipped with the game is broken.
    """
    firsts = [sheet.first for sheet in board.sheets] or [1]
    lasts = [*firsts[1:], board.columns]
    widths = map(_width, firsts, lasts)
    found = [index_file(sheet, wide, board.rows) for sheet, wide in zip(sheet_ids(board), widths, strict=True)]
    return [_usable(file or elsewhere(sheet)) for file, sheet in zip(found, sheet_ids(board), strict=True)]


def laid_out(board: Board, indexes: Sequence[SheetIndex | None]) -> Tiles | None:
    """Return the tiles of a board with these sheet indexes, or None if any index is None."""
    there = [index for index in indexes if index is not None]
    if len(there) < len(indexes):
        return None
    if len(there) == 1:
        return Tiles(there[0], BoardGrid(board))
    return load_object(f"{_SHEETS}.joined_tiles:JoinedTiles", lambda: JoinedTiles)(board, there)


def sheet_ids(board: Board) -> list[str]:
    """Return the ids of a board's sheets from left to right."""
    return [sheet.id for sheet in board.sheets] or [board.id]


def _usable(file: Path | None) -> SheetIndex | None:
    """Read an index; return None for a broken one of the player or a pack, and raise for a shipped one."""
    try:
        return read_index(file) if file else None
    except MissingArtworkError:
        if file is not None and is_ours(file):
            raise
        return None


def _width(first: int, last: int) -> int:
    return last - first + 1


def index_file(sheet: str, columns: int, rows: int) -> Path | None:
    """Return the index file of a sheet in the topmost content layer that has the sheet.

    Return None if the sheet has no pictures there. A player's scan is cut into the cache for `columns` x `rows` when
    first used; None if the scan cannot be read.
    """
    for layer in reversed(layers.layers()):
        skin = layer.path(f"assets/skins/{sheet}.toml")
        if layer.name and skin.is_file():
            from combat.engine.tabletop.hexes.sheets import scans  # noqa: PLC0415 - 95 ms, for who has scans of his own

            return scans.index_of(skin, columns, rows)
        painted = layer.path(f"assets/boards/{sheet}/index.json")
        if painted.is_file():
            return painted
        if layer.has(f"assets/boards/{sheet}.tmx"):
            return None
    return None
