"""Whom does he fight? The opponent of a man in a melee (15.0)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.client.prompts.base import Asking
from combat.client.widgets.button import Button
from combat.rules.decisions import ChooseTarget
from combat.words import text


class AskOpponent(Asking[ChooseTarget]):
    """A click on one of the men in his hex, or Space for the one first chosen."""

    @property
    def men(self) -> list[str]:
        """Those who may be fought."""
        return [str(answer) for answer in self.decision.answers]

    def begin(self) -> None:
        hex_ = self.desk.state.men[self.decision.subject].hex
        if hex_ is not None:
            self.desk.view.show(hex_)
            self.desk.people.fanned = hex_
        if self.desk.selected not in self.men:
            self.desk.select(self.men[0])

    def rings(self) -> Mapping[str, str]:
        return dict.fromkeys(self.men, "target")

    def buttons(self) -> list[Button]:
        return [Button(text("button-fight"), self.fight, self.keycap("continue"), "commit")]

    def fight(self) -> None:
        """Fight the chosen one, else the first."""
        self.answer(self.desk.selected if self.desk.selected in self.men else self.men[0])

    def candidates(self) -> list[str]:
        return self.men

    def click_man(self, man: str) -> bool:
        return man in self.men and self.answer(man)

    def key(self, event: pygame.event.Event) -> bool:
        if self.desk.app.keys.is_(event, "accept"):
            self.fight()
            return True
        return False
