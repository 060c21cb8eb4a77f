"""A page higher than its window is scrolled by wheel, page keys and arrows, up to its ends."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.page import WHEEL, Page
from tests.engine.stage.hands import application, key_event

WINDOW = pygame.Rect(20, 30, 300, 200)


def _page(tall: int) -> Page:
    page = Page(lambda _surface, _width: tall)
    page.place(WINDOW)
    return page


@pytest.mark.parametrize(("key", "way"), [("Down", WHEEL), ("PgDn", WINDOW.height // 2)])
def test_keys_move_it(key: str, way: int) -> None:
    with application((1600, 900)):
        page = _page(900)
        assert page.handle(key_event(key))
        assert page.offset == (theme.px(way) if way == WHEEL else way)
        for _ in range(40):
            page.handle(key_event(key))
        assert page.offset == 900 - WINDOW.height
        for _ in range(40):
            page.handle(key_event(key.replace("Down", "Up").replace("PgDn", "PgUp")))
        assert page.offset == 0


def test_a_page_that_fits_leaves_the_arrows_to_others() -> None:
    with application((1600, 900)):
        assert not _page(100).handle(key_event("Down"))
