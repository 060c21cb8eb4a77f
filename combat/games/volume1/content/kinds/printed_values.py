"""Values that stand on counters, cards and charts."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.models import Text

Name = Annotated[Text, Field(max_length=40)]
"""What a man or a weapon is called; it must find room on a counter."""
Modifier = Annotated[int, Field(ge=-9, le=9)]
"""What a chart adds to a value that dice are rolled against."""
