"""Mines, wire, roadblocks and trenches in assaults (L787, L705, L737, A41, A42)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.events.assault_events import AssaultEnded, ContactMade, TeamBrokeOff, TeamCharged
from combat.games.armour.rules.events.fire_events import HitResolved, UnitPinned
from combat.games.armour.rules.events.move_events import CrossRolled, MineRolled
from combat.games.armour.rules.events.works_events import WorkCrushed, WorksAbandoned
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.shelter import shelter
from tests.games.armour.rules.assault.assaulting import AT_ONE, duel, field, infantry, play, refusal, rifles
from tests.games.armour.rules.works.laid import laid
from tests.games.armour.tiny_battle import Placed, Run, battle

# -- mines
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L787")
@pytest.mark.parametrize(("x", "rolls"), [("67.3", 1), ("67.4", 0), ("67.5", 0)])
def test_a_charge_within_less_than_5_cm_of_a_mine_rolls(x: str, rolls: int) -> None:
    """The base reaches to 62.4; distances are measured to the centre of the marker."""
    after = play(laid(duel(), f"mines {x},57"), AT_ONE, *([6] * rolls))
    assert [(event.need, event.safe) for event in after.of(MineRolled)] == [(3, True)] * rolls
    assert after.of(ContactMade)
    assert not after.of(UnitPinned)


@pytest.mark.rule("L787")
def test_a_unit_that_mines_hit_charges_on_and_is_pinned_when_the_charge_is_over() -> None:
    """German infantry gets through on 3+ and saves on 3+; a pinned unit that is in contact fights."""
    after = play(laid(duel(), "mines 64,57"), AT_ONE, 2, 3)
    assert [hit.outcome for hit in after.of(HitResolved)] == ["saved"]
    assert [event.unit for event in after.of(UnitPinned)] == ["a1"]
    (contact,) = after.of(ContactMade)
    assert contact.teams == ("a1-1",)
    assert after.state.units["a1"].pinned
    kinds = [event.__class__ for event in after.events]
    assert kinds.index(TeamCharged) < kinds.index(UnitPinned) < kinds.index(ContactMade)


@pytest.mark.rule("L787")
def test_a_team_that_mines_destroy_does_not_get_into_contact() -> None:
    state = laid(field(infantry("60,60", "90,90"), rifles("60,50@180")), "mines 64,57")
    after = play(state, AT_ONE, 2, 2)
    assert not after.state.teams["a1-1"].on_table
    assert [event.why for event in after.of(AssaultEnded)] == ["failed"]
    assert after.state.units["a1"].pinned


@pytest.mark.rule("L787")
def test_a_tank_that_mines_bail_out_stops_among_them() -> None:
    """A Panzer III with top armour 1 is bailed out by a 4; mines do not pin armoured tanks."""
    tanks = infantry("60,62", "90,90", unit="de-pz-iii-platoon", team="pz-iii-j")
    state = laid(field(tanks, rifles("60,50@180")), "mines 65,54")
    after = play(state, "charge a1-1 60,54.4", 2, 4)
    tank = after.state.teams["a1-1"]
    assert tank.bailed
    assert tank.pose is not None
    assert 5_440 < tank.pose.point.y < 6_200
    assert [event.why for event in after.of(AssaultEnded)] == ["failed"]
    assert not after.state.units["a1"].pinned


def broken(dice: tuple[int, ...], *works: str) -> Run:
    """Return a run in which charged riflemen hit nothing, fail their counterattack and break off to the north."""
    return play(laid(field(infantry("60,60"), rifles("60,50@180", "110,90")), *works), AT_ONE, DONE, 1, 3, *dice)


@pytest.mark.rule("L787")
@pytest.mark.parametrize(("dice", "why"), [((4,), "away"), ((3, 3), "away"), ((3, 2), "mined")])
def test_who_breaks_off_among_mines_rolls(dice: tuple[int, ...], why: str) -> None:
    """The American team goes through the danger zone; it gets through on 4+ and saves on 3+."""
    after = broken(dice, "mines 60,38")
    assert len(after.of(MineRolled)) == 1
    assert [event.why for event in after.of(TeamBrokeOff)] == [why]
    assert after.state.teams["d1-1"].on_table is (why == "away")


@pytest.mark.rule("L787")
def test_victors_roll_when_they_consolidate_among_mines_and_are_pinned_then() -> None:
    state = battle([infantry("60,60")], [rifles("60,50@180"), rifles("120,20@180")], phase="assault")
    won = play(laid(state, "mines 70,60"), AT_ONE, DONE, 3)
    assert won.asked is not None
    assert won.asked.kind == "consolidate"
    end = play(won.state, "move a1-1 tactical 64,58@90", 2, 3)
    assert len(end.of(MineRolled)) == 1
    assert [event.unit for event in end.of(UnitPinned)] == ["a1"]
    assert end.state.units["a1"].pinned


@pytest.mark.rule("L787")
def test_a_countercharge_among_mines_rolls() -> None:
    state = laid(field(infantry("60,60"), rifles("60,50@180", "68,50@180")), "mines 70,57.5")
    counter = play(state, AT_ONE, DONE, 1, 4, "counterattack")
    assert counter.asked is not None
    charge = next(iter(counter.asked.samples(counter.state, SplitMix(1))))
    after = play(counter.state, charge, 3, 3)
    assert [event.team for event in after.of(MineRolled)] == ["d1-2"]
    assert [event.unit for event in after.of(UnitPinned)] == ["d1"]


@pytest.mark.rule("L787")
def test_a_repulsed_team_that_falls_back_among_mines_rolls() -> None:
    """Five hits repulse it; on its way back it comes nearer than 5 cm to mines behind it."""
    state = field(infantry("60,60"), rifles("60,50@180", "65,50@180", "55,50@180"))
    charged = play(state, AT_ONE)
    moved = laid(charged.state, "mines 64,62")
    moved.units["a1"] = replace(moved.units["a1"], hits=5)
    after = play(moved, DONE, 6)
    assert [(event.team, event.safe) for event in after.of(MineRolled)] == [("a1-1", True)]
    assert [event.why for event in after.of(AssaultEnded)] == ["repulsed"]


# -- lines
# ---------------------------------------------------------------------------------------------------------------------


def across(work: str, at: str = "60,60", began: str = "") -> State:
    """Return a German team south of a work, and a rifleman whose front edge is at its north side (y 54.5)."""
    state = laid(field(infantry(at, "90,90"), rifles("60,52.9@180", "110,90")), f"{work} 60,55")
    state.teams["a1-1"] = replace(state.teams["a1-1"], began=Pose.read(began or at))
    return state


@pytest.mark.rule("A41")
@pytest.mark.parametrize(
    ("began", "message"), [("60,60", "no-enemy-touched"), ("60,57.2", ""), ("60,57.3", "no-enemy-touched")]
)
def test_infantry_fights_across_wire_only_in_the_turn_after_it_came(began: str, message: str) -> None:
    """Its base touches the wire (y 54.5 to 55.5) with its middle at 57.1 or 57.2."""
    assert refusal(across("wire", began=began), "charge a1-1 60,57.1") == message


@pytest.mark.rule("A41")
@pytest.mark.parametrize(("die", "why"), [(1, "failed"), (2, "")])
def test_infantry_at_wire_charges_across_it_by_its_cross_roll(die: int, why: str) -> None:
    after = play(across("wire", began="60,57.1"), "charge a1-1 60,57.1", die)
    assert [event.ground for event in after.of(CrossRolled)] == ["wire"]
    assert [event.why for event in after.of(AssaultEnded)] == ([why] if why else [])
    assert len(after.state.works) == 1


@pytest.mark.rule("L705")
def test_a_roadblock_is_a_line_that_infantry_fights_across_without_a_roll() -> None:
    state = laid(field(infantry("60,60", "90,90"), rifles("60,52.4@180")), "roadblock 60,55")
    after = play(state, "charge a1-1 60,57.6")
    assert not after.of(CrossRolled)
    (contact,) = after.of(ContactMade)
    assert contact.teams == ("a1-1",)


@pytest.mark.rule("L705")
def test_wheels_assault_nobody_behind_a_roadblock_or_on_wire() -> None:
    cars = Placed("uk-armoured-car-troop", {"humber-ii": 2}, ["60,62", "90,90"])
    half = 230
    behind = laid(battle([cars], [infantry("60,52.4@180")], phase="assault"), "roadblock 60,55")
    assert refusal(behind, f"charge a1-1 60,{(5_600 + half) / 100:g}") == "no-enemy-touched"
    on_wire = laid(battle([cars], [infantry("60,52.4@180")], phase="assault"), "wire 60,52")
    assert refusal(on_wire, f"charge a1-1 60,{(5_400 + half) / 100:g}") == "no-enemy-touched"


@pytest.mark.rule("A41")
def test_a_tank_that_charges_over_wire_flattens_it() -> None:
    tanks = infantry("60,62", "90,90", unit="de-pz-iii-platoon", team="pz-iii-j")
    state = laid(field(tanks, rifles("60,50@180")), "wire 60,57")
    half = max(y for _, y in state.card("a1-1").hull.corners)
    after = play(state, f"charge a1-1 60,{(5_160 + half) / 100:g}", 3)
    assert len(after.of(WorkCrushed)) == 1
    assert not after.state.works
    assert after.of(ContactMade)


# -- trenches
# ---------------------------------------------------------------------------------------------------------------------


def counterattacked(work: str = "trench 74,50") -> State:
    """Return a state in which a rifleman has countercharged out of a trench and won, and must consolidate."""
    state = laid(field(infantry("60,60"), rifles("60,50@180", "68,50@180")), work)
    assert shelter(state, state.teams["d1-2"])
    counter = play(state, AT_ONE, DONE, 1, 4, "counterattack")
    assert counter.asked is not None
    charge = next(iter(counter.asked.samples(counter.state, SplitMix(1))))
    after = play(counter.state, charge, "4 1")
    assert after.asked is not None
    assert (after.asked.kind, after.asked.seat) == ("consolidate", "defender")
    assert not shelter(after.state, after.state.teams["d1-2"])
    return after.state


@pytest.mark.rule("L737")
@pytest.mark.parametrize(("back", "kept"), [("69,52", True), ("64,55", False)])
@pytest.mark.rule("15.14")
def test_a_trench_that_nobody_takes_over_again_is_given_up(back: str, *, kept: bool) -> None:
    """The trench reaches from 66.5 to 81.5."""
    end = play(counterattacked(), f"move d1-2 tactical {back}@180")
    assert [len(event.works) for event in end.of(WorksAbandoned)] == ([] if kept else [1])
    assert len(end.state.works) == kept


@pytest.mark.rule("L737")
@pytest.mark.rule("15.14")
def test_the_enemy_takes_over_no_trench_and_those_that_stood_empty_stay() -> None:
    """The Germans win and stay on the trench that the riflemen left; another was empty from the beginning."""
    state = battle([infantry("60,60")], [rifles("60,50@180"), rifles("150,20@180")], phase="assault")
    won = play(laid(state, "trench 60,51.5", "trench 120,50"), AT_ONE, DONE, 3)
    end = play(won.state, DONE)
    assert [str(work.pose) for work in end.state.works] == ["120,50"]


@pytest.mark.rule("L737")
def test_a_trench_that_a_failed_charge_left_is_given_up_and_one_still_held_stays() -> None:
    state = laid(duel(), "trench 60,60", "trench 60,50")
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read("60,60"))
    won = play(state, AT_ONE, DONE, 1, 4, "break-off")
    while won.asked is not None and won.asked.kind == "consolidate":
        won = play(won.state, DONE)
    assert not won.state.works
