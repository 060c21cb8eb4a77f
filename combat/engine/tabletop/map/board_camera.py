"""A board under its camera: where its hexes are on the screen, and what moves it into sight."""

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
"""How sounds come to the ears; nobody needs it before the first of them."""

RIM, FOLLOWED = 1, 1.0
"""Screen pixels between a place that was brought into sight and the view's edge; widths of a place that a camera which
follows keeps."""

SMALLER = 0.75
"""A view that has less than this of the room of another does not show the same."""


class BoardCamera(ABC, Generic[P]):
    """The places of a sheet in a part of the window, and the ways of looking at them."""

    def __init__(self, ground: Ground[P], settings: Settings, tiles: Tiles) -> None:
        self.ground, self.settings, self.tiles = ground, settings, tiles
        self.index: SheetIndex = tiles.index
        self.camera = Camera((self.index.width, self.index.height), ground.place_size, ground.span)
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.kept: Callable[[], Iterable[P]] = tuple
        """Places that stay in the picture, if they find room, whenever the camera moves by itself."""
        self.beyond: Callable[[P], Point] = lambda place: (0.0, 0.0)
        """How far what stands on a place reaches above it and below it, in sheet pixels."""
        self._scale = theme.ground_scale()
        """The scale of the ground for which the view was laid out last."""
        self._chosen: int | None = None
        """The zoom step that the player has chosen himself, or at which the game began; None before."""
        self._left: Point | None = None
        """The sheet's point at which it looked at that step, where something that did not fit has changed it since."""
        self._survey: tuple[int, int] | None = None
        """The zoom step before a survey, and the one that it took; None while there is none."""

    @abstractmethod
    def place(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Give the view its rectangle of the window, and what of it no panel covers."""

    @abstractmethod
    def touch(self) -> None:
        """Something on the board looks different: it is drawn anew."""

    @abstractmethod
    def _moved_by(self, dx: int, dy: int) -> None:
        """The camera has moved at the same zoom: the picture is the same, seen elsewhere."""

    # -- where things are ---------------------------------------------------------------------------------------

    @property
    def place_width(self) -> float:
        """Width on the screen, in pixels, of what stands on a place; of a hex from corner to corner."""
        return self.index.place_width * self.camera.zoom

    @property
    def place_height(self) -> float:
        """Height on the screen, in pixels, of what stands on a place; of a hex from side to side."""
        return self.index.place_height * self.camera.zoom

    def on_sheet(self, point: Point) -> Point:
        """Return a point in widths and heights of a place, from the first one's corner, in sheet pixels."""
        return self.index.left + point[0] * self.index.place_width, self.index.top + point[1] * self.index.place_height

    def centre(self, place: P) -> tuple[int, int]:
        """The middle of a place on the screen; halves are rounded up, so that a pan never shifts it on the sheet."""
        x, y = self.camera.to_screen(self.ground.middle(place))
        return math.floor(x + 0.5), math.floor(y + 0.5)

    def corners(self, place: P) -> list[Point]:
        """The corners of what a place takes up on the screen, clockwise; of a hex from the upper right."""
        return [self.camera.to_screen(corner) for corner in self.ground.outline(place)]

    def box(self, place: P) -> pygame.Rect:
        """The square in the middle of a place, as high as what stands there, in which its pieces lie."""
        x, y = self.centre(place)
        side = round(self.place_height)
        return pygame.Rect(x - side // 2, y - side // 2, side, side)

    def place_at(self, position: Point, heading: int = 0) -> P | None:
        """The place under a point of the screen; None off the sheet's ground or outside the view."""
        return self.ground.at(self.camera.to_sheet(position), heading) if self.rect.collidepoint(position) else None

    def hearing(self, place: P | None) -> SoundPan:
        """How what is heard at a place, or beside the board, comes to whoever looks, once the camera rests."""
        if place is None:
            return load_object(f"{_HEARING}:HERE", lambda: HERE)
        (x, y), (middle_x, middle_y), pitch = self.ground.middle(place), self.camera.aim, self.index.place_height
        half = self.rect.width / 2 / self.place_height
        heard = load_object(f"{_HEARING}:across", lambda: across)
        return heard((x - middle_x) / pitch, (y - middle_y) / pitch, half)

    def way_out(self, place: P) -> str:
        """Which way a place lies that is not in sight, as "up-left"; "" for one that is."""
        (x, y), (middle_x, middle_y) = self.ground.middle(place), self.camera.aim
        right, down = (x - middle_x) * self.camera.zoom, (y - middle_y) * self.camera.zoom
        if 2 * abs(right) <= self.rect.width and 2 * abs(down) <= self.rect.height:
            return ""
        upright = ("up" if down < 0 else "down") if 2 * abs(down) > abs(right) else ""
        sideways = ("left" if right < 0 else "right") if 2 * abs(right) > abs(down) else ""
        return "-".join(filter(None, (upright, sideways)))

    def visible(self) -> list[P]:
        """The places of which any part is in the view, where they can be counted."""
        width, height = self.place_width, self.place_height
        safe = self.rect.inflate(round(width) + 2, round(height) + 2)
        return [place for place in self.ground.places() if safe.collidepoint(self.centre(place))]

    # -- camera -------------------------------------------------------------------------------------------------

    def show(self, *places: P, also: Iterable[P] = (), then: Iterable[P] = ()) -> None:
        """Bring into sight what happens, or what is asked about, as the camera setting says.

        All `places` are seen then, from farther away if need be; of `also` as many as find room beside them. Where the
        camera moves, it takes in as much as it can of what is shown next, `then`, so that it moves once for all.
        """
        if self.settings.camera != "off":
            self._frame(places, also, FOLLOWED if self.settings.camera == "follow" else 0.0, then)

    def bring(self, *places: P, also: Iterable[P] = ()) -> None:
        """Bring places into sight that the player himself looks for, whatever the camera setting says."""
        self._frame(places, also, 0.0)

    def _frame(self, places: Iterable[P], also: Iterable[P], beyond: float, then: Iterable[P] = ()) -> None:
        """Frame places whole, and move as soon as one is nearer to the edge than `beyond` widths of a place."""
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
        """Return how much of the sheet, across and down, lies around the middle of a place that is whole in sight."""
        return self.index.place_width / 2, self.index.place_height / 2

    def _points(self, places: Iterable[P]) -> list[Point]:
        """Return the sheet points which, each with a place around it, show places with all that stands on them."""
        found = list[Point]()
        for place in places:
            (x, y), (above, below) = self.ground.middle(place), self.beyond(place)
            found.append((x, y))
            found += [(x, y + way) for way in (-above, below) if way]
        return found

    def zoom_by_hand(self, steps: int, at: Point | None = None) -> None:
        """Zoom as the player wishes, and keep that zoom."""
        self.zoom(steps, at)
        self.keep_zoom()

    def keep_zoom(self) -> None:
        """From now on the view comes back to its present zoom after whatever does not fit it."""
        self._chosen, self._left = self.camera.step, None

    @property
    def keeps_zoom(self) -> bool:
        """Whether there is a zoom to which the view comes back."""
        return self._chosen is not None

    def come_back(self, places: Iterable[P] = ()) -> None:
        """Look again as the player did before something made the view zoom out, if places fit the zoom he chose."""
        camera, chosen = self.camera, self._chosen
        if chosen is None or camera.step >= chosen or self._survey is not None:
            return
        if camera.fits(self._points(places), self._edge(), chosen):
            camera.look_at(self._left or camera.aim, chosen)
            self._left = None
            self.touch()

    def sees(self, places: Iterable[P]) -> bool:
        """Whether places are whole in what is free of the view, once it rests, or under the small map."""
        return self.camera.sees(self._points(places), self._edge())

    def survey(self, places: Iterable[P], also: Iterable[P] = ()) -> None:
        """Look at places all at once, from as far away as that needs, once; `end_survey` gives back the zoom.

        They are centred wherever the camera looked before.
        """
        if self._survey is None:
            before, seen = self.camera.step, list(places)
            self.bring(*seen, also=also)
            self.camera.put_in_middle(self._middle([self.ground.middle(place) for place in seen]))
            self._survey = before, self.camera.step

    def end_survey(self, *, stay: bool = False) -> bool:
        """Zooms to where it was before a survey, unless it is to stay; False where it did not, as where there was none,
        or the player has zoomed himself since; a view that has grown so much that its least zoom is above that of the
        survey is no doing of his."""
        survey, self._survey = self._survey, None
        if stay or survey is None or survey[0] == survey[1] or max(survey[1], self.camera.least) != self.camera.step:
            return False
        self.zoom(survey[0] - self.camera.step)
        return True

    @property
    def surveying(self) -> bool:
        """Whether places are looked at all at once just now."""
        return self._survey is not None

    @property
    def outlook(self) -> CameraView:
        """Where the camera looks, wherever it is on its way to."""
        x, y = self.camera.aim
        across, down = (round(side / self.place_width, 2) for side in self.camera.free.size)
        return CameraView(round(x, 1), round(y, 1), round(self.place_width / self._scale, 2), across, down)

    def look(self, outlook: CameraView) -> None:
        """Looks at once as it did then, at the zoom step that comes nearest; from farther away where the view is so
        much smaller now that a good part of what lay in it would lie outside."""
        zoom = outlook.wide * theme.ground_scale() / self.index.place_width
        width, height = self.camera.free.size
        hex_ = self.index.place_width * zoom
        room = min(width / (outlook.across * hex_ or width), height / (outlook.down * hex_ or height))
        zoom *= room if room < SMALLER else 1.0
        step = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - zoom))
        self.camera.look_at((outlook.x, outlook.y), step)
        self.touch()

    def place_anew(self, rect: pygame.Rect, free: pygame.Rect | None) -> bool:
        """Give the view a rectangle in a window of another size or scale, with the same sheet point in the middle.

        Places keep their size by the scale of type, from farther away where much less would be seen; a view of all the
        sheet shows all of it again. Return whether places were surveyed, which is to be done anew.
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
        """Zoom out until places lie in the view together, while one stays `least` pixels wide, and look at them.

        Those `beside` them are seen as well if that leaves a place `roomy` pixels wide, and no less than `least`.
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
        """Return how many pixels wide a place is on the screen at a zoom step."""
        return self.index.place_width * ZOOMS[step]

    @staticmethod
    def _middle(places: Sequence[Point]) -> Point:
        """Return the point midway between the outermost of some sheet points."""
        x, y = (min(place[n] for place in places) + max(place[n] for place in places) for n in (0, 1))
        return x / 2, y / 2

    def _step_back(self, places: Sequence[Point], least: int) -> bool:
        """Zooms out until points find room together in what is free of the view, while one stays `least` pixels wide;
        False where they do not even then."""
        camera, edge = self.camera, self._edge()
        while not camera.fits(places, edge, camera.step):
            step = camera.step - 1
            if step < camera.least or self.width_at(step) < least:
                return False
            self.zoom(-1)
        return True

    def gather(self, first: Iterable[P], places: Sequence[P], also: Iterable[P], least: int) -> None:
        """Brings places into sight together unless they are, from farther away if need be while one stays `least`
        pixels wide, and of the others as many as find room beside them; else those that come first.

        At a zoom that the player has chosen it stays, and where they do not fit it any of them in sight is enough.
        """
        if self.settings.camera == "off" or not places:
            return
        self.come_back()
        if self.sees(places):
            self.show(*places)  # out from under the small map, where the sheet's edge allows it
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
        """Glides until a place is in the middle."""
        self.camera.centre(self.ground.middle(place))

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zooms in (positive) or out by steps at a point of the screen, or at the middle."""
        if self.camera.zoom_to(self.camera.step + steps, at or self.rect.center):
            self.touch()

    def pan(self, dx: float, dy: float) -> None:
        """Moves the camera by screen pixels at once."""
        before = self.camera.origin
        if self.camera.pan(dx, dy):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])
