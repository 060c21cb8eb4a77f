"""Ambushes: when and where they appear, and what the unit may not do then (L543, A40, L755)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import DONE, Placements
from combat.games.armour.rules.assault.eligibility import assaulter_refusal
from combat.games.armour.rules.events.hidden_events import AmbushRevealed
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.hidden.ambush import RevealAmbush, ambush_refusal
from combat.games.armour.rules.moves.move_limits import mover_refusal
from combat.games.armour.rules.orders.giving import possible_orders
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.hidden.waiting import (
    PANZER,
    PANZER_HQ,
    SHERMAN,
    SHERMAN_HQ,
    place,
    start,
    waiting,
    with_ambush,
)
from tests.games.armour.tiny_battle import Placed, area, battle, run

GRENADIERS = "de-grenadier-platoon"


def tanks(enemy: str, *scenery: Scenery) -> State:
    """Return a battle with a panzer in ambush, a distant headquarters, and a Sherman that faces up the table."""
    own = Placed(PANZER, {"pz-iv-g": 1}, ["90,10@180"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, [enemy])], [own, PANZER_HQ], *scenery)
    return start(waiting(with_ambush(state), "ambush", "d1"))


def infantry(enemy: str, *scenery: Scenery) -> State:
    """Return a battle with three infantry teams in ambush."""
    own = Placed(GRENADIERS, {"mg34-team": 3}, ["10,10", "16,10", "22,10"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, [enemy]), SHERMAN_HQ], [own, PANZER_HQ], *scenery)
    return start(waiting(with_ambush(state), "ambush", "d1"))


def why(state: State, places: Placements) -> str:
    """Return the message id with which an ambush is refused, "" if it is legal."""
    refused = ambush_refusal(state, DEFENDER, places)
    return refused.message if isinstance(refused, Refusal) else ""


# The hull of a Pz IV is 5.7 cm long and that of a Sherman 5.8 cm: with middles 45.75 cm apart they are 40 cm apart.


@pytest.mark.rule("L543")
@pytest.mark.parametrize(("y", "found"), [("54.26", "ambush-in-sight"), ("54.25", ""), ("54.24", "")])
def test_a_team_in_the_open_appears_40_cm_from_an_enemy_that_sees_it(y: str, found: str) -> None:
    assert why(tanks("90,100"), place(f"90,{y}@180")) == found


@pytest.mark.rule("L543")
@pytest.mark.parametrize(("y", "found"), [("58.26", "ambush-near"), ("58.25", ""), ("58.24", "")])
def test_behind_a_wood_it_appears_10_cm_from_an_enemy(y: str, found: str) -> None:
    """The enemy's middle is 74 cm from the top; the wood is 6 cm deep, so that it blocks the sight (L611)."""
    state = with_ambush(tanks("90,74", area("wood", 80, 64, 100, 70)), bottom=70)
    assert why(state, place(f"90,{y}@180")) == found


@pytest.mark.rule("L543")
def test_terrain_that_conceals_it_lets_it_appear_at_30_cm_and_foxholes_do_not() -> None:
    """Infantry lies low on flat ground, which conceals it from shots; that is no terrain (L619)."""
    places = place("87,50@180", "93,50@180", "99,50@180")
    assert why(infantry("90,85"), places) == "ambush-in-sight"
    assert why(infantry("90,85", area("crop", 80, 56, 110, 62)), places) == ""


@pytest.mark.rule("L755")
@pytest.mark.parametrize(("y", "found"), [("54.11", "ambush-large-gun"), ("54.1", ""), ("54.09", "")])
@pytest.mark.rule("16.2g")
def test_a_large_gun_appears_40_cm_from_any_enemy_even_unseen(y: str, found: str) -> None:
    """Its base is 6 cm deep: with middles 45.9 cm apart it is 40 cm from the Sherman, behind a wood."""
    own = Placed("de-8-8-cm-section", {"gun-8-8-cm-flak": 1}, ["10,10@180"])
    enemy = Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])
    state = battle([enemy], [own, PANZER_HQ], area("wood", 80, 62, 100, 72))
    state = start(waiting(with_ambush(state), "ambush", "d1"))
    assert why(state, place(f"90,{y}@180")) == found


@pytest.mark.rule("L543")
@pytest.mark.parametrize(("bottom", "found"), [(53, "outside-zone"), (54, ""), (55, "")])
def test_it_appears_whole_inside_the_zone_of_its_mission(bottom: int, found: str) -> None:
    """The base is 3.2 cm deep and ends 54 cm from the top."""
    state = with_ambush(infantry("90,118"), bottom=bottom)
    assert why(state, place("20,52.4@180", "26,52.4@180", "32,52.4@180")) == found


@pytest.mark.rule("L557")
@pytest.mark.parametrize(("x", "found"), [("45.79", ""), ("45.8", ""), ("45.81", "out-of-command")])
def test_a_whole_unit_appears_in_command(x: str, found: str) -> None:
    """The second team, nearest to the middle, leads (A30); bases 4.8 cm wide are 15 cm apart at 19.8 cm."""
    state = infantry("90,118")
    assert why(state, place("20,40@180", "26,40@180", f"{x},40@180")) == found
    assert why(state, place("20,40@180", "26,40@180")) == "whole-ambush"


@pytest.mark.rule("A23")
def test_it_does_not_appear_on_another_team() -> None:
    assert why(infantry("90,118"), place("20,40@180", "22,40@180", "30,40@180")) == "occupied"


@pytest.mark.rule("L543")
def test_a_unit_that_is_not_in_ambush_does_not_appear() -> None:
    assert why(tanks("90,118"), place("20,40@180", unit="d2")) == "no-ambush"
    assert why(tanks("90,118"), place("20,40@180", unit="a1")) == "no-ambush"
    assert why(tanks("90,118"), place("20,40@180", unit="d9")) == "no-ambush"


# -- what it can do then -----------------------------------------------------------------------------------------------


@pytest.mark.rule("L543")
def test_infantry_that_appears_is_dug_in_and_tanks_are_not() -> None:
    after = run(infantry("90,118"), place("20,40@180", "26,40@180", "32,40@180"))
    assert all(team.dug_in and team.on_table for team in after.state.teams_of("d1"))
    assert not run(tanks("90,118"), place("90,40@180")).state.teams["d1-1"].dug_in


@pytest.mark.rule("L543")
def test_it_does_not_move_get_orders_or_charge_in_that_turn_and_fires_as_if_it_had_halted() -> None:
    after = run(infantry("90,70"), place("80,25@180", "86,25@180", "92,25@180"))
    state = after.state
    assert state.phase == "movement"
    team = state.teams["d1-1"]
    assert mover_refusal(state, team) == Refusal("from-ambush", "L543")
    assert not list(possible_orders(state, state.units["d1"]))
    assert assaulter_refusal(state, team) == Refusal("from-ambush", "L543")
    assert shooter_refusal(state, team) is None
    assert not team.moved


@pytest.mark.rule("L543")
def test_in_its_next_turn_it_moves_again() -> None:
    state = run(infantry("90,70"), place("80,25@180", "86,25@180", "92,25@180")).state
    later = _next_turn(state)
    assert mover_refusal(later, later.teams["d1-1"]) is None
    assert list(possible_orders(later, later.units["d1"]))


def _next_turn(state: State) -> State:
    """Both seats pass until the defender moves again."""
    answers = list[str]()
    while True:
        after = run(state, *answers)
        if after.state.turn > state.turn and after.state.active == DEFENDER and after.state.phase == "movement":
            return after.state
        assert after.asked is not None
        answers.append(DONE)


# -- with transports ---------------------------------------------------------------------------------------------------


def motorised(*, hidden: bool) -> State:
    """Return a battle with three infantry teams in ambush; their half-track is `hidden` with them, or deployed."""
    own = Placed(GRENADIERS, {"mg34-team": 3, "sdkfz-251": 1}, ["10,10", "16,10", "22,10", "28,20"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,118"])], [own, PANZER_HQ])
    unit = state.units["d1"]
    state.units["d1t"] = Unit("d1t", unit.seat, unit.card, unit.formation, parent="d1", leader="d1t-1")
    state.teams["d1t-1"] = replace(state.teams.pop("d1-4"), id="d1t-1", unit="d1t")
    state = waiting(with_ambush(state), "ambush", "d1")
    if not hidden:
        state.teams["d1t-1"] = replace(state.teams["d1t-1"], where="table", pose=place("28,20").parts[0].pose)
    return start(state)


@pytest.mark.rule("L543")
def test_infantry_in_ambush_with_its_transports_appears_mounted() -> None:
    state = motorised(hidden=True)
    assert why(state, place("20,40", "26,40", "32,40", "d1t-1=40,40")) == "whole-ambush"
    after = run(state, place("d1t-1=40,40@180"))
    assert [after.state.teams[f"d1-{number}"].vehicle for number in (1, 2, 3)] == ["d1t-1"] * 3
    assert after.state.teams["d1t-1"].on_table
    assert mover_refusal(after.state, after.state.teams["d1t-1"]) == Refusal("from-ambush", "L543")


@pytest.mark.rule("L543")
def test_infantry_whose_transports_are_deployed_appears_on_foot() -> None:
    state = motorised(hidden=False)
    assert why(state, place("d1t-1=40,40")) == "whole-ambush"
    assert why(state, place("20,40", "26,40", "32,40")) == ""


# -- when it is asked --------------------------------------------------------------------------------------------------


@pytest.mark.rule("L543")
def test_an_ambush_may_wait_and_its_seat_is_asked_in_each_of_its_turns() -> None:
    state = tanks("90,118")
    assert isinstance(run(state).asked, RevealAmbush)
    waited = run(state, DONE)
    assert waited.asked is not None
    assert waited.asked.kind == "move-units"
    assert not waited.of(AmbushRevealed)
    later = run(start(waited.state.copy(), turn=2))
    assert isinstance(later.asked, RevealAmbush)


@pytest.mark.rule("L543")
def test_the_other_seat_is_not_asked_and_nobody_is_without_ambushes() -> None:
    assert not isinstance(run(start(tanks("90,118"), ATTACKER)).asked, RevealAmbush)
    revealed = run(tanks("90,118"), place("90,40@180"))
    assert revealed.asked is not None
    assert revealed.asked.kind == "move-units"


@pytest.mark.rule("L543")
def test_some_or_all_of_several_ambushes_appear() -> None:
    own = [Placed(PANZER, {"pz-iv-g": 1}, [f"{x},10@180"]) for x in (20, 40)]
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,118"])], [*own, PANZER_HQ])
    state = start(waiting(with_ambush(state, 2), "ambush", "d1", "d2"))
    one = run(state, place("20,40@180", unit="d2"))
    assert isinstance(one.asked, RevealAmbush)
    both = run(state, place("20,40@180", unit="d2"), place("40,40@180", unit="d1"))
    assert [event.unit for event in both.of(AmbushRevealed)] == ["d2", "d1"]
    assert both.asked is not None
    assert both.asked.kind == "move-units"
