"""Read the program's own TOML files without the validation of content files, which is slow to import."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from combat.engine.files.plain_files import read_plain

LARGEST = 1 << 20
"""Maximum bytes of such a file."""


def read_toml(path: Path) -> dict[str, Any] | None:
    """Parse a TOML file; return its table, or None if it cannot be read or parsed."""
    try:
        return tomllib.loads(read_plain(path, LARGEST).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
