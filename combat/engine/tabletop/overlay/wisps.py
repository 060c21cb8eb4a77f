"""Painted wisps of which smoke on the board is made: where they lie in a hex, and how the air stirs them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

import pygame

from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.tabletop.effects.effects_layer import EffectsLayer
from combat.engine.tabletop.effects.painted import paints

WISPS, BRIDGE = 9, 3
"""Wisps of a cloud, and those that lie between two hexes next to each other."""
SPREAD, FLAT = 0.40, 0.82
"""How far from the middle of its hex a cloud's outermost wisp lies, in hex widths; how much less up and down."""
NARROW = SPREAD * 0.6
"""The same of the wisps between two hexes."""
SIZE, SIZES = (0.74, 1.04), 3
"""The least and the largest wisp, in hex widths, and how many sizes there are."""
STIRS, PERIOD = 0.055, 7.0
"""How far a wisp is blown to and fro, in hex widths, and the seconds in which it comes back."""
RISING, WHOLE, THIN = 0, 1, 2
"""The stages of a wisp on its sheet."""
GOLDEN = 2.399963
"""The turn from wisp to wisp, in radians, by which they lie evenly."""

Blit: TypeAlias = tuple[pygame.Surface, tuple[int, int]]


class Wisp(NamedTuple):
    """One wisp of a cloud: where it lies, in hex widths from the middle, how large it is and when it stirs."""

    x: float
    y: float
    row: int
    size: float
    phase: float


@lru_cache(maxsize=512)
def wisps(place: str, count: int = WISPS, spread: float = SPREAD) -> tuple[Wisp, ...]:
    """The wisps of a place: always the same ones there, the inner ones first. Remembered."""
    dice = Random(place)
    turn, found = dice.random() * math.tau, []
    for number in range(count):
        far, angle = spread * math.sqrt((number + 0.3) / count), turn + number * GOLDEN
        size = SIZE[0] + (SIZE[1] - SIZE[0]) * dice.randrange(SIZES) / (SIZES - 1)
        x, y = math.cos(angle) * far, math.sin(angle) * far * FLAT
        found.append(Wisp(x, y, dice.randrange(paints.WISPS), size, dice.random() * math.tau))
    return tuple(found)


def between(hex_: Hex, other: Hex) -> tuple[Wisp, ...]:
    """The wisps that join the clouds of two hexes next to each other."""
    return wisps(f"{hex_} {other}", BRIDGE, NARROW)


def joined(hexes: Iterable[Hex]) -> Iterator[tuple[Hex, Hex]]:
    """Each two hexes with smoke that lie next to each other, once."""
    there = set(hexes)
    for hex_ in there:
        beside = (other for other in neighbours(hex_) if other is not None and other in there)
        yield from ((hex_, other) for other in beside if hex_ < other)


def laid(
    effects: EffectsLayer, wide: float, wisp: Wisp, at: tuple[int, int], stage: int, drift: tuple[float, float] = (0, 0)
) -> Blit:
    """A wisp about a point of the screen, as the air has stirred it, where a hex is so wide; `drift` is the way of the
    wind across and down."""
    piece = effects.sprites.find(paints.WISP, wisp.row, stage, round(wisp.size * wide))
    turn = wisp.phase + effects.breeze * math.tau / PERIOD
    stirs = STIRS * math.sin(turn)
    x = at[0] + round((wisp.x + drift[0] * stirs) * wide) - piece.origin[0]
    y = at[1] + round((wisp.y + drift[1] * stirs + STIRS * 0.3 * math.cos(turn)) * wide) - piece.origin[1]
    return piece.surface, (x, y)


def lay(surface: pygame.Surface, blits: Iterable[Blit]) -> None:
    """Draws them, the first undermost."""
    surface.fblits(list(blits), pygame.BLEND_PREMULTIPLIED)
