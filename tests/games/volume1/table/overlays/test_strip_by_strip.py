"""The board looks the same drawn at once or in strips, at any question and with any overlay."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.table.pieces import chip_places
from tests.engine.tabletop.overlay.strip_by_strip import differing_after_pans, differing_in_strips
from tests.games.volume1.prompts.in_action import action
from tests.games.volume1.table.pieces.orchard_strike import MIDST, begun, with_guns
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

SIZE = (1280, 720)
MEN = ("crowe 05.08 aimed-fire", "cragg 07.08 aimed-fire", "taylor 03.08 aimed-fire", "jung 05.03 aimed-fire kar-98k=6")
NEARER = 4
"""Steps of the zoom by which the board outgrows the view."""


def near(sitting: Sitting) -> Sitting:
    """Zoom in until the view can be panned; return the table."""
    view = sitting.scene.view
    view.zoom_by_hand(NEARER)
    view.camera.finish()
    sitting.rounds(3)
    return sitting


def ducking() -> Sitting:
    """Return a table that asks three men about Duck Back."""
    return near(action(Table(*MEN, printed=True), 1, "able", "red", "white"))


def striking() -> Sitting:
    """Return a table that asks about a strike among men of both sides."""
    sitting = begun(with_guns(), SIZE, "call-strike")
    sitting.show(MIDST)
    return near(sitting)


def fanned() -> Sitting:
    """Return a table that asks about a strike, with a stack of three fanned out at the edge of the view."""
    sitting = begun(with_guns(), SIZE, "call-strike")
    state = sitting.desk.state
    ours = [man for man in state.on_board("friendly") if man.hex is not None][:3]
    for man in ours:
        state.men[man.id] = replace(man, hex=MIDST)
    sitting.show(MIDST)
    near(sitting)
    view = sitting.scene.view
    view.pan(0, view.centre(MIDST)[1] - (view.rect.top + 30))
    sitting.rounds(2)
    place = sitting.desk.title_desk.people.place_of(ours[0].id)
    assert place is not None
    sitting.point((place.square.centerx, max(place.square.centery, view.rect.top + 20)))
    assert sitting.desk.title_desk.people.fanned == MIDST
    return sitting


def seeing() -> Sitting:
    """Return a table with the line-of-sight overlay of a selected man."""
    sitting = begun(with_guns(), SIZE, "give-orders")
    near(sitting)
    man = next(man for man in sitting.desk.state.on_board("friendly") if man.hex is not None)
    sitting.click(sitting.counter(man.id))
    sitting.layers.toggle_sight()
    assert sitting.desk.title_desk.sight
    return sitting


def in_danger() -> Sitting:
    """Return a table with the danger overlay."""
    sitting = near(begun(with_guns(), SIZE, "give-orders"))
    sitting.layers.danger.toggle()
    assert sitting.layers.danger.shown
    return sitting


@pytest.mark.parametrize("made", [ducking, striking, fanned, seeing, in_danger])
def test_the_board_looks_the_same_at_once_and_strip_by_strip(made: Callable[[], Sitting]) -> None:
    sitting = made()
    sitting.rounds(4)
    assert differing_in_strips(sitting.scene.view) == []


def test_a_fanned_stack_is_in_the_way_of_chips_where_it_lies_in_every_strip(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, found = fanned(), set[tuple[tuple[int, int], ...]]()
    view = sitting.scene.view

    def note(_: pygame.Surface) -> None:
        x, y = view.camera.origin
        found.add(tuple((box.x - x, box.y - y) for box in chip_places.counter_boxes(sitting.desk)))

    view.touch()
    sitting.rounds()
    monkeypatch.setitem(view.layers, "pieces", note)
    differing_in_strips(view)
    assert len(found) == 1


@pytest.mark.parametrize("made", [ducking, striking, seeing, in_danger])
def test_the_board_looks_the_same_after_a_pan_and_drawn_anew(made: Callable[[], Sitting]) -> None:
    sitting = made()
    sitting.rounds(4)
    assert differing_after_pans(sitting.scene.view) == []
