"""The small map in the board's corner: the whole sheet, the pieces that are seen, and the part that is in view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, TypeAlias

import pygame

from combat.engine.kernel.record import Record
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.sign import Sign
from combat.engine.tabletop.layout import parts_beside
from combat.engine.tabletop.map.map_view import MapView
from combat.engine.tabletop.map.pin import Pin

WIDTH, SMALL, MARGIN, BORDER, BLUR = 216, 132, 10, 3, 3
"""Width of the print, and where it would else lie on a piece; its distance from the corner, its bare border and its
shadow, in pixels at scale 1."""

Corner: TypeAlias = Literal["bottomleft", "bottomright", "topright", "topleft"]
STRIP, SLIP, MISSED, ARROW, CARD = "strip", "slip", "missed", "arrow", "card"
"""What lies on the board and goes out of its way itself, and what stays while much is done beside it."""
CORNERS: tuple[Corner, ...] = ("bottomleft", "bottomright", "topright", "topleft")
"""Where it may lie, the usual place first."""


class Dot(Record):
    """A piece on the small map."""

    hex: Hex
    sign: Sign
    """What tells whose it is."""
    own: bool = False
    """Whether it is the player's."""


Dots = Callable[[], Iterable[Dot]]
"""The pieces."""


def nobody() -> Iterable[Dot]:
    """An empty map."""
    return ()


Pins = Callable[[], Iterable[Pin]]
"""What else is marked, that on the ground first."""


def nothing_marked() -> Iterable[Pin]:
    """An empty map."""
    return ()


Shade = Callable[[pygame.Surface | None], tuple[object, ...]]
"""Darkens the print where there is one, and tells what the darkness depends on."""


def nothing_shaded(plate: pygame.Surface | None) -> tuple[object, ...]:
    """Full daylight."""
    return ()


class Minimap:
    """A print of the sheet; a click or a drag upon it moves the camera there."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self.dots: Dots = nobody
        self.pins: Pins = nothing_marked
        self.shade: Shade = nothing_shaded
        self._print: pygame.Surface | None = None
        self._picture: pygame.Surface | None = None
        self._drawn: tuple[tuple[Dot, ...], tuple[Pin, ...]] = ((), ())
        self._light: tuple[object, ...] = ()
        self._sheet: pygame.Surface | None = None
        """The picture of the sheet that was printed last: another hand may have painted it since."""
        self._held = False
        self._corner: Corner = "bottomleft"
        self._small = False
        """Whether it is shrunk, since it would else lie on somebody."""
        self._away = False
        """Whether it would lie on somebody who acts, wherever it lay."""
        self._actors: Sequence[pygame.Rect] = ()
        self._others: Sequence[pygame.Rect] = ()
        """What it was told last to keep off."""

    @property
    def shown(self) -> bool:
        """Whether the player wants it."""
        return self._view.settings.minimap

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies on the screen; empty while it is hidden or all of the sheet is in view anyway."""
        return pygame.Rect(self._view.rect.topleft, (0, 0)) if self._away else self._place(self._corner, self._small)

    def _place(self, corner: Corner, small: bool) -> pygame.Rect:
        """Where it would lie in a corner, whole or shrunk."""
        board, camera = self._view.rect, self._view.camera
        width = min(theme.px(SMALL if small else WIDTH), board.width // (7 if small else 4))
        height = width * camera.sheet[1] // camera.sheet[0]
        left, top, right, bottom = camera.seen
        whole = left <= 0 and top <= 0 and right >= camera.sheet[0] and bottom >= camera.sheet[1]
        free = camera.open
        slip = self._view.laid.get(SLIP)
        parts = (free,) if slip is None else parts_beside(free, slip)
        roomy = any(2 * height <= part.height and 2 * width <= part.width for part in parts)
        if not self.shown or whole or not roomy:
            return pygame.Rect(board.topleft, (0, 0))
        inner, place = free.inflate(-2 * theme.px(MARGIN), -2 * theme.px(MARGIN)), pygame.Rect(0, 0, width, height)
        setattr(place, corner, getattr(inner, corner))
        return place

    def keep_off(self, actors: Sequence[pygame.Rect], others: Sequence[pygame.Rect]) -> None:
        """Moves to another corner if it lies on an actor or a piece, or on others where another corner spares everyone.

        Of those that are as good it takes the first; where it would lie on a piece in every corner it shrinks. Where it
        would lie on an actor in every corner even so it is away until it is told of other places.
        """
        self._actors, self._others = actors, others
        self.keep_clear()

    def keep_clear(self) -> None:
        """Look whether it may stay: something else lies on the board now."""
        laid = [box for name, box in self._view.laid.items() if name not in (STRIP, MISSED, ARROW, CARD) and box.width]
        taken = [*self._actors, *laid], self._pieces(), self._others
        before, self._away = (self._corner, self._small, self._away), False
        ways = [(corner, small) for small in (False, True) for corner in CORNERS]
        covered = {way: self._covered(*way, taken) for way in ways}
        here = covered[self._corner, False]
        self._small = False
        if any(here[:2]) or (here[2] and (0, 0, 0) in covered.values()):
            self._corner, self._small = min(ways, key=lambda way: (*covered[way][:2], way[1], covered[way][2]))
        self._away = covered[self._corner, self._small][0] > 0
        if (self._corner, self._small, self._away) != before:
            self._view.touch()

    def _covered(
        self, corner: Corner, small: bool, taken: Iterable[Sequence[pygame.Rect]]
    ) -> tuple[int, int, int]:
        """How many of the actors, of all pieces and of the others it would lie on in a corner."""
        place = self._place(corner, small)
        actors, pieces, others = (len(place.collidelistall(list(some))) for some in taken)
        return actors, pieces, others

    def _pieces(self) -> list[pygame.Rect]:
        """Where pieces lie in view."""
        return [self._view.box(hex_) for hex_ in {dot.hex for dot in self.dots()}]

    def handle(self, event: pygame.event.Event) -> bool:
        """Takes clicks and drags upon it."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            self._held = True
            self._look(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION and self._held:
            self._look(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._held:
            self._held = False
            return True
        return False

    def _look(self, position: tuple[int, int]) -> None:
        rect, camera = self.rect, self._view.camera
        if rect.width:
            x = (position[0] - rect.x) * camera.sheet[0] / rect.width
            y = (position[1] - rect.y) * camera.sheet[1] / rect.height
            self._view.pan((x - camera.x) * camera.zoom, (y - camera.y) * camera.zoom)

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the print, the pieces and the frame of what is in view."""
        rect = self.rect
        if not rect.width:
            return
        border, margin = theme.px(BORDER), shapes.shadow_margin(BLUR * theme.scale())
        out = border + margin
        marked, light = (tuple(self.dots()), tuple(self.pins())), self.shade(None)
        sheet = self._view.tiles.overview
        if light != self._light or sheet is not self._sheet:
            self._print, self._light, self._sheet = None, light, sheet
        stale = self._picture is None or self._print is None or self._print.get_size() != rect.size
        if self._picture is None or stale or marked != self._drawn:
            self._picture, self._drawn = self._printed(rect, out, border, *marked), marked
        surface.blit(self._picture, (rect.x - out, rect.y - out))
        scale = rect.width / self._view.camera.sheet[0]
        left, top, right, bottom = (value * scale for value in self._view.camera.seen)
        seen = pygame.Rect(round(rect.x + left), round(rect.y + top), round(right - left), round(bottom - top))
        seen = seen.clip(rect)
        pygame.draw.rect(surface, theme.EDGE, seen, theme.px(2) + 1)
        pygame.draw.rect(surface, theme.FIELD, seen.inflate(-1, -1), theme.px(1))

    def _printed(
        self, rect: pygame.Rect, out: int, border: int, pieces: tuple[Dot, ...], marked: tuple[Pin, ...]
    ) -> pygame.Surface:
        """The print with its shadow, its bare border, the pieces upon it and what else is marked."""
        if self._print is None or self._print.get_size() != rect.size:
            self._print = pygame.transform.smoothscale(self._sheet or self._view.tiles.overview, rect.size)
            self.shade(self._print)
        blur = BLUR * theme.scale()
        plate = pygame.Surface((rect.width + 2 * out, rect.height + 2 * out), pygame.SRCALPHA)
        paper = pygame.Rect(out, out, *rect.size).inflate(2 * border, 2 * border)
        plate.blit(shapes.shadow(*paper.size, 1, blur, 130), (0, theme.px(2)))
        plate.fill(theme.STRIP, paper)
        plate.blit(self._print, (out, out))
        scale = rect.width / self._view.camera.sheet[0]

        def place(point: outline.Point) -> tuple[float, float]:
            x, y = self._view.on_sheet(point)
            return out + x * scale, out + y * scale

        wide = self._view.index.hex_width * scale
        plate.set_clip(pygame.Rect(out, out, *rect.size))
        for pin in marked:
            if not pin.above:
                pin.draw(plate, place, wide)
        plate.set_clip(None)
        for dot in sorted(pieces, key=lambda dot: dot.own):
            dot.sign.draw_on_map(plate, place(outline.centre(dot.hex)), theme.scale(), own=dot.own)
        for pin in marked:
            if pin.above:
                pin.draw(plate, place, wide)
        return plate
