"""Every message is used: its id is in the code, or is composed there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import combat
from combat.engine.files.folders import share

LEAST = 4
"""Signs of an id that must stand in the code where the rest is put in."""


def _parsed() -> Iterator[ast.AST]:
    for file in Path(combat.__file__).parent.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def _pattern(composed: ast.JoinedStr) -> str:
    """Return a pattern for an id that is composed so; "" if the code has too little of it."""
    parts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in composed.values]
    return "".join(re.escape(part) or ".+" for part in parts) if sum(map(len, parts)) >= LEAST else ""


def test_every_sentence_is_said_somewhere() -> None:
    said, patterns = set(), set()
    for node in _parsed():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            patterns.add(_pattern(node))
    composed = re.compile("|".join(sorted(filter(None, patterns))))
    ours = [file.read_text(encoding="utf-8") for file in share().glob("assets/*/locale/en/*.ftl")]
    ids = [id_ for text in ours for id_ in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
    assert len(ids) > 2000
    assert [id_ for id_ in ids if id_ not in said and not composed.fullmatch(id_)] == []
