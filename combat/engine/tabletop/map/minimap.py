"""Minimap in a corner of the board: the whole sheet, visible pieces, and a frame around the visible part."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.sign import Sign
from combat.engine.tabletop.ground import Point
from combat.engine.tabletop.map.camera import seen_part
from combat.engine.tabletop.map.minimap_marker import MinimapMarker
from combat.engine.tabletop.map.small_print import small_print

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

P = TypeVar("P", bound=Hashable)

WIDTH, MARGIN, BORDER, BLUR = 216, 10, 3, 3
"""Width of the print, distance from the corner, border and shadow, in pixels at scale 1."""

STRIP, SLIP, MISSED, ARROW, CARD = "strip", "slip", "missed", "arrow", "card"
"""Names of overlays on the board that avoid the minimap themselves."""


class Dot(Record, Generic[P]):
    """A piece marked on the minimap."""

    place: P
    """Its place on the sheet."""
    sign: Sign
    """Sign of its side."""
    own: bool = False
    """True if it is the player's."""


Blit = tuple[pygame.Surface, tuple[int, int]]

Shade = Callable[[pygame.Surface | None], tuple[object, ...]]
"""Darkens a print if given one, and returns a key of the darkness."""


def nothing_shaded(plate: pygame.Surface | None) -> tuple[object, ...]:
    """Leave the picture of the sheet unchanged (daylight) and return an empty cache key."""
    return ()


class Minimap(Generic[P]):
    """A small picture of the sheet; clicks and drags on it move the camera."""

    def __init__(self, view: MapView[P]) -> None:
        self._view = view
        self.dots: Callable[[], Iterable[Dot[P]]] = tuple
        """Returns the pieces."""
        self.pins: Callable[[], Iterable[MinimapMarker[P]]] = tuple
        """Returns the other markers, those on the ground first."""
        self.shade: Shade = nothing_shaded
        self._print: pygame.Surface | None = None
        self._picture: Sequence[Blit] = ()
        """The parts of the print with its shadow, each with its offset from the sheet's upper left corner."""
        self._drawn: tuple[tuple[Dot[P], ...], tuple[MinimapMarker[P], ...]] = ((), ())
        self._marked: tuple[tuple[Dot[P], ...], tuple[MinimapMarker[P], ...]] = ((), ())
        """The pieces and marks as they were when the board last looked different."""
        self._stale = True
        self._light: tuple[object, ...] = ()
        self._painting: object = None
        """The painting of the sheet that was printed last; it may have been replaced since."""
        self._held = False
        self.corner: Literal["bottomleft", "bottomright"] = "bottomleft"
        """Its corner, set when the table opens and again after the set-up."""
        self.roams = False
        """Whether it moves to the other lower corner before it hides."""
        self._away = False
        self._actors: Sequence[pygame.Rect] = ()
        """The areas that it must not cover."""

    @property
    def shown(self) -> bool:
        """Return whether the player has enabled the minimap."""
        return self._view.settings.minimap

    @property
    def away(self) -> bool:
        """Return whether the minimap is hidden because it would cover the pieces in question or is under an overlay."""
        return self._away

    @property
    def rect(self) -> pygame.Rect:
        """Return the minimap's rectangle on the screen; empty while it is hidden or all places are in view."""
        return pygame.Rect(self._view.rect.topleft, (0, 0)) if self._away else self.place

    @property
    def paper(self) -> pygame.Rect:
        """The rectangle of its opaque paper, the print and its border; empty while it is hidden."""
        rect = self.rect
        return rect.inflate(2 * theme.px(BORDER), 2 * theme.px(BORDER)) if rect.width else rect

    @property
    def place(self) -> pygame.Rect:
        """Return the minimap's rectangle in a lower corner of the uncovered view, even while the minimap is hidden.

        The rectangle is empty if the minimap is disabled, if all places are in view, or if there is no room.
        """
        board, camera = self._view.rect, self._view.camera
        width = min(theme.px(WIDTH), board.width // 4)
        height = width * camera.sheet[1] // camera.sheet[0]
        left, top, right, bottom = seen_part(camera)
        (west, north), (east, south) = camera.printed
        pixel = 0.0 if self._view.ground.counted else 1 / camera.zoom
        whole = left <= west + pixel and top <= north + pixel and right >= east - pixel and bottom >= south - pixel
        free = camera.open
        if not self.shown or whole or 2 * height > free.height or 2 * width > free.width:
            return pygame.Rect(board.topleft, (0, 0))
        inner, place = free.inflate(-2 * theme.px(MARGIN), -2 * theme.px(MARGIN)), pygame.Rect(0, 0, width, height)
        setattr(place, self.corner, getattr(inner, self.corner))
        return place

    def keep_off(self, actors: Sequence[pygame.Rect]) -> None:
        """Hide the minimap while it would cover one of the rectangles `actors`, as at a corner of the sheet where
        the camera cannot move on.
        """
        self._actors = actors
        self.keep_clear()

    def keep_clear(self) -> None:
        """Hide or show the minimap after a change of overlays."""
        laid = [box for name, box in self._view.laid.items() if name not in (STRIP, MISSED, ARROW, CARD) and box.width]
        away = self._moved_clear([*self._actors, *laid])
        if away != self._away:
            self._away = away
            self._view.touch()

    def _moved_clear(self, taken: Sequence[pygame.Rect]) -> bool:
        """Return whether it covers an area that is taken, after moving to the other corner if that is free."""
        away = self.place.collidelist(taken) >= 0
        if not away or not self.roams:
            return away
        before: Literal["bottomleft", "bottomright"] = self.corner
        self.corner = "bottomright" if before == "bottomleft" else "bottomleft"
        if self.place.collidelist(taken) < 0:
            self._view.touch()
            return False
        self.corner = before
        return True

    def touch(self) -> None:
        """Mark pieces and marks as changed, so that they are read again for the next frame."""
        self._stale = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle clicks and drags on the minimap; return whether the event was used."""
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
        """Draw the sheet, the pieces and the frame of the view, unless the minimap is hidden."""
        rect = self.rect
        if not rect.width:
            return
        border, margin = theme.px(BORDER), shapes.shadow_margin(BLUR * theme.scale())
        out = border + margin
        if self._stale:
            self._marked, self._stale = (tuple(self.dots()), tuple(self.pins())), False
        marked, light = self._marked, self.shade(None)
        painting = self._view.tiles.painting
        if light != self._light or painting is not self._painting:
            self._print, self._light, self._painting = None, light, painting
        stale = not self._picture or self._print is None or self._print.get_size() != rect.size
        if stale or marked != self._drawn:
            plate = self._printed(rect, out, border, *marked)
            self._picture = print_parts(plate, pygame.Rect(out, out, *rect.size), border)
            self._drawn = marked
        surface.fblits([(part, (rect.x + x, rect.y + y)) for part, (x, y) in self._picture])
        scale = rect.width / self._view.camera.sheet[0]
        left, top, right, bottom = (value * scale for value in seen_part(self._view.camera))
        seen = pygame.Rect(round(rect.x + left), round(rect.y + top), round(right - left), round(bottom - top))
        seen = seen.clip(rect)
        pygame.draw.rect(surface, theme.EDGE, seen, theme.px(2) + 1)
        pygame.draw.rect(surface, theme.FIELD, seen.inflate(-1, -1), theme.px(1))

    def _printed(
        self, rect: pygame.Rect, out: int, border: int, pieces: tuple[Dot[P], ...], marked: tuple[MinimapMarker[P], ...]
    ) -> pygame.Surface:
        """Return the print with shadow, border, pieces and markers."""
        if self._print is None or self._print.get_size() != rect.size:
            self._print = small_print(self._view.tiles, rect.size)
            self.shade(self._print)
        blur = BLUR * theme.scale()
        plate = pygame.Surface((rect.width + 2 * out, rect.height + 2 * out), pygame.SRCALPHA)
        paper = pygame.Rect(out, out, *rect.size).inflate(2 * border, 2 * border)
        plate.blit(shapes.shadow(*paper.size, 1, blur, 130), (0, theme.px(2)))
        plate.fill(theme.STRIP, paper)
        plate.blit(self._print, (out, out))
        scale = rect.width / self._view.camera.sheet[0]

        ground = self._view.ground

        def place(point: Point) -> Point:
            return out + point[0] * scale, out + point[1] * scale

        plate.set_clip(pygame.Rect(out, out, *rect.size))
        for pin in marked:
            if not pin.above:
                pin.draw(plate, ground, place, scale)
        plate.set_clip(None)
        for dot in sorted(pieces, key=lambda dot: dot.own):
            dot.sign.draw_on_map(plate, place(ground.middle(dot.place)), theme.scale(), own=dot.own)
        for pin in marked:
            if pin.above:
                pin.draw(plate, ground, place, scale)
        return plate


def print_parts(plate: pygame.Surface, sheet: pygame.Rect, border: int) -> list[Blit]:
    """Return a picture with its paper border and shadow as blits: the opaque paper and the shadow's four sides,
    which alone need blending.
    """
    paper, (width, height) = sheet.inflate(2 * border, 2 * border), plate.get_size()
    opaque = pygame.Surface(paper.size, 0, 32)
    opaque.blit(plate, (0, 0), paper)
    sides = (
        pygame.Rect(0, 0, width, paper.top),
        pygame.Rect(0, paper.bottom, width, height - paper.bottom),
        pygame.Rect(0, paper.top, paper.left, paper.height),
        pygame.Rect(paper.right, paper.top, width - paper.right, paper.height),
    )
    cut = [(opaque, paper.topleft), *((plate.subsurface(side), side.topleft) for side in sides)]
    return [(part, (x - sheet.x, y - sheet.y)) for part, (x, y) in cut]
