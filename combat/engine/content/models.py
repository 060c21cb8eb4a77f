"""Base classes and types of content models: strict tables, ids and texts, with pydantic."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Generic, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, RootModel

from combat.engine.content.findings import thing
from combat.engine.content.partial import Unsure
from combat.engine.kernel.text_message import TextMessage, msg

ID_PATTERN = r"[a-z0-9]+(-[a-z0-9]+)*"
"""The pattern of ids in files, as a regular expression."""

LONGEST_TEXT, LONGEST_ID = 4_000, 100
"""Maximum characters of a paragraph, and of an id."""

Fault = tuple[tuple[str | int, ...], TextMessage]
"""The key path of a fault in a file, and the fault."""


class TomlTable(BaseModel):
    """A table of a content file: every key must be known and every value of the right type; nothing is converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """Raise Unsure for fields that were faulty in the file (see `partial`)."""
            if name in type(self).model_fields:
                raise Unsure
            return super().__getattr__(name)

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of a table whose values are valid one by one; none by default."""
        return iter(())

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for whatever a valid file lacks to be played; a pack's file may inherit it from the file
        below.
        """
        return iter(())

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the names of a valid file's entries from its raw data; empty if it is a single object."""
        return ()

    def over(self, lower: Self) -> Self:
        """Return this file merged over the lower one: its entries replace those of the same name or number.

        The default has no entries and replaces the whole file.
        """
        return self


def is_id(value: str) -> bool:
    """Return whether a word is a valid id."""
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
"""A text that players read, to be translated (`combat.engine.content.read_texts`)."""
Rule = Annotated[str, Field(pattern=r"^[0-9]+[.][0-9]+(\.[0-9]+)?$")]
"""A paragraph number of the rulebook, like 7.19."""


Key = TypeVar("Key")
Value = TypeVar("Value")


class Root(RootModel[dict[Key, Value]], Generic[Key, Value]):
    """A whole file that is a table of tables, one for each id."""

    model_config = ConfigDict(strict=True, frozen=True)

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of a file whose tables are valid one by one; none by default."""
        return iter(())

    def gaps(self) -> Iterator[Fault]:
        """Yield a fault for whatever a valid file lacks to be played; a pack's file may inherit it from the file
        below.
        """
        return iter(())

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the ids of a valid file's entries from its raw data."""
        return data

    def over(self, lower: Self) -> Self:
        """Return this file merged over the lower one: its tables replace those of the same id."""
        return type(self).model_construct(root={**lower.root, **self.root})


Entry = TypeVar("Entry")


def laid_over(upper: Iterable[Entry], lower: Iterable[Entry], key: Callable[[Entry], Hashable]) -> list[Entry]:
    """Return the merged entries of two files; entries of `upper` replace those of `lower` with the same key."""
    own = {key(entry): entry for entry in upper}
    kept = {key(entry): own.pop(key(entry), entry) for entry in lower}
    return [*kept.values(), *own.values()]


def within(place: str | tuple[str | int, ...], faults: Iterable[Fault]) -> Iterator[Fault]:
    """Yield the faults of a table, with the table's path prepended to each."""
    around = (place,) if isinstance(place, str) else place
    for where, what in faults:
        yield (*around, *where), what


def twice(values: Iterable[Hashable], kind: str, *where: str | int) -> Iterator[Fault]:
    """Yield a fault for each repeated value of a list at the path `where`."""
    seen: set[Hashable] = set()
    for index, value in enumerate(values):
        if value in seen:
            yield (*where, index), msg("finding-twice", what=thing(kind), value=value)
        seen.add(value)
