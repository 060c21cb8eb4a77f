"""Translate texts that a game generates from messages, recognised by their English words.

The title and briefing of a generated battle are stored in English, like written content. Such a text matches a
message with the prefix MADE as a whole, or each of its sentences does; variables contain numbers or translatable
texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from combat.engine.words.messages import Pattern, Value, Variable

MADE = "generated-"
"""The id prefix of such messages."""
MOST_SENTENCES = 20
"""The maximum number of sentences in sequence."""
_SENTENCE_END = re.compile(r"(?<=[.!?]) ")

Say = Callable[[str, dict[str, Value]], str]
Know = Callable[[str], str | None]
"""Returns a text in the language, with its forms, or None if there is no translation."""


class MadeUp:
    """Index of the messages by their English text."""

    def __init__(self, english: Mapping[str, Pattern], say: Say, know: Know) -> None:
        """Index messages.

        `say` renders one in the language; `know` translates other texts in its variables, or returns None.
        """
        self._say, self._know = say, know
        self._whole: dict[str, str] = {}
        self._shapes: list[tuple[str, str, str]] = []
        """Id, longest literal text and regular expression of each message with variables."""
        self._kept: dict[str, str | None] = {}
        for message, pattern in english.items():
            if all(isinstance(part, str) for part in pattern):
                self._whole.setdefault("".join(map(str, pattern)), message)
            elif all(isinstance(part, str | Variable) for part in pattern):
                longest = max((part for part in pattern if isinstance(part, str)), key=len, default="")
                self._shapes.append((message, longest, "".join(map(_shape, pattern))))

    def retold(self, words: str) -> str | None:
        """Return the translation of a generated text; None if it is not made of these messages. The result is
        cached.
        """
        if words not in self._kept:
            self._kept[words] = self._one(words) or self._row(words)
        return self._kept[words]

    def _one(self, words: str) -> str | None:
        """Return the translation of a text that is one message, else None."""
        if (message := self._whole.get(words)) is not None:
            return self._say(message, {})
        for message, longest, shape in self._shapes:
            if longest not in words or (found := re.fullmatch(shape, words)) is None:
                continue
            values = {name: self._value(value) for name, value in found.groupdict().items()}
            filled = {name: value for name, value in values.items() if value is not None}
            if len(filled) == len(values):
                return self._say(message, filled)
        return None

    def _value(self, words: str) -> Value | None:
        if words.isdecimal():
            return int(words)
        known = self._know(words)
        return known if known is not None else self._one(words)

    def _row(self, words: str) -> str | None:
        """Return the translation of a sequence of sentences, matching as many as possible at a time, else None."""
        sentences = _SENTENCE_END.split(words)
        told: list[str] = []
        at = 0
        while at < len(sentences) <= MOST_SENTENCES:
            ends = range(len(sentences), at, -1)
            found = next(((end, one) for end in ends if (one := self._one(" ".join(sentences[at:end])))), None)
            if found is None:
                return None
            at = found[0]
            told.append(found[1])
        return " ".join(told) or None


def _shape(part: object) -> str:
    return f"(?P<{part.name}>.+)" if isinstance(part, Variable) else re.escape(str(part))
