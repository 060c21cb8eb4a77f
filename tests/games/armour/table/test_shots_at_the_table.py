"""Shots by mouse and keys: choose a unit, a target, see the distribution, and confirm (L601 to L643)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.prompts.ask_allot import AskAllot
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.fire.allotting import as_allotment
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.orders.order import GivenOrder
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.standing.shot_plan import ShotPlan
from combat.games.armour.table.panels.unit_strip import UnitStrip
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, area, battle
from tests.narrowing import the

PLATOON = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["60,90", "66,90", "54,90"])
PANZERS = Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["56,60@180", "64,60@180"])

MACHINE_GUNS = {"vehicle-mgs-2", "heavy-mg-12-7"}


def field(*scenery: Scenery, foe: Placed = PANZERS) -> State:
    """Return a battle of a platoon in the shooting step."""
    return battle([PLATOON], [foe], *scenery)


@contextmanager
def window(state: State, seed: int = 1) -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, state, seed=seed)
        made.show("60,75", zoom=1)
        yield made


def test_l625_a_unit_fires_with_three_clicks() -> None:
    """A team of the unit, the target, the target again: all three declare it with their best weapon."""
    with window(field()) as at:
        at.click("a1-1")
        at.click("d1-1")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert [aim.target for aim in plan.aims.values()] == ["d1-1"] * 3
        assert {aim.weapon for aim in plan.aims.values()} == {"gun-75-mm-m3"}
        at.click("d1-1")
        assert at.state.units["a1"].shot
        assert at.inputs == 3


def test_l601_the_machine_guns_are_taken_against_infantry() -> None:
    """In the open every failed save is fatal: three dice are worth more than two."""
    foe = Placed("de-grenadier-platoon", {"mg34-team": 2}, ["56,65@180", "64,65@180"])
    with window(field(foe=foe)) as at:
        at.click("a1-1")
        at.click("d1-1")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert {aim.target for aim in plan.aims.values()} == {"d1-1"}
        assert {aim.weapon for aim in plan.aims.values()} <= MACHINE_GUNS


def test_l655_the_gun_is_taken_against_infantry_in_foxholes() -> None:
    """Two dice, of which a failed save is fatal on 3+, are worth more than three on 6."""
    state = field(foe=Placed("de-grenadier-platoon", {"mg34-team": 2}, ["56,65@180", "64,65@180"]))
    for team in ("d1-1", "d1-2"):
        state.teams[team] = replace(state.teams[team], dug_in=True)
    with window(state) as at:
        at.click("a1-1")
        at.click("d1-1")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert {aim.weapon for aim in plan.aims.values()} == {"gun-75-mm-m3"}


def test_l625_one_shooter_is_given_another_target() -> None:
    with window(field()) as at:
        at.click("a1-1")
        at.click("d1-1")
        at.button("One team")
        at.click("d1-2")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert {shooter: aim.target for shooter, aim in plan.aims.items()} == {
            "a1-1": "d1-2", "a1-2": "d1-1", "a1-3": "d1-1",
        }  # fmt: skip
        at.button("Hold fire")
        assert set(plan.aims) == {"a1-2", "a1-3"}
        at.button("Fire too")
        assert set(plan.aims) == {"a1-1", "a1-2", "a1-3"}
        before = plan.aims["a1-1"].weapon
        at.button("Other weapon")
        assert plan.aims["a1-1"].weapon != before


def test_l605_a_target_out_of_sight_is_refused_with_its_reason() -> None:
    with window(field(area("building", 40, 70, 80, 76))) as at:
        at.click("a1-1")
        at.click("d1-1")
        assert "Out of sight" in at.notice
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert plan.aims == {}


def test_a_unit_fires_by_keys_alone() -> None:
    """1 chooses the unit, E its next target, Enter fires."""
    with window(field()) as at:
        at.press("1", "E")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert plan.aims
        at.press("Enter")
        assert at.state.units["a1"].shot
        assert at.inputs == 3


def test_l625_the_nearest_target_is_the_first_whatever_was_looked_for_meanwhile() -> None:
    state = field(foe=Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["56,60@180", "64,70@180"]))
    plan = ShotPlan(state, state.units["a1"])
    assert plan.find(2) == ["d1-2", "d1-1"]
    chosen = []
    for _ in range(3):
        chosen.append(plan.next_target())
        plan.target = chosen[-1]
    assert chosen == ["d1-2", "d1-1", "d1-2"]


def test_the_legal_targets_are_those_that_a_shot_reaches() -> None:
    with window(field()) as at:
        at.click("a1-1")
        for _ in range(20):
            at.app.round(0.05)
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert sorted(plan.targets) == ["d1-1", "d1-2"]
        assert all(isinstance(plan.shot(plan.aims_at("a1-1", target)[0]), Shot) for target in plan.targets)


def test_l637_hits_are_allotted_by_clicks_on_teams() -> None:
    """The spread laid out is legal, and so is every one that clicks lead to."""
    foe = Placed("de-pz-iv-platoon", {"pz-iv-g": 4}, ["56,60@180", "64,60@180", "50,60@180", "70,60@180"])
    for seed in range(2, 40):
        with window(field(foe=foe), seed) as at:
            at.press("1", "E", "Enter")
            if at.asked != "allot-hits":
                continue
            prompt = the(AskAllot, at.desk.prompt)
            for team in prompt.eligible:
                at.click(team)
                assert prompt.decision.refusal(at.state, as_allotment(prompt.spread)) is None
            at.press("Enter")
            assert at.asked != "allot-hits"
            return
    raise AssertionError("no dice leave a choice")


def test_l633_a_unit_fires_at_its_moving_rate_so_that_it_may_assault() -> None:
    """A Sherman has two dice when halted and one when moving (its own main gun)."""
    with window(field()) as at:
        at.click("a1-1")
        at.click("d1-1")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        weapon = at.state.book.weapons["gun-75-mm-m3"]
        dice = [the(Shot, plan.shot(aim)).dice for aim in plan.aims.values()]
        assert dice == [weapon.halted] * 3
        at.press("A")
        assert [the(Shot, plan.shot(aim)).dice for aim in plan.aims.values()] == [weapon.moving] * 3
        at.press("Enter")
        assert {at.state.teams[team].fired for team in ("a1-1", "a1-2", "a1-3")} == {"moving"}


def test_l605_who_cannot_hit_the_target_says_why() -> None:
    """A house hides the Pz IV from the third tank."""
    with window(
        field(area("building", 50, 74, 57, 80), foe=Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["56,66@180"]))
    ) as at:
        at.click("a1-2")
        at.click("d1-1")
        plan = the(AskShoot, at.desk.prompt).plan
        assert plan is not None
        assert set(plan.aims) == {"a1-2"} or "a1-3" not in plan.aims
        why = plan.refusal("d1-1", "a1-3")
        assert why is not None
        assert why.message == "out-of-sight"
        assert plan.refusal("d1-1") is None


def test_l633_a_click_on_a_unit_that_may_not_fire_says_why() -> None:
    state = battle([PLATOON, Placed("us-sherman-platoon", {"m4-sherman": 1}, ["80,90"])], [PANZERS])
    state.teams["a2-1"] = replace(state.teams["a2-1"], moved="dash")
    with window(state) as at:
        at.click("a2-1")
        assert "dashed" in at.notice
        at.click("a1-1")
        assert "dashed" not in at.notice


def test_a_unit_keeps_its_place_and_number_after_it_has_fired() -> None:
    """The strip shows the units in one order for the whole battle, and a number key goes on choosing the same one."""
    second = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["90,90", "96,90", "102,90"])
    with window(battle([PLATOON, second], [PANZERS])) as at:
        strip = the(UnitStrip, at.scene.parts["units"])
        before = [unit.id for unit in strip.units()]
        at.press("1", "E", "Enter")
        assert at.state.units["a1"].shot
        assert [unit.id for unit in strip.units()] == before
        at.press("2")
        assert the(Unit, at.desk.title_desk.unit).id == "a2"
        at.press("1")
        assert the(Unit, at.desk.title_desk.unit).id == "a1"


def crossing(state: State, *teams: str) -> State:
    """Mark teams as having crossed by the order Cross Here in this turn; return the state."""
    state.units["a1"] = replace(state.units["a1"], orders=(GivenOrder("cross-here", passed=True),))
    for team in teams:
        state.teams[team] = replace(state.teams[team], crosses_here=True)
    return state


def test_l599_the_order_is_told_and_not_the_range_of_a_team_farther_off() -> None:
    """Two tanks in range may not shoot after Cross Here; the third may, and is too far away."""
    platoon = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["60,90", "66,90", "60,119"])
    foe = Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["60,42@180", "66,42@180"])
    with window(crossing(battle([platoon], [foe]), "a1-1", "a1-2")) as at:
        at.show("60,119", "60,42")
        at.click("a1-3")
        at.click("d1-1")
        assert "Cross Here" in at.notice
        assert "range" not in at.notice


def test_l599_a_unit_that_may_not_shoot_at_all_is_told_its_order() -> None:
    with window(crossing(field(), "a1-1", "a1-2", "a1-3")) as at:
        at.click("a1-1")
        at.click("d1-1")
        assert "Cross Here" in at.notice
