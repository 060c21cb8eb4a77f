"""Prompt for a guard who may take his prisoners along or leave them behind (17.4)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import TakeAlong
from combat.games.volume1.rules.men import surrender


class AskTakeAlong(BattlePrompt[TakeAlong]):
    """Prompt in which Enter or a click on a prisoner takes the prisoners along, and X leaves them behind."""

    letters = True

    @property
    def prisoners(self) -> list[str]:
        """Ids of the guard's prisoners."""
        return [man.id for man in surrender.prisoners_of(self.desk.state, self.decision.subject)]

    def begin(self) -> None:
        """Start the question, and fan out the guard's hex."""
        super().begin()
        self.desk.title_desk.people.fanned = self.desk.state.men[self.decision.subject].hex

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the prisoners, with their mark."""
        return dict.fromkeys(map(PieceId, self.prisoners), "legal")

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        along = self.button(text("answer-take-along"), TakeAlong.ALONG, self.keycap("accept"), "commit")
        return [along, self.button(text("answer-leave-behind"), TakeAlong.BEHIND, self.keycap("decline"))]

    def click(self, thing: Thing[Hex]) -> bool:
        """Take the prisoners along if one of them was clicked; return False otherwise."""
        return isinstance(thing, PieceId) and thing.id in self.prisoners and self.answer(TakeAlong.ALONG)

    def candidates(self) -> list[str]:
        """Return the guard."""
        return [self.decision.subject]
