"""Skins: the scan of a printed map, aligned under a board by two of its hexes."""

from __future__ import annotations

import cmath
import math
import re
from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, Field

from combat.engine.content.hexes.hex_numbers import SheetHex
from combat.engine.content.models import Fault, TomlTable
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex, label

HEX_WIDTH, ROW_PITCH = 128.0, 111.0
"""The size of a hex on a sheet in pixels: corner to corner, and side to side."""
MOST_LEAN = 15.0
"""Maximum rotation of a scan in degrees; more means that one of its points is wrong."""


def _image(value: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-][A-Za-z0-9_. -]*[.](png|jpg|jpeg)", value):
        raise ValueError(msg("finding-no-picture-name", value=value))
    return value


class PointPart(TomlTable):
    """Position of the centre of a hex on the picture, in pixels from its upper left corner."""

    hex: SheetHex
    """Number of the hex on the board, like 01.01."""
    x: Annotated[int, Field(ge=0, le=99_999)]
    """Pixels from the left edge."""
    y: Annotated[int, Field(ge=0, le=99_999)]
    """Pixels from the upper edge."""


class SkinFile(TomlTable):
    """A file of `skins/`, named after its board."""

    image: Annotated[str, AfterValidator(_image)]
    """File name of the picture, in the same folder."""
    grid: bool = True
    """True if the picture shows a hex grid; without one the game prints lines and numbers on it."""
    point: Annotated[list[PointPart], Field(min_length=2, max_length=2)]
    """Two hexes far apart, best in opposite corners; they give position and scale of the hex grid."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault if the two points do not determine the position of the image."""
        one, two = self.point
        if one.hex == two.hex or (one.x, one.y) == (two.x, two.y):
            yield ("point", 1), msg("finding-same-points")
        elif abs(self.lean) > MOST_LEAN:
            what = msg("finding-scan-turned", angle=round(abs(self.lean)))
            yield ("point", 1), what

    @property
    def lean(self) -> float:
        """Return the rotation of the scan in degrees."""
        one, two = self.point
        found, wanted = complex(two.x - one.x, two.y - one.y), on_sheet(two.hex) - on_sheet(one.hex)
        return math.degrees(cmath.phase(found / wanted))


def on_sheet(hex_: Hex) -> complex:
    """Return the centre of a hex on a sheet, in pixels from the centre of 01.01."""
    x, y = outline.centre(hex_)
    first_x, first_y = outline.centre(label(1, 1))
    return complex((x - first_x) * HEX_WIDTH, (y - first_y) * ROW_PITCH)
