"""What is told of one thing: a tooltip, and the paragraph of the rulebook to read on."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class Topic(Record):
    """A tooltip: its title, what it means, its figures line by line, and the paragraph to read on."""

    title: str
    text: str
    lines: tuple[str, ...] = ()
    rule: str = ""
