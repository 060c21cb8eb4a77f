"""Plain data to JSON and back, by the type hints of the dataclasses themselves."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import types
import typing
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, TypeVar, get_args, get_origin

T = TypeVar("T")
Json = Any


class CodecError(ValueError):
    """Data that does not fit the type it is read as; the text says where."""


_PLAIN = frozenset((str, int, bool, float, type(None)))


def encode(value: Any) -> Json:
    """JSON of dataclasses, tuples, sets (sorted), mappings and scalars."""
    kind = value.__class__
    if kind in _PLAIN:
        return value
    if kind is tuple or kind is list:
        return [item if item.__class__ in _PLAIN else encode(item) for item in value]
    if kind is frozenset or kind is set:
        return sorted((encode(item) for item in value), key=lambda item: (str(type(item)), item))
    if isinstance(value, Mapping):
        return {str(key): item if item.__class__ in _PLAIN else encode(item) for key, item in value.items()}
    parts = {}
    for name in _field_names(kind):
        part = getattr(value, name)
        parts[name] = part if part.__class__ in _PLAIN else encode(part)
    return parts


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    if not dataclasses.is_dataclass(kind):
        raise CodecError(f"{kind.__name__} is not plain data")
    return tuple(field.name for field in dataclasses.fields(kind) if field.init)


def decode(kind: type[T], data: Json) -> T:
    """The value of type `kind` that `encode` made `data` from; raises CodecError."""
    wanted: Any = kind
    return typing.cast(T, _decoder(wanted)(data))


@cache
def _decoder(kind: Any) -> Callable[[Json], Any]:
    if kind in (str, int, bool, float):
        return _scalar(kind)
    if kind is Any or kind is object:
        return lambda data: data
    if dataclasses.is_dataclass(kind):
        return _dataclass_decoder(kind)
    origin = get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return _union_decoder(get_args(kind))
    if origin is Literal:
        return _word_decoder(get_args(kind))
    if origin is tuple:
        return _tuple_decoder(get_args(kind))
    if origin in (frozenset, set, list):
        item, make = _decoder(get_args(kind)[0]), origin
        return lambda data: make([item(part) for part in _sequence(data)])
    if origin is not None and issubclass(origin, Mapping):
        key_kind, value_kind = get_args(kind)
        key = _whole_number if key_kind is int else str
        value = _decoder(value_kind)
        return lambda data: {key(name): value(part) for name, part in _mapping(data).items()}
    raise CodecError(f"no way to read {kind}")


def _scalar(kind: type) -> Callable[[Json], Any]:
    def read(data: Json) -> Any:
        if data.__class__ is not kind:
            raise CodecError(f"{data!r} is not {kind.__name__}")
        return data

    return read


def _dataclass_decoder(kind: Any) -> Callable[[Json], Any]:
    fields = {field.name: field for field in dataclasses.fields(kind) if field.init}
    parts: dict[str, Callable[[Json], Any]] = {}

    def read(data: Json) -> Any:
        if not parts:
            hints = typing.get_type_hints(kind)
            parts.update({name: _decoder(hints[name]) for name in fields})
        given = _mapping(data)
        values = {}
        for name, value in given.items():
            if name not in parts:
                raise CodecError(f"{kind.__name__} has no {name}")
            try:
                values[name] = parts[name](value)
            except CodecError as fault:
                raise CodecError(f"{kind.__name__}.{name}: {fault}") from None
        try:
            return kind(**values)
        except TypeError as fault:
            raise CodecError(f"{kind.__name__}: {fault}") from None

    return read


def _union_decoder(kinds: tuple[Any, ...]) -> Callable[[Json], Any]:
    wanted = [_decoder(kind) for kind in kinds if kind is not type(None)]
    may_be_none = type(None) in kinds

    def read(data: Json) -> Any:
        if data is None and may_be_none:
            return None
        fault = CodecError(f"{data!r} fits no type")
        for decoder in wanted:
            try:
                return decoder(data)
            except CodecError as caught:
                fault = caught
        raise fault

    return read


def _whole_number(name: str) -> int:
    try:
        return int(name)
    except ValueError:
        raise CodecError(f"{name!r} is not a whole number") from None


def _word_decoder(words: tuple[Any, ...]) -> Callable[[Json], Any]:
    def read(data: Json) -> Any:
        if data not in words:
            raise CodecError(f"{data!r} is none of {', '.join(map(str, words))}")
        return data

    return read


def _tuple_decoder(kinds: tuple[Any, ...]) -> Callable[[Json], Any]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        item = _decoder(kinds[0])
        return lambda data: tuple([item(part) for part in _sequence(data)])
    items = [_decoder(kind) for kind in kinds]

    def read(data: Json) -> Any:
        if len(_sequence(data)) != len(items):
            raise CodecError(f"{data!r} has not {len(items)} parts")
        return tuple(item(part) for item, part in zip(items, data, strict=True))

    return read


def _sequence(data: Json) -> Any:
    if not isinstance(data, list | tuple):
        raise CodecError(f"{data!r} is not a list")
    return data


def _mapping(data: Json) -> Mapping[str, Json]:
    if not isinstance(data, Mapping):
        raise CodecError(f"{data!r} is not a table")
    return data


def digest(value: Any) -> str:
    """A short fingerprint of plain data: equal data, equal digest, on every machine."""
    return json_digest(encode(value))


def json_digest(data: Json) -> str:
    """The digest of data that `encode` has made, or that was read from JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
