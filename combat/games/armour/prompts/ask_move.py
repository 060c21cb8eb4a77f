"""The movement phase: moves of teams and units, and the orders of leaders (L551, L585)."""

from __future__ import annotations

from combat.engine.stage.widgets.button import Button
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.prompts.order_buttons import order_buttons
from combat.games.armour.rules.moves.move_units import MoveUnits


class AskMove(AskMoves[MoveUnits]):
    """A drag moves the whole unit in its formation, with Shift one team; a click plans, a second one there moves."""

    done = "move-done"

    def buttons(self) -> list[Button]:
        """Return the buttons of moves, and one for each order that the chosen unit's leader may give."""
        return [*super().buttons(), *order_buttons(self)]
