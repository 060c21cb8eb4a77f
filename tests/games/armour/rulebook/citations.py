"""Whatever ARMOUR!'s code and data cite: lines of the source (L551), rulings (A23), and paragraphs of the rulebook."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from combat.engine.words.paragraphs import is_number

ROOT = Path(__file__).parents[4]
_MARKS = re.compile(r"[LA]\d+(?:(?:, |-)[LA]\d+)*")
_MARK = re.compile(r"[LA]\d+")


def is_citation(text: str) -> bool:
    """Whether a text is a mark, or several, or the number of a paragraph."""
    return _MARKS.fullmatch(text) is not None or is_number(text)


def marks_of(citation: str) -> list[str]:
    """The marks of a citation: L27 and L633 of "L27, L633"."""
    return _MARK.findall(citation)


def in_code() -> Iterator[str]:
    """The citations that stand in strings of the game's modules."""
    for file in sorted((ROOT / "combat/games/armour").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_citation(node.value):
                yield node.value


def in_data() -> Iterator[str]:
    """The citations of charts: `source` of limits, keywords and works."""
    for file in sorted((ROOT / "assets/armour/charts").glob("*.toml")):
        yield from _sources(tomllib.loads(file.read_text(encoding="utf-8")))


def _sources(table: dict[str, object]) -> Iterator[str]:
    for key, value in table.items():
        if key == "source" and isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            yield from _sources(value)
