"""Prices of experience and morale, and limits of forces: `charts/prices.toml` (section 9)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import TomlTable
from combat.games.contact.rules.charts.quality import Experience, Morale

Percent = Annotated[int, Field(ge=1, le=300)]


class PricesFile(TomlTable):
    """`charts/prices.toml`."""

    authored: bool = False
    experience: dict[Experience, Percent]
    """Per cent of the points of a veteran unit."""
    morale: dict[Morale, Percent]

    def points(self, points: int, experience: Experience, morale: Morale) -> int:
        """Return the price of a unit of `points` at an experience and a morale; half a point is rounded up."""
        return (points * self.experience[experience] * self.morale[morale] * 2 + 10_000) // 20_000
