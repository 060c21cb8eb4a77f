"""Figures of the scenario book: `assets/scenario_book.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Id, TomlTable

Share = Annotated[int, Field(ge=0, le=100)]


class BattlePart(TomlTable):
    """What is told of a scenario at a glance."""

    mission: Literal["take", "hold", "patrol", "ambush", "raid", "rescue", "withdraw"]
    won: Share
    """Games of a hundred that the cautious player wins."""
    minutes: Annotated[int, Field(ge=5, le=300)]
    """What an average game takes a person."""
    games: Annotated[int, Field(ge=0)] = 0
    """Games of the cautious player's on which that stands; 0 where nobody knows."""
    veteran: Share = 0
    """Games of a hundred that the veteran wins."""
    veteran_games: Annotated[int, Field(ge=0)] = 0
    """Games of his on which that stands; 0 where he has not played it."""


class ScenarioBookFile(TomlTable):
    """The scenarios by their ids, and what is called easy and fair."""

    easy: Share
    fair: Share
    battle: dict[Id, BattlePart]
