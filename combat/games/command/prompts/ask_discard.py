"""Which cards go? They are chosen one by one, then confirmed (3.2)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.deck import Card
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.hex_marks import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import CardId, Thing
from combat.engine.words import text
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.rules.answers import Cards
from combat.games.command.rules.play.turns import DiscardCards
from combat.games.command.table.command_hub import CommandHub


class AskDiscard(CommandAsked[DiscardCards]):
    """A click on a card, or its figure, chooses it or lets it go."""

    def __init__(self, desk: CommandHub, decision: DiscardCards) -> None:
        super().__init__(desk, decision)
        self.hand: tuple[Card, ...] = desk.state.hands[decision.seat]
        self.chosen: list[Card] = []

    def lit(self) -> Mapping[Thing, Mark]:
        return {CardId(card): "chosen" if card in self.chosen else "legal" for card in self.hand}

    def click(self, thing: Thing) -> bool:
        if not isinstance(thing, CardId) or thing.card not in self.hand:
            return False
        self._toggle(int(thing.card))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        number = digit(event)
        if number is None or number > len(self.hand):
            return False
        self._toggle(self.hand[number - 1])
        return True

    def _toggle(self, card: Card) -> None:
        """Choose a card or let it go; one too many is refused with its rule."""
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            refusal = self.decision.refusal(self.desk.state, Cards([*self.chosen, card]))
            if refusal is not None:
                self.desk.say(self.desk.table.words.refusal(self.desk.state, refusal))
                return
            self.chosen.append(card)
        self.refresh()

    def buttons(self) -> list[Button]:
        label = text("button-discard", count=len(self.chosen))
        return [self.button(label, Cards(self.chosen), self.keycap("accept"), "commit")]
