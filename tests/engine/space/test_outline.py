"""Hexes as drawn: centres, corners and the hex under a point."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hexes.outlines import region_outline, shared_outline

ANY_HEX = st.builds(hexes.label, st.integers(2, 40), st.integers(2, 30))


def test_columns_stand_three_quarters_of_a_width_apart_and_even_ones_half_a_hex_lower() -> None:
    assert outline.centre(Hex("01.01")) == (0.5, 0.5)
    assert outline.centre(Hex("02.01")) == (1.25, 1.0)
    assert outline.centre(Hex("03.02")) == (2.0, 1.5)


def test_a_sheet_is_as_large_as_its_hexes() -> None:
    assert outline.sheet_size(33, 18) == (25.0, 18.5)
    assert outline.sheet_size(1, 4) == (1.0, 4.0)


@given(ANY_HEX, st.integers(0, 5), st.floats(0.0, 0.99))
def test_a_point_lies_in_the_hex_that_is_drawn_around_it(hex_: str, corner: int, outwards: float) -> None:
    x, y = outline.centre(Hex(hex_))
    corner_x, corner_y = outline.corners(Hex(hex_))[corner]
    assert outline.hex_at(x + outwards * (corner_x - x), y + outwards * (corner_y - y)) == hex_


@given(ANY_HEX, st.integers(0, 5), st.floats(0.01, 0.99))
def test_a_point_just_over_a_side_lies_in_the_neighbour(hex_: str, direction: int, along: float) -> None:
    (x1, y1), (x2, y2) = outline.side(Hex(hex_), direction)
    x, y = outline.centre(Hex(hex_))
    on_x, on_y = x1 + along * (x2 - x1), y1 + along * (y2 - y1)
    assert outline.hex_at(x + 1.005 * (on_x - x), y + 1.005 * (on_y - y)) == hexes.neighbour(Hex(hex_), direction)
    assert outline.hex_at(x + 0.995 * (on_x - x), y + 0.995 * (on_y - y)) == hex_


@given(ANY_HEX, st.integers(0, 5))
def test_two_neighbours_share_their_side(hex_: str, direction: int) -> None:
    there = hexes.neighbour(Hex(hex_), direction)
    assert there is not None
    assert outline.side(there, direction + 3) == outline.side(Hex(hex_), direction)[::-1]


@pytest.mark.parametrize(("x", "y"), [(-0.5, 3.0), (4.0, -0.6), (0.01, 0.01)])
def test_no_hex_lies_left_of_the_first_column_or_above_the_first_row(x: float, y: float) -> None:
    assert outline.hex_at(x, y) is None


@given(st.lists(st.tuples(st.floats(0, 20), st.floats(0, 10)), max_size=5))
def test_the_part_of_a_sheet_around_points_has_its_shape_lies_on_it_and_shows_them(points: list[outline.Point]) -> None:
    sheet = (-1.0, -1.0, 22.0, 12.0)
    left, top, wide, high = part = outline.part_around(sheet, points, 0.4)
    assert wide / high == pytest.approx(22 / 12)
    assert left + 1e-9 >= -1 and left + wide <= 21 + 1e-9
    assert top + 1e-9 >= -1 and top + high <= 11 + 1e-9
    assert all(left <= x <= left + wide and top <= y <= top + high for x, y in points)
    assert points or part == sheet
    assert wide >= 0.4 * 22 - 1e-9


def test_the_sides_of_an_edge_are_those_that_its_hexes_have_on_the_outline_of_the_whole() -> None:
    whole = tuple(hexes.label(column, row) for row in range(1, 4) for column in range(1, 4))
    edge = (Hex("01.01"), Hex("02.01"))
    sides = shared_outline(edge, whole)
    assert set(sides) == {side for hex_ in edge for side in region_outline((hex_,))} & set(region_outline(whole))
    assert len(sides) == 5
    assert shared_outline((Hex("02.02"),), whole) == ()
