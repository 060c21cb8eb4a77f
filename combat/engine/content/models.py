"""What all content files have in common: strict tables, ids and texts, as pydantic types."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Generic, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, RootModel

from combat.engine.content.findings import thing
from combat.engine.content.partial import Unsure
from combat.engine.kernel.text_message import TextMessage, msg

ID_PATTERN = r"[a-z0-9]+(-[a-z0-9]+)*"
"""What a word that names something in files looks like, as a regular expression."""

LONGEST_TEXT, LONGEST_ID = 4_000, 100
"""Signs of a paragraph, and of a word that names something in files."""

Fault = tuple[tuple[str | int, ...], TextMessage]
"""Where in a file something is wrong, as a key path, and what."""


class TomlTable(BaseModel):
    """A table of a content file: every key known, every value of the right type, nothing converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """Only what is faulty in the file is not there (`partial`)."""
            if name in type(self).model_fields:
                raise Unsure
            return super().__getattr__(name)

    def faults(self) -> Iterator[Fault]:
        """What is wrong with a whole file although each of its values is right by itself."""
        return iter(())

    def gaps(self) -> Iterator[Fault]:
        """What a sound file lacks to be played with; a pack's file may leave it to the file that it is laid over."""
        return iter(())

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """What a sound file brings, entry by entry, by its raw data; nothing where it is one thing."""
        return ()

    def over(self, lower: Self) -> Self:
        """This file laid over that of the layer below: its entries in place of those with the same name or number."""
        return self


def is_id(value: str) -> bool:
    """Whether a word can name something in files."""
    return re.fullmatch(ID_PATTERN, value) is not None


def _id(value: str) -> str:
    if not value:
        raise ValueError(msg("finding-empty-name"))
    if len(value) > LONGEST_ID:
        raise ValueError(msg("finding-too-long", count=len(value), most=LONGEST_ID))
    if not is_id(value):
        raise ValueError(msg("finding-no-id", value=value))
    return value


def _board(value: str) -> str:
    for sheet in value.split("+"):
        _id(sheet)
    return value


def _text(value: str) -> str:
    if not value.strip():
        raise ValueError(msg("finding-empty-text"))
    if len(value) > LONGEST_TEXT:
        raise ValueError(msg("finding-too-long", count=len(value), most=LONGEST_TEXT))
    return value


Id = Annotated[str, AfterValidator(_id), Field(json_schema_extra={"pattern": f"^{ID_PATTERN}$"})]
BoardName = Annotated[
    str, AfterValidator(_board), Field(json_schema_extra={"pattern": f"^{ID_PATTERN}([+]{ID_PATTERN})*$"})
]
Text = Annotated[str, AfterValidator(_text), Field(json_schema_extra={"minLength": 1})]
READ = "read by players"
Words = Annotated[Text, READ]
"""A text that players read: other languages say it in words of their own (`combat.engine.content.read_texts`)."""
Rule = Annotated[str, Field(pattern=r"^[0-9]+[.][0-9]+(\.[0-9]+)?$")]
"""A paragraph of the rulebook, like 7.19."""


Key = TypeVar("Key")
Value = TypeVar("Value")


class Root(RootModel[dict[Key, Value]], Generic[Key, Value]):
    """A whole file that is a table of tables, one for each id."""

    model_config = ConfigDict(strict=True, frozen=True)

    def faults(self) -> Iterator[Fault]:
        """What is wrong with a whole file although each of its tables is right by itself."""
        return iter(())

    def gaps(self) -> Iterator[Fault]:
        """What a sound file lacks to be played with; a pack's file may leave it to the file that it is laid over."""
        return iter(())

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """What a sound file brings, entry by entry, by its raw data: its ids."""
        return data

    def over(self, lower: Self) -> Self:
        """This file laid over that of the layer below: its tables in place of those with the same id."""
        return type(self).model_construct(root={**lower.root, **self.root})


Entry = TypeVar("Entry")


def laid_over(upper: Iterable[Entry], lower: Iterable[Entry], key: Callable[[Entry], Hashable]) -> list[Entry]:
    """The entries of two files, the upper one's in place of the lower one's where their keys are the same."""
    own = {key(entry): entry for entry in upper}
    kept = {key(entry): own.pop(key(entry), entry) for entry in lower}
    return [*kept.values(), *own.values()]


def within(place: str | tuple[str | int, ...], faults: Iterable[Fault]) -> Iterator[Fault]:
    """The faults of a table, told of the file that it stands in."""
    around = (place,) if isinstance(place, str) else place
    for where, what in faults:
        yield (*around, *where), what


def twice(values: Iterable[Hashable], kind: str, *where: str | int) -> Iterator[Fault]:
    """A fault for each value of a list at `where` that stood in it before."""
    seen: set[Hashable] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield (*where, index), msg("finding-twice", what=thing(kind), value=value)
        seen.add(value)
