"""Records (plain data, mostly immutable) and their conversion to and from JSON; the only module that uses msgspec.

Fields are written in class order and mappings in insertion order, so equal data gives equal bytes on every
machine. Sets have no order: records written to files hold none, and the serializer of a state sorts its sets.

Modules whose records are read from a cache at each start do not postpone their annotations: msgspec would compile
them one by one, 260 for a Book.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
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
    "from_json_of",
    "from_plain",
    "replace",
]

Json: TypeAlias = "bool | int | float | str | list[Json] | tuple[Json, ...] | dict[str, Json] | None"
"""JSON data: as `json.loads` returns it, or as `as_plain` does, which leaves tuples as they are."""
T = TypeVar("T")


class CodecError(ValueError):
    """Data that does not fit the type it is read as; the text says where."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Immutable plain data, compared and hashed by value; a subclass only declares its fields.

    Plain values form no reference cycles, so the garbage collector skips records. A record with a function, a
    scene or a driver in it must be defined with `gc=True`.
    """


@dataclass_transform(field_specifiers=(field,))
class MutableRecord(msgspec.Struct):
    """Mutable named fields, for data with one owner; created ten times faster than a dataclass."""


replace = msgspec.structs.replace
"""Return a copy of a record with some fields changed; raises TypeError for an unknown field."""


def amend(record: msgspec.Struct, name: str, value: object) -> None:
    """Set a field of an immutable record; for use only in the record's own `__post_init__`."""
    msgspec.structs.force_setattr(record, name, value)


def field_names(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the field names of a record class, those of its bases first."""
    return kind.__struct_fields__


@overload
def as_plain(value: msgspec.Struct, order: Literal["deterministic"] | None = None) -> dict[str, Json]: ...


@overload
def as_plain(value: object, order: Literal["deterministic"] | None = None) -> Json: ...


def as_plain(value: object, order: Literal["deterministic"] | None = None) -> Json:
    """Convert records, mappings, tuples, sets and scalars to JSON data; raise CodecError for anything else.

    `order="deterministic"` sorts every set and mapping; by default their order is kept.
    """
    try:
        plain: Json = msgspec.to_builtins(value, str_keys=True, order=order, enc_hook=_written)
    except TypeError as fault:
        raise CodecError(str(fault)) from None
    return plain


def from_plain(kind: type[T], data: Json) -> T:
    """Convert JSON data written by `as_plain` to a value of type `kind`; raise CodecError if it does not fit.

    `data` goes through JSON: `msgspec.convert` calls its hook for values only and would leave the keys of a mapping
    plain texts, whereas `from_json` decodes and checks them.
    """
    return from_json(kind, as_json(data))


def as_json(value: object) -> bytes:
    """Return a value as JSON without spaces; raise CodecError if it is not plain data or cannot be encoded."""
    try:
        return msgspec.json.encode(value, enc_hook=_written)
    except (TypeError, UnicodeEncodeError, OverflowError) as fault:
        raise CodecError(str(fault)) from None
    except RecursionError:
        raise CodecError("JSON: nested too deep") from None


def from_json(kind: type[T], data: bytes) -> T:
    """Parse JSON written by `as_json` into a value of type `kind`; raise CodecError if it does not fit."""
    try:
        return msgspec.json.decode(data, type=kind, dec_hook=_read)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise CodecError(_told(kind, fault)) from None
    except RecursionError:
        raise CodecError(f"{getattr(kind, '__name__', str(kind))}: nested too deep") from None


def from_json_of(kinds: Sequence[type[T]], data: bytes) -> T:
    """Parse the JSON of a record of one of the classes `kinds`, selected by its tag.

    Raise CodecError if it does not fit.
    """
    try:
        found: T = _decoder(tuple(kinds)).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise CodecError(str(fault).replace("`", "")) from None
    except RecursionError:
        raise CodecError("JSON: nested too deep") from None
    return found


@cache
def _decoder(kinds: tuple[type[T], ...]) -> msgspec.json.Decoder[T]:
    """Return the decoder of records of some classes, which takes long to make."""
    return msgspec.json.Decoder(reduce(or_, kinds), dec_hook=_read)


def _written(value: object) -> str:
    """Return a `StrValue` as its text; raise TypeError for anything else."""
    if isinstance(value, StrValue):
        return str(value)
    raise TypeError(f"{type(value).__name__} is no plain data")


def _read(kind: type[object], text: object) -> StrValue:
    """Parse a `StrValue` from its text; raise TypeError or ValueError."""
    if not issubclass(kind, StrValue):
        raise TypeError(f"{kind.__name__} is no plain data")
    if not isinstance(text, str):
        raise TypeError(f"expected str, got {type(text).__name__}")
    return kind.read(text)


_PLACE = re.compile(r" - at (?:`key` in )?`\$(.*)`$")


def _told(kind: type[object], fault: Exception) -> str:
    """Return where the fault is and what it is: "Crew.gun.bands[1]: expected int, got bool"."""
    what = str(fault)
    found = _PLACE.search(what)
    where = getattr(kind, "__name__", str(kind)) + (found[1] if found else "")
    what = (what[: found.start()] if found else what).replace("`", "")
    return f"{where}: {what[:1].lower()}{what[1:]}"
