"""Hits in an assault, the end of a round, counterattacks, breaking off and consolidation (L717 to L737)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, Aim
from combat.games.armour.rules.assault.counterattack import groups
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.assault_events import (
    AssaultChecked,
    AssaultEnded,
    AssaultRolled,
    BreakOffBegan,
    CounterattackBegan,
    CounterattackDecided,
    StrikeTaken,
    TeamBrokeOff,
    TeamConsolidated,
)
from combat.games.armour.rules.events.fire_events import HitResolved, TeamBailed, TeamDestroyed, UnitPinned
from combat.games.armour.rules.events.morale_events import RatingTested
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.allotting import eligible
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from tests.games.armour.rules.assault.assaulting import AT_ONE, field, infantry, play, refusal, rifles
from tests.games.armour.tiny_battle import Placed, area, battle, line


def pair() -> State:
    """Return a German team and two Americans side by side, 10 cm north of it; only one of them can be contacted."""
    return field(infantry("60,60"), rifles("60,50@180", "68,50@180"))


# -- hits
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "strikes"), [(2, 0), (3, 1)])
@pytest.mark.rule("15.8")
def test_l717_a_team_in_contact_hits_with_its_skill_or_assault(number: int, strikes: int) -> None:
    """German Skill is 3+."""
    (rolled,) = play(pair(), AT_ONE, DONE, dice=[number]).of(AssaultRolled)
    assert [(roll.team, roll.need, roll.number) for roll in rolled.rolls] == [("a1-1", 3, number)]
    assert len(rolled.strikes) == strikes


def test_l719_infantry_that_is_hit_is_lost_without_a_save_and_its_unit_pinned() -> None:
    after = play(pair(), AT_ONE, DONE, dice=[3])
    assert [event.team for event in after.of(TeamDestroyed)] == ["d1-1"]
    assert [event.unit for event in after.of(UnitPinned)] == ["d1"]


def test_l717_the_defender_chooses_which_of_the_teams_in_contact_is_hit() -> None:
    """One German team touches two Americans that stand side by side."""
    state = field(infantry("60,60"), rifles("57.6,50@180", "62.4,50@180"))
    asked = play(state, AT_ONE, DONE, 3).asked
    assert asked is not None
    assert (asked.kind, asked.seat, list(asked.options(state))) == ("take-strike", "defender", ["d1-1", "d1-2"])
    after = play(state, AT_ONE, DONE, 3, "d1-2")
    assert [event.strike.target for event in after.of(StrikeTaken)] == ["d1-2"]
    assert after.state.teams["d1-1"].on_table


def test_l31_every_hit_fells_one_a_team_takes_a_second_hit_only_if_all_have_one() -> None:
    state = field(infantry("57.6,60", "62.4,60"), rifles("57.6,50@180", "62.4,50@180"))
    charge = "charge a1-1 59,53.2; a1-2 63.8,53.2"
    after = play(state, charge, DONE, "3 3", "d1-1")
    assert [event.strike.target for event in after.of(StrikeTaken)] == ["d1-1", "d1-2"]


def on_tank(card: str = "m4-sherman", unit: str = "us-sherman-platoon") -> State:
    """Return a German team that can charge the rear of a tank."""
    return battle([infantry("60,60")], [Placed(unit, {card: 1}, ["60,49"])], phase="assault")


def strike_tank(state: State, *answers: int | str) -> list[HitResolved]:
    """Charge a tank and continue with dice and answers; return the hits that were resolved."""
    half = max(y for _, y in state.card("d1-1").hull.corners)
    y = (4_900 + half + 160) / 100
    return play(state, f"charge a1-1 60,{y:g}", DONE, 3, *answers).of(HitResolved)


@pytest.mark.parametrize(("die", "outcome"), [(1, "bailed"), (2, "bounced"), (6, "bounced")])
@pytest.mark.rule("15.9")
def test_l719_grenades_strike_the_top_with_2_and_always_get_through(die: int, outcome: str) -> None:
    """Top armour 1 and a 1 equal 2: the crew bails out. No firepower die is rolled for 1+ (A8)."""
    (hit,) = strike_tank(on_tank(), "grenades", die)
    assert (hit.outcome, hit.against, hit.firepower) == (outcome, 2, 0)
    assert [(term.name, term.value) for term in hit.save] == [("top-armour", 1)]


def test_l719_an_open_top_is_destroyed_by_a_1() -> None:
    (hit,) = strike_tank(on_tank("m10", "us-m10-platoon"), "grenades", 1)
    assert hit.outcome == "destroyed"


def test_l719_a_weapon_strikes_the_side() -> None:
    """The machine gun's 2 against the Sherman's side of 4: any die bounces."""
    (hit,) = strike_tank(on_tank(), on_tank().card("a1-1").weapons[0], 1)
    assert (hit.outcome, [(term.name, term.value) for term in hit.save]) == ("bounced", [("side-armour", 4)])


def test_a10_armoured_tanks_ignore_the_pin_of_an_assault_hit() -> None:
    state = on_tank()
    half = max(y for _, y in state.card("d1-1").hull.corners)
    after = play(state, f"charge a1-1 60,{(4_900 + half + 160) / 100:g}", DONE, 3, "grenades", 1)
    assert after.of(TeamBailed)
    assert not after.of(UnitPinned)


# -- the end of a round
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "won"), [("74.8,53.2@180", False), ("74.81,53.2@180", True)])
@pytest.mark.rule("15.10")
def test_l721_the_assault_is_won_if_nobody_fights_on_within_10_cm(place: str, won: bool) -> None:
    state = field(infantry("60,60"), rifles("60,50@180", place))
    after = play(state, AT_ONE, DONE, 3)
    assert [event.won for event in after.of(AssaultChecked)] == [won]


@pytest.mark.parametrize(("numbers", "asked"), [((3,), ""), ((4,), "counterattack")])
@pytest.mark.rule("15.11")
def test_l727_a_unit_that_passes_its_test_may_counterattack_else_it_breaks_off(
    numbers: tuple[int, ...], asked: str
) -> None:
    """The Motivation of the United States is 4+."""
    after = play(pair(), AT_ONE, DONE, 1, *numbers)
    (tested,) = after.of(RatingTested)
    assert (tested.test, tested.need, tested.numbers) == ("counterattack", 4, numbers)
    if asked:
        assert after.asked is not None
        assert after.asked.kind == asked
    else:
        assert [event.counterattacks for event in after.of(CounterattackDecided)] == [False]


def test_l45_the_test_is_rolled_again_where_the_commander_is_near() -> None:
    state = pair()
    state.formations["df1"] = replace(state.formations["df1"], commander="d1-2")
    (tested,) = play(state, AT_ONE, DONE, 1, 3, 4).of(RatingTested)
    assert (tested.numbers, tested.passed) == ((3, 4), True)


@pytest.mark.rule("15.12")
def test_l731_in_a_counterattack_the_roles_change_and_nobody_fires() -> None:
    """The team in contact fights where it stands; the other one may charge it."""
    first = play(pair(), AT_ONE, DONE, 1, 4, "counterattack")
    (began,) = first.of(CounterattackBegan)
    assert (began.assault.seat, began.assault.units, began.assault.defenders) == ("defender", ("d1",), ("a1",))
    assert first.asked is not None
    assert (first.asked.kind, first.asked.seat, first.asked.passes_with) == ("countercharge", "defender", "pass")
    after = play(first.state, "pass", 4)
    assert [roll.team for event in after.of(AssaultRolled) for roll in event.rolls] == ["d1-1"]
    assert [event.team for event in after.of(TeamDestroyed)] == ["a1-1"]


def test_l731_a_pinned_unit_may_counterattack() -> None:
    """The hit in the first round has pinned it."""
    after = play(field(infantry("60,60"), rifles("57.6,50@180", "62.4,50@180")), AT_ONE, DONE, 3, "d1-1", 4)
    assert after.state.units["d1"].pinned
    assert after.asked is not None
    assert after.asked.kind == "counterattack"


@pytest.mark.rule("16.2o")
def test_l733_transports_and_unarmoured_tanks_break_off_without_a_test() -> None:
    state = battle(
        [infantry("60,60")],
        [rifles("100,20"), Placed("us-rifle-platoon", {"truck": 1}, ["60,50@180"])],
        phase="assault",
    )
    half = max(y for _, y in state.card("d2-1").hull.corners)
    after = play(state, f"charge a1-1 60,{(5_000 + half + 160) / 100:g}", dice=[1])
    assert not after.of(RatingTested)
    assert [event.units for event in after.of(BreakOffBegan)] == [("d2",)]


# -- breaking off
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.13")
def test_l733_who_breaks_off_goes_the_least_way_to_more_than_15_cm_and_is_pinned() -> None:
    state = field(infantry("60,60"), rifles("60,50@180"))
    after = play(state, AT_ONE, DONE, 1, 3)
    (left,) = after.of(TeamBrokeOff)
    assert left.why == "away"
    winner, loser = after.state.teams["a1-1"], after.state.teams["d1-1"]
    assert holds(after.state, Limit("more", "more-than", 1_500), winner, loser)
    assert holds(after.state, Limit("most", "at-most", 1_503), winner, loser)
    assert left.route is not None
    assert left.route.end.heading == 1_800
    assert after.state.units["d1"].pinned


def test_l733_who_cannot_get_away_surrenders() -> None:
    """A gun of Tactical 5 cm; it cannot go into contact either, so that it is not tested."""
    gun = battle(
        [infantry("60,60")],
        [rifles("150,20"), Placed("us-57-mm-platoon", {"gun-57-mm-m1": 1}, ["60,50@180"])],
        phase="assault",
    )
    half = max(y for _, y in gun.card("d2-1").hull.corners)
    after = play(gun, f"charge a1-1 60,{(5_000 + half + 160) / 100:g}", DONE, 1)
    assert [(event.team, event.why) for event in after.of(TeamBrokeOff)] == [("d2-1", "no-way")]
    assert not after.state.teams["d2-1"].on_table


def test_a45_nobody_breaks_off_over_the_edge_of_the_table() -> None:
    """With the edge behind them the riflemen go along it; shut in a corner they cannot."""
    state = field(infantry("60,12"), rifles("60,1.6@180"))
    (left,) = play(state, "charge a1-1 60,4.8", DONE, 1, 3).of(TeamBrokeOff)
    assert left.why == "away"
    corner = field(infantry("2.4,12", "12,2.4@270"), rifles("2.4,1.6@180"))
    after = play(corner, "charge a1-1 2.4,4.8; a1-2 6.4,2.4@270", DONE, "1 1", 3)
    assert [event.why for event in after.of(TeamBrokeOff)] == ["no-way"]


def test_l33_bailed_tanks_within_10_cm_of_an_enemy_are_captured() -> None:
    state = on_tank()
    half = max(y for _, y in state.card("d1-1").hull.corners)
    after = play(state, f"charge a1-1 60,{(4_900 + half + 160) / 100:g}", DONE, 3, "grenades", 1)
    assert [(event.team, event.why) for event in after.of(TeamBrokeOff)] == [("d1-1", "captured")]
    assert after.state.teams["d1-1"].where == "destroyed"


def test_l33_a_bailed_tank_farther_away_stays() -> None:
    state = battle(
        [infantry("60,60")],
        [Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,49", "100,49"])],
        phase="assault",
    )
    state.teams["d1-2"] = replace(state.teams["d1-2"], bailed=True)
    half = max(y for _, y in state.card("d1-1").hull.corners)
    after = play(state, f"charge a1-1 60,{(4_900 + half + 160) / 100:g}", DONE, 3, "grenades", 1)
    assert after.state.teams["d1-2"].on_table


# -- consolidation
# ---------------------------------------------------------------------------------------------------------------------


def victory() -> State:
    """Return a battle that the Germans have won at 60,53.2; another American unit is 40 cm away from the edge."""
    state = battle([infantry("60,60")], [rifles("60,50@180"), rifles("60,38.4@180")], phase="assault")
    state.teams["d2-1"] = replace(state.teams["d2-1"], pose=Pose.read("60,38.4@180"))
    after = play(state, AT_ONE, DONE, 3)
    assert after.asked is not None
    assert after.asked.kind == "consolidate"
    return after.state


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("60,46.6", ""),
        ("60,46.59", "too-near"),
        ("60,63.2@180", ""),
        ("60,63.21@180", "too-far"),
    ],
)
def test_l737_victors_move_up_to_10_cm_and_not_to_less_than_5_cm_from_an_enemy(move: str, message: str) -> None:
    """The base is 3.2 cm deep: at 46.6 its front edge is at 45."""
    assert refusal(victory(), f"move a1-1 tactical {move}") == message


def test_l737_the_assault_ends_with_the_consolidation() -> None:
    after = play(victory(), "move a1-1 tactical 60,48")
    assert [event.distance for event in after.of(TeamConsolidated)] == [520]
    assert [event.why for event in after.of(AssaultEnded)] == ["won"]
    assert after.state.assault is None
    refused = play(victory()).asked
    assert refused is not None
    assert refused.passes_with == DONE


@pytest.mark.parametrize(("back", "dug_in"), [("68,52", True), ("68,46", False)])
@pytest.mark.rule("15.14")
def test_l737_victors_occupy_foxholes_that_friends_left_in_the_assault(back: str, dug_in: bool) -> None:
    """A dug in team counterattacks out of its foxholes, wins, and goes back, or elsewhere."""
    state = field(infantry("60,60"), rifles("60,50@180", "68,50@180"))
    state.teams["d1-2"] = replace(state.teams["d1-2"], dug_in=True)
    counter = play(state, AT_ONE, DONE, 1, 4, "counterattack")
    charge = next(iter(counter.asked.samples(counter.state, SplitMix(1)))) if counter.asked else ""
    after = play(counter.state, charge, "4 1")
    assert not after.state.teams["d1-2"].dug_in
    assert after.asked is not None
    assert (after.asked.kind, after.asked.seat) == ("consolidate", "defender")
    end = play(after.state, f"move d1-2 tactical {back}@180")
    assert [event.dug_in for event in end.of(TeamConsolidated)] == [dug_in]
    assert end.state.teams["d1-2"].dug_in is dug_in


# -- two units as one
# ---------------------------------------------------------------------------------------------------------------------


def joined() -> State:
    """Return a battle in which a headquarters and a platoon have charged two riflemen as one unit."""
    state = battle(
        [Placed("de-grenadier-hq", {"command-smg-team": 1}, ["66,60"]), infantry("60,60")],
        [rifles("60,50@180", "66,50@180")],
        phase="assault",
    )
    state.formations["af1"] = replace(state.formations["af1"], commander="a1-1")
    state.units["a1"] = replace(state.units["a1"], headquarters=True)
    return play(state, "charge a1-1 66,52.9; a2-1 60,53.2").state


def test_l699_hits_of_defensive_fire_are_shared_by_the_two_units() -> None:
    state = joined()
    found = shot(state, Aim("d1-1", state.card("d1-1").weapons[0], "a2-1"))
    assert isinstance(found, Shot)
    assert set(eligible(state, found)) == {"a1-1", "a2-1"}


def test_l699_two_units_that_assault_as_one_answer_a_counterattack_as_one() -> None:
    """They answer together, by one test."""
    state = joined()
    assert state.assault is not None
    turned = replace(state.assault, seat="defender", units=("d1",), defenders=("a2", "a1"), teams=("d1-1",), round=1)
    assert list(groups(state, turned)) == [("a2", "a1")]


# -- tanks
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "fights"), [(2, False), (3, True)])
def test_l731_a_counterattacking_tank_rolls_cross_for_the_ground_in_between(number: int, fights: bool) -> None:
    """German infantry has stalked a Sherman (Cross 3+) behind a hedge, and hit nothing across it.

    The tank turns the tables where it stands; if it fails, it breaks off.
    """
    state = battle(
        [infantry("60,60")],
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,48.6"])],
        line("hedge", 10, (40, 52), (80, 52)),
        phase="assault",
    )
    after = play(state, "charge a1-1 60,54.1", 6, 1, 4, "counterattack", number)
    (began,) = after.of(CounterattackBegan)
    assert began.assault.seat == "defender"
    assert [event.units for event in after.of(BreakOffBegan)[1:]] == ([] if fights else [("d1",)])
    assert after.asked is not None
    assert (after.asked.to_chance and after.asked.rule == "L717") is fights


def test_l705_a_house_shelters_infantry_from_tanks_but_not_from_infantry() -> None:
    state = field(infantry("60,60"), rifles("60,50@180"), area("building", 56, 46, 64, 51))
    assert refusal(state, AT_ONE) == ""
