"""Moves that an order grants (L587 to L595)."""

from __future__ import annotations

from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.orders.move_by_order import MoveByOrder


class AskByOrder(AskMoves[MoveByOrder]):
    """Only the teams that the order helps move, as far as it grants."""

    done = "move-order-done"
