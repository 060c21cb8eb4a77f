"""Lines are cut at the edges of pieces, or drawn around them."""

from __future__ import annotations

import itertools
import math

import pygame

from combat.engine.tabletop.overlay.free_places import around, aside, beyond
from combat.engine.tabletop.overlay.past_pieces import bow, outside, spaced

START, END = (100.0, 300.0), (700.0, 300.0)
HERE, THERE = pygame.Rect(60, 250, 80, 100), pygame.Rect(660, 250, 80, 100)
THIRD = pygame.Rect(360, 200, 80, 100)


def test_a_straight_line_ends_at_the_edges_of_the_pieces_and_leaves_third_ones_out() -> None:
    pieces = outside(START, END, [HERE, THERE, pygame.Rect(360, 250, 80, 100)])
    assert [(round(a[0]), round(b[0])) for a, b in pieces] == [(139, 360), (439, 660)]
    assert all(a[1] == b[1] == 300 for a, b in pieces)


def test_pieces_that_touch_leave_nothing_of_the_line_between_them() -> None:
    assert outside(START, END, [pygame.Rect(50, 250, 330, 100), pygame.Rect(370, 250, 400, 100)]) == []
    assert outside(START, END, []) == [(START, END)]


def test_a_bow_rises_where_nothing_is_in_its_way() -> None:
    line = bow(START, END, [])
    assert (line[0], line[-1]) == (START, END)
    assert min(y for _, y in line) < 250
    assert all(y <= 300 for _, y in line)


def test_a_bow_goes_round_a_third_piece() -> None:
    for box in (THIRD, THIRD.move(0, 60), THIRD.move(-150, 0), THIRD.inflate(60, 60)):
        line = bow(START, END, [box])
        assert not any(box.clipline(*pair) for pair in itertools.pairwise(line)), box


def test_a_bow_that_nothing_lets_through_crosses_least() -> None:
    walls = [pygame.Rect(360, -1000, 10, 1300), pygame.Rect(360, 300, 80, 2000)]
    line = bow(START, END, walls)
    assert max(y for _, y in line) <= 300


def test_points_along_a_line_lie_equally_far_apart() -> None:
    line = bow(START, END, [])
    dots = spaced(line, 13)
    assert all(12.5 < math.dist(a, b) <= 13.001 for a, b in itertools.pairwise(dots))
    assert math.dist(dots[-1], END) < 14


def test_what_goes_aside_finds_free_ground_farther_off_where_all_is_taken_near_by() -> None:
    near, area = pygame.Rect(400, 300, 80, 100), pygame.Rect(0, 0, 900, 700)
    men = [near, *(place for place in around(near, (80, 100), 2))]
    for size in ((40, 50), (90, 60)):
        place = aside([*around(near, size, 2), *beyond(near, size, 2)], area, men)
        assert place.collidelist(men) == -1, size


def test_of_what_is_taken_the_first_counts_most_and_the_next_where_it_is_the_same() -> None:
    here, there, area = pygame.Rect(0, 0, 50, 50), pygame.Rect(100, 0, 50, 50), pygame.Rect(0, 0, 150, 50)
    crowd = [there] * 9
    assert aside([here, there], area, [here], crowd) == there
    assert aside([here, there], area, [], crowd) == here
    assert aside([there, here], area, [here], [], [there]) == there
    assert aside([there, here], area, [here, there], [], [there]) == here
