"""Whom does he treat, search or carry, and which wound is bandaged? (7.14, 7.15, 7.18)"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.board.hexes import Hex
from combat.client.prompts.base import Asking
from combat.client.widgets.button import Button
from combat.kernel.decisions import Answer
from combat.rules.decisions import ChooseBandage, ChooseWhom
from combat.words import names
from combat.words import prompts as said


class AskWhom(Asking[ChooseWhom]):
    """A click on one of the lit men of the hex, his button, or Space for the one first chosen."""

    @property
    def men(self) -> list[str]:
        """Those whom the order may be about."""
        return [str(answer) for answer in self.decision.answers]

    def begin(self) -> None:
        hex_ = self.desk.state.men[self.decision.subject].hex
        if hex_ is not None:
            self.desk.view.show(hex_)
            self.desk.people.fanned = hex_
        if self.desk.selected not in self.men:
            self.desk.select(self.men[0])

    def rings(self) -> Mapping[str, str]:
        return dict.fromkeys(self.men, "legal")

    def buttons(self) -> list[Button]:
        """One for each: the fallen and the Papers in the hex have no counter that could be clicked."""
        first = self.first
        found = [self.button(names.man(self.desk.state, first), first, self.keycap("continue"), "commit")]
        return found + [self.button(names.man(self.desk.state, man), man) for man in self.men if man != first]

    @property
    def first(self) -> str:
        """The chosen one if he may be named, else the first."""
        return self.desk.selected if self.desk.selected in self.men else self.men[0]

    def candidates(self) -> list[str]:
        return self.men

    def answer(self, value: Answer) -> bool:
        """Answer, and go back to the man whose order it is."""
        taken = super().answer(value)
        if taken:
            self.desk.select(self.decision.subject)
        return taken

    def click_man(self, man: str) -> bool:
        return man in self.men and self.answer(man)

    def click_hex(self, hex_: Hex) -> bool:
        """The hex in which they all are."""
        return len(self.men) == 1 and hex_ == self.desk.state.men[self.decision.subject].hex and self.answer(self.first)

    def key(self, event: pygame.event.Event) -> bool:
        if self.desk.app.keys.is_(event, "accept"):
            return self.answer(self.first)
        return False


class AskBandage(Asking[ChooseBandage]):
    """A button for each wound that differs."""

    def buttons(self) -> list[Button]:
        words = {str(answer): said.answer(self.desk.state, self.decision, answer) for answer in self.decision.answers}
        worst, *others = reversed(words)
        commit = self.button(words[worst], worst, self.keycap("continue"), "commit")
        return [commit, *(self.button(words[word], word) for word in others)]

    def candidates(self) -> list[str]:
        return [self.decision.subject, self.decision.patient]
