"""Direct fire: range, rate, the needed score and the confirmation roll (L601 to L633)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import DONE, Aim, FireOrder
from combat.games.armour.rules.events.fire_events import ShotRolled, TeamFaced
from combat.games.armour.rules.events.turn_events import PhaseBegan
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.fire.volleys import confirming
from combat.games.armour.rules.state import State
from tests.games.armour.states import refused_shot, shot_of
from tests.games.armour.tiny_battle import Placed, area, battle, run

SHERMANS, GUN, MGS = "us-sherman-platoon", "gun-75-mm-m3", "vehicle-mgs-2"
AT_40 = "60,44.25@180"
"""The place of a Panzer IV exactly 40 cm from the Sherman of `duel`: they are 57 and 58 mm long."""


def duel(panzer: str = "60,60@180") -> State:
    """Return a battle of a Sherman at 60,90 that faces north, against a Panzer IV."""
    return battle(
        [Placed(SHERMANS, {"m4-sherman": 1}, ["60,90"])], [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, [panzer])]
    )


def terms(state: State, weapon: str = GUN) -> list[str]:
    """Return the names of the modifiers of a shot."""
    return [term.name for term in shot_of(state, weapon).ledger]


@pytest.mark.parametrize(("panzer", "long"), [("60,44.26@180", False), (AT_40, False), ("60,44.24@180", True)])
def test_l633_long_range_is_beyond_40_cm_from_hull_to_hull(panzer: str, long: bool) -> None:
    found = shot_of(duel(panzer), GUN)
    assert ("long-range" in [term.name for term in found.ledger]) is long
    assert found.need == total(found.ledger) == 4 + long


@pytest.mark.parametrize(("panzer", "reaches"), [("60,24.25@180", True), ("60,24.24@180", False)])
def test_l603_range_is_measured_to_the_nearest_part_of_the_hull(panzer: str, reaches: bool) -> None:
    """The gun reaches 60 cm."""
    state = duel(panzer)
    assert isinstance(shot(state, Aim("a1-1", GUN, "d1-1")), Shot) is reaches


def test_l633_a_tank_that_moved_fires_at_its_moving_rate() -> None:
    state = duel()
    assert (shot_of(state, GUN).rate, shot_of(state, GUN).dice) == ("halted", 2)
    state.teams["a1-1"] = replace(state.teams["a1-1"], moved="tactical")
    assert (shot_of(state, GUN).rate, shot_of(state, GUN).dice) == ("moving", 1)


def test_l633_nobody_shoots_who_dashed_nor_a_crew_that_has_bailed_out() -> None:
    state = duel()
    state.teams["a1-1"] = replace(state.teams["a1-1"], moved="dash")
    assert refused_shot(state, GUN) == "dashed"
    state.teams["a1-1"] = replace(state.teams["a1-1"], moved="", bailed=True)
    assert refused_shot(state, GUN) == "bailed-out"


def test_l633_concealed_costs_1_and_with_gone_to_ground_2_instead() -> None:
    """A hedge between them conceals; who has fired is not gone to ground."""
    state = battle(
        [Placed(SHERMANS, {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"])],
        area("crop", 40, 64, 80, 68),
    )
    assert [(term.name, term.value) for term in shot_of(state, GUN).ledger[1:]] == [("gone-to-ground", 2)]
    state.teams["d1-1"] = replace(state.teams["d1-1"], fired="halted")
    assert [(term.name, term.value) for term in shot_of(state, GUN).ledger[1:]] == [("concealed", 1)]


def test_l633_long_range_and_concealed_and_gone_to_ground_need_7() -> None:
    """Derived example: hit on 4+, 45 cm, concealed and gone to ground."""
    state = battle(
        [Placed(SHERMANS, {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,39@180"])],
        area("crop", 40, 44, 80, 48),
    )
    assert shot_of(state, GUN).need == 7


def test_l559_who_moved_out_of_command_shoots_at_1_more() -> None:
    state = duel()
    state.teams["a1-1"] = replace(state.teams["a1-1"], moved="tactical", strayed=True)
    assert "out-of-command" in terms(state)


@pytest.mark.parametrize(
    ("need", "odds"), [(4, Fraction(1, 2)), (6, Fraction(1, 6)), (7, Fraction(1, 18)), (8, Fraction(1, 36))]
)
def test_l633_odds_of_one_die_by_enumeration(need: int, odds: Fraction) -> None:
    """7 is a 6 and then 5+, 8 a 6 and then 6: 1 in 18 and 1 in 36."""
    state, hits = duel(), 0
    for first, second in product(range(1, 7), repeat=2):
        hits += (first == 6 and second >= confirming(state, need)) if need > 6 else first >= need
    assert Fraction(hits, 36) == odds


def test_l633_a_6_is_confirmed_where_7_is_needed() -> None:
    state = battle(
        [Placed(SHERMANS, {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,39@180"])],
        area("crop", 40, 44, 80, 48),
    )
    order = FireOrder([Aim("a1-1", GUN, "d1-1")])
    missed = run(state, order, "6 5", 4).of(ShotRolled)
    assert [(event.numbers, event.confirmed, event.hits) for event in missed] == [((6, 5), (4,), 0)]
    hit = run(state, order, "6 6", "5 4").of(ShotRolled)
    assert [(event.confirmed, event.hits) for event in hit] == [((5, 4), 1)]


def test_l631_the_turret_turns_to_the_target_and_keeps_that_heading() -> None:
    """A25: the turret keeps the heading of its last shot; the hull stays as it stands."""
    state = duel("90,90@180")
    after = run(state, FireOrder([Aim("a1-1", GUN, "d1-1")]))
    (faced,) = after.of(TeamFaced)
    assert (faced.pose, faced.turret) == (state.teams["a1-1"].pose, 900)


def test_l601_a_unit_fires_once_and_each_team_with_one_weapon() -> None:
    state = duel()
    decision = run(state).asked
    assert decision is not None
    both = FireOrder([Aim("a1-1", GUN, "d1-1"), Aim("a1-1", MGS, "d1-1")])
    refused = decision.refusal(state, both)
    assert refused is not None
    assert refused.message == "one-weapon"
    after = run(state, FireOrder([Aim("a1-1", GUN, "d1-1")]), "1 1")
    assert after.asked is not None
    again = after.asked.refusal(after.state, FireOrder([Aim("a1-1", GUN, "d1-1")]))
    assert again is not None
    assert again.message == "has-fired"
    assert [event.phase for event in run(state, DONE).of(PhaseBegan)] == ["assault"]


@pytest.mark.rule("L603")
@pytest.mark.parametrize(
    ("shooter", "target", "weapon", "at", "far"),
    [
        (
            ("us-rifle-platoon", "garand-team"),
            ("de-grenadier-platoon", "mg34-team"),
            "self-loading-rifles",
            "46.8",
            False,
        ),
        (("us-sherman-platoon", "m4-sherman"), ("de-grenadier-platoon", "mg34-team"), GUN, "45.5", False),
        (("us-sherman-platoon", "m4-sherman"), ("de-grenadier-platoon", "mg34-team"), GUN, "45.49", True),
        (
            ("us-57-mm-platoon", "gun-57-mm-m1"),
            ("de-medium-at-platoon", "gun-5-cm-pak-38"),
            "gun-57-mm-m1",
            "45.0",
            False,
        ),
        (
            ("us-57-mm-platoon", "gun-57-mm-m1"),
            ("de-medium-at-platoon", "gun-5-cm-pak-38"),
            "gun-57-mm-m1",
            "44.99",
            True,
        ),
    ],
)
def test_l603_nearest_edges_by_team_type(
    shooter: tuple[str, str], target: tuple[str, str], weapon: str, at: str, far: bool
) -> None:
    """Bases of infantry are 32 mm deep, those of the guns 50, a Sherman is 58 mm long: 40.0 cm is not long range."""
    state = battle(
        [Placed(shooter[0], {shooter[1]: 1}, ["60,90"])], [Placed(target[0], {target[1]: 1}, [f"60,{at}@180"])]
    )
    assert ("long-range" in terms(state, weapon)) is far
