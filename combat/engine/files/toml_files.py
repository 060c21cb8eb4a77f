"""TOML files of the program, read without what checks content files, which is large; `combat check` proves them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from combat.engine.files.plain_files import read_plain

LARGEST = 1 << 20
"""Bytes of such a file."""


def read_toml(path: Path) -> dict[str, Any] | None:
    """What a file holds; None for one that cannot be read."""
    try:
        return tomllib.loads(read_plain(path, LARGEST).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
