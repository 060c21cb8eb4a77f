"""Conditions of the sentences in letters home: `assets/letters.toml` (22.0)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from combat.engine.content.models import Id, TomlTable
from combat.games.volume1.content.generator.request import Kind

Hour = Literal["morning", "afternoon", "evening", "day", "night"]
Month = Literal["june", "summer"]
Task = Literal["attack", "hold", "return", "rescue"]
"""To take, to hold, to return from a raid, to rescue."""
Ground = Literal["hedges", "fields", "houses", "street", "woods", "water", "hill", "beach", "mist"]
Scene = Task | Ground
End = Literal["won", "kept", "lost"]
Felled = Literal["shot", "shell", "grenade"]
Man = Literal["hurt", "light", "bad", "unhurt", "first", "known"]
Writer = Literal["witness", "led"]
Word = Hour | Month | Scene | End | Felled | Man | Writer
"""All conditions: on the battle, what happened to the man, how long he had been there, and who writes."""
Clock = Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
Words = Annotated[list[Word], Field(min_length=1)]


class FamilyPart(TomlTable):
    """A man's family, by the numbers of the sentences."""

    own: Annotated[int, Field(ge=1, le=99)]
    """Of his own greeting and farewell."""
    told: Annotated[int, Field(ge=1, le=99)]
    """Of the greeting by which others write to them."""


class LettersFile(TomlTable):
    """What each variant of a letter asks, and what makes it true."""

    asks: dict[Id, Words]
    """A letter’s sentence without its first word -> what must be true; what stands here in none is always fit."""
    hours: dict[Hour, Annotated[list[Clock], Field(min_length=2, max_length=2)]]
    """Between which minutes of the day a battle begins."""
    months: dict[Month, list[Annotated[int, Field(ge=1, le=12)]]]
    tasks: dict[Kind, list[Scene]]
    """What is true of a battle that is made up for a task."""
    grounds: dict[Id, list[Scene]]
    """What there is on a board, or in a country in which one is made up."""
    weapons: dict[Felled, list[str]]
    """The kinds of weapons that fell a man so."""
    families: dict[Id, FamilyPart]
