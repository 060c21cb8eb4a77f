"""Aiming points by mouse: one click for each artillery unit before deployment (L691)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.two_seats import DEFENDER
from tests.games.armour.rules.artillery.barrage import battery
from tests.games.armour.table.armour_window import ArmourWindow, armour_application


def test_l691_a_click_ranges_the_battery_in_and_the_attacker_deploys_later() -> None:
    """The defender has no artillery, so that the attacker is asked at once."""
    book = battery().book
    state = new_state(replace(book, mission=replace(book.mission, aiming_points=True)))
    assert state.active == DEFENDER
    with armour_application() as app:
        at = ArmourWindow(app, state)
        at.show("60,75", zoom=1)
        assert at.asked == "aim-artillery"
        at.click("60,60")
        point = at.state.units["a1"].aiming_point
        assert isinstance(point, AimingPoint)
        assert abs(point.at.x - 6000) + abs(point.at.y - Point(6000, 6000).y) < 100
        at.wait()
        assert at.asked == "deploy"
