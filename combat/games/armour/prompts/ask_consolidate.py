"""Prompt for the moves of the victors of an assault (L737)."""

from __future__ import annotations

from combat.games.armour.prompts.ask_moves import AskMoves
from combat.games.armour.rules.assault.consolidation import Consolidate


class AskConsolidate(AskMoves[Consolidate]):
    """Prompt for `Consolidate`: the teams of the victors move once, as far as the rules allow."""

    done = "move-stay"
