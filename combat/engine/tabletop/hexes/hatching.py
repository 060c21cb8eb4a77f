"""Hatching and dots on hexes in the style of wax pencil, continuous across adjacent hexes."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.stage.drawing.pencil import VARIANTS, wax, waxed
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.hexes.hex_marks import CORNERS, cell

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

WASHED = 4
"""The step of `crossed` whose strokes are on a wash."""


class Hatching:
    """Hatching of hexes out of sight, and dots on hexes possibly in sight."""

    def __init__(self, view: MapView[Hex]) -> None:
        self._view = view
        self._unseen: frozenset[Hex] = frozenset()
        self._doubtful: frozenset[Hex] = frozenset()
        self.ink = theme.HATCH
        """Ink: dark by day, pale by night."""

    def set(self, unseen: Iterable[Hex] = (), doubtful: Iterable[Hex] = ()) -> None:
        """Replace the hatched (`unseen`) and the dotted (`doubtful`) hexes, and redraw if they changed."""
        asked = frozenset(unseen), frozenset(doubtful)
        if asked != (self._unseen, self._doubtful):
            self._unseen, self._doubtful = asked
            self._view.touch()

    def lay(
        self, surface: pygame.Surface, fields: tuple[Iterable[Hex], Iterable[Hex]], origin: Hex | None, *, night: bool
    ) -> None:
        """Draw the patterns of hexes out of sight (`fields[0]`) and possibly in sight (`fields[1]`) of `origin`.

        If `origin` is given, its hex is marked.
        """
        self.ink = pencil.hatch_ink(night)
        self.set(*fields)
        self.draw(surface)
        if origin is not None:
            mark = cell("chosen", (round(self._view.place_width), round(self._view.place_height)), theme.scale())
            surface.blit(mark, mark.get_rect(center=self._view.centre(origin)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw both patterns on the visible hexes, continuous from hex to hex."""
        if not self._unseen and not self._doubtful:
            return
        view = self._view
        size = (round(view.place_width), round(view.place_height))
        pitch = max(5, round(13 * min(view.camera.zoom, 2.0)))
        left, top = view.camera.origin
        blits = []
        for hex_ in view.visible():
            if hex_ in self._unseen or hex_ in self._doubtful:
                x, y = view.centre(hex_)
                x, y = x - size[0] // 2, y - size[1] // 2
                if hex_ in self._unseen:
                    stamp = _hatched(size, pitch, (x - left + y - top) % pitch, self.ink)
                else:
                    stamp = _dotted(size, pitch, self.ink)
                blits.append((stamp, (x, y)))
        surface.fblits(blits)


@functools.lru_cache(maxsize=32)
def _hatched(size: tuple[int, int], pitch: int, phase: int, ink: Rgb) -> pygame.Surface:
    """Return a hex of slanted strokes that continue in its neighbours."""
    plate = Plate(*size, ink)
    width = max(1.0, pitch * 0.17)
    first = pitch - phase - pitch * 2
    for offset in range(first, size[0] + size[1] + pitch, pitch):
        plate.line([(offset + 4, -4), (offset - size[1] - 4, size[1] + 4)], (*ink, 158), width, round_ends=False)
    return _cut_to_hex(waxed(plate, phase % VARIANTS), size)


@functools.lru_cache(maxsize=4)
def _dotted(size: tuple[int, int], pitch: int, ink: Rgb) -> pygame.Surface:
    """Return a hex of dots."""
    plate = Plate(*size, ink)
    for row, y in enumerate(range(pitch // 2, size[1], pitch)):
        for x in range(pitch // 2 + (row % 2) * pitch // 2, size[0], pitch):
            plate.circle((x, y), max(1.0, pitch * 0.15), (*ink, 170))
    return _cut_to_hex(waxed(plate, 1), size)


@functools.lru_cache(maxsize=32)
def crossed(size: tuple[int, int], step: int, ink: Rgb) -> pygame.Surface:
    """Return a picture of a hatched hex of a size in pixels.

    `step` 1 to 4 is the density: sparse, dense, crossed, crossed on a wash.
    """
    pitch, picture = max(4, size[1] // (3, 6, 5, 8)[step - 1]), pygame.Surface(size, pygame.SRCALPHA)
    square = _strokes(pitch, max(1.0, size[1] * 0.015), size[1] % pitch if step > 2 else None, ink)
    picture.fblits([(square, (x, y)) for x in range(0, size[0], pitch) for y in range(0, size[1], pitch)])
    strokes = wax(picture, step % VARIANTS)
    if step == WASHED:
        wash = pygame.Surface(size, pygame.SRCALPHA)
        wash.fill((*ink, 50))
        wash.blit(strokes, (0, 0))
        strokes = wash
    return _cut_to_hex(strokes, size)


def _strokes(pitch: int, thick: float, across: int | None, ink: Rgb) -> pygame.Surface:
    """Return a repeating square of diagonal strokes; `across` is the offset of crossing strokes."""
    plate = Plate(pitch, pitch, ink)
    for offset in range(-pitch, 2 * pitch, pitch):
        plate.line([(offset + 2 * pitch, -pitch), (offset - pitch, 2 * pitch)], (*ink, 130), thick, round_ends=False)
        if across is not None:
            start = offset - across - pitch
            plate.line([(start, -pitch), (start + 3 * pitch, 2 * pitch)], (*ink, 130), thick, round_ends=False)
    picture = plate.reduce()
    picture.set_alpha(None)
    return picture


def samples(size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Surface]:
    """Return pictures of a hatched hex and of a dotted one of a size in pixels, for a legend."""
    pitch = max(4, size[1] // 4)
    return _hatched(size, pitch, 0, theme.HATCH), _dotted(size, pitch, theme.HATCH)


def _cut_to_hex(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Clear what is outside the hexagon, and prepare the picture for fast blits."""
    picture.blit(_inside(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


@functools.lru_cache(maxsize=2)
def _inside(size: tuple[int, int]) -> pygame.Surface:
    """Return a mask that is opaque inside the hexagon."""
    mask = Plate(size[0] // 2 + 1, size[1] // 2 + 1, (255, 255, 255))  # double resolution is enough for an edge
    middle, half = (size[0] / 4, size[1] / 4), (size[0] / 4, size[1] / 4 / math.sin(math.radians(60)))
    mask.polygon([(middle[0] + x * half[0], middle[1] + y * half[1]) for x, y in CORNERS], (255, 255, 255, 255))
    return pygame.transform.smoothscale(mask.surface.subsurface((0, 0, 2 * size[0], 2 * size[1])), size)
