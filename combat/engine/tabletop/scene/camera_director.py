"""Where the table's camera looks by itself: at what is asked, at the player's own, and as it did when he left."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.mirror import Showing
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.map import camera_views
from combat.engine.tabletop.map.camera_views import CameraView
from combat.engine.tabletop.motion import Motion, places_shown
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.thing import marked_places
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

LEAST_PLACE = 84
"""How wide a place is at least, in pixels at scale 1, for the map to stay as it is when a survey ends."""
LEAST_TOLD = 56
"""How wide at least for pieces to be told apart at a glance, so that the map comes no nearer for some of them alone."""
LEAST_TOGETHER = 44
"""And how wide where all whom a question concerns, or all the player's pieces after a survey, are seen together."""


def lit_places(desk: Desk[S, B, P]) -> dict[P, Mark]:
    """The places that are legal answers."""
    return marked_places(GUARD.ask(desk.prompt.lit, {})) if desk.prompt is not None else {}


class CameraDirector(Generic[S, B, P]):
    """Moves the view of a desk, and the small map out of the way."""

    def __init__(self, desk: Desk[S, B, P], table: Table[S, B, P]) -> None:
        self.desk, self.table, self.view = desk, table, desk.view
        self._outlook: CameraView | None = None
        """What is seen until the first question has been put, where the game was taken up."""
        self._kept: CameraView | None = None
        """What was written down last of what is seen."""
        self.gathers = True
        """Whether a turn that begins brings all whom it concerns into sight; not where something else says where to
        look, as a lesson."""
        self.meant: Callable[[], Iterable[P]] = tuple
        """What else the small map keeps off, as that of which a lesson speaks."""
        self._cleared: Showing | None = None
        self._set_up = set[P]()
        """Where pieces were shown as they were set up, until all are: the small map stays off them."""
        self._chosen = ""

    def take_up(self) -> None:
        """A game that is taken up is seen as it was left; the question at which it was left moves nothing there."""
        record = self.desk.session.record
        self._outlook = camera_views.kept(record.path) if record is not None else None
        if self._outlook is None:
            self.look_at_own()
        else:
            self.view.look(self._outlook)
            self._keep_zoom()

    def place_minimap(self) -> None:
        """Put the small map into the lower corner on the side away from the player's own pieces.

        It stays there for good: chosen as the table opens, and once more when his pieces have been set up."""
        own = self.table.own_places(self.desk) or self.table.first_places(self.desk)[:1]
        if own:
            middle = sum(self.view.ground.middle(place)[0] for place in own) / len(own)
            left = middle < self.view.camera.sheet[0] / 2
            self.view.minimap.corner = "bottomright" if left else "bottomleft"

    def keep(self) -> None:
        """Write down what is seen, for when the game is left; a survey is made anew."""
        record, outlook = self.desk.session.record, self.view.outlook
        if record is not None and outlook != self._kept and not self.view.surveying:
            self._kept = outlook
            camera_views.keep(record.path, outlook)

    def look_at_own(self) -> None:
        """Where a game is taken up or told again the player's pieces are in sight from the first picture on.

        Before any of them is there it is where they may start, and what they are for.
        """
        self.view.bring(also=self.table.own_places(self.desk) or self.table.first_places(self.desk))
        self.view.camera.finish()

    def find_own(self) -> None:
        """Look at the player's own pieces if none of them is in sight."""
        if not self._sees_own():
            self.look_at_own()

    def _sees_own(self) -> bool:
        """Whether any of the player's own pieces is in sight, and under no panel."""
        centres = (self.view.centre(place) for place in self.table.own_places(self.desk))
        return any(self.view.camera.open.collidepoint(centre) for centre in centres)

    def show_asked(self, *, laid_anew: bool = False) -> None:
        """Brings all that a question is about into view; where the panes lie otherwise than before, else those whom it
        concerns together, or any of his own, who may lie under one of them now."""
        actors, about = self.table.asked_actors(self.desk), self.table.asked_places(self.desk)
        wanted = self.gathers and not actors and not about and (laid_anew or self.table.gathers_anew(self.desk))
        together = self.table.asked_together(self.desk) if wanted else []
        surveyed = self.table.surveyed_places(self.desk)
        if self.view.surveying and not surveyed:
            if self._others_set_up:
                return
            self.place_minimap()
        if together and not surveyed and self.view.surveying and self.view.place_width >= theme.px(LEAST_TOGETHER):
            self.view.end_survey(stay=True)
        if surveyed:
            self.view.survey(surveyed, self.table.first_places(self.desk))
        elif self.view.surveying:
            self._end_survey()
            self.view.show(*actors, also=about)
        elif self._outlook is not None:
            self.view.look(self._outlook)
            self._outlook = None if self.desk.prompt is not None else self._outlook
        elif together:
            first, around = self.table.chosen_places(self.desk), self.table.places_around(self.desk)
            self.view.gather(first, together, around, theme.px(LEAST_TOGETHER))
        elif actors or about:
            self.view.come_back(actors or about)
            self.view.show(*actors, also=about)
        elif laid_anew and not self._sees_own():
            self.view.show(also=self.table.own_places(self.desk))
        if not self.view.camera.moving:
            self._clear_asked()

    @property
    def _others_set_up(self) -> bool:
        """Whether the player has set up his pieces, and others have not: what was surveyed is seen until they have."""
        return self.desk.prompt is None and self.table.sets_up(self.desk)

    def uncover(self, before: pygame.Rect) -> None:
        """Brings out from under a pane that was opened whom the question is about, or who is chosen; who was out of
        sight `before` stays there."""
        actors = self.table.asked_actors(self.desk) or self.table.chosen_places(self.desk)
        now = self.view.camera.open
        boxes = [self.view.box(place) for place in actors]
        if any(before.collidepoint(box.center) and not now.contains(box) for box in boxes):
            self.view.show(*actors)

    def _end_survey(self) -> None:
        """What was seen all at once stays as it is where places are broad enough, or where all pieces that have to do
        with each other are seen from no nearer; else those are seen from nearer by, no nearer than pieces can be told
        from where that would take others out of sight. A zoom that is kept comes no nearer where pieces can be told."""
        camera, aim, step = self.view.camera, self.view.camera.aim, self.view.camera.step
        pieces, gathered = self._pieces_in_sight(), self.table.gathered_places(self.desk)
        broad = LEAST_TOLD if self.table.keeps_zoom else LEAST_PLACE
        changed = self.view.end_survey(stay=self.view.place_width >= theme.px(broad))
        around = self.table.places_around(self.desk)
        wanted = [*gathered, *around] if self.table.keeps_zoom else gathered
        if not changed and (self.view.keeps_zoom or self.view.sees(wanted)):
            self._keep_zoom()
            return
        self.view.fit(gathered, theme.px(LEAST_TOGETHER), beside=around, roomy=theme.px(LEAST_TOLD))
        camera.finish()
        fitted = camera.aim, camera.step
        told = next(
            (told for told in range(step, camera.step) if self.view.width_at(told) >= theme.px(LEAST_TOLD)), step
        )
        if camera.step > told and not pieces <= self._pieces_in_sight():
            camera.look_at(aim, told)
            if told > step or not self.view.sees(gathered):
                self.view.bring(*gathered, also=pieces)
                camera.finish()
        elif camera.step <= step:
            camera.look_at(aim, step)
            if not self.view.sees(wanted):
                camera.look_at(*fitted)
        self._keep_zoom()
        self.view.touch()

    def _keep_zoom(self) -> None:
        """Come back from now on to the zoom at which a game begins or is taken up, where the table keeps it."""
        if self.table.keeps_zoom:
            self.view.keep_zoom()

    def _pieces_in_sight(self) -> set[P]:
        """Where the pieces are that are in sight, of whomever."""
        places = {dot.place for dot in self.view.minimap.dots()}
        return {place for place in places if self.view.camera.open.collidepoint(self.view.centre(place))}

    def follow(self, *, moving: bool) -> None:
        """Time has passed; `moving`: the camera moved before it did."""
        if self.view.camera.moving:
            return
        if self.view.surveying and self.desk.prompt is None and not self.table.sets_up(self.desk):
            self.show_asked()
        if moving or self.desk.selection.piece != self._chosen:
            self._clear_asked()
        self._clear_shown()

    def _clear_asked(self) -> None:
        """Keep the small map off all that the question is about where it asks somebody, else off the chosen piece."""
        desk, actors = self.desk, self.table.asked_actors(self.desk)
        self._chosen = desk.selection.piece
        self._keep_clear([*actors, *self.table.asked_places(desk)] if actors else self.table.chosen_places(desk))

    def in_question(self) -> list[pygame.Rect]:
        """Where on the map those stand whom the question is about, with what lies round them: a note on something in a
        panel does not cover what that would do."""
        actors = self.table.asked_actors(self.desk) or self.table.chosen_places(self.desk)
        boxes = (self.view.box(place) for place in actors)
        return [box.inflate(2 * box.width, 2 * box.height).clip(self.view.rect) for box in boxes]

    def _clear_shown(self) -> None:
        """And elsewhere than on what is being shown, once the camera has come to rest there."""
        showing = self.desk.mirror.showing
        if showing is None or showing is self._cleared or self.view.camera.moving:
            return
        self._cleared = showing
        if isinstance(showing.motion, Motion):
            where = places_shown(self.desk)
            self._set_up.update(where if self.table.sets_up(self.desk) else ())
            self._keep_clear(where)

    def _keep_clear(self, actors: Iterable[P]) -> None:
        if not self.table.sets_up(self.desk):
            self._set_up.clear()
        self.view.minimap.keep_off([self.view.box(place) for place in (*actors, *self._set_up, *self.meant())])
