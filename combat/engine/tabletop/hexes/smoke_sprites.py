"""Painted wisps of which smoke on the board is made: where they lie in a hex, and how the air stirs them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import pygame

from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.tabletop.effects.painted import paints

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.effects_layer import EffectsLayer
    from combat.engine.tabletop.effects.emitter import Tone

WISPS, BRIDGE = 12, 3
"""Wisps of a cloud, and those that lie between two hexes next to each other."""
SPREAD, FLAT, LOW = 0.44, 0.74, 0.07
"""How far from the middle of its hex a cloud's outermost wisp lies, in hex widths; how much less up and down; how far
below that middle the cloud's own is, so that it is thin over the hex number."""
NARROW = SPREAD * 0.6
"""The same of the wisps between two hexes."""
SIZE, SIZES = (0.74, 1.04), 3
"""The least and the largest wisp, in hex widths, and how many sizes there are."""
STIRS, PERIOD = 0.055, 9.0
"""How far a wisp is stirred to and fro, in hex widths, and the seconds of its life."""
FLOWS = 0.36
"""How far the wind carries it meanwhile, in hex widths, before it is gone and another one rises upwind."""
COVER, FADED = 148, ((0.08, 0.3), (0.17, 0.65))
"""How much it covers, of 255, and up to which share of its life at either end it covers a part of that."""
SHADED, SHADE, UNDER = 3, (34, 38, 34), 58
"""Each how many-th wisp throws a shadow, the colour that this has, and how much of the ground it takes away, of 255."""
FALLS = (0.06, 0.09)
"""Where a shadow lies from its wisp, in hex widths: the light comes from the upper left."""
RISING, WHOLE, THIN = 0, 1, 2
"""The stages of a wisp on its sheet."""
GOLDEN, SHARE = 2.399963, 0.618034
"""The turn from wisp to wisp, in radians, by which they lie evenly; the share of a life, by which they rise evenly."""
CALM = (0.0, 0.0)
"""No wind."""

Blit: TypeAlias = tuple[pygame.Surface, tuple[int, int]]


class SmokeSprite(NamedTuple):
    """One wisp of a cloud: where it lies, in hex widths from the middle, its size, and the share of its life passed."""

    x: float
    y: float
    row: int
    size: float
    phase: float


@lru_cache(maxsize=512)
def smoke_sprites(place: str, count: int = WISPS, spread: float = SPREAD, low: float = LOW) -> tuple[SmokeSprite, ...]:
    """The wisps of a place: always the same ones there, the inner ones first. Remembered."""
    dice = Random(place)
    turn, first, found = dice.random() * math.tau, dice.random(), []
    for number in range(count):
        far, angle = spread * math.sqrt((number + 0.3) / count), turn + number * GOLDEN
        size = SIZE[0] + (SIZE[1] - SIZE[0]) * dice.randrange(SIZES) / (SIZES - 1)
        x, y = math.cos(angle) * far, math.sin(angle) * far * FLAT + low
        found.append(SmokeSprite(x, y, dice.randrange(paints.WISPS), size, (first + number * SHARE) % 1))
    return tuple(found)


def between(hex_: Hex, other: Hex) -> tuple[SmokeSprite, ...]:
    """The wisps that join the clouds of two hexes next to each other."""
    return smoke_sprites(f"{hex_} {other}", BRIDGE, NARROW, 0.0)


def joined(hexes: Iterable[Hex]) -> Iterator[tuple[Hex, Hex]]:
    """Each two hexes with smoke that lie next to each other, once."""
    there = set(hexes)
    for hex_ in there:
        beside = (other for other in neighbours(hex_) if other is not None and other in there)
        yield from ((hex_, other) for other in beside if hex_ < other)


def laid(
    effects: EffectsLayer[Hex], wide: float, wisp: SmokeSprite, at: tuple[int, int], stage: int,
    drift: tuple[float, float] = CALM,
    tone: Tone | None = None,
) -> Blit:  # fmt: skip
    """Return a wisp about a point of the screen, as the air has stirred it, where a hex is so wide.

    `drift` is the way of the wind across and down: it carries the wisp off, which rises and thins out. `tone` is what
    the ground lends it.
    """
    lived, (x, y) = _blown(effects, wisp, drift)
    cover = COVER
    if drift != CALM:
        cover = next((round(COVER * part) for until, part in FADED if min(lived, 1 - lived) < until), COVER)
    piece = effects.sprites.find(paints.WISP, wisp.row, stage, round(wisp.size * wide), tone=tone, cover=cover)
    return piece.surface, (at[0] + round(x * wide) - piece.origin[0], at[1] + round(y * wide) - piece.origin[1])


def shadows(
    effects: EffectsLayer[Hex],
    wide: float,
    lying: Sequence[SmokeSprite],
    at: tuple[int, int],
    drift: tuple[float, float] = CALM,
) -> Iterator[Blit]:
    """Yield the shadows of some of a cloud's wisps on the ground, to be drawn under all of them."""
    for wisp in lying[::SHADED]:
        _, (x, y) = _blown(effects, wisp, drift)
        side = round(wisp.size * wide)
        piece = effects.sprites.find(paints.WISP, wisp.row, WHOLE, side, tone=SHADE, cover=UNDER)
        left, top = round((x + FALLS[0]) * wide) - piece.origin[0], round((y + FALLS[1]) * wide) - piece.origin[1]
        yield piece.surface, (at[0] + left, at[1] + top)


def _blown(
    effects: EffectsLayer[Hex], wisp: SmokeSprite, drift: tuple[float, float]
) -> tuple[float, tuple[float, float]]:
    """The share of its life that a wisp has lived, and where it is, in hex widths from the middle of its place."""
    lived = (wisp.phase + effects.breeze / PERIOD) % 1
    flown, turn = FLOWS * (lived - 0.5), lived * math.tau
    stirred = STIRS * math.sin(turn) if drift == CALM else 0.0
    return lived, (wisp.x + drift[0] * flown + stirred, wisp.y + drift[1] * flown + STIRS * 0.3 * math.cos(turn))


def lay(surface: pygame.Surface, blits: Iterable[Blit]) -> None:
    """Draws them, the first undermost."""
    surface.fblits(list(blits), pygame.BLEND_PREMULTIPLIED)
