"""Artillery and aircraft (L326 to L406, section 7)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.events.fire_events import FireFell
from combat.games.contact.rules.events.support_events import (
    PlaneAimed,
    PlaneLeft,
    PlanesCame,
    PointShifted,
    PrecisionRolled,
    RadioRolled,
    VolleyFell,
)
from combat.games.contact.rules.missions.mission import AirPick, BatteryPick, MissionSide
from combat.games.contact.rules.state import State
from combat.games.contact.rules.support.artillery import end_ledger, precision
from tests.games.contact.tiny_battle import Placed, Side, area, battle, rectangle, run

WHOLE = rectangle(0, 0, 180, 120)


def gunners(
    nation: str = "germany",
    battery: str = "guns-105-half",
    *,
    air: AirPick | None = None,
    year: int = 1944,
    **pick: object,
) -> State:
    """Return a battle in the Regroup phase of a commander with a battery against a squad in the open."""
    mission = MissionSide("attacker", WHOLE, batteries=(BatteryPick(battery, **pick),), air=air)  # type: ignore[arg-type]
    side = Side([Placed("commander", "60,100")], nation=nation, mission=mission)
    return battle(side, [Placed("rifle-squad", "60,40@180")], phase="regroup", year=year)


def ranged(state: State, **fields: object) -> State:
    """Return the battle in the activation phase, with the battery in contact with the commander."""
    after = state.copy()
    after.phase = "activation"
    after.batteries["ab1"] = replace(after.batteries["ab1"], observer="a1", **fields)
    return after


@pytest.mark.rule("L333")
@pytest.mark.parametrize(
    ("nation", "year", "failed", "needs"),
    [("united-states", 1944, 0, 3), ("united-states", 1944, 1, 2), ("germany", 1944, 0, 4), ("soviet-union", 1941, 0, 6), ("soviet-union", 1942, 0, 5), ("soviet-union", 1944, 0, 4)],
)  # fmt: skip
def test_l333_radio_by_nation_year_and_calls_that_failed(nation: str, year: int, failed: int, needs: int) -> None:
    """B4.37, B4.41: the second attempt of the Americans needs 2+."""
    state = gunners(nation, year=year)
    state.batteries["ab1"] = replace(state.batteries["ab1"], failed=failed)
    for number in (needs - 1, needs):
        rolled = run(state, "a1", number).of(RadioRolled)
        assert [event.answered for event in rolled] == [number >= needs and number > 1]


@pytest.mark.rule("L349")
def test_l349_precision_in_sight_and_at_the_second_attempt() -> None:
    """B4.38: Germans need 5, less 2 for a point in sight; a third attempt is sure."""
    state = ranged(gunners(), at=Point(6000, 4000))
    need, ledger = precision(state, "a1", state.batteries["ab1"])
    assert (need, total(ledger)) == (5, 2)
    need, ledger = precision(state, "a1", replace(state.batteries["ab1"], attempts=1))
    assert (need, total(ledger)) == (5, 4)
    sure = run(ranged(gunners(), at=Point(6000, 4000), attempts=2), "order a1", "observe : ab1", "at 60,40")
    assert [event.number for event in sure.of(PrecisionRolled)] == [0]


@pytest.mark.rule("L352")
def test_l352_soviet_artillery_and_rockets_need_6() -> None:
    """B4.38."""
    state = ranged(gunners("soviet-union"), at=Point(6000, 4000))
    assert precision(state, "a1", state.batteries["ab1"])[0] == 6


@pytest.mark.rule("L361")
def test_l361_a_stray_volley_is_shifted_by_the_enemy_by_at_most_20() -> None:
    """B4.38: a 1, then a failed test."""
    state = ranged(gunners())
    asked = run(state, "order a1", "observe : ab1", "at 60,40", 1, 3)
    assert asked.asked is not None and (asked.asked.kind, asked.asked.seat) == ("shift", "defender")
    assert asked.asked.refusal(asked.state, "at 60,60") is None
    refused = asked.asked.refusal(asked.state, "at 60,60.1")
    assert refused is not None and refused.message == "too-far-to-shift"
    assert run(state, "order a1", "observe : ab1", "at 60,40", 1, 3, "at 60,60").of(PointShifted)
    at_edge = run(state, "order a1", "observe : ab1", "at 60,119", 1, 3)
    assert at_edge.asked is not None
    off = at_edge.asked.refusal(at_edge.state, "at 60,121")
    assert off is not None and off.message == "off-table"
    held = run(state, "order a1", "observe : ab1", "at 60,40", 1, 4)
    assert not held.of(PointShifted) and not held.of(VolleyFell)


@pytest.mark.rule("L245")
def test_l245_a_volley_falls_at_once_on_everybody_under_it() -> None:
    """B4.37: contact, precision, fire, end test."""
    state = ranged(gunners())
    after = run(state, "order a1", "observe : ab1", "at 60,40", 5, "5 5 1 1", 6)
    fell = [event.hits for event in after.of(FireFell) if event.target == "d1"]
    assert fell == [2]


@pytest.mark.rule("L365")
@pytest.mark.parametrize(("volleys", "number", "over"), [(0, 1, True), (0, 2, False), (2, 3, True), (2, 4, False)])
def test_l365_after_three_volleys_the_end_test_needs_4(volleys: int, number: int, over: bool) -> None:
    """B4.39."""
    state = ranged(gunners(), volleys=volleys)
    after = run(state, "order a1", "observe : ab1", "at 100,100", 5, number)
    assert [event.over for event in after.of(VolleyFell)] == [over]


@pytest.mark.rule("L366")
def test_l366_ammunition_and_nation_change_the_end_test() -> None:
    """B4.39."""
    for nation, ammunition, added in (
        ("germany", "limited", -1),
        ("germany", "stock", 1),
        ("united-states", "normal", 1),
    ):
        state = gunners(nation, ammunition=ammunition)
        assert total(end_ledger(state, state.batteries["ab1"])) == added


def test_s7_mean_volleys() -> None:
    """2.77; with one more on the die 3.77; with one less 2.13."""
    for added, mean in ((0, 2.77), (1, 3.77), (-1, 2.13)):
        left, expected, fired = Fraction(1), Fraction(0), 0
        while left:
            fired += 1
            expected += left
            left *= Fraction(max(0, sum(number + added > fired for number in range(1, 7))), 6)
        assert round(float(expected), 2) == mean


@pytest.mark.rule("L378")
def test_l378_priority_air_support_brings_three_planes_on_4() -> None:
    """B4.40."""
    state = gunners(air=AirPick("priority", "strafe"))
    assert not run(state, "no", "a1", 3).of(PlanesCame)
    assert [event.count for event in run(state, "no", "a1", 4).of(PlanesCame)] == [3]


@pytest.mark.rule("L391")
def test_l391_a_target_near_a_wood_is_found_on_4_in_the_open_on_2() -> None:
    """B4.40."""
    for wood, need in (((), 2), ((area("wood", 40, 20, 80, 36),), 4)):
        mission = MissionSide("attacker", WHOLE, air=AirPick("limited", "strafe"))
        state = battle(
            Side([Placed("commander", "60,100")], mission=mission),
            [Placed("rifle-squad", "60,40@180")],
            *wood,
            phase="regroup",
        )
        after = run(state, "a1", 6, need, "none")
        assert [event.need for event in after.of(PlaneAimed)] == [need]
        missed = run(state, "a1", 6, need - 1) if need > 2 else None
        assert missed is None or missed.of(PlaneLeft)[0].how == "no-target"


@pytest.mark.rule("L400")
def test_l400_anti_aircraft_fire_hits_on_6_and_the_plane_saves() -> None:
    """B4.40: one weapon stops a plane in 11.1 of 100."""
    mission = MissionSide("attacker", WHOLE, air=AirPick("limited", "strafe"))
    state = battle(
        Side([Placed("commander", "60,100")], mission=mission), [Placed("flak-38", "60,40@180")], phase="regroup"
    )
    stopped = run(state, "a1", 6, 2, "anti-air d1", 6, 4)
    assert [event.how for event in stopped.of(PlaneLeft)] == ["turned-away"]
    lost = run(state, "a1", 6, 2, "anti-air d1", 6, 1)
    assert [event.how for event in lost.of(PlaneLeft)] == ["lost"]
    through = run(state, "a1", 6, 2, "anti-air d1", 5)
    assert not through.of(PlaneLeft)
