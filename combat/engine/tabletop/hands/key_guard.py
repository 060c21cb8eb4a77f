"""The guard of questions: a key that went down for something else, or goes on repeating, answers none that comes up."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.decision import Decision

GUARD = 0.25
"""Seconds: a hand that has just pressed a key may press it again before its owner has seen what came of it, and nobody
reads a question sooner. Shorter than a deliberate second press, so that it is not felt."""


def seconds() -> float:
    """The time that the window goes by."""
    return pygame.time.get_ticks() / 1000


class KeyGuard:
    """Knows which keys are down, when each was pressed, and when the present question came up."""

    def __init__(self, clock: Callable[[], float] = seconds) -> None:
        self.clock = clock
        self._down: set[int] = set()
        self._pressed: dict[int, float] = {}
        self._question: tuple[str, str] | None = None
        self._put = float("-inf")
        self._barred: frozenset[int] | None = frozenset()
        """The keys that do not answer it for a while; None: none does."""

    def put(self, decision: Decision | None, *, by_itself: bool) -> None:
        """Another question is put, at the end of what was shown or as an answer was given."""
        question = None if decision is None else (decision.kind, decision.subject)
        again, self._question = question == self._question, question
        self._put = now = self.clock()
        recent = (key for key, at in self._pressed.items() if now - at < GUARD)
        self._barred = None if by_itself else frozenset() if again else frozenset(recent)

    def bars(self, event: pygame.event.Event) -> bool:
        """Whether the press of a key is no answer: it goes on from before, or comes too soon to be meant for it."""
        if event.key in self._down and pygame.key.get_pressed()[event.key]:
            return True
        soon = self.clock() - self._put < GUARD
        return soon and (self._barred is None or event.key in self._barred)

    def pressed(self, event: pygame.event.Event) -> None:
        """A key went down."""
        self._down.add(event.key)
        self._pressed[event.key] = self.clock()

    def released(self, event: pygame.event.Event) -> None:
        """A key was let go."""
        self._down.discard(event.key)

    def let_go(self) -> None:
        """What is down is no longer known: the window, or another scene, had the keys."""
        self._down.clear()
