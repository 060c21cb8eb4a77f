"""Smoke on the board: wisps that lie in each hex, join those next door and stir in the wind (18.0)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import NamedTuple, TypeAlias

import pygame

from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.effects.painted import paints
from combat.games.volume1.motion.casting import downwind
from combat.games.volume1.rules.sight.sight_lines import smoke_in
from combat.games.volume1.rules.state import Smoke
from combat.games.volume1.table import palette
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

WISPS, BRIDGE = 9, 3
"""Wisps of a marker, and those that lie between two hexes next to each other."""
SPREAD, FLAT = 0.40, 0.82
"""How far from the middle of its hex a marker's outermost wisp lies, in hex widths; how much less up and down."""
SIZE, SIZES = (0.74, 1.04), 3
"""The least and the largest wisp, in hex widths, and how many sizes there are."""
STIRS, PERIOD = 0.055, 7.0
"""How far a wisp is blown to and fro, in hex widths, and the seconds in which it comes back."""
RISING, WHOLE, THIN = 0, 1, 2
"""The stages of a wisp on its sheet."""
GOLDEN = 2.399963
"""The turn from wisp to wisp, in radians, by which they lie evenly."""

LAID = ((0.0, 0.0), (0.13, 0.07), (-0.13, 0.05), (0.05, -0.09))
"""Where the clouds of a hex lie that has several markers, one over the other, in hexes from its middle."""

Blit: TypeAlias = tuple[pygame.Surface, tuple[int, int]]


class Wisp(NamedTuple):
    """One wisp of a cloud: where it lies, in hex widths from the middle, how large it is and when it stirs."""

    x: float
    y: float
    row: int
    size: float
    phase: float


@lru_cache(maxsize=512)
def _wisps(place: str, count: int, spread: float) -> tuple[Wisp, ...]:
    """The wisps of a place: always the same ones there, the inner ones first. Remembered."""
    dice = Random(place)
    turn, found = dice.random() * math.tau, []
    for number in range(count):
        far, angle = spread * math.sqrt((number + 0.3) / count), turn + number * GOLDEN
        size = SIZE[0] + (SIZE[1] - SIZE[0]) * dice.randrange(SIZES) / (SIZES - 1)
        x, y = math.cos(angle) * far, math.sin(angle) * far * FLAT
        found.append(Wisp(x, y, dice.randrange(paints.WISPS), size, dice.random() * math.tau))
    return tuple(found)


def draw(surface: pygame.Surface, desk: VolumeDesk, hidden: frozenset[Hex] = frozenset()) -> None:
    """A cloud for every smoke marker, but for the one Smoke marker of some hexes that something under way draws."""
    smoke = desk.state.smoke
    if not smoke:
        return
    reach = round(desk.view.hex_width * 1.5)
    safe = surface.get_clip().inflate(2 * reach, 2 * reach)
    for hex_, found in smoke.items():
        x, y = desk.view.centre(hex_)
        if not safe.collidepoint(x, y):
            continue
        full = found.full - (hex_ in hidden)
        for place, (right, down) in enumerate(LAID[: found.fading + full]):
            at = round(x + right * desk.view.hex_width), round(y + down * desk.view.hex_height)
            stamp(surface, desk, hex_, at, fading=place < found.fading, kind=place)
    surface.fblits(list(_bridges(desk, smoke, hidden)), pygame.BLEND_PREMULTIPLIED)


def _bridges(desk: VolumeDesk, smoke: Mapping[Hex, Smoke], hidden: frozenset[Hex]) -> Iterator[Blit]:
    """The wisps that join clouds next to each other."""
    for hex_ in smoke:
        for other in neighbours(hex_):
            if other is None or other not in smoke or other < hex_ or hex_ in hidden or other in hidden:
                continue
            (x, y), (u, v) = desk.view.centre(hex_), desk.view.centre(other)
            stage = WHOLE if smoke[hex_].full and smoke[other].full else THIN
            for wisp in _wisps(f"{hex_} {other}", BRIDGE, SPREAD * 0.6):
                yield _laid(desk, wisp, ((x + u) // 2, (y + v) // 2), stage)


def stamp(
    surface: pygame.Surface,
    desk: VolumeDesk,
    hex_: Hex,
    at: tuple[int, int],
    *,
    fading: bool,
    strength: float = 1.0,
    kind: int = 0,
) -> None:
    """A cloud of a hex with its middle at a point, of as many wisps as `strength`, 0 to 1, says; kinds differ."""
    wisps = _wisps(f"{hex_} {kind}", WISPS, SPREAD)
    seen = max(0.0, min(1.0, strength)) * len(wisps)
    stage = THIN if fading else WHOLE
    blits = [
        _laid(desk, wisp, at, stage if number + 1 <= seen else RISING)
        for number, wisp in enumerate(wisps)
        if number < seen
    ]
    surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)


def _laid(desk: VolumeDesk, wisp: Wisp, at: tuple[int, int], stage: int) -> Blit:
    """A wisp about a point of the screen, as the air has stirred it."""
    wide, effects = desk.view.hex_width, desk.effects
    piece = effects.sprites.find(paints.WISP, wisp.row, stage, round(wisp.size * wide))
    turn = wisp.phase + effects.breeze * math.tau / PERIOD
    (along_x, along_y), stirs = downwind(desk.state), STIRS * math.sin(turn)
    x = at[0] + round((wisp.x + along_x * stirs) * wide) - piece.origin[0]
    y = at[1] + round((wisp.y + along_y * stirs + STIRS * 0.3 * math.cos(turn)) * wide) - piece.origin[1]
    return piece.surface, (x, y)


def draw_costs(surface: pygame.Surface, desk: VolumeDesk) -> None:
    """What several markers in one hex take from a line through it, at the foot of the hex; not where it is small."""
    view, px, numbers = desk.view, theme.px, desk.state.book.charts.numbers
    if view.hex_width < px(48):
        return
    face, (ground, ink) = theme.font("sans", 13, 700), palette.state_look("smoke")
    for hex_, smoke in desk.state.smoke.items():
        if smoke.markers < 2:
            continue
        words = names.signed(smoke_in(smoke, numbers))
        box = pygame.Rect(0, 0, round(face.width(words)) + px(10), px(18))
        x, y = view.centre(hex_)
        box.midbottom = x, y + round(view.hex_height * 0.49)
        surface.blit(shapes.rounded(box.size, px(4), (*ground, 235), theme.EDGE, 1.0), box)
        face.draw_in(surface, words, box, ink, align="center")
