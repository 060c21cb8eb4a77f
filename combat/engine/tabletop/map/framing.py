"""Camera moves that bring places of a board into view."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from combat.engine.tabletop.map.camera import ZOOMS, Point, fits

if TYPE_CHECKING:
    from combat.engine.tabletop.map.board_camera import BoardCamera

P = TypeVar("P", bound=Hashable)

RIM, FOLLOWED = 1, 1.0
"""Pixels between a place brought into view and the view's edge; margin in place widths with the camera on "follow"."""

ENOUGH = 0.55
"""Part of a place's half width and height that must be in view around its middle: 60 % of its area even in a corner."""


class Framing(Generic[P]):
    """Brings places into view, keeping the zoom chosen by the player where possible."""

    def __init__(self, board: BoardCamera[P]) -> None:
        self._board = board
        self.kept: Callable[[], Iterable[P]] = tuple
        """Returns places that should remain in view, if possible, when the camera moves automatically."""
        self.beyond: Callable[[P], Point] = lambda place: (0.0, 0.0)
        """Returns how far what is on a place extends above and below it, in sheet pixels."""
        self._chosen: int | None = None
        """The zoom step chosen by the player or at the start; None before."""
        self._left: Point | None = None
        """The sheet point in view at that step, if the camera has zoomed out since."""
        self._survey: tuple[int, int] | None = None
        """The zoom steps before and during a survey; None without one."""

    def show(self, *places: P, also: Iterable[P] = (), then: Iterable[P] = ()) -> None:
        """Bring places of events or questions into view if the camera setting allows it.

        All `places` become visible, if necessary at a smaller zoom, and as many of `also` as fit. If the camera moves,
        it also includes as many as possible of `then`, the places shown next. A place of which only the rim is cut
        counts as visible, unless pieces on it extend beyond it.
        """
        if self._board.settings.camera != "off":
            self._frame(places, also, FOLLOWED if self._board.settings.camera == "follow" else 0.0, then, ENOUGH)

    def bring(self, *places: P, also: Iterable[P] = ()) -> None:
        """Bring places into view at the player's request, whatever the camera setting.

        Those in `also` are included as far as they fit.
        """
        self._frame(places, also, 0.0)

    def _frame(
        self, places: Iterable[P], also: Iterable[P], beyond: float, then: Iterable[P] = (), share: float = 1.0
    ) -> None:
        """Frame places, and move as soon as `share` of one is closer to the edge than `beyond` place widths."""
        step, middle = self._board.camera.step, self._board.ground.middle
        places, also = list(places), list(also)
        must, others = self._points(places), self._points(also)
        middles = {middle(place) for place in (*places, *also)}
        whole = {*must, *others} - middles
        kept = [middle(place) for some in (then, self.kept()) for place in some if self._board.ground.has(place)]
        aim = self._board.camera.aim
        further, rim = beyond * self._board.index.place_width, RIM / self._board.camera.zoom
        self._board.camera.frame(must, others, self._edge(), further, kept, rim, share, whole)
        if self._board.camera.step != step:
            self._left = aim if step == self._chosen else self._left
            self._board.touch()

    def _edge(self) -> Point:
        """Return half the width and height of a place in sheet pixels."""
        return self._board.index.place_width / 2, self._board.index.place_height / 2

    def _points(self, places: Iterable[P]) -> list[Point]:
        """Return sheet points that, with the area of a place around each, cover places and all that is on them."""
        found = list[Point]()
        for place in places:
            (x, y), (above, below) = self._board.ground.middle(place), self.beyond(place)
            found.append((x, y))
            found += [(x, y + way) for way in (-above, below) if way]
        return found

    def keep_zoom(self) -> None:
        """Store the current zoom as the one to which `come_back` returns."""
        self._chosen, self._left = self._board.camera.step, None

    @property
    def keeps_zoom(self) -> bool:
        """Return whether a zoom is stored to which `come_back` returns."""
        return self._chosen is not None

    def come_back(self, places: Iterable[P] = ()) -> None:
        """Restore the player's zoom and position after an automatic zoom-out, if `places` fit then."""
        camera, chosen = self._board.camera, self._chosen
        if chosen is None or camera.step >= chosen or self._survey is not None:
            return
        if fits(camera.free.size, self._points(places), self._edge(), chosen):
            camera.look_at(self._left or camera.aim, chosen)
            self._left = None
            self._board.touch()

    def sees(self, places: Iterable[P]) -> bool:
        """Return whether places are fully in the uncovered part of the view after the current move.

        The minimap is ignored.
        """
        return self._board.camera.sees(self._points(places), self._edge())

    def survey(self, places: Iterable[P], also: Iterable[P] = ()) -> None:
        """Show all places, centred, zooming out as needed; `end_survey` restores the zoom.

        Those in `also` are included as far as they fit. Nothing happens if a survey is already active.
        """
        if self._survey is None:
            before, seen = self._board.camera.step, list(places)
            self.bring(*seen, also=also)
            self._board.camera.put_in_middle(self._middle([self._board.ground.middle(place) for place in seen]))
            self._survey = before, self._board.camera.step

    def end_survey(self, *, stay: bool = False) -> bool:
        """End a survey and restore the previous zoom, unless `stay` is true; return whether the zoom changed.

        The zoom is not restored if the player has zoomed since the survey began. An increase of the minimum zoom in a
        larger view does not count as zooming.
        """
        camera = self._board.camera
        survey, self._survey = self._survey, None
        if stay or survey is None or survey[0] == survey[1] or max(survey[1], camera.least) != camera.step:
            return False
        self._board.zoom(survey[0] - camera.step)
        return True

    @property
    def surveying(self) -> bool:
        """Return whether a survey is active."""
        return self._survey is not None

    @property
    def as_surveyed(self) -> bool:
        """Whether a survey is active and the player has not changed its zoom."""
        camera, survey = self._board.camera, self._survey
        return survey is not None and max(survey[1], camera.least) == camera.step

    def fit(self, places: Iterable[P], least: int, beside: Iterable[P] = (), roomy: int = 0) -> None:
        """Zoom out until places fit, but only while a place stays at least `least` pixels wide, and centre them.

        Places in `beside` are included if a place is then still at least `roomy` pixels wide.
        """
        middles = self._points(places)
        if not middles:
            return
        self._step_back(middles, least)
        camera, all_ = self._board.camera, [*middles, *self._points(beside)]
        wide = (step for step in range(camera.step, camera.least - 1, -1) if self.width_at(step) >= max(least, roomy))
        step = next((step for step in wide if fits(camera.free.size, all_, self._edge(), step)), None)
        if step is not None:
            self._board.zoom(step - camera.step)
            middles = all_
        camera.centre(self._middle(middles))

    def width_at(self, step: int) -> float:
        """Return the width of a place on the screen in pixels at a zoom step."""
        return self._board.index.place_width * ZOOMS[step]

    @staticmethod
    def _middle(places: Sequence[Point]) -> Point:
        """Return the centre of the bounding box of sheet points."""
        x, y = (min(place[n] for place in places) + max(place[n] for place in places) for n in (0, 1))
        return x / 2, y / 2

    def _step_back(self, places: Sequence[Point], least: int) -> bool:
        """Zoom out until points fit in the uncovered view, as long as a place is at least `least` pixels wide.

        Returns False if they do not fit even then.
        """
        camera, edge = self._board.camera, self._edge()
        while not fits(camera.free.size, places, edge, camera.step):
            step = camera.step - 1
            if step < camera.least or self.width_at(step) < least:
                return False
            self._board.zoom(-1)
        return True

    def gather(self, first: Iterable[P], places: Sequence[P], also: Iterable[P], least: int) -> None:
        """Bring places into view together, zooming out only while a place stays at least `least` pixels wide.

        As many of `also` as fit are included. If the places do not fit, those in `first` are shown. If the player has
        chosen a zoom, it is kept, and it is enough that any of the places is in view.
        """
        if self._board.settings.camera == "off" or not places:
            return
        self.come_back()
        if self.sees(places):
            self.show(*places)  # move them out from under the minimap, if possible
            return
        seen, edge = list(places), self._edge()
        middles = self._points(seen)
        if self._chosen is not None and not fits(self._board.camera.free.size, middles, edge, self._board.camera.step):
            self.show(*first, also=() if any(self.sees([place]) for place in seen) else seen)
            return
        if not self._step_back(middles, least):
            self.show(*first, also=places)
            return
        for other in also:
            if fits(self._board.camera.free.size, self._points((*seen, other)), edge, self._board.camera.step):
                seen.append(other)
        self.show(*seen)

    def forget_survey(self) -> bool:
        """End a survey without restoring the zoom; return whether one was active."""
        surveying, self._survey = self.surveying, None
        return surveying

    def shift_zoom(self, steps: int) -> None:
        """Change the stored zoom by steps, within the camera's limits."""
        camera = self._board.camera
        if self._chosen is not None:
            self._chosen = min(camera.most, max(camera.least, self._chosen + steps))
