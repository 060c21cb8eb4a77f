"""Placement of a lesson's slip and rings beside the subjects of the step, which are brought into view."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.lessons.lesson import Spot
from combat.engine.lessons.lesson_course import LessonCourse
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.layout import BODY, PROMPT, parts_beside
from combat.engine.tabletop.map.camera import ZOOMS
from combat.engine.tabletop.map.minimap import ARROW, SLIP
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.teaching.rings import Rings
from combat.engine.tabletop.teaching.slip_sheet import SlipSheet
from combat.engine.tabletop.teaching.step_places import ON_BOARD, StepPlaces
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

LEAST_FREE, USUAL_PLACE, LEAST_PLACE = 1.5, 128, 100
"""Least free board beside the slip in places, usual place width, and least width before zooming in, at scale 1."""
SHADOW = 12
"""Margin of a raised card's float for its shadow, in pixels at scale 1."""


def raised(scene: TableScene[S, B, P]) -> list[pygame.Rect]:
    """Return the areas of pieces raised so that they can be read, which slip and arrow must not cover."""
    floats = (part.float() for part in scene.parts.values())
    return [found[0] for found in floats if found is not None]


def opened(scene: TableScene[S, B, P]) -> list[pygame.Rect]:
    """Return the areas of the panes over the board that the player has opened or the current question uses."""
    asked, passing = scene.desk.prompt is not None, scene.layout.passing
    return [pane for name, pane in scene.layout.over.items() if asked or name not in passing]


class SlipPlacing(Generic[S, B, P]):
    """Places slip and rings again whenever anything has moved."""

    def __init__(
        self, scene: TableScene[S, B, P], course: LessonCourse[S], slip: SlipSheet, least_place: float = LEAST_PLACE
    ) -> None:
        """`least_place` is the width of a place below which it zooms in, in pixels at scale 1."""
        self._scene, self._course, self.slip, self.rings = scene, course, slip, Rings()
        self._least_place = least_place
        self.places = StepPlaces(scene, course)
        self._where: tuple[object, ...] = ()
        """The state on which the last placement was based."""

    def forget(self) -> None:
        """Place everything again at the next call of `lay`, even if nothing has moved."""
        self._where = ()

    def bring(self) -> None:
        """Bring the step's subjects into view, together with the pieces of the question, else the selected piece."""
        step, places, table, desk = self._course.step, self.places.named(), self._scene.table, self._scene.desk
        asked = table.targets.asked_actors(desk) or table.targets.chosen_places(desk)
        look = self.places.looked_at()
        if step is not None and (places or look):
            seen = [*places, *(asked if places else ())]
            self._come_near(seen or look)
            self._scene.view.framing.show(*seen, also=look)
        elif step is not None:
            self._scene.view.framing.show(*asked)

    def _come_near(self, places: Sequence[P]) -> None:
        """Zoom in while places are too small and there is room, as the automatic camera only zooms out."""
        view, free = self._scene.view, self._scene.view.camera.free
        while places and view.place_width < theme.px(self._least_place):
            before, room = view.camera.step, self._need(places)
            grown = ZOOMS[min(before + 1, len(ZOOMS) - 1)] / view.camera.zoom
            if room[0] * grown > free.width or room[1] * grown > free.height:
                return
            view.zoom(1)
            if view.camera.step == before:
                return

    def _need(self, places: Sequence[P]) -> tuple[float, float]:
        """Return the room that places take on the screen at the current zoom, with half a place around them."""
        centres = [self._scene.view.centre(place) for place in places] or [(0, 0)]
        wide, high = (max(point[n] for point in centres) - min(point[n] for point in centres) for n in (0, 1))
        return wide + 2 * self._scene.view.place_width, high + 2 * self._scene.view.place_height

    def lay(self, *, resting: bool = True) -> None:
        """Place slip and rings if anything has moved, and restrict the camera to the rest of the board.

        With `resting` nothing is placed while the board moves.
        """
        scene = self._scene
        things = self.places.things()
        boxes = [box for _, box in things]
        chosen = self.places.box_of(Spot("piece", scene.desk.selection.piece)) if scene.desk.selection.piece else None
        taken = [*boxes, *([chosen] if chosen is not None and chosen not in boxes else ())]
        taken += [*raised(scene), *opened(scene), *self._asking()]
        answers = self._answers()
        where = (
            tuple(map(tuple, (*taken, *answers))),
            scene.layout,
            scene.app.size,
            theme.scale(),
            scene.view.camera.moving,
        )
        if where == self._where or self.slip.words is None:
            return
        self._where = where
        if scene.view.camera.moving and resting:
            self.ring(())  # the slip does not move while the board does
            return
        found = scene.layout
        area = pygame.Rect(found.board.x, found.board.y, found.board.width, found.panes["prompt"].top - found.board.y)
        above = pygame.Rect(0, 0, scene.app.size[0], area.bottom)
        beside = [box for box in (*found.panes.values(), *(leaf.rect for leaf in found.leaves)) if box.width]
        beside += answers
        self.slip.lay((area, above, pygame.Rect((0, 0), scene.app.size)), taken, beside, self._left_for_look())
        free = self._best_part(found.free)
        least = LEAST_FREE * min(scene.view.place_width, theme.px(USUAL_PLACE))
        if min(free.size) >= least:
            scene.view.camera.leave_free(free, found.free, self.slip.rect)
        else:
            scene.view.camera.leave_free(found.free)
        ringed = [scene.view.box(place) for place in self.places.named()]
        scene.view.laid = {SLIP: self.slip.rect.copy(), **{f"ring {n}": box for n, box in enumerate(ringed)}}
        scene.view.minimap.keep_clear()
        self.ring(things)

    def _answers(self) -> list[pygame.Rect]:
        """Return the visible boxes of the question's places; for a question about none, of the player's pieces."""
        table, desk, scene = self._scene.table, self._scene.desk, self._scene
        places = [*table.targets.asked_actors(desk), *table.targets.asked_places(desk)] or table.targets.own_places(
            desk
        )
        boxes = (scene.view.box(place) for place in places)
        return [box for box in boxes if scene.layout.board.contains(box)]

    def _looked_at(self) -> Sequence[P]:
        """Return the places to be visible for a step without subjects on the board."""
        return () if self.places.named() else self.places.looked_at()

    def _left_for_look(self) -> tuple[float, float]:
        """Return the part of the board that the slip should leave for these, at a legible size."""
        looked_at = self._looked_at()
        wide, high = self._need(looked_at) if looked_at else (0, 0)
        grown = theme.px(self._least_place) / self._scene.view.place_width
        return wide * grown, high * grown

    def _best_part(self, free: pygame.Rect) -> pygame.Rect:
        """Return the part beside the slip in which the subjects fit best at the current zoom."""
        need = self._left_for_look() if self._looked_at() else self._need(self.places.named())

        def room(part: pygame.Rect) -> tuple[float, int]:
            return min(1.0, part.width / need[0], part.height / need[1]), part.width * part.height

        return max(parts_beside(free, self.slip.rect), key=room)

    def ring(self, things: Sequence[tuple[str, pygame.Rect]]) -> None:
        """Draw rings around things, given by kind and area, except those covered by a raised piece.

        If a thing off the board is covered, no other thing of its kind is ringed, as rings on a few would single them
        out.
        """
        ground, lifted = [self._scene.view.box(place) for place in self.places.named()], raised(self._scene)
        papers = [box.inflate(-theme.px(2 * SHADOW), -theme.px(2 * SHADOW)) for box in lifted]
        bare = [(kind, box) for kind, box in things if box.collidelist(papers) < 0]
        beneath = {kind for kind, box in things if (kind, box) not in bare and kind not in ON_BOARD}
        seen = [box for kind, box in bare if kind not in beneath]
        laid = self._scene.view.laid
        if self.rings.show(seen, self.slip.rect, (self._scene.layout.panes[PROMPT], *lifted), ground):
            self._scene.invalidate()
        laid.pop(ARROW, None)
        if self.rings.arrow_box.width:
            laid[ARROW] = self.rings.arrow_box  # notes on the board avoid it

    def _asking(self) -> list[pygame.Rect]:
        """Return the panes used to read and answer a question, without the prompt bar if the slip comes first."""
        scene, prompt = self._scene, self._scene.desk.prompt
        if prompt is None:
            return []
        names = (*(() if self._course.is_told else (PROMPT,)), *((BODY,) if prompt.body else ()))
        panes = map(scene.layout.panes.get, names)
        return [pane for pane in panes if pane is not None and pane.width and pane.height]
