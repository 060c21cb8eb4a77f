"""Errors of runs, each with a message of one line."""

from __future__ import annotations

from combat.engine.files.one_line import one_line
from combat.engine.kernel.text_message import TextMessage, msg


class RunError(Exception):
    """A run file cannot be read, or belongs to another run; the text says why in one line."""

    def __init__(self, path: object, what: TextMessage | str) -> None:
        super().__init__(msg("run-file", file=path, what=what))

    def __str__(self) -> str:
        return one_line(super().__str__())


class RunStoppedError(Exception):
    """The players cannot continue; the games so far are kept. The text says why in one line."""
