"""Prompts with a button for each answer: the weapon against a tank, counterattack or break off (L719, L727)."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.decision import Answer, Choice
from combat.engine.stage.widgets.button import Button
from combat.engine.words import has, text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.words import armour_names as names

C = TypeVar("C", bound=Choice)


class AskWords(ArmourAsked[C]):
    """Prompt with a numbered button for each answer; Enter takes the first."""

    def begin(self) -> None:
        """Select the team or unit that the question is about."""
        piece = self.decision.subject
        if piece in self.state.units:
            piece = self.chief(self.state.units[piece])
        if self.desk.title_desk.has(piece):
            self.desk.selection.select(piece, show=True)

    def buttons(self) -> list[Button]:
        """Return the buttons of the answers."""
        first, *rest = self.decision.answers
        found = [self.button(self._label(answer), answer, str(place)) for place, answer in enumerate(rest, 2)]
        return [self.button(self._label(first), first, "Enter", "commit"), *found]

    def _label(self, answer: Answer) -> str:
        if str(answer) in self.state.book.weapons:
            return names.weapon(self.state, str(answer))
        return text(f"answer-{answer}") if has(f"answer-{answer}") else str(answer)
