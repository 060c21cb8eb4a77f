"""A board under its camera: where its hexes are on the screen, and what moves it into sight."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.late_import import named
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.map.camera import ZOOMS, Camera, Point
from combat.engine.tabletop.map.kept_views import Outlook
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles

if TYPE_CHECKING:
    from combat.engine.stage.sound.hearing import Hearing

_HEARING = "combat.engine.stage.sound.hearing"
"""How sounds come to the ears; nobody needs it before the first of them."""

RIM, FOLLOWED = 1, 1.0
"""Screen pixels between a framed hex and the view's edge; hex widths that a camera which follows keeps beyond it."""

SMALLER = 0.75
"""A view that has less than this of the room of another does not show the same."""


class BoardCamera(ABC):
    """The hexes of a painted board in a part of the window, and the ways of looking at them."""

    def __init__(self, board: Board, settings: Settings, tiles: Tiles) -> None:
        self.board, self.settings, self.tiles = board, settings, tiles
        self.index: SheetIndex = tiles.index
        self.camera = Camera((self.index.width, self.index.height))
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.kept: Callable[[], Iterable[Hex]] = tuple
        """Hexes that stay in the picture, if they find room, whenever the camera moves by itself."""
        self._scale = theme.ground_scale()
        """The scale of the ground for which the view was laid out last."""
        self._survey: tuple[int, int] | None = None
        """The zoom step before a survey, and the one that it took; None while there is none."""
        self._centres = {hex_: self.on_sheet(outline.centre(hex_)) for hex_ in board.hexes()}

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
    def hex_width(self) -> float:
        """Width of a hex on the screen in pixels, corner to corner."""
        return self.index.hex_width * self.camera.zoom

    @property
    def hex_height(self) -> float:
        """Height of a hex on the screen in pixels, side to side."""
        return self.index.hex_height * self.camera.zoom

    def on_sheet(self, point: Point) -> Point:
        """A point in hex widths and heights (`combat.engine.space.hexes.outline`) in sheet pixels."""
        return self.index.left + point[0] * self.index.hex_width, self.index.top + point[1] * self.index.hex_height

    def place_on_sheet(self, hex_: Hex) -> Point:
        """Return the middle of a hex in sheet pixels."""
        return self._centres[hex_]

    def centre(self, hex_: Hex) -> tuple[int, int]:
        """The middle of a hex on the screen; halves are rounded up, so that a pan never shifts it on the sheet."""
        x, y = self.camera.to_screen(self._centres[hex_])
        return math.floor(x + 0.5), math.floor(y + 0.5)

    def corners(self, hex_: Hex) -> list[Point]:
        """The six corners of a hex on the screen, clockwise from the upper right."""
        return [self.camera.to_screen(self.on_sheet(corner)) for corner in outline.corners(hex_)]

    def box(self, hex_: Hex) -> pygame.Rect:
        """The square in the middle of a hex that is as high as the hex, in which its pieces lie."""
        x, y = self.centre(hex_)
        side = round(self.hex_height)
        return pygame.Rect(x - side // 2, y - side // 2, side, side)

    def hex_at(self, position: Point) -> Hex | None:
        """The hex under a point of the screen; None off the board or outside the view."""
        if not self.rect.collidepoint(position):
            return None
        x, y = self.camera.to_sheet(position)
        found = outline.hex_at(
            (x - self.index.left) / self.index.hex_width, (y - self.index.top) / self.index.hex_height
        )
        return found if found is not None and self.board.contains(found) else None

    def hearing(self, hex_: Hex | None) -> Hearing:
        """How what is heard in a hex, or beside the board, comes to whoever looks, once the camera rests."""
        if hex_ is None:
            return named(f"{_HEARING}:HERE")  # type: ignore[no-any-return]
        (x, y), (middle_x, middle_y), pitch = self._centres[hex_], self.camera.aim, self.index.hex_height
        half = self.rect.width / 2 / self.hex_height
        return named(f"{_HEARING}:across")((x - middle_x) / pitch, (y - middle_y) / pitch, half)  # type: ignore[no-any-return]

    def way_out(self, hex_: Hex) -> str:
        """Which way a hex lies that is not in sight, as "up-left"; "" for one that is."""
        (x, y), (middle_x, middle_y) = self._centres[hex_], self.camera.aim
        right, down = (x - middle_x) * self.camera.zoom, (y - middle_y) * self.camera.zoom
        if 2 * abs(right) <= self.rect.width and 2 * abs(down) <= self.rect.height:
            return ""
        upright = ("up" if down < 0 else "down") if 2 * abs(down) > abs(right) else ""
        sideways = ("left" if right < 0 else "right") if 2 * abs(right) > abs(down) else ""
        return "-".join(filter(None, (upright, sideways)))

    def visible(self) -> list[Hex]:
        """The hexes of which any part is in the view."""
        width, height = self.hex_width, self.hex_height
        safe = self.rect.inflate(round(width) + 2, round(height) + 2)
        return [hex_ for hex_ in self.board.hexes() if safe.collidepoint(self.centre(hex_))]

    # -- camera -------------------------------------------------------------------------------------------------

    def show(self, *hexes: Hex, also: Iterable[Hex] = (), then: Iterable[Hex] = ()) -> None:
        """Bring into sight what happens, or what is asked about, as the camera setting says.

        All `hexes` are seen then, from farther away if need be; of `also` as many as find room beside them. Where the
        camera moves, it takes in as much as it can of what is shown next, `then`, so that it moves once for all.
        """
        if self.settings.camera != "off":
            self._frame(hexes, also, FOLLOWED if self.settings.camera == "follow" else 0.0, then)

    def bring(self, *hexes: Hex, also: Iterable[Hex] = ()) -> None:
        """Bring hexes into sight that the player himself looks for, whatever the camera setting says."""
        self._frame(hexes, also, 0.0)

    def _frame(self, hexes: Iterable[Hex], also: Iterable[Hex], beyond: float, then: Iterable[Hex] = ()) -> None:
        """Frame whole hexes, and move as soon as one is nearer to the edge than `beyond` hex widths."""
        step, rim = self.camera.step, RIM / self.camera.zoom
        edge = self.index.hex_width / 2 + rim, self.index.hex_height / 2 + rim
        must, others = ([self._centres[hex_] for hex_ in some] for some in (hexes, also))
        kept = [self._centres[hex_] for some in (then, self.kept()) for hex_ in some if hex_ in self._centres]
        self.camera.frame(must, others, edge, beyond * self.index.hex_width, kept)
        if self.camera.step != step:
            self.touch()

    def survey(self, hexes: Iterable[Hex], also: Iterable[Hex] = ()) -> None:
        """Look at hexes all at once, from as far away as that needs, once; `end_survey` gives back the zoom.

        They are centred wherever the camera looked before.
        """
        if self._survey is None:
            before, seen = self.camera.step, list(hexes)
            self.bring(*seen, also=also)
            self.camera.put_in_middle(self._middle([self._centres[hex_] for hex_ in seen]))
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
        """Whether hexes are looked at all at once just now."""
        return self._survey is not None

    @property
    def outlook(self) -> Outlook:
        """Where the camera looks, wherever it is on its way to."""
        x, y = self.camera.aim
        across, down = (round(side / self.hex_width, 2) for side in self.camera.free.size)
        return Outlook(round(x, 1), round(y, 1), round(self.hex_width / self._scale, 2), across, down)

    def look(self, outlook: Outlook) -> None:
        """Looks at once as it did then, at the zoom step that comes nearest; from farther away where the view is so
        much smaller now that a good part of what lay in it would lie outside."""
        zoom = outlook.wide * theme.ground_scale() / self.index.hex_width
        width, height = self.camera.free.size
        hex_ = self.index.hex_width * zoom
        room = min(width / (outlook.across * hex_ or width), height / (outlook.down * hex_ or height))
        zoom *= room if room < SMALLER else 1.0
        step = min(range(len(ZOOMS)), key=lambda step: abs(ZOOMS[step] - zoom))
        self.camera.look_at((outlook.x, outlook.y), step)
        self.touch()

    def place_anew(self, rect: pygame.Rect, free: pygame.Rect | None) -> bool:
        """Give the view a rectangle in a window of another size or scale, with the same sheet point in the middle.

        Hexes keep their size by the scale of type, from farther away where much less would be seen; a view of the whole
        sheet shows all of it again. Return whether hexes were surveyed, which is to be done anew.
        """
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
        self.touch()
        return surveyed

    def fit(self, hexes: Iterable[Hex], least: int) -> None:
        """Zooms out until hexes lie in the view together, while a hex stays `least` pixels wide, and looks at them."""
        places, camera = [self._centres[hex_] for hex_ in hexes], self.camera
        if not places:
            return
        self._step_back(places, least)
        camera.centre(self._middle(places))

    @staticmethod
    def _middle(places: Sequence[Point]) -> Point:
        """Return the point midway between the outermost of some sheet points."""
        x, y = (min(place[n] for place in places) + max(place[n] for place in places) for n in (0, 1))
        return x / 2, y / 2

    def _step_back(self, places: Sequence[Point], least: int) -> bool:
        """Zooms out until points find room together in what is free of the view, while a hex stays `least` pixels wide;
        False where they do not even then."""
        camera, edge = self.camera, (self.index.hex_width / 2, self.index.hex_height / 2)
        while not camera.fits(places, edge, camera.step):
            step = camera.step - 1
            if step < camera.least or self.index.hex_width * ZOOMS[step] < least:
                return False
            self.zoom(-1)
        return True

    def gather(self, first: Iterable[Hex], hexes: Sequence[Hex], also: Iterable[Hex], least: int) -> None:
        """Brings hexes into sight together, from farther away if need be while a hex stays `least` pixels wide, and of
        the others as many as find room beside them; where that is too little, those that come first."""
        if self.settings.camera == "off" or not hexes:
            return
        seen, edge = list(hexes), (self.index.hex_width / 2, self.index.hex_height / 2)
        if not self._step_back([self._centres[hex_] for hex_ in seen], least):
            self.show(*first, also=hexes)
            return
        for other in also:
            if self.camera.fits([self._centres[hex_] for hex_ in (*seen, other)], edge, self.camera.step):
                seen.append(other)
        self.show(*seen)

    def centre_on(self, hex_: Hex) -> None:
        """Glides until a hex is in the middle."""
        self.camera.centre(self._centres[hex_])

    def zoom(self, steps: int, at: Point | None = None) -> None:
        """Zooms in (positive) or out by steps at a point of the screen, or at the middle."""
        if self.camera.zoom_to(self.camera.step + steps, at or self.rect.center):
            self.touch()

    def pan(self, dx: float, dy: float) -> None:
        """Moves the camera by screen pixels at once."""
        before = self.camera.origin
        if self.camera.pan(dx, dy):
            self._moved_by(self.camera.origin[0] - before[0], self.camera.origin[1] - before[1])
