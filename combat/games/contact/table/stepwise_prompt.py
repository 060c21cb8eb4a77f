"""Interface of prompts that draw what is dragged, and compute what takes long a part at a time."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from combat.games.contact.rules.state import Unit


@runtime_checkable
class StepwisePrompt(Protocol):
    """A prompt whose `follow` is called once a frame."""

    draws_carried: bool
    """Whether it draws the dragged unit itself, where it comes to rest."""

    def imagined(self, unit: str) -> Unit | None:
        """Return a unit as it would be by what is planned; None if nothing is planned for it."""

    def follow(self) -> bool:
        """Compute a part of what takes long; return whether there is something new to draw."""
