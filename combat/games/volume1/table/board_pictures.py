"""Load the tiles of Volume 1's boards: painted, scanned or sketched."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.board import Board
from combat.engine.tabletop.hexes.sheets.board_tiles import tiles_of
from combat.engine.tabletop.map.tiles import BackgroundPainter, Tiles

if TYPE_CHECKING:
    from combat.games.volume1.table.painting_meanwhile import PaintingMeanwhile, painted
    from combat.games.volume1.table.sketch_renderer.sketch_sheet import SketchSheet

SKETCH = "combat.games.volume1.table.sketch_renderer.sketch_sheet:SketchSheet"
"""Import path of the renderer of unpainted boards, imported on demand."""
_MEANWHILE = "combat.games.volume1.table.painting_meanwhile"
"""Import path of the background painter, imported on demand."""


class Closer:
    """Starts painting finer tiles when a painted board is zoomed in beyond its resolution."""

    def __init__(self, board: Board, tiles: Tiles) -> None:
        self._board, self._tiles = board, tiles
        self._painter: BackgroundPainter | None = None

    def look_closer(self) -> None:
        """Start painting at a finer resolution; does nothing if it was started."""
        if self._painter is None:
            painter = load_object(f"{_MEANWHILE}:PaintingMeanwhile", lambda: PaintingMeanwhile)
            self._painter = painter(self._board, self._tiles, unpainted=False)
            self._painter.look_closer()

    def close(self) -> None:
        """Stop painting, if it was started."""
        if self._painter is not None:
            self._painter.close()


def pictures_of(board: Board) -> Tiles:
    """Return a board's painted or scanned tiles, or those of a quick sketch if there are none."""
    return tiles_of(board, quick, _painted)


def laid_on_table(board: Board) -> Tiles:
    """Return a board's tiles for a table.

    If they are a sketch, the board is painted in the background, and the painted tiles then replace the sketch.
    """
    sketched: list[Board] = []

    def unpainted(board: Board) -> Tiles:
        sketched.append(board)
        return quick(board)

    tiles = tiles_of(board, unpainted, _painted)
    meanwhile = load_object(f"{_MEANWHILE}:PaintingMeanwhile", lambda: PaintingMeanwhile) if sketched else None
    tiles.hand = meanwhile(board, tiles, unpainted=True) if meanwhile else Closer(board, tiles)
    return tiles


def quick(board: Board) -> Tiles:
    """Return a board's sheet as a quick sketch."""
    return load_object(SKETCH, lambda: SketchSheet)(board)


def _painted(sheet: str) -> Path | None:
    return load_object(f"{_MEANWHILE}:painted", lambda: painted)(sheet)
