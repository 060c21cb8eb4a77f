"""Checks of places and zones in mission files, in centimetres from the north-west corner of the table."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from combat.engine.content.partial import Unsure
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import doubled_area, flaw

Place = Annotated[list[Annotated[int, Field(ge=0, le=1000)]], Field(min_length=2, max_length=2)]
"""x and y in centimetres."""
Zone = Annotated[list[Place], Field(min_length=3, max_length=40)]
LEAST_ZONE = 100
"""The smallest zone in square centimetres."""


def zone_fault(zone: list[list[int]]) -> TextMessage | None:
    """Return a message if an outline in centimetres crosses or touches itself or is tiny; None if it is valid.

    Raises Unsure if parts of the outline are missing because they were faulty.
    """
    if len(zone) < 3 or any(len(place) != 2 for place in zone):
        raise Unsure
    corners = [Point(x, y) for x, y in zone]
    wrong = flaw(corners)
    if wrong is not None:
        return msg("finding-zone-outline", at=f"{wrong.x}, {wrong.y}")
    if abs(doubled_area(corners)) < 2 * LEAST_ZONE:
        return msg("finding-zone-tiny", least=LEAST_ZONE)
    return None
