"""Good spirits and last stands of units and formations (L531 to L537)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.events.fire_events import TeamDestroyed
from combat.games.armour.rules.events.morale_events import (
    FormationLost,
    RatingTested,
    TeamRemounted,
    TransportsWithdrawn,
    UnitLost,
)
from combat.games.armour.rules.events.turn_events import BattleEnded
from combat.games.armour.rules.morale.last_stands import formation_holds, in_good_spirits
from combat.games.armour.rules.play.endings import FORMATIONS_LOST
from combat.games.armour.rules.state import State, Team
from tests.games.armour.states import bailed
from tests.games.armour.tiny_battle import Placed, battle, run, run_through

HQ = Placed("de-panzer-hq", {"pz-iv-g": 1}, ["20,110"])
ENEMIES = (
    Placed("us-sherman-platoon", {"m4-sherman": 3}, ["150,10@180", "156,10@180", "162,10@180"]),
    Placed("us-tank-hq", {"m4-sherman": 1}, ["170,10@180"]),
)


def unit(kind: str, team: str, count: int, *more: Placed) -> State:
    """Return a battle in the attacker's starting phase with a headquarters and a unit in a row.

    The first team of the unit leads it.
    """
    places = [f"{60 + 5 * number},80" for number in range(count)]
    return battle([HQ, Placed(kind, {team: count}, places), *more], ENEMIES, phase="starting")


def tanks(count: int) -> State:
    """Return a battle with a platoon of `count` tanks."""
    return unit("de-pz-iv-platoon", "pz-iv-g", count)


def lost(state: State, *teams: str) -> State:
    """Destroy teams; return the state."""
    for team in teams:
        state.teams[team] = replace(state.teams[team], where="destroyed", pose=None)
    return state


def fine(state: State, name: str = "a2") -> bool:
    """Return whether a unit is in good spirits."""
    return in_good_spirits(state, state.units[name])


@pytest.mark.rule("L531")
@pytest.mark.parametrize(
    ("kind", "team", "left", "fine_"),
    [
        ("de-pz-iv-platoon", "pz-iv-g", 2, True),
        ("de-pz-iv-platoon", "pz-iv-g", 1, False),
        ("de-medium-at-platoon", "gun-5-cm-pak-38", 2, True),
        ("de-medium-at-platoon", "gun-5-cm-pak-38", 1, False),
        ("de-grenadier-platoon", "mg34-team", 3, True),
        ("de-grenadier-platoon", "mg34-team", 2, False),
    ],
)
def test_2_tanks_2_guns_or_3_infantry_keep_good_spirits(kind: str, team: str, left: int, fine_: bool) -> None:
    state = unit(kind, team, 4)
    assert fine(lost(state, *[f"a2-{number}" for number in range(left + 1, 5)])) is fine_


@pytest.mark.rule("L531")
def test_a_unit_without_losses_is_in_good_spirits_however_small() -> None:
    assert fine(tanks(1))
    assert fine(unit("de-grenadier-platoon", "mg34-team", 2))


@pytest.mark.rule("L531")
def test_bailed_out_tanks_do_not_count() -> None:
    assert fine(bailed(tanks(3), "a2-3"))
    assert not fine(bailed(tanks(3), "a2-2", "a2-3"))
    assert not fine(bailed(tanks(2), "a2-2"))


@pytest.mark.rule("L531")
@pytest.mark.parametrize(("x", "fine_"), [("77.8", True), ("77.9", True), ("78.0", False)])
def test_only_teams_in_command_count(x: str, fine_: bool) -> None:
    """Panzer IVs abreast are 29 mm wide: 60 + 2.9 + 15 = 77.9."""
    state = battle(
        [HQ, Placed("de-pz-iv-platoon", {"pz-iv-g": 3}, ["60,80", f"{x},80", "65,80"])], ENEMIES, phase="starting"
    )
    assert fine(lost(state, "a2-3")) is fine_


@pytest.mark.rule("L531")
def test_a_unit_without_a_leader_is_not_in_good_spirits() -> None:
    state = tanks(3)
    state.units["a2"] = replace(state.units["a2"], leader="")
    assert not fine(state)


@pytest.mark.rule("L535")
def test_headquarters_never_test() -> None:
    state = tanks(3)
    assert fine(bailed(state, "a1-1"), "a1")


@pytest.mark.rule("L527")
@pytest.mark.parametrize(("die", "tests"), [(3, ["remount"]), (1, ["remount", "last-stand"])])
def test_the_last_stand_comes_after_remounting(die: int, tests: list[str]) -> None:
    """Row 1: two tanks, one bailed out. Remount is 3+ with Safe Stowage; Last Stand of Germany 3+."""
    after = run_through(bailed(tanks(2), "a2-2"), die, *([6] if die == 1 else []))
    assert [event.test for event in after.of(RatingTested)] == tests
    assert bool(after.of(TeamRemounted)) is (die == 3)


@pytest.mark.rule("L531")
@pytest.mark.parametrize(("die", "stays"), [(2, False), (3, True)])
def test_a_unit_that_fails_its_last_stand_is_destroyed(die: int, stays: bool) -> None:
    """Germany stands on 3+; armoured tanks, the bailed out ones too, become wrecks (L535)."""
    state = bailed(tanks(2), "a2-2")
    state.units["a3"] = replace(state.units["a2"], id="a3", leader="a3-1")
    state.teams["a3-1"] = replace(state.teams["a2-1"], id="a3-1", unit="a3")
    after = run(state, 1, die)
    (event,) = after.of(RatingTested)[1:]
    assert (event.need, event.passed) == (3, stays)
    assert [(each.unit, each.wrecks) for each in after.of(UnitLost)] == ([] if stays else [("a2", ("a2-1", "a2-2"))])
    assert (after.state.teams["a2-2"].where, after.state.teams["a2-2"].pose is not None) == (
        ("table" if stays else "destroyed"), True
    )  # fmt: skip


@pytest.mark.rule("L535")
def test_infantry_of_a_lost_unit_is_removed() -> None:
    state = lost(unit("de-grenadier-platoon", "mg34-team", 4), "a2-3", "a2-4")
    state.units["a3"] = replace(state.units["a2"], id="a3", leader="a3-1")
    state.teams["a3-1"] = replace(state.teams["a2-1"], id="a3-1", unit="a3")
    after = run(state, 1)
    assert after.of(UnitLost)[0].wrecks == ()
    assert after.state.teams["a2-1"].pose is None


def with_transports(state: State, card: str = "sdkfz-251") -> State:
    """Give unit a2 a half-track beside it, as the attached unit a2t; return the state."""
    teams = {**state.book.teams, card: replace(state.book.teams["pz-iv-g"], id=card, passengers=3)}
    state.book = replace(state.book, teams=teams)
    state.units["a2t"] = replace(state.units["a2"], id="a2t", parent="a2", leader="a2t-1")
    state.teams["a2t-1"] = Team("a2t-1", "a2t", card, "table", Pose.read("60,95"))
    return state


@pytest.mark.rule("L535")
def test_transports_of_a_unit_that_gives_up_leave_without_being_destroyed() -> None:
    state = with_transports(lost(unit("de-grenadier-platoon", "mg34-team", 4), "a2-3", "a2-4"))
    state.units["a3"] = replace(state.units["a2"], id="a3", leader="a3-1")
    state.teams["a3-1"] = replace(state.teams["a2-1"], id="a3-1", unit="a3")
    after = run(state, 1)
    assert [event.unit for event in after.of(TransportsWithdrawn)] == ["a2t"]
    assert after.state.teams["a2t-1"].where == "withdrawn"


@pytest.mark.rule("L535")
def test_transports_of_a_unit_that_is_shot_leave_too() -> None:
    state = battle(
        [HQ, Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60"])],
        [Placed("us-mg-platoon", {"hmg-team": 1}, ["60,36@180"])],
        active="defender",
    )
    state = with_transports(state)
    after = run_through(state, FireOrder([Aim("d1-1", "heavy-mg-tripod", "a2-1")]), "6 1 1 1 1", 1)
    assert [event.team for event in after.of(TeamDestroyed)] == ["a2-1"]
    assert [event.unit for event in after.of(TransportsWithdrawn)] == ["a2t"]


# -- formations -------------------------------------------------------------------------------------------------------


def formation(state: State) -> bool:
    """Return whether the attacker's formation passes its check."""
    return formation_holds(state, state.formations["af1"])


@pytest.mark.rule("L537")
def test_a_headquarters_and_one_unit_hold_a_formation_a_headquarters_alone_does_not() -> None:
    """Row 51."""
    state = tanks(3)
    assert formation(state)
    state.units["a2"] = replace(state.units["a2"], destroyed=True)
    assert not formation(state)


@pytest.mark.rule("L537")
def test_two_units_hold_a_formation_without_its_headquarters() -> None:
    state = unit("de-pz-iv-platoon", "pz-iv-g", 3, Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["90,110"]))
    state.units["a1"] = replace(state.units["a1"], destroyed=True)
    assert formation(state)


@pytest.mark.rule("L537")
def test_transports_and_support_units_do_not_count_for_a_formation() -> None:
    state = with_transports(unit("de-grenadier-platoon", "mg34-team", 4))
    state.units["a2"] = replace(state.units["a2"], destroyed=True)
    assert not formation(state)
    support = unit("de-pz-iv-platoon", "pz-iv-g", 3)
    support.units["a2"] = replace(support.units["a2"], formation="")
    assert not formation(support)


@pytest.mark.rule("L537")
def test_a_formation_that_does_not_hold_is_destroyed_and_the_battle_with_the_last_one_lost() -> None:
    state = tanks(3)
    state.units["a2"] = replace(state.units["a2"], destroyed=True)
    state = lost(state, "a2-1", "a2-2", "a2-3")
    after = run(state)
    assert [event.unit for event in after.of(UnitLost)] == ["a1"]
    assert [event.formation for event in after.of(FormationLost)] == ["af1"]
    (end,) = after.of(BattleEnded)
    assert (end.winner, end.why) == ("defender", FORMATIONS_LOST)


@pytest.mark.rule("L537")
def test_an_allied_formation_does_not_save_a_seat_and_an_own_second_one_does() -> None:
    for allied, over in ((True, True), (False, False)):
        state = unit("de-pz-iv-platoon", "pz-iv-g", 3, Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["90,110"]))
        state.formations["af2"] = replace(state.formations["af1"], id="af2", commander="", allied=allied)
        for name in ("a2", "a3"):
            state.units[name] = replace(state.units[name], formation="af2")
        after = run(state)
        assert [event.formation for event in after.of(FormationLost)] == ["af1"]
        assert bool(after.of(BattleEnded)) is over
