"""Dice and decks from a script that must match exactly."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

from combat.engine.kernel.decision import Answer, Decision, Draw, Roll
from combat.engine.kernel.text_message import TextMessage, msg


def what_is_asked(decision: Decision) -> TextMessage:
    """Return a message that names a request for dice or a card: its reason, rule and subject."""
    why, rule = getattr(decision, "why", decision.kind), decision.rule
    if decision.subject:
        return msg("script-wanted-for", why=why, about=decision.subject, rule=rule)
    return msg("script-wanted", why=why, rule=rule)


class ScriptError(ValueError):
    """A script of dice and cards that does not match the rules' requests; the text names the queue."""

    def __init__(self, what: TextMessage, queue: str = "") -> None:
        super().__init__(what)
        self.queue = queue


class ScriptedChance:
    """Dice and cards from queues: dice by their name, "d6", cards by the name of their deck.

    Raises ScriptError if a queue is empty or its next value is illegal, and from `finish` if values are left.
    """

    def __init__(
        self, queues: Mapping[str, Iterable[Answer]] | None = None, names: Mapping[str, str] | None = None
    ) -> None:
        """`names`: deck -> its queue, if that has another name."""
        self._queues: dict[str, deque[Answer]] = {name: deque(values) for name, values in (queues or {}).items()}
        self._names = names or {}

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the next value of the queue for dice or a deck; raise ScriptError if there is none or it is
        illegal.
        """
        asked, queues = what_is_asked(decision), self.queues_of(decision)
        values = [self._take(queue, asked) for queue in queues]
        value = values[0] if len(values) == 1 else " ".join(map(str, values))
        if decision.refusal(state, value) is not None:
            raise ScriptError(msg("script-impossible", queue=queues[0], value=value, asked=asked), queues[0])
        return value

    def _take(self, queue: str, asked: TextMessage) -> Answer:
        values = self._queues.get(queue)
        if not values:
            raise ScriptError(msg("script-no-value", queue=queue, asked=asked), queue)
        return values.popleft()

    def queues_of(self, decision: Decision) -> tuple[str, ...]:
        """Return the name of the queue for each value that a decision needs.

        Dice rolled together use their combined queue, such as "d6 d6", if there is one; else the queue of each die.
        """
        if isinstance(decision, Roll):
            own = decision.name
            return (own,) if own in self._queues else tuple(die.name for die in decision.dice)
        deck = decision.deck if isinstance(decision, Draw) else decision.kind
        return (self._names.get(deck, deck),)

    def left(self) -> dict[str, list[Answer]]:
        """Return the unused values of each queue that has any."""
        return {name: list(queue) for name, queue in self._queues.items() if queue}

    def finish(self) -> None:
        """Raise ScriptError if any queue has unused values left."""
        unused = "; ".join(f"{name} {', '.join(map(str, values))}" for name, values in self.left().items())
        if unused:
            raise ScriptError(msg("script-never-asked", unused=unused))
