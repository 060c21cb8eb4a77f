"""Choose samples of test cases: small in `make test`, complete in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
SOAKED = "COMBAT_SOAK" in os.environ


def sample(cases: Sequence[T], each: int, first: int = 0) -> list[T]:
    """Return every `each`-th case from `first` on; all cases if SOAKED."""
    return list(cases) if SOAKED else list(cases[first::each])
