"""Whom does he fight? The opponent of a man in a melee (15.0)."""

from __future__ import annotations

from combat.client.prompts.among import AskAmong
from combat.client.widgets.button import Button
from combat.rules.decisions import ChooseTarget
from combat.words import text


class AskOpponent(AskAmong[ChooseTarget]):
    """A click on one of the men in his hex, or Space for the one first chosen."""

    ring = "target"

    def buttons(self) -> list[Button]:
        return [Button(text("button-fight"), self.fight, self.keycap("continue"), "commit")]

    def fight(self) -> None:
        """Fight the chosen one, else the first."""
        self.answer(self.first)
