"""Tooltips leave the question and its buttons free."""

from __future__ import annotations

import pytest

from combat.engine.stage.drawing import theme
from combat.games.volume1.content.library import load_book
from tests.games.volume1.table.pieces.orchard_strike import begun


@pytest.mark.rule("7.0")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_7_0_the_note_of_an_order_marker_covers_neither_question_nor_buttons(size: tuple[int, int]) -> None:
    sitting = begun(load_book("first-light"), size, "give-orders")
    scene = sitting.scene
    sitting.rounds(2)
    assert sitting.tray._zones
    for _, zone in sitting.tray._zones:
        sitting.point(zone.center)
        sitting.rounds(60)
        assert scene.tooltip.shown
        assert not scene.tooltip._area.colliderect(scene.bar.rect.inflate(0, -theme.px(12)))
