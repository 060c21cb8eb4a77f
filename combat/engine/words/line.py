"""Words, and beside them the rule that says so: what a tooltip, a prompt, the log and a refusal are made of."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.words import rule_beside, text
from combat.engine.words.messages import Value


class Line(Record):
    """Words without a rule's number in them, and the number of the paragraph to read on; "" for none."""

    text: str
    rule: str = ""

    def shown(self) -> str:
        """The line as it is printed: "Sprint: his wounds forbid it · 16.0"."""
        return text("with-rule", text=self.text, rule=self.rule) if self.rule else self.text


def ruled(message: str, /, **args: Value) -> Line:
    """A sentence, and the rule that its file gives beside it as `.rule`."""
    return Line(text(message, **args), rule_beside(message))


Spoken = str | Line
"""A line of a tooltip or a note: plain words where no rule says so."""


def shown(line: Spoken) -> str:
    """A line as it is printed, whether it has a rule or not."""
    return line.shown() if isinstance(line, Line) else line


def rule_of(line: Spoken) -> str:
    """The paragraph that a line names; "" for none."""
    return line.rule if isinstance(line, Line) else ""
