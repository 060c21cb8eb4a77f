"""JSON Schemas of content files for editors: every key explained, and no null, which TOML lacks."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from typing import Any, get_args

from pydantic import BaseModel

from combat.engine.content.file_kinds import FileKind
from combat.engine.files.bounds import json_object
from combat.engine.kernel.record import Json

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_NOT_OURS = ("builtins", "typing", "pydantic")
"""Packages of base classes whose docstrings explain no key."""


def schema_of(kind: FileKind, title: str) -> dict[str, Any]:
    """Return the JSON Schema of a kind of content file; `title` is the name of its game."""
    model = kind.shape()
    shape = model.model_json_schema()
    _explain(shape, model)
    for part in _models_in(model):
        if part.__name__ in shape.get("$defs", {}):
            _explain(shape["$defs"][part.__name__], part)
    plain = json_object(_without_null(shape))
    return {"$schema": DIALECT} | plain | {"title": f"{title} {kind.name}"}


def _explain(table: dict[str, Any], model: type[BaseModel]) -> None:
    """Set the descriptions of a model's keys from their docstrings, replacing pydantic's titles."""
    told = _told(model)
    for key, about in table.get("properties", {}).items():
        about.pop("title", None)
        if key in told:
            about["description"] = told[key]


def _told(model: type[BaseModel]) -> dict[str, str]:
    """Return the docstring below each field of a model, from its source."""
    told: dict[str, str] = {}
    for one in reversed(model.__mro__):
        if one.__module__.partition(".")[0] in _NOT_OURS or "[" in one.__name__:
            continue
        (table,) = ast.parse(textwrap.dedent(inspect.getsource(one))).body
        assert isinstance(table, ast.ClassDef)
        for field, below in zip(table.body, table.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                    told[name] = inspect.cleandoc(words)
    return told


def _models_in(annotation: object, seen: set[type[BaseModel]] | None = None) -> Iterator[type[BaseModel]]:
    """Yield the models in an annotation, recursively."""
    seen = set() if seen is None else seen
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if annotation in seen:
            return
        seen.add(annotation)
        yield annotation
        for field in annotation.model_fields.values():
            yield from _models_in(field.annotation, seen)
    for part in get_args(annotation):
        yield from _models_in(part, seen)


def _without_null(shape: Json) -> Json:
    """Return a schema without null: in TOML, missing values are omitted."""
    if isinstance(shape, list):
        return [_without_null(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    left = {key: _without_null(part) for key, part in shape.items() if not (key == "default" and part is None)}
    any_of = left.get("anyOf")
    if not isinstance(any_of, list) or {"type": "null"} not in any_of:
        return left
    choices = [choice for choice in any_of if choice != {"type": "null"}]
    del left["anyOf"]
    return {**json_object(choices[0]), **left} if len(choices) == 1 else {**left, "anyOf": choices}
