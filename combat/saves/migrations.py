"""Every change of the journal's format since the first, in one place; old journals live on in tests/saves/old."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from combat.saves.faults import SaveError

FORMAT = 1
"""The format that this game writes."""

Lines = list[dict[str, Any]]

STEPS: dict[int, Callable[[Lines], Lines]] = {}
"""Format -> what makes lines of the next format of its lines."""


def check_format(path: Path, header: dict[str, Any]) -> None:
    """Raise SaveError for a journal whose format this game does not know."""
    written = header.get("format")
    if type(written) is not int or written < 1:
        raise SaveError(path, 1, f"has the unknown format {written!r}", "choose a save of this game")
    if written > FORMAT:
        by = header.get("game", "a newer game")
        what = f"was written by a newer game ({by}, format {written}); this one reads up to format {FORMAT}"
        raise SaveError(path, 1, what, "install that version to play on")


def migrate(path: Path, texts: list[bytes], written: int) -> list[bytes]:
    """The lines of an old journal as this game would have written them; raises SaveError where one is damaged."""
    lines: Lines = []
    for number, text in enumerate(texts, 1):
        try:
            lines.append(json.loads(text))
        except ValueError as fault:
            raise SaveError(path, number, f"the line is damaged ({fault})", "take a copy of the save") from None
    for step in range(written, FORMAT):
        lines = STEPS[step](lines)
    return [json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() for line in lines]
