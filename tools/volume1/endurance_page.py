"""Write generated tables into the endurance page, `docs/endurance.md`."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "endurance.md"


def put(name: str, table: str, page: Path | None = None) -> None:
    """Replace the text between the comment marks `name` of the page (by default `PAGE`) with `table`."""
    page = page or PAGE
    marks = re.compile(rf"(?s)(<!-- {name} -->\n).*?(<!-- /{name} -->)")
    told = page.read_text(encoding="utf-8")
    assert marks.search(told), f"{page.name} has no place for {name}"
    page.write_text(marks.sub(lambda found: f"{found[1]}{table}{found[2]}", told), encoding="utf-8")
