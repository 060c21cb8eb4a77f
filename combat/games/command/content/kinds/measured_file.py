"""Measured results of scenarios between two bots: `measured.toml`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Id, TomlTable

Percent = Annotated[int, Field(ge=0, le=100)]
Turns = Annotated[int, Field(ge=1, le=999)]


class MeasuredPart(TomlTable):
    """Results of one scenario, as in the table of `scenarios/command/README.md`."""

    games: Annotated[int, Field(ge=1)]
    axis: Percent
    """Percentage of games won by the Axis."""
    half: Turns
    """Player turns within which half of the games end."""
    most: Turns
    """Player turns within which nine of ten games end."""


class MeasuredFile(TomlTable):
    """`measured.toml`."""

    easy: Percent
    hard: Percent
    """Win percentage above which a side counts as easy to play (`easy`), and up to which as hard (`hard`)."""
    scenario: dict[Id, MeasuredPart] = Field(default_factory=dict)
