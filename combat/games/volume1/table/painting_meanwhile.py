"""Paint a board during play: in a separate process, into the cache, and then update the table.

When the player zooms in beyond the board's resolution, it is painted again with finer tiles.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from pathlib import Path

import pygame

import combat
from combat.engine.content.findings import ContentError
from combat.engine.content.tiles import painted_boards, tile_index
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.hexes.sheets.board_tiles import indexes_of, laid_out, sheet_ids
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles, read_index
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.painted_cache import PAINTED
from combat.games.volume1.table.battle_settings import PAINTING

PAINTER = (sys.executable, "-m", "combat.games.volume1.painting", "--attended")
PAINT_DELAY_S = 2.0
"""Seconds before an open board is painted, or a zoomed one is painted finer."""
FINE = 2
LARGEST = 1200
"""Maximum number of hexes of a sheet to paint, twice a printed one's, because of memory."""


def map_of(sheet: str) -> Path | None:
    """Return the path of a sheet's map file; None for a board that has no file."""
    with contextlib.suppress(OSError, ContentError):
        file = Library().file(f"assets/boards/{sheet}.tmx")
        return file if file.is_file() else None
    return None


def painted(sheet: str) -> Path | None:
    """Return the path of the tile index of a sheet painted on this machine, or None if there is none."""
    plan = map_of(sheet)
    return plan and PAINTED.index_of(plan)


class PaintingMeanwhile:
    """Paints a board's sheets one after the other in a thread, and updates the board's tiles."""

    def __init__(self, board: Board, tiles: Tiles, *, unpainted: bool) -> None:
        """Start the thread; `unpainted`: paint the whole board first, not only finer tiles when they are requested."""
        self._board, self._tiles = board, tiles
        self._closer, self._gone = threading.Event(), threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._work, args=(unpainted,), name="painting", daemon=True)
        self._thread.start()

    def look_closer(self) -> None:
        """Request tiles of the finest resolution."""
        self._closer.set()

    def close(self) -> None:
        """Stop painting and kill the painting process."""
        self._gone.set()
        self._closer.set()
        if self._process is not None:
            self._process.kill()

    def _work(self, unpainted: bool) -> None:
        with contextlib.suppress(OSError, ContentError, MissingArtworkError, pygame.error):
            if unpainted and not self._show(1):
                return
            self._closer.wait()
            self._show(FINE)

    def _show(self, fineness: int) -> bool:
        """Paint the missing sheets and show them; return False if that is impossible."""
        if not self._known(fineness):
            if self._gone.wait(PAINT_DELAY_S) or not self._may_paint():
                return False
            for plan, index in zip(self._plans(), indexes_of(self._board, painted), strict=True):
                if plan and (index is None or fineness > 1) and PAINTED.index_of(plan, fineness) is None:
                    self._paint(plan, fineness)
        found = self._known(fineness)
        if found is None or self._gone.is_set():
            return False
        self._tiles.replace_source(found)
        return True

    def _may_paint(self) -> bool:
        """Return whether painting is available and enabled, and the board matches its map and is not too large."""
        if Settings.load().wish(PAINTING) == "off" or not painted_boards.can_paint():
            return False
        hexes = self._board.columns * self._board.rows / len(sheet_ids(self._board))
        return hexes <= LARGEST and board_of(Library(), self._board.id) == self._board

    def _plans(self) -> list[Path | None]:
        """Return the map of each sheet; None where the shown picture is not of that map, such as a scan."""
        shown = indexes_of(self._board, painted)
        plans = [map_of(sheet) for sheet in sheet_ids(self._board)]
        return [plan if plan and _is_of(index, plan) else None for index, plan in zip(shown, plans, strict=True)]

    def _known(self, fineness: int) -> Tiles | None:
        """Return the tiles painted so far; None if a sheet is missing."""
        indexes = indexes_of(self._board, painted)
        if fineness > 1:
            indexes = [_finer(*part) for part in zip(indexes, self._plans(), strict=True)]
        return laid_out(self._board, indexes)

    def _paint(self, plan: Path, fineness: int) -> None:
        """Paint a map in a subprocess and wait for it."""
        if self._gone.is_set():
            return
        home = str(Path(combat.__file__).parents[1])
        paths = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
        command = [*PAINTER, "--fineness", str(fineness), str(plan)]
        low = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) | getattr(subprocess, "CREATE_NO_WINDOW", 0)
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, **painted_boards.ENVIRONMENT, "PYTHONPATH": paths}, creationflags=low,
        ) as process:  # fmt: skip
            self._process = process
            if self._gone.is_set():
                process.kill()
            process.wait()
        self._process = None


def _finer(index: SheetIndex | None, plan: Path | None) -> SheetIndex | None:
    """Return the index of a sheet with its finer tiles; None if there are none."""
    fine = plan and PAINTED.index_of(plan, FINE)
    return replace(index, levels=(read_index(fine).levels[0], *index.levels)) if index and fine else None


def _is_of(index: SheetIndex | None, plan: Path) -> bool:
    """Return whether a sheet's picture was painted from a map, or is not painted yet."""
    if index is None:
        return True
    says = tile_index.read(index.levels[0].folder.parent / painted_boards.INDEX)
    return bool(says.get("map") == painted_boards.hash_of(plan))
