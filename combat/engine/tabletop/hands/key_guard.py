"""The guard of questions: a key that went down for something else, or goes on repeating, answers none that comes up."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.stage.keys import HELD_ALONE, chords

GUARD = 0.25
"""Seconds: a hand that has just pressed a key may press it again before its owner has seen what came of it, and nobody
reads a question sooner. Shorter than a deliberate second press, so that it is not felt."""
TYPING = 0.6
"""Seconds in which number keys typed one after another are not held back by a question of another kind between them:
as long as it takes to see that their meaning has changed."""

FIGURES = frozenset("0123456789")
"""What number keys are written as."""


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
        self._numbered: str | None = None
        """The kind of question at which the last key was pressed, if that was a number key; None for any other key."""
        self._numbers_barred = False
        """Whether number keys, typed last at a question of another kind, do not answer it for a while."""

    def put(self, decision: Decision | None, *, by_itself: bool) -> None:
        """Another question is put, at the end of what was shown or as an answer was given."""
        question = None if decision is None else (decision.kind, decision.subject)
        again, self._question = question == self._question, question
        self._put = now = self.clock()
        recent = (key for key, at in self._pressed.items() if now - at < GUARD)
        self._barred = None if by_itself else frozenset() if again else frozenset(recent)
        self._numbers_barred = question is not None and self._numbered not in (None, question[0])

    def bars(self, event: pygame.event.Event) -> bool:
        """Whether the press of a key is no answer: it goes on from before, or comes too soon to be meant for it."""
        if self._repeats(event) or self._ahead(event):
            return True
        soon = self.clock() - self._put < GUARD
        return soon and (self._barred is None or event.key in self._barred)

    def drops(self, event: pygame.event.Event) -> bool:
        """Whether it is a number key pressed for a question of another kind, so that its owner must be told."""
        return self._ahead(event) and not self._repeats(event)

    def _repeats(self, event: pygame.event.Event) -> bool:
        return event.key in self._down and bool(pygame.key.get_pressed()[event.key])

    def _ahead(self, event: pygame.event.Event) -> bool:
        """Whether it is a number key that is typed on after those for a question of another kind."""
        return self._numbers_barred and self.clock() - self._put < TYPING and _is_number(event)

    def pressed(self, event: pygame.event.Event) -> None:
        """A key went down."""
        self._down.add(event.key)
        self._pressed[event.key] = self.clock()
        if _is_number(event):
            if self._question is not None and not self._ahead(event):
                self._numbered = self._question[0]
        elif event.key not in HELD_ALONE:
            self._numbered = None

    def released(self, event: pygame.event.Event) -> None:
        """A key was let go."""
        self._down.discard(event.key)

    def let_go(self) -> None:
        """What is down is no longer known: the window, or another scene, had the keys."""
        self._down.clear()


def _is_number(event: pygame.event.Event) -> bool:
    """Whether a key types a single figure."""
    return not FIGURES.isdisjoint(chords(event))
