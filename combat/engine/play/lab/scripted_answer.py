"""An answer of a lab file's script."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record


class ScriptedAnswer(Record):
    """A scripted answer: the kind of question, the value, and optionally the piece that it is about."""

    to: str
    value: Answer
    about: str = ""
    line: int = 0
    """Its line in the file."""
    refused: str = ""
    """Reason for which it is expected to be refused; "" if it is legal."""
