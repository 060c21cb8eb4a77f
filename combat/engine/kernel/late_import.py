"""What is named by its place in the house, and imported when it is wanted."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def named(place: str) -> Any:
    """What a module calls by a name: `named("combat.engine.kernel.seats:PLAYER")`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
