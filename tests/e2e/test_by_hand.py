"""Dragging in a real window: an order marker onto a man, and a man to a destination."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.space.hexes.hex import distance
from combat.games.volume1.table.panels.tray import Tray
from tests.e2e.screen import Screen
from tests.e2e.twins import Twins, alike
from tests.games.volume1.table.sitting import part

SIZE, SEED = (1280, 720), 11
ALIKE = 0.98
"""The share of a few hexes that must look as the twin's do: the rim of the hex under the pointer may differ."""


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    """Yield a game in a window, with its twin in this process."""
    with Screen(tmp_path, SIZE) as screen:
        screen.play("first-light", SEED)
        yield Twins(screen, SEED)


def come_to_orders(twins: Twins) -> None:
    """Play to the first orders: place all men by the button, and drag a card to the track."""
    twin = twins.twin
    twins.button(1)
    twins.button(0)
    assert twin.asked == "play-card"
    _, card = twin.hand.boxes()[0]
    twins.drag((card.x + 40, card.y + 40), twin.scene.layout.panes["track"].center)
    assert twin.asked == "give-orders"


@pytest.mark.window
def test_a_marker_is_dragged_onto_a_man_and_he_along_the_way_that_he_is_to_go(twins: Twins) -> None:
    come_to_orders(twins)
    twin, desk, view = twins.twin, twins.twin.desk, twins.twin.scene.view
    free = twin.scene.layout.board.inflate(-120, -100)
    men = {place.id: pygame.Rect(place.x, place.y, place.size, place.size) for place in desk.title_desk.people.places()}
    man = next(man for man, box in men.items() if desk.title_desk.is_own(man) and free.contains(box))
    marker = next(zone for name, zone in part(twin.scene, Tray)._zones if name == "evade")
    twins.drag(marker.center, men[man].center)
    order = desk.state.men[man].order
    assert order is not None
    assert order.id == "evade"

    place = desk.title_desk.people.place_of(man)
    assert place is not None
    start, here = (place.x + place.size // 2, place.y + place.size // 2), desk.state.men[man].place
    far = [hex_ for hex_ in view.ground.places() if distance(hex_, here) == 2 and free.collidepoint(view.centre(hex_))]
    end = next(hex_ for hex_ in far if desk.title_desk.moves.drawn_to(man, hex_))
    before, answers = twins.screen.look(), twin.session.answers
    twins.drag(start, view.centre(end))
    (move,) = desk.title_desk.moves.plans.under_way(desk.state)
    assert (move.man, move.way[-1], twin.session.answers) == (man, end, answers)
    boxes = [view.box(hex_) for hex_ in move.way]
    drawn = boxes[0].unionall(boxes[1:])
    assert alike(before.subsurface(drawn), twin.app.surface.subsurface(drawn)) < ALIKE
    twins.compare(drawn, share=ALIKE)
