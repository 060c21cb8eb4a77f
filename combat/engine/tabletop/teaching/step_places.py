"""Positions of the subjects of a lesson's step: on the board, in panes, or on the tab of a folded pane."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.lessons.lesson import Spot
from combat.engine.lessons.lesson_course import LessonCourse
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

ON_BOARD = ("piece", "place")
"""Kinds of subjects on the board."""


class StepPlaces(Generic[S, B, P]):
    """Finds the subjects of the current step in the current layout."""

    def __init__(self, scene: TableScene[S, B, P], course: LessonCourse[S]) -> None:
        self._scene, self._course = scene, course

    def named(self) -> list[P]:
        """Return the places of those subjects of the step that are on the board."""
        step = self._course.step
        spots = () if step is None else step.at
        found = (self._place_of(spot) for spot in spots if spot.kind in ON_BOARD)
        return list(dict.fromkeys(place for place in found if place is not None))

    def not_covered(self) -> list[P]:
        """Return the places that the minimap must not cover: those of the subjects and of all pieces."""
        return [*self.named(), *(dot.place for dot in self._scene.view.minimap.dots())]

    def looked_at(self) -> tuple[P, ...]:
        """Return the places that the step names to be brought into view when it begins."""
        step, parse = self._course.step, self._scene.view.ground.parse
        found = map(parse, step.look) if step is not None else ()
        return tuple(place for place in found if place is not None)

    def _place_of(self, spot: Spot) -> P | None:
        desk = self._scene.desk
        return desk.view.ground.parse(spot.name) if spot.kind == "place" else desk.title_hooks.place_of(spot.name)

    def things(self) -> list[tuple[str, pygame.Rect]]:
        """Return kind and area of each visible subject of the step; none if the step can no longer be carried out."""
        step = None if self._course.astray else self._course.step
        spots = step.at if step is not None else ()
        found = [(spot.kind, self.box_of(spot)) for spot in spots]
        return [(kind, box) for kind, box in found if box is not None and box.width]

    def box_of(self, spot: Spot) -> pygame.Rect | None:
        """Return the visible area of a subject, or the tab of its pane if that is folded, or None if it is out of
        view.
        """
        scene = self._scene
        if spot.kind in ON_BOARD:
            place = self._place_of(spot)
            box = None if place is None else scene.view.box(place)
            inside = box is not None and scene.layout.board.contains(box.inflate(-box.width // 2, -box.height // 2))
            counter = scene.desk.title_hooks.counter_box(spot.name) if inside and spot.kind == "piece" else None
            return counter or (box if inside else None)
        if spot.kind == "pane":
            return self._pane(spot.name)
        found = self.find_area(spot)
        if found is None:
            return None
        seen = found[1].clip(self._scene.layout.panes[found[0]])
        over = [pane for name, pane in scene.layout.over.items() if name != found[0]]
        if seen.collidelist(over) >= 0:
            return None
        return seen if seen.width and seen.height else self._pane(found[0])

    def find_area(self, spot: Spot) -> tuple[str, pygame.Rect] | None:
        """Return the name of the pane that contains a subject, and its area there, whether visible or not, or None."""
        places = ((name, part.place_of(spot.kind, spot.name)) for name, part in self._scene.parts.items())
        return next(((name, box) for name, box in places if box is not None), None)

    def _pane(self, name: str) -> pygame.Rect | None:
        """Return the area of a pane, else of the tab that opens it."""
        found = self._scene.layout.panes.get(name)
        if found is not None and found.width and found.height:
            return found
        leaf = next((leaf.rect for leaf in self._scene.layout.leaves if leaf.pane == name), None)
        if leaf is not None:
            return leaf
        side = "tray" if name in ("body", "hand") else "panels"
        return self._scene.layout.tabs.get(side)
