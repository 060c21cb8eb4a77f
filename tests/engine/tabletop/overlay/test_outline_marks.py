"""Marks along outlines can be distinguished by shape as well as colour, on places of any form, size and ground."""

from __future__ import annotations

import math
from itertools import combinations
from typing import get_args

import pygame
import pytest

from combat.engine.space.hexes import outline
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.hexes.hex_view import HexView
from combat.engine.tabletop.hexes.sheets.plain_sheet import PlainSheet
from combat.engine.tabletop.overlay.outline_marks import LARGEST, Outline, OutlineMarks, draw_mark_on
from combat.engine.tabletop.overlay.place_mark import Mark

MARKS: tuple[Mark, ...] = get_args(Mark)
Point = tuple[float, float]


def disc(radius: float, count: int = 40) -> list[Point]:
    """Return the corners of a polygon near to a circle."""
    turns = (math.tau * step / count for step in range(count))
    return [(radius + 30 + math.cos(turn) * radius, radius + 30 + math.sin(turn) * radius) for turn in turns]


OUTLINES: dict[str, list[Point]] = {
    "hex": [(30 + x * 120, 30 + y * 104) for x, y in outline.corners(label(1, 1))],
    "disc": disc(40),
    "car": [(30.0, 30.0), (70.0, 30.0), (70.0, 110.0), (30.0, 110.0)],
    "range": disc(LARGEST * 0.6, 90),
}


@pytest.fixture(autouse=True)
def _scale() -> None:
    pygame.display.init()
    theme.set_scale(1.0)


def lines_of(corners: list[Point], mark: Mark) -> pygame.mask.Mask:
    """Return a mask of the pixels on the lines of a mark, without its translucent fill."""
    side = round(max(max(x, y) for x, y in corners)) + 40
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    draw_mark_on(surface, corners, mark)
    return pygame.mask.from_surface(surface, 180)


@pytest.mark.parametrize("form", OUTLINES)
@pytest.mark.parametrize(("one", "other"), list(combinations(MARKS, 2)))
def test_every_two_marks_have_other_lines(form: str, one: Mark, other: Mark) -> None:
    first, second = lines_of(OUTLINES[form], one), lines_of(OUTLINES[form], other)
    assert first.count() and second.count()
    apart = first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))
    assert apart > 0.1 * max(first.count(), second.count())


def test_brackets_lie_at_the_corners_and_dashes_between_them() -> None:
    car = Outline(OUTLINES["car"])
    assert car.posts == [0, 40, 120, 160]
    brackets, dashes = car.brackets(0.25), car.dashes(0.5)
    assert [piece[1] for piece in brackets] == car.corners
    assert brackets[0] == [(30, 50), (30, 30), (40, 30)]
    assert dashes[0] == [(40, 30), (60, 30)]


def test_on_a_long_outline_dashes_come_in_rows_and_a_round_one_has_posts_by_its_length() -> None:
    long = Outline([(0, 0), (720, 0), (720, 30), (0, 30)])
    assert len(long.dashes(0.3)) == 2 * 10 + 2
    assert len(Outline(disc(30)).posts) == 6 < len(Outline(disc(200)).posts)


def test_a_mark_beside_the_picture_costs_nothing_and_a_large_one_no_more_than_what_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[tuple[int, int]] = []
    real = pygame.Surface

    class Counted(real):  # type: ignore[misc, valid-type]
        def __init__(self, size: tuple[int, int], *more: object) -> None:
            made.append(tuple(size))  # type: ignore[arg-type]
            super().__init__(size, *more)

    surface = real((100, 80), pygame.SRCALPHA)
    monkeypatch.setattr(pygame, "Surface", Counted)
    draw_mark_on(surface, [(x + 500, y) for x, y in OUTLINES["disc"]], "legal")
    assert not made
    draw_mark_on(surface, [(x - 100, y - 100) for x, y in disc(3_000)], "area")
    assert all(wide <= 100 and high <= 80 for wide, high in made) and made


@pytest.fixture
def view() -> HexView:
    """Return a view of a small board without tiles."""
    board = Board.of("pond", 6, 5)
    sheet = PlainSheet(board)
    view = HexView(board, Keymap(), Settings(), sheet)
    view.place(pygame.Rect(0, 0, 900, 700))
    return view


def test_marks_lie_on_places_of_any_ground(view: HexView) -> None:
    marks: OutlineMarks[Hex] = OutlineMarks(view)
    view.dirty = False
    marks.set({label(2, 2): "chosen"})
    assert (marks.get(label(2, 2)), marks.get(label(3, 3)), view.dirty) == ("chosen", None, True)
    surface = pygame.Surface((900, 700), pygame.SRCALPHA)
    marks.draw(surface)
    box = view.box(label(2, 2)).inflate(24, 24)
    assert pygame.mask.from_surface(surface, 180).count()
    surface.fill((0, 0, 0, 0), box)
    assert not pygame.mask.from_surface(surface, 0).count()


def test_touching_places_of_an_area_have_one_line_around_them(view: HexView) -> None:
    marks: OutlineMarks[Hex] = OutlineMarks(view)
    marks.set({label(2, 2): "legal", label(2, 3): "legal"})
    marks.areas = True
    surface = pygame.Surface((900, 700), pygame.SRCALPHA)
    marks.draw(surface)
    (x, y), (u, v) = view.centre(label(2, 2)), view.centre(label(2, 3))
    between, above = ((x + u) // 2, (y + v) // 2), (x, round(y - view.place_height / 2))
    assert surface.get_at(between)[3] < 130
    assert surface.get_at(above)[3] > 180
