"""The one workshop in which the tests make scenarios up."""

from __future__ import annotations

from functools import cache

from combat.games.volume1.content.generator.workshop import Workshop


@cache
def workshop() -> Workshop:
    return Workshop()
