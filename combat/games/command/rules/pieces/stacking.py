"""Stacking limits, counted in figures per hex (6.9)."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.state import State, Unit


def size(state: State, unit: Unit) -> int:
    """Return the number of figures of a unit."""
    return state.book.figures.sizes[state.figure(unit).size]


def figures_in(state: State, hex_: Hex, side: Seat) -> int:
    """Return the number of figures that a side has in a hex."""
    return sum([size(state, unit) for unit in state.units_in(hex_, side)])


def too_many(state: State, hex_: Hex, side: Seat) -> int:
    """Return by how many figures a side exceeds the stacking limit of a hex; 0 if it does not (6.9)."""
    return max(0, figures_in(state, hex_, side) - state.book.figures.stack)


def too_many_after(state: State, hex_: Hex, units: Iterable[Unit]) -> int:
    """Return by how many figures a side would exceed the stacking limit of a hex if it added units; 0 if it would
    not.
    """
    coming = [unit for unit in units if unit.hex != hex_]
    if not coming:
        return 0
    there = figures_in(state, hex_, coming[0].side) + sum(size(state, unit) for unit in coming)
    return max(0, there - state.book.figures.stack)


def has_room(state: State, hex_: Hex, unit: Unit) -> bool:
    """Return whether a unit can be added to a hex without overstacking (6.9)."""
    return figures_in(state, hex_, unit.side) + size(state, unit) <= state.book.figures.stack
