"""Random seeds."""

from __future__ import annotations

import os


def any_seed(size: int = 6) -> int:
    """Return an unpredictable seed of `size` bytes; avoids `secrets`, which imports much cryptography code."""
    return int.from_bytes(os.urandom(size))
