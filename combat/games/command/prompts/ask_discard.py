"""Prompt for discards: cards are chosen one by one, then confirmed (3.2)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.deck import Card
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.theme import ButtonKind
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import CardId, Thing
from combat.engine.words import text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line, Spoken
from combat.engine.words.prompt_words import PromptWords
from combat.games.command.prompts.command_asked import CommandAsked, next_card
from combat.games.command.rules.answers import Cards
from combat.games.command.rules.orders.giving import ORDER_RULES, giving_refusal
from combat.games.command.rules.play.turns import DiscardCards, discard_limit, hand_size
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names
from combat.games.command.words.form import Form


class AskDiscard(CommandAsked[DiscardCards]):
    """Prompt for `DiscardCards`: a click or number key toggles a card; cards without use now are preselected."""

    def __init__(self, desk: CommandHub, decision: DiscardCards) -> None:
        super().__init__(desk, decision)
        self.hand: tuple[Card, ...] = desk.state.hands[decision.seat]
        self.idle = [card for card in self.hand if self._is_idle(card)]
        self.chosen: list[Card] = self.idle[: discard_limit(desk.state, decision.seat)]

    def _is_idle(self, card: Card) -> bool:
        """Return whether a card's order cannot be given now; False for Fire cards, usable for Op Fire (9.6)."""
        order = self.desk.state.card(card).order
        return order != "fire" and giving_refusal(self.desk.state, self.decision.seat, order) is not None

    def form(self) -> Form | None:
        """Return the form: the discard limit, cards without use, and the cards drawn afterwards or that Time
        advances.
        """
        state, seat, count = self.desk.state, self.decision.seat, len(self.chosen)
        limit, left = discard_limit(state, seat), state.decks[seat].left
        lines: list[Spoken] = [Line(text("form-discards", count=count, limit=min(limit, len(self.hand))), "3.2")]
        never = [card for card in self.idle if state.card(card).order not in ORDER_RULES]
        idle = [card for card in self.idle if card not in never]
        lines += [
            Line(
                text(message, orders=all_of(list(dict.fromkeys(names.use(state.card(card).order) for card in cards)))),
                rule,
            )
            for message, cards, rule in (("form-idle", idle, "8.3"), ("form-never", never, "8.1"))
            if cards
        ]
        drawn = hand_size(state, seat) - len(self.hand) + count
        if drawn >= left:
            lines.append(Line(text("form-deck-ends", left=left), "3.5"))
        else:
            lines.append(Line(text("form-drawn", count=drawn, left=left - drawn), "3.4"))
        return Form(text("form-discard"), notes=tuple(lines))

    def line(self) -> PromptWords:
        """Return the prompt line, listing the chosen cards by order and number since some are preselected."""
        said = super().line()
        if not self.chosen:
            return said
        figures: dict[str, list[str]] = {}
        for number, card in enumerate(self.hand, start=1):
            if card in self.chosen:
                figures.setdefault(names.use(self.desk.state.card(card).order), []).append(str(number))
        cards = [
            text("ask-discard-card", order=order, numbers=", ".join(numbers)) for order, numbers in figures.items()
        ]
        side = names.side(self.decision.seat)
        return replace(said, title=text("ask-discard-chosen", side=side, cards=all_of(cards)))

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        return {CardId(card): "chosen" if card in self.chosen else "legal" for card in self.hand}

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if not isinstance(thing, CardId) or thing.card not in self.hand:
            return False
        self._toggle(int(thing.card))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that belongs to no button; return whether it was used."""
        number = digit(event)
        if number is None or number > len(self.hand):
            return False
        self._toggle(self.hand[number - 1])
        return True

    def steer(self, across: int, down: int) -> bool:
        """Handle the d-pad: left and right raise the next card, up and down toggle the raised one; always return
        True.
        """
        if across and self.hand:
            self.desk.title_desk.raise_card(next_card(self.hand, self.desk.title_desk.raised, across))
            self.refresh()
        elif down and self.desk.title_desk.raised in self.hand:
            self._toggle(self.desk.title_desk.raised)
        return True

    def _toggle(self, card: Card) -> None:
        """Toggle a card; refuse one too many with its rule."""
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            refusal = self.decision.refusal(self.desk.state, Cards([*self.chosen, card]))
            if refusal is not None:
                self.desk.notice.show(self.desk.table.words.refusal(self.desk.state, refusal))
                return
            self.chosen.append(card)
        self.refresh()

    def buttons(self) -> list[Button]:
        """Return the buttons: Enter discards the chosen cards, or keeps the hand if none is chosen; 0 keeps the
        hand.
        """
        accept = self.keycap("accept")
        if not self.chosen:
            return [self._keep_all(accept, "commit")]
        label = text("button-discard", count=len(self.chosen))
        return [self.button(label, Cards(self.chosen), accept, "commit"), self._keep_all("0")]

    def _keep_all(self, key: str, kind: ButtonKind = "plain") -> Button:
        """Return the button that discards nothing, which must be pressed twice."""
        return self.twice(self.button(text("button-discard", count=0), Cards(()), key, kind), "ask-discard-none-again")
