"""Soldiers on counters, scaled from painted pictures; plain heads if there is no picture."""

from __future__ import annotations

import functools

import pygame

from combat.engine.stage.drawing.artwork import has_asset, picture, when_forgotten
from combat.engine.stage.drawing.crisped import crisped
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.shapes import Plate
from combat.games.command.table.pieces.faces import Build

FOLDER = "counters/troops"
HEADS: dict[Build, tuple[tuple[float, float, float], ...]] = {
    "squad": ((0.2, 0.5, 0.8), (0.8, 0.5, 0.8), (0.36, 0.58, 0.95), (0.66, 0.62, 1.0)),
    "team": ((0.32, 0.52, 1.0), (0.68, 0.6, 1.08)),
}
"""Positions and sizes of the heads of a squad and a team, as shares of the picture."""
ONE = ((0.5, 0.5, 1.35),)


@functools.lru_cache(maxsize=60)
def troop(figure: str, build: Build, size: tuple[int, int], ink: Rgb, ground: Rgb) -> pygame.Surface:
    """Return the image of a unit's soldiers at a size in pixels. Cached: callers must not draw on it."""
    name = f"{FOLDER}/{figure}.jpg"
    if has_asset(name):
        return crisped(pygame.transform.smoothscale(_master(name), size))
    return _heads(build, size, ink, ground)


@functools.lru_cache(maxsize=40)
def _master(name: str) -> pygame.Surface:
    return picture(name)


for made in (troop, _master):
    when_forgotten(made.cache_clear)


def _heads(build: Build, size: tuple[int, int], ink: Rgb, ground: Rgb) -> pygame.Surface:
    """Draw helmeted heads with shoulders."""
    wide, high = size
    plate = Plate(wide, high, ground)
    plate.box((0, 0, wide, high), ground)
    for x, y, grown in HEADS.get(build, ONE):
        radius, at = 0.13 * high * grown, (x * wide, y * high)
        for shade, out in ((ground, 1.14), (ink, 1.0)):
            shoulders = (at[0] - 2.1 * radius * out, at[1] + 1.1 * radius * (2 - out), 4.2 * radius * out, high)
            plate.box(shoulders, shade, 1.6 * radius)
            plate.circle(at, radius * 1.05 * out, shade)
            plate.circle((at[0], at[1] - 0.35 * radius), radius * 1.35 * out, shade)
    return plate.reduce()
