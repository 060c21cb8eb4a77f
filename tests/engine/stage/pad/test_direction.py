"""D-pad and stick: their direction, and when they repeat a step."""

from __future__ import annotations

import math

import pytest

from combat.engine.stage.pad.direction import (
    NOWHERE,
    REPEAT_DELAY_S,
    REPEAT_INTERVAL_S,
    SETTLING,
    Direction,
    Stick,
    Way,
    leaning,
)

DEAD = 0.25


def steps(direction: Direction, seconds: float, frame: float = 0.01) -> list[Way]:
    """Return the steps made while `seconds` pass in frames of a length."""
    return [step for _ in range(round(seconds / frame)) if (step := direction.update(frame)) != NOWHERE]


def test_a_stick_near_its_rest_points_nowhere_and_beyond_it_to_one_of_the_sectors() -> None:
    for push in (0.0, DEAD, DEAD + 0.25):
        assert Stick().read(push, 0.0, DEAD, 8) == NOWHERE
    for eighth, way in enumerate([(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]):
        angle = math.tau * eighth / 8 + 0.2
        assert Stick().read(math.cos(angle), math.sin(angle), DEAD, 8) == way
    assert Stick().read(0.8, 0.6, DEAD, 4) == (1, 0)


@pytest.mark.parametrize("dead", [0.05, 0.25, 0.5])
def test_what_counts_as_rest_follows_the_dead_zone(dead: float) -> None:
    assert Stick().read(dead + 0.29, 0.0, dead, 8) == NOWHERE
    assert Stick().read(dead + 0.31, 0.0, dead, 8) == (1, 0)


def test_a_stick_that_trembles_between_two_sectors_or_at_the_edge_of_rest_stays_where_it_is() -> None:
    stick, border = Stick(), math.pi / 8
    read = [stick.read(math.cos(border + wave), math.sin(border + wave), DEAD, 8) for wave in (-0.1, 0.1, -0.1, 0.1)]
    assert read == [(1, 0)] * 4
    assert stick.read(DEAD + 0.2, 0.0, DEAD, 8) == (1, 0)
    assert stick.read(DEAD + 0.1, 0.0, DEAD, 8) == NOWHERE


def test_a_stick_can_be_pushed_far_enough_with_any_dead_zone() -> None:
    assert Stick().read(1.0, 0.0, 0.9, 8) == (1, 0)


def test_a_direction_that_is_held_steps_once_waits_and_goes_on_at_its_pace() -> None:
    direction = Direction()
    direction.point((0, 1))
    assert steps(direction, SETTLING + 0.02) == [(0, 1)]
    assert steps(direction, REPEAT_DELAY_S - 0.04) == []
    assert len(steps(direction, 4 * REPEAT_INTERVAL_S + 0.06)) == 5


def test_two_buttons_of_a_cross_pressed_and_let_go_almost_together_are_one_slanting_step() -> None:
    direction, found = Direction(), []
    for way in ((0, -1), (1, -1), (1, 0), (0, 0)):
        found.append(direction.point(way))
        found += steps(direction, 0.1 if all(way) else 0.02)
    assert [step for step in found if step != NOWHERE] == [(1, -1)]


def test_a_tap_too_short_to_be_seen_is_a_step_all_the_same_and_one_only() -> None:
    direction = Direction()
    assert direction.point((1, 0)) == NOWHERE
    assert direction.point(NOWHERE) == (1, 0)
    assert steps(direction, 1.0) == []


def test_nothing_comes_of_a_direction_that_was_taken_away() -> None:
    direction = Direction()
    direction.point((1, 0))
    direction.rest()
    assert not direction.busy
    assert steps(direction, 1.0) == []
    assert direction.point(NOWHERE) == NOWHERE


def test_a_stick_that_leans_pulls_from_the_edge_of_its_dead_zone_on() -> None:
    assert leaning(0.2, 0.1, DEAD) == (0.0, 0.0)
    slow, fast = leaning(0.5, 0.0, DEAD)[0], leaning(1.0, 0.0, DEAD)[0]
    assert 0 < slow < 0.5
    assert fast == pytest.approx(1.0)
    assert leaning(0.0, -1.0, DEAD)[1] == pytest.approx(-1.0)
