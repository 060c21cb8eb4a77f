"""Model of `assets/scenario_book.toml`: measured facts about the scenarios."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Id, TomlTable

Share = Annotated[int, Field(ge=0, le=100)]


class BattlePart(TomlTable):
    """Measured difficulty and duration of a scenario."""

    mission: Literal["take", "hold", "patrol", "ambush", "raid", "rescue", "withdraw"]
    won: Share
    """Percentage of games that the cautious player wins."""
    minutes: Annotated[int, Field(ge=5, le=300)]
    """Average duration of a game played by a person, in minutes."""
    games: Annotated[int, Field(ge=0)] = 0
    """Number of games of the cautious player on which `won` is based; 0 if unknown."""
    veteran: Share = 0
    """Percentage of games that the veteran player wins."""
    veteran_games: Annotated[int, Field(ge=0)] = 0
    """Number of games of the veteran player on which `veteran` is based; 0 if it has played none."""


class ScenarioBookFile(TomlTable):
    """Measured facts about the scenarios by id, and the win rates from which a scenario is easy or fair."""

    easy: Share
    fair: Share
    battle: dict[Id, BattlePart]
