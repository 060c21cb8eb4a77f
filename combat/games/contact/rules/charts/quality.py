"""Experience and morale of a force, and their tests (L18 to L31)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Experience: TypeAlias = Literal["elite", "veteran", "recruit"]
Morale: TypeAlias = Literal["high", "normal", "low"]
RANKS: tuple[Experience, ...] = ("recruit", "veteran", "elite")
"""Experience from the lowest to the highest, for comparisons (L298)."""


class ExperienceRow(Record):
    """The values of a level of experience."""

    score: int
    """The number that a test needs (L18)."""
    to_hit: int
    """Added to 2D6 to hit (L209)."""
    initiative: int
    """Added to the die of a commander of this level (section 2)."""
    radius: int
    """Command radius of a command group in units of 0.1 mm (C26)."""
    partners: int
    """Units that may act by the same order after a command group (section 2)."""


class TestFigures(Record):
    """Figures of tests with one die."""

    experience: Mapping[Experience, ExperienceRow]
    morale: Mapping[Morale, int]
    """The number that a morale test needs (L24)."""
    out_of_command: int
    """Added to the die of a morale test, as are the next two (L29-L31)."""
    under_fire: int
    out_of_sight: int
    rally_help: int
    """Added if a command group gives up its act for a rally (section 3)."""
