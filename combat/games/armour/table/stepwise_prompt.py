"""Interface of prompts that compute what takes long a part at a time, between frames."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from combat.engine.space.plane.pose import Pose


@runtime_checkable
class StepwisePrompt(Protocol):
    """A prompt whose `follow` is called once a frame."""

    draws_carried: bool
    """Whether it draws the dragged team itself, where it comes to rest."""

    def end_of(self, team: str) -> Pose | None:
        """Return where a team would end by what is planned; None if nothing is planned for it."""

    def follow(self) -> bool:
        """Compute a part of what takes long; return whether there is something new to draw."""
