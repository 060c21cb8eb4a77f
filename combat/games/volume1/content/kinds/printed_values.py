"""Types of the values printed on counters, cards and charts, with their limits."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Text

Name = Annotated[Text, Field(max_length=40)]
"""Name of a man or a weapon, short enough for a counter."""
Modifier = Annotated[int, Field(ge=-9, le=9)]
"""Modifier of a chart to a value that dice are rolled against."""
