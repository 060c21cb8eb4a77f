"""Which figure of the keyboard each piece has: it keeps it while others drop out of the list."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence


class PieceFigures:
    """The figures of one list of pieces; they are given anew when the list is about something else."""

    def __init__(self, most: int) -> None:
        """`most`: the highest figure."""
        self._most = most
        self._about: Hashable = None
        self._held: dict[str, int] = {}

    def of(self, about: Hashable, pieces: Sequence[str]) -> Mapping[str, int]:
        """Return the figure of each of some pieces that has one.

        A piece that is new in the list gets a figure that nobody had, else one of a piece that has dropped out.
        """
        if about != self._about:
            self._about, self._held = about, {}
        for piece in pieces:
            if piece not in self._held:
                self._give(piece, pieces)
        return {piece: self._held[piece] for piece in pieces if piece in self._held}

    def _give(self, piece: str, pieces: Sequence[str]) -> None:
        figures = range(1, self._most + 1)
        unused = next((figure for figure in figures if figure not in self._held.values()), 0)
        if unused:
            self._held[piece] = unused
            return
        gone = next((other for other in self._held if other not in pieces), "")
        if gone:
            self._held[piece] = self._held.pop(gone)
