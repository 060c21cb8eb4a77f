"""Draw smoke on the board: wisps that join adjacent hexes and move in the wind (18.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.effects.painted import paints
from combat.engine.tabletop.hexes import smoke_sprites
from combat.engine.tabletop.hexes.smoke_sprites import RISING, THIN, WHOLE, Blit, SmokeSprite
from combat.games.volume1.motion.casting import downwind
from combat.games.volume1.motion.effects import matter
from combat.games.volume1.rules.sight.sight_lines import smoke_in
from combat.games.volume1.rules.state import Smoke
from combat.games.volume1.table import palette
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.emitter import Tone

LAID = ((0.0, 0.0), (0.13, 0.07), (-0.13, 0.05), (0.05, -0.09))
"""Offsets of the clouds in a hex with several markers, in hexes from its middle."""


def draw(surface: pygame.Surface, desk: VolumeDesk, hidden: frozenset[Hex] = frozenset()) -> None:
    """Draw a cloud for every smoke marker, except one marker in each hidden hex, which an animation draws."""
    smoke = desk.state.smoke
    if not smoke:
        return
    reach = round(desk.view.place_width * 1.5)
    safe = surface.get_clip().inflate(2 * reach, 2 * reach)
    for hex_, found in smoke.items():
        x, y = desk.view.centre(hex_)
        if not safe.collidepoint(x, y):
            continue
        full = found.full - (hex_ in hidden)
        for place, (right, down) in enumerate(LAID[: found.fading + full]):
            at = round(x + right * desk.view.place_width), round(y + down * desk.view.place_height)
            stamp(surface, desk, hex_, at, fading=place < found.fading, kind=place)
    smoke_sprites.lay(surface, _bridges(desk, smoke, hidden))


def _bridges(desk: VolumeDesk, smoke: Mapping[Hex, Smoke], hidden: frozenset[Hex]) -> Iterator[Blit]:
    """Yield the wisps that join adjacent clouds."""
    for hex_, other in smoke_sprites.joined(smoke):
        if hex_ in hidden or other in hidden:
            continue
        (x, y), (u, v) = desk.view.centre(hex_), desk.view.centre(other)
        stage = WHOLE if smoke[hex_].full and smoke[other].full else THIN
        at, tone = ((x + u) // 2, (y + v) // 2), _tone(desk, hex_)
        yield from (_laid(desk, wisp, at, stage, tone) for wisp in smoke_sprites.between(hex_, other))


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
    """Draw one cloud of a hex around a screen position.

    `strength` is the share (0 to 1) of its wisps that are drawn, `fading` draws them thinner, and `kind` varies them.
    """
    lying = smoke_sprites.smoke_sprites(f"{hex_} {kind}")
    seen = max(0.0, min(1.0, strength)) * len(lying)
    stage, tone = THIN if fading else WHOLE, _tone(desk, hex_)
    if not fading:
        risen, wind = lying[: int(seen)], downwind(desk.state)
        smoke_sprites.lay(
            surface, smoke_sprites.shadows(desk.animation.effects, desk.view.place_width, risen, at, wind)
        )
    blits = [
        _laid(desk, wisp, at, stage if number + 1 <= seen else RISING, tone)
        for number, wisp in enumerate(lying)
        if number < seen
    ]
    smoke_sprites.lay(surface, blits)


def _laid(desk: VolumeDesk, wisp: SmokeSprite, at: tuple[int, int], stage: int, tone: Tone) -> Blit:
    """Return a wisp about a screen position, as moved by the wind."""
    return smoke_sprites.laid(
        desk.animation.effects, desk.view.place_width, wisp, at, stage, downwind(desk.state), tone
    )


def _tone(desk: VolumeDesk, hex_: Hex) -> Tone:
    """Return the tint that the terrain gives to the smoke above it."""
    return paints.LENT[matter.OF_TERRAIN.get(desk.state.board.terrain(hex_), matter.USUAL)]


def draw_costs(surface: pygame.Surface, desk: VolumeDesk) -> None:
    """Draw the modifier of hexes with several smoke markers, unless hexes are small on the screen."""
    view, px, numbers = desk.view, theme.px, desk.state.book.charts.numbers
    if view.place_width < px(48):
        return
    face, (ground, ink) = theme.font("sans", 13, 700), palette.state_look("smoke")
    for hex_, smoke in desk.state.smoke.items():
        if smoke.markers < 2:
            continue
        words = names.signed(smoke_in(smoke, numbers))
        box = pygame.Rect(0, 0, round(face.width(words)) + px(10), px(18))
        x, y = view.centre(hex_)
        box.midbottom = x, y + round(view.place_height * 0.49)
        surface.blit(shapes.rounded(box.size, px(4), (*ground, 235), theme.EDGE, 1.0), box)
        face.draw_in(surface, words, box, ink, align="center")
