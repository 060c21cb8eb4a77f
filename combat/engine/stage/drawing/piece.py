"""Pieces cut from board: shadow, cut edge, printed face and the light from the north-west; what was cut is kept."""

from __future__ import annotations

import functools
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple, ParamSpec

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.artwork import when_forgotten
from combat.engine.stage.drawing.startup_cache import as_before

P = ParamSpec("P")
BLUR, SHADOW_X, SHADOW_Y = 1.7, 1.1, 1.6
"""The shadow's softness and offset in units, of which a usual piece is 80 wide."""

KEPT_BYTES = 16_000_000


class Piece(NamedTuple):
    """A picture of a piece with its shadow and whatever sticks out of it."""

    surface: pygame.Surface
    origin: tuple[int, int]
    """Where in the surface the piece's own upper left corner lies."""
    size: tuple[int, int]
    """Width and height of the piece itself."""

    def at(self, x: int, y: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """What ``fblits`` needs to show the piece with its upper left corner at x, y."""
        return self.surface, (x - self.origin[0], y - self.origin[1])

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Shows the piece with its upper left corner at x, y."""
        target.blit(*self.at(x, y))


class PieceStore:
    """The pieces used last, as many as fit into a number of bytes."""

    def __init__(self, limit: int) -> None:
        self._limit, self._held = limit, 0
        self._pieces: OrderedDict[Hashable, Piece] = OrderedDict()

    def find(self, key: Hashable) -> Piece | None:
        """The piece kept under a key."""
        piece = self._pieces.get(key)
        if piece is not None:
            self._pieces.move_to_end(key)
        return piece

    def keep(self, key: Hashable, piece: Piece) -> None:
        """Keeps a piece, and lets the ones go that were not used for longest."""
        self._pieces[key] = piece
        self._held += _weight(piece)
        while self._held > self._limit and len(self._pieces) > 1:
            self._held -= _weight(self._pieces.popitem(last=False)[1])

    @property
    def held(self) -> int:
        """Bytes of all pieces that are kept."""
        return self._held

    def clear(self) -> None:
        """Lets all pieces go."""
        self._pieces.clear()
        self._held = 0


def _weight(piece: Piece) -> int:
    return piece.surface.get_width() * piece.surface.get_height() * 4


SHELF = PieceStore(KEPT_BYTES)
when_forgotten(SHELF.clear)


def kept(make: Callable[P, Piece]) -> Callable[P, Piece]:
    """The maker of pieces, but what it made for the same arguments comes from the shelf."""

    @functools.wraps(make)
    def find_or_make(*args: P.args, **kwargs: P.kwargs) -> Piece:
        key = key_of(make, *args, **kwargs)
        piece = SHELF.find(key)
        if piece is None:
            piece = make(*args, **kwargs)
            SHELF.keep(key, piece)
        return piece

    return find_or_make


def key_of(make: Callable[P, Piece], *args: P.args, **kwargs: P.kwargs) -> Hashable:
    """Under which key the shelf keeps what a maker made for these arguments."""
    return make.__qualname__, make.__module__, args, tuple(kwargs.items())


def cut(
    size: tuple[int, int], radius: float, unit: float, paint: Callable[[pygame.Surface], None], lift: float = 1.0
) -> Piece:
    """A piece of a size in pixels whose face ``paint`` draws; radius in pixels, ``lift``: how high it lies."""
    face = pygame.Surface(size, pygame.SRCALPHA)
    paint(face)
    face.blit(theme.paper("grain", *size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(_mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(_edges(size, radius, unit), (0, 0))
    return lay(face, radius, unit, lift)


def lay(face: pygame.Surface, radius: float, unit: float, lift: float = 1.0) -> Piece:
    """A finished face on its board, with its shadow."""
    width, height = face.get_size()
    blur = BLUR * unit * lift
    reach = shapes.shadow_margin(blur)
    aside, down = round(SHADOW_X * unit * lift), max(1, round(SHADOW_Y * unit * lift))
    margin = reach + 1
    surface = pygame.Surface((width + 2 * margin + aside, height + 2 * margin + down), pygame.SRCALPHA)
    surface.fill((21, 18, 10, 0))
    surface.blit(shapes.shadow(width, height, radius, blur, 105), (margin - reach + aside, margin - reach + down))
    thick = (round(0.5 * unit), max(1, round(0.9 * unit)))
    surface.blit(shapes.rounded((width, height), radius, theme.BOARD_EDGE), (margin + thick[0], margin + thick[1]))
    surface.blit(face, (margin, margin))
    return Piece(surface, (margin, margin), (width, height))


def ringed(piece: Piece, radius: float, unit: float) -> Piece:
    """The piece as chosen: a line in that colour round it."""
    line, gap = 2.2 * unit, 0.6 * unit
    out = math.ceil(line + gap)
    width, height = piece.size[0] + 2 * out, piece.size[1] + 2 * out
    more = max(0, out - piece.origin[0], out - piece.origin[1])
    surface = pygame.Surface([side + 2 * more for side in piece.surface.get_size()], pygame.SRCALPHA)
    surface.fill((21, 18, 10, 0))
    surface.blit(piece.surface, (more, more))
    origin = (piece.origin[0] + more, piece.origin[1] + more)
    ring = shapes.rounded((width, height), radius + out, (*theme.CHOSEN, 0), theme.CHOSEN, line)
    surface.blit(ring, (origin[0] - out, origin[1] - out))
    return Piece(surface, origin, piece.size)


def stretched(piece: Piece, share: float) -> Piece:
    """The piece scaled as it is, unsmoothed, for the moment before it is cut anew."""
    surface = pygame.transform.scale_by(piece.surface, share)
    origin = (round(piece.origin[0] * share), round(piece.origin[1] * share))
    return Piece(surface, origin, (round(piece.size[0] * share), round(piece.size[1] * share)))


def dimmed(piece: Piece) -> Piece:
    """The piece as done with: greyer and darker."""
    surface = piece.surface.copy()
    surface.fill((150, 150, 142, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return Piece(surface, piece.origin, piece.size)


GREY, KEPT, RAISED = 165, 186, (68, 66, 60, 0)
"""Of a faded piece: how much of its colours goes, what stays of its contrast, both of 255, and the light added."""


def faded(piece: Piece) -> Piece:
    """Return the piece as one that has acted: pale, with little colour left, and as legible as before."""
    surface, body = piece.surface.copy(), pygame.Rect(piece.origin, piece.size)
    grey = pygame.transform.grayscale(surface)
    grey.set_alpha(GREY)
    surface.blit(grey, body, body)
    surface.fill((KEPT, KEPT, KEPT, 255), body, special_flags=pygame.BLEND_RGBA_MULT)
    surface.fill(RAISED, body, special_flags=pygame.BLEND_RGBA_ADD)
    return Piece(surface, piece.origin, piece.size)


@functools.lru_cache(maxsize=60)
def _mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    return shapes.rounded(size, radius, theme.LIGHT)


@functools.lru_cache(maxsize=60)
@as_before
def _edges(size: tuple[int, int], radius: float, unit: float) -> pygame.Surface:
    """A hair of light at the upper left, a hair of shadow at the lower right, and the dark line of the cut."""
    width, height = size
    light = shapes.Plate(width, height, theme.LIGHT)
    light.box((0, 0, width, height), (*theme.LIGHT, 255), radius)
    inset = 0.9 * unit
    light.box((inset, inset, width - 2 * inset, height - 2 * inset), (*theme.LIGHT, 0), max(0.0, radius - inset))
    hair = light.reduce()
    hair.blit(_slant(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    line = max(0.45 * unit, 0.5)
    ring = shapes.rounded(size, radius, (*theme.EDGE, 0), (*theme.EDGE, 210), line)
    hair.blit(ring, (0, 0))
    return hair


def _slant(size: tuple[int, int]) -> pygame.Surface:
    """Light at the upper left over nothing in the middle to dark at the lower right."""
    corners = pygame.Surface((3, 3), pygame.SRCALPHA)
    tones = {
        0: (255, 255, 255, 140),
        1: (255, 255, 255, 60),
        2: (128, 128, 128, 0),
        3: (0, 0, 0, 60),
        4: (0, 0, 0, 110),
    }
    for x in range(3):
        for y in range(3):
            corners.set_at((x, y), tones[x + y])
    return pygame.transform.smoothscale(corners, size)
