"""Minefields: who must roll where, the effects of a mine, and the consequences (L787, A8, A22)."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, OrderCall
from combat.games.armour.rules.events.fire_events import HitResolved, TeamBailed, TeamDestroyed
from combat.games.armour.rules.events.move_events import MineRolled, TeamMoved, UnitMoveEnded
from combat.games.armour.rules.state import State, TeamMove
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.rules.works.placed_work import PlacedWork
from tests.games.armour.fields import FAR_PANZER, RIFLES, SHERMAN, field, move, refusal
from tests.games.armour.tiny_battle import Placed, run


def mined(attacker: Placed = SHERMAN, *places: str, seat: str = DEFENDER) -> State:
    """Return a battle with a unit whose first team is at 60,90, and minefields.

    A Sherman passes with 4+ (Skill).
    """
    state = field(attacker, FAR_PANZER)
    state.works = tuple(PlacedWork("mines", seat, Pose.read(place)) for place in places or ("60,80",))
    return state


@pytest.mark.rule("L787")
@pytest.mark.parametrize(("die", "safe"), [(3, False), (4, True), (5, True)])
def test_a_team_crosses_safely_on_its_skill(die: int, *, safe: bool) -> None:
    after = run(mined(), move("60,74"), die, *(() if safe else (6,)))
    (rolled,) = after.of(MineRolled)
    assert (rolled.need, rolled.safe) == (4, safe)
    assert str(after.state.teams["a1-1"].pose) == "60,74"


@pytest.mark.rule("L787")
@pytest.mark.parametrize(("x", "rolls"), [("66.2", 1), ("66.3", 0), ("66.4", 0)])
def test_the_danger_reaches_to_less_than_5_cm_from_the_centre_of_the_marker(x: str, rolls: int) -> None:
    """The Sherman's side is 13 mm from its middle, which goes north along 60."""
    after = run(mined(SHERMAN, f"{x},80"), move("60,74"), *([6] * rolls))
    assert len(after.of(MineRolled)) == rolls
    assert str(after.state.teams["a1-1"].pose) == "60,74"


@pytest.mark.rule("L787")
def test_mines_do_not_know_friends() -> None:
    assert len(run(mined(SHERMAN, "60,80", seat=ATTACKER), move("60,74"), 6).of(MineRolled)) == 1


@pytest.mark.rule("A22")
@pytest.mark.parametrize(("start", "rolls"), [("60,90", 2), ("60,84", 2), ("60,78", 1)])
def test_each_field_entered_or_started_in_asks_for_a_roll(start: str, rolls: int) -> None:
    state = mined(SHERMAN, "60,82", "60,70") if rolls > 1 else mined(SHERMAN, "60,78")
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read(start))
    end = "60,68" if rolls > 1 else "60,66"
    after = run(state, move(end, "dash"), *([6] * rolls))
    assert len(after.of(MineRolled)) == rolls
    assert str(after.state.teams["a1-1"].pose) == end


@pytest.mark.rule("L787")
def test_what_a_mine_does_to_top_armour_1() -> None:
    """Anti-tank 5 and a sure firepower against 1 and a die: 5 and 6 bounce, 4 bails out, 1 to 3 destroy."""
    outcomes = Counter[str]()
    for die in range(1, 7):
        (hit,) = run(mined(), move("60,74"), 1, die).of(HitResolved)
        assert (hit.part, hit.save[0].value, hit.against, hit.firepower) == ("top", 1, 5, 0)
        outcomes[hit.outcome] += 1
    assert outcomes == {"bounced": 2, "bailed": 1, "destroyed": 3}


@pytest.mark.rule("L787")
def test_a_bailed_out_tank_stops_among_the_mines_and_a_survivor_goes_on() -> None:
    bailed = run(mined(), move("60,74"), 1, 4)
    assert bailed.of(TeamBailed)
    (moved,) = bailed.of(TeamMoved)
    assert moved.route is not None
    assert str(bailed.state.teams["a1-1"].pose) == str(moved.route.end) != "60,74"
    assert bailed.state.teams["a1-1"].moved == "tactical"
    assert str(run(mined(), move("60,74"), 1, 5).state.teams["a1-1"].pose) == "60,74"


@pytest.mark.rule("L787")
def test_a_destroyed_tank_is_a_wreck_among_the_mines() -> None:
    two = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "70,95"])
    after = run(mined(two), move("60,74"), 1, 1)
    assert after.of(TeamDestroyed)
    lost, bailed = after.state.teams["a1-1"], run(mined(two), move("60,74"), 1, 4).state.teams["a1-1"]
    assert lost.where == "destroyed"
    assert lost.pose == bailed.pose
    assert not after.state.moves


@pytest.mark.rule("L787")
@pytest.mark.parametrize(("die", "outcome"), [(2, "destroyed"), (3, "saved")])
def test_infantry_rolls_its_save(die: int, outcome: str) -> None:
    squad = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "66,90"])
    after = run(mined(squad), move("60,80"), 1, die)
    assert [event.outcome for event in after.of(HitResolved)] == [outcome]
    assert after.state.teams["a1-1"].on_table is (outcome == "saved")


@pytest.mark.rule("L787")
@pytest.mark.parametrize(("attacker", "pinned"), [(RIFLES, True), (SHERMAN, False)])
def test_a_unit_that_mines_hit_is_pinned_at_the_end_of_its_movement(attacker: Placed, *, pinned: bool) -> None:
    """Armoured tanks are not pinned (L661); the pin comes only with the end of the movement."""
    after = run(mined(attacker), move("60,80"), 1, 6)
    assert not after.state.units["a1"].pinned
    ended = run(mined(attacker), move("60,80"), 1, 6, DONE)
    assert [event.pinned for event in ended.of(UnitMoveEnded)] == [pinned]
    assert ended.state.units["a1"].pinned is pinned


@pytest.mark.rule("L787")
def test_a_unit_that_got_through_is_not_pinned() -> None:
    assert not run(mined(RIFLES), move("60,80"), 6, DONE).state.units["a1"].pinned


@pytest.mark.rule("L787")
def test_a_move_of_a_team_that_is_lost_meanwhile_is_not_made() -> None:
    state = mined(SHERMAN)
    state.moves, state.mover = (TeamMove("a1-1", "tactical", "60,74"),), "a1"
    state.teams["a1-1"] = replace(state.teams["a1-1"], where="destroyed", pose=None)
    after = run(state)
    assert [event.route for event in after.of(TeamMoved)] == [None]
    assert not after.state.moves


@pytest.mark.rule("L787")
@pytest.mark.parametrize("save", [4, 1])
def test_a_team_that_mines_stop_in_a_granted_move_makes_no_second_one(save: int) -> None:
    """By a Blitz its move starts among mines: bailed out by a 4, destroyed by a 1."""
    two = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,84", "70,95"])
    blitzed = run(mined(two), OrderCall("a1", "blitz"), 6, "move a1-1 tactical 60,78", 1, save)
    assert blitzed.asked is not None
    assert blitzed.asked.kind == "move-by-order"
    assert refusal(blitzed, "move a1-1 tactical 60,76") == "order-not-granted"
    assert refusal(blitzed, "move a1-2 tactical 70,90") == ""


@pytest.mark.rule("L787")
def test_follow_me_leads_through_mines_with_a_roll() -> None:
    """The leader goes 10 cm straight ahead in any case; it has moved Tactical to 60,92 before."""
    state = mined(SHERMAN, "60,84")
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read("60,97"))
    after = run(state, move("60,93.9"), OrderCall("a1", "follow-me"), 6, 6)
    assert [event.safe for event in after.of(MineRolled)] == [True]
    assert str(after.state.teams["a1-1"].pose) == "60,83.9"
