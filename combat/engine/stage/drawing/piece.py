"""Cardboard pieces: shadow, cut edge, printed face and light from the north-west. Finished pieces are cached."""

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
"""Blur and offset of the shadow in units; a usual piece is 80 units wide."""

KEPT_BYTES = 16_000_000


class Piece(NamedTuple):
    """The picture of a piece, including its shadow and anything that extends beyond the piece."""

    surface: pygame.Surface
    origin: tuple[int, int]
    """Position of the piece's upper left corner in the surface."""
    size: tuple[int, int]
    """Width and height of the piece itself."""

    def at(self, x: int, y: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the arguments of ``fblits`` that draw the piece with its upper left corner at x, y."""
        return self.surface, (x - self.origin[0], y - self.origin[1])

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the piece with its upper left corner at x, y."""
        target.blit(self.surface, (x - self.origin[0], y - self.origin[1]))


class PieceStore:
    """LRU cache of pieces, limited in bytes."""

    def __init__(self, limit: int) -> None:
        self._limit, self._held = limit, 0
        self._pieces: OrderedDict[Hashable, Piece] = OrderedDict()

    def find(self, key: Hashable) -> Piece | None:
        """Return the piece cached under a key, or None."""
        piece = self._pieces.get(key)
        if piece is not None:
            self._pieces.move_to_end(key)
        return piece

    def keep(self, key: Hashable, piece: Piece) -> None:
        """Cache a piece, and evict the least recently used pieces beyond the limit."""
        self._pieces[key] = piece
        self._held += _weight(piece)
        while self._held > self._limit and len(self._pieces) > 1:
            self._held -= _weight(self._pieces.popitem(last=False)[1])

    @property
    def held(self) -> int:
        """Return the size of all cached pieces in bytes."""
        return self._held

    def clear(self) -> None:
        """Remove all pieces from the cache."""
        self._pieces.clear()
        self._held = 0


def _weight(piece: Piece) -> int:
    return piece.surface.get_width() * piece.surface.get_height() * 4


SHELF = PieceStore(KEPT_BYTES)
when_forgotten(SHELF.clear)


def kept(make: Callable[P, Piece]) -> Callable[P, Piece]:
    """Return a function that caches the pieces made by `make` by its arguments."""

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
    """Return the cache key of a call: a function with its arguments."""
    return make.__qualname__, make.__module__, args, tuple(kwargs.items())


def cut(
    size: tuple[int, int], radius: float, unit: float, paint: Callable[[pygame.Surface], None], lift: float = 1.0
) -> Piece:
    """Return a piece with a size in pixels, whose face is drawn by ``paint``.

    ``unit`` is one pixel at scale 1, and ``lift`` scales the shadow.
    """
    face = pygame.Surface(size, pygame.SRCALPHA)
    paint(face)
    face.blit(theme.paper("grain", *size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    face.blit(_mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(_edges(size, radius, unit), (0, 0))
    return lay(face, radius, unit, lift)


def lay(face: pygame.Surface, radius: float, unit: float, lift: float = 1.0) -> Piece:
    """Return a piece made from a finished face, with cut edge and shadow."""
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
    """Return the piece with a ring in the selection colour around it."""
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


class Stretcher:
    """Scales pieces without smoothing, as placeholders until they are drawn at their size.

    Pieces of the same measures are scaled onto the same surface, so that a frame full of them needs few: each is
    valid until the next one is requested.
    """

    def __init__(self) -> None:
        self._plates: dict[object, Piece] = {}

    def clear(self) -> None:
        """Release the surfaces."""
        self._plates.clear()

    def stretched(self, piece: Piece, share: float) -> Piece:
        """Return the piece scaled by `share`; its surface is reused by the next call."""
        picture, origin, size = piece
        measures = picture.get_size(), picture.get_masks(), origin, size, share
        plate = self._plates.get(measures)
        if plate is None:
            (wide, high), *places = ((round(x * share), round(y * share)) for x, y in (measures[0], origin, size))
            surface = pygame.Surface((wide, high), pygame.SRCALPHA, picture)
            plate = self._plates[measures] = Piece(surface, places[0], places[1])
        pygame.transform.scale(picture, plate.surface.get_size(), plate.surface)
        return plate


def dimmed(piece: Piece) -> Piece:
    """Return the piece greyed and darkened, for a piece that is done."""
    surface = piece.surface.copy()
    surface.fill((150, 150, 142, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return Piece(surface, piece.origin, piece.size)


GREY, KEPT, RAISED = 165, 186, (68, 66, 60, 0)
"""Fading of a piece: opacity of the grey copy and remaining contrast (both of 255), and the added light."""


def faded(piece: Piece) -> Piece:
    """Return the piece paler but still legible, for a piece that has acted."""
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
    """Return the light and shadow along the edges of a piece, with the dark line of the cut."""
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
    """Return a diagonal gradient from light at the upper left to dark at the lower right."""
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
