"""Smoke on the board: each hex's cloud, still or adrift (18.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from combat.board.hexes import Hex, column_row
from combat.client.artwork import picture

if TYPE_CHECKING:
    from combat.client.table.desk import Desk

KEPT = 16
"""Clouds remembered, of a few zooms."""

WIDE = 1.12
"""Width of a cloud in hexes."""

_kept: dict[tuple[bool, int, int], pygame.Surface] = {}


def draw(surface: pygame.Surface, desk: Desk, hidden: frozenset[Hex] = frozenset()) -> None:
    """Every smoked hex, but for those that something under way draws itself."""
    for hex_, fading in desk.state.smoke.items():
        if hex_ not in hidden:
            stamp(surface, desk, hex_, desk.view.centre(hex_), fading=fading)


def stamp(
    surface: pygame.Surface, desk: Desk, hex_: Hex, at: tuple[int, int], *, fading: bool, strength: float = 1.0
) -> None:
    """The cloud of a hex with its middle at a point, as dense as `strength` (0 to 1) says."""
    cloud = _cloud(fading, sum(column_row(hex_)) % 2 + 1, round(desk.view.hex_width * WIDE))
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
