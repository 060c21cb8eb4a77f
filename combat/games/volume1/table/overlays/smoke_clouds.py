"""Smoke on the board: each hex's cloud, still or adrift (18.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import picture
from combat.games.volume1.rules.sight.sight_lines import smoke_in
from combat.games.volume1.table import palette
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

KEPT = 16
"""Clouds remembered, of a few zooms."""

WIDE = 1.12
"""Width of a cloud in hexes."""

LAID = ((0.0, 0.0), (0.13, 0.07), (-0.13, 0.05), (0.05, -0.09))
"""Where the clouds of a hex lie that has several markers, one over the other, in hexes from its middle."""

_kept: dict[tuple[bool, int, int], pygame.Surface] = {}


def draw(surface: pygame.Surface, desk: VolumeDesk, hidden: frozenset[Hex] = frozenset()) -> None:
    """A cloud for every smoke marker, but for the one Smoke marker of some hexes that something under way draws."""
    for hex_, smoke in desk.state.smoke.items():
        x, y = desk.view.centre(hex_)
        full = smoke.full - (hex_ in hidden)
        for place, (right, down) in enumerate(LAID[: smoke.fading + full]):
            at = round(x + right * desk.view.hex_width), round(y + down * desk.view.hex_height)
            stamp(surface, desk, hex_, at, fading=place < smoke.fading, kind=place)


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
    """A cloud of a hex with its middle at a point, as dense as `strength` (0 to 1) says; odd kinds look otherwise."""
    cloud = _cloud(fading, (hex_.column + hex_.row + kind) % 2 + 1, round(desk.view.hex_width * WIDE))
    if strength < 1.0:
        cloud = cloud.copy()
        cloud.set_alpha(round(255 * max(0.0, strength)))
    surface.blit(cloud, cloud.get_rect(center=at))


def _cloud(fading: bool, kind: int, width: int) -> pygame.Surface:
    """One of the two pictures at a width. Remembered for a few zooms."""
    found = _kept.get((fading, kind, width))
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        whole = picture(f"boards/overlays/smoke-{'fading-' if fading else ''}{kind}.png")
        size = (width, round(width * whole.get_height() / whole.get_width()))
        found = _kept[fading, kind, width] = pygame.transform.smoothscale(whole, size)
    return found
