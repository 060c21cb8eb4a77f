"""Prompt for a man's opponent in a melee (15.0)."""

from __future__ import annotations

from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.words import text
from combat.games.volume1.prompts.ask_among import AskAmong
from combat.games.volume1.rules.decisions import ChooseTarget
from combat.games.volume1.words import names


class AskOpponent(AskAmong[ChooseTarget]):
    """Prompt answered by a click on an enemy in the man's hex, or by Enter for the first."""

    ring: Mark = "target"

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        label = text("button-fight", man=names.man(self.desk.state, self.first))
        return [Button(label, self.fight, self.keycap("accept"), "commit")]

    def fight(self) -> None:
        """Answer with the selected man if he may be chosen, else with the first."""
        self.answer(self.first)
