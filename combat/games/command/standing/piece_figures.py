"""Stable number keys of pieces: a piece keeps its key while others drop out of the list."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

from combat.games.command.rules.state import State


def in_list_order(state: State, pieces: Iterable[str]) -> list[str]:
    """Return pieces in the order in which the state lists the units, each weapon after the unit that carries it.

    Answers name pieces in alphabetical order; in this order, every question of an order lists them alike.
    """
    places = {unit: place for place, unit in enumerate(state.units)}

    def place(piece: str) -> tuple[int, bool]:
        carrier = state.carrier(piece) if piece in state.weapons else None
        return places.get(piece if carrier is None else carrier.id, len(places)), carrier is not None

    return sorted(pieces, key=place)


class PieceFigures:
    """Number keys of one list of pieces; reassigned when the list belongs to another question."""

    def __init__(self, most: int) -> None:
        """Create the numbering; `most` is the highest number."""
        self._most = most
        self._about: Hashable = None
        self._held: dict[str, int] = {}

    def of(self, about: Hashable, pieces: Sequence[str]) -> Mapping[str, int]:
        """Return the number keys of some pieces; pieces beyond the number of keys have none.

        `about` identifies the list. A new piece gets an unused key, otherwise that of a piece that has dropped out.
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
