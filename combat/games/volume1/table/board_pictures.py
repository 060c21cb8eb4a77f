"""The pictures of Volume 1's boards."""

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
"""Who draws a board that nobody has painted: learnt when one is laid out."""
_MEANWHILE = "combat.games.volume1.table.painting_meanwhile"
"""Who paints while the board is shown: learnt when there is something to be painted."""


class Closer:
    """Waits until a painted board is seen larger than it was painted."""

    def __init__(self, board: Board, tiles: Tiles) -> None:
        self._board, self._tiles = board, tiles
        self._painter: BackgroundPainter | None = None

    def look_closer(self) -> None:
        """From now on somebody paints it finer."""
        if self._painter is None:
            painter = load_object(f"{_MEANWHILE}:PaintingMeanwhile", lambda: PaintingMeanwhile)
            self._painter = painter(self._board, self._tiles, bare=False)
            self._painter.look_closer()

    def close(self) -> None:
        """Nobody looks at it any more."""
        if self._painter is not None:
            self._painter.close()


def pictures_of(board: Board) -> Tiles:
    """The painted tiles or the scan of a board, or its sheet as a sketch."""
    return tiles_of(board, quick, _painted)


def laid_on_table(board: Board) -> Tiles:
    """The same for a board that is looked at for longer: one shown as a sketch is painted meanwhile."""
    bare: list[Board] = []

    def unpainted(board: Board) -> Tiles:
        bare.append(board)
        return quick(board)

    tiles = tiles_of(board, unpainted, _painted)
    meanwhile = load_object(f"{_MEANWHILE}:PaintingMeanwhile", lambda: PaintingMeanwhile) if bare else None
    tiles.hand = meanwhile(board, tiles, bare=True) if meanwhile else Closer(board, tiles)
    return tiles


def quick(board: Board) -> Tiles:
    """The sheet of a board as a sketch."""
    return load_object(SKETCH, lambda: SketchSheet)(board)


def _painted(sheet: str) -> Path | None:
    return load_object(f"{_MEANWHILE}:painted", lambda: painted)(sheet)
