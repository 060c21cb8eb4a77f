"""Partial models of faulty files, so that the valid rest is checked and all findings are reported at once.

Accessing a faulty part raises Unsure, which ends the check that needs it without a finding.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import accumulate
from typing import Annotated, Any, NoReturn, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, RootModel, TypeAdapter, ValidationError

Place = tuple[str | int, ...]
"""A key path in a file."""
Said = TypeVar("Said")
Entry = TypeVar("Entry")
M = TypeVar("M", bound=BaseModel)


class Unsure(Exception):
    """A check accessed a part that is faulty itself."""


class GappedList(list[Any]):
    """A list without its faulty entries: it can be iterated, but length, membership and indexing raise Unsure."""

    def __init__(self, entries: Mapping[int, Any]) -> None:
        super().__init__(entries.values())
        self.places = tuple(entries)
        """The index of each entry in the file."""

    def __len__(self) -> NoReturn:
        raise Unsure

    def __contains__(self, entry: object) -> NoReturn:
        raise Unsure

    def __getitem__(self, place: object) -> NoReturn:
        raise Unsure

    def entry(self, place: int) -> object:
        """Return an entry by its index in this list, without raising Unsure."""
        return super().__getitem__(place)


class GappedDict(dict[Any, Any]):
    """A table without its faulty entries; length and membership raise Unsure."""

    def __len__(self) -> NoReturn:
        raise Unsure

    def __contains__(self, key: object) -> NoReturn:
        raise Unsure


def sure(*checks: Callable[[], Iterable[Said]]) -> Iterator[Said]:
    """Yield the results of each check until it raises Unsure."""
    for check in checks:
        try:
            yield from check()
        except Unsure:
            continue


def each(entries: Iterable[Entry], check: Callable[[int, Entry], Iterable[Said]]) -> Iterator[Said]:
    """Yield the results of a check for each entry and its index; Unsure ends the check of one entry only."""
    for index, entry in enumerate(entries):
        yield from sure(partial(check, index, entry))


def values_of(entries: Iterable[Entry], ask: Callable[[Entry], Any]) -> Iterator[Any]:
    """Yield `ask(entry)` for each entry, or a unique object if that raises Unsure."""
    for entry in entries:
        try:
            yield ask(entry)
        except Unsure:
            yield object()


def where_in_file(content: object, path: Place) -> Place:
    """Convert a key path in content from which faulty entries were removed to the path in the file."""
    found: list[str | int] = []
    for part in path:
        found.append(content.places[part] if isinstance(content, GappedList) and isinstance(part, int) else part)
        try:
            content = _inside(content, part)
        except (Unsure, LookupError, AttributeError, TypeError):
            content = None
    return tuple(found)


def _inside(content: object, part: str | int) -> object:
    if isinstance(content, RootModel):
        content = content.root
    if isinstance(content, BaseModel):
        return getattr(content, str(part))
    if isinstance(content, GappedList) and isinstance(part, int):
        return content.entry(part)
    if isinstance(content, Mapping):
        return content[part]
    if isinstance(content, Sequence) and isinstance(part, int):
        return content[part]
    raise LookupError(part)


# -- building partial models ------------------------------------------------------------------------------------------


def sound_part(model: type[M], data: object, faulty: Iterable[Place]) -> M | None:
    """Return a model of raw data without its faulty parts; None if the whole file has the wrong shape.

    Parts at the places `faulty` are left out, and tables that lack a key.
    """
    bad = set(faulty)
    try:
        made = _Builder(bad).model(model, data, ())
    except _Faulty:
        return None
    return made


class _Faulty(Exception):
    """A value without any valid part."""


class _Builder:
    def __init__(self, bad: set[Place]) -> None:
        self._bad = bad
        self._around = {start for path in bad for start in accumulate(((part,) for part in path), initial=())}
        """Every place that contains something faulty."""

    def model(self, model: type[M], data: object, path: Place) -> M:
        """Return a table without its faulty fields; raise _Faulty if it is no table."""
        if issubclass(model, RootModel):
            return model.model_construct(root=self.value(model.model_fields["root"].annotation, data, path))
        if not isinstance(data, dict):
            raise _Faulty
        found: dict[str, Any] = {}
        for name, field in model.model_fields.items():
            if name in data:
                try:
                    whole = Annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation
                    found[name] = self.value(whole, data[name], (*path, name))
                except _Faulty:
                    continue
        made = model.model_construct(**found)
        for name in data.keys() & model.model_fields.keys() - found.keys():
            made.__dict__.pop(name, None)  # a faulty value is not replaced by its default
        return made

    def value(self, shape: object, data: object, path: Place) -> object:
        """Return a value of a shape; raise _Faulty."""
        if path not in self._around:
            return _checked(shape, data)
        inner = _unwrapped(shape)
        if isinstance(inner, type) and issubclass(inner, BaseModel):
            return self.model(inner, data, path)
        if path in self._bad:
            raise _Faulty
        kinds = get_args(inner)
        if get_origin(inner) is list and isinstance(data, list):
            return self._entries(kinds[0], data, path)
        if get_origin(inner) is dict and isinstance(data, dict):
            sound = {key: self._or_nothing(kinds[1], value, (*path, key)) for key, value in data.items()}
            return GappedDict({key: value for key, value in sound.items() if value is not _NOTHING})
        raise _Faulty

    def _entries(self, shape: object, data: list[object], path: Place) -> list[object]:
        found = {index: self._or_nothing(shape, entry, (*path, index)) for index, entry in enumerate(data)}
        kept = {index: entry for index, entry in found.items() if entry is not _NOTHING}
        return list(kept.values()) if len(kept) == len(data) else GappedList(kept)

    def _or_nothing(self, shape: object, data: object, path: Place) -> object:
        try:
            return self.value(shape, data, path)
        except _Faulty:
            return _NOTHING


_NOTHING = object()


def _unwrapped(shape: object) -> object:
    """Return a type without its constraints, and without None."""
    while True:
        if get_origin(shape) is Annotated:
            shape = get_args(shape)[0]
        elif get_origin(shape) in (Union, types.UnionType):
            arms = [arm for arm in get_args(shape) if arm is not type(None)]
            if len(arms) != 1:
                return None
            shape = arms[0]
        else:
            return shape


def _checked(shape: object, data: object) -> object:
    """Return a validated value; raise _Faulty."""
    try:
        return _adapter(shape).validate_python(data)
    except ValidationError:
        raise _Faulty from None


@cache
def _adapter(shape: Any) -> TypeAdapter[object]:
    inner = _unwrapped(shape)
    if isinstance(inner, type) and issubclass(inner, BaseModel):
        return TypeAdapter(shape)  # a model has its own strictness
    return TypeAdapter(shape, config=ConfigDict(strict=True))
