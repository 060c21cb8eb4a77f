"""Camera of a board: positions of places on the screen, and moves that bring places into view."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from combat.engine.kernel.load_object import load_object
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.ground import Ground
from combat.engine.tabletop.map.camera import FARTHEST, ZOOMS, Camera, Point, usual_step
from combat.engine.tabletop.map.camera_views import CameraView
from combat.engine.tabletop.map.framing import Framing
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles

P = TypeVar("P", bound=Hashable)

if TYPE_CHECKING:
    from combat.engine.stage.sound.sound_pan import HERE, SoundPan, across

_HEARING = "combat.engine.stage.sound.sound_pan"
"""The panning of sounds; imported with the first sound."""

SMALLER = 0.75
"""Share of another view's size below which this view does not show the same area."""


class BoardCamera(ABC, Generic[P]):
    """Positions of a sheet's places in a part of the window, and the moves of its camera."""

    def __init__(self, ground: Ground[P], settings: Settings, tiles: Tiles) -> None:
        self.ground, self.settings, self.tiles = ground, settings, tiles
        self.index: SheetIndex = tiles.index
        farthest = FARTHEST if ground.counted else 0
        self.camera = Camera((self.index.width, self.index.height), ground.place_size, ground.span, farthest)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.framing: Framing[P] = Framing(self)
        self._scale = theme.ground_scale()
        """The board scale at the last layout."""

    @abstractmethod
    def place(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Set the rectangle of the view in the window, and the part of the view that no panel covers."""

    @abstractmethod
    def touch(self) -> None:
        """Request a redraw of the board."""

    @abstractmethod
    def _moved_by(self, dx: int, dy: int) -> None:
        """Handle a camera move at the same zoom: the picture is only shifted."""

    # -- positions ----------------------------------------------------------------------------------------------

    @property
    def place_width(self) -> float:
        """Return the width of a place on the screen in pixels; that of a hex is from corner to corner."""
        return self.index.place_width * self.camera.zoom

    @property
    def place_height(self) -> float:
        """Return the height of a place on the screen in pixels; that of a hex is from side to side."""
        return self.index.place_height * self.camera.zoom

    def on_sheet(self, point: Point) -> Point:
        """Return the sheet pixels of a point given in place widths and heights from the corner of the first place."""
        return self.index.left + point[0] * self.index.place_width, self.index.top + point[1] * self.index.place_height

    def centre(self, place: P) -> tuple[int, int]:
        """Return the centre of a place on the screen.

        Halves are always rounded up, so that panning does not shift the centre relative to the sheet.
        """
        (x, y), zoom, (left, top) = self.ground.middle(place), ZOOMS[self.camera.step], self.camera.origin
        return math.floor(left + x * zoom + 0.5), math.floor(top + y * zoom + 0.5)

    def corners(self, place: P) -> list[Point]:
        """Return the corners of a place's area on the screen, clockwise; of a hex from the upper right."""
        return [self.camera.to_screen(corner) for corner in self.ground.outline(place)]

    def box(self, place: P) -> pygame.Rect:
        """Return the square at the centre of a place, as high as the place, in which its pieces are drawn."""
        x, y = self.centre(place)
        side = round(self.place_height)
        return pygame.Rect(x - side // 2, y - side // 2, side, side)

    def place_at(self, position: Point, heading: int = 0) -> P | None:
        """Return the place at a point of the screen, or None off the sheet or outside the view.

        On open ground the place has the `heading`, in tenths of a degree.
        """
        return self.ground.at(self.camera.to_sheet(position), heading) if self.rect.collidepoint(position) else None

    def hearing(self, place: P | None) -> SoundPan:
        """Return the stereo panning of a sound at a place once the camera has stopped, or of one beside the board
        for None.
        """
        if place is None:
            return load_object(f"{_HEARING}:HERE", lambda: HERE)
        (x, y), (middle_x, middle_y), pitch = self.ground.middle(place), self.camera.aim, self.index.place_height
        half = self.rect.width / 2 / self.place_height
        heard = load_object(f"{_HEARING}:across", lambda: across)
        return heard((x - middle_x) / pitch, (y - middle_y) / pitch, half)

    def way_out(self, place: P) -> str:
        """Return the direction of a place out of view once the camera has stopped, such as "up-left", or "" if it is
        in view.
        """
        (x, y), (middle_x, middle_y) = self.ground.middle(place), self.camera.aim
        right, down = (x - middle_x) * self.camera.zoom, (y - middle_y) * self.camera.zoom
        if 2 * abs(right) <= self.rect.width and 2 * abs(down) <= self.rect.height:
            return ""
        upright = ("up" if down < 0 else "down") if 2 * abs(down) > abs(right) else ""
        sideways = ("left" if right < 0 else "right") if 2 * abs(right) > abs(down) else ""
        return "-".join(filter(None, (upright, sideways)))

    def visible(self) -> list[P]:
        """Return the places that are at least partly in view; empty on open ground."""
        safe, middle = self.rect.inflate(round(self.place_width) + 2, round(self.place_height) + 2), self.ground.middle
        (left, top), (right, bottom) = map(self.camera.to_sheet, (safe.topleft, safe.bottomright))
        points = ((place, middle(place)) for place in self.ground.places())
        return [place for place, (x, y) in points if left <= x < right and top <= y < bottom]

    def zoom_by_hand(self, steps: int, at: Point | None = None) -> None:
        """Zoom by steps at the player's request, so that automatic moves keep that zoom; `at` is as for `zoom`."""
        self.zoom(steps, at)
        self.framing.keep_zoom()

    @property
    def outlook(self) -> CameraView:
        """Return the current view for saving, or the view to which the camera is moving."""
        x, y = self.camera.aim
        across, down = (round(side / self.place_width, 2) for side in self.camera.free.size)
        return CameraView(round(x, 1), round(y, 1), round(self.place_width / self._scale, 2), across, down)

    def look(self, outlook: CameraView) -> None:
        """Restore a saved view at once, at the nearest zoom step; in a much smaller window the camera is farther
        away.
        """
        zoom = outlook.wide * theme.ground_scale() / self.index.place_width
        width, height = self.camera.free.size
        hex_ = self.index.place_width * zoom
        room = min(width / (outlook.across * hex_ or width), height / (outlook.down * hex_ or height))
        zoom *= room if room < SMALLER else 1.0
        step = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - zoom))
        self.camera.look_at((outlook.x, outlook.y), step)
        self.touch()

    def place_anew(self, rect: pygame.Rect, free: pygame.Rect | None) -> bool:
        """Set the rectangle of the view after a change of the window's size or scale, keeping the centre of the view.

        Places keep their size relative to the scale, unless much less of the board would be visible. A view of the
        whole sheet stays one. Return whether a survey was active, which the caller must repeat.
        """
        step = self.camera.step
        outlook, middle, surveyed = self.outlook, self.camera.middle, self.framing.forget_survey()
        whole = self.camera.step == self.camera.least
        self.place(rect, free)
        if surveyed:
            self.camera.zoom_to(usual_step(self.camera, theme.ground_scale()), rect.center)
        else:
            self.look(outlook)
            self.zoom(self.camera.least - self.camera.step if whole else 0)
        self.camera.put_in_middle(middle)
        self.framing.shift_zoom(self.camera.step - step)
        self.touch()
        return surveyed

    def centre_on(self, place: P) -> None:
        """Move smoothly until a place is centred."""
        self.camera.centre(self.ground.middle(place))

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zoom in (positive) or out by steps around a point of the screen; None is the centre of the view."""
        if self.camera.zoom_to(self.camera.step + steps, at or self.rect.center):
            self.touch()

    def pan(self, dx: float, dy: float) -> None:
        """Move the camera by screen pixels at once."""
        before = self.camera.origin
        if self.camera.pan(dx, dy):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])
