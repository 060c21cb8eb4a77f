"""Prompt for an order: the card to be played (3.1, 8.1)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.kernel.deck import Card
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import CardId, Thing
from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.command.prompts.command_asked import CommandAsked, next_card
from combat.games.command.rules.answers import DONE, PASS, CardUse, Scrapping
from combat.games.command.rules.odds import morale_odds
from combat.games.command.rules.orders.able import ABLE, able
from combat.games.command.rules.orders.activation import not_free
from combat.games.command.rules.orders.rout import open_sides
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names
from combat.games.command.words import foretelling
from combat.games.command.words.form import Form

SCRAP = "X"
"""Key that throws the selected unit's weapon away."""


class AskOrder(CommandAsked[GiveOrder]):
    """Prompt for `GiveOrder`: a click plays a card; a number key raises one to read, Enter plays it."""

    def __init__(self, desk: CommandHub, decision: GiveOrder) -> None:
        super().__init__(desk, decision)
        self.hand: tuple[Card, ...] = desk.state.hands[decision.seat]
        self.card: Card = 0
        """Card raised by the keys; 0 for none."""

    def _use(self, card: Card) -> CardUse:
        return CardUse(card, self.desk.state.card(card).order)

    @property
    def meant(self) -> Card:
        """Return the card under the pointer, otherwise the one raised by the keys; 0 for none."""
        return self.desk.title_desk.raised or self.card

    def playable(self) -> list[Card]:
        """Return the cards whose orders can be given now."""
        state = self.desk.state
        return [card for card in self.hand if self.decision.refusal(state, self._use(card)) is None]

    # -- display ----------------------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the things to highlight as answers, each with its mark, such as "legal" or "chosen"."""
        marks: dict[Thing[Hex], Mark] = dict.fromkeys(map(CardId, self.playable()), "legal")
        return marks | ({CardId(self.card): "chosen"} if self.card else {})

    def form(self) -> Form | None:
        """Return the form for the card under the pointer or raised: who can carry out its order, or why it is refused.

        None without such a card.
        """
        card = self.meant
        if card not in self.hand:
            return None
        order = self.desk.state.card(card).order
        refusal = self.decision.refusal(self.desk.state, self._use(card))
        notes: tuple[Spoken, ...] = ()
        if refusal is not None:
            notes = (self.desk.table.words.refusal(self.desk.state, refusal),)
        elif order in ABLE:
            notes = (text("form-able", units=foretelling.some(self.desk.state, self._able(order))),)
        elif order == "recover":
            found = morale_odds.of_recover(self.desk.state, self.decision.seat)
            return foretelling.of_recover(self.desk.state, found)
        elif order == "rout":
            return foretelling.of_rout(self.desk.state, self._flights(), self.decision.seat)
        return Form(names.use(order), notes=notes)

    def _able(self, order: str) -> list[str]:
        """Return the units that could carry out an order alone."""
        state, seat = self.desk.state, self.decision.seat
        free = (unit for unit in state.on_map(seat) if not_free(state, seat, unit) is None)
        return [unit.id for unit in free if able(state, order, [unit])]

    def _flights(self) -> list[morale_odds.Flight]:
        """Return the predictions of a Rout for all units that may be routed, enemies first."""
        state, seat = self.desk.state, self.decision.seat
        return morale_odds.of_routs(state, seat, sorted(open_sides(state), key=lambda side: side == seat))

    def buttons(self) -> list[Button]:
        """Return the buttons: Enter plays the raised card; it passes or ends the turn if no order is possible.

        The button of the order is always there, so that the others keep their places.
        """
        given, playable = self.desk.state.given, self.playable()
        found = [self.usual(DONE if given else PASS)]
        if playable:
            self.twice(found[0], self._again())
            found[0].key, found[0].kind = "0", "plain"
            found.insert(0, self._order_button())
        return found

    def _order_button(self) -> Button:
        """Return the button of the raised card's order; disabled while none is raised."""
        if not self.card:
            none = Button(text("button-give-order-none"), lambda: None, self.keycap("accept"), "commit")
            none.reason = self.desk.controls.blocked or text("choose-card-first")
            return none
        label = text("button-give-order", order=names.use(self.desk.state.card(self.card).order))
        return self.button(label, self._use(self.card), self.keycap("accept"), "commit", means=CardId(self.card))

    def scrap_button(self, piece: str) -> Button | None:
        """Return the button that throws away the weapon of one's unit at the second press; None if it has no weapon.

        `piece` is the id of the unit or weapon. The button is in the piece's menu and has a key.
        """
        unit = self.desk.state.units.get(piece) or self.desk.state.carrier(piece)
        if unit is None or not unit.on_map or unit.side != self.decision.seat or not unit.weapon:
            return None
        return self.twice(self.answers(Scrapping(unit.weapon), SCRAP), "ask-scrap-again")

    def _again(self) -> str:
        """Return the message that asks for the key to pass or to end the turn once more."""
        state = self.desk.state
        if not state.given:
            return "ask-pass-again"
        last = state.book.forces[self.decision.seat].orders - state.given == 1
        return "ask-end-turn-last-again" if last else "ask-end-turn-again"

    # -- input ------------------------------------------------------------------------------------------------------

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click on a thing, or Enter at the cursor; return whether it was used."""
        if not isinstance(thing, CardId) or thing.card not in self.hand:
            return False
        self.answer(self._use(int(thing.card)))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key: a number raises its card, X discards the selected unit's weapon; return whether it was used."""
        scrap = self.scrap_button(self.desk.selection.piece) if SCRAP in chords(event) else None
        if scrap is not None:
            scrap.use()
            return True
        number = digit(event)
        if number is None or number > len(self.hand):
            return False
        card = self.hand[number - 1]
        self._raise(0 if card == self.card else card)
        return True

    def steer(self, across: int, down: int) -> bool:
        """Handle the d-pad: left and right raise the next card; return whether it was used."""
        if across and self.hand:
            self._raise(next_card(self.hand, self.card, across))
        return bool(across)

    def put_down(self) -> None:
        """Put down the raised card, as when a lesson continues."""
        self._raise(0)

    def _raise(self, card: Card) -> None:
        self.card = card
        self.desk.title_desk.raise_card(card)
        self.refresh()
