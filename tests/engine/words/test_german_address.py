"""German speaks to the player with one form of address: du, in the short imperative (“Wähl”, “Klick”, “Zieh”)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
FORMAL = re.compile(r"\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b")
"""Formal address; at the beginning of a sentence it can be the pronoun of a third person."""
LONG = re.compile(
    r"\b(?:[Ww]ähle|[Kk]licke|[Dd]rücke|[Zz]iehe|[Ss]etze|[Ll]ege|[Gg]ehe|[Ss]chließe|[Ii]nstalliere) (?!ich\b)"
)
"""Long imperatives of verbs whose short one is used."""
BEGINS = re.compile(r"(?:^|[.!?:…„“»] ?|[=\]] )$")
WRITTEN = ("letters.ftl", "scenarios")
"""Letters to families, and the speech of officers in briefings."""


def _lines() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "assets").glob("*/locale/de/**/*.ftl")):
        if not any(part in WRITTEN for part in path.parts):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
                if not line.startswith("#"):
                    yield f"{path.relative_to(ROOT)}:{number}", line.partition(".en =")[0]


def test_nobody_is_addressed_formally() -> None:
    found = [
        f"{where}: {line.strip()}"
        for where, line in _lines()
        for hit in FORMAL.finditer(line)
        if not BEGINS.search(line[: hit.start()])
    ]
    assert found == []


def test_imperatives_are_short() -> None:
    assert [f"{where}: {line.strip()}" for where, line in _lines() if LONG.search(line)] == []
