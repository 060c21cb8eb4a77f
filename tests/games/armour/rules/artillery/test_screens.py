"""Smoke bombardments: when and how often, where the screen is, its effect on sight and fire (L693, L695, A47)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.events.artillery_events import RangingFailed, ScreenLaid, TeamShelled
from combat.games.armour.rules.events.turn_events import SmokeLifted
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.artillery.barrage import POINT, battery, call, planned, refused, screen, thrown
from tests.games.armour.tiny_battle import Placed, battle, end_turn


@pytest.mark.rule("L695")
@pytest.mark.parametrize(("guns", "length"), [(2, 20), (5, 50), (1, 10)])
def test_a_screen_is_10_cm_long_for_each_gun_that_fires(guns: int, length: int) -> None:
    """The source's example: 2 guns 20 cm, 5 guns 50 cm; of five guns fewer may fire."""
    after, events, _ = thrown(battery(guns=5), screen(guns=guns), 6)
    (laid,) = (each.screen for each in events if isinstance(each, ScreenLaid))
    assert laid == SmokeScreen(ATTACKER, POINT, 900, length * CM, 5 * CM)
    assert after.screens == (laid,)


@pytest.mark.rule("A47")
def test_a_screen_begins_at_the_point_and_is_5_cm_wide() -> None:
    shape = SmokeScreen(ATTACKER, POINT, 900, 20 * CM, 5 * CM).shape()
    assert set(shape.corners) == {Point(x * 10, y * 10) for x, y in ((600, 575), (600, 625), (800, 575), (800, 625))}


@pytest.mark.rule("L695")
def test_not_more_guns_than_there_are() -> None:
    assert refused(battery(guns=3), screen(guns=3)) == ""
    assert refused(battery(guns=3), screen(guns=4)) == "screen-guns"
    assert refused(battery(guns=3), screen(guns=0)) == "screen-guns"


@pytest.mark.rule("L693")
def test_a_screen_does_no_harm_and_keeps_no_distance_from_friends() -> None:
    friend = Placed("uk-rifle-platoon", {"rifle-and-bren-team": 1}, ["64,60"])
    state = battery(friends=[friend])
    assert refused(state) == "template-too-near"
    after, events, used = thrown(state, screen(), 6)
    assert used == 1
    assert not [each for each in events if isinstance(each, TeamShelled)]
    assert not after.units["d1"].pinned
    assert after.units["a1"].aiming_point is None


@pytest.mark.rule("L693")
def test_once_a_game_but_again_after_a_failure() -> None:
    after, _, _ = thrown(battery(), screen(), 6)
    later = end_turn(end_turn(after).state).state
    assert refused(later, screen()) == "screen-once"
    assert refused(later) == ""
    failed, events, _ = thrown(battery(), screen(), 1, 1, 1)
    assert [each for each in events if isinstance(each, RangingFailed)]
    assert failed.screens == ()
    assert refused(failed, screen()) == "has-fired"
    assert refused(end_turn(end_turn(failed).state).state, screen()) == ""


@pytest.mark.rule("L693")
def test_screens_come_before_other_fire_and_another_may_follow_a_screen() -> None:
    state = battery()
    state.teams["a2-1"] = replace(state.teams["a2-1"], fired="moving")
    assert refused(state, screen()) == "screen-first"
    state.teams["a2-1"] = replace(state.teams["a2-1"], fired="bombardment")
    assert refused(state, screen()) == "screen-first"
    state.teams["a2-1"] = replace(state.teams["a2-1"], fired="screen")
    assert refused(state, screen()) == ""


@pytest.mark.rule("L763")
@pytest.mark.rule("16.3l")
def test_only_weapons_with_smoke_bombardments_lay_screens() -> None:
    state = battle(
        [Placed("su-122-mm-battery", {"gun-122-mm-m-30": 2}, ["56,110", "64,110"])],
        [Placed("de-panzer-hq", {"pz-iv-g": 1}, ["10,10@180"])],
    )
    assert refused(state, screen(spotter="a1-1")) == "no-screen"
    assert refused(state, call(spotter="a1-1")) == ""


# -- its effects
# -------------------------------------------------------------------------------------------------------


def duel(distance: int) -> State:
    """Return a Sherman at 60,90 that faces a Panzer IV behind a smoke screen.

    They are `distance` cm apart, from edge to edge.
    """
    ahead = 90 * CM - 2 * (58 // 2) * 10 - distance * CM
    state = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])],
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, [str(Pose(60 * CM, ahead))])],
    )
    state.screens = (SmokeScreen(ATTACKER, Point(50 * CM, 80 * CM), 900, 20 * CM, 5 * CM),)
    return state


@pytest.mark.rule("L695")
@pytest.mark.parametrize(("distance", "clear"), [(15, True), (16, False), (30, False)])
def test_nobody_sees_through_a_screen_beyond_15_cm(distance: int, *, clear: bool) -> None:
    """Both ways, whoever laid it."""
    state = duel(distance)
    one, other = state.teams["a1-1"], state.teams["d1-1"]
    assert sighting(state, one, other).clear is clear
    assert sighting(state, other, one).clear is clear
    if not clear:
        assert sighting(state, one, other).cause == "smoke"
        state.screens = ()
        assert sighting(state, one, other).clear


@pytest.mark.rule("L695")
def test_a_shot_through_a_screen_is_1_harder() -> None:
    state = duel(14)
    found = shot(state, Aim("a1-1", "gun-75-mm-m3", "d1-1"))
    assert isinstance(found, Shot)
    assert [term.name for term in found.ledger] == ["hit-on", "smoke"]


@pytest.mark.rule("L695")
def test_a_spotter_near_a_screen_ranges_in_worse_through_it() -> None:
    """The observer is 12 cm from the point, with the screen between them: too near for shells, not for smoke."""
    state = battery(enemies=())
    state.teams["a1o-1"] = replace(state.teams["a1o-1"], pose=Pose.read("60,73"))
    state.screens = (SmokeScreen(DEFENDER, Point(50 * CM, 70 * CM), 900, 20 * CM, 2 * CM),)
    assert {term.name: term.value for term in planned(state, screen()).ranging} == {"ranging": 4, "smoke": 1}


@pytest.mark.rule("L549")
def test_screens_are_removed_in_their_seats_next_starting_phase() -> None:
    after, _, _ = thrown(battery(), screen(), 6)
    theirs = end_turn(after)
    assert len(theirs.state.screens) == 1
    own = end_turn(theirs.state)
    assert [each.seat for each in own.of(SmokeLifted)] == [ATTACKER]
    assert own.state.screens == ()
