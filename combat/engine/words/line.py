"""Lines of text with a rule number, for tooltips, prompts, the log and refusals."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.words import rule_beside, text
from combat.engine.words.messages import Value


class Line(Record):
    """A text, and the number of the rule paragraph that it cites; "" for none."""

    text: str
    rule: str = ""

    def shown(self) -> str:
        """Return the text followed by its rule number, if any: "Move: there is no path · 16.0"."""
        return text("with-rule", text=self.text, rule=self.rule) if self.rule else self.text


def ruled(message: str, /, **args: Value) -> Line:
    """Return a message as a `Line` with the rule number attached to it as `.rule`."""
    return Line(text(message, **args), rule_beside(message))


Spoken = str | Line
"""A line of a tooltip or a note: a plain string if no rule applies."""


def shown(line: Spoken) -> str:
    """Return a line as text, with its rule number if it has one."""
    return line.shown() if isinstance(line, Line) else line


def rule_of(line: Spoken) -> str:
    """Return the rule number of a line; "" for none."""
    return line.rule if isinstance(line, Line) else ""
