"""Moves that an order grants (L587 to L595)."""

from __future__ import annotations

from combat.engine.words import text
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.orders.move_by_order import MoveByOrder, granted_limit


class AskByOrder(AskMoves[MoveByOrder]):
    """Only the teams that the order helps move, as far as it grants."""

    @property
    def limit(self) -> int:
        """The most that a team may go, in units of 0.1 mm."""
        granted = self.state.granted
        return 0 if granted is None else granted_limit(self.state, granted).distance

    def may_move(self, piece: str) -> bool:
        """Return whether the order lets a team move."""
        return self.state.granted is not None and piece in self.state.granted.teams

    def done_label(self) -> str:
        """Return the label of the button that ends the order."""
        return text("move-order-done")
