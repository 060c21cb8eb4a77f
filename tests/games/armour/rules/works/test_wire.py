"""Barbed wire: who stops at it, who crosses it and when, and who removes it (A41)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import OrderCall
from combat.games.armour.rules.apply import apply
from combat.games.armour.rules.events.move_events import CrossRolled, TeamMoved
from combat.games.armour.rules.events.turn_events import TurnBegan
from combat.games.armour.rules.events.works_events import WorkCrushed
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.fields import FAR_PANZER, RIFLES, SHERMAN, field, move, refusal, refused
from tests.games.armour.rules.works.laid import laid
from tests.games.armour.tiny_battle import Placed, run

PAK = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1}, ["60,85"])
HALF_TRACK = Placed("us-aa-half-track-section", {"m15-half-track": 2}, ["60,90", "75,90"])
CAR = Placed("uk-armoured-car-troop", {"humber-ii": 2}, ["60,90", "75,90"])


def wired(unit: Placed, place: str = "60,80") -> State:
    """Return a battle with a unit whose first team faces north towards wire across its way, from y 79.5 to 80.5."""
    return laid(field(unit, FAR_PANZER), f"wire {place}")


@pytest.mark.rule("A41")
@pytest.mark.parametrize(("end", "message"), [("60,82.2", ""), ("60,82.1", ""), ("60,82", "stops-at-work")])
def test_infantry_stops_at_it(end: str, message: str) -> None:
    """Its base reaches 1.6 cm north of its middle: at 82.1 it touches the wire."""
    assert refused(wired(RIFLES), move(end)) == message


@pytest.mark.rule("A41")
def test_infantry_may_go_round_it() -> None:
    """The wire ends at 65; the base is 4.8 wide."""
    assert not refused(wired(RIFLES), move("67.4,90 67.4,78@0"))
    assert refused(wired(RIFLES), move("67.3,90 67.3,78@0")) == "stops-at-work"


@pytest.mark.rule("A41")
@pytest.mark.parametrize(("place", "message"), [("60,82.2", ""), ("60,82.3", "stops-at-work")])
def test_who_stood_at_it_when_the_turn_began_crosses(place: str, message: str) -> None:
    """It was in contact, which is at most 1 mm."""
    state = wired(RIFLES)
    pose = Pose.read(place)
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=pose, began=pose)
    assert refused(state, move("60,72")) == message


@pytest.mark.rule("A41")
@pytest.mark.parametrize(("die", "end"), [(1, "60,82.1"), (2, "60,72"), (3, "60,72")])
def test_it_crosses_in_the_next_turn_by_its_cross_roll(die: int, end: str) -> None:
    """Infantry crosses on 2+: it comes to the wire in one turn and goes on in its next."""
    come = run(wired(RIFLES), move("60,82.1"))
    assert not come.of(CrossRolled)
    assert refused(come.state, move("60,72")) == "has-moved"
    state = come.state.copy()
    apply(state, TurnBegan(2, ATTACKER))
    state.phase = "movement"
    after = run(state, move("60,72"), die)
    (rolled,) = after.of(CrossRolled)
    assert (rolled.ground, rolled.need) == ("wire", 2)
    assert str(after.state.teams["a1-1"].pose) == end
    assert len(after.state.works) == 1


@pytest.mark.rule("A41")
def test_two_moves_in_one_turn_do_not_cross_it() -> None:
    """A Blitz brings it to the wire; the Tactical move after it is of the same turn."""
    state = wired(RIFLES)
    blitzed = run(state, OrderCall("a1", "blitz"), 6, "move a1-1 tactical 60,82.1")
    assert str(blitzed.state.teams["a1-1"].pose) == "60,82.1"
    assert refusal(blitzed, str(move("60,75"))) == "stops-at-work"


@pytest.mark.rule("A41")
def test_guns_stop_at_it_too() -> None:
    state = laid(field(PAK, Placed("us-sherman-platoon", {"m4-sherman": 1}, ["170,10"])), "wire 60,80")
    assert refused(state, move("60,81", team="a1-1")) == "stops-at-work"


@pytest.mark.rule("A41")
@pytest.mark.parametrize(("die", "end", "left"), [(2, "60,83.4", 1), (3, "60,72", 0), (4, "60,72", 0)])
def test_tracked_armour_crosses_by_its_cross_roll_and_removes_it(die: int, end: str, left: int) -> None:
    """A Sherman crosses on 3+; its hull is 58 mm long, so that it stops at 83.4."""
    after = run(wired(SHERMAN), move("60,72"), die)
    assert str(after.state.teams["a1-1"].pose) == end
    assert (len(after.of(WorkCrushed)), len(after.state.works)) == (1 - left, left)


@pytest.mark.rule("A41")
def test_only_the_wire_that_is_crossed_is_removed() -> None:
    state = laid(wired(SHERMAN), "wire 90,80", "wire 60,70")
    after = run(state, move("60,64.5", "dash"), 6, 2)
    assert [str(work.pose) for work in after.state.works] == ["90,80", "60,70"]
    assert [event.stuck for event in after.of(TeamMoved)] == [True]


@pytest.mark.rule("A41")
@pytest.mark.parametrize("unit", [HALF_TRACK, CAR])
def test_half_tracks_and_wheels_are_barred(unit: Placed) -> None:
    assert refused(wired(unit), move("60,75")) == "impassable"


@pytest.mark.rule("A41")
def test_it_hides_and_conceals_nobody() -> None:
    state = laid(field(RIFLES, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60"])), "wire 60,80")
    seen = sighting(state, state.teams["a1-1"], state.teams["d1-1"])
    assert seen.clear
    assert not seen.concealed


@pytest.mark.rule("A41")
def test_a_dash_over_it_goes_at_the_speed_of_rough_ground() -> None:
    """The Sherman dashes 45 over open ground and 35 over rough (A21)."""
    assert not refused(field(SHERMAN, FAR_PANZER), move("60,45", "dash"))
    assert refused(wired(SHERMAN), move("60,54.9", "dash")) == "too-far"
    assert not refused(wired(SHERMAN), move("60,55", "dash"))
