"""Tracers: large enough at middle zoom, clear of both counters, and one still stroke with reduced motion."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects import tracers
from tests.engine.stage.hands import application
from tests.engine.tabletop.walls_window import Walls

START, END, BESIDE = label(1, 3), label(5, 3), label(2, 3)


@pytest.fixture(scope="module")
def walls() -> Iterator[Walls]:
    """Yield an application with the toy's table."""
    with application((1280, 720)) as app:
        yield Walls(app)


def drawn(walls: Walls, share: float, *, shots: int = 1, end: Hex = END) -> pygame.Mask:
    """Return a mask of the tracers at a share (0-1) of their flight."""
    plate = pygame.Surface(walls.app.size, pygame.SRCALPHA)
    tracers.streaks(plate, walls.desk.view, START, end, share, shots)
    return pygame.mask.from_surface(plate, 60)


def middle(mask: pygame.Mask) -> tuple[int, int]:
    """Return the centre of the drawn pixels."""
    return mask.get_bounding_rects()[0].center


def test_a_streak_is_longer_than_a_hex_and_broad_enough_to_be_seen(walls: Walls) -> None:
    wide = walls.desk.view.place_width
    seen = drawn(walls, 0.5)
    (box,) = seen.get_bounding_rects()
    long = math.hypot(*box.size)
    assert wide < long < 2 * wide
    assert seen.count() / long > 0.5 * max(tracers.BREADTH * wide, 4), "it tapers from its full breadth to a point"


def test_a_streak_goes_from_the_muzzle_to_the_target(walls: Walls) -> None:
    goal = walls.desk.view.centre(END)
    ways = [math.dist(middle(drawn(walls, share)), goal) for share in (0.1, 0.3, 0.5, 0.7, 0.9)]
    assert ways == sorted(ways, reverse=True)
    assert drawn(walls, 0.0).count() == drawn(walls, 1.0).count() == 0


@pytest.mark.parametrize("end", [END, BESIDE], ids=["far", "beside"])
def test_a_streak_covers_no_face(walls: Walls, end: Hex) -> None:
    view = walls.desk.view
    for share in (0.02, 0.5, 0.98):
        seen = drawn(walls, share, end=end)
        for hex_ in (START, end):
            (x, y), far = view.centre(hex_), round(view.place_width * 0.15)
            assert not any(
                seen.get_at((x + right, y + down)) for right in range(-far, far) for down in range(-far, far)
            )


def test_each_shot_of_a_burst_has_its_streak(walls: Walls) -> None:
    assert drawn(walls, 0.5, shots=3).count() > 1.5 * drawn(walls, 0.5).count()
    assert drawn(walls, 0.05, shots=3).count() <= drawn(walls, 0.2, shots=3).count()


def test_a_shot_into_its_own_hex_has_no_way_to_go(walls: Walls) -> None:
    assert drawn(walls, 0.5, end=START).count() == 0


def test_with_reduced_motion_one_stroke_lies_still_on_the_whole_way(walls: Walls) -> None:
    wide = walls.desk.view.place_width
    way = math.dist(walls.desk.view.centre(START), walls.desk.view.centre(END))
    eyes.suit("usual", contrast=False, still=True)
    try:
        early, late = drawn(walls, 0.1, shots=3), drawn(walls, 0.9, shots=3)
    finally:
        eyes.suit("usual", contrast=False, still=False)
    assert early.count() == early.overlap_area(late, (0, 0)) == late.count()
    (box,) = early.get_bounding_rects()
    assert math.hypot(*box.size) > way - wide
