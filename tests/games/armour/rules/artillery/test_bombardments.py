"""Bombardments: who may bombard what, who is hit by the template, saves, pinning, repetition (L665 to L691, L759)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, Bombard, FireOrder
from combat.games.armour.rules.artillery.guns import artillery_weapon
from combat.games.armour.rules.events.artillery_events import BombardmentEnded, RangeRolled, TeamShelled
from combat.games.armour.rules.events.fire_events import HitResolved, TeamDestroyed, TeamFaced, UnitPinned
from combat.games.armour.rules.events.transport_events import PassengerRolled, RiderHit, TeamLanded
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.fire.shoot_units import ShootUnits, order_refusal
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.orders.order import GivenOrder
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.artillery.barrage import (
    INFANTRY,
    OBSERVER,
    POINT,
    TANK,
    battery,
    call,
    mortars,
    planned,
    ranged_in,
    refused,
    thrown,
)
from tests.games.armour.tiny_battle import Placed, area, battle, end_turn, line, run

GUN = "gun-25-pounder"
RIFLES = Placed("uk-rifle-platoon", {"rifle-and-bren-team": 1}, ["100,100"])


# -- who may
# ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L665")
def test_teams_that_moved_or_are_bailed_out_do_not_fire_and_the_rest_does() -> None:
    state = battery()
    state.teams["a1-2"] = replace(state.teams["a1-2"], moved="tactical")
    assert planned(state).guns == ("a1-1", "a1-3")


@pytest.mark.rule("L665")
def test_pinned_failed_blitz_dig_in_and_houses_bar_a_bombardment() -> None:
    state = battery()
    state.units["a1"] = replace(state.units["a1"], pinned=True)
    assert refused(state) == "pinned"
    for order, passed, why in (("blitz", False, "order-bars"), ("blitz", True, ""), ("dig-in", True, "order-bars")):
        state = battery()
        given = GivenOrder("blitz" if order == "blitz" else "dig-in", passed)
        state.units["a1"] = replace(state.units["a1"], orders=(given,))
        assert refused(state) == why
    crew = battery(area("building", 40, 105, 80, 115), guns=1)
    assert refused(crew) == "in-house"


@pytest.mark.rule("L665")
def test_a_bombardment_and_direct_fire_exclude_each_other() -> None:
    after, _, _ = thrown(battery(), call(), 6, 1)
    direct = order_refusal(after, ATTACKER, FireOrder([Aim("a1-1", GUN, "d1-1")]))
    assert direct is not None
    assert direct.message == "has-fired"
    state = battery(guns=1)
    state.teams["a1-1"] = replace(state.teams["a1-1"], fired="halted")
    assert refused(state) == "has-fired"


@pytest.mark.rule("L665")
def test_units_without_artillery_and_of_the_enemy_are_refused() -> None:
    state = battery()
    assert refused(state, call(unit="a2")) == "no-artillery"
    assert refused(state, call(unit="d1")) == "one-unit"
    assert refused(state, call(unit="x")) == "one-unit"
    assert refused(state, call("60,60@90")) == "not-an-option"
    assert refused(state, call("181,60")) == "off-table"


@pytest.mark.rule("L667")
@pytest.mark.parametrize(
    ("spotter", "why"), [("a1-1", ""), ("a2-1", ""), (OBSERVER, ""), ("a3-1", "no-spotter"), ("d1-1", "no-spotter")]
)
def test_guns_headquarters_and_observers_spot(spotter: str, why: str) -> None:
    """The guns and the headquarters see the point, too: the table is bare."""
    assert refused(battery(friends=[RIFLES]), call(spotter=spotter)) == why


@pytest.mark.rule("L767")
@pytest.mark.rule("16.4a")
def test_an_observer_spots_for_any_friendly_artillery() -> None:
    state = mortars()
    assert refused(state, Bombard("a3", "a1o-1", Pose.read("90,60"))) == ""
    assert refused(state, Bombard("a3", "a1-1", Pose.read("90,60"))) == "no-spotter"


@pytest.mark.rule("L667")
def test_a_spotter_has_not_moved_dug_in_or_fired() -> None:
    state = battery()
    state.teams[OBSERVER] = replace(state.teams[OBSERVER], moved="tactical")
    assert refused(state) == "has-moved"
    state.teams[OBSERVER] = replace(state.teams[OBSERVER], moved="", fired="moving")
    assert refused(state) == "has-fired"
    state.teams[OBSERVER] = replace(state.teams[OBSERVER], fired="")
    state.units["a1o"] = replace(state.units["a1o"], orders=(GivenOrder("dig-in", passed=False),))
    assert refused(state) == "order-bars"


@pytest.mark.rule("L667")
def test_a_gun_that_does_not_fire_does_not_spot_for_its_battery() -> None:
    state = battery()
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read("52,110@180"))
    assert planned(state).guns == ("a1-2", "a1-3")
    assert refused(state, call(spotter="a1-1")) == "no-spotter"


@pytest.mark.rule("L667")
def test_a_spotter_does_not_shoot_afterwards() -> None:
    after, _, _ = thrown(battery(), call(spotter="a2-1"), 6, 1)
    found = shooter_refusal(after, after.teams["a2-1"])
    assert found is not None
    assert found.message == "has-spotted"
    later = end_turn(end_turn(after).state).state
    assert shooter_refusal(later, later.teams["a2-1"]) is None


# -- the point
# ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L673")
@pytest.mark.parametrize(("y", "fires"), [("108", True), ("108.01", False)])
@pytest.mark.rule("2.2")
def test_range_is_measured_from_the_edge_of_the_team(y: str, *, fires: bool) -> None:
    """A mortar's base is 3.2 cm deep and its bombardment reaches 100 cm: from 1.6 cm ahead of 110 to 10 at 8.4."""
    state = mortars()
    weapon = artillery_weapon(state, state.teams["a1-1"])
    assert weapon is not None
    assert weapon.bombardment is not None
    assert weapon.bombardment.range == 10_000
    for name, x in (("a1-1", 60), ("a1-2", 70)):
        state.teams[name] = replace(state.teams[name], pose=Pose.read(f"{x},{y}"))
    state.teams["a1o-1"] = replace(state.teams["a1o-1"], pose=Pose.read("60,40"))
    found = refused(state, Bombard("a1", "a1o-1", Pose.read("60,6.4")))
    assert found == ("" if fires else "out-of-range")


@pytest.mark.rule("L677")
def test_what_does_not_reach_the_point_turns_to_it_but_does_not_fire() -> None:
    """The first gun looks away: its arc is the half before it. It turns by 90 degrees at most (L631)."""
    state = battery()
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read("52,110@180"))
    after, events, _ = thrown(state, call(), 1)
    assert [each.team for each in events if isinstance(each, TeamFaced)] == ["a1-1", "a1-3"]
    pose = after.teams["a1-1"].pose
    assert pose is not None
    assert pose.heading == 900
    assert after.fire_mission is not None
    assert after.fire_mission.guns == ("a1-2", "a1-3")
    assert after.teams["a1-1"].fired == "bombardment"


@pytest.mark.rule("L675")
def test_the_spotter_sees_the_point() -> None:
    wall = area("building", 40, 80, 80, 86)
    assert refused(battery(wall)) == "point-out-of-sight"
    assert refused(ranged_in(battery(wall))) == ""


@pytest.mark.rule("L675")
@pytest.mark.parametrize(("x", "why"), [("79.9", "template-too-near"), ("79.91", "")])
def test_no_template_within_10_cm_of_friends(x: str, why: str) -> None:
    """The template ends at 67.5; a base of 4.8 cm whose edge is at 77.5 is 10 away from it."""
    friend = Placed("uk-rifle-platoon", {"rifle-and-bren-team": 1}, [f"{x},60"])
    assert refused(battery(friends=[friend])) == why
    assert refused(ranged_in(battery(friends=[friend]))) == why


@pytest.mark.rule("L675")
def test_sides_of_the_template_face_the_centre_of_the_unit() -> None:
    """From 100,70 the middle of the guns at 60,110 lies to the south-west: the square stands on a corner there."""
    state = battery()
    assert planned(state).heading == 1800
    assert planned(state, call("100,70")).heading == 2250


# -- hits
# ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L681")
@pytest.mark.parametrize(("x", "under"), [("69.9", True), ("69.91", False), ("60", True)])
def test_teams_partly_under_the_template_are_rolled_for(x: str, *, under: bool) -> None:
    """The template ends at 67.5, the base begins 2.4 before its middle; touching is enough."""
    team = Placed("de-grenadier-platoon", {"mg34-team": 1}, [f"{x},60"])
    assert planned(battery(enemies=[team])).targets == (("d1-1",) if under else ())


@pytest.mark.rule("L681")
@pytest.mark.parametrize(("misses", "need"), [(0, 4), (1, 5), (2, 6)])
def test_hits_are_harder_by_the_attempt(misses: int, need: int) -> None:
    _, events, _ = thrown(battery(), call(), *[1] * misses, 6, 1)
    assert [each.need for each in events if isinstance(each, TeamShelled)] == [need]


@pytest.mark.rule("L661")
def test_hits_through_smoke_are_harder() -> None:
    state = ranged_in(battery())
    state.smoke = (SmokeBall(DEFENDER, POINT.moved(0, 2000)),)
    _, events, _ = thrown(state, call(), 1)
    assert [each.need for each in events if isinstance(each, TeamShelled)] == [5]


@pytest.mark.rule("L681")
@pytest.mark.parametrize(("guns", "odds"), [(1, Fraction(1, 4)), (2, Fraction(1, 4)), (3, Fraction(1, 2)),
                                            (4, Fraction(1, 2)), (5, Fraction(3, 4)), (6, Fraction(3, 4))])  # fmt: skip
def test_odds_of_a_hit_on_4_by_the_number_of_weapons(guns: int, odds: Fraction) -> None:
    state, hits = ranged_in(battery(guns=guns)), 0
    for dice in product(range(1, 7), repeat=2):
        _, events, _ = thrown(state, call(), *dice)
        hits += sum(each.hit for each in events if isinstance(each, TeamShelled))
    assert Fraction(hits, 36) == odds


@pytest.mark.rule("A7")
def test_each_team_has_its_own_die() -> None:
    teams = Placed("de-grenadier-platoon", {"mg34-team": 3}, ["55,60", "60,60", "65,60"])
    _, events, used = thrown(ranged_in(battery(enemies=[teams])), call(), 6, 1, 6)
    assert [(each.team, each.hit) for each in events if isinstance(each, TeamShelled)] == [
        ("d1-1", True), ("d1-2", False), ("d1-3", True),
    ]  # fmt: skip
    assert used == 3


# -- saves
# --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L683")
def test_tanks_save_with_their_top_armour() -> None:
    """Pz IV: top 1 against the bombardment's 4, firepower 3; the gun's own anti-tank value does not count."""
    results = {}
    for die in (2, 3, 4):
        _, events, _ = thrown(ranged_in(battery(enemies=[TANK])), call(), 6, die, 3)
        (hit,) = (each for each in events if isinstance(each, HitResolved))
        results[die] = (hit.save[0].value, hit.against, hit.outcome)
    assert results == {2: (1, 4, "destroyed"), 3: (1, 4, "bailed"), 4: (1, 4, "bounced")}


@pytest.mark.rule("L687")
@pytest.mark.parametrize(("firepower", "outcome"), [(2, "nothing"), (3, "destroyed")])
def test_foxholes_ask_for_firepower(firepower: int, outcome: str) -> None:
    """The bombardment's firepower is 3."""
    state = ranged_in(battery())
    state.teams["d1-1"] = replace(state.teams["d1-1"], dug_in=True)
    _, events, used = thrown(state, call(), 6, 1, firepower)
    assert [each.outcome for each in events if isinstance(each, HitResolved)] == [outcome]
    assert used == 3


@pytest.mark.rule("L687")
def test_a_wall_before_a_team_is_no_cover_from_above() -> None:
    _, events, used = thrown(ranged_in(battery(line("wall", 10, (40, 64), (80, 64)))), call(), 6, 1)
    assert [each for each in events if isinstance(each, TeamDestroyed)]
    assert used == 2


@pytest.mark.rule("L689")
def test_one_hit_pins_soft_units_even_if_all_is_saved() -> None:
    after, events, _ = thrown(ranged_in(battery()), call(), 6, 6)
    assert [each.unit for each in events if isinstance(each, UnitPinned)] == ["d1"]
    assert after.units["d1"].pinned
    after, events, _ = thrown(ranged_in(battery()), call(), 3)
    assert not after.units["d1"].pinned
    after, events, _ = thrown(ranged_in(battery(enemies=[TANK])), call(), 6, 6)
    assert not after.units["d1"].pinned


@pytest.mark.rule("L583")
def test_riders_of_a_tank_that_is_hit_are_hit_too_without_cover_and_pinned() -> None:
    state = carrying("pz-iv-g")
    after, events, used = thrown(state, call(), 6, 2, 3, 6)
    assert used == 4
    assert [each.team for each in events if isinstance(each, RiderHit)] == ["d1-1", "d1-2"]
    outcomes = [(each.hit.team, each.outcome) for each in events if isinstance(each, HitResolved)]
    assert outcomes == [("d1-1", "destroyed"), ("d1-2", "saved"), ("d1-3", "bounced")]
    assert after.units["d1"].pinned


@pytest.mark.rule("L583")
@pytest.mark.rule("11.5")
def test_passengers_of_a_transport_that_is_lost_save_and_get_off_away_from_the_guns() -> None:
    """Half-track: top 0 and a die of 3 against 4, firepower 3+; the guns are to the south."""
    after, events, _ = thrown(carrying("sdkfz-251"), call(), 6, 3, 3, 2, 6)
    assert [each.saved for each in events if isinstance(each, PassengerRolled)] == [False, True]
    (landed,) = (each for each in events if isinstance(each, TeamLanded))
    assert landed.pose.point.y < POINT.y
    assert after.units["d1"].pinned


@pytest.mark.rule("L759")
def test_passengers_save_again_against_a_brutal_bombardment() -> None:
    state = carrying("sdkfz-251")
    weapons = dict(state.book.weapons)
    weapons[GUN] = replace(weapons[GUN], traits=(*weapons[GUN].traits, "brutal"))
    state.book = replace(state.book, weapons=weapons)
    _, events, _ = thrown(state, call(), 6, 1, 3, 6, 1, 6, 6)
    assert [(each.again, each.saved) for each in events if isinstance(each, PassengerRolled)] == [(1, False), (6, True)]


@pytest.mark.rule("L577")
def test_artillery_that_has_taken_up_teams_does_not_fire() -> None:
    state = battery(guns=1)
    state.teams["a1-1"] = replace(state.teams["a1-1"], ferried="loaded")
    assert refused(state) == "has-loaded"


def carrying(kind: str) -> State:
    """Return a battle with two infantry teams on a vehicle at 60,60, where the battery is ranged in."""
    unit = Placed("de-grenadier-platoon", {"mg34-team": 2, kind: 1}, ["100,20", "106,20", "60,60"])
    state = ranged_in(battery(enemies=[unit]))
    own = state.units["d1"]
    state.units["d1t"] = replace(own, id="d1t", parent="d1", leader="d1-3")
    state.teams["d1-3"] = replace(state.teams["d1-3"], unit="d1t")
    for team in ("d1-1", "d1-2"):
        state.teams[team] = replace(state.teams[team], where="mounted", pose=None, vehicle="d1-3")
    return state


# -- repeats
# ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L691")
def test_the_next_bombardment_of_the_same_point_needs_no_ranging() -> None:
    first, _, _ = thrown(battery(), call(), 1, 1, 6, 1)
    marker = first.units["a1"].aiming_point
    assert marker is not None
    assert (marker.at, marker.shelled) == (POINT, True)
    later = end_turn(end_turn(first).state).state
    later.phase = "shooting"
    _, events, _ = thrown(later, call(), 6)
    assert not [each for each in events if isinstance(each, RangeRolled)]
    assert [each.need for each in events if isinstance(each, TeamShelled)] == [4]


@pytest.mark.rule("L691")
def test_a_repeat_is_harder_where_its_spotter_does_not_see_the_point() -> None:
    state = ranged_in(battery(area("building", 40, 80, 80, 86)), shelled=True)
    _, events, _ = thrown(state, call(), 6)
    assert [each.need for each in events if isinstance(each, TeamShelled)] == [5]
    assert [each.need for each in thrown(state, call(spotter="a2-1"), 6)[1] if isinstance(each, TeamShelled)] == [4]


@pytest.mark.rule("L691")
def test_in_a_repeat_successful_saves_are_rolled_again() -> None:
    """Save 3+ twice: 4/9, counted over all dice; without a repeat 2/3."""
    for shelled, odds in ((True, Fraction(4, 9)), (False, Fraction(2, 3))):
        saved = 0
        for dice in product(range(1, 7), repeat=2):
            _, events, _ = thrown(ranged_in(battery(), shelled=shelled), call(), 6, *dice)
            saved += sum(each.outcome == "saved" for each in events if isinstance(each, HitResolved))
        assert Fraction(saved, 36) == odds


@pytest.mark.rule("L691")
def test_moving_loses_the_aiming_point_even_by_an_order() -> None:
    """A Blitz alone is no movement otherwise (L587)."""
    state = ranged_in(mortars(), shelled=True)
    state.phase = "movement"
    assert run(state, "order a1 blitz", 6).state.units["a1"].aiming_point is not None
    blitz = run(state, "order a1 blitz", 6, "move a1-1 tactical 60,105")
    assert blitz.state.teams["a1-1"].moved == ""
    assert blitz.state.units["a1"].aiming_point is None
    assert run(state, "move a1-1 tactical 60,105").state.units["a1"].aiming_point is None


@pytest.mark.rule("L691")
def test_another_point_replaces_the_aiming_point() -> None:
    after, _, _ = thrown(ranged_in(battery(), shelled=True), call("90,60"), 6)
    marker = after.units["a1"].aiming_point
    assert marker is not None
    assert marker.at.x == 9000


# -- keywords
# -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L759")
def test_against_brutal_weapons_successful_saves_are_rolled_again() -> None:
    state = battle(
        [
            Placed("su-122-mm-battery", {"gun-122-mm-m-30": 3, "observer-team": 1}, ["52,110", "60,110", "68,110"],
                   "", ["60,100"]),
            Placed("su-tank-battalion-hq", {"t-34-76": 1}, ["170,110"]),
        ],
        [INFANTRY, Placed("de-panzer-hq", {"pz-iv-g": 1}, ["10,10@180"])],
    )  # fmt: skip
    _, events, used = thrown(ranged_in(state), call(), 6, 6, 1)
    assert [(each.number, each.again) for each in events if isinstance(each, HitResolved)] == [(6, 1)]
    assert used == 3


@pytest.mark.rule("L663")
def test_a_bombardment_is_over_and_the_same_question_comes_again() -> None:
    state = battery(enemies=[])
    after, events, _ = thrown(state, call(), 6)
    assert [each for each in events if isinstance(each, BombardmentEnded)]
    assert isinstance(run(after).asked, ShootUnits)
