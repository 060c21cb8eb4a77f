"""Lines of a page for the current scenario, and the position of a value in the form (22.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from combat.engine.kernel.record import Record
from combat.games.volume1.content.kinds.effect_part import AT_ONCE
from combat.games.volume1.content.kinds.outcome_part import NEEDS
from combat.games.volume1.editor.form.fields import Field, FormPage, KeyPath
from combat.games.volume1.editor.form.form_pages import EFFECT, ENDING, PAGES


class Row(Record, gc=True):
    """A line of the form: its field, the key path of its value, and its indentation."""

    field: Field
    path: KeyPath
    depth: int = 0
    entry: bool = False
    """Whether it is the head of a list's entry, which can be moved and removed."""


def page_rows(page: FormPage, data: Mapping[str, Any]) -> Iterator[Row]:
    """Yield the lines of a page for a scenario."""
    yield from _rows(page.fields, data, (page.table,) if page.table else (), 0)


def _rows(fields: tuple[Field, ...], data: Mapping[str, Any], base: KeyPath, depth: int) -> Iterator[Row]:
    for field_ in fields:
        path = (*base, field_.key) if field_.key else base
        if not _wanted(field_, data, path):
            continue
        yield Row(field_, path, depth)
        value = value_at(data, path)
        if field_.kind == "table" and (isinstance(value, dict) or not field_.optional):
            yield from _rows(field_.fields, data, path, depth + 1)
        elif field_.kind == "list" and isinstance(value, list):
            for index in range(len(value)):
                yield Row(field_, (*path, index), depth, entry=True)
                yield from _rows(field_.fields, data, (*path, index), depth + 1)


def _wanted(field_: Field, data: Mapping[str, Any], path: KeyPath) -> bool:
    """Return whether a line applies: effects and endings show only keys of their kind, and those that are set."""
    for whole, key, needs, always in ((EFFECT, "kind", AT_ONCE, ()), (ENDING, "when", NEEDS, ("offered",))):
        kind = value_at(data, (*path[:-1], key))
        if field_ in whole.fields and kind in needs and value_at(data, path) in (None, []):
            return field_.key in (key, *always) or any(each.removesuffix("?") == field_.key for each in needs[kind])
    return True


def value_at(data: object, path: KeyPath) -> Any:
    """Return the value at a key path, or None if there is none."""
    for part in path:
        if isinstance(data, dict) and isinstance(part, str):
            data = data.get(part)
        elif isinstance(data, list) and isinstance(part, int) and part < len(data):
            data = data[part]
        else:
            return None
    return data


def difference(one: object, other: object, base: KeyPath = ()) -> KeyPath:
    """Return the key path of the first value in which two scenarios differ; () if only the whole differs."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in (*one, *other):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), (*base, key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if mine != yours:
                return difference(mine, yours, (*base, index))
    return base


def field_at(path: KeyPath) -> Field | None:
    """Return the field of the value at a key path, or None if the form has none."""
    for page in PAGES:
        rest = path[1:] if page.table and path[:1] == (page.table,) else path
        if page.table and rest is path:
            continue
        found = _field_in(page.fields, rest)
        if found is not None:
            return found
    return None


def _field_in(fields: tuple[Field, ...], path: KeyPath) -> Field | None:
    for field_ in fields:
        if path and field_.key == path[0]:
            rest = path[1:]
            if field_.kind == "list" and rest and isinstance(rest[0], int):
                rest = rest[1:]
                if not rest:
                    return next((inner for inner in field_.fields if not inner.key), field_)
            return _field_in(field_.fields, rest) if rest and field_.fields else field_
    return None


def page_of(path: KeyPath) -> str:
    """Return the id of the page with the value at a key path; of the first page if none has it."""
    for page in PAGES:
        keys = {field_.key for field_ in page.fields}
        if path and (path[0] == page.table or (not page.table and path[0] in keys)):
            return page.id
    return PAGES[0].id
