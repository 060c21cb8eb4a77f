"""Place names of a campaign's map, drawn where pins and labels do not cover them."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from combat.engine.files.plain_files import read_plain
from combat.engine.kernel.record import CodecError, Record, from_json
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import asset, has_asset

LARGEST = 1 << 16
"""Maximum bytes of a file of map names."""
SHAPE = (1000, 900)
"""Width and height of every campaign's map, in its own units."""
PAPER = theme.rgb("#E6DDC2")
HALO = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0))


class MapName(Record):
    """A named place, in the map's units: its centre, the width of its houses, and its font size."""

    name: str
    at: tuple[float, float]
    reach: float
    size: float


class Printed(NamedTuple):
    """A name with its font size and the rectangle where it is drawn."""

    words: str
    size: float
    box: pygame.Rect


def names_on(sheet: pygame.Rect, map_: str, covered: Sequence[pygame.Rect]) -> list[Printed]:
    """Return the place names of a map, each with the rectangle where it is drawn beside its houses.

    Names without free space around their houses are left out.
    """
    found: list[Printed] = []
    for place in _names(map_):
        size = place.size * sheet.width / SHAPE[0] / theme.scale()
        face = theme.font("condensed", size, 600)
        box = pygame.Rect(0, 0, round(face.width(place.name)) + 2, round(theme.px(size)))
        taken = [*covered, *(name.box for name in found)]
        free = [spot for spot in _boxes(sheet, place, box) if spot.collidelist(taken) < 0]
        found += [Printed(place.name, size, spot) for spot in free[:1]]
    return found


def draw_names(surface: pygame.Surface, names: Sequence[Printed]) -> None:
    """Draw place names with a paper-coloured outline that separates them from lines."""
    for words, size, box in names:
        face = theme.font("condensed", size, 600)
        line = (box.height + face.cap) // 2
        rim = face.render(words, PAPER)
        surface.fblits([(rim, (box.x + x, box.y + y + line - face.ascent)) for x, y in HALO])
        face.draw(surface, words, (box.x, box.y + line), theme.INK)


def _boxes(sheet: pygame.Rect, place: MapName, box: pygame.Rect) -> list[pygame.Rect]:
    """Return the possible places of a name, best first, and never off the map."""
    scale = sheet.width / SHAPE[0]
    x, y, out = sheet.x + place.at[0] * scale, sheet.y + place.at[1] * scale, place.reach * scale
    across = (x + out / 2, x - out / 2 - box.width, x - box.width / 2)
    down = (y + out / 2, y - out / 2 - box.height, y - box.height / 2)
    right, left, middle = across
    below, above, beside = down
    spots = (
        (right, below), (left, below), (right, above), (left, above),
        (x + out, beside), (x - out - box.width, beside), (middle, y + out), (middle, y - out - box.height),
    )  # fmt: skip
    inside = sheet.inflate(-theme.px(12), -theme.px(12))
    return [box.move(round(left), round(top)).clamp(inside) for left, top in spots]


@functools.lru_cache(maxsize=2)
def _names(map_: str) -> tuple[MapName, ...]:
    """Return the names stored beside a map's picture; () for a map with names in its picture."""
    picture = f"campaigns/{map_}.jpg"
    path: Path | None = asset(picture).with_suffix(".json") if has_asset(picture) else None
    try:
        return from_json(tuple[MapName, ...], read_plain(path, LARGEST)) if path is not None else ()
    except (OSError, CodecError):
        return ()
