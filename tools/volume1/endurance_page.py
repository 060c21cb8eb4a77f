"""The page that tells what the game has stood: `docs/endurance.md`, whose tables tools write."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "endurance.md"


def put(name: str, table: str, page: Path | None = None) -> None:
    """Put a table into the page, between the marks that bear its name."""
    page = page or PAGE
    marks = re.compile(rf"(?s)(<!-- {name} -->\n).*?(<!-- /{name} -->)")
    told = page.read_text(encoding="utf-8")
    assert marks.search(told), f"{page.name} has no place for {name}"
    page.write_text(marks.sub(lambda found: f"{found[1]}{table}{found[2]}", told), encoding="utf-8")
