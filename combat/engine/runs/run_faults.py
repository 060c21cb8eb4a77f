"""What keeps a run from going on, each said in one line."""

from __future__ import annotations

from combat.engine.files.one_line import one_line
from combat.engine.kernel.text_message import TextMessage, msg


class RunError(Exception):
    """A file of games that cannot be read, or that holds games of another run; the text is the line that says so."""

    def __init__(self, path: object, what: TextMessage | str) -> None:
        super().__init__(msg("run-file", file=path, what=what))

    def __str__(self) -> str:
        return one_line(super().__str__())


class RunStoppedError(Exception):
    """Whoever plays the games cannot go on; what they have played is kept. The text is the line that says why."""
