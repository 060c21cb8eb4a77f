"""Honours earned in battles: `assets/honours.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Id, TomlTable

Feature = Literal[
    "won", "men", "killed", "captured", "fled", "lost", "wounded", "enemies_killed", "enemies_captured", "enemies_fled",
    "overcome", "officers_captured", "papers", "rescued", "turns_left",
]  # fmt: skip
"""Names of the numbers in a `BattleTally`."""
Count = Annotated[int, Field(ge=0, le=200)]


class HonourPart(TomlTable):
    """An honour and its conditions: values that a single battle must reach."""

    id: Id
    at_least: dict[Feature, Count]
    at_most: Annotated[dict[Feature, Count], Field(default_factory=dict)]


class HonoursFile(TomlTable):
    """All honours, in the order in which they are listed."""

    honour: Annotated[list[HonourPart], Field(min_length=1)]
