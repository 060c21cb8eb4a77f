"""Interface of prompts that spread long computations over frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from combat.engine.space.plane.pose import Pose


@runtime_checkable
class StepwisePrompt(Protocol):
    """A prompt whose `follow` is called once a frame."""

    draws_carried: bool
    """Whether the prompt itself draws the dragged team, at the place where it stops."""

    def end_of(self, team: str) -> Pose | None:
        """Return the planned final pose of a team; None if nothing is planned for it."""

    def gather(self, teams: Sequence[str]) -> None:
        """Choose the teams in a selection box."""

    def take_back(self) -> bool:
        """Undo what is planned or partly entered; return whether there was anything."""

    def follow(self) -> bool:
        """Continue a long computation by a small part; return whether there is something new to draw."""
