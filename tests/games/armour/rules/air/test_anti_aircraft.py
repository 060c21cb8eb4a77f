"""Weapons that may fire at aircraft: score, dice, and what the team may not do afterwards (L601, L759, A38)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.answers import DONE, Aim, Attack, FireOrder
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.assault.eligibility import assaulter_refusal
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.allotting import eligible
from combat.games.armour.rules.fire.mistaken_target import swaps
from combat.games.armour.rules.fire.shot_odds import shot_odds
from combat.games.armour.rules.fire.volley import Hit, Shot, Volley
from combat.games.armour.rules.orders.order import GivenOrder
from combat.games.armour.rules.posture import gone_to_ground
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.air.sky import (
    AA_MGS,
    FAR_CRUSADER,
    FAR_PANZER,
    HEAVY_MG,
    STUKA,
    STUKAS,
    during,
    half_tracks,
    need,
    played,
    raid,
    refused,
    rifles,
    shermans,
    stukas,
)
from tests.games.armour.tiny_battle import Placed, battle, end_turn

FLAK = Placed("de-light-flak-platoon", {"gun-2-cm-flak-38": 1}, ["60,40@180"])
GUN = "gun-75-mm-m3"
AT = Aim("d1-1", AA_MGS, "a2-1")


def over(*defender: Placed, at: str = "60,60") -> State:
    """Return a battle with a Stuka at 60,60, at the moment when the enemy may fire at it."""
    return during(raid(stukas(at), defender), "defence")


@pytest.mark.rule("A38")
@pytest.mark.rule("16.3c")
@pytest.mark.rule("17.3")
def test_aircraft_are_hit_on_5_by_the_halted_rate_of_dedicated_weapons() -> None:
    """The half-track has moved and its unit was given an order that failed: neither matters in the enemy's turn."""
    state = over(half_tracks("60,40@180"))
    state.teams["d1-1"] = replace(state.teams["d1-1"], moved="dash", strayed=True)
    state.units["d1"] = replace(state.units["d1"], orders=(GivenOrder("blitz", passed=False),), shot=True)
    assert need(state, AT) == (5, ("hit-on",), 5)


@pytest.mark.rule("L661")
def test_pinned_guns_fire_at_aircraft_at_their_moving_rate() -> None:
    """A 2 cm Flak: four dice halted, one pinned."""
    flight = Placed("uk-hurricane-flight", {"hurricane-ii-d": 1}, ["60,60"])
    state = during(battle([FAR_CRUSADER, flight], [FLAK, FAR_PANZER]), "defence")
    aim = Aim("d1-1", "gun-2-cm-flak-38", "a2-1")
    assert need(state, aim) == (5, ("hit-on",), 4)
    state.units["d1"] = replace(state.units["d1"], pinned=True)
    assert need(state, aim) == (5, ("hit-on",), 1)


@pytest.mark.rule("L759")
@pytest.mark.rule("16.3d")
def test_self_defence_weapons_roll_one_die() -> None:
    state = over(shermans("60,40@180"))
    assert need(state, Aim("d1-1", HEAVY_MG, "a2-1")) == (5, ("hit-on",), 1)


@pytest.mark.rule("L601")
def test_no_other_weapon_and_no_other_target() -> None:
    state = over(shermans("60,40@180"), rifles("70,40@180"))
    assert refused(state, Aim("d1-1", GUN, "a2-1")) == "no-anti-aircraft"
    assert refused(state, Aim("d2-1", "self-loading-rifles", "a2-1")) == "no-anti-aircraft"
    assert refused(state, Aim("d1-1", HEAVY_MG, "a1-1")) == "no-target"


@pytest.mark.rule("L547")
def test_only_the_flight_that_attacks_is_fired_at() -> None:
    flights = [FAR_PANZER, stukas("60,60"), Placed(STUKAS, {STUKA: 1}, ["70,60"])]
    state = during(battle(flights, [half_tracks("60,40@180")]), "defence")
    assert refused(state, AT) == ""
    assert refused(state, Aim("d1-1", AA_MGS, "a3-1")) == "no-target"


@pytest.mark.rule("L601")
def test_aircraft_are_no_target_at_any_other_time() -> None:
    state = raid(stukas("60,60"), [half_tracks("60,40@180")])
    state.active = DEFENDER
    assert refused(state, AT) == "aircraft-passes"


@pytest.mark.rule("L651")
@pytest.mark.rule("10.2")
def test_bailed_out_and_carried_teams_do_not_fire() -> None:
    state = over(half_tracks("60,40@180"))
    state.teams["d1-1"] = replace(state.teams["d1-1"], bailed=True)
    assert refused(state, AT) == "bailed-out"
    state.teams["d1-1"] = replace(state.teams["d1-1"], bailed=False, where="mounted")
    assert refused(state, AT) == "not-on-table"


@pytest.mark.rule("L603")
@pytest.mark.parametrize(("y", "why"), [("108.84", ""), ("108.85", ""), ("108.86", "out-of-range")])
def test_range_is_measured_to_the_fuselage(y: str, why: str) -> None:
    """The hull's front is at 43.1, the nose 5.75 before the middle: 60 cm lie between them at 108.85."""
    assert refused(over(half_tracks("60,40@180"), at=f"60,{y}"), AT) == why


@pytest.mark.rule("L633")
@pytest.mark.parametrize(("y", "terms"), [("88.84", ()), ("88.85", ()), ("88.86", ("long-range",))])
def test_long_range_is_beyond_40(y: str, terms: tuple[str, ...]) -> None:
    """From the hull's front at 43.1 to the nose at 40 cm from it, half a fuselage before the middle."""
    assert need(over(half_tracks("60,40@180"), at=f"60,{y}"), AT)[1][1:] == terms


@pytest.mark.rule("L637")
def test_hits_are_spread_over_the_aircraft_of_the_flight_within_15_cm() -> None:
    state = during(raid(stukas("60,60", "66,60", "120,60"), [half_tracks("60,40@180")]), "defence")
    found = shot(state, AT)
    assert isinstance(found, Shot)
    assert eligible(state, found) == ("a2-1", "a2-2")


@pytest.mark.rule("L643")
@pytest.mark.parametrize(("y", "swappable"), [("53.99", 0), ("54", 0), ("54.01", 1)])
def test_aircraft_are_mistaken_beyond_10_cm(y: str, swappable: int) -> None:
    """The hull's front is at 43.1; both fuselages lie across, 18 mm wide, the first one straight ahead of it."""
    state = during(raid(stukas(f"60,{y}@90", f"72,{y}@90"), [half_tracks("60,40@180")]), "defence")
    found = shot(state, AT)
    assert isinstance(found, Shot)
    volley = Volley(DEFENDER, "d1", (found,), stage="swap", rolled=(1,), hits=(Hit(0, "a2-1"),))
    assert len(swaps(state, volley)) == swappable


@pytest.mark.rule("L655")
def test_odds_count_the_save_and_firepower() -> None:
    """Save 5+, firepower 5+: 4/6 × 2/6."""
    found = shot(over(half_tracks("60,40@180")), AT)
    assert isinstance(found, Shot)
    assert shot_odds(over(half_tracks("60,40@180")), found).destroyed == pytest.approx(4 / 6 * 2 / 6)


# -- afterwards --------------------------------------------------------------------------------------------------------


def fired() -> State:
    """Return a battle in which a Sherman has fired its machine gun at a Stuka and missed.

    A second flight and grenadiers are near.
    """
    others = [Placed(STUKAS, {STUKA: 1}, ["70,60"]), Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,55"])]
    state = raid(stukas("60,70"), [shermans("60,40@180")], others=others)
    return played(state, Attack("a2"), FireOrder([Aim("d1-1", HEAVY_MG, "a2-1")]), dice=[1]).state


def fired_and_left() -> State:
    """Return the battle of `fired` after the flight has left without bombing."""
    return played(fired(), DONE).state


@pytest.mark.rule("L601")
def test_a_weapon_fires_at_one_aircraft_in_a_phase() -> None:
    state = fired()
    assert state.teams["d1-1"].anti_air == (HEAVY_MG,)
    assert refused(during(state, "defence", "a3"), Aim("d1-1", HEAVY_MG, "a3-1")) == "fired-at-aircraft"
    assert refused(during(state, "defence"), Aim("d1-1", HEAVY_MG, "a2-1")) == "fired-at-aircraft"


@pytest.mark.rule("L601")
def test_that_weapon_does_not_fire_in_defence_and_the_others_do() -> None:
    state = fired()
    state.air_attack, state.phase = None, "assault"
    state.assault = Assault(ATTACKER, ("a4",), "fire", teams=("a4-1",))
    assert refused(state, Aim("d1-1", HEAVY_MG, "a4-1")) == "fired-at-aircraft"
    assert refused(state, Aim("d1-1", "vehicle-mgs-2", "a4-1")) == ""


@pytest.mark.rule("L601")
def test_that_weapon_does_not_shoot_in_its_own_next_turn() -> None:
    state = end_turn(fired_and_left()).state
    assert state.active == DEFENDER
    state.phase = "shooting"
    assert refused(state, Aim("d1-1", HEAVY_MG, "a4-1")) == "fired-at-aircraft"
    assert refused(state, Aim("d1-1", GUN, "a4-1")) == ""


@pytest.mark.rule("L601")
def test_its_team_does_not_assault_in_that_turn_nor_lie_low() -> None:
    state = end_turn(fired_and_left()).state
    found = assaulter_refusal(state, state.teams["d1-1"])
    assert found is not None
    assert found.message == "fired-at-aircraft"
    assert not gone_to_ground(state, state.teams["d1-1"])


@pytest.mark.rule("L601")
def test_all_that_is_over_when_the_enemy_s_next_turn_begins() -> None:
    own = end_turn(fired_and_left())
    state = end_turn(own.state).state
    assert (state.active, state.turn) == (ATTACKER, 2)
    assert state.teams["d1-1"].anti_air == ()
    assert gone_to_ground(state, state.teams["d1-1"])


@pytest.mark.rule("L601")
def test_it_is_no_shot_of_its_unit_s_own_turn() -> None:
    """Neither its rate nor its marks limit an assault, and the unit has not shot."""
    state = fired()
    team = state.teams["d1-1"]
    assert (team.fired, team.marks, state.units["d1"].shot) == ("", (), False)


@pytest.mark.rule("L547")
def test_the_answers_are_shots_or_done() -> None:
    state = over(half_tracks("60,40@180"))
    question = AntiAircraft("L547", "a2", DEFENDER)
    for answer, message in (
        ("done", ""),
        ("fire d1-1>aa-mgs-12-7>a2-1", ""),
        ("assault d1-1>aa-mgs-12-7>a2-1", "not-an-option"),
        ("bombard d1 d1-1 60,60", "not-an-option"),
        ("attack a2", "not-an-option"),
        ("fire d1-1>aa-mgs-12-7>a9-1", "no-target"),
    ):
        found = question.refusal(state, answer)
        assert (found.message if found else "") == message, answer
