"""Aiming points before deployment: who places them, in which order, where, and their value (L691, A35)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.events.artillery_events import AimingPointPlaced, RangeRolled, TeamShelled
from combat.games.armour.rules.events.fire_events import HitResolved
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.fields import refusal
from tests.games.armour.rules.artillery.barrage import battery, call, ranged_in, thrown
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, battle, run


def before_deployment(*, both: bool = True) -> State:
    """Return a mission with aiming points, before its deployment.

    The defender has mortars; with `both`, the attacker has too.
    """
    mortars = Placed(
        "de-81-mm-mortar-platoon", {"mortar-81-mm-team": 2, "observer-team": 1}, ["1,1", "9,1"], "", ["9,9"]
    )
    tank = Placed("de-panzer-hq", {"pz-iv-g": 1}, ["90,90"])
    made = battle([mortars if both else tank, tank], [mortars, tank]).book
    return new_state(replace(made, mission=replace(made.mission, aiming_points=True)))


@pytest.mark.rule("A35")
def test_the_defender_is_asked_first_then_the_attacker_then_they_deploy() -> None:
    state = before_deployment()
    first = run(state)
    assert (first.asked, first.state.active) == (AimArtillery("L691", "", DEFENDER), DEFENDER)
    second = run(state, "aim d1 180,0")
    assert [each.at for each in second.of(AimingPointPlaced)] == [Point(180 * CM, 0)]
    assert second.asked == AimArtillery("L691", "", ATTACKER)
    last = run(state, "aim d1 180,0", DONE)
    assert last.asked == Deploy("A35", "", DEFENDER)
    assert last.state.units["d1"].aiming_point == AimingPoint(Point(180 * CM, 0))
    assert last.state.units["a1"].aiming_point is None


@pytest.mark.rule("L691")
def test_a_seat_without_artillery_is_not_asked() -> None:
    assert run(before_deployment(both=False), DONE).asked == Deploy("A35", "", DEFENDER)


@pytest.mark.rule("L691")
def test_a_point_may_be_anywhere_on_the_table_and_one_for_each_unit() -> None:
    state = before_deployment()
    assert refusal(state, "aim d1 90,60") == ""
    assert refusal(state, "aim d1 181,60") == "off-table"
    assert refusal(state, "aim d2 90,60") == "no-aiming-unit"
    assert refusal(state, "aim a1 90,60") == "no-aiming-unit"
    assert refusal(state, "aim d1 90,60@5") == "not-an-option"
    assert refusal(state, "90,60") == "not-an-option"


@pytest.mark.rule("A35")
@pytest.mark.parametrize(("mission", "asked"), [("ridge", "aim-artillery"), ("meeting-at-noon", "deploy")])
def test_only_some_missions_have_aiming_points(mission: str, asked: str) -> None:
    found = run(new_state(book(mission))).asked
    assert found is not None
    assert found.kind == asked


def test_samples_are_legal() -> None:
    state = before_deployment()
    question = run(state).asked
    assert question is not None
    samples = question.samples(run(state).state, SplitMix(3))
    for _ in range(30):
        assert question.refusal(state, next(samples)) is None


@pytest.mark.rule("L691")
@pytest.mark.rule("12.9")
def test_the_first_bombardment_of_a_planned_point_needs_no_ranging_and_is_no_repeat() -> None:
    """Saves are rolled again only once the same point has been bombarded."""
    _, events, used = thrown(ranged_in(battery()), call(), 6, 6, 6)
    assert used == 2
    assert not [each for each in events if isinstance(each, RangeRolled)]
    assert [each.need for each in events if isinstance(each, TeamShelled)] == [4]
    assert [each.again for each in events if isinstance(each, HitResolved)] == [0]
