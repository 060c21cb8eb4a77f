"""Size of samples: small in `make test`, complete in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
SOAKED = "COMBAT_SOAK" in os.environ


def sample(cases: Sequence[T], each: int, first: int = 0) -> list[T]:
    """Return every `each`-th of many cases, spread over all of them, so that similar ones are covered by some."""
    return list(cases) if SOAKED else list(cases[first::each])
