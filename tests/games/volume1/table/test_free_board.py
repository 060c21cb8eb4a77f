"""Temporary texts over the board do not overlap the tabs at its edge."""

from __future__ import annotations

import pygame

from tests.games.volume1.table.sitting import Sitting


def test_what_is_free_of_the_board_has_no_tab_in_it_and_is_most_of_the_board() -> None:
    for scale in (1.0, 1.75):
        sitting = Sitting(size=(1280, 720))
        sitting.app.set_scale(scale)
        sitting.press("F", "Ctrl+Enter", "1", "Enter")
        sitting.settle()
        sitting.rounds(2)
        layout = sitting.scene.layout
        tabs = [leaf.rect for leaf in layout.leaves if leaf.rect.colliderect(layout.board)]
        assert tabs
        assert not any(layout.free.colliderect(tab) for tab in tabs)
        assert layout.free.height * layout.free.width > 0.5 * layout.board.height * layout.board.width
        assert sitting.scene.view.camera.free == layout.free
        assert pygame.Rect(layout.board).contains(layout.free)
