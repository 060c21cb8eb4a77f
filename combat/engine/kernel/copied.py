"""What every state can do."""

from __future__ import annotations

from typing import Protocol, Self


class Copied(Protocol):
    """A state that can be copied at a checkpoint."""

    def copy(self) -> Self: ...
