"""Hexes that the moving group has passed, so that it does not go back in the same move."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.orders.stepping import place_of
from combat.games.command.rules.pieces.harm import remaining
from combat.games.command.rules.state import State


class Trail:
    """Record of the hexes of one move; cleared when another group sets off."""

    def __init__(self) -> None:
        self._group: tuple[object, ...] = ()
        self._hexes: list[Hex] = []

    def clear(self) -> None:
        """Clear the record."""
        self._group, self._hexes = (), []

    def passed(self, state: State) -> tuple[Hex, ...]:
        """Add the hex of the moving group to the record and return all hexes that it has been in, in order."""
        order = state.order
        assert order is not None
        group = (state.turn, order.card, order.group)
        if group != self._group:
            self._group, self._hexes = group, []
        place = place_of(state, remaining(state, order.group))
        if place not in self._hexes:
            self._hexes.append(place)
        return tuple(self._hexes)
