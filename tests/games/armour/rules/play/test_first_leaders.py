"""The leader of a deployed unit is the team nearest to its centre, or the one that the owner names (L39, A30)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.events.morale_events import CommanderNamed, LeaderNamed
from combat.games.armour.rules.play.first_leaders import middle_team
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.fields import refusal
from tests.games.armour.tiny_battle import Placed, battle, run

GUARD = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["170,10@180"])


def undeployed(*units: Placed) -> State:
    """Return a battle in which the attacker must deploy some units."""
    state = battle(units, [GUARD], phase="set-up", turn=0)
    for team in list(state.teams.values()):
        if state.seat_of(team.id) == ATTACKER:
            state.teams[team.id] = replace(team, where="undeployed", pose=None)
    return state


PLATOON = Placed("us-rifle-platoon", {"garand-team": 3}, ["60,90", "66,90", "72,90"])
HEADQUARTERS = Placed("us-tank-hq", {"m4-sherman": 2}, ["60,90", "66,90"])


@pytest.mark.rule("A30")
@pytest.mark.parametrize(("places", "leader"), [
    ("place a1-1 60,90; a1-2 66,90; a1-3 72,90", "a1-2"),
    ("place a1-1 66,90; a1-2 60,90; a1-3 72,90", "a1-1"),
    ("place a1-1 60,90; a1-2 72,90; a1-3 66,90", "a1-3"),
    ("place a1-1 60,90; a1-2 66,90; a1-3 80,90", "a1-2"),
])  # fmt: skip
def test_the_team_nearest_to_the_middle_leads(places: str, leader: str) -> None:
    after = run(undeployed(PLATOON), places)
    assert after.state.units["a1"].leader == leader
    assert [event.team for event in after.of(LeaderNamed)] == ([] if leader == "a1-1" else [leader])


@pytest.mark.rule("A30")
def test_of_two_equally_near_the_first_leads() -> None:
    state = battle([Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "66,90"])], [GUARD])
    assert middle_team(state, state.units["a1"]) == "a1-1"


@pytest.mark.rule("A30")
def test_the_owner_may_name_another_team_that_keeps_all_in_command() -> None:
    placed = run(undeployed(PLATOON), "place a1-1 60,90; a1-2 66,90; a1-3 72,90")
    assert refusal(placed, "lead a1-2") == "no-new-leader"
    assert refusal(placed, "lead d1-1") == "not-on-table"
    named = run(placed.state, "lead a1-3")
    assert named.state.units["a1"].leader == "a1-3"
    far = run(undeployed(PLATOON), "place a1-1 60,90; a1-2 75,90; a1-3 90,90")
    assert far.state.units["a1"].leader == "a1-2"
    assert refusal(far, "lead a1-3") == "out-of-command"


@pytest.mark.rule("L557")
@pytest.mark.parametrize(("x", "message"), [("94.8", ""), ("94.9", "out-of-command"), ("95", "out-of-command")])
def test_a_unit_is_placed_in_command_of_the_team_that_will_lead_it(x: str, message: str) -> None:
    """Bases are 4.8 wide: from 75 to 94.8 the gap is 15.0 cm; the first team would be too far from the last."""
    state = undeployed(PLATOON)
    assert refusal(state, f"place a1-1 56,90; a1-2 75,90; a1-3 {x},90") == message


@pytest.mark.rule("A30")
def test_the_leader_of_a_headquarters_commands_and_one_team_is_both() -> None:
    after = run(undeployed(HEADQUARTERS), "place a1-1 60,90; a1-2 66,90", "lead a1-2")
    assert [event.team for event in after.of(CommanderNamed)] == ["a1-2"]
    (formation,) = (each for each in after.state.formations.values() if each.seat == ATTACKER)
    assert formation.commander == after.state.units["a1"].leader == "a1-2"
    alone = run(undeployed(Placed("us-tank-hq", {"m4-sherman": 1}, ["60,90"])), "place a1-1 60,90")
    (formation,) = (each for each in alone.state.formations.values() if each.seat == ATTACKER)
    assert formation.commander == alone.state.units["a1"].leader == "a1-1"


@pytest.mark.rule("A30")
def test_a_transport_does_not_lead_teams_of_another_kind() -> None:
    """Two carriers of teams stand nearer to the middle."""
    mixed = Placed("us-rifle-hq", {"command-rifle-team": 2, "m3-half-track": 1}, ["60,90", "72,90", "66,90"])
    state = battle([mixed], [GUARD])
    assert middle_team(state, state.units["a1"]) == "a1-1"
