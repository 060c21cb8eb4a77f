"""Smoke by mouse and keys: shells at targets; screens with their angle and number of guns (L661, L693, L695)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.standing.screen_plan import ScreenPlan, most_guns
from combat.games.armour.standing.shot_plan import ShotPlan
from tests.games.armour.rules.artillery.barrage import battery
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle
from tests.narrowing import the


@contextmanager
def window(state: State, place: str = "60,85") -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window, showing a place."""
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show(place)
        yield made


def tanks(shooter: str = "m4-sherman", unit: str = "us-sherman-platoon") -> State:
    """Return a battle of two tanks against a Panzer IV 30 cm north of them."""
    shooters = Placed(unit, {shooter: 2}, ["60,90", "66,90"])
    return battle([shooters], [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"])])


def test_l661_smoke_shells_are_chosen_by_a_key_and_lay_balls() -> None:
    with window(tanks(), "60,75") as at:
        at.press("1", "G", "E")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert plan.mode == "smoke"
        assert plan.order is not None
        assert {aim.weapon for aim in plan.order.aims} == {"gun-75-mm-m3"}
        at.press("Enter")
        assert at.state.teams["a1-1"].fired
        assert not at.state.units["a1"].shot  # it may still fire shells with its other weapons


def test_l661_the_same_key_goes_back_to_other_shells() -> None:
    with window(tanks(), "60,75") as at:
        at.press("1", "G", "G")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert plan.mode == "fire"


@pytest.mark.rule("L661")
def test_smoke_is_offered_to_units_with_smoke_shells_before_they_fire() -> None:
    state = tanks()
    assert ShotPlan(state, state.units["a1"]).has_smoke
    state.teams["a1-2"] = replace(state.teams["a1-2"], fired="halted")
    assert not ShotPlan(state, state.units["a1"]).has_smoke
    other = tanks("m10", "us-m10-platoon")
    assert not ShotPlan(other, other.units["a1"]).has_smoke


def test_l695_a_screen_is_laid_by_its_point_its_angle_and_its_guns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three guns two fire; Alt with the wheel turns the band."""
    with window(battery()) as at:
        at.press("1", "G")
        prompt = the(AskShoot, at.desk.prompt)
        at.click("62,63")
        first = prompt.screening.plan
        assert first is not None
        assert first.guns == 3
        before = at.desk.input.pointer.heading
        wheel(at, monkeypatch, alt=True)
        assert at.desk.input.pointer.heading != before
        at.press("X")
        second = prompt.screening.plan
        assert second is not None
        assert (second.guns, second.at.heading) == (2, at.desk.input.pointer.heading)
        at.press("Enter")
        assert [at.state.teams[f"a1-{number}"].fired for number in (1, 2, 3)].count("screen") >= 2


def wheel(at: ArmourWindow, monkeypatch: pytest.MonkeyPatch, *, alt: bool) -> None:
    """Turn the wheel over the board, with or without Alt."""
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: at.at("62,63"))
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_ALT if alt else pygame.KMOD_NONE)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2, precise_x=0.0, precise_y=2.0))
    for _ in range(10):
        at.app.round(0.1)
    monkeypatch.undo()


def test_l695_the_wheel_alone_still_zooms(monkeypatch: pytest.MonkeyPatch) -> None:
    with window(battery()) as at:
        at.press("1", "G")
        heading, zoom = at.desk.input.pointer.heading, at.desk.view.camera.zoom
        wheel(at, monkeypatch, alt=False)
        assert at.desk.input.pointer.heading == heading
        assert at.desk.view.camera.zoom != zoom


@pytest.mark.rule("L695")
@pytest.mark.parametrize(("guns", "length"), [(1, 10), (2, 20), (3, 30)])
def test_the_band_that_is_drawn_is_as_long_as_its_guns_make_it(guns: int, length: int) -> None:
    state = battery()
    plan = ScreenPlan(state, state.units["a1"], Pose.read("60,60@90"), guns)
    assert plan.shape().right - plan.shape().left == length * CM
    assert plan.fire is not None
    assert len(plan.fire.guns) == guns


@pytest.mark.rule("L693")
def test_no_screen_is_offered_twice() -> None:
    state = battery()
    assert most_guns(state, state.units["a1"]) == 3
    state.units["a1"] = replace(state.units["a1"], screened=True)
    assert most_guns(state, state.units["a1"]) == 0


@pytest.mark.rule("L693")
def test_a_screen_after_other_fire_is_refused_with_the_reason() -> None:
    state = battery()
    other = next(team for team in state.on_table(ATTACKER) if team.unit != "a1")
    state.teams[other.id] = replace(other, fired="halted")
    plan = ScreenPlan(state, state.units["a1"], Pose.read("60,60@90"), 3)
    assert plan.call is None
    assert plan.refusal is not None
    assert plan.refusal.message == "screen-first"
