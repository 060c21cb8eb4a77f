"""The pieces on a board as they are at hand: cut, or for a moment stretched from what they were cut to before."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import TypeVar

from combat.engine.stage.drawing.piece import SHELF, Piece, key_of, stretched

FaceT = TypeVar("FaceT", bound=Hashable)

CUTTING_TIME = 0.004
"""Seconds of a picture that may go into cutting pieces anew; the others are stretched until their turn comes, and
right after a step of the zoom all are."""


class PiecesAtHand:
    """Each piece as it was cut last."""

    def __init__(self) -> None:
        self._cut: dict[str, tuple[object, int, Piece]] = {}
        self._size = 0
        self._until = 0.0
        self.rough = False
        """Whether one of the present picture is stretched."""

    def begin(self, size: int) -> None:
        """A picture begins, in which pieces are that wide."""
        zoomed, self._size = self._size != size, size
        self._until = perf_counter() + (0.0 if zoomed else CUTTING_TIME)
        self.rough = False

    def piece(self, name: str, face: FaceT, size: int, make: Callable[[FaceT, int], Piece]) -> Piece:
        """A piece as it is now, of a maker whose pieces are kept; stretched if there is no time left to cut it."""
        known = self._cut.get(name)
        if known is not None and known[0] == face:
            if known[1] == size:
                return known[2]
            if perf_counter() >= self._until and SHELF.find(key_of(make, face, size)) is None:
                self.rough = True
                return stretched(known[2], size / known[1])
        piece = make(face, size)
        self._cut[name] = face, size, piece
        return piece
