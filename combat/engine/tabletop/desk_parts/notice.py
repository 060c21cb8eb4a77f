"""Short notice that replaces the prompt's text for a few seconds."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.stage.stage import Stage
from combat.engine.words.line import Spoken

NOTICE_SECONDS = 5.0
"""Seconds that a notice is shown."""


class Notice:
    """Short message that something was done, or why it cannot be done."""

    def __init__(self, app: Stage, redraw: Callable[[str], None]) -> None:
        self._app, self._redraw = app, redraw
        self.text: Spoken = ""
        """The notice; "" for none."""
        self.refused = False
        """Whether it is a refusal."""
        self._left = 0.0

    def show(self, line: Spoken, *, refused: bool = True) -> None:
        """Show a message for a few seconds; with `refused`, play the sound of a refusal too."""
        self.text, self.refused, self._left = line, refused, NOTICE_SECONDS
        self._app.sounds.play("refused" if refused else "")
        self._redraw("prompt")

    def clear(self) -> None:
        """Remove the message, as on the player's next input."""
        if self.text:
            self.text = ""
            self._redraw("prompt")

    def follow(self, dt: float) -> None:
        """Advance the time by `dt` seconds; remove the message once its time is over."""
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self.clear()
