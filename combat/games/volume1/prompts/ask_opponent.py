"""Prompt for the opponent of a man in a melee (15.0)."""

from __future__ import annotations

from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.words import text
from combat.games.volume1.prompts.ask_among import AskAmong
from combat.games.volume1.rules.decisions import ChooseTarget
from combat.games.volume1.words import names


class AskOpponent(AskAmong[ChooseTarget]):
    """Answered by a click on a man in his hex, or Enter for the first."""

    ring: Mark = "target"

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        label = text("button-fight", man=names.man(self.desk.state, self.first))
        return [Button(label, self.fight, self.keycap("accept"), "commit")]

    def fight(self) -> None:
        """Fight the selected man, else the first."""
        self.answer(self.first)
