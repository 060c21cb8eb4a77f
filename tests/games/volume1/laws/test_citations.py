"""A rule number is only displayed; code that depends on a cause uses a field for it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import combat
from combat.engine.words.paragraphs import is_number
from tests.by_folder import by_folder

ROOM = Path(combat.__file__).parent
SOURCES = sorted(path for path in ROOM.rglob("*.py") if "_share" not in path.parts)


def _is_citation(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(attr="rule"):
            return True
        case ast.Constant(value=str(value)):
            return "." in value and is_number(value)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("RULE", "rule")
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(map(_is_citation, parts))
    return False


def _asked_about(node: ast.AST) -> bool:
    """Whether a piece of code looks a citation up: compares it, matches it, or takes it for a key."""
    match node:
        case ast.Compare(left=left, comparators=others):
            return any(map(_is_citation, (left, *others)))
        case ast.Match(subject=subject):
            return _is_citation(subject)
        case ast.MatchClass(kwd_attrs=names):
            return "rule" in names
        case ast.MatchValue(value=value):
            return _is_citation(value)
        case ast.Subscript(slice=key):
            return _is_citation(key)
        case ast.Call(func=ast.Attribute(value=of, attr="startswith" | "endswith" | "get" as called), args=given):
            return _is_citation(of) if called != "get" else any(map(_is_citation, given[:1]))
    return False


def looked_up(source: str) -> Iterator[str]:
    """Yield the places of a source that depend on a citation, as "line: code"."""
    for node in ast.walk(ast.parse(source)):
        if _asked_about(node):
            yield f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)[:80]}"


@by_folder(SOURCES, ROOM)
def test_nothing_hangs_on_a_citation(files: tuple[Path, ...]) -> None:
    found = {path.name: places for path in files if (places := list(looked_up(path.read_text(encoding="utf-8"))))}
    assert found == {}


@pytest.mark.parametrize(
    "source",
    [
        'if event.rule == "7.18": pass',
        "if decision.rule != MELEE: pass",
        'if event.rule in ("5.1.2", "16.0"): pass',
        'if why == "7.18": pass',
        "LINES[event.rule]",
        "LINES.get(event.rule)",
        'event.rule.startswith("10.")',
        'match event:\n    case Moved(rule="7.18"): pass',
        'match event.rule:\n    case "7.18": pass',
    ],
)
def test_such_a_place_would_be_found(source: str) -> None:
    assert list(looked_up(source))
