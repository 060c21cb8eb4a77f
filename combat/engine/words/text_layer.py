"""Translations of content files: titles, briefings and cards, looked up by their English text.

In a language's folder `texts`, each content file has a file of Fluent messages: the value is the translation,
the attribute `.en` the text of the content file. So a text that was changed since, or that a pack replaced, is
shown untranslated, and saves are independent of the language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from combat.engine.kernel.record import Record
from combat.engine.words import messages

FOLDER = "texts"
WRITTEN = "en"
"""The attribute with the text of the content file."""


class Told(Record):
    """The unparsed translation of a content text; `forms` are its further attributes."""

    name: str
    words: str
    forms: Mapping[str, str]


def told_in(source: str) -> Iterator[tuple[str, Told]]:
    """Yield each content text in the source of a Fluent file, with its translation."""
    found = messages.entries(source)
    forms: dict[str, dict[str, str]] = {}
    for name, value in found.items():
        message, dot, attribute = name.partition(".")
        if dot:
            forms.setdefault(message, {})[attribute] = value
    for message, given in forms.items():
        if message in found and WRITTEN in given:
            yield given.pop(WRITTEN).strip(), Told(message, found[message], given)


class TextLayer:
    """All translations of content texts in one language, read on first use."""

    def __init__(self, language: str, layers: Sequence[Path]) -> None:
        """`layers` contain language folders, the highest priority first."""
        self._folders = [layer / language / FOLDER for layer in layers]
        self._told: dict[str, Told] | None = None

    def find(self, words: str) -> Told | None:
        """Return the translation of a text; None if there is none."""
        if self._told is None:
            self._told = {}
            for folder in reversed(self._folders):
                for path in sorted(folder.rglob("*.ftl"), reverse=True):
                    self._told.update(told_in(path.read_text(encoding="utf-8-sig")))
        return self._told.get(words)
