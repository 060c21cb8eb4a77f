"""A small map shows the part of the board where an event happened; its hexes can be found on it."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hexes.prints.sheet_print import LEAST
from combat.games.volume1.content.library import load_book
from combat.games.volume1.scenes.map_print import MapPrint
from tests.games.volume1.table.sitting import Sitting


@pytest.mark.parametrize("hexes", [("12.12", "14.13"), ("01.01",), ("33.18", "30.17")])
def test_a_print_around_hexes_shows_them_larger_in_the_shape_of_the_whole_sheet(hexes: tuple[str, ...]) -> None:
    Sitting()
    board, area, around = load_book("first-light").board, pygame.Rect(20, 30, 600, 0), [Hex(hex_) for hex_ in hexes]
    whole, part = MapPrint(board, area), MapPrint(board, area, around)
    assert part.paper == whole.paper
    assert part.step[0] == pytest.approx(whole.step[0] / LEAST)
    assert all(part.sheet.collidepoint(part.centre(hex_)) for hex_ in around)
    far = MapPrint(board, area, [Hex("01.01"), Hex("33.18")])
    assert far.step == pytest.approx(whole.step)
    assert far.centre(Hex("10.10")) == pytest.approx(whole.centre(Hex("10.10")))
