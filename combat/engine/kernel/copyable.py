"""The protocol of states that can be copied."""

from __future__ import annotations

from typing import Protocol, Self


class Copyable(Protocol):
    """A state that can be copied at a checkpoint."""

    def copy(self) -> Self:
        """Return an independent copy of the state."""
