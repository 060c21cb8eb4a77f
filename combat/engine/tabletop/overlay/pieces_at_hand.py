"""Gradual rendering of pieces: after a zoom the old pictures are scaled until each is rendered again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import TypeVar

from combat.engine.stage.drawing.piece import SHELF, Piece, Stretcher, key_of

FaceT = TypeVar("FaceT", bound=Hashable)

CUTTING_TIME = 0.004
"""Seconds per frame for rendering pieces; the others are scaled, and right after a zoom step all are."""


class PiecesAtHand:
    """Cache of the last rendered picture of each piece, which is scaled until the piece is rendered again."""

    def __init__(self) -> None:
        self._cut: dict[str, tuple[object, int, Piece]] = {}
        self._stretcher = Stretcher()
        self._size = 0
        self._until = 0.0
        self.rough = False
        """Whether any piece in the current frame is scaled."""

    def begin(self, size: int) -> None:
        """Start a frame in which pieces have a width of `size` pixels."""
        zoomed, self._size = self._size != size, size
        self._until = perf_counter() + (0.0 if zoomed else CUTTING_TIME)
        self.rough = False
        self._stretcher.clear()

    def piece(self, name: str, face: FaceT, size: int, make: Callable[[FaceT, int], Piece]) -> Piece:
        """Return the picture of a piece from `make(face, size)`, which caches, or a scaled older picture if there is no
        time left.

        `rough` is then set to true, and the picture is valid until the next piece is requested.
        """
        known = self._cut.get(name)
        if known is not None and known[0] == face:
            if known[1] == size:
                return known[2]
            if perf_counter() >= self._until and SHELF.find(key_of(make, face, size)) is None:
                self.rough = True
                return self._stretcher.stretched(known[2], size / known[1])
        piece = make(face, size)
        self._cut[name] = face, size, piece
        return piece
