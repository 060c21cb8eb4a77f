"""Tooltips."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Topic(Record):
    """A tooltip: its title, explanation, lines of figures, and the rule paragraph for further reading."""

    title: str
    text: str
    lines: tuple[str, ...] = ()
    rule: str = ""
