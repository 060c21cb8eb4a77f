"""Plain data, most of it frozen, and its way to JSON and back: here every other room meets msgspec.

Fields are written in the order of the class and mappings in their own, so that the same data is the same bytes on every
machine. A set has no order, so no record that goes into a file holds one, and a state's own are sorted when it is kept.
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, TypeVar, dataclass_transform, overload

import msgspec
from msgspec import StructMeta, field

from combat.engine.kernel.str_value import StrValue

__all__ = [
    "CodecError",
    "Json",
    "MutableRecord",
    "Record",
    "StructMeta",
    "amend",
    "as_json",
    "as_plain",
    "field",
    "field_names",
    "from_json",
    "from_plain",
    "replace",
]

Json: TypeAlias = "bool | int | float | str | list[Json] | tuple[Json, ...] | dict[str, Json] | None"
"""Data that JSON can say: as `json.loads` returns it, or as `as_plain` does, which leaves tuples as they are."""
T = TypeVar("T")


class CodecError(ValueError):
    """Data that does not fit the type it is read as; the text says where."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Plain data that never changes, compared and hashed by its values; a subclass only names its fields.

    Values alone make no ring, so the garbage collector passes records by; one that holds anything else, such as a
    function, a scene or a driver, is defined with `gc=True`.
    """


@dataclass_transform(field_specifiers=(field,))
class MutableRecord(msgspec.Struct):
    """Named fields that change, where only one holds them; made ten times sooner than a class of `dataclasses`."""


replace = msgspec.structs.replace
"""The same record with some of its fields otherwise; raises TypeError for a field that it has not."""


def amend(record: msgspec.Struct, name: str, value: object) -> None:
    """Make a field fit in a record's own `__post_init__`, before anybody has the record."""
    msgspec.structs.force_setattr(record, name, value)


def field_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a record's class, those of its bases first."""
    return kind.__struct_fields__


@overload
def as_plain(value: msgspec.Struct, order: Literal["deterministic"] | None = None) -> dict[str, Json]: ...


@overload
def as_plain(value: object, order: Literal["deterministic"] | None = None) -> Json: ...


def as_plain(value: object, order: Literal["deterministic"] | None = None) -> Json:
    """What JSON can say of records, mappings, tuples, sets and scalars; raises CodecError.

    "deterministic" sorts every set, and every mapping with it.
    """
    try:
        plain: Json = msgspec.to_builtins(value, str_keys=True, order=order, enc_hook=_written)
    except TypeError as fault:
        raise CodecError(str(fault)) from None
    return plain


def from_plain(kind: type[T], data: Json) -> T:
    """Return the value of type `kind` that `as_plain` made `data` from; raises CodecError.

    `data` goes through JSON: `msgspec.convert` calls its hook for values alone and would leave the keys of a mapping
    plain texts, where `from_json` decodes and checks them.
    """
    return from_json(kind, as_json(data))


def as_json(value: object) -> bytes:
    """A value in JSON without spaces; raises CodecError for what is no plain data, or a text that no file can hold."""
    try:
        return msgspec.json.encode(value, enc_hook=_written)
    except (TypeError, UnicodeEncodeError) as fault:
        raise CodecError(str(fault)) from None
    except RecursionError:
        raise CodecError("JSON: nested too deep") from None


def from_json(kind: type[T], data: bytes) -> T:
    """The value of type `kind` that `as_json` wrote; raises CodecError."""
    try:
        return msgspec.json.decode(data, type=kind, dec_hook=_read)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise CodecError(_told(kind, fault)) from None
    except RecursionError:
        raise CodecError(f"{getattr(kind, '__name__', str(kind))}: nested too deep") from None


def _written(value: object) -> str:
    """A word as its text; raises TypeError for anything else that is no plain data."""
    if isinstance(value, StrValue):
        return str(value)
    raise TypeError(f"{type(value).__name__} is no plain data")


def _read(kind: type[object], text: object) -> StrValue:
    """A word from its text; raises TypeError or ValueError."""
    if not issubclass(kind, StrValue):
        raise TypeError(f"{kind.__name__} is no plain data")
    if not isinstance(text, str):
        raise TypeError(f"expected str, got {type(text).__name__}")
    return kind.read(text)


_PLACE = re.compile(r" - at (?:`key` in )?`\$(.*)`$")


def _told(kind: type[object], fault: Exception) -> str:
    """Where the fault is, and what: "Crew.gun.bands[1]: expected int, got bool"."""
    what = str(fault)
    found = _PLACE.search(what)
    where = getattr(kind, "__name__", str(kind)) + (found[1] if found else "")
    what = (what[: found.start()] if found else what).replace("`", "")
    return f"{where}: {what[:1].lower()}{what[1:]}"
