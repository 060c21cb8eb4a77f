"""Dice and decks from a script that must fit exactly."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from combat.engine.kernel.decision import Answer, Decision, Draw, Roll
from combat.engine.kernel.text_message import TextMessage, msg


def what_is_asked(decision: Decision) -> TextMessage:
    """For what a die or a card is wanted."""
    why, rule = getattr(decision, "why", decision.kind), decision.rule
    if decision.subject:
        return msg("script-wanted-for", why=why, about=decision.subject, rule=rule)
    return msg("script-wanted", why=why, rule=rule)


class ScriptError(ValueError):
    """A script of dice and cards that is not the one that the rules ask for; the text names the queue."""

    def __init__(self, what: TextMessage, queue: str = "") -> None:
        super().__init__(what)
        self.queue = queue


class ScriptedChance:
    """Dice and cards from queues, each in its own order: dice by their name, "d6", cards by that of their deck.

    Raises ScriptError when a queue is empty or its next value is impossible, and from `finish` when one is not used up.
    """

    def __init__(
        self, queues: Mapping[str, Iterable[Answer]] | None = None, names: Mapping[str, str] | None = None
    ) -> None:
        """`names`: deck -> its queue, where that goes by another name."""
        self._queues: dict[str, deque[Answer]] = {name: deque(values) for name, values in (queues or {}).items()}
        self._names = names or {}

    def answer(self, decision: Decision, state: object) -> Answer:
        queue = self.queue_of(decision)
        asked = what_is_asked(decision)
        values = self._queues.get(queue)
        if not values:
            raise ScriptError(msg("script-no-value", queue=queue, asked=asked), queue)
        value = values.popleft()
        if decision.refusal(state, value) is not None:
            raise ScriptError(msg("script-impossible", queue=queue, value=value, asked=asked), queue)
        return value

    def queue_of(self, decision: Decision) -> str:
        """The queue that dice or a card come from."""
        if isinstance(decision, Roll):
            return decision.name
        deck = decision.deck if isinstance(decision, Draw) else decision.kind
        return self._names.get(deck, deck)

    def left(self) -> dict[str, list[Answer]]:
        """What has not been asked for, queue by queue; queues that are used up are left out."""
        return {name: list(queue) for name, queue in self._queues.items() if queue}

    def finish(self) -> None:
        """Raise ScriptError when values were never asked for."""
        unused = "; ".join(f"{name} {', '.join(map(str, values))}" for name, values in self.left().items())
        if unused:
            raise ScriptError(msg("script-never-asked", unused=unused))
