"""A shot before it is fired (13.0)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Aim:
    """What is about to be fired: it stands in the form, and is answered question by question."""

    shooter: str
    target: str
    weapon: str
    shots: int
