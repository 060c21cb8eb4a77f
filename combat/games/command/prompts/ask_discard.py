"""Which cards go? They are chosen one by one, then confirmed (3.2)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.thing import CardId, Thing
from combat.engine.words import text
from combat.games.command.prompts.answer_words import card_label
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import Cards
from combat.games.command.rules.play.turns import DiscardCards
from combat.games.command.table.command_hub import CommandHub


class AskDiscard(CommandAsked[DiscardCards]):
    """A click on a card, or its number, chooses it or lets it go."""

    def __init__(self, desk: CommandHub, decision: DiscardCards) -> None:
        super().__init__(desk, decision)
        self.chosen: list[int] = []

    def lit(self) -> Mapping[Thing, Mark]:
        hand = self.desk.state.hands[self.decision.seat]
        return {CardId(card): "chosen" if card in self.chosen else "legal" for card in hand}

    def click(self, thing: Thing) -> bool:
        if not isinstance(thing, CardId) or thing.card not in self.desk.state.hands[self.decision.seat]:
            return False
        self._toggle(int(thing.card))
        return True

    def _toggle(self, card: int) -> None:
        (self.chosen.remove if card in self.chosen else self.chosen.append)(card)
        self.desk.changed("chosen")

    def buttons(self) -> list[Button]:
        confirm = self.button(
            text("answer-discard", count=len(self.chosen)), Cards(self.chosen), self.keycap("accept"), "commit"
        )
        hand = self.desk.state.hands[self.decision.seat]
        return [confirm, *(self._card_button(card, number) for number, card in enumerate(hand, start=1))]

    def _card_button(self, card: int, number: int) -> Button:
        said = card_label(self.desk.state, card)
        return Button(
            text("answer-chosen", what=said) if card in self.chosen else said, lambda: self._toggle(card), str(number)
        )
