"""In a lesson the map moves only for things that are out of view or under the slip."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from combat.engine.space.hexes.hex import Hex
from tests.games.command.lessons.drill_acts import BY_MOUSE
from tests.games.command.lessons.drill_sitting import DrillSitting
from tests.sampled import sample


class Watch:
    """Record of unnecessary moves of the map: for things already in view, or without a cause."""

    def __init__(self, sitting: DrillSitting) -> None:
        self.scene = sitting.scene
        self.moves: list[str] = []
        self._show = self.scene.view.framing.show
        self.scene.view.framing.show = self._watched  # type: ignore[method-assign]
        self.settled = self.place

    @property
    def place(self) -> tuple[int, int, int]:
        """Return the screen point of the sheet's corner when the camera rests, and the zoom step."""
        camera = self.scene.view.camera
        (x, y), (middle_x, middle_y) = camera.aim, camera.view.center
        return round(middle_x - x * camera.zoom), round(middle_y - y * camera.zoom), camera.step

    def _seen(self, hexes: Iterable[Hex]) -> bool:
        board, slip, view = self.scene.layout.board, self.scene.slip.rect, self.scene.view
        boxes = [view.box(hex_).inflate(round(view.place_width - view.place_height), 0) for hex_ in hexes]
        return all(board.contains(box) and not slip.colliderect(box) for box in boxes)

    def _watched(self, *hexes: Hex, also: Iterable[Hex] = (), then: Iterable[Hex] = ()) -> None:
        self.look()
        others, before = list(also), self.place
        seen = self._seen((*hexes, *others))
        self._show(*hexes, also=others, then=then)
        self.settled = self.place
        if seen and self.place != before:
            self.moves.append(f"for {hexes} and {others}, which were in sight")

    def look(self) -> None:
        """Record a move that was not caused by a thing to show."""
        if self.place != self.settled:
            self.moves.append(f"from {self.settled} to {self.place}")
            self.settled = self.place


@pytest.mark.parametrize("lesson", sample([*BY_MOUSE], 2))
def test_the_map_moves_for_nothing_that_is_in_sight(lesson: str) -> None:
    sitting = DrillSitting(lesson)
    watch = Watch(sitting)
    try:
        for step, acts in BY_MOUSE[lesson].items():
            assert sitting.step == step
            for act in acts:
                sitting.do(act)
                watch.look()
                assert not watch.moves, (step, act, watch.moves)
    finally:
        sitting.close()


def test_the_first_lesson_is_played_on_a_map_that_lies_still() -> None:
    sitting = DrillSitting("fate-hand")
    try:
        watch = Watch(sitting)
        before = watch.place
        for acts in BY_MOUSE["fate-hand"].values():
            for act in acts:
                sitting.do(act)
                assert watch.place == before
    finally:
        sitting.close()


def test_the_small_map_of_a_lesson_hides_over_any_unit() -> None:
    sitting = DrillSitting("fate-hand")
    try:
        view = sitting.scene.view
        assert view.minimap.rect.width
        (x, y), (to_x, to_y) = view.centre(sitting.scene.desk.state.units["gusev"].hex), view.minimap.place.center
        middle_x, middle_y = view.camera.aim
        view.camera.ease_to((middle_x + (x - to_x) / view.camera.zoom, middle_y + (y - to_y) / view.camera.zoom))
        sitting.rest()
        assert view.minimap.place.colliderect(view.box(sitting.scene.desk.state.units["gusev"].hex))
        assert not view.minimap.rect.width
    finally:
        sitting.close()
