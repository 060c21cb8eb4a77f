"""Where a comrade is to be brought: the rim of the hexes in which he is home, and the hex of his flag (22.0)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import pygame

from combat.board import outline
from combat.board.hexes import Hex, distance
from combat.client import theme
from combat.client.table import grease

if TYPE_CHECKING:
    from combat.client.table.desk import Desk
    from combat.rules.sites import Comrade

WIDTH = 3.6
"""Of the pencil line, in pixels at scale 1."""

Side: TypeAlias = tuple[outline.Point, outline.Point]


def draw_rims(surface: pygame.Surface, desk: Desk) -> None:
    """A line of green pencil around the home of everyone who is to be brought there."""
    view = desk.view
    safe = view.rect.inflate(round(view.hex_width), round(view.hex_height))
    for comrade in desk.book.scenario.comrades:
        for seed, side in enumerate(rim(comrade.home)):
            ends = [view.camera.to_screen(view.on_sheet(corner)) for corner in side]
            if safe.collidepoint(ends[0]) or safe.collidepoint(ends[1]):
                grease.stroke(surface, ends, theme.HOME, WIDTH, seed)


def flag_hex(comrade: Comrade) -> Hex | None:
    """The hex of his home that is nearest to where he lies: there the flag stands."""
    if not comrade.home or not comrade.points:
        return None
    return min(comrade.home, key=lambda hex_: (distance(hex_, comrade.hex), hex_))


@lru_cache(maxsize=4)
def rim(hexes: tuple[Hex, ...]) -> tuple[Side, ...]:
    """The sides of an area of hexes that lead out of it, in hex widths and heights. Remembered."""
    sides = [outline.side(hex_, direction) for hex_ in hexes for direction in range(1, 7)]
    shared = Counter(_middle(side) for side in sides)
    return tuple(side for side in sides if shared[_middle(side)] == 1)


def _middle(side: Side) -> tuple[int, int]:
    """What two hexes that share a side agree on."""
    (x, y), (far_x, far_y) = side
    return round((x + far_x) * 1000), round((y + far_y) * 1000)
