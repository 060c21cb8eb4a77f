"""Share the scenario generator between tests."""

from __future__ import annotations

from functools import cache

from combat.games.volume1.content.generator.workshop import Workshop


@cache
def workshop() -> Workshop:
    """Return the scenario generator, cached."""
    return Workshop()
