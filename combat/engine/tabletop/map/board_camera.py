"""Camera of a board: positions of places on the screen, and moves that bring places into view."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from combat.engine.kernel.load_object import load_object
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.ground import Ground
from combat.engine.tabletop.map.camera import ZOOMS, Camera, Point
from combat.engine.tabletop.map.camera_views import CameraView
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles

P = TypeVar("P", bound=Hashable)

if TYPE_CHECKING:
    from combat.engine.stage.sound.sound_pan import HERE, SoundPan, across

_HEARING = "combat.engine.stage.sound.sound_pan"
"""The panning of sounds; imported with the first sound."""

RIM, FOLLOWED = 1, 1.0
"""Pixels between a place brought into view and the view's edge; margin in place widths with the camera on "follow"."""

SMALLER = 0.75
"""Share of another view's size below which this view does not show the same area."""


class BoardCamera(ABC, Generic[P]):
    """The places of a sheet in a part of the window, and the moves of its camera."""

    def __init__(self, ground: Ground[P], settings: Settings, tiles: Tiles) -> None:
        self.ground, self.settings, self.tiles = ground, settings, tiles
        self.index: SheetIndex = tiles.index
        self.camera = Camera((self.index.width, self.index.height), ground.place_size, ground.span)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.kept: Callable[[], Iterable[P]] = tuple
        """Returns places that should remain in view, if possible, when the camera moves automatically."""
        self.beyond: Callable[[P], Point] = lambda place: (0.0, 0.0)
        """Returns how far what is on a place extends above and below it, in sheet pixels."""
        self._scale = theme.ground_scale()
        """The board scale at the last layout."""
        self._chosen: int | None = None
        """The zoom step chosen by the player or at the start; None before."""
        self._left: Point | None = None
        """The sheet point in view at that step, if the camera has zoomed out since."""
        self._survey: tuple[int, int] | None = None
        """The zoom steps before and during a survey; None without one."""

    @abstractmethod
    def place(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Set the view's rectangle in the window, and the part of it that no panel covers."""

    @abstractmethod
    def touch(self) -> None:
        """Request a redraw of the board."""

    @abstractmethod
    def _moved_by(self, dx: int, dy: int) -> None:
        """Handle a camera move at the same zoom: the picture is only shifted."""

    # -- positions ----------------------------------------------------------------------------------------------

    @property
    def place_width(self) -> float:
        """Width of a place on the screen in pixels; of a hex from corner to corner."""
        return self.index.place_width * self.camera.zoom

    @property
    def place_height(self) -> float:
        """Height of a place on the screen in pixels; of a hex from side to side."""
        return self.index.place_height * self.camera.zoom

    def on_sheet(self, point: Point) -> Point:
        """Convert a point in place widths and heights, from the first place's corner, to sheet pixels."""
        return self.index.left + point[0] * self.index.place_width, self.index.top + point[1] * self.index.place_height

    def centre(self, place: P) -> tuple[int, int]:
        """Return the centre of a place on the screen.

        Halves are rounded up, so that panning never shifts it on the sheet.
        """
        x, y = self.camera.to_screen(self.ground.middle(place))
        return math.floor(x + 0.5), math.floor(y + 0.5)

    def corners(self, place: P) -> list[Point]:
        """Return the corners of a place's area on the screen, clockwise; of a hex from the upper right."""
        return [self.camera.to_screen(corner) for corner in self.ground.outline(place)]

    def box(self, place: P) -> pygame.Rect:
        """Return the square at the centre of a place, as high as the place, in which its pieces are drawn."""
        x, y = self.centre(place)
        side = round(self.place_height)
        return pygame.Rect(x - side // 2, y - side // 2, side, side)

    def place_at(self, position: Point, heading: int = 0) -> P | None:
        """Return the place at a point of the screen; None off the sheet or outside the view."""
        return self.ground.at(self.camera.to_sheet(position), heading) if self.rect.collidepoint(position) else None

    def hearing(self, place: P | None) -> SoundPan:
        """Return the panning of a sound at a place, or beside the board, as seen once the camera rests."""
        if place is None:
            return load_object(f"{_HEARING}:HERE", lambda: HERE)
        (x, y), (middle_x, middle_y), pitch = self.ground.middle(place), self.camera.aim, self.index.place_height
        half = self.rect.width / 2 / self.place_height
        heard = load_object(f"{_HEARING}:across", lambda: across)
        return heard((x - middle_x) / pitch, (y - middle_y) / pitch, half)

    def way_out(self, place: P) -> str:
        """Return the direction of a place out of view, such as "up-left"; "" if it is in view."""
        (x, y), (middle_x, middle_y) = self.ground.middle(place), self.camera.aim
        right, down = (x - middle_x) * self.camera.zoom, (y - middle_y) * self.camera.zoom
        if 2 * abs(right) <= self.rect.width and 2 * abs(down) <= self.rect.height:
            return ""
        upright = ("up" if down < 0 else "down") if 2 * abs(down) > abs(right) else ""
        sideways = ("left" if right < 0 else "right") if 2 * abs(right) > abs(down) else ""
        return "-".join(filter(None, (upright, sideways)))

    def visible(self) -> list[P]:
        """Return the places that are at least partly in view; empty on open ground."""
        width, height = self.place_width, self.place_height
        safe = self.rect.inflate(round(width) + 2, round(height) + 2)
        return [place for place in self.ground.places() if safe.collidepoint(self.centre(place))]

    # -- camera -------------------------------------------------------------------------------------------------

    def show(self, *places: P, also: Iterable[P] = (), then: Iterable[P] = ()) -> None:
        """Bring places of events or questions into view, as the camera setting allows.

        All `places` become visible, zooming out if necessary, and as many of `also` as fit. If the camera
        moves, it also takes in as much of `then`, the places shown next, as it can.
        """
        if self.settings.camera != "off":
            self._frame(places, also, FOLLOWED if self.settings.camera == "follow" else 0.0, then)

    def bring(self, *places: P, also: Iterable[P] = ()) -> None:
        """Bring places into view at the player's request, whatever the camera setting."""
        self._frame(places, also, 0.0)

    def _frame(self, places: Iterable[P], also: Iterable[P], beyond: float, then: Iterable[P] = ()) -> None:
        """Frame places, and move as soon as one is closer to the edge than `beyond` place widths."""
        step, middle = self.camera.step, self.ground.middle
        must, others = self._points(places), self._points(also)
        kept = [middle(place) for some in (then, self.kept()) for place in some if self.ground.has(place)]
        aim = self.camera.aim
        further, rim = beyond * self.index.place_width, RIM / self.camera.zoom
        self.camera.frame(must, others, self._edge(), further, kept, rim)
        if self.camera.step != step:
            self._left = aim if step == self._chosen else self._left
            self.touch()

    def _edge(self) -> Point:
        """Return half the width and height of a place in sheet pixels."""
        return self.index.place_width / 2, self.index.place_height / 2

    def _points(self, places: Iterable[P]) -> list[Point]:
        """Return sheet points that, with the area of a place around each, cover places and all that is on them."""
        found = list[Point]()
        for place in places:
            (x, y), (above, below) = self.ground.middle(place), self.beyond(place)
            found.append((x, y))
            found += [(x, y + way) for way in (-above, below) if way]
        return found

    def zoom_by_hand(self, steps: int, at: Point | None = None) -> None:
        """Zoom by steps at the player's request, and keep that zoom."""
        self.zoom(steps, at)
        self.keep_zoom()

    def keep_zoom(self) -> None:
        """Make the current zoom the one that the view returns to."""
        self._chosen, self._left = self.camera.step, None

    @property
    def keeps_zoom(self) -> bool:
        """Whether there is a zoom that the view returns to."""
        return self._chosen is not None

    def come_back(self, places: Iterable[P] = ()) -> None:
        """Return to the player's zoom and position after an automatic zoom-out, if the places fit."""
        camera, chosen = self.camera, self._chosen
        if chosen is None or camera.step >= chosen or self._survey is not None:
            return
        if camera.fits(self._points(places), self._edge(), chosen):
            camera.look_at(self._left or camera.aim, chosen)
            self._left = None
            self.touch()

    def sees(self, places: Iterable[P]) -> bool:
        """Return whether places are fully in the uncovered view once it rests; the minimap may cover them."""
        return self.camera.sees(self._points(places), self._edge())

    def survey(self, places: Iterable[P], also: Iterable[P] = ()) -> None:
        """Show all places centred at once, zooming out as needed; `end_survey` restores the zoom."""
        if self._survey is None:
            before, seen = self.camera.step, list(places)
            self.bring(*seen, also=also)
            self.camera.put_in_middle(self._middle([self.ground.middle(place) for place in seen]))
            self._survey = before, self.camera.step

    def end_survey(self, *, stay: bool = False) -> bool:
        """End a survey and restore the zoom, unless it should stay; return whether the zoom changed.

        It is not restored if the player has zoomed since. A raised minimum zoom in a larger view does not count
        as such.
        """
        survey, self._survey = self._survey, None
        if stay or survey is None or survey[0] == survey[1] or max(survey[1], self.camera.least) != self.camera.step:
            return False
        self.zoom(survey[0] - self.camera.step)
        return True

    @property
    def surveying(self) -> bool:
        """Whether a survey is active."""
        return self._survey is not None

    @property
    def outlook(self) -> CameraView:
        """The current view, or the one that the camera moves to."""
        x, y = self.camera.aim
        across, down = (round(side / self.place_width, 2) for side in self.camera.free.size)
        return CameraView(round(x, 1), round(y, 1), round(self.place_width / self._scale, 2), across, down)

    def look(self, outlook: CameraView) -> None:
        """Apply a saved view at once, at the nearest zoom step, or from farther away in a much smaller window."""
        zoom = outlook.wide * theme.ground_scale() / self.index.place_width
        width, height = self.camera.free.size
        hex_ = self.index.place_width * zoom
        room = min(width / (outlook.across * hex_ or width), height / (outlook.down * hex_ or height))
        zoom *= room if room < SMALLER else 1.0
        step = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - zoom))
        self.camera.look_at((outlook.x, outlook.y), step)
        self.touch()

    def place_anew(self, rect: pygame.Rect, free: pygame.Rect | None) -> bool:
        """Set the view's rectangle after a change of the window's size or scale, keeping its centre.

        Places keep their size relative to the scale, unless much less of the board would be visible. A view of
        the whole sheet remains one. Return whether a survey was active, which the caller must repeat.
        """
        step = self.camera.step
        outlook, middle, surveyed = self.outlook, self.camera.middle, self._survey is not None
        whole = self.camera.step == self.camera.least
        self._survey = None
        self.place(rect, free)
        if surveyed:
            self.camera.zoom_to(self.camera.usual_step(theme.ground_scale()), rect.center)
        else:
            self.look(outlook)
            self.zoom(self.camera.least - self.camera.step if whole else 0)
        self.camera.put_in_middle(middle)
        if self._chosen is not None:
            self._chosen = min(self.camera.most, max(self.camera.least, self._chosen + self.camera.step - step))
        self.touch()
        return surveyed

    def fit(self, places: Iterable[P], least: int, beside: Iterable[P] = (), roomy: int = 0) -> None:
        """Zoom out until places fit, as long as a place is at least `least` pixels wide, and centre them.

        Places in `beside` are included if a place then remains at least `roomy` pixels wide.
        """
        middles = self._points(places)
        if not middles:
            return
        self._step_back(middles, least)
        camera, all_ = self.camera, [*middles, *self._points(beside)]
        wide = (step for step in range(camera.step, camera.least - 1, -1) if self.width_at(step) >= max(least, roomy))
        step = next((step for step in wide if camera.fits(all_, self._edge(), step)), None)
        if step is not None:
            self.zoom(step - camera.step)
            middles = all_
        camera.centre(self._middle(middles))

    def width_at(self, step: int) -> float:
        """Return the width of a place on the screen at a zoom step, in pixels."""
        return self.index.place_width * ZOOMS[step]

    @staticmethod
    def _middle(places: Sequence[Point]) -> Point:
        """Return the centre of the bounding box of sheet points."""
        x, y = (min(place[n] for place in places) + max(place[n] for place in places) for n in (0, 1))
        return x / 2, y / 2

    def _step_back(self, places: Sequence[Point], least: int) -> bool:
        """Zoom out until points fit in the uncovered view, as long as a place is at least `least` pixels wide.

        Returns False if they do not fit even then.
        """
        camera, edge = self.camera, self._edge()
        while not camera.fits(places, edge, camera.step):
            step = camera.step - 1
            if step < camera.least or self.width_at(step) < least:
                return False
            self.zoom(-1)
        return True

    def gather(self, first: Iterable[P], places: Sequence[P], also: Iterable[P], least: int) -> None:
        """Bring places into view together, zooming out while a place is at least `least` pixels wide.

        As many of `also` as fit are included. If the places do not fit, `first` is shown. A zoom chosen by the
        player is kept; any of the places in view is then enough.
        """
        if self.settings.camera == "off" or not places:
            return
        self.come_back()
        if self.sees(places):
            self.show(*places)  # move them out from under the minimap, if possible
            return
        seen, edge = list(places), self._edge()
        middles = self._points(seen)
        if self._chosen is not None and not self.camera.fits(middles, edge, self.camera.step):
            self.show(*first, also=() if any(self.sees([place]) for place in seen) else seen)
            return
        if not self._step_back(middles, least):
            self.show(*first, also=places)
            return
        for other in also:
            if self.camera.fits(self._points((*seen, other)), edge, self.camera.step):
                seen.append(other)
        self.show(*seen)

    def centre_on(self, place: P) -> None:
        """Move smoothly until a place is centred."""
        self.camera.centre(self.ground.middle(place))

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zoom in (positive) or out by steps around a point of the screen, or the centre."""
        if self.camera.zoom_to(self.camera.step + steps, at or self.rect.center):
            self.touch()

    def pan(self, dx: float, dy: float) -> None:
        """Move the camera by screen pixels at once."""
        before = self.camera.origin
        if self.camera.pan(dx, dy):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])
