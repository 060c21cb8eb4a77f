"""A board is painted while it is played on: in a process of its own, into the cache, and so on to the table.

Seen larger than it was painted it is painted anew, on finer tiles.
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
"""Seconds that a board lies open before somebody paints it, or is seen closely before it is painted finer."""
FINE = 2
LARGEST = 1200
"""Hexes of a sheet that is painted, twice those of a printed one: more take more memory than most have."""


def map_of(sheet: str) -> Path | None:
    """The map of a sheet; None for a board that lies in no file."""
    with contextlib.suppress(OSError, ContentError):
        file = Library().file(f"assets/boards/{sheet}.tmx")
        return file if file.is_file() else None
    return None


def painted(sheet: str) -> Path | None:
    """The index of a sheet that was painted on this machine."""
    plan = map_of(sheet)
    return plan and PAINTED.index_of(plan)


class PaintingMeanwhile:
    """Paints a board's sheets one after the other, and tells its tiles."""

    def __init__(self, board: Board, tiles: Tiles, *, bare: bool) -> None:
        """`bare`: nobody has painted the board yet; else somebody looked closer."""
        self._board, self._tiles = board, tiles
        self._closer, self._gone = threading.Event(), threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._work, args=(bare,), name="painting", daemon=True)
        self._thread.start()

    def look_closer(self) -> None:
        """The board is seen larger than it was painted."""
        self._closer.set()

    def close(self) -> None:
        """Nobody looks at it any more: what is not painted by now is not wanted."""
        self._gone.set()
        self._closer.set()
        if self._process is not None:
            self._process.kill()

    def _work(self, bare: bool) -> None:
        with contextlib.suppress(OSError, ContentError, MissingArtworkError, pygame.error):
            if bare and not self._show(1):
                return
            self._closer.wait()
            self._show(FINE)

    def _show(self, fineness: int) -> bool:
        """Have every sheet painted that is not yet, and lay them out; False where that cannot be."""
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
        """Whether there is a painter, whether he is wanted, and whether the board is what its map says and no giant."""
        if Settings.load().wish(PAINTING) == "off" or not painted_boards.can_paint():
            return False
        hexes = self._board.columns * self._board.rows / len(sheet_ids(self._board))
        return hexes <= LARGEST and board_of(Library(), self._board.id) == self._board

    def _plans(self) -> list[Path | None]:
        """The map of each sheet; None where it is another's than the picture that is shown, which may be a scan."""
        shown = indexes_of(self._board, painted)
        plans = [map_of(sheet) for sheet in sheet_ids(self._board)]
        return [plan if plan and _is_of(index, plan) else None for index, plan in zip(shown, plans, strict=True)]

    def _known(self, fineness: int) -> Tiles | None:
        """The board as it is painted by now; None where a sheet lacks."""
        indexes = indexes_of(self._board, painted)
        if fineness > 1:
            indexes = [_finer(*part) for part in zip(indexes, self._plans(), strict=True)]
        return laid_out(self._board, indexes)

    def _paint(self, plan: Path, fineness: int) -> None:
        """Have a map painted; returns when it is, when the painter gave up, or when nobody looks any more."""
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
    """The index of a sheet with its finer tiles; None where there are none."""
    fine = plan and PAINTED.index_of(plan, FINE)
    return replace(index, levels=(read_index(fine).levels[0], *index.levels)) if index and fine else None


def _is_of(index: SheetIndex | None, plan: Path) -> bool:
    """Whether a sheet's picture was painted from a map, or is still to be painted."""
    if index is None:
        return True
    says = tile_index.read(index.levels[0].folder.parent / painted_boards.INDEX)
    return bool(says.get("map") == painted_boards.hash_of(plan))
