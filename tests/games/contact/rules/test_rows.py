"""Every row of the table of features is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

ROWS = 41


def test_every_row_is_cited() -> None:
    texts = (file.read_text(encoding="utf-8") for file in Path(__file__).parent.rglob("test_*.py"))
    cited = {int(number) for text in texts for number in re.findall(r"\bB4\.(\d+)", text)}
    assert cited == set(range(1, ROWS + 1))
