"""Lines of text with a rule number, for tooltips, prompts, the log and refusals."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.words import rule_beside, text
from combat.engine.words.messages import Value


class Line(Record):
    """A text without its rule number, and the number of the rule paragraph; "" for none."""

    text: str
    rule: str = ""

    def shown(self) -> str:
        """Return the printed line: "Move: there is no path · 16.0"."""
        return text("with-rule", text=self.text, rule=self.rule) if self.rule else self.text


def ruled(message: str, /, **args: Value) -> Line:
    """Return a message with the rule number that its file attaches as `.rule`."""
    return Line(text(message, **args), rule_beside(message))


Spoken = str | Line
"""A line of a tooltip or a note: a plain string if no rule applies."""


def shown(line: Spoken) -> str:
    """Return a line as printed, with or without a rule."""
    return line.shown() if isinstance(line, Line) else line


def rule_of(line: Spoken) -> str:
    """Return the rule number of a line; "" for none."""
    return line.rule if isinstance(line, Line) else ""
