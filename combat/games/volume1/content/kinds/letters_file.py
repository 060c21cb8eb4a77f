"""Model of `assets/letters.toml`: conditions of the sentences in letters home (22.0)."""

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
    """A man's family in letters, by the numbers of message variants."""

    own: Annotated[int, Field(ge=1, le=99)]
    """Variants of greeting and farewell in his own letters."""
    told: Annotated[int, Field(ge=1, le=99)]
    """Variants of the greeting in letters that others write to his family."""


class LettersFile(TomlTable):
    """Conditions of the variants of sentences in letters, and the facts that meet them."""

    asks: dict[Id, Words]
    """Message id without its first word -> its conditions; a message that is not listed always fits."""
    hours: dict[Hour, Annotated[list[Clock], Field(min_length=2, max_length=2)]]
    """Time of day -> minutes of the day between which a battle begins."""
    months: dict[Month, list[Annotated[int, Field(ge=1, le=12)]]]
    tasks: dict[Kind, list[Scene]]
    """Task of a generated battle -> facts that are true of it."""
    grounds: dict[Id, list[Scene]]
    """Board or country -> facts about its terrain."""
    weapons: dict[Felled, list[str]]
    """Cause of death in letters -> kinds of weapons that lead to it."""
    families: dict[Id, FamilyPart]
