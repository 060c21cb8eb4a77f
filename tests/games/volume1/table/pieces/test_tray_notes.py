"""The note on an order marker covers no other marker, and clicks do not pass through a note."""

from __future__ import annotations

import pygame
import pytest

from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


def at_orders(size: tuple[int, int]) -> Sitting:
    """Return a table in a window of a size that asks for orders."""
    sitting = Sitting(size=size)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.scene.tooltip.delay = 0.0
    return sitting


@pytest.mark.rule("7.0")
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
def test_the_note_on_a_marker_leaves_all_other_markers_in_sight(size: tuple[int, int]) -> None:
    sitting = at_orders(size)
    tray = sitting.tray
    markers = {order: tray.place_of("marker", order) for order in sitting.desk.state.book.charts.orders}
    shown = {order: box for order, box in markers.items() if box is not None and box.width}
    assert len(shown) > 10
    for order, box in shown.items():
        sitting.point(box.center)
        sitting.rounds()
        note = the(pygame.Rect, sitting.scene.tooltip._area)
        assert sitting.scene.tooltip.shown, order
        assert [other for other, place in shown.items() if other != order and note.colliderect(place)] == [], order


def test_a_click_on_a_note_takes_it_away_and_answers_nothing() -> None:
    sitting = at_orders((1600, 900))
    sitting.point(the(pygame.Rect, sitting.tray.place_of("marker", "sneak")).center)
    sitting.rounds()
    note = sitting.scene.tooltip
    spot = (note._area.x + 4, note._area.y + 4)
    assert note.covers(spot)
    before = sitting.session.answers
    sitting.click(spot)
    assert not note.shown
    assert sitting.session.answers == before
