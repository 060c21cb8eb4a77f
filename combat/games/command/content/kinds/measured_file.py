"""How scenarios have gone between two computer players: `measured.toml`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Id, TomlTable

Percent = Annotated[int, Field(ge=0, le=100)]
Turns = Annotated[int, Field(ge=1, le=999)]


class MeasuredPart(TomlTable):
    """A scenario, as its line of the table in `scenarios/command/README.md` has it."""

    games: Annotated[int, Field(ge=1)]
    axis: Percent
    """Games of a hundred that the Axis won."""
    half: Turns
    """Player turns within which half of the games end,"""
    most: Turns
    """and nine of ten."""


class MeasuredFile(TomlTable):
    """`measured.toml`."""

    easy: Percent
    hard: Percent
    """From how many wins in a hundred a side is the easier one to play, and up to how many the harder one."""
    scenario: dict[Id, MeasuredPart] = Field(default_factory=dict)
