"""A scan as a skin: the picture of a printed map, laid under a board by two hexes that are found on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, Field

from combat.content.shapes import Fault, Part, SheetHex


def _image(value: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-][A-Za-z0-9_. -]*[.](png|jpg|jpeg)", value):
        raise ValueError(f'"{value}" is no picture beside this file; write its plain name, like farmhouse.jpg')
    return value


class PointPart(Part):
    """Where the middle of a hex lies on the picture, in pixels from its upper left corner."""

    hex: SheetHex
    """Its number on the board, like 01.01."""
    x: Annotated[int, Field(ge=0, le=99_999)]
    """Pixels from the left edge."""
    y: Annotated[int, Field(ge=0, le=99_999)]
    """Pixels from the upper edge."""


class SkinFile(Part):
    """A file of `skins/`, named after its board."""

    image: Annotated[str, AfterValidator(_image)]
    """The picture beside this file."""
    point: Annotated[list[PointPart], Field(min_length=2, max_length=2)]
    """Two hexes far apart, best in opposite corners."""

    def faults(self) -> Iterator[Fault]:
        """Two points that do not tell how the picture lies."""
        one, two = self.point
        if one.hex == two.hex or (one.x, one.y) == (two.x, two.y):
            yield ("point", 1), "both points are the same; name two hexes far apart, best in opposite corners"
