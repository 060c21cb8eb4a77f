"""Where the things are that a step of a lesson speaks of: on the board, in the panes, behind a folded tab."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copied import Copied
from combat.engine.lessons.lesson import Spot, Step
from combat.engine.lessons.lesson_course import LessonCourse
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk

S = TypeVar("S", bound=Copied)
B = TypeVar("B", bound=TitleDesk[Any])

ON_BOARD = ("piece", "place")
"""What is seen on the board."""


class StepPlaces(Generic[S, B]):
    """The places of what is spoken of, as the table lies now."""

    def __init__(self, scene: TableScene[S, B], course: LessonCourse[S]) -> None:
        self._scene, self._course = scene, course

    def hexes(self) -> list[Hex]:
        """The hexes that the step speaks of."""
        step = self._course.step
        spots = () if step is None else step.at
        found = (self._hex_of(spot) for spot in spots if spot.kind in ON_BOARD)
        return list(dict.fromkeys(hex_ for hex_ in found if hex_ is not None))

    def look(self, step: Step) -> tuple[Hex, ...]:
        """The hexes that a step brings into sight."""
        return tuple(map(Hex, step.look))

    def _hex_of(self, spot: Spot) -> Hex | None:
        return Hex(spot.name) if spot.kind == "place" else self._scene.desk.battle.hex_of(spot.name)

    def things(self, *, on_board: bool = True) -> list[tuple[str, pygame.Rect]]:
        """The kind of each thing that the step speaks of, and where it is, as far as it is in sight; those on the board
        if so said."""
        step = None if self._course.astray else self._course.step
        spots = step.at if step is not None else ()
        found = [(spot.kind, self.box_of(spot)) for spot in spots if on_board or spot.kind not in ON_BOARD]
        return [(kind, box) for kind, box in found if box is not None and box.width]

    def box_of(self, spot: Spot) -> pygame.Rect | None:
        """Where a thing is seen; a tab for a pane that is folded away, None for what is out of sight."""
        scene = self._scene
        if spot.kind in ON_BOARD:
            hex_ = self._hex_of(spot)
            box = None if hex_ is None else scene.view.box(hex_)
            inside = box is not None and scene.layout.board.contains(box.inflate(-box.width // 2, -box.height // 2))
            counter = scene.table.counter_box(scene.desk, spot.name) if inside and spot.kind == "piece" else None
            return counter or (box if inside else None)
        if spot.kind == "pane":
            return self._pane(spot.name)
        found = self.lies(spot)
        if found is None:
            return None
        seen = found[1].clip(self._scene.layout.panes[found[0]])
        over = [pane for name, pane in scene.layout.over.items() if name != found[0]]
        if seen.collidelist(over) >= 0:
            return None
        return seen if seen.width and seen.height else self._pane(found[0])

    def lies(self, spot: Spot) -> tuple[str, pygame.Rect] | None:
        """The part that shows a thing, and where it lies there, in sight or not."""
        places = ((name, part.place_of(spot.kind, spot.name)) for name, part in self._scene.parts.items())
        return next(((name, box) for name, box in places if box is not None), None)

    def _pane(self, name: str) -> pygame.Rect | None:
        """A pane, else the tab that opens it."""
        found = self._scene.layout.panes.get(name)
        if found is not None and found.width and found.height:
            return found
        leaf = next((leaf.rect for leaf in self._scene.layout.leaves if leaf.pane == name), None)
        if leaf is not None:
            return leaf
        side = "tray" if name in ("body", "hand") else "panels"
        return self._scene.layout.tabs.get(side)
