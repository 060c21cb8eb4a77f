"""Drawing of the danger overlay's hatching and numbers, cached until numbers, camera or view change (13.0)."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import pygame

from combat.engine import words
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.hatching import crossed
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.games.volume1.rules.play.danger import Danger, Dangers

Stamp: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
"""A picture and the position of its upper left corner."""

STEPS = (20, 40, 60)
"""Percentages at which the hatching becomes denser."""
BAND = 48
"""Height of a cached strip of hatching in pixels."""
SMALLEST = 30
"""Minimum width of a hex for a number, in pixels at scale 1."""


class DangerDrawing:
    """Cached drawing of the danger numbers; it is drawn again only for another result object."""

    def __init__(self, view: BoardView[Hex]) -> None:
        self._view = view
        self._found = Dangers()
        self._sheet: pygame.Surface | None = None
        """Hatching of the whole view."""
        self._bands: list[Stamp] = []
        """Non-empty strips of the sheet, with their positions."""
        self._seen: tuple[object, ...] = ()
        """Cache key of the hatching."""
        self._numbers: list[Stamp] = []
        """Each number, relative to the sheet's corner."""
        self._numbered: tuple[object, ...] = ()
        self._in_view: list[Stamp] = []
        """Numbers in the view, at their screen positions."""
        self._placed: tuple[object, ...] = ()

    def forget(self) -> None:
        """Clear the caches; called when the overlay is hidden."""
        self._sheet, self._bands, self._numbers, self._in_view = None, [], [], []
        self._seen = self._numbered = self._placed = ()

    def _lay(self, found: Dangers) -> None:
        """Clear the caches if the result has changed."""
        if found is not self._found:
            self._found, self._seen, self._numbered = found, (), ()

    # -- strokes ------------------------------------------------------------------------------------------------

    def draw_strokes(self, surface: pygame.Surface, found: Dangers, ink: Rgb) -> None:
        """Draw the hatching of each hex in view; it becomes denser with the danger."""
        view = self._view
        self._lay(found)
        if not found:
            return
        if view.apart:  # a strip brought into view by a pan, which the view itself caches
            surface.fblits(list(self._strokes(ink)))
            return
        if self._sheet is None or self._sheet.get_size() != view.rect.size:
            self._sheet, self._seen = pygame.Surface(view.rect.size, pygame.SRCALPHA), ()
        seen = (view.camera.origin, view.place_width, view.rect.topleft, ink)
        if seen != self._seen:
            self._seen = seen
            left, top = view.rect.topleft
            self._sheet.fill((0, 0, 0, 0))
            stamps = [(stamp, (x - left, y - top)) for stamp, (x, y) in self._strokes(ink)]
            self._sheet.fblits(stamps, pygame.BLEND_RGBA_MAX)
            self._bands = [(band, (x + left, y + top)) for band, (x, y) in _bands(self._sheet, stamps)]
        surface.fblits(self._bands)

    def _strokes(self, ink: Rgb) -> Iterator[Stamp]:
        view = self._view
        size = (round(view.place_width), round(view.place_height))
        for hex_ in view.visible():
            worst = self._found.worst(hex_)
            if worst is not None:
                x, y = view.centre(hex_)
                yield crossed(size, step_of(worst.chance), ink), (x - size[0] // 2, y - size[1] // 2)

    # -- numbers ------------------------------------------------------------------------------------------------

    def draw_numbers(self, surface: pygame.Surface, found: Dangers) -> None:
        """Draw the numbers of each hex, unless hexes are too small for them."""
        view = self._view
        self._lay(found)
        if view.place_width < theme.px(SMALLEST):
            return
        left, top = view.camera.origin
        numbered = (view.place_width, theme.scale(), words.language())
        if numbered != self._numbered:
            self._numbered, self._placed = numbered, ()
            stamps = (stamp for hex_ in view.ground.places() for stamp in self._plates(hex_))
            self._numbers = [(picture, (x - left, y - top)) for picture, (x, y) in stamps]
        placed = (view.camera.origin, tuple(view.rect))
        if placed != self._placed:
            self._placed, around = placed, view.rect.inflate(theme.px(99), theme.px(99))
            stamps = ((picture, (x + left, y + top)) for picture, (x, y) in self._numbers)
            self._in_view = [stamp for stamp in stamps if around.collidepoint(stamp[1])]
        surface.fblits(self._in_view)

    def _plates(self, hex_: Hex) -> Iterator[Stamp]:
        """Yield the numbers of a hex below its counters: side by side, or stacked if it is narrow."""
        view, gap = self._view, theme.px(2)
        plates = [plate(_words(danger), theme.scale()) for danger in self._found.in_hex(hex_)]
        x, y = view.centre(hex_)
        row = pygame.Rect(0, 0, sum(picture.get_width() + gap for picture in plates) - gap, 0)
        row.center = (x, y + round(view.place_height * 0.34))
        if row.width <= view.place_width * 0.9:
            for picture in plates:
                yield picture, picture.get_rect(midleft=row.topleft).topleft
                row.left += picture.get_width() + gap
            return
        for picture in reversed(plates):
            yield picture, picture.get_rect(center=row.center).topleft
            row.top -= picture.get_height() + gap


def _bands(sheet: pygame.Surface, stamps: Sequence[Stamp]) -> Iterator[Stamp]:
    """Yield the parts of a sheet that have stamps, with their positions; a quarter of it is empty.

    They are horizontal, like the memory layout: vertical ones would be slower than the whole.
    """
    spans: dict[int, tuple[int, int]] = {}
    for stamp, (x, y) in stamps:
        width, height = stamp.get_size()
        for band in range(y // BAND, (y + height - 1) // BAND + 1):
            left, right = spans.get(band, (x, x))
            spans[band] = min(left, x), max(right, x + width)
    for band, (left, right) in spans.items():
        area = pygame.Rect(left, band * BAND, right - left, BAND).clip(sheet.get_rect())
        if area.width and area.height:
            yield sheet.subsurface(area), area.topleft


def _words(danger: Danger) -> str:
    """Return the percentage, with an M for a Morale Check only."""
    percent = percents.percent(danger.chance)
    return text("danger-check", percent=percent) if danger.check_only else str(percent)


def step_of(chance: float) -> int:
    """Return the density of the hatching, 1 to 4, for a probability from 0 to 1."""
    percent = percents.percent(chance)
    return 1 + sum(percent >= step for step in STEPS)


@functools.lru_cache(maxsize=256)
def plate(said: str, scale: float) -> pygame.Surface:
    """Return the picture of a number on a small plate. Cached."""
    face = theme.font("sans", 13, 700)
    size = (round(face.width(said)) + round(8 * scale), round(17 * scale))
    picture = shapes.rounded(size, round(4 * scale), theme.FIELD, theme.CLEAR, max(1.0, scale)).copy()
    face.draw_in(picture, said, picture.get_rect(), theme.CLEAR, align="center")
    picture.set_alpha(255, pygame.RLEACCEL)  # hundreds are on a board, mostly of one colour each
    return picture
