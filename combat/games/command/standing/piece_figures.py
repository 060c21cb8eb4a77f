"""Stable number keys of pieces: a piece keeps its key while others drop out of the list."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence

from combat.engine.kernel.seats import Seat
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES

NUMBER_KEYS = (*"123456789", *(f"Shift+{number}" for number in range(1, 10)))
"""Keys of the first 18 pieces: the tenth and later ones need Shift."""


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
    """Number keys of one list of pieces, by their chords; reassigned when the list is about something else."""

    def __init__(self) -> None:
        self._about: Hashable = None
        self._held: dict[str, str] = {}

    def of(self, about: Hashable, pieces: Sequence[str], taken: Collection[str] = ()) -> Mapping[str, str]:
        """Return the number keys of some pieces, in the order of the pieces, as far as they have one.

        A new piece gets an unused key that is not among `taken`, otherwise one of a piece that has dropped out.
        """
        if about != self._about:
            self._about, self._held = about, {}
        for piece in pieces:
            if piece not in self._held:
                self._give(piece, pieces, taken)
        return {piece: self._held[piece] for piece in pieces if piece in self._held}

    def _give(self, piece: str, pieces: Sequence[str], taken: Collection[str]) -> None:
        used = {*self._held.values(), *taken}
        unused = next((key for key in NUMBER_KEYS if key not in used), "")
        if unused:
            self._held[piece] = unused
            return
        gone = next((other for other, key in self._held.items() if other not in pieces and key not in taken), "")
        if gone:
            self._held[piece] = self._held.pop(gone)


class TurnKeys:
    """Number keys of all units and weapons: those of units stay for a whole player turn."""

    def __init__(self) -> None:
        self._units = {side: PieceFigures() for side in SIDES}
        self._weapons = PieceFigures()

    def of_units(self, state: State, side: Seat) -> Mapping[str, str]:
        """Return the number keys of a side's units on the map; each keeps its key for the whole player turn."""
        return self._units[side].of(state.turn, [unit.id for unit in state.on_map(side)])

    def of_pieces(self, state: State, about: Hashable, pieces: Sequence[str]) -> Mapping[str, str]:
        """Return the number keys of units and weapons: units have those of their turn, weapons some that these leave.

        `about` identifies the questions during which a weapon keeps its key.
        """
        known = {unit: key for side in SIDES for unit, key in self.of_units(state, side).items()}
        units = {piece: known[piece] for piece in pieces if piece in known}
        weapons = [piece for piece in pieces if piece in state.weapons]
        return {**units, **self._weapons.of((state.turn, about), weapons, tuple(units.values()))}
