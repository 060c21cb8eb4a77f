"""Prompt for ending the battle when a mission is accomplished (22.0)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import EndBattle


class AskEndBattle(BattlePrompt[EndBattle]):
    """Prompt in which Enter fights on and X ends the battle; the irrevocable answer is not the default."""

    letters = True

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        on = self.button(text("answer-fight-on"), EndBattle.FIGHT_ON, self.keycap("accept"), "commit")
        return [on, self.button(text("answer-end"), EndBattle.END, self.keycap("decline"))]

    def answer(self, value: Answer) -> bool:
        """Answer, and for “fight on” also the other endings that the question names; return whether it was accepted."""
        if value == EndBattle.FIGHT_ON:
            self.desk.title_desk.wishes.fight_on(self.decision, self.desk.state)
        return super().answer(value)
