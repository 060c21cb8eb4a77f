"""Countdown after which the single answer to a question is given automatically."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer


class AutoAnswer:
    """Counts down while a question is shown; any input of the player cancels the answer."""

    def __init__(self) -> None:
        self._waiting: tuple[Answer, float] | None = None
        """The answer, and the seconds until it is given."""

    def begin(self, answer: Answer, seconds: float) -> None:
        """Schedule an answer to be given after some seconds."""
        self._waiting = answer, seconds

    def cancel(self) -> None:
        """Cancel the scheduled answer, if any."""
        self._waiting = None

    def due(self, dt: float) -> Answer | None:
        """Advance the time by `dt` seconds; return the scheduled answer once, when its time is over, else None."""
        if self._waiting is None:
            return None
        answer, left = self._waiting
        self._waiting = (answer, left - dt) if left > dt else None
        return None if self._waiting else answer
