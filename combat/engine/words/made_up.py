"""Texts that a game makes up of its own sentences: known again by their English words, to be said in another language.

A made-up battle keeps its title and briefing in English, as written content does. What stands there fits a message of
the kind MADE whole, or is a row of sentences of which each does; what fills a variable is a number or known itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from combat.engine.words.messages import Pattern, Value, Variable

MADE = "generated-"
"""What the ids of such messages begin with."""
MOST_SENTENCES = 20
"""In a row; longer ones are nobody's."""
_SENTENCE_END = re.compile(r"(?<=[.!?]) ")

Say = Callable[[str, dict[str, Value]], str]
Know = Callable[[str], str | None]
"""A text in the language, with its forms, or None where nobody has put it into others."""


class MadeUp:
    """The messages of the kind, by what they say in English."""

    def __init__(self, english: Mapping[str, Pattern], say: Say, know: Know) -> None:
        """`say` says a message in the language, `know` what else may fill its variables."""
        self._say, self._know = say, know
        self._whole: dict[str, str] = {}
        self._shapes: list[tuple[str, str, str]] = []
        """Of each message with variables: its id, its longest words, and the expression that it fits."""
        self._kept: dict[str, str | None] = {}
        for message, pattern in english.items():
            if all(isinstance(part, str) for part in pattern):
                self._whole.setdefault("".join(map(str, pattern)), message)
            elif all(isinstance(part, str | Variable) for part in pattern):
                longest = max((part for part in pattern if isinstance(part, str)), key=len, default="")
                self._shapes.append((message, longest, "".join(map(_shape, pattern))))

    def retold(self, words: str) -> str | None:
        """A text in the language; None for one that is not made of these messages."""
        if words not in self._kept:
            self._kept[words] = self._one(words) or self._row(words)
        return self._kept[words]

    def _one(self, words: str) -> str | None:
        """What is one message."""
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
        """Sentences in a row: of those that begin it as many as one message says, then the rest."""
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
