"""Formations trained for the night move freely; others stay in their zone until dawn (L751)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Moves, TeamRoute
from combat.games.armour.rules.night.night_training import waiting_refusal, waits_for_dawn
from combat.games.armour.rules.play.muster import OBSERVERS
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.fields import move, refused
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, battle, rectangle

TANKS = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,106", "70,106"])
INFANTRY = Placed("us-rifle-platoon", {"garand-team": 1}, ["90,106"])


def before_dawn() -> State:
    """Return a mission in which a British company with night training and support attacks Germans."""
    return new_state(book("before-dawn"))


def zoned(*, night: bool = True) -> State:
    """Return a battle with Shermans without night training in a zone from y 92 to 120."""
    state = battle([TANKS], [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["170,10"])], phase="movement")
    mission = state.book.mission
    side = replace(mission.attacker, zone=rectangle(0, 92, 180, 120))
    state.book = replace(state.book, mission=replace(mission, attacker=side))
    state.night = night
    return state


@pytest.mark.rule("L751")
@pytest.mark.rule("16.1g")
def test_only_units_of_a_trained_formation_do_not_wait() -> None:
    """Units of the rifle company and the observers of its mortars move; carriers, tanks and other support wait."""
    state = before_dawn()
    ours = [unit for unit in state.units.values() if unit.seat == ATTACKER]
    for unit in ours:
        whole = state.units[unit.parent] if unit.parent else unit
        assert waits_for_dawn(state, unit) is (not whole.formation), unit
    assert {waits_for_dawn(state, unit) for unit in ours} == {True, False}
    assert any(unit.id.endswith(OBSERVERS) and not waits_for_dawn(state, unit) for unit in ours)
    assert not any(waits_for_dawn(state, unit) for unit in state.units.values() if unit.seat == DEFENDER)
    state.night = False
    assert not any(waits_for_dawn(state, unit) for unit in ours)


@pytest.mark.rule("L751")
@pytest.mark.parametrize(("y", "message"), [("95", ""), ("94.9", ""), ("94.8", "waits-for-dawn")])
def test_who_waits_moves_within_his_zone(y: str, message: str) -> None:
    """The hull is 58 mm long: at 94.9 it ends at 92.0."""
    assert refused(zoned(), move(f"60,{y}")) == message
    assert not refused(zoned(night=False), move(f"60,{y}"))


@pytest.mark.rule("L751")
def test_a_way_out_and_in_again_is_refused_too() -> None:
    out = Moves([TeamRoute("a1-1", "tactical", move("60,92 60,106@0").parts[0].route)])
    assert refused(zoned(), out) == "waits-for-dawn"


@pytest.mark.rule("L751")
@pytest.mark.parametrize(("y", "refusal"), [("94.9", False), ("94.8", True), ("80", True)])
def test_nobody_gets_off_or_comes_forward_outside_the_zone(y: str, *, refusal: bool) -> None:
    state = zoned()
    there = replace(state.teams["a1-1"], pose=Pose.read(f"60,{y}"))
    assert (waiting_refusal(state, there) is not None) is refusal
