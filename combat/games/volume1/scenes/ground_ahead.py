"""Generate and paint boards in a thread, while the generator's form keeps drawing frames (22.0)."""

from __future__ import annotations

import contextlib
import os
import threading

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.stage.drawing.artwork import MissingArtworkError
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.scenes.map_print import sheet_of


class GroundAhead:
    """Prepares a workshop's boards, one at a time; errors of a board are raised later, when it is used."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._board = ""
        self._worker: threading.Thread | None = None

    def is_ready(self, board: str) -> bool:
        """Return whether a board can be used at once; otherwise start its preparation, unless another one is
        running.
        """
        if self._worker is not None and self._worker.is_alive():
            return False
        if board == self._board:
            return True
        self._board = board
        self._worker = threading.Thread(target=self._labour, args=(board,), name="ground", daemon=True)
        self._worker.start()
        return False

    def _labour(self, board: str) -> None:
        with contextlib.suppress(AttributeError, OSError):  # the thread that draws has priority
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        with contextlib.suppress(ContentError, MissingArtworkError, OSError, ValueError, pygame.error):
            sheet_of(self._workshop.field(board).board)
