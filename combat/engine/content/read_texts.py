"""Extract the translatable texts of a content file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from pydantic import BaseModel, RootModel

from combat.engine.content.models import READ

KNOWN_BY = ("id", "number", "roll", "scenario")
"""The keys that name an entry of a list; an entry without one is named by its number, from 1."""


def texts(model: type[BaseModel], data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield each translatable text with its message id, such as "option-every-man-home-title".

    `data` is the raw content of a valid file, `model` its model.
    """
    if issubclass(model, RootModel):
        yield from _of(model.model_fields["root"].annotation, "", data)
        return
    for name, field in model.model_fields.items():
        if name in data:
            kinds = (field.annotation, *field.metadata)
            yield from (found for kind in kinds for found in _of(kind, name.replace("_", "-"), data[name]))


def _of(kind: object, name: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield the texts of a value whose type, or a part of it, is marked as read by players."""
    if isinstance(value, str):
        if _is_read(kind):
            yield name, value
    elif isinstance(kind, type) and issubclass(kind, BaseModel):
        if isinstance(value, dict):
            yield from ((f"{name}-{inner}", words) for inner, words in texts(kind, value))
    elif isinstance(value, list | dict) and (inner := get_args(kind)):
        if not isinstance(kind, type) and getattr(kind, "__origin__", None) in (list, dict):
            if isinstance(value, dict) and _is_read(inner[0]):
                yield from ((f"{name}-{words}".lstrip("-"), words) for words in value)
            entries = enumerate(value, 1) if isinstance(value, list) else value.items()
            for place, entry in entries:
                yield from _of(inner[-1], f"{name}-{_called(place, entry)}".lstrip("-"), entry)
        else:
            yield from (found for each in inner for found in _of(each, name, value))


def _is_read(kind: object) -> bool:
    """Return whether a type, or one of the types of a union, is marked as read by players."""
    return kind == READ or READ in getattr(kind, "__metadata__", ()) or any(map(_is_read, get_args(kind)))


def _called(place: object, entry: object) -> str:
    named = (entry.get(key) for key in KNOWN_BY) if isinstance(entry, dict) else ()
    return str(next((name for name in named if name is not None), place))
