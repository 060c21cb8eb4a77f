"""Sight, cover and detection (L65 to L98, L156 to L183, sections 4 and 11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.games.contact.rules.charts.sight_chart import Exposure
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.measuring import within
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.sight.detection import detects, exposure, limit
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import Smoke, State
from tests.games.contact.shipped import book
from tests.games.contact.tiny_battle import Placed, area, battle, changed, line

TARGET = "60,20@180"


def seen_at(state: State, cm: float) -> bool:
    """Return whether a squad detects the target from a distance in cm, from edge to edge."""
    viewer = replace(state.units["a1"], pose=Pose.read(f"60,{24 + cm:g}"))
    return detects(state, viewer, state.units["d1"])


def scene(card: str = "rifle-squad", *scenery: Scenery, viewer: str = "rifle-squad", dark: int = 0) -> State:
    """Return a battle of a viewer and a target past some scenery."""
    return battle([Placed(viewer, "60,110")], [Placed(card, TARGET)], *scenery, dark=dark)


def played_to(seed: int, answers: int) -> State:
    """Return the state of a random battle at the crossroads after so many answers, or at its end."""
    game, numbers, chance = game_of(RULES, RULES.new_state(book("crossroads"))), SplitMix(seed), SeededChance(seed)
    while (decision := game.decision) is not None and len(game.entries) < answers:
        by_chance = chance.answer(decision, game.state) if decision.to_chance else None
        game.answer(by_chance if by_chance is not None else next(decision.samples(game.state, numbers)))
    return game.state


CROPS = area("crop", 40, 15, 80, 25)


@pytest.mark.rule("L160")
@pytest.mark.parametrize(
    ("fields", "in_crops", "how", "day", "night"),
    [
        ({"camouflaged": True}, True, "hidden", 500, 10), ({}, True, "cover", 3000, 1500), ({}, False, "open", 4000, 2000),
        ({"fired": True}, True, "cover-fired", 6000, 3000), ({"moved": 500}, False, "open-acted", 9000, 6000),
        ({"cover": True}, False, "cover", 3000, 1500),
    ],
)  # fmt: skip
def test_l160_distances_of_foot(fields: dict[str, object], in_crops: bool, how: Exposure, day: int, night: int) -> None:
    """B4.21, B4.22: contact by night is 1 mm."""
    scenery = (CROPS,) if in_crops else ()
    for dark, most in ((0, day), (1, night)):
        state = changed(scene("rifle-squad", *scenery, dark=dark), "d1", **fields)
        viewer, target = state.units["a1"], state.units["d1"]
        assert (exposure(state, target, viewer), limit(state, viewer, target)) == (how, most)


@pytest.mark.rule("L170")
@pytest.mark.parametrize(
    ("fields", "day", "night"),
    [
        ({"camouflaged": True}, 1000, 10),
        ({}, 12000, 9000),
        ({"fired": True}, None, None),
        ({"moved": 1000}, None, None),
    ],
)
def test_l170_distances_of_vehicles(fields: dict[str, object], day: int | None, night: int | None) -> None:
    """B4.21."""
    for dark, most in ((0, day), (1, night)):
        state = changed(scene("m4a3-75", dark=dark), "d1", **fields)
        assert limit(state, state.units["a1"], state.units["d1"]) == most


@pytest.mark.rule("L160")
@pytest.mark.parametrize(("cm", "found"), [(30, True), (30.1, False)])
def test_l161_infantry_in_cover_is_found_at_30(cm: float, found: bool) -> None:
    """B4.21: edge to edge, at most."""
    assert seen_at(changed(scene(), "d1", cover=True), cm) is found


@pytest.mark.rule("L178")
def test_l178_recon_adds_10_observers_and_hills_not_against_camouflage() -> None:
    """B4.21: recon 40 instead of 30."""
    hill = area("gentle-hill", 40, 100, 80, 119)
    for viewer, plain, hidden in (("sdkfz-222", 4000, 1500), ("observer", 4000, 500)):
        state = scene("rifle-squad", CROPS, viewer=viewer)
        assert limit(state, state.units["a1"], state.units["d1"]) == plain
        state = changed(state, "d1", camouflaged=True)
        assert limit(state, state.units["a1"], state.units["d1"]) == hidden
    state = scene("rifle-squad", CROPS, hill)
    assert limit(state, state.units["a1"], state.units["d1"]) == 6000


@pytest.mark.rule("L70")
@pytest.mark.parametrize(("deep", "seen"), [(4, True), (6, False)])
def test_l70_one_sees_5_cm_into_a_wood(deep: int, seen: bool) -> None:
    """B4.11: the nearest edge of the target counts."""
    wood = area("wood", 40, 0, 80, 24)
    place = f"60,{24 - deep - 2}@180"
    state = battle([Placed("rifle-squad", "60,60")], [Placed("rifle-squad", place)], wood)
    assert sees(state, state.units["a1"], state.units["d1"]) is seen


@pytest.mark.rule("L65")
def test_l65_what_is_lower_than_both_ends_does_not_block() -> None:
    """B4.11: a hedge of one level hides foot from foot, not a tank from a tank."""
    hedge = line("hedge", 10, (20, 60), (100, 60))
    for card, seen in (("rifle-squad", False), ("m4a3-75", True)):
        state = battle([Placed(card, "60,90")], [Placed(card, "60,30@180")], hedge)
        assert sees(state, state.units["a1"], state.units["d1"]) is seen


@pytest.mark.rule("L79")
def test_l79_who_lines_a_hedge_sees_through_it_and_has_cover() -> None:
    hedge = line("hedge", 10, (20, 60), (100, 60))
    state = battle([Placed("rifle-squad", "60,90")], [Placed("rifle-squad", "60,57.4@180")], hedge)
    viewer, target = state.units["a1"], state.units["d1"]
    assert sees(state, viewer, target) and sees(state, target, viewer)
    assert viewer.pose is not None and shelter(state, target, viewer.pose.point).kind == "hedge"
    assert not shelter(state, target, None).covered


def test_c35_a_flare_makes_day() -> None:
    """C35."""
    state = scene("rifle-squad", dark=1)
    assert limit(state, state.units["a1"], state.units["d1"]) == 2000
    state.smoke = (Smoke(Pose.read("60,20"), 4000, 4000, 1, flare=True),)
    assert limit(state, state.units["a1"], state.units["d1"]) == 4000


def test_c34_in_smoke_detection_is_reduced() -> None:
    """C34."""
    state = scene("rifle-squad")
    state.smoke = (Smoke(Pose.read("60,20"), 1000, 1000, 2),)
    assert limit(state, state.units["a1"], state.units["d1"]) == 2000


def test_a_target_is_detected_within_its_limit_and_in_sight_whatever_its_cover() -> None:
    """Cover is looked at only where the limit depends on it: the answer is as if it always were (L156)."""
    compared = 0
    for seed in range(4):
        state = played_to(seed, 60 + 40 * seed)
        for viewer, target in permutations([unit for unit in state.units.values() if unit.placed], 2):
            most = limit(state, viewer, target)
            near = most is None or within(state, viewer, target, most)
            assert detects(state, viewer, target) == (near and sees(state, viewer, target))
            compared += 1
    assert compared > 300
