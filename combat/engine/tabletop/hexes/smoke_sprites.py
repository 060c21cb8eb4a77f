"""Smoke on hexes, composed of painted wisps that drift with the wind."""

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
"""Wisps of a cloud, and wisps between two adjacent hexes."""
SPREAD, FLAT, LOW = 0.44, 0.74, 0.07
"""Radius of a cloud in hex widths, vertical flattening, and downward offset that keeps the hex number visible."""
NARROW = SPREAD * 0.6
"""Radius of the wisps between two hexes."""
SIZE, SIZES = (0.74, 1.04), 3
"""Least and greatest size of a wisp in hex widths, and number of sizes."""
STIRS, PERIOD = 0.055, 9.0
"""Amplitude of a wisp's motion in hex widths, and its lifetime in seconds."""
FLOWS = 0.36
"""Distance that the wind carries a wisp in its lifetime, in hex widths."""
COVER, FADED = 148, ((0.08, 0.3), (0.17, 0.65))
"""Opacity of a wisp (0 to 255), and the reduced opacity near either end of its life."""
SHADED, SHADE, UNDER = 3, (34, 38, 34), 58
"""Every how many wisps one casts a shadow; colour and opacity of the shadow."""
FALLS = (0.06, 0.09)
"""Offset of a shadow in hex widths; the light is at the upper left."""
RISING, WHOLE, THIN = 0, 1, 2
"""Stages of a wisp on its sheet."""
GOLDEN, SHARE = 2.399963, 0.618034
"""Angle between wisps in radians, and share of a lifetime between their starts, for an even distribution."""
CALM = (0.0, 0.0)
"""No wind."""

Blit: TypeAlias = tuple[pygame.Surface, tuple[int, int]]


class SmokeSprite(NamedTuple):
    """A wisp of a cloud: position in hex widths from the centre, size, and phase of its animation (0 to 1)."""

    x: float
    y: float
    row: int
    size: float
    phase: float


@lru_cache(maxsize=512)
def smoke_sprites(place: str, count: int = WISPS, spread: float = SPREAD, low: float = LOW) -> tuple[SmokeSprite, ...]:
    """Return the wisps of a cloud, the inner ones first; the same `place` gives the same wisps. The result is cached.

    `spread` is the cloud's radius and `low` its offset downwards, in hex widths.
    """
    dice = Random(place)
    turn, first, found = dice.random() * math.tau, dice.random(), []
    for number in range(count):
        far, angle = spread * math.sqrt((number + 0.3) / count), turn + number * GOLDEN
        size = SIZE[0] + (SIZE[1] - SIZE[0]) * dice.randrange(SIZES) / (SIZES - 1)
        x, y = math.cos(angle) * far, math.sin(angle) * far * FLAT + low
        found.append(SmokeSprite(x, y, dice.randrange(paints.WISPS), size, (first + number * SHARE) % 1))
    return tuple(found)


def between(hex_: Hex, other: Hex) -> tuple[SmokeSprite, ...]:
    """Return the wisps that connect the clouds of two adjacent hexes."""
    return smoke_sprites(f"{hex_} {other}", BRIDGE, NARROW, 0.0)


def joined(hexes: Iterable[Hex]) -> Iterator[tuple[Hex, Hex]]:
    """Yield each pair of adjacent hexes of a set once, the lower hex first."""
    there = set(hexes)
    for hex_ in there:
        beside = (other for other in neighbours(hex_) if other is not None and other in there)
        yield from ((hex_, other) for other in beside if hex_ < other)


def laid(
    effects: EffectsLayer[Hex], wide: float, wisp: SmokeSprite, at: tuple[int, int], stage: int,
    drift: tuple[float, float] = CALM,
    tone: Tone | None = None,
) -> Blit:  # fmt: skip
    """Return the sprite of a wisp and its position for blitting, around the point `at` of the screen.

    `wide` is the width of a hex in pixels, `stage` the animation stage, `drift` the wind across and down, which carries
    the wisp off and makes it thinner, and `tone` a tint that suits the ground.
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
    """Yield the shadows of a cloud's wisps on the ground, to be drawn below the cloud.

    The arguments are those of `laid`.
    """
    for wisp in lying[::SHADED]:
        _, (x, y) = _blown(effects, wisp, drift)
        side = round(wisp.size * wide)
        piece = effects.sprites.find(paints.WISP, wisp.row, WHOLE, side, tone=SHADE, cover=UNDER)
        left, top = round((x + FALLS[0]) * wide) - piece.origin[0], round((y + FALLS[1]) * wide) - piece.origin[1]
        yield piece.surface, (at[0] + left, at[1] + top)


def _blown(
    effects: EffectsLayer[Hex], wisp: SmokeSprite, drift: tuple[float, float]
) -> tuple[float, tuple[float, float]]:
    """Return the phase of a wisp's life and its position in hex widths from its place's centre."""
    lived = (wisp.phase + effects.breeze / PERIOD) % 1
    flown, turn = FLOWS * (lived - 0.5), lived * math.tau
    stirred = STIRS * math.sin(turn) if drift == CALM else 0.0
    return lived, (wisp.x + drift[0] * flown + stirred, wisp.y + drift[1] * flown + STIRS * 0.3 * math.cos(turn))


def lay(surface: pygame.Surface, blits: Iterable[Blit]) -> None:
    """Draw blits of wisps in order, the first at the bottom."""
    surface.fblits(list(blits), pygame.BLEND_PREMULTIPLIED)
