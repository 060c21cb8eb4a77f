"""Models of files that mirror records of the rules: fields are keys, lengths in centimetres, angles in degrees."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import GenericAlias, UnionType, new_class
from typing import Annotated, Final, Optional, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import Field

from combat.engine.content.models import TomlTable
from combat.engine.kernel.record import Json, Record, field_names, from_plain
from combat.engine.space.plane.point import CM

R = TypeVar("R", bound=Record)
DEGREE: Final = 10
"""Units of a heading in a degree."""
Figure = Annotated[int, Field(ge=-20, le=2000)]


def model_of(kind: type[Record]) -> type[TomlTable]:
    """Return a new model class for a table in a file, with a key for every field of a record class."""
    hints = get_type_hints(kind)
    names = field_names(kind)
    defaults = {name: None for name in names if type(None) in get_args(hints[name])}
    defaults |= dict(zip(reversed(names), reversed(kind.__struct_defaults__), strict=False))
    body = {
        "__doc__": kind.__doc__,
        "__module__": __name__,
        "__annotations__": {name: _shape(hints[name]) for name in names},
        **defaults,
    }
    made = new_class(f"{kind.__name__}Part", (TomlTable,), exec_body=lambda space: space.update(body))
    assert issubclass(made, TomlTable)
    return made


def _shape(hint: object) -> object:
    """Return the type of a key for the type of a field."""
    origin, parts = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return model_of(hint)
    if hint is int:
        return Figure
    if origin in (Union, UnionType):
        return _either([_shape(part) for part in parts])
    if origin is tuple:
        return GenericAlias(list, (_shape(parts[0]),))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return GenericAlias(dict, (parts[0], _shape(parts[1])))
    return hint


def _either(shapes: list[object]) -> object:
    return Optional.__getitem__(next(shape for shape in shapes if shape is not type(None)))


class RecordBuilder:
    """Builds records from file data; knows which fields are lengths and angles."""

    def __init__(
        self, lengths: Mapping[type[Record], Collection[str]], angles: Mapping[type[Record], Collection[str]]
    ) -> None:
        self._lengths, self._angles = lengths, angles

    def build(self, kind: type[R], plain: Mapping[str, Json]) -> R:
        """Build a record of class `kind` from valid file data.

        Lengths and angles are converted to the units of the rules.
        """
        return from_plain(kind, self.scaled(kind, dict(plain)))

    def scaled(self, hint: object, value: Json, unit: int = 1) -> Json:
        """Convert the lengths and angles in plain data to the units of the rules; return the converted data.

        `hint` is the type that the data is for, `unit` the factor for integers.
        """
        origin, parts = get_origin(hint), get_args(hint)
        if isinstance(value, dict) and isinstance(hint, type) and issubclass(hint, Record):
            hints = get_type_hints(hint)
            return {name: self.scaled(hints[name], each, self._unit(hint, name)) for name, each in value.items()}
        if isinstance(value, dict):
            return {key: self.scaled(parts[1], each, unit) for key, each in value.items()}
        if isinstance(value, list | tuple) and origin is tuple:
            return [self.scaled(parts[0], each, unit) for each in value]
        if origin in (Union, UnionType):
            return self.scaled(next(part for part in parts if part is not type(None)), value, unit)
        return value * unit if isinstance(value, int) and not isinstance(value, bool) else value

    def _unit(self, kind: type[Record], name: str) -> int:
        if name in self._lengths.get(kind, ()):
            return CM
        return DEGREE if name in self._angles.get(kind, ()) else 1
