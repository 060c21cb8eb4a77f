"""Dashes of a line continue around corners with the same length."""

from __future__ import annotations

import math

import pytest

from combat.games.miniatures.board.drawn_lines import box_around, dashes


def test_dashes_and_gaps_alternate_along_a_straight_line() -> None:
    assert list(dashes([(0, 0), (10, 0)], 3, 2)) == [((0, 0), (3, 0)), ((5, 0), (8, 0))]


def test_a_dash_goes_on_around_a_corner() -> None:
    found = list(dashes([(0, 0), (4, 0), (4, 4)], 6, 10))
    assert found == [((0, 0), (4, 0)), ((4, 0), (4, 2))]
    assert sum(math.dist(start, end) for start, end in found) == pytest.approx(6)


def test_a_box_holds_all_spots() -> None:
    box = box_around([(1.2, 7.9), (5.5, 2.1)])
    assert (box.left, box.top, box.right, box.bottom) == (1, 2, 7, 9)
