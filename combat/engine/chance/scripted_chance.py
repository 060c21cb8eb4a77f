"""Dice and decks: from a seed, or from a script that must fit exactly."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from combat.engine.kernel.decision import Answer, Decision, Draw, Roll


class ScriptError(ValueError):
    """A script of dice and cards that is not the one that the rules ask for; the text names the queue."""

    def __init__(self, text: str, queue: str = "") -> None:
        super().__init__(text)
        self.queue = queue


class ScriptedChance:
    """Dice and cards from queues, each in its own order: d10, d6, friendly_cards, enemy_cards, cup.

    Raises ScriptError when a queue is empty or its next value is impossible, and from `finish` when one is not used up.
    """

    DECKS: Mapping[str, str] = {"friendly": "friendly_cards", "enemy": "enemy_cards"}

    def __init__(
        self,
        d10: Iterable[int] = (),
        d6: Iterable[int] = (),
        friendly_cards: Iterable[int] = (),
        enemy_cards: Iterable[int] = (),
        cup: Iterable[str] = (),
    ) -> None:
        self._queues: dict[str, deque[Answer]] = {
            "d10": deque(d10),
            "d6": deque(d6),
            "friendly_cards": deque(friendly_cards),
            "enemy_cards": deque(enemy_cards),
            "cup": deque(cup),
        }

    def answer(self, decision: Decision, state: Any) -> Answer:
        queue = self.queue_of(decision)
        about = f" for {decision.subject}" if decision.subject else ""
        asked = f"{getattr(decision, 'why', decision.kind)}{about}, rule {decision.rule}"
        if not self._queues[queue]:
            raise ScriptError(f"{queue} has no value left ({asked}); add one", queue)
        value = self._queues[queue].popleft()
        if decision.refusal(state, value) is not None:
            raise ScriptError(f"{queue}: {value} is not possible here ({asked})", queue)
        return value

    @classmethod
    def queue_of(cls, decision: Decision) -> str:
        """The queue that a die or a card comes from."""
        if isinstance(decision, Roll):
            return decision.die
        deck = decision.deck if isinstance(decision, Draw) else decision.kind
        return cls.DECKS.get(deck, deck)

    def left(self) -> dict[str, list[Answer]]:
        """What has not been asked for, queue by queue; queues that are used up are left out."""
        return {name: list(queue) for name, queue in self._queues.items() if queue}

    def finish(self) -> None:
        """Raise ScriptError when values were never asked for."""
        unused = "; ".join(f"{name} {', '.join(map(str, values))}" for name, values in self.left().items())
        if unused:
            raise ScriptError(f"never asked for: {unused}; take them out")
