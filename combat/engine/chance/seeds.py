"""Seeds that nobody chose."""

from __future__ import annotations

import os


def any_seed(size: int = 6) -> int:
    """A seed of so many bytes that nobody can guess; the module `secrets` would bring half of cryptography with it."""
    return int.from_bytes(os.urandom(size))
