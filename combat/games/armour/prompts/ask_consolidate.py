"""Moves of the victors of an assault (L737)."""

from __future__ import annotations

from combat.engine.words import text
from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.assault.consolidation import Consolidate, consolidating


class AskConsolidate(AskMoves[Consolidate]):
    """The teams of the victors move once, as far as the rules allow."""

    @property
    def limit(self) -> int:
        """The most that a team may go, in units of 0.1 mm."""
        return self.state.book.limits.consolidation.distance

    def may_move(self, piece: str) -> bool:
        """Return whether a team is one of the victors."""
        return any(team.id == piece for team in consolidating(self.state, self.decision.units))

    def done_label(self) -> str:
        """Return the label of the button that ends the consolidation."""
        return text("move-stay")
