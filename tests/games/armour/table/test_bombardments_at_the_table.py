"""Bombardments by mouse and keys: choose a unit, a point, and confirm; smoke screens (L663 to L695)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.state import State
from combat.games.armour.standing.bombardment_plan import BombardmentPlan
from tests.games.armour.rules.artillery.barrage import TANK, battery, ranged_in
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the


@contextmanager
def window(state: State) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show("60,85")
        yield made


def test_l675_a_battery_bombards_with_three_clicks() -> None:
    """A gun, a point beside the tank, and again: the tank is under the template, the observer spots."""
    with window(ranged_in(battery(enemies=[TANK]))) as at:
        at.click("a1-1")
        assert "bombard" in str(the(AskShoot, at.desk.prompt).line().text)
        at.click("62,63")
        plan = the(AskShoot, at.desk.prompt).bombardment
        assert plan is not None
        assert plan.fire is not None
        assert plan.fire.targets == ("d1-1",)
        at.click("63,63")
        assert at.state.teams["a1-1"].fired == "bombardment"
        assert at.inputs == 3


def test_l675_a_refused_point_says_why() -> None:
    with window(battery()) as at:
        at.click("a1-1")
        at.click("60,97")
        assert "too near" in at.notice
        plan = the(AskShoot, at.desk.prompt).bombardment
        assert plan is not None
        assert plan.call is None


def test_l691_the_known_point_needs_no_ranging() -> None:
    """A click within 2 cm of it repeats the bombardment."""
    with window(ranged_in(battery(enemies=[TANK]))) as at:
        for place, need in (("62,63", 4), ("61,61", 0)):
            found = BombardmentPlan(at.state, at.state.units["a1"], Pose.read(place))
            assert found.fire is not None
            assert found.fire.need == need


def test_l695_a_screen_goes_to_the_side_that_is_asked_for() -> None:
    """The battery looks north: its right is east."""
    with window(battery()) as at:
        at.click("a1-1")
        at.click("62,63")
        plan = the(AskShoot, at.desk.prompt).bombardment
        assert plan is not None
        left, right = plan.screens
        assert left is not None
        assert right is not None
        assert 2600 < left.at.heading < 2800
        assert 800 < right.at.heading < 1000
        assert right.guns == 3
        at.button("Smoke to the right")
        assert at.state.teams["a1-1"].fired == "screen"


def test_l675_a_battery_bombards_by_three_keys() -> None:
    """1 chooses it, B lays the template on an enemy, Enter fires."""
    with window(ranged_in(battery(enemies=[TANK]))) as at:
        at.press("1", "B")
        plan = the(AskShoot, at.desk.prompt).bombardment
        assert plan is not None
        assert plan.fire is not None
        assert plan.fire.targets == ("d1-1",)
        at.press("Enter")
        assert at.state.teams["a1-1"].fired == "bombardment"
        assert at.inputs == 3
