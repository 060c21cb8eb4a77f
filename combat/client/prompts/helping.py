"""Whom does he treat, search or carry, and which wound is bandaged? (7.14, 7.15, 7.18)"""

from __future__ import annotations

from combat.board.hexes import Hex
from combat.client.prompts.among import AskAmong
from combat.client.prompts.base import Asking
from combat.client.widgets.button import Button
from combat.kernel.decisions import Answer
from combat.rules.decisions import ChooseBandage, ChooseWhom
from combat.words import names
from combat.words import prompts as said

HURT = {"light": 1, "bad": 10}
"""How much a wound counts in choosing who is carried or treated first."""


class AskWhom(AskAmong[ChooseWhom]):
    """A click on one of the lit men of the hex, his button, or Space for the first, who is the worst hurt."""

    @property
    def men(self) -> list[str]:
        """Those who may be named, the worst hurt first; the fallen and Papers last."""
        return sorted(super().men, key=self._hurt, reverse=True)

    def _hurt(self, man: str) -> int:
        """How much he needs others: wounds without a bandage, a bad one above all."""
        found = self.desk.state.men.get(man)
        return sum(HURT[wound.kind] for wound in found.wounds if not wound.bandaged) if found is not None else -1

    def buttons(self) -> list[Button]:
        """One for each: the fallen and the Papers in the hex have no counter that could be clicked."""
        first = self.first
        found = [self.button(names.man(self.desk.state, first), first, self.keycap("continue"), "commit")]
        return found + [self.button(names.man(self.desk.state, man), man) for man in self.men if man != first]

    def answer(self, value: Answer) -> bool:
        """Answer, and go back to the man whose order it is."""
        taken = super().answer(value)
        if taken:
            self.desk.select(self.decision.subject)
        return taken

    def click_hex(self, hex_: Hex) -> bool:
        """The hex in which they all are."""
        return len(self.men) == 1 and hex_ == self.desk.state.men[self.decision.subject].hex and self.answer(self.first)


class AskBandage(Asking[ChooseBandage]):
    """A button for each wound that differs."""

    def buttons(self) -> list[Button]:
        words = {str(answer): said.answer(self.desk.state, self.decision, answer) for answer in self.decision.answers}
        worst, *others = reversed(words)
        commit = self.button(words[worst], worst, self.keycap("continue"), "commit")
        return [commit, *(self.button(words[word], word) for word in others)]

    def candidates(self) -> list[str]:
        return [self.decision.subject, self.decision.patient]
