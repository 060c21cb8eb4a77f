"""The content of a lab file of any game: a scripted position, expected events, and measures of the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.script import Script

S = TypeVar("S", bound=Copyable)
Fields: TypeAlias = Mapping[str, Any]
"""Keys of a table of the file with their values."""
Differences: TypeAlias = Callable[[S, Fields], Sequence[TextMessage]]
"""Returns the differences between a measure and a state."""


class LabScript(Script[S], Protocol[S]):
    """A position with its script and everything that its file expects."""

    @property
    def path(self) -> Path:
        """Return the lab file."""

    @property
    def title(self) -> str:
        """Return the name of the position."""

    @property
    def text(self) -> Sequence[str]:
        """Return the description, one paragraph per entry."""

    @property
    def played(self) -> bool:
        """Return whether the file has a script; a position without one is only measured."""

    @property
    def expect(self) -> Sequence[tuple[int, Fields]]:
        """Return the expected events in order, each with its line number and required fields."""

    @property
    def measures(self) -> Sequence[tuple[int, Fields]]:
        """Return the measures, each with its line number; the key `at_end` says when one is taken."""
