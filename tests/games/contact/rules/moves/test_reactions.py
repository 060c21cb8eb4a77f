"""Reactions, overwatch, discoveries, mines, smoke, transport (section 2, C18, C24, C34)."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.events.act_events import FieldFound, MineStruck, SmokeLaid, UnitBoarded, UnitLanded
from combat.games.contact.rules.events.fire_events import CheckRolled, FireFell
from combat.games.contact.rules.events.turn_events import OrderDone
from combat.games.contact.rules.state import LaidField, State
from tests.games.contact.tiny_battle import Placed, area, battle, changed, run


def crossing(*enemies: str) -> State:
    """Return a battle of a squad that may move in view of enemies."""
    return battle(
        [Placed("rifle-squad", "60,60")], [Placed("rifle-squad", place) for place in enemies or ("60,30@180",)]
    )


def test_s2_a_reaction_tests_first_and_a_failed_test_leaves_the_unit_unacted() -> None:
    state = crossing()
    failed = run(state, "order a1", "fast 60,50", "react d1>2>rifles", 3)
    assert not failed.of(FireFell) and not failed.state.units["d1"].acted
    fired = run(state, "order a1", "fast 60,50", "react d1>2>rifles", 4, "1 1")
    assert fired.of(FireFell) and fired.state.units["d1"].acted


def test_s2_overwatch_reacts_without_a_test() -> None:
    """B4.2."""
    state = changed(crossing(), "d1", watching=True)
    fired = run(state, "order a1", "fast 60,50", "react d1>2>rifles", "1 1")
    assert fired.of(FireFell) and not fired.of(CheckRolled)


def test_s2_at_most_two_units_react_each_once() -> None:
    state = crossing("50,30@180", "60,30@180", "70,30@180")
    asked = run(state, "order a1", "fast 60,50").asked
    assert asked is not None
    three = asked.refusal(state, "react d1>2>rifles d2>2>rifles d3>2>rifles")
    assert three is not None and three.message == "too-many-reactions"
    assert asked.refusal(state, "react d1>2>rifles d2>0>rifles") is None
    acted = asked.refusal(changed(state, "d1", acted=True), "react d1>2>rifles")
    assert acted is not None and acted.message == "has-acted"


def test_s2_a_mover_that_is_suppressed_stops_there() -> None:
    state = changed(crossing(), "d1", watching=True)
    after = run(state, "order a1", "fast 60,50", "react d1>0>rifles", "6 1", 5)
    pose = after.state.units["a1"].pose
    assert pose is not None and 5000 < pose.point.y < 6000
    assert after.of(OrderDone)


def test_s2_nobody_reacts_to_a_crawl() -> None:
    after = run(crossing(), "order a1", "crawl 60,55")
    assert after.of(OrderDone)


@pytest.mark.rule("L141")
def test_c18_covering_fire_hampers_the_reactions_of_its_target() -> None:
    """B4.18."""
    state = battle(
        [Placed("rifle-squad", "60,60"), Placed("rifle-squad", "80,60")], [Placed("rifle-squad", "70,30@180")]
    )
    covered = run(state, "order a2", "covering-fire >> rifles>d1").state
    assert covered.units["d1"].covered == 1
    covered.active = "attacker"
    shot = run(changed(covered, "d1", watching=True), "order a1", "fast 60,50", "react d1>2>rifles", "1 1").of(FireFell)
    assert [[term.name for term in event.scores] for event in shot] == [["covering-fire"]]


def test_s2_a_mover_that_discovers_an_enemy_may_stop() -> None:
    wood = area("wood", 40, 10, 80, 45)
    state = battle([Placed("rifle-squad", "60,60")], [Placed("rifle-squad", "60,40@180", "hidden")], wood)
    asked = run(state, "order a1", "move 60,47").asked
    assert asked is not None
    while asked is not None and asked.kind == "react":
        asked = run(state, "order a1", "move 60,47", "none").asked
    assert asked is not None and asked.kind in ("discovered", "next", "roll")


# -- mines, smoke, transport -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "hits"), [("3 3", 0), ("4 1", 1), ("6 4", 2)])
def test_c34_foot_among_mines_takes_two_dice_at_4(dice: str, hits: int) -> None:
    """C34; the strip is known from then on."""
    state = battle([Placed("rifle-squad", "60,60")], [Placed("rifle-squad", "170,5")])
    state.fields["df1"] = LaidField("df1", "mines", "defender", Pose.read("60,50"), 2000, 1000)
    after = run(state, "order a1", "fast 60,50", dice)
    assert [event.hits for event in after.of(MineStruck)] == [hits]
    assert after.of(FieldFound) and after.state.fields["df1"].found


def test_c34_a_mortar_lays_smoke_of_10_cm_until_the_next_turn() -> None:
    """C34."""
    state = battle([Placed("medium-mortar", "60,60")], [Placed("rifle-squad", "60,10@180")])
    laid = run(state, "order a1", "smoke >> mortar-80>@60,30", 2).of(SmokeLaid)
    assert [(event.smoke.length, event.smoke.until) for event in laid] == [(1000, 2)]
    assert not run(state, "order a1", "smoke >> mortar-80>@60,30", 1).of(SmokeLaid)


def test_c24_a_squad_rides_in_a_half_track_and_gets_off() -> None:
    """C24."""
    state = battle([Placed("rifle-squad", "60,60"), Placed("sdkfz-251", "60,66")], [Placed("rifle-squad", "170,5")])
    aboard = run(state, "order a1", "mount : a2")
    assert aboard.of(UnitBoarded) and aboard.state.units["a1"].where == "aboard"
    again = changed(aboard.state, "a1", acted=False)
    again.active = "attacker"
    landed = run(again, "order a1", "dismount 60,58")
    assert landed.of(UnitLanded) and landed.state.units["a1"].pose == "60,58"
