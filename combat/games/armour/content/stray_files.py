"""Recognise the player's missions and force lists by their keys."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import plain


def kind_of_stray(file: Path) -> str:
    """Return the kind of a TOML file outside known folders, by its keys: "force" or "scenario"."""
    try:
        return "force" if "formation" in plain(file) else "scenario"
    except ContentError:
        return "scenario"
