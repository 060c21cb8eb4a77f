"""Withdrawals of mission 8: a unit leaves at step 1 of some turns.

It counts as neither lost nor in bad spirits (L537, A34).
"""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.events.hidden_events import UnitWithdrawn
from combat.games.armour.rules.morale.last_stands import formation_holds
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.play.withdrawal import WithdrawUnit
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.hidden.waiting import PANZER, PANZER_HQ, SHERMAN, start, with_withdrawals
from tests.games.armour.tiny_battle import Placed, battle, run


def rearguard(turn: int = 4, teams: int = 2) -> State:
    """Return a battle with two panzer platoons and their headquarters, of which a unit must leave in turn 4."""
    own = [Placed(PANZER, {"pz-iv-g": teams}, [f"{10 * n + x},10@180" for n in range(1, teams + 1)]) for x in (10, 80)]
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], [*own, PANZER_HQ])
    return start(with_withdrawals(state, 4), turn=turn)


@pytest.mark.rule("A45")
@pytest.mark.parametrize(("turn", "asked"), [(3, False), (4, True), (5, False)])
def test_a_unit_leaves_in_the_turns_that_the_mission_names(turn: int, asked: bool) -> None:
    assert isinstance(run(rearguard(turn)).asked, WithdrawUnit) is asked
    assert not isinstance(run(start(rearguard(), ATTACKER)).asked, WithdrawUnit)


@pytest.mark.rule("A45")
def test_its_owner_chooses_it_before_crews_remount() -> None:
    state = rearguard()
    state.teams["d2-2"] = replace(state.teams["d2-2"], bailed=True)
    asked = run(state).asked
    assert isinstance(asked, WithdrawUnit)
    assert asked.answers == ("d1", "d3")  # the second platoon has one tank left and is not in good spirits (L531)
    after = run(state, "d1")
    assert [event.unit for event in after.of(UnitWithdrawn)] == ["d1"]
    assert [team.where for team in after.state.teams.values() if team.unit == "d1"] == ["withdrawn"] * 2
    assert after.asked is not None
    assert (after.asked.kind, after.asked.subject) == ("roll", "d2-2")


@pytest.mark.rule("A34")
def test_it_is_not_lost() -> None:
    state = run(rearguard(), "d1").state
    assert state.units["d1"].destroyed
    assert victory_points(state, DEFENDER) == {DEFENDER: 10, ATTACKER: 0}


@pytest.mark.rule("L537")
def test_it_counts_for_its_formation() -> None:
    """Without it, one unit would be left, and the formation would be lost."""
    state = run(rearguard(), "d1").state
    state.units["d2"] = replace(state.units["d2"], destroyed=True)
    for team in ("d2-1", "d2-2"):
        state.teams[team] = replace(state.teams[team], where="destroyed", pose=None)
    formation = state.formations[state.units["d3"].formation]
    assert formation_holds(state, formation)
    state.teams["d1-1"] = replace(state.teams["d1-1"], where="destroyed")
    state.teams["d1-2"] = replace(state.teams["d1-2"], where="destroyed")
    assert not formation_holds(state, formation)


@pytest.mark.rule("A45")
def test_a_single_unit_that_may_leave_is_not_asked_for_and_none_leaves_if_none_may() -> None:
    own = [Placed(PANZER, {"pz-iv-g": 1}, [f"{x},10@180"]) for x in (10, 80)]
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], own)
    state = start(with_withdrawals(state, 4), turn=4)
    state.teams["d1-1"] = replace(state.teams["d1-1"], bailed=True)
    after = run(state)
    assert not isinstance(after.asked, WithdrawUnit)
    assert after.state.units["d2"].destroyed
    state.teams["d2-1"] = replace(state.teams["d2-1"], bailed=True)
    assert not run(state).state.units["d2"].destroyed


@pytest.mark.rule("A45")
def test_its_transports_go_with_it_and_set_down_those_of_other_units() -> None:
    carried = Placed("de-grenadier-platoon", {"mg34-team": 3, "sdkfz-251": 1}, ["10,10", "16,10", "22,10", "30,20"])
    other = Placed("de-mg-platoon", {"hmg-team": 2}, ["60,10", "66,10"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], [carried, other, PANZER_HQ])
    unit = state.units["d1"]
    state.units["d1t"] = Unit("d1t", unit.seat, unit.card, unit.formation, parent="d1", leader="d1t-1")
    state.teams["d1t-1"] = replace(state.teams.pop("d1-4"), id="d1t-1", unit="d1t")
    for team in ("d1-1", "d2-1"):
        state.teams[team] = replace(state.teams[team], where="mounted", pose=None, vehicle="d1t-1")
    after = run(start(with_withdrawals(state, 4), turn=4), "d1").state
    assert {team.where for team in after.teams.values() if team.unit in ("d1", "d1t")} == {"withdrawn"}
    assert after.teams["d2-1"].on_table
    assert not after.units["d2"].pinned
