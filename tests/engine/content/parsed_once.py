"""Cache parsed TOML texts, as tests read the game's own files thousands of times."""

from __future__ import annotations

import pickle
import tomllib
from typing import Any

PARSED = 600
"""Number of texts whose data is cached; the game has fewer files."""


def parse_once() -> None:
    """Replace `tomllib.loads` by a version that caches parsed texts and returns a copy each time."""
    parse, parsed = tomllib.loads, dict[str, bytes]()

    def remembered(text: str, **how: Any) -> dict[str, Any]:
        known = parsed.get(text)
        if known is None:
            found = parse(text, **how)
            if len(parsed) < PARSED:
                parsed[text] = pickle.dumps(found)
            return found
        again: dict[str, Any] = pickle.loads(known)
        return again

    tomllib.loads = remembered
