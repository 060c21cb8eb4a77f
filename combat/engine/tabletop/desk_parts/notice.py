"""A line that stands in the place of the prompt for a few seconds."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.stage.stage import Stage
from combat.engine.words.line import Spoken

NOTICE_SECONDS = 5.0
"""How long a notice stands in the prompt line."""


class Notice:
    """Why something cannot be done, or that it was done; whoever has something to say shows it here."""

    def __init__(self, app: Stage, redraw: Callable[[str], None]) -> None:
        self._app, self._redraw = app, redraw
        self.text: Spoken = ""
        """What it says; "" while none is shown."""
        self.refused = False
        """Whether it says why something cannot be done."""
        self._left = 0.0

    def show(self, line: Spoken, *, refused: bool = True) -> None:
        """Show a line, with the sound of a refusal unless it says that something was done."""
        self.text, self.refused, self._left = line, refused, NOTICE_SECONDS
        self._app.sounds.play("refused" if refused else "")
        self._redraw("prompt")

    def clear(self) -> None:
        """Remove the line, as with the next thing that the player does."""
        if self.text:
            self.text = ""
            self._redraw("prompt")

    def follow(self, dt: float) -> None:
        """Let time pass."""
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self.clear()
