"""Deployment by mouse and keys: units follow the pointer in formation, or all are placed at once (A35, L557)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.setup.ask_deploy import AskDeploy
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle, rectangle
from tests.narrowing import the


@pytest.fixture
def window() -> Iterator[ArmourWindow]:
    """Yield the table of a deployment in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, new_state(book("two-platoons")), DEFENDER)
        made.show("90,15")
        yield made


def placed(window: ArmourWindow, unit: str) -> bool:
    """Return whether all teams of a unit are on the table."""
    return all(team.on_table for team in window.state.all_of(unit))


def test_a35_a_click_places_the_whole_unit_in_its_zone_and_in_command(window: ArmourWindow) -> None:
    unit = the(AskDeploy, window.desk.prompt).unit
    assert unit is not None
    window.click("100,15")
    assert placed(window, unit.id)
    zone = window.state.book.mission.side(DEFENDER).area()
    for team in window.state.teams_of(unit.id):
        assert containment(shape_of(window.state, team), zone) is Containment.WHOLE
        assert in_command(window.state, team)


def test_a35_a_click_beside_the_zone_places_at_the_nearest_legal_place(window: ArmourWindow) -> None:
    unit = the(AskDeploy, window.desk.prompt).unit
    assert unit is not None
    window.click("90,30")
    assert placed(window, unit.id)


def test_a35_a_click_far_from_the_zone_is_refused_with_its_reason(window: ArmourWindow) -> None:
    window.click("90,90")
    assert "outside your zone" in window.notice
    assert not any(team.on_table for team in window.state.teams.values())


def test_a35_a_placed_unit_is_dragged_elsewhere(window: ArmourWindow) -> None:
    unit = the(AskDeploy, window.desk.prompt).unit
    assert unit is not None
    window.click("100,15")
    before = window.pose(unit.leader).point
    window.drag(unit.leader, "80,12")
    assert window.pose(unit.leader).point.x < before.x


def test_a35_two_keys_deploy_a_side(window: ArmourWindow) -> None:
    """P places every unit that is left, Ctrl+Enter ends the deployment."""
    window.press("P")
    assert all(team.on_table for team in window.state.teams.values() if window.state.seat_of(team.id) == DEFENDER)
    window.press("Ctrl+Enter")
    assert window.state.phase != "set-up"
    assert window.inputs == 2


def test_a35_the_deployment_cannot_end_before_all_are_placed(window: ArmourWindow) -> None:
    window.press("Ctrl+Enter")
    assert window.state.phase == "set-up"
    assert "still to be deployed" in window.notice


def test_a35_a_unit_is_placed_by_keys(window: ArmourWindow) -> None:
    """The cursor appears in the middle of the zone."""
    unit = the(AskDeploy, window.desk.prompt).unit
    assert unit is not None
    window.press("Ctrl+Up", "Ctrl+Up", "Enter")
    assert placed(window, unit.id)


def test_a35_far_from_the_zone_the_nearest_legal_place_is_shown(window: ArmourWindow) -> None:
    """The zone ends 28 cm from the edge: the front rank stands right behind its border."""
    prompt = the(AskDeploy, window.desk.prompt)
    near = prompt.near(Pose.read("90,90@180"))
    assert near is not None
    assert 2200 < max(part.pose.point.y for part in near.parts) < 2800
    assert prompt.decision.refusal(window.state, near) is None


@pytest.mark.rule("L767")
def test_spearheads_move_by_drag_and_where_they_may_not_end_nothing_is_promised() -> None:
    carriers = Placed("uk-carrier-section", {"universal-carrier": 1}, ["60,80"])
    enemy = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,20@180"])
    state = battle([carriers], [enemy], phase="set-up", turn=0)
    mission = state.book.mission
    sides = (
        replace(side, zone=rectangle(0, top, 180, top + 5))
        for side, top in ((mission.attacker, 110), (mission.defender, 0))
    )
    attacker, defender = sides
    state.book = replace(state.book, mission=replace(mission, attacker=attacker, defender=defender))
    state.spearhead = ATTACKER
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show("60,70", zoom=2)
        assert made.asked == "move-spearhead"
        made.drag("a1-1", "60,62")
        assert made.pose("a1-1").point.y == 8_000
        made.drag("a1-1", "60,70")
        assert abs(made.pose("a1-1").point.y - 7_000) < 100
