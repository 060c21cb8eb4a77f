"""Dice and cards of a lesson: fixed by their reason, then as they lie in store, then from a seed."""

from __future__ import annotations

from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Answer, Decision, Draw, Roll
from combat.engine.lessons.lesson import Lesson

_APART = 1_000_003
"""Between the seeds of two answers that follow each other."""


class LessonChance:
    """Deals the same again wherever the game is taken back to: what it has dealt is told and set by `dealt`."""

    def __init__(self, lesson: Lesson[Any]) -> None:
        self._rolls, self._seed = lesson.rolls, lesson.seed
        self._store = {name: tuple(values) for name, values in lesson.script.chance.items()}
        self._names = lesson.script.queues
        self.dealt: tuple[int, ...] = (0,) * (len(self._rolls) + len(self._store) + 1)
        """How much of each roll and of each store was dealt, and how much from the seed."""

    def answer(self, decision: Decision, state: object) -> Answer:
        why = str(getattr(decision, "why", ""))
        for place, roll in enumerate(self._rolls):
            if roll.why == why and roll.about in ("", decision.subject):
                value = self._next(place, roll.values, decision, state)
                if value is not None:
                    return value
        stored = list(self._store)
        queue = self._queue(decision)
        if queue in stored:
            value = self._next(len(self._rolls) + stored.index(queue), self._store[queue], decision, state)
            if value is not None:
                return value
        self._deal(len(self.dealt) - 1)
        return SeededChance(self._seed * _APART + self.dealt[-1]).answer(decision, state)

    def _next(self, place: int, values: tuple[Answer, ...], decision: Decision, state: object) -> Answer | None:
        """The next of some values that is possible here; None where none is left."""
        while self.dealt[place] < len(values):
            value = values[self.dealt[place]]
            self._deal(place)
            if decision.refusal(state, value) is None:
                return value
        return None

    def _deal(self, place: int) -> None:
        self.dealt = (*self.dealt[:place], self.dealt[place] + 1, *self.dealt[place + 1 :])

    def _queue(self, decision: Decision) -> str:
        if isinstance(decision, Roll):
            return decision.name
        deck = decision.deck if isinstance(decision, Draw) else decision.kind
        return self._names.get(deck, deck)
