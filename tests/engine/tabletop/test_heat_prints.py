"""Heat maps of a board: denser marks on hexes where more happened; several side by side if they fit."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hexes.prints.heat_prints import Shots, draw_counts, draw_prints, draw_shots
from combat.engine.tabletop.hexes.prints.sheet_print import SheetPrint
from combat.engine.tabletop.map.tiles import SheetIndex

INDEX = SheetIndex(1280, 1110, 128.0, 111.0, 0, 0, ())
FEW, MANY, NONE = Hex("02.02"), Hex("05.05"), Hex("08.08")
RED = (200, 20, 20)


def print_in(area: pygame.Rect) -> SheetPrint:
    """Return the print of a grey sheet within an area."""
    picture = pygame.Surface((320, 278))
    picture.fill((240, 240, 240))
    return SheetPrint(INDEX, picture, area)


def beside(surface: pygame.Surface, print_: SheetPrint, hex_: Hex) -> int:
    """Return the green value of a pixel at the left of a hex; the lower it is, the redder is the mark."""
    x, y = print_.centre(hex_)
    return surface.get_at((round(x - print_.step[0] * 0.3), round(y)))[1]


def test_a_hex_is_the_denser_the_more_happened_there() -> None:
    surface, print_ = pygame.Surface((620, 600)), print_in(pygame.Rect(10, 10, 600, 0))
    print_.lay(surface)
    draw_counts(surface, print_, {FEW: 1, MANY: 9}, RED)
    assert beside(surface, print_, MANY) < beside(surface, print_, FEW) < beside(surface, print_, NONE) == 240


def test_fire_is_a_line_from_hex_to_hex_thicker_the_more_shots() -> None:
    def inked(count: int) -> int:
        surface, print_ = pygame.Surface((620, 600)), print_in(pygame.Rect(10, 10, 600, 0))
        other = Shots(Hex("09.01"), Hex("09.02"), 5, (0, 0, 0), True)
        draw_shots(surface, print_, [Shots(FEW, MANY, count, RED, False), other])
        (x, y), (far_x, far_y) = print_.centre(FEW), print_.centre(MANY)
        assert surface.get_at((round((x + far_x) / 2), round((y + far_y) / 2)))[:3] == RED
        return pygame.mask.from_threshold(surface, RED, (1, 1, 1)).count()

    assert inked(5) > inked(1)


@pytest.mark.parametrize(("width", "abreast"), [(500, 1), (1000, 2)])
def test_prints_stand_abreast_where_there_is_room(width: int, abreast: int) -> None:
    areas: list[pygame.Rect] = []

    def printed(area: pygame.Rect) -> SheetPrint:
        areas.append(area)
        return print_in(area)

    nothing: Mapping[Hex, int] = {}
    layers = {name: lambda on, print_: draw_counts(on, print_, nothing, RED) for name in ("one", "two", "three")}
    end = draw_prints(None, width, layers, printed)
    assert len({area.y for area in areas}) == -(-3 // abreast)
    assert draw_prints(pygame.Surface((width, end)), width, layers, printed) == end
    assert end >= print_in(areas[2]).paper.bottom
