"""Structured values that are their own text, such as a hex or an answer with two parts.

The value can be written to a journal, a digest or a mapping key unchanged, and equals the text written there.
Its class gives its meaning, so no code has to guess it from the text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Self, TypeVar

W = TypeVar("W", bound="StrValue")


class StrValue(str):
    """A text with a meaning; each subclass defines one notation and parses it in `read`."""

    __slots__ = ()
    has_blanks: ClassVar[bool] = False
    """True if its texts may consist of several words."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a text in this notation; raise ValueError with a one-line message if it does not match."""
        raise TypeError(f"{cls.__name__} has no notation")

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        """Pickle the value as its text; it is parsed again on loading."""
        return type(self).read, (str(self),)


def as_word(kind: type[W], text: object) -> W:
    """Return a value unchanged if it is of class `kind`; else parse its text as `kind`.

    Raises ValueError if the text does not match the notation.
    """
    return text if isinstance(text, kind) else kind.read(str(text))


def parse_any(text: object, *kinds: type[StrValue]) -> str:
    """Return a value unchanged if it is of one of `kinds`; else parse its text.

    The first of `kinds` that can parse the text is used; if none can, the plain text is returned.
    """
    if isinstance(text, kinds):
        return text
    plain = str(text)
    for kind in kinds:
        try:
            return kind.read(plain)
        except ValueError:
            continue
    return plain
