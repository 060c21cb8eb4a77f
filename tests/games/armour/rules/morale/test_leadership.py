"""Commanders and leaders: re-rolls, replacement, succession (L45, L651, L657)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import DONE, PASS, Aim, FireOrder
from combat.games.armour.rules.events.fire_events import TeamDestroyed
from combat.games.armour.rules.events.morale_events import (
    CommanderJoined,
    CommanderNamed,
    CommanderRolled,
    LeaderNamed,
    RatingTested,
    UnitRallied,
)
from combat.games.armour.rules.morale.leadership import NameCommander, NameLeader, has_leadership
from combat.games.armour.rules.state import State
from tests.games.armour.states import bailed, pinned
from tests.games.armour.tiny_battle import Placed, Run, area, battle, run

FAR = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["150,10@180", "156,10@180", "162,10@180"])
FAR_HQ = Placed("us-tank-hq", {"m4-sherman": 1}, ["170,10@180"])


def panzers(
    *, chief: str = "60,100", leader: str = "70,100", phase: str = "starting", scenery: tuple[Scenery, ...] = ()
) -> State:
    """Return a battle of a headquarters tank and a platoon of three tanks; the enemy is far away."""
    return battle(
        [
            Placed("de-panzer-hq", {"pz-iv-g": 1}, [chief]),
            Placed("de-pz-iv-platoon", {"pz-iv-g": 3}, [leader, "80,112", "88,112"]),
        ],
        [FAR, FAR_HQ],
        *scenery,
        phase="starting" if phase == "starting" else "movement",
    )


@pytest.mark.rule("L45")
@pytest.mark.parametrize(("x", "present"), [("77.8", True), ("77.9", True), ("78.0", False)])
def test_the_commander_within_15_cm_of_the_leader(x: str, present: bool) -> None:
    """Panzer IVs abreast are 29 mm wide: 60 + 2.9 + 15 = 77.9."""
    state = panzers(leader=f"{x},100")
    assert has_leadership(state, state.units["a2"]) is present


@pytest.mark.rule("L45")
def test_the_commander_must_see_the_leader() -> None:
    house = area("building", 64, 90, 66, 110)
    state = panzers(scenery=(house,))
    assert not has_leadership(state, state.units["a2"])
    assert has_leadership(state, state.units["a1"]), "his own headquarters has him always"


@pytest.mark.rule("L529")
@pytest.mark.parametrize(("chief", "dice", "rolls"), [("60,100", (3, 4), 2), ("60,20", (3,), 1)])
@pytest.mark.rule("4.3")
def test_a_failed_rally_is_rolled_again_near_the_commander(chief: str, dice: tuple[int, ...], rolls: int) -> None:
    """Motivation of Germany is 4+."""
    after = run(pinned(panzers(chief=chief), "a2"), *dice)
    (event,) = after.of(RatingTested)
    assert (event.need, len(event.numbers), event.passed) == (4, rolls, rolls == 2)
    assert bool(after.of(UnitRallied)) is (rolls == 2)


@pytest.mark.rule("L45")
@pytest.mark.parametrize(("chief", "odds"), [("60,100", Fraction(3, 4)), ("60,20", Fraction(1, 2))])
def test_odds_of_a_rally_by_enumeration(chief: str, odds: Fraction) -> None:
    """Row 12: Motivation 4+ is 1/2 without and 3/4 with the commander."""
    passed = 0
    for first, second in product(range(1, 7), repeat=2):
        asked = run(pinned(panzers(chief=chief), "a2"), first)
        again = asked.asked is not None and asked.asked.to_chance
        passed += bool((run(pinned(panzers(chief=chief), "a2"), first, second) if again else asked).of(UnitRallied))
    assert Fraction(passed, 36) == odds


# -- leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L651")
def test_a_bailed_out_leader_changes_places_at_the_beginning_of_a_phase() -> None:
    """Within 15 cm and in command; he may also stay. It is asked once in a phase."""
    state = bailed(panzers(phase="movement"), "a2-1")
    asked = run(state).asked
    assert isinstance(asked, NameLeader)
    assert set(asked.options(state)) == {"a2-2", PASS}
    after = run(state, "a2-2")
    assert after.state.units["a2"].leader == "a2-2"
    stays = run(state, PASS)
    assert not stays.of(LeaderNamed)
    assert not isinstance(stays.asked, NameLeader)


@pytest.mark.rule("L651")
def test_leaders_of_the_other_seat_change_places_in_the_enemys_phases_too() -> None:
    state = bailed(panzers(phase="movement"), "d1-1")
    asked = run(state).asked
    assert isinstance(asked, NameLeader)
    assert (asked.seat, asked.subject) == ("defender", "d1")


@pytest.mark.rule("L651")
def test_no_leader_changes_places_in_the_middle_of_a_phase() -> None:
    state = panzers(phase="movement")
    state = run(state).state
    assert state.leaders_asked
    assert not isinstance(run(bailed(state, "a2-1")).asked, NameLeader)
    assert isinstance(run(bailed(state, "a2-1"), DONE).asked, NameLeader), "the shooting phase begins"


@pytest.mark.rule("L651")
def test_a_bailed_out_commander_hands_on_his_command_with_the_lead() -> None:
    state = battle(
        [
            Placed("de-panzer-hq", {"pz-iv-g": 2}, ["60,100", "70,100"]),
            Placed("de-pz-iv-platoon", {"pz-iv-g": 3}, ["80,112", "88,112", "96,112"]),
        ],
        [FAR, FAR_HQ],
        phase="movement",
    )
    after = run(bailed(state, "a1-1"), "a1-2")
    assert after.state.units["a1"].leader == "a1-2"
    assert after.state.formations["af1"].commander == "a1-2"


@pytest.mark.rule("L657")
@pytest.mark.parametrize(("x", "able"), [("77.8", True), ("77.9", True), ("78.0", False)])
def test_the_commander_appoints_a_leader_within_15_cm_at_the_start_of_his_turn(x: str, able: bool) -> None:
    state = panzers(leader=f"{x},100")
    state.units["a2"] = replace(state.units["a2"], leader="")
    asked = run(state).asked
    assert isinstance(asked, NameLeader) is able
    if able:
        assert run(state, "a2-1").state.units["a2"].leader == "a2-1"


# -- losses -----------------------------------------------------------------------------------------------------------

GUN = "gun-7-5-cm-l-43-48"
KILL = ("4 1", 1, 6)
"""Dice of a hit, a save of 1 and firepower 6: a Panzer IV destroys a Sherman from ahead."""


def under_fire(*units: Placed) -> State:
    """Return a battle of two Panzer IVs against the given units."""
    return battle([Placed("de-pz-iv-platoon", {"pz-iv-g": 2}, ["60,90", "80,90"])], list(units))


def fire(state: State, *dice: int | str, order: FireOrder | None = None, host: str = "d2-1") -> Run:
    """Fire at d1-1 with some dice; return the run.

    No hits are exchanged, and a commander joins `host`.
    """
    answers: list[Answer] = [order or FireOrder([Aim("a1-1", GUN, "d1-1")])]
    left = list(dice)
    while (after := run(state, *answers)).asked is not None and after.asked.kind != "shoot-units":
        if after.asked.to_chance:
            answers.append(left.pop(0))
        elif isinstance(after.asked, NameCommander):
            answers.append(host)
        else:
            answers.append(
                PASS if after.asked.passes_with is not None else next(iter(after.asked.options(after.state)))
            )
    assert not left
    return after


@pytest.mark.rule("L657")
@pytest.mark.parametrize(("x", "heir"), [("77.5", "d1-2"), ("77.6", "d1-2"), ("77.7", "")])
def test_the_near_team_of_the_unit_takes_over_from_a_lost_leader(x: str, heir: str) -> None:
    """Shermans abreast are 26 mm wide: 60 + 2.6 + 15 = 77.6; beyond, the unit has no leader."""
    state = under_fire(Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,60@180", f"{x},60@180"]), FAR_HQ)
    assert fire(state, *KILL).state.units["d1"].leader == heir


@pytest.mark.rule("L657")
def test_a_team_of_the_headquarters_succeeds_the_commander_without_a_die() -> None:
    state = under_fire(Placed("us-tank-hq", {"m4-sherman": 2}, ["60,60@180", "70,48@180"]), FAR)
    after = fire(state, *KILL)
    assert not after.of(CommanderRolled)
    assert after.state.formations["df1"].commander == "d1-2"


def lone_commander(*others: str) -> State:
    """Return a battle against a headquarters of one tank and a platoon."""
    return under_fire(
        Placed("us-tank-hq", {"m4-sherman": 1}, ["60,60@180"]),
        Placed("us-sherman-platoon", {"m4-sherman": len(others)}, list(others)),
    )


@pytest.mark.rule("L657")
@pytest.mark.parametrize(("die", "survives"), [(2, False), (3, True), (4, True)])
@pytest.mark.rule("4.5")
def test_a_commander_without_a_successor_survives_on_3_or_more(die: int, survives: bool) -> None:
    after = fire(lone_commander("70,60@180", "100,20", "108,20"), *KILL, die)
    (event,) = after.of(CommanderRolled)
    assert event.survives is survives
    assert after.state.formations["df1"].commander == ("d2-1" if survives else "")
    assert [each.why for each in after.of(CommanderNamed)] == ([] if survives else ["killed"])


@pytest.mark.rule("L657")
def test_a_tank_commander_takes_over_a_tank_which_joins_the_headquarters() -> None:
    """The headquarters lives on; the platoon, whose leader it was, gets another one."""
    after = fire(lone_commander("70,60@180", "72,50@180", "100,20"), *KILL, 3)
    (event,) = after.of(CommanderJoined)
    assert (event.host, event.replaces) == ("d2-1", False)
    assert after.state.teams["d2-1"].unit == "d1"
    assert (after.state.units["d1"].destroyed, after.state.units["d1"].leader) == (False, "d2-1")
    assert after.state.units["d2"].leader == "d2-2"
    assert [each.team for each in after.of(TeamDestroyed)] == ["d1-1"]
    other = fire(lone_commander("70,60@180", "72,50@180", "100,20"), *KILL, 3, host="d2-2")
    assert other.state.formations["df1"].commander == "d2-2"
    assert other.state.units["d2"].leader == "d2-1"


@pytest.mark.rule("L657")
@pytest.mark.parametrize(("x", "near"), [("77.5", True), ("77.6", True), ("77.7", False)])
def test_without_a_tank_within_15_cm_the_commander_falls(x: str, near: bool) -> None:
    after = fire(lone_commander(f"{x},60@180", "150,20"), *KILL, 6)
    assert bool(after.of(CommanderJoined)) is near
    assert (after.state.formations["df1"].commander != "") is near


@pytest.mark.rule("L657")
def test_an_infantry_commander_replaces_the_team_that_he_joins() -> None:
    state = battle(
        [Placed("de-mg-platoon", {"hmg-team": 1}, ["60,90"])],
        [
            Placed("us-rifle-hq", {"garand-team": 1}, ["60,66"]),
            Placed("us-rifle-platoon", {"garand-team": 3}, ["70,60", "110,20", "116,20"]),
        ],
    )
    state.units["d1"] = replace(state.units["d1"], headquarters=True)
    state.formations["df1"] = replace(state.formations["df1"], commander="d1-1")
    after = fire(state, "6 1 1 1 1", 1, 5, order=FireOrder([Aim("a1-1", "heavy-mg-tripod", "d1-1")]))
    (event,) = after.of(CommanderJoined)
    assert (event.host, event.replaces) == ("d2-1", True)
    assert after.state.teams["d1-1"].pose == state.teams["d2-1"].pose
    assert after.state.teams["d1-1"].on_table
    assert not after.state.teams["d2-1"].on_table
    assert after.state.formations["df1"].commander == "d1-1"
    assert after.state.units["d1"].leader == "d1-1"


@pytest.mark.rule("L657")
def test_a_commander_destroyed_again_by_the_same_fire_does_not_roll_again() -> None:
    """His second tank takes a hit of the same volley: he joins another tank without a die."""
    order = FireOrder([Aim("a1-1", GUN, "d1-1"), Aim("a1-2", GUN, "d2-1")])
    after = fire(lone_commander("70,60@180", "72,50@180", "150,20"), "4 1", "4 1", 1, 6, 3, 1, 6, order=order)
    assert len(after.of(CommanderRolled)) == 1
    assert [each.host for each in after.of(CommanderJoined)] == ["d2-1", "d2-2"]
    assert after.state.formations["df1"].commander == "d2-2"
