"""Dice and cards of a lesson: fixed by reason, then in stored order, then from a seed."""

from __future__ import annotations

from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Answer, Decision, Draw, Roll
from combat.engine.lessons.lesson import Lesson

_APART = 1_000_003
"""The factor between seeds of different answers."""


class LessonChance:
    """Chance of a lesson; after an undo it gives the same results again. `dealt` is its state, which can be
    restored.
    """

    def __init__(self, lesson: Lesson[Any]) -> None:
        self._rolls, self._seed = lesson.rolls, lesson.seed
        self._store = {name: tuple(values) for name, values in lesson.script.chance.items()}
        self._names = lesson.script.queues
        self.dealt: tuple[int, ...] = (0,) * (len(self._rolls) + len(self._store) + 1)
        """The number dealt from each roll, from each queue, and from the seed."""

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the next legal result fixed for the decision's reason, else the next legal stored one, else one from
        the seed.
        """
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
        """Return the next of some values that is legal here; None if there is none."""
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
