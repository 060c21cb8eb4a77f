"""The texts of a prompt."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class PromptWords(Record):
    """The texts of a prompt: the question in bold, its subject, and how to answer.

    `rule` is the paragraph that the text cites, if it differs from the question's own.
    """

    title: str
    text: str = ""
    hint: str = ""
    rule: str = ""
