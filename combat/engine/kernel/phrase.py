"""Answers that say several things: each kind names its fields and its form, which make its notation and its parser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, Self, dataclass_transform, get_type_hints

from combat.engine.kernel.sentence import sentence
from combat.engine.kernel.word import Word

_FIELD = re.compile(r"{(\w+)}")


@dataclass_transform(frozen_default=True)
class Phrase(Word):
    """A text of several words; `form` is its notation with fields in braces: "give {weapon} {taker}".

    A field is one word, a number or another `Word`, as its annotation says. A subclass has its fields as slots too.
    """

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]]
    _written: ClassVar[str]
    _pattern: ClassVar[re.Pattern[str]]
    _readers: ClassVar[tuple[Callable[[str], Any], ...]]

    def __init_subclass__(cls, *, form: str) -> None:
        kinds = get_type_hints(cls)
        cls._fields = tuple(_FIELD.findall(form))
        cls._readers = tuple(kinds[field] for field in cls._fields)
        cls._written = _FIELD.sub("%s", form)
        cls._pattern = re.compile(
            _FIELD.sub(lambda field: "([0-9]{1,4})" if kinds[field[1]] is int else "([^ ]+)", form)
        )

    def __new__(cls, *values: object) -> Self:
        """The text that some values make, in the order of the fields."""
        made = str.__new__(cls, cls._written % values)
        for field, value in zip(cls._fields, values, strict=True):
            setattr(made, field, value)
        return made

    @classmethod
    def read(cls, text: str) -> Self:
        """The value that a text stands for; raises ValueError for any other."""
        found = cls._pattern.fullmatch(text)
        if found is None:
            raise ValueError(sentence("answer-not-read", answer=text))
        return cls(*(reader(word) for reader, word in zip(cls._readers, found.groups(), strict=True)))
