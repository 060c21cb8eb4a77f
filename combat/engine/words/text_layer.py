"""What stands in content files, in another language: titles, briefings, cards, found by their English words.

Beside the sentences of a language, in its folder `texts`, each file of content has one of Fluent messages: the value is
the text in that language, the attribute `.en` the text as the content file has it. So a text that was changed since, or
that a pack replaced, is shown as it stands and never in words that belong to another, and saves know no language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from combat.engine.kernel.record import Record
from combat.engine.words import messages

FOLDER = "texts"
WRITTEN = "en"
"""The attribute that holds the text as it stands in the content file."""


class Told(Record):
    """A text of a content file in another language, unread; `forms` are its further attributes."""

    name: str
    words: str
    forms: Mapping[str, str]


def told_in(source: str) -> Iterator[tuple[str, Told]]:
    """The texts of a file as content has them, each with what a language makes of it."""
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
    """All such texts of one language, read when the first is asked for."""

    def __init__(self, language: str, layers: Sequence[Path]) -> None:
        """`layers` have languages in them, the uppermost first."""
        self._folders = [layer / language / FOLDER for layer in layers]
        self._told: dict[str, Told] | None = None

    def find(self, words: str) -> Told | None:
        """A text in the language; None for one that it lacks."""
        if self._told is None:
            self._told = {}
            for folder in reversed(self._folders):
                for path in sorted(folder.rglob("*.ftl"), reverse=True):
                    self._told.update(told_in(path.read_text(encoding="utf-8-sig")))
        return self._told.get(words)
