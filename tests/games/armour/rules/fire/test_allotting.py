"""Allotting hits: evenly, near the declared target, and to another unit near a headquarters (L637)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import Aim, Allotment, FireOrder
from combat.games.armour.rules.events.fire_events import HitsAllotted
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.allotting import all_targets, as_allotment, eligible, has_choice
from combat.games.armour.rules.fire.volley import Shot, Volley
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, battle, run

MG = "heavy-mg-tripod"
GUNNERS = Placed("de-mg-platoon", {"hmg-team": 2}, ["60,90", "66,90"])


def shot_at(state: State, target: str, shooter: str = "a1-1", weapon: str = MG) -> Shot:
    """Return the shot at a target, which must be legal."""
    found = shot(state, Aim(shooter, weapon, target))
    assert isinstance(found, Shot), found
    return found


def foot(*places: str) -> State:
    """Return a battle of two machine guns at 60,90 and 66,90 against riflemen."""
    return battle([GUNNERS], [Placed("us-rifle-platoon", {"garand-team": len(places)}, list(places))])


def volley(state: State, *hits: tuple[str, int]) -> State:
    """Set a volley whose hits on declared targets must be allotted; return the state.

    The shooters take the targets in order.
    """
    shots = tuple(shot_at(state, target, f"a1-{number}") for number, (target, _) in enumerate(hits, 1))
    state.volley = Volley("attacker", "a1", shots, stage="allot", rolled=tuple(count for _, count in hits))
    return state


def refused(state: State, text: str) -> bool:
    """Return whether an allotment of hits, as text, is refused."""
    return AllotHits("L637", "a1", "attacker").refusal(state, text) is not None


@pytest.mark.rule("L637")
def test_5_hits_on_3_teams_are_2_2_1_and_the_declared_one_takes_at_least_1() -> None:
    state = volley(foot("54,66", "60,66", "66,66"), ("d1-1", 5))
    assert not refused(state, "0:d1-1 0:d1-2*2 0:d1-3*2")
    assert not refused(state, "0:d1-1*2 0:d1-2 0:d1-3*2")
    assert refused(state, "0:d1-1*3 0:d1-2 0:d1-3")
    assert refused(state, "0:d1-1*5")
    assert refused(state, "0:d1-2*3 0:d1-3*2")
    assert refused(state, "0:d1-1*2 0:d1-2 0:d1-3"), "one hit is missing"
    assert refused(state, "0:d1-1*2 0:d1-2*2 1:d1-3"), "there is no second shot"


@pytest.mark.rule("L637")
def test_a_single_hit_strikes_the_declared_target() -> None:
    state = volley(foot("54,66", "60,66", "66,66"), ("d1-1", 1))
    assert not refused(state, "0:d1-1")
    assert refused(state, "0:d1-2")
    assert not chosen(state)
    assert chosen(volley(foot("54,66", "60,66", "66,66"), ("d1-1", 2))), "which of the others"
    assert not chosen(volley(foot("54,66", "60,66", "66,66"), ("d1-1", 3)))


def chosen(state: State) -> bool:
    """Return whether the shooter has a choice in allotting the hits."""
    assert state.volley is not None
    return has_choice(all_targets(state, state.volley))


@pytest.mark.rule("L637")
@pytest.mark.parametrize(("at", "takes"), [("79.7", True), ("79.8", True), ("79.9", False)])
def test_15_cm_from_the_declared_target(at: str, takes: bool) -> None:
    """Stands are 48 mm wide: from 60 to 79.8 are 19.8 - 4.8 = 15.0 cm."""
    state = foot("60,66", f"{at},66")
    assert ("d1-2" in eligible(state, shot_at(state, "d1-1"))) is takes


@pytest.mark.rule("L637")
def test_teams_of_another_arm_or_unit_or_out_of_sight_take_none() -> None:
    state = battle(
        [GUNNERS],
        [
            Placed("us-57-mm-platoon", {"gun-57-mm-m1": 1}, ["60,66@180"]),
            Placed("us-rifle-platoon", {"garand-team": 2}, ["66,66", "72,66"]),
        ],
    )
    assert eligible(state, shot_at(state, "d2-1")) == ("d2-1", "d2-2")
    assert eligible(state, shot_at(state, "d1-1")) == ("d1-1",)


@pytest.mark.rule("L637")
def test_hits_of_all_shooters_together_are_even_too() -> None:
    """Two hits each of two guns at two declared teams of four: each team takes one."""
    state = volley(foot("54,66", "60,66", "66,66", "72,66"), ("d1-1", 2), ("d1-2", 2))
    assert not refused(state, "0:d1-1 0:d1-3 1:d1-2 1:d1-4")
    assert refused(state, "0:d1-1 0:d1-2 1:d1-1 1:d1-2")


def headquarters() -> State:
    """Return a battle with a headquarters of two stands, a platoon of two stands beside it, and a distant one."""
    return battle(
        [GUNNERS],
        [
            Placed("us-rifle-hq", {"garand-team": 2}, ["54,66", "60,66"]),
            Placed("us-rifle-platoon", {"garand-team": 2}, ["66,66", "72,66"]),
            Placed("us-rifle-platoon", {"garand-team": 1}, ["110,66"]),
        ],
    )


def marked(state: State, *, hq: bool = True, independent: bool = False) -> State:
    """Mark the target's unit as headquarters or as independent; return the state."""
    state.units["d1"] = replace(state.units["d1"], headquarters=hq, independent=independent)
    return state


@pytest.mark.rule("L637")
@pytest.mark.parametrize(
    ("hq", "independent", "shared"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_hits_on_a_headquarters_or_independent_team_may_be_shared(hq: bool, independent: bool, shared: bool) -> None:
    """The shooter chooses whether another unit near by shares them, as if both were one unit."""
    state = volley(marked(headquarters(), hq=hq, independent=independent), ("d1-1", 4))
    assert refused(state, "0:d1-1 0:d1-2 0:d2-1 0:d2-2") is not shared
    assert not refused(state, "0:d1-1*2 0:d1-2*2")
    assert refused(state, "0:d1-1*2 0:d2-1*2"), "uneven"
    assert refused(state, "0:d1-1*2 0:d1-2 0:d3-1"), "more than 15 cm away"


@pytest.mark.rule("L637")
def test_hits_on_a_platoon_are_not_shared_with_the_headquarters() -> None:
    state = volley(marked(headquarters()), ("d2-1", 3))
    assert refused(state, "0:d2-1 0:d2-2 0:d1-2")


@pytest.mark.rule("L637")
def test_the_shooter_is_asked_whether_a_unit_shares_hits() -> None:
    state = marked(headquarters())
    order = FireOrder([Aim("a1-1", MG, "d1-1")])
    asked = run(state, order, "6 6 1 1 1").asked
    assert isinstance(asked, AllotHits)
    after = run(state, order, "6 6 1 1 1", Allotment([(0, "d1-1", 1), (0, "d2-1", 1)]))
    (event,) = after.of(HitsAllotted)
    assert [hit.team for hit in event.hits] == ["d1-1", "d2-1"]
    assert (after.state.units["d1"].hits, after.state.units["d2"].hits) == (1, 1)


PLACES = st.lists(st.integers(0, 5), min_size=1, max_size=5, unique=True)


@settings(max_examples=40, deadline=None)
@given(
    places=PLACES,
    hits=st.tuples(st.integers(0, 5), st.integers(0, 5)),
    seed=st.integers(0, 99),
    second=st.integers(0, 4),
)
def test_the_usual_allotment_and_every_sample_are_legal(
    places: list[int], hits: tuple[int, int], seed: int, second: int
) -> None:
    """L637: whatever the teams and hits, with a platoon that may share those of a headquarters."""
    if not any(hits):
        return
    state = battle(
        [GUNNERS],
        [
            Placed("us-rifle-hq", {"garand-team": len(places)}, [f"{50 + 6 * place},66" for place in places]),
            Placed("us-rifle-platoon", {"garand-team": 2}, ["56,60", "70,60"]),
        ],
    )
    state = volley(marked(state), ("d1-1", hits[0]), (f"d1-{second % len(places) + 1}", hits[1]))
    assert state.volley is not None
    decision = AllotHits("L637", "a1", "attacker")
    for targets in all_targets(state, state.volley):
        assert targets.is_legal(targets.default())
        assert decision.refusal(state, as_allotment(targets.default())) is None
    samples = decision.samples(state, SplitMix(seed))
    for _ in range(5):
        sample = next(samples)
        assert decision.refusal(state, sample) is None
        assert isinstance(sample, Allotment)
        assert Counter({0: hits[0], 1: hits[1]}) == sum((Counter({row[0]: row[2]}) for row in sample.parts), Counter())
