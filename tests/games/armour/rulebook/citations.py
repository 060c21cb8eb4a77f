"""Find citations in ARMOUR!'s code and data: lines of the source (L551), rulings (A23), paragraphs of the rulebook."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from combat.engine.words.paragraphs import is_number

ROOT = Path(__file__).parents[4]
_MARKS = re.compile(r"[LA]\d+(?:(?:, |-)[LA]\d+)*")
_MARK = re.compile(r"[LA]\d+")


def is_citation(text: str) -> bool:
    """Return whether a text consists of marks such as L27, or is the number of a paragraph."""
    return _MARKS.fullmatch(text) is not None or is_number(text)


def marks_of(citation: str) -> list[str]:
    """Return the marks in a citation, such as L27 and L633 in "L27, L633"."""
    return _MARK.findall(citation)


@cache
def in_code() -> tuple[str, ...]:
    """Return the citations in strings of the game's modules, sorted, without duplicates."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "combat/games/armour").rglob("*.py"))
    texts = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return tuple(sorted({text for text in texts if isinstance(text, str) and is_citation(text)}))


@cache
def in_data() -> tuple[str, ...]:
    """Return the citations in charts (`source` of limits, keywords and works), sorted, without duplicates."""
    files = (ROOT / "assets/armour/charts").glob("*.toml")
    return tuple(sorted({each for file in files for each in _sources(tomllib.loads(file.read_text(encoding="utf-8")))}))


def _sources(table: dict[str, object]) -> Iterator[str]:
    for key, value in table.items():
        if key == "source" and isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield from _sources(value)
