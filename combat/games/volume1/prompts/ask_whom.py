"""Prompts for the man whom an order is about, and for the wound to bandage (7.14, 7.15, 7.18)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.thing import PlaceId, Thing
from combat.engine.words import capital, text
from combat.games.volume1.prompts.ask_among import AskAmong
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseWhom
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names
from combat.games.volume1.words import prompt_texts as said

HURT = {"light": 1, "bad": 10}
"""Weights of wounds in the order of men."""


def say_whose_order_is_lost(desk: VolumeDesk, man: str, whom: Man) -> None:
    """Show a notice that the man being carried loses his order, if he has one; Undo restores it (7.18)."""
    if whom.order is not None and not carrying.is_carried(whom):
        who, load = capital(names.man(desk.state, man)), names.man(desk.state, whom.id)
        desk.notice.show(text("carries-off", man=who, whom=load, order=names.marker(whom.order)), refused=False)


class AskWhom(AskAmong[ChooseWhom]):
    """Prompt for the man whom an order is about.

    Answered by a click on a man of the hex, by his button, or by Enter for the first.
    """

    @property
    def men(self) -> list[str]:
        """Men who may be chosen: the worst hurt first, then those without an order; the fallen and Papers last."""
        return sorted(super().men, key=self._need, reverse=True)

    def _need(self, man: str) -> tuple[int, bool]:
        """Return the sort key of a man's need: unbandaged wounds, then whether he lacks an order."""
        found = self.desk.state.men.get(man)
        if found is None:
            return -1, False
        return sum(HURT[wound.kind] for wound in found.wounds if not wound.bandaged), found.order is None

    def buttons(self) -> list[Button]:
        """Return a button for each choice, since the fallen and Papers have no counters to click; the first is the
        default.
        """
        first, state = self.first, self.desk.state
        others = enumerate((man for man in self.men if man != first), start=2)
        found = [self.button(names.man(state, first), first, self.keycap("accept"), "commit")]
        return found + [self.button(names.man(state, man), man, str(number)) for number, man in others]

    def answer(self, value: Answer) -> bool:
        """Answer, and select the man who has the order; return whether the answer was accepted."""
        whom, chosen = self.desk.state.men.get(str(value)), self.desk.selection.piece
        self.desk.selection.select(self.decision.subject)
        taken = super().answer(value)
        if not taken:
            self.desk.selection.select(chosen)
        elif self.decision.why == "carry" and whom is not None:
            say_whose_order_is_lost(self.desk, self.decision.subject, whom)
        return taken

    def click(self, thing: Thing[Hex]) -> bool:
        """Answer with the clicked man, or with the only choice if its hex was clicked; return whether it was used."""
        if isinstance(thing, PlaceId):
            here = self.desk.state.men[self.decision.subject].hex == thing.place
            return here and len(self.men) == 1 and self.answer(self.first)
        return super().click(thing)


class AskBandage(BattlePrompt[ChooseBandage]):
    """Prompt for the wound to bandage, with a numbered button for each different wound."""

    def buttons(self) -> list[Button]:
        """Return a button for each different wound, the worst first as the default."""
        words = {str(answer): said.answer(self.desk.state, self.decision, answer) for answer in self.decision.answers}
        worst, *others = reversed(words)
        commit = self.button(words[worst], worst, self.keycap("accept"), "commit")
        return [commit, *(self.button(words[word], word, str(place)) for place, word in enumerate(others, start=2))]

    def candidates(self) -> list[str]:
        """Return the man who bandages and his patient."""
        return [self.decision.subject, self.decision.patient]
