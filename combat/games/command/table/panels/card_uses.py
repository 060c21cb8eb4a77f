"""What the cards of the hand may be played as just now, and which part of a card that is (8.1, 14.0)."""

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
    """Looked up once for each question."""

    def __init__(self, desk: CommandHub) -> None:
        self._desk = desk
        self._asking: PromptBase[Hex] | None = None
        self._uses: dict[Card, dict[Part, CardUse]] = {}

    def asked(self) -> bool:
        """Whether parts of cards are the answers just now."""
        prompt = self._desk.prompt
        return prompt is not None and isinstance(prompt.decision, GiveOrder | React | SetOff | MoveOn)

    def playable(self, card: Card) -> tuple[Part, ...] | None:
        """The parts of a card that light up, the others are faint; None where the question takes the card whole."""
        prompt, thing = self._desk.prompt, CardId(card)
        if prompt is not None and not self.asked() and thing in prompt.lit():
            return None
        return tuple(self.of(card))

    def of(self, card: Card) -> dict[Part, CardUse]:
        """The parts of a card that can be played, and what each is played as."""
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
        """The answers of a question that play a card; the units that could set off together are not gone through."""
        if isinstance(decision, SetOff | MoveOn):
            return on_the_move(state, state.order) if state.order is not None else []
        return [answer for answer in decision.options(state) if isinstance(answer, CardUse)]

    def _part(self, decision: object, use: CardUse) -> Part:
        """A Fire card that is played as an action is played by its order (14.0)."""
        printed = self._desk.state.card(use.card)
        return "order" if isinstance(decision, GiveOrder) or use.use != printed.action else "action"
