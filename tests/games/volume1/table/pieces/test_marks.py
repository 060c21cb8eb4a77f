"""Marks and grease pencil are distinguished by shape without colour; patterns continue from hex to hex."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from typing import get_args

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from combat.engine.stage.drawing import pencil, theme
from combat.engine.tabletop.hexes import hatching
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.games.volume1.table.pieces.faces_from_state import chips
from tests.games.volume1.tiny_table import Table

SIZES = ((32, 28), (64, 56), (128, 111), (304, 264))


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Open a window for the test."""
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    yield
    pygame.quit()


def ink(surface: pygame.Surface) -> set[tuple[int, int]]:
    """Return the pixels whose opacity is above 150 of 255."""
    width, height = surface.get_size()
    return {(x, y) for x in range(width) for y in range(height) if surface.get_at((x, y)).a > 150}


def blank() -> pygame.Surface:
    """Return a transparent surface."""
    surface = pygame.Surface((400, 300), pygame.SRCALPHA)
    surface.fill((0, 0, 0, 0))
    return surface


@pytest.mark.parametrize("size", SIZES)
def test_every_two_marks_differ_in_shape_and_not_only_in_colour(size: tuple[int, int]) -> None:
    shapes = {mark: ink(cell(mark, size, 1.0)) for mark in get_args(Mark) if mark != "hover"}
    for one, other in itertools.combinations(shapes, 2):
        differing = len(shapes[one] ^ shapes[other])
        assert differing > 0.12 * max(len(shapes[one]), len(shapes[other])), (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_a_mark_stays_within_its_hex(size: tuple[int, int]) -> None:
    for mark in get_args(Mark):
        picture = cell(mark, size, 1.0)
        assert picture.get_size() == size
        assert picture.get_at((0, 0)).a == 0


def test_a_clear_line_is_one_stroke_and_a_cut_one_has_a_cross_and_dots() -> None:
    clear, cut = blank(), blank()
    pencil.clear_line(clear, (20, 150), (380, 150))
    pencil.cut_line(cut, (20, 150), (200, 150), (380, 150))
    solid, broken = ink(clear), ink(cut)
    assert max(y for _, y in solid) - min(y for _, y in solid) < 12
    assert max(y for x, y in broken if 180 < x < 220) - min(y for x, y in broken if 180 < x < 220) > 20
    behind = {x for x, _ in broken if x > 225}
    assert behind
    assert any(x not in behind for x in range(230, 370))
    reached = {x for x, _ in solid}
    assert min(reached) <= 24
    assert max(reached) >= 376


def test_an_arrow_ends_in_a_head() -> None:
    surface = blank()
    pencil.arrow(surface, [(40, 150), (300, 150)], theme.CLEAR)
    drawn = ink(surface)
    assert max(abs(y - 150) for x, y in drawn if x > 280) > max(abs(y - 150) for x, y in drawn if x < 240)


def test_wax_is_the_same_every_time_and_has_gaps() -> None:
    one, two = blank(), blank()
    for surface in (one, two):
        pencil.stroke(surface, [(20, 40), (380, 260)], theme.CUT, 8)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")
    alphas = {one.get_at((x, y)).a for x, y in ink(one)}
    assert len(alphas) > 20


def test_hatching_runs_on_from_hex_to_hex() -> None:
    size, pitch = (128, 111), 13
    whole = blank()
    for x, y in ((10, 10), (10 + 96, 10 + 55)):
        whole.blit(hatching._hatched(size, pitch, (x + y) % pitch, theme.HATCH), (x, y))
    for y in (80, 90, 105):
        strokes: list[list[int]] = []
        for x in range(30, 220):
            if whole.get_at((x, y)).a > 60:
                if strokes and x - strokes[-1][-1] <= 2:
                    strokes[-1].append(x)
                else:
                    strokes.append([x])
        middles = [sum(stroke) / len(stroke) for stroke in strokes]
        assert len(middles) > 8
        for left, right in itertools.pairwise(middles[1:-1]):
            assert right - left == pytest.approx(pitch, abs=1.5)


@pytest.mark.rule("9.9")
def test_9_9_where_the_enemy_begins_waiting_the_alert_carry_a_marker() -> None:
    table = Table("jung 05.05 hide", "lang 05.06 waiting idle", enemy_alert=False)
    assert [chips(table.state, table[name]) for name in ("jung", "lang")] == [("alert",), ()]
