"""Adjacent allowed hexes share one outline, with nothing drawn between them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.tabletop.hexes.sheets.board_tiles import tiles_of
from combat.engine.tabletop.hexes.sheets.plain_sheet import PlainSheet
from combat.engine.tabletop.map.board_view import BoardView


@pytest.fixture
def view() -> Iterator[BoardView[Hex]]:
    """Yield a view of a small board without tiles."""
    pygame.display.init()
    pygame.display.set_mode((600, 400))
    board = Board.of("bare", 6, 5)
    made = HexView(board, Keymap({}), Settings(), tiles_of(board, PlainSheet))
    made.place(pygame.Rect(0, 0, 600, 400))
    made.load_now()
    yield made
    made.close()


def _edge(view: BoardView[Hex], one: Hex, other: Hex) -> tuple[int, int, int]:
    """Return the lightest point on the way between two neighbours, where they share a side."""
    surface = pygame.Surface((600, 400))
    view.marks.draw(surface)
    (ax, ay), (bx, by) = view.centre(one), view.centre(other)
    points = [(ax + (bx - ax) * step / 40, ay + (by - ay) * step / 40) for step in range(14, 27)]
    found = [surface.get_at((round(x), round(y))) for x, y in points]
    return max(((color.r, color.g, color.b) for color in found), key=sum)


def test_an_area_is_outlined_once(view: BoardView[Hex]) -> None:
    inner, beside, outside = Hex("03.03"), Hex("03.04"), Hex("03.02")
    view.marks.set({inner: "legal", beside: "legal"})
    view.marks.areas = True
    assert _edge(view, inner, outside) == theme.FIELD
    assert sum(_edge(view, inner, beside)) < sum(theme.FIELD) / 2
    view.marks.set({inner: "legal", outside: "legal", beside: "zone"})
    assert _edge(view, inner, beside) == theme.FIELD


def test_without_areas_each_hex_has_corners_of_its_own(view: BoardView[Hex]) -> None:
    one, other = Hex("03.03"), Hex("03.04")
    view.marks.set({one: "legal", other: "legal"})
    apart = pygame.Surface((600, 400))
    view.marks.draw(apart)
    view.marks.areas = True
    joined = pygame.Surface((600, 400))
    view.marks.draw(joined)
    assert apart.get_buffer().raw != joined.get_buffer().raw
