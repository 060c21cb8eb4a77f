"""Ranging in: needed score, attempts, odds, and the cost of a failure (L679, L693, L751)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, Bombard, FireOrder
from combat.games.armour.rules.events.artillery_events import RangeRolled, RangingFailed, TeamShelled
from combat.games.armour.rules.fire.shoot_units import order_refusal
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.posture import gone_to_ground
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.artillery.barrage import (
    OBSERVER,
    POINT,
    battery,
    call,
    mortars,
    planned,
    refused,
    screen,
    thrown,
)
from tests.games.armour.tiny_battle import area, run


def terms(state: State, *, smoke: bool = False) -> dict[str, int]:
    """Return the modifiers of the roll for ranging in, by name."""
    fire = planned(state, screen() if smoke else call())
    return {term.name: term.value for term in fire.ranging}


@pytest.mark.rule("L679")
def test_the_score_is_the_units_skill() -> None:
    """Britain: skill 4."""
    assert terms(battery()) == {"ranging": 4}


@pytest.mark.rule("L679")
def test_the_worse_of_spotter_and_unit_counts() -> None:
    """The battery's upgrade makes its skill 3; the observer stays at 4, and the other way round."""
    state = battery()
    state.units["a1"] = replace(state.units["a1"], upgrade="veterans")
    assert terms(state)["ranging"] == 4
    state = battery()
    state.units["a1o"] = replace(state.units["a1o"], upgrade="veterans")
    assert terms(state)["ranging"] == 4
    state.units["a1"] = replace(state.units["a1"], upgrade="veterans")
    assert terms(state)["ranging"] == 3


@pytest.mark.rule("L679")
@pytest.mark.parametrize(
    ("kind", "left", "hard"),
    [("wood", 66, True), ("crop", 66, True), ("soft-ground", 66, False), ("wood", 68, False), ("wood", 67, True)],
)
def test_short_or_tall_terrain_under_the_template_is_harder(kind: str, left: int, *, hard: bool) -> None:
    """The template reaches from 52.5 to 67.5."""
    found = terms(battery(area(kind, left, 50, left + 10, 60)))
    assert found.get("rough-ground", 0) == int(hard)


@pytest.mark.rule("L679")
def test_smoke_under_the_template_and_before_the_point_is_harder() -> None:
    """L679 for smoke under the template, L695 for looking through it; both add."""
    state = battery()
    state.smoke = (SmokeBall(DEFENDER, POINT.moved(600, 0)),)
    assert terms(state) == {"ranging": 4, "rough-ground": 1}
    state.smoke = (SmokeBall(DEFENDER, POINT.moved(0, 2000)),)
    assert terms(state) == {"ranging": 4, "smoke": 1}


@pytest.mark.rule("L679")
def test_night_is_harder_and_adds_to_terrain() -> None:
    state = battery(area("wood", 66, 50, 76, 60))
    state.night = True
    assert terms(state) == {"ranging": 4, "rough-ground": 1, "night": 1}
    assert terms(state, smoke=True) == {"ranging": 4, "night": 1}


@pytest.mark.rule("L693")
def test_smoke_bombardments_are_not_harder_by_terrain() -> None:
    assert terms(battery(area("wood", 66, 50, 76, 60)), smoke=True) == {"ranging": 4}


@pytest.mark.rule("L679")
@pytest.mark.parametrize(
    ("smoke", "wood", "odds"),
    [(False, False, Fraction(7, 8)), (False, True, Fraction(19, 27)), (True, True, Fraction(91, 216))],
)
def test_odds_of_three_attempts(odds: Fraction, *, smoke: bool, wood: bool) -> None:
    """87.5 % at 4+, 70.4 % at 5+, 42.1 % at 6, counted over all dice."""
    state = battery(*([area("wood", 66, 50, 76, 60)] if wood else []), enemies=())
    if smoke:
        state.smoke = (SmokeBall(DEFENDER, POINT.moved(0, 2000)),)
    passed = 0
    for dice in product(range(1, 7), repeat=3):
        after, _, _ = thrown(state, call(), *dice)
        passed += after.units["a1"].aiming_point is not None
    assert Fraction(passed, 216) == odds


@pytest.mark.rule("L679")
def test_attempts_go_on_until_one_succeeds() -> None:
    after, events, used = thrown(battery(enemies=()), call(), 3, 4)
    assert used == 2
    assert [(each.attempt, each.passed) for each in events if isinstance(each, RangeRolled)] == [(1, False), (2, True)]
    assert after.teams[OBSERVER].attempts == 2
    assert after.fire_mission is None


@pytest.mark.rule("L679")
def test_after_three_failures_the_unit_does_nothing_more() -> None:
    after, events, _ = thrown(battery(), call(), 3, 3, 3)
    assert [each for each in events if isinstance(each, RangingFailed)]
    assert not [each for each in events if isinstance(each, TeamShelled)]
    assert after.units["a1"].aiming_point is None
    for name in ("a1-1", "a1-2", "a1-3"):
        assert not gone_to_ground(after, after.teams[name])
    assert refused(after) == "has-fired"
    direct = order_refusal(after, ATTACKER, FireOrder([Aim("a1-1", "gun-25-pounder", "d1-1")]))
    assert direct is not None
    assert direct.message == "has-fired"


@pytest.mark.rule("L679")
def test_leftover_attempts_serve_another_battery_as_later_attempts() -> None:
    """Mortars are used: batteries of 25-pounders share their first success (L751)."""
    state = mortars()
    first, _, _ = thrown(state, Bombard("a1", "a1o-1", Pose.read("60,60")), 3)
    assert first.teams["a1o-1"].attempts == 1
    second, events, used = thrown(first, Bombard("a3", "a1o-1", Pose.read("90,60")), 3)
    assert used == 1
    assert [each.attempt for each in events if isinstance(each, RangeRolled)] == [2]
    third, events, _ = thrown(first, Bombard("a3", "a1o-1", Pose.read("90,60")), 1, 1)
    assert [each.attempt for each in events if isinstance(each, RangeRolled)] == [2, 3]
    assert [each for each in events if isinstance(each, RangingFailed)]
    again = run(third).asked
    assert again is not None
    found = again.refusal(third, Bombard("a3", "a1o-1", Pose.read("90,60")))
    assert found is not None
    assert found.message == "has-fired"
    assert second.units["a3"].aiming_point is not None


@pytest.mark.rule("L679")
def test_a_spotter_without_attempts_ranges_nobody_in() -> None:
    state = battery()
    state.teams[OBSERVER] = replace(state.teams[OBSERVER], attempts=3)
    assert refused(state) == "no-attempts"
    state.teams[OBSERVER] = replace(state.teams[OBSERVER], attempts=2)
    assert planned(state).attempt == 3


@pytest.mark.rule("L751")
@pytest.mark.rule("16.1f")
def test_a_first_success_of_a_25_pounder_battery_leaves_a_first_attempt_once() -> None:
    after, events, _ = thrown(battery(enemies=()), call(), 4)
    assert [each.free for each in events if isinstance(each, RangeRolled)] == [True]
    assert after.teams[OBSERVER].attempts == 0
    after.teams.update({name: replace(after.teams[name], fired="") for name in ("a1-1", "a1-2", "a1-3")})
    after.units["a1"] = replace(after.units["a1"], aiming_point=None)
    again, events, _ = thrown(after, call(), 4)
    assert [(each.attempt, each.free) for each in events if isinstance(each, RangeRolled)] == [(1, False)]
    assert again.teams[OBSERVER].attempts == 1
    late, events, _ = thrown(battery(enemies=()), call(), 3, 4)
    assert [each.free for each in events if isinstance(each, RangeRolled)] == [False, False]
    assert late.teams[OBSERVER].attempts == 2


@pytest.mark.rule("L679")
def test_a_score_above_6_cannot_be_tried() -> None:
    state = battery(area("wood", 66, 50, 76, 60))
    state.smoke = (SmokeBall(DEFENDER, POINT.moved(0, 2000)),)
    assert terms(state) == {"ranging": 4, "rough-ground": 1, "smoke": 1}
    state.night = True
    assert refused(state) == "cannot-range"
