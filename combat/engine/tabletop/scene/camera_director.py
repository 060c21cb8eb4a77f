"""Automatic camera of a table: shows the question, the player's pieces, or the last view of a resumed game."""

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

LEAST_TOLD = 56
"""Least width of a place in pixels at scale 1 at which pieces can be told apart; a view this near is kept after a
survey, and does not zoom in further for a few pieces."""
LEAST_TOGETHER = 44
"""Least width for showing together all pieces of a question, or all own pieces after a survey."""


def lit_places(desk: Desk[S, B, P]) -> dict[P, Mark]:
    """Return the places that are legal answers, with their marks."""
    return marked_places(GUARD.ask(desk.prompt.lit, {})) if desk.prompt is not None else {}


class CameraDirector(Generic[S, B, P]):
    """Moves the view of a desk, and places the minimap where it does not cover the player's pieces."""

    def __init__(self, desk: Desk[S, B, P], table: Table[S, B, P]) -> None:
        self.desk, self.table, self.view = desk, table, desk.view
        self.targets, self.framing = table.targets, desk.view.framing
        self._outlook: CameraView | None = None
        """The view of a resumed game, kept until its first question."""
        self._kept: CameraView | None = None
        """The view saved last."""
        self.gathers = True
        """Whether all pieces concerned are brought into view at the start of a turn; off in lessons."""
        self.meant: Callable[[], Iterable[P]] = tuple
        """Returns further places that the minimap must not cover, such as those of a lesson's step."""
        self._cleared: Showing | None = None
        self._set_up = set[P]()
        """Places of pieces shown during set-up; the minimap avoids them until all are set up."""
        self._chosen = ""

    def take_up(self) -> None:
        """Show a resumed game with its last camera view, which the first question does not move.

        Without a stored view, show the player's pieces.
        """
        record = self.desk.session.record
        self._outlook = camera_views.saved_view(record.path) if record is not None else None
        if self._outlook is None:
            self.look_at_own()
        else:
            self.view.look(self._outlook)
            self._keep_zoom()

    def place_minimap(self) -> None:
        """Put the minimap in the lower corner that is away from the player's pieces.

        Called when the table opens and again after the set-up; in between the minimap stays.
        """
        own = self.targets.own_places(self.desk) or self.targets.first_places(self.desk)[:1]
        if own:
            middle = sum(self.view.ground.middle(place)[0] for place in own) / len(own)
            left = middle < self.view.camera.sheet[0] / 2
            self.view.minimap.corner = "bottomright" if left else "bottomleft"

    def keep(self) -> None:
        """Save the current camera view for resuming the game, except during a survey or if it has not changed."""
        record, outlook = self.desk.session.record, self.view.outlook
        if record is not None and outlook != self._kept and not self.framing.surveying:
            self._kept = outlook
            camera_views.save_view(record.path, outlook)

    def look_at_own(self) -> None:
        """Show the player's pieces at once, or the places where they may start."""
        self.framing.bring(also=self.targets.own_places(self.desk) or self.targets.first_places(self.desk))
        self.view.camera.finish()

    def find_own(self) -> None:
        """Show the player's pieces if none of them is in view."""
        if not self._sees_own():
            self.look_at_own()

    def _sees_own(self) -> bool:
        """Return whether any of the player's pieces is in view and not under a panel."""
        centres = (self.view.centre(place) for place in self.targets.own_places(self.desk))
        return any(self.view.camera.open.collidepoint(centre) for centre in centres)

    def show_asked(self, *, laid_anew: bool = False) -> None:
        """Bring everything that a question is about into view.

        If the question is about nothing on the board and `laid_anew` is true because panes have moved, show all pieces
        concerned, or the player's pieces, as they may now be under a pane.
        """
        actors, about = self.targets.asked_actors(self.desk), self.targets.asked_places(self.desk)
        wanted = self.gathers and not actors and not about and (laid_anew or self.targets.gathers_anew(self.desk))
        together = self.targets.asked_together(self.desk) if wanted else []
        surveyed = self.targets.surveyed_places(self.desk)
        if self.framing.surveying and not surveyed:
            if self._others_set_up:
                return
            self.place_minimap()
        if together and not surveyed and self.framing.surveying and self.view.place_width >= theme.px(LEAST_TOGETHER):
            self.framing.end_survey(stay=True)
        if surveyed:
            self.framing.survey(surveyed, self.targets.first_places(self.desk))
        elif self.framing.surveying:
            self._end_survey()
            self.framing.show(*actors, also=self.targets.moving_places(self.desk))
        elif self._outlook is not None:
            self.view.look(self._outlook)
            self._outlook = None if self.desk.prompt is not None else self._outlook
        elif together:
            first, around = self.targets.chosen_places(self.desk), self.targets.places_around(self.desk)
            self.framing.gather(first, together, around, theme.px(LEAST_TOGETHER))
        elif actors or about:
            self.framing.come_back(actors or about)
            self.framing.show(*actors, also=self.targets.moving_places(self.desk))
        elif laid_anew and not self._sees_own():
            self.framing.show(also=self.targets.own_places(self.desk))
        if not self.view.camera.moving:
            self._clear_asked()

    @property
    def _others_set_up(self) -> bool:
        """Whether the player has finished the set-up and others have not; a survey continues until they have."""
        return self.desk.prompt is None and self.targets.sets_up(self.desk)

    def uncover(self, before: pygame.Rect) -> None:
        """Bring the pieces in question out from under a pane that has just opened, if they were in the area
        `before`.
        """
        actors = self.targets.asked_actors(self.desk) or self.targets.chosen_places(self.desk)
        now = self.view.camera.open
        boxes = [self.view.box(place) for place in actors]
        if any(before.collidepoint(box.center) and not now.contains(box) for box in boxes):
            self.framing.show(*actors)

    def _end_survey(self) -> None:
        """End a survey with a suitable zoom; a table that keeps its zoom moves at most for pieces out of sight.

        The view is kept if places are wide enough, or if no closer one shows all related pieces. Otherwise
        these are shown from nearer, but not beyond the width at which pieces can be told apart if that hides
        others.
        """
        if self.table.keeps_zoom:
            untouched = self.framing.as_surveyed
            self.framing.end_survey(stay=True)
            if untouched:
                self.framing.bring(also=self.targets.gathered_places(self.desk))
                self.view.camera.finish()
            self._keep_zoom()
            return
        camera, aim, step = self.view.camera, self.view.camera.aim, self.view.camera.step
        pieces, gathered = self._pieces_in_sight(), self.targets.gathered_places(self.desk)
        changed = self.framing.end_survey(stay=self.view.place_width >= theme.px(LEAST_TOLD))
        around = self.targets.places_around(self.desk)
        wanted = self.targets.own_places(self.desk)
        if not changed and self.framing.sees(wanted):
            return
        self.framing.fit(gathered, theme.px(LEAST_TOGETHER), beside=around, roomy=theme.px(LEAST_TOLD))
        camera.finish()
        fitted = camera.aim, camera.step
        told = next(
            (told for told in range(step, camera.step) if self.framing.width_at(told) >= theme.px(LEAST_TOLD)),
            step,
        )
        if camera.step > told and not pieces <= self._pieces_in_sight():
            camera.look_at(aim, told)
            if told > step or not self.framing.sees(gathered):
                self.framing.bring(*gathered, also=pieces)
                camera.finish()
        elif camera.step <= step:
            camera.look_at(aim, step)
            if not self.framing.sees(wanted):
                camera.look_at(*fitted)
        self.view.touch()

    def _keep_zoom(self) -> None:
        """Make the view return to the current zoom, if the table keeps its zoom."""
        if self.table.keeps_zoom:
            self.framing.keep_zoom()

    def _pieces_in_sight(self) -> set[P]:
        """Return the places of all pieces in view."""
        places = {dot.place for dot in self.view.minimap.dots()}
        return {place for place in places if self.view.camera.open.collidepoint(self.view.centre(place))}

    def follow(self, *, moving: bool) -> None:
        """Update after time has passed; `moving` tells whether the camera was moving before."""
        if self.view.camera.moving:
            return
        if self.framing.surveying and self.desk.prompt is None and not self.targets.sets_up(self.desk):
            self.show_asked()
        if moving or self.desk.selection.piece != self._chosen:
            self._clear_asked()
        self._clear_shown()

    def _clear_asked(self) -> None:
        """Move the minimap away from everything the question is about, else from the selected piece."""
        desk, actors = self.desk, self.targets.asked_actors(self.desk)
        self._chosen = desk.selection.piece
        self._keep_clear([*actors, *self.targets.asked_places(desk)] if actors else self.targets.chosen_places(desk))

    def in_question(self) -> list[pygame.Rect]:
        """Return the areas of the board around the pieces in question, which tooltips of panels must not cover."""
        actors = self.targets.asked_actors(self.desk) or self.targets.chosen_places(self.desk)
        boxes = (self.view.box(place) for place in actors)
        return [box.inflate(2 * box.width, 2 * box.height).clip(self.view.rect) for box in boxes]

    def _clear_shown(self) -> None:
        """Move the minimap away from the event being shown, once the camera rests."""
        showing = self.desk.mirror.showing
        if showing is None or showing is self._cleared or self.view.camera.moving:
            return
        self._cleared = showing
        if isinstance(showing.motion, Motion):
            where = places_shown(self.desk)
            self._set_up.update(where if self.targets.sets_up(self.desk) else ())
            self._keep_clear(where)

    def _keep_clear(self, actors: Iterable[P]) -> None:
        if not self.targets.sets_up(self.desk):
            self._set_up.clear()
        further = self.targets.uncovered_places(self.desk)
        self.view.minimap.keep_off(
            [self.view.box(place) for place in (*actors, *self._set_up, *self.meant(), *further)]
        )
