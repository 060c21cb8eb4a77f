"""Uses of the hand's cards that are possible now, by part of the card (8.1, 14.0)."""

from __future__ import annotations

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.deck import Card
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.prompt_base import PromptBase
from combat.engine.tabletop.thing import CardId
from combat.games.command.rules.actions.on_the_move import on_the_move
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.decisions import React
from combat.games.command.rules.orders.move import MoveOn, SetOff
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.pieces.faces import Part


class CardUses:
    """The playable parts of the hand's cards; cached per question."""

    def __init__(self, desk: CommandHub) -> None:
        self._desk = desk
        self._asking: PromptBase[Hex] | None = None
        self._uses: dict[Card, dict[Part, CardUse]] = {}

    def asked(self) -> bool:
        """Return whether the current question can be answered by a part of a card."""
        prompt = self._desk.prompt
        return prompt is not None and isinstance(prompt.decision, GiveOrder | React | SetOff | MoveOn)

    def playable(self, card: Card) -> tuple[Part, ...] | None:
        """Return the parts of a card to highlight, while the others are dimmed; None if the question takes whole
        cards.
        """
        prompt, thing = self._desk.prompt, CardId(card)
        if prompt is not None and not self.asked() and thing in prompt.lit():
            return None
        return tuple(self.of(card))

    def of(self, card: Card) -> dict[Part, CardUse]:
        """Return the playable parts of a card, each with its use; empty if it cannot be played now.

        Cached per question.
        """
        prompt = self._desk.prompt
        if prompt is not self._asking:
            self._asking, self._uses = prompt, self._found() if prompt is not None else {}
        return self._uses.get(card, {})

    def _found(self) -> dict[Card, dict[Part, CardUse]]:
        found: dict[Card, dict[Part, CardUse]] = {}
        if self._desk.prompt is None or not self.asked():
            return found
        state, decision = self._desk.state, self._desk.prompt.decision
        for use in self._uses_in(state, decision):
            found.setdefault(use.card, {})[self._part(decision, use)] = use
        return found

    def _uses_in(self, state: State, decision: Decision) -> list[CardUse]:
        """Return the answers that play a card, without listing the unit groups of a move."""
        if isinstance(decision, SetOff | MoveOn):
            return on_the_move(state, state.order) if state.order is not None else []
        return [answer for answer in decision.options(state) if isinstance(answer, CardUse)]

    def _part(self, decision: object, use: CardUse) -> Part:
        """Return the part of a card that a use belongs to; the order part for a Fire card as an action (14.0)."""
        printed = self._desk.state.card(use.card)
        return "order" if isinstance(decision, GiveOrder) or use.use != printed.action else "action"
