"""Texts that list parts of one kind after a word."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg


class Part(Protocol):
    """The type of the parts of a list: texts, or named tuples of them and of numbers."""

    def __lt__(self, other: Self, /) -> bool: ...
    def __hash__(self) -> int: ...


P = TypeVar("P", bound=Part)


def unreadable(text: str) -> ValueError:
    """Return a ValueError with the message that a text is not a valid answer."""
    return ValueError(msg("answer-not-read", answer=text[:80]))


def is_count(text: str, digits: int) -> bool:
    """Return whether a text consists of ASCII digits only, at least one and at most `digits`."""
    return text.isascii() and text.isdigit() and len(text) <= digits


class ListPhrase(StrValue, Generic[P]):
    """A text that lists at least one part: "fire a3 a5"; a notation without a word lists the parts only.

    A subclass defines how a part is written and read, and which parts exclude each other. The notation is unique.
    """

    __slots__ = ("parts",)
    word: ClassVar[str] = ""
    separator: ClassVar[str] = " "
    in_order: ClassVar[bool] = True
    """True if the parts are sorted; False where their order means something."""
    parts: tuple[P, ...]

    def __new__(cls, parts: Iterable[P]) -> Self:
        """Return the text of some parts; raise ValueError if there are none, or two share what they may not."""
        listed = tuple(sorted(parts)) if cls.in_order else tuple(parts)
        text = cls.separator.join(map(cls.write_part, listed))
        if cls.word:
            text = f"{cls.word} {text}"
        if not listed or len({cls.key(part) for part in listed}) < len(listed):
            raise unreadable(text)
        made = str.__new__(cls, text)
        made.parts = listed
        return made

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a text in this notation; raise ValueError if it does not match."""
        word, _, rest = text.partition(" ") if cls.word else ("", "", text)
        if word != cls.word:
            raise unreadable(text)
        try:
            made = cls(map(cls.read_part, rest.split(cls.separator)))
        except ValueError:
            raise unreadable(text) from None
        if str(made) != text:
            raise unreadable(text)
        return made

    @classmethod
    def key(cls, part: P) -> Hashable:
        """Return the key of a part; two parts with equal keys exclude each other. The default is the part itself."""
        return part

    @classmethod
    def write_part(cls, part: P) -> str:
        """Return the notation of a part; a subclass raises ValueError for an invalid part."""
        return str(part)

    @classmethod
    @abstractmethod
    def read_part(cls, text: str) -> P:
        """Parse the notation of a part; raise ValueError if it is invalid."""
