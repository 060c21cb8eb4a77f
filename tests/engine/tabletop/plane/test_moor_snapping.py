"""A path on the moor is limited by its length, walls and bases, and snaps into contact, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.point import MM
from combat.engine.space.plane.pose import Pose
from tests.engine.moor_game import State
from tests.engine.stage.gestures import click, drag, point, press
from tests.engine.tabletop.plane.moor_prompts import AskMove
from tests.engine.tabletop.plane.moor_window import MoorWindow, moor_application
from tests.narrowing import the


@pytest.fixture
def window() -> Iterator[MoorWindow]:
    """Yield a game in which red's ranger is hidden and red must choose a token."""
    with moor_application() as app:
        window = MoorWindow(app, seed=2)
        window.desk.controls.answer(Pose(600, 3_000))
        window.wait()
        yield window


def asked_of(window: MoorWindow, token: str) -> AskMove:
    """Answer which token acts; return the prompt for its move."""
    window.desk.controls.answer(token)
    window.wait()
    return the(AskMove, window.desk.prompt)


def pose_of(window: MoorWindow, token: str) -> Pose:
    """Return the pose of a token, which must be on the table."""
    found = window.state.places[token]
    assert found is not None
    return found


def touch(state: State, one: str, other: str) -> bool:
    """Return whether two tokens touch."""
    shapes = state.shape(one), state.shape(other)
    assert shapes[0] is not None and shapes[1] is not None
    return in_contact(shapes[0], shapes[1])


# -- by mouse -------------------------------------------------------------------------------------------------------


def test_a_drag_beyond_its_reach_ends_where_all_of_it_is_used(window: MoorWindow) -> None:
    start = asked_of(window, "red-car").start
    drag(window.app, window.token("red-car"), window.at("9,39.5"))
    window.wait()
    end = pose_of(window, "red-car")
    assert window.asked == "lay-blast"
    assert 1_799 <= end.point.y - start.point.y <= 1_800


def test_a_drag_against_a_wall_ends_at_the_wall(window: MoorWindow) -> None:
    prompt = asked_of(window, "red-car")
    drag(window.app, window.token("red-car"), window.at("30,20"))
    window.wait()
    end = pose_of(window, "red-car")
    assert 2_500 <= end.point.x <= 2_520
    assert end.heading == 900
    assert not prompt.allows(Pose.at(end.point.moved(MM, 0), 900))


@pytest.mark.parametrize("to", ["8,17.7", "8,18.4", "8,19"])
def test_a_drag_near_or_onto_another_base_ends_in_contact_with_it(window: MoorWindow, to: str) -> None:
    asked_of(window, "red-scout")
    drag(window.app, window.token("red-scout"), window.at(to))
    window.wait()
    assert touch(window.state, "red-scout", "red-car")


def test_a_drag_that_ends_farther_from_a_base_keeps_its_distance(window: MoorWindow) -> None:
    asked_of(window, "red-scout")
    drag(window.app, window.token("red-scout"), window.at("8,17.2"))
    window.wait()
    assert not touch(window.state, "red-scout", "red-car")
    assert abs(pose_of(window, "red-scout").point.y - 1_720) <= MM


def test_what_is_carried_is_seen_where_it_will_come_to_rest(window: MoorWindow) -> None:
    asked_of(window, "red-scout")
    start, desk = window.token("red-scout"), window.desk
    point(window.app, start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    window.app.round(0.05)

    def seen_at(to: str) -> tuple[int, int]:
        point(window.app, window.at(to))
        found = window.scene.mouse.float()
        assert found is not None
        return found[0].center

    free, over = seen_at("14,10"), seen_at("8,19")
    assert max(abs(a - b) for a, b in zip(free, window.at("14,10"), strict=True)) <= 1, "under the pointer"
    assert max(abs(a - b) for a, b in zip(over, desk.view.centre(Pose(800, 1_800)), strict=True)) <= 2
    assert over[1] < window.at("8,19")[1] - 10


def test_a_click_near_a_base_sets_a_corner_in_contact_and_a_second_one_there_takes_the_path(window: MoorWindow) -> None:
    prompt = asked_of(window, "red-scout")
    click(window.app, window.at("8,18.6"))
    assert len(prompt.corners) == 1
    assert prompt.corners[0] != (800, 1_860)
    click(window.app, window.at("8,18.6"))
    window.wait()
    assert window.asked == "lay-blast"
    assert touch(window.state, "red-scout", "red-car")


def test_a_click_on_a_base_leads_up_to_it_and_one_on_the_mover_itself_sets_nothing(window: MoorWindow) -> None:
    prompt = asked_of(window, "red-scout")
    click(window.app, window.token("red-scout"))
    assert not prompt.corners
    click(window.app, window.token("red-car"))
    (corner,) = prompt.corners
    assert prompt.why_not(prompt.route_to(Pose.at(corner))) == ""
    assert corner.y <= 1_801


def test_the_same_leg_reaches_farther_behind_a_shorter_path(window: MoorWindow) -> None:
    prompt, beyond = asked_of(window, "red-car"), Pose(1_700, 3_900)
    for corner in ("14,23", "17,20"):
        click(window.app, window.at(corner))
    short = prompt.settled(beyond)
    window.button("Back")
    window.button("Back")
    click(window.app, window.at("17,20"))
    assert prompt.corners == ((1_700, 2_000),)
    assert prompt.settled(beyond).point.y > short.point.y + 100


def test_where_nothing_is_left_to_go_it_is_said_why(window: MoorWindow) -> None:
    prompt = asked_of(window, "red-car")
    click(window.app, window.at("30,20"))
    (corner,) = prompt.corners
    click(window.app, window.at("26.5,20"))
    assert prompt.corners == (corner,)
    assert "a wall is in the way" in str(window.desk.notice.text)


# -- by keys --------------------------------------------------------------------------------------------------------


def test_by_keys_a_path_stops_at_a_wall_and_the_same_key_takes_it(window: MoorWindow) -> None:
    prompt = asked_of(window, "red-car")
    press(window.app, "Ctrl+Up", *("Ctrl+Right",) * 10, "Enter")
    assert window.desk.input.cursor == Pose(2_900, 2_000, 900)
    assert prompt.corners == ((2_520, 2_000),)
    press(window.app, "Alt+Right", "Enter")
    assert "a wall is in the way" in str(window.desk.notice.text), "turned it would stand in the wall"
    press(window.app, "Alt+Left", "Enter")
    window.wait()
    assert pose_of(window, "red-car") == Pose(2_520, 2_000, 900)


def test_by_keys_a_path_ends_at_the_limit_of_its_length(window: MoorWindow) -> None:
    asked_of(window, "red-ranger")
    press(window.app, *("Ctrl+Up",) * 9, "Enter", "Enter")
    window.wait()
    assert pose_of(window, "red-ranger").point == (600, 1_800)


def test_by_keys_a_path_ends_in_contact(window: MoorWindow) -> None:
    asked_of(window, "red-scout")
    press(window.app, "Ctrl+Up", *("Ctrl+Down",) * 3, "Enter", "Enter")
    window.wait()
    assert pose_of(window, "red-scout").point == (800, 1_800)
    assert touch(window.state, "red-scout", "red-car")
