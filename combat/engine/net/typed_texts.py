"""Restore subclasses of str in fields annotated as str, since JSON does not record their class.

A mark is the path of such a text within a record and the name of its class: ("answers", 2), "Hex".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, TypeVar, cast

from combat.engine.kernel.record import CodecError, Record, field_names, replace
from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg

T = TypeVar("T")
Path: TypeAlias = tuple[str | int, ...]
Mark: TypeAlias = tuple[Path, str]
_PLAIN = frozenset({str, int, float, bool, type(None)})
"""Types of values without parts; a subclass of str is none of them."""


def has_classes(value: object) -> bool:
    """Return whether a value contains a text with a class of its own; else it has no marks."""
    if type(value) in _PLAIN:
        return False
    if isinstance(value, str):
        return isinstance(value, StrValue)
    if isinstance(value, Record):
        return any(has_classes(part) for part in _parts(value) if type(part) not in _PLAIN)
    if isinstance(value, Mapping):
        return any(map(has_classes, value)) or any(map(has_classes, value.values()))
    return not isinstance(value, tuple | frozenset) or any(map(has_classes, value))


def _parts(record: Record) -> list[object]:
    return [getattr(record, name) for name in field_names(type(record))]


def marks(value: object, read: object, path: Path = ()) -> Iterator[Mark]:
    """Yield a mark for each text in `value` whose class is lost in `read`, the same value read back from JSON."""
    if isinstance(value, StrValue):
        if type(value) is not type(read):
            yield path, type(value).__name__
    elif isinstance(value, Record):
        for name in field_names(type(value)):
            yield from marks(getattr(value, name), getattr(read, name), (*path, name))
    elif isinstance(value, tuple) and isinstance(read, Sequence):
        for place, (one, other) in enumerate(zip(value, read, strict=True)):
            yield from marks(one, other, (*path, place))
    elif isinstance(value, Mapping) and isinstance(read, Mapping):
        for key, one in value.items():
            yield from marks(one, read[key], (*path, str(key)))


def restored(value: T, found: Sequence[Mark]) -> T:
    """Return a record with its marked texts converted to their classes.

    Raise CodecError for an unknown mark, ValueError for a text that its class does not accept.
    """
    for path, kind in found:
        value = _put(value, path, _class(kind))
    return value


def _put(value: T, path: Path, kind: type[StrValue]) -> T:
    """Return a value in which the text at a path is of a class."""
    made: object
    if not path:
        made = kind.read(str(value))
    elif isinstance(value, Record) and isinstance(path[0], str) and path[0] in field_names(type(value)):
        made = replace(value, **{path[0]: _put(getattr(value, path[0]), path[1:], kind)})
    elif isinstance(value, tuple) and isinstance(path[0], int) and 0 <= path[0] < len(value):
        made = (*value[: path[0]], _put(value[path[0]], path[1:], kind), *value[path[0] + 1 :])
    elif isinstance(value, Mapping) and path[0] in value:
        made = {**value, path[0]: _put(value[path[0]], path[1:], kind)}
    else:
        raise CodecError(msg("net-no-place", path=".".join(map(str, path))))
    return cast("T", made)


def _class(name: str) -> type[StrValue]:
    """Return the class of a name; raise CodecError for an unknown one."""
    found = next((each for each in _classes(StrValue) if each.__name__ == name), None)
    if found is None:
        raise CodecError(msg("net-unknown-kind", kind=name))
    return found


def _classes(base: type[StrValue]) -> Iterator[type[StrValue]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _classes(kind)
