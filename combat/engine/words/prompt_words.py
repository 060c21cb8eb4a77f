"""What a question says."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class PromptWords(Record):
    """A question to a player: in bold what is asked, what it is about, and how to answer.

    `rule` is the paragraph that the words speak of, where it is another than the question's own.
    """

    title: str
    text: str = ""
    hint: str = ""
    rule: str = ""
