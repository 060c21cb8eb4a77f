"""The JSON Schemas accept the shipped files, and explain every key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from combat.engine.files.folders import share
from combat.games.volume1.content.kinds.effect_part import AT_ONCE, DISCARDED, ROLLS
from tests.games.volume1.content.checked import check, kind_of, schema, schema_kinds

TYPED = ("pack", "skin", "scenario", "campaign", "friendly-deck", "enemy-deck", "weapons", "men", "events")
"""The kinds of which a pack is made by hand."""
EXAMPLE = share() / "docs" / "example-pack"
FILES = [
    file
    for folder in (
        share() / "assets" / "engine",
        share() / "assets" / "volume1",
        share() / "scenarios" / "volume1",
        EXAMPLE,
    )
    for file in sorted(folder.rglob("*.toml"))
    if kind_of(file) is not None
]
TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,), "integer": (int,), "boolean": (bool,), "array": (list,), "object": (dict,), "number": (int, float),
}  # fmt: skip


def faults(value: Any, shape: dict[str, Any], whole: dict[str, Any], at: str = "") -> Iterator[str]:
    """Yield the faults of a value by a schema, checking only the parts of JSON Schema that the schemas use."""
    if "$ref" in shape:
        yield from faults(value, whole["$defs"][shape["$ref"].rpartition("/")[2]], whole, at)
    if "anyOf" in shape and all(any(faults(value, choice, whole, at)) for choice in shape["anyOf"]):
        yield f"{at}: fits nothing"
    wanted = TYPES.get(shape.get("type", ""))
    if wanted is not None and not (isinstance(value, wanted) and (bool in wanted or not isinstance(value, bool))):
        yield f"{at}: is no {shape['type']}"
        return
    if "enum" in shape and value not in shape["enum"]:
        yield f"{at}: {value} is not among {shape['enum']}"
    if isinstance(value, str) and "pattern" in shape and not re.search(shape["pattern"], value):
        yield f"{at}: {value} is not like {shape['pattern']}"
    if isinstance(value, list):
        if not shape.get("minItems", 0) <= len(value) <= shape.get("maxItems", len(value)):
            yield f"{at}: has {len(value)} entries"
        for index, part in enumerate(value):
            yield from faults(part, shape.get("items", {}), whole, f"{at}/{index}")
    elif isinstance(value, dict):
        yield from _faults_in_table(value, shape, whole, at)


def _faults_in_table(value: dict[str, Any], shape: dict[str, Any], whole: dict[str, Any], at: str) -> Iterator[str]:
    yield from (f"{at}: lacks {key}" for key in shape.get("required", []) if key not in value)
    for key, part in value.items():
        inner = shape.get("properties", {}).get(key)
        if inner is None:
            fitting = [each for like, each in shape.get("patternProperties", {}).items() if re.search(like, key)]
            inner = fitting[0] if fitting else shape.get("additionalProperties", {})
        if inner is False:
            yield f"{at}: does not know {key}"
        else:
            yield from faults(part, inner if isinstance(inner, dict) else {}, whole, f"{at}/{key}")


@cache
def shape_of(kind: str) -> dict[str, Any]:
    """Return the schema of a kind of file, cached."""
    return schema(kind)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(share())))
def test_every_file_of_ours_is_what_its_schema_says(file: Path) -> None:
    kind = kind_of(file)
    assert kind is not None
    shape = shape_of(kind)
    assert list(faults(tomllib.loads(file.read_text(encoding="utf-8")), shape, shape)) == []


@pytest.mark.parametrize(
    ("kind", "text", "what"),
    [
        ("friendly-deck", 'card = [{ number = 3, kind = "order", title = "x", text = "y", effects = [{ kind = "fly" }] }]', "fly"),
        ("men", 'side = "enemy"\nman = [{ rank = "x", name = "y", team = "blue", tq = 5, skils = {} }]', "skils"),
        ("scenario", 'board = "farmhouse+village"\ncompass = { at = "farmhouse-12.10", one = "12.09" }', "farmhouse-12.10"),
        ("skin", 'image = "x.png"\npoint = [{ hex = "farmhouse:12.10", x = 1, y = 1 }]', "farmhouse:12.10"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_underlined(kind: str, text: str, what: str) -> None:
    shape = schema(kind)
    assert any(what in fault for fault in faults(tomllib.loads(text), shape, shape))


@pytest.mark.parametrize("kind", TYPED)
def test_every_key_is_explained(kind: str) -> None:
    shape = schema(kind)
    tables = {"": shape, **shape.get("$defs", {})}
    keys = {
        f"{name}.{key}": about for name, table in tables.items() for key, about in table.get("properties", {}).items()
    }
    assert [key for key, about in keys.items() if not about.get("description")] == []


@pytest.mark.parametrize("kind", schema_kinds())
def test_nothing_may_be_null_for_toml_has_none(kind: str) -> None:
    assert "null" not in repr(schema(kind))


def test_the_page_about_packs_names_every_effect_and_every_roll() -> None:
    page = (share() / "docs" / "packs.md").read_text(encoding="utf-8")
    wanted = {*AT_ONCE, *DISCARDED, *(roll for rolls in ROLLS.values() for roll in rolls)}
    assert [word for word in sorted(wanted) if f"`{word}`" not in page] == []


def test_the_cards_on_the_page_about_packs_are_sound(tmp_path: Path) -> None:
    page = (share() / "docs" / "packs.md").read_text(encoding="utf-8")
    (tmp_path / "assets" / "decks").mkdir(parents=True)
    (tmp_path / "pack.toml").write_text('name = "page"\nversion = "1.0"\nauthors = "Us"\n')
    blocks = [block for block in page.split("```toml\n")[1:] if block.startswith("[[card]]")]
    for name, block in zip(("friendly", "enemy"), blocks, strict=True):
        (tmp_path / "assets" / "decks" / f"{name}.toml").write_text(block.partition("```")[0], encoding="utf-8")
    assert check([tmp_path]) == []
