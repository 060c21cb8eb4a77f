"""Guard against unintended answers by keys pressed before a question appeared, or by key repeat."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.kernel.decision import Decision
from combat.engine.stage.keys import HELD_ALONE, chords

GUARD = 0.25
"""Seconds after a question during which a repeated press does not answer it.

It is shorter than a deliberate second press, so it is not noticed.
"""
TYPING = 0.6
"""Seconds during which digits typed in sequence are suppressed when the kind of question changes between them."""

FIGURES = frozenset("0123456789")
"""Names of digit keys."""


def seconds() -> float:
    """Return the time of the window's clock in seconds."""
    return pygame.time.get_ticks() / 1000


class KeyGuard:
    """Tracks the pressed keys and the time at which the current question appeared."""

    def __init__(self, clock: Callable[[], float] = seconds) -> None:
        self.clock = clock
        self._down: set[int] = set()
        self._pressed: dict[int, float] = {}
        self._question: tuple[str, str] | None = None
        self._put = float("-inf")
        self._barred: frozenset[int] | None = frozenset()
        """Keys that do not answer the question for now; None for all."""
        self._numbered: str | None = None
        """Kind of question at the last key press, if that was a digit; else None."""
        self._numbers_barred = False
        """Whether digits typed at another kind of question are suppressed for now."""

    def on_question(self, decision: Decision | None, *, by_itself: bool) -> None:
        """Record that a new question is asked, or None that no question is asked.

        `by_itself` is true if the question follows an animation, false if it follows the player's answer.
        """
        question = None if decision is None else (decision.kind, decision.subject)
        again, self._question = question == self._question, question
        self._put = now = self.clock()
        recent = (key for key, at in self._pressed.items() if now - at < GUARD)
        self._barred = None if by_itself else frozenset() if again else frozenset(recent)
        self._numbers_barred = question is not None and self._numbered not in (None, question[0])

    def bars(self, event: pygame.event.Event) -> bool:
        """Return whether a key press must not count as an answer: it repeats a held key or comes too soon after the
        question.
        """
        if self._repeats(event) or self._ahead(event):
            return True
        soon = self.clock() - self._put < GUARD
        return soon and (self._barred is None or event.key in self._barred)

    def drops(self, event: pygame.event.Event) -> bool:
        """Return whether a digit must be ignored because it was typed for another kind of question.

        The caller must report it.
        """
        return self._ahead(event) and not self._repeats(event)

    def _repeats(self, event: pygame.event.Event) -> bool:
        return event.key in self._down and bool(pygame.key.get_pressed()[event.key])

    def _ahead(self, event: pygame.event.Event) -> bool:
        """Return whether a digit continues those typed for another kind of question."""
        return self._numbers_barred and self.clock() - self._put < TYPING and _is_number(event)

    def pressed(self, event: pygame.event.Event) -> None:
        """Record a key press."""
        self._down.add(event.key)
        self._pressed[event.key] = self.clock()
        if _is_number(event):
            if self._question is not None and not self._ahead(event):
                self._numbered = self._question[0]
        elif event.key not in HELD_ALONE:
            self._numbered = None

    def released(self, event: pygame.event.Event) -> None:
        """Record a key release."""
        self._down.discard(event.key)

    def let_go(self) -> None:
        """Forget all pressed keys, because the window or another scene had the keyboard."""
        self._down.clear()


def _is_number(event: pygame.event.Event) -> bool:
    """Return whether a key types a single digit, with or without Shift."""
    return any(chord.removeprefix("Shift+") in FIGURES for chord in chords(event))
