"""Ground that is made up and painted in a thread of its own, while the form goes on showing pictures (22.0)."""

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
    """Makes the boards of a workshop ready, one at a time; what is wrong with one is told by whoever uses it."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._board = ""
        self._worker: threading.Thread | None = None

    def is_ready(self, board: str) -> bool:
        """Whether a board can be used at once; it is begun as soon as no other one is being made."""
        if self._worker is not None and self._worker.is_alive():
            return False
        if board == self._board:
            return True
        self._board = board
        self._worker = threading.Thread(target=self._labour, args=(board,), name="ground", daemon=True)
        self._worker.start()
        return False

    def _labour(self, board: str) -> None:
        with contextlib.suppress(AttributeError, OSError):  # the picture on the screen goes before the ground to come
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        with contextlib.suppress(ContentError, MissingArtworkError, OSError, ValueError, pygame.error):
            sheet_of(self._workshop.field(board).board)
