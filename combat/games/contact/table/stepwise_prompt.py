"""Interface of prompts that draw the dragged unit themselves and spread long computations over frames."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from combat.games.contact.rules.state import Unit


@runtime_checkable
class StepwisePrompt(Protocol):
    """A prompt whose `follow` is called once a frame."""

    draws_carried: bool
    """Whether it draws the dragged unit itself, at the place where it stops."""

    def imagined(self, unit: str) -> Unit | None:
        """Return a unit as it would be by the plan; None if nothing is planned for it."""

    def follow(self) -> bool:
        """Do a part of a long computation; return whether there is something new to draw."""
