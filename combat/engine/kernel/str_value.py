"""Values that are written as a text wherever they are kept, and are that text: a hex, an answer that says two things.

Being its own notation, such a value stands in a journal, in a digest or as the key of a mapping as it is, and equals
what was written there; but what it is, its class says, and nobody has to guess it from its letters.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self, TypeVar

W = TypeVar("W", bound="StrValue")


class StrValue(str):
    """A text that means something; each subclass has one notation, and is read from it in one place."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        """The value that a text stands for; raises ValueError, in one line, for a text that is none."""
        raise TypeError(f"{cls.__name__} has no notation")

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        """It goes to another process as its text, and is read from it there."""
        return type(self).read, (str(self),)


def as_word(kind: type[W], text: object) -> W:
    """A text in one notation: itself where it is given as that, else read; raises ValueError."""
    return text if isinstance(text, kind) else kind.read(str(text))


def told(text: object, *kinds: type[StrValue]) -> str:
    """A text as the first of some notations that it is written in; as it stands where it is in none."""
    if isinstance(text, kinds):
        return text
    plain = str(text)
    for kind in kinds:
        try:
            return kind.read(plain)
        except ValueError:
            continue
    return plain
