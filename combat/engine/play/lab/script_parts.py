"""Tables of lab files of any game: the description, the answers and the expectations."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from combat.engine.content.models import Id, Text, TomlTable, Words


class SaidPart(TomlTable):
    """A scripted answer."""

    to: Id
    """Kind of the question."""
    value: Text
    """The answer, as written in journals."""
    about: Text | None = None
    """Piece that the question must be about."""
    refused: Id | None = None
    """Reason for which it is refused; the question then waits for another answer."""


class ScriptFile(TomlTable):
    """The fields of every scripted position."""

    title: Words
    """Title in the list of positions."""
    text: list[Words] = Field(default_factory=list)
    """Description, one paragraph per string."""
    answer: list[SaidPart] = Field(default_factory=list)
    """Answers in order; questions without one are passed or ended."""
    expect: list[dict[str, Any]] = Field(default_factory=list)
    """Fields of events, as printed by `combat lab --json`, that must occur in this order."""
