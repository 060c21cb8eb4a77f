"""The texts of a prompt."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class PromptWords(Record):
    """A question to a player: the question in bold, its subject, and how to answer.

    `rule` is the paragraph that the text cites, if it differs from the question's own.
    """

    title: str
    text: str = ""
    hint: str = ""
    rule: str = ""
