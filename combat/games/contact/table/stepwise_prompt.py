"""Interface of prompts that draw the dragged unit themselves and spread long computations over several frames."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from combat.games.contact.rules.state import Unit


@runtime_checkable
class StepwisePrompt(Protocol):
    """A prompt whose `follow` is called once in every frame."""

    draws_carried: bool
    """Whether it draws the dragged unit itself, at the place where it stops."""

    def imagined(self, unit: str) -> Unit | None:
        """Return a unit as the plan would change it; None if nothing is planned for it."""

    def follow(self) -> bool:
        """Continue a long computation by a small part; return whether there is something new to draw."""
