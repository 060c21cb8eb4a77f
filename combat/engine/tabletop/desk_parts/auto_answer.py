"""The only answer to a question, which is given by itself after a moment."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer


class AutoAnswer:
    """Counts down while the question is seen; whatever the player does cancels it."""

    def __init__(self) -> None:
        self._waiting: tuple[Answer, float] | None = None
        """The answer, and the seconds until it is given."""

    def begin(self, answer: Answer, seconds: float) -> None:
        """Give an answer after some seconds."""
        self._waiting = answer, seconds

    def cancel(self) -> None:
        """Leave the question to the player."""
        self._waiting = None

    def due(self, dt: float) -> Answer | None:
        """Let time pass; return the answer once it is to be given."""
        if self._waiting is None:
            return None
        answer, left = self._waiting
        self._waiting = (answer, left - dt) if left > dt else None
        return None if self._waiting else answer
