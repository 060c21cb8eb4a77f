"""Decks that lie in a known order: cards dealt by hand, or put in order to see what they bring."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from combat.engine.chance.scripted_chance import ScriptError
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.decision import Answer, Decision, Draw
from combat.engine.kernel.sentence import sentence


class DealtChance:
    """Deals each deck from its top; all else is left to another.

    A card that was looked at stays on top until it is drawn. Raises ScriptError where a deck has no card left, or its
    next one cannot lie there.
    """

    def __init__(self, decks: Mapping[str, Iterable[Answer]], rest: Answerer[object]) -> None:
        """`decks`: the cards of a deck by its id, the uppermost first; `rest` answers for dice and for other decks."""
        self._decks = {name: deque(cards) for name, cards in decks.items()}
        self._rest = rest

    def answer(self, decision: Decision, state: object) -> Answer:
        if not isinstance(decision, Draw) or decision.deck not in self._decks:
            return self._rest.answer(decision, state)
        deck, asked = self._decks[decision.deck], sentence("script-wanted", why=decision.why, rule=decision.rule)
        if not deck:
            raise ScriptError(sentence("script-no-card", deck=decision.deck, asked=asked), decision.deck)
        card = deck[0]
        if decision.refusal(state, card) is not None:
            what = sentence("script-impossible", queue=decision.deck, value=card, asked=asked)
            raise ScriptError(what, decision.deck)
        if not decision.looks:
            deck.popleft()
        return card
