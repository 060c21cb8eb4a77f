"""A fan opens around the piece under the pointer, which stays in place."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as some

from combat.engine.tabletop.overlay.fan import anchor_at, corners

AREA = pygame.Rect(90, 40, 1200, 640)
SIZE, STEP, COLUMNS = 60, (70, 82), 4


@given(some.integers(2, 9), some.data(), some.integers(90, 1230), some.integers(40, 620))
def test_the_piece_that_is_aimed_at_stays_and_all_others_lie_beside_it(
    count: int, data: some.DataObject, x: int, y: int
) -> None:
    pieces = [f"piece-{n}" for n in range(count)]
    aimed = data.draw(some.sampled_from(pieces))
    shift = data.draw(some.tuples(some.integers(-20, 20), some.integers(-20, 20)))
    at = (x + shift[0], y + shift[1])
    laid = corners(pieces, anchor_at(aimed, at, (x, y), SIZE), (x, y), SIZE, STEP, COLUMNS, AREA)
    assert abs(laid[pieces.index(aimed)][0] - at[0]) <= 1
    assert abs(laid[pieces.index(aimed)][1] - at[1]) <= 1
    boxes = [pygame.Rect(corner, (SIZE, SIZE)) for corner in laid]
    assert all(box.collidelist(boxes[:n]) < 0 for n, box in enumerate(boxes)), "none lies on another"


@given(some.integers(2, 4), some.integers(0, 3), some.integers(90, 1230))
def test_a_fan_of_one_row_is_whole_in_the_view_wherever_it_opens(count: int, number: int, x: int) -> None:
    pieces = [f"piece-{n}" for n in range(count)]
    aimed, alone = pieces[number % count], (x, 300)
    laid = corners(pieces, anchor_at(aimed, alone, alone, SIZE), alone, SIZE, STEP, COLUMNS, AREA)
    assert all(AREA.contains(pygame.Rect(corner, (SIZE, SIZE))) for corner in laid)


def test_a_fan_that_nobody_aimed_at_lies_in_the_middle_of_its_hex() -> None:
    laid = corners(["a", "b", "c"], None, (600, 300), SIZE, STEP, COLUMNS, AREA)
    assert laid == [(530, 300), (600, 300), (670, 300)]
    assert corners(["a", "b"], anchor_at("c", (0, 0), (9, 9), SIZE), (92, 300), SIZE, STEP, COLUMNS, AREA)[0] == (
        90,
        300,
    )


@given(some.integers(0, 1), some.booleans())
def test_a_fan_opens_to_the_side_on_which_it_covers_no_other_piece(number: int, to_the_right: bool) -> None:
    alone, pieces = (600, 300), ["a", "b"]
    other = pygame.Rect(600 + (90 if to_the_right else -90), 310, SIZE, SIZE)
    anchor = anchor_at(pieces[number], alone, alone, SIZE)
    laid = corners(pieces, anchor, alone, SIZE, STEP, COLUMNS, AREA, [other])
    assert laid[number] == alone
    assert other.collidelist([pygame.Rect(corner, (SIZE, SIZE)) for corner in laid]) < 0


def test_what_is_in_the_view_comes_before_what_is_spared() -> None:
    alone = (AREA.left, 300)
    other = pygame.Rect(AREA.left + 70, 300, SIZE, SIZE)
    laid = corners(["a", "b"], anchor_at("a", alone, alone, SIZE), alone, SIZE, STEP, COLUMNS, AREA, [other])
    assert laid == [alone, (AREA.left + 70, 300)]
