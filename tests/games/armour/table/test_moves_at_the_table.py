"""Moves by mouse and keys: whole units, single teams, corners, turns, and what is shown meanwhile (L551 to L563)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.prompts.ask_by_order import AskByOrder
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.rules.orders.order import GrantedMoves
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State
from combat.games.armour.standing.move_plan import CrossRoll
from combat.games.armour.table.overlays.move_overlay import roll_lines
from tests.engine.stage import gestures
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, area, battle, line
from tests.narrowing import the

PLATOON = Placed("us-sherman-platoon", {"m4-sherman": 4}, ["60,90", "66,90", "54,90", "72,90"])
PANZERS = Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["20,10@180", "30,10@180"])
MOVED = ("a1-1", "a1-2", "a1-3", "a1-4")


def field(*scenery: Scenery, foe: Placed = PANZERS) -> State:
    """Return a battle of a platoon in the movement step."""
    return battle(
        [PLATOON, Placed("us-sherman-platoon", {"m4-sherman": 1}, ["150,110"])], [foe], *scenery, phase="movement"
    )


@contextmanager
def window(state: State) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, state)
        made.show("60,90", "60,60", zoom=2)
        yield made


def test_l551_a_platoon_is_moved_in_formation_by_one_drag() -> None:
    """The four keep their distances, face where they went, and are in command."""
    with window(field()) as at:
        before = {team: at.pose(team).point for team in MOVED}
        at.drag("a1-1", "60,70")
        for team in MOVED:
            x, y = at.pose(team).point
            assert abs(x - before[team].x) < 10
            assert abs(y - (before[team].y - 20 * CM)) < 30
            assert at.state.teams[team].moved == "tactical"
            assert in_command(at.state, at.state.teams[team])
        assert at.inputs == 1


def test_l551_with_the_key_for_one_team_only_that_team_moves() -> None:
    with window(field()) as at:
        at.click("a1-1")
        at.button("One team")
        at.drag("a1-1", "60,80")
        assert [team for team in MOVED if at.state.teams[team].moved] == ["a1-1"]


def test_l561_a_drag_beyond_the_tactical_speed_is_a_dash_up_to_its_limit() -> None:
    """A Sherman goes 25 cm Tactical and 45 cm cross-country; a drag a little too long is kept to Tactical."""
    with window(field()) as at:
        prompt = the(AskMove, at.desk.prompt)
        at.click("a1-1")
        heading = at.pose("a1-1").heading
        speeds = at.state.card("a1-1").speeds
        assert speeds is not None
        short = prompt.plan_to(Pose(60 * CM, 90 * CM - speeds.tactical - CM, heading))
        assert short is not None
        assert (short.speed, short.distance) == ("tactical", speeds.tactical)
        far = prompt.plan_to(Pose(60 * CM, 1 * CM, heading))
        assert far is not None
        assert far.speed == "dash"
        assert speeds.cross_country - 20 <= far.distance <= speeds.cross_country
        assert far.short is not None
        assert far.short.message == "too-far"
        assert prompt.decision.refusal(at.state, far.moves) is None


def test_l553_a_drag_towards_infantry_ends_5_cm_before_it_and_says_why() -> None:
    foe = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,75"])
    with window(field(foe=foe)) as at:
        at.click("a1-1")
        at.button("One team")
        prompt = the(AskMove, at.desk.prompt)
        plan = prompt.plan_to(Pose(60 * CM, 77 * CM))
        assert plan is not None
        assert plan.short is not None
        assert plan.short.message == "too-near"
        assert prompt.decision.refusal(at.state, plan.moves) is None
        end = plan.end_of("a1-1")
        assert end is not None
        longer = Pose.at(end.point.moved(0, -20), end.heading)
        again = prompt.plan_to(longer)
        assert again is not None
        assert again.end_of("a1-1") == end
        assert again.short is not None


def test_l563_a_way_over_a_wall_waits_for_a_second_click_with_its_odds() -> None:
    with window(field(line("wall", 60, (50, 80), (80, 80)))) as at:
        at.drag("a1-1", "60,70")
        plan = the(AskMove, at.desk.prompt).pending
        assert plan is not None
        assert len(plan.rolls) == 4
        assert {roll.need for roll in plan.rolls} == {at.state.card("a1-1").cross}
        assert not any(at.state.teams[team].moved for team in MOVED)
        at.press("Enter")
        assert all(at.state.teams[team].moved for team in MOVED)


def test_a_corner_is_set_with_alt_while_dragging() -> None:
    """Round a house, in which no tank can go."""
    with window(field(area("building", 57, 76, 63, 82))) as at:
        at.click("a1-1")
        at.button("One team")
        start, corner, end = (at.at(place) for place in ("60,90", "68,82", "62,72"))
        gestures.point(at.app, start)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        at.app.round(0.05)
        gestures.point(at.app, corner)
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0))
        at.app.round(0.05)
        assert len(the(AskMove, at.desk.prompt).corners) == 1
        gestures.point(at.app, end)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        at.wait()
        assert at.state.teams["a1-1"].moved == "tactical"
        assert abs(at.pose("a1-1").point.x - 62 * CM) < CM


def test_the_wheel_turns_what_is_dragged() -> None:
    with window(field()) as at:
        at.click("a1-1")
        at.button("One team")
        at.drag("a1-1", "60,80", notches=-2)
        assert at.pose("a1-1").heading == 300


def test_a_unit_is_moved_by_keys_alone() -> None:
    """1 chooses the unit, the cursor goes up by 10 cm, Enter takes the plan that was drawn meanwhile."""
    with window(field()) as at:
        at.press("1", "Ctrl+Shift+Up", "Enter")
        assert all(at.state.teams[team].moved for team in MOVED)
        assert at.pose("a1-1").point.y == 80 * CM
        assert at.inputs == 3


@pytest.mark.rule("L563")
def test_l563_rolls_that_need_different_numbers_are_told_apart() -> None:
    """Two cross at 2+, each with 5 of 6; one at 4+, with 3 of 6; the wall and the wood are both named."""
    rolls = (CrossRoll("a1-1", "wall", 2), CrossRoll("a1-2", "wood", 4), CrossRoll("a1-3", "wall", 2))
    with window(field()) as at:
        at.click("a1-1")
        plan = the(AskMove, at.desk.prompt).plan_to(Pose(60 * CM, 80 * CM))
        assert plan is not None
        said = list(roll_lines(replace(plan, rolls=rolls), at.state))
    assert said == ["2 × Cross 2+ (Stone wall): all 69%", "Cross 4+ (Wood): 50%"]


def test_l563_with_keys_a_way_with_cross_rolls_waits_for_a_second_enter() -> None:
    with window(field(line("wall", 60, (50, 85), (80, 85)))) as at:
        at.press("1", "Ctrl+Shift+Up", "Enter")
        plan = the(AskMove, at.desk.prompt).pending
        assert plan is not None
        assert plan.rolls
        at.press("Enter")
        assert all(at.state.teams[team].moved for team in MOVED)


def test_with_the_key_for_one_team_tab_goes_through_the_teams_of_the_unit() -> None:
    with window(field()) as at:
        at.press("1", "T")
        seen = []
        for _ in MOVED:
            seen.append(at.desk.selection.piece)
            at.press("Tab")
        assert sorted(seen) == list(MOVED)


def test_l605_while_a_team_is_dragged_the_enemies_that_would_see_it_are_told() -> None:
    with window(field(foe=Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,30@180"]))) as at:
        at.click("a1-1")
        at.click("60,80")
        prompt = the(AskMove, at.desk.prompt)
        for _ in range(10):
            at.app.round(0.05)
        assert prompt.watchers is not None
        assert [watcher.team for watcher in prompt.watchers.seeing] == ["d1-1"]


def test_l551_the_movement_ends_with_its_button() -> None:
    with window(field()) as at:
        at.press("Ctrl+Enter")
        assert at.asked == "shoot-units"


@pytest.mark.parametrize("place", ["90,120", "60,0"])
def test_a_drag_that_leads_off_the_table_ends_on_it(place: str) -> None:
    with window(field()) as at:
        at.click("a1-1")
        plan = the(AskMove, at.desk.prompt).plan_to(Pose.read(place))
        assert plan is not None
        assert not plan.parts or the(AskMove, at.desk.prompt).decision.refusal(at.state, plan.moves) is None


HOUSE = area("building", 64, 70, 70, 78)
"""In the way of the third tank, which stands 6 cm to the right of the leader."""


def test_l551_a_tank_of_a_platoon_goes_round_a_house_and_stays_in_command() -> None:
    """The others keep the formation; the one behind the house ends as near to its place as it can."""
    with window(field(HOUSE)) as at:
        at.drag("a1-1", "60,68")
        for team in MOVED:
            assert at.state.teams[team].moved == "tactical"
            assert in_command(at.state, at.state.teams[team])
        assert at.pose("a1-1").point == Point(60 * CM, 68 * CM)
        assert abs(at.pose("a1-2").point.y - 68 * CM) <= 3 * CM
        assert at.inputs == 1


def test_l563_a_drag_to_behind_a_house_goes_round_it() -> None:
    with window(field(area("building", 148, 99, 152, 103))) as at:
        at.show("150,110", "150,93", zoom=2)
        at.click("a2-1")
        plan = the(AskMove, at.desk.prompt).plan_to(Pose.read("150,93"))
        assert plan is not None
        assert plan.short is None
        assert len(plan.corners_of("a2-1")) > 1
        assert the(AskMove, at.desk.prompt).decision.refusal(at.state, plan.moves) is None


def test_l551_a_team_that_finds_no_place_stays() -> None:
    """The second tank stands in a yard of four houses."""
    yard = [
        area("building", *each) for each in ((63, 84, 69, 86), (63, 94, 69, 96), (62, 86, 63, 94), (69, 86, 70, 94))
    ]
    with window(field(*yard)) as at:
        at.drag("a1-3", "54,70")
        assert [team for team in MOVED if at.state.teams[team].moved] == ["a1-1", "a1-3", "a1-4"]


def test_l595_by_follow_me_teams_go_straight_ahead_towards_where_they_are_dragged() -> None:
    """Both face north: a drag to the north-east leads north, up to 10 cm; the leader has gone first."""
    rifles = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "66,90"])
    state = battle([rifles], [PANZERS], phase="movement")
    state.units["a1"] = replace(state.units["a1"], moved=True)
    state.granted = GrantedMoves("a1", "follow-me", ("a1-2",))
    with window(state) as at:
        prompt = the(AskByOrder, at.desk.prompt)
        at.click("a1-2")
        for place, way in (("69,84", 6 * CM), ("69,70", 10 * CM)):
            plan = prompt.plan_to(Pose.read(place))
            assert plan is not None
            assert plan.end_of("a1-2") == Pose(66 * CM, 90 * CM - way)
            assert prompt.decision.refusal(at.state, plan.moves) is None
        behind = prompt.plan_to(Pose.read("66,100"))
        assert behind is not None
        assert behind.parts == ()
        assert behind.short is not None


def test_l551_a_click_on_a_team_that_may_not_move_says_why() -> None:
    state = field()
    state.teams["a1-2"] = replace(state.teams["a1-2"], bailed=True)
    state.teams["a1-3"] = replace(state.teams["a1-3"], moved="tactical")
    with window(state) as at:
        for team, why in (("a1-2", "bailed out"), ("a1-3", "has moved")):
            at.click(team)
            assert at.desk.selection.piece == team
            assert why in at.notice
        at.click("a1-1")
        assert why not in at.notice
