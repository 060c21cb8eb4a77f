"""Recognition of the player's missions, force lists and lessons by their keys."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import plain


def kind_of_stray(file: Path) -> str:
    """Return the kind of a TOML file by its keys: "force", "lesson", "lab" or "scenario".

    A file that cannot be read is a "scenario".
    """
    try:
        keys = plain(file).keys()
    except ContentError:
        return "scenario"
    if "units" in keys and "break_value" in keys:
        return "force"
    if "step" in keys:
        return "lesson"
    return "lab" if "unit" in keys else "scenario"
