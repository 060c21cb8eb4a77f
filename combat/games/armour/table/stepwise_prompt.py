"""Interface of prompts that compute what takes long a part at a time, between frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from combat.engine.space.plane.pose import Pose


@runtime_checkable
class StepwisePrompt(Protocol):
    """A prompt whose `follow` is called once a frame."""

    draws_carried: bool
    """Whether it draws the dragged team itself, where it comes to rest."""

    def end_of(self, team: str) -> Pose | None:
        """Return where a team would end by what is planned; None if nothing is planned for it."""

    def gather(self, teams: Sequence[str]) -> None:
        """Choose the teams of a selection box."""

    def take_back(self) -> bool:
        """Take back what is laid out or half given; return whether there was anything."""

    def follow(self) -> bool:
        """Compute a part of what takes long; return whether there is something new to draw."""
