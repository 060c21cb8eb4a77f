"""Sight and concealment between aircraft and the ground, and the safety of friendly teams (L613, L623, L629)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import HeightArea, Scenery
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.fire.bulletproof import bulletproof
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.ground.sighting import Sighting, sees, sighting
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.rules.air.sky import (
    AA_MGS,
    FAR_CRUSADER,
    FAR_SHERMAN,
    WING_GUNS,
    during,
    half_tracks,
    hurricanes,
    need,
    raid,
    refused,
    rifles,
    shermans,
)
from tests.games.armour.tiny_battle import Placed, area, battle, line, rectangle

CARRIERS = Placed("uk-carrier-section", {"universal-carrier": 1}, ["60,75"])


def over(defender: Placed, *scenery: Scenery, at: str = "60,60") -> State:
    """Return a battle in which a Hurricane may fire at a target 20 cm north of it."""
    return during(raid(hurricanes(at), [defender], *scenery), "attack")


def look(state: State, *, up: bool = False) -> Sighting:
    """Return what the aircraft sees of its target; with `up`, what the target sees of the aircraft."""
    pair = state.teams["a2-1"], state.teams["d1-1"]
    return sighting(state, *reversed(pair)) if up else sighting(state, *pair)


@pytest.mark.rule("L613")
def test_nothing_blocks_sight_to_and_from_aircraft() -> None:
    """Between them a hill, a wood 20 cm deep, a house and a friend."""
    scenery = [area("wood", 40, 45, 80, 55), area("gentle-hill", 50, 56, 70, 60), area("building", 55, 61, 65, 64)]
    state = during(raid(hurricanes("60,90"), [shermans("60,30@180")], *scenery, others=[CARRIERS]), "attack")
    plane, tank = state.teams["a2-1"], state.teams["d1-1"]
    assert look(state).clear
    assert look(state, up=True).clear
    assert sees(state, plane, tank)
    assert sees(state, tank, plane)


@pytest.mark.rule("L623")
@pytest.mark.parametrize(("bottom", "concealed"), [(5290, True), (5300, True), (5310, False)])
def test_only_tall_terrain_within_10_cm_of_the_target_conceals_it(bottom: int, *, concealed: bool) -> None:
    """The Sherman's front is at 42.9; the wood begins 10 cm from there, less, and more."""
    wood = Scenery(
        "wood",
        "area",
        tuple(
            Point(x, y)
            for x, y in ((5000, bottom - 10), (7000, bottom - 10), (7000, bottom + 300), (5000, bottom + 300))
        ),
    )
    assert look(over(shermans("60,40@180"), wood)).concealed is concealed


@pytest.mark.rule("L623")
@pytest.mark.parametrize(
    ("kind", "conceals"), [("wood", "wood"), ("orchard", "orchard"), ("crop", ""), ("rubble", ""), ("grass", "")]
)
def test_short_and_flat_terrain_conceals_nothing_from_aircraft(kind: str, conceals: str) -> None:
    assert look(over(shermans("60,40@180"), area(kind, 40, 45, 80, 48))).conceals == conceals


@pytest.mark.rule("L623")
def test_a_line_of_trees_and_a_house_beside_the_target_conceal_it() -> None:
    trees = line("tree-line", 20, (40, 46), (80, 46))
    assert look(over(shermans("60,40@180"), trees)).conceals == "tree-line"
    house = area("building", 55, 45, 65, 50)
    assert look(over(shermans("60,40@180"), house)).conceals == "building"


@pytest.mark.rule("L621")
def test_a_house_conceals_and_protects_who_is_in_it() -> None:
    state = over(rifles("60,40@180"), area("building", 55, 37, 65, 43))
    assert look(state).conceals == "building"
    assert bulletproof(state, state.teams["a2-1"], state.teams["d1-1"])


@pytest.mark.rule("L623")
def test_a_hill_conceals_who_is_beside_it_and_not_who_is_on_it() -> None:
    def hilly(top: int, bottom: int) -> State:
        corners = rectangle(40, top, 80, bottom)
        hill = Scenery("gentle-hill", "area", corners)
        headquarters, enemy = [FAR_CRUSADER, hurricanes("60,60")], [shermans("60,40@180"), FAR_SHERMAN]
        return during(battle(headquarters, enemy, hill, heights=[HeightArea(1, corners)]), "attack")

    assert look(hilly(46, 52)).conceals == "gentle-hill"
    assert not look(hilly(34, 52)).concealed


@pytest.mark.rule("L619")
def test_lying_low_conceals_from_everything_except_aircraft() -> None:
    """The riflemen have not moved; from a carrier they are concealed, from the aircraft not, but their foxholes hold."""
    state = during(raid(hurricanes("60,60"), [rifles("60,40@180")], others=[CARRIERS]), "attack")
    foot = state.teams["d1-1"]
    assert sighting(state, state.teams["a3-1"], foot).concealed
    assert not look(state).concealed
    assert need(state, Aim("a2-1", WING_GUNS, "d1-1"))[1] == ("hit-on", "no-he")
    dug = replace(foot, dug_in=True)
    assert bulletproof(state, state.teams["a2-1"], dug)


@pytest.mark.rule("L633")
def test_gone_to_ground_in_a_wood_is_harder_to_hit_from_the_air() -> None:
    state = over(rifles("60,40@180"), area("wood", 50, 36, 70, 44))
    assert need(state, Aim("a2-1", WING_GUNS, "d1-1"))[1] == ("hit-on", "gone-to-ground", "no-he")


@pytest.mark.rule("L623")
def test_smoke_conceals_like_tall_terrain_and_counts_once() -> None:
    """A screen near the target blocks no sight from the air; far from it, it does nothing."""
    for y, terms in ((47, ("hit-on", "concealed")), (57, ("hit-on",))):
        state = over(shermans("60,40@180"), at="60,75")
        state.teams["d1-1"] = replace(state.teams["d1-1"], moved="tactical")
        state.screens = (SmokeScreen(ATTACKER, Point(50 * CM, y * CM), 900, 20 * CM, 500),)
        assert need(state, Aim("a2-1", WING_GUNS, "d1-1"))[1] == terms
        state.screens, state.smoke = (), (SmokeBall(ATTACKER, Point(60 * CM, y * CM)),)
        assert need(state, Aim("a2-1", WING_GUNS, "d1-1"))[1] == terms


@pytest.mark.rule("L623")
@pytest.mark.parametrize(("top", "terms"), [(52, ("hit-on", "concealed")), (55, ("hit-on",))])
def test_aircraft_are_concealed_by_tall_terrain_near_the_shooter(top: int, terms: tuple[str, ...]) -> None:
    """The half-track's front is at 43.1: the wood is about 9 or 12 cm away."""
    state = raid(hurricanes("60,80"), [half_tracks("60,40@180")], area("wood", 40, top, 80, top + 5))
    assert need(during(state, "defence"), Aim("d1-1", AA_MGS, "a2-1"))[1] == terms


@pytest.mark.rule("L615")
@pytest.mark.parametrize(("bottom", "concealed"), [(42, False), (60, True)])
def test_a_gun_at_the_edge_of_a_wood_sees_aircraft_freely(bottom: int, *, concealed: bool) -> None:
    """The half-track's mount is 14 mm behind its middle, at 38.6: 3.4 or 21 cm from the edge."""
    state = raid(hurricanes("60,80"), [half_tracks("60,40@180")], area("wood", 40, 30, 80, bottom))
    assert look(during(state, "defence"), up=True).concealed is concealed


# -- safety ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L629")
@pytest.mark.parametrize(
    ("y", "why"), [("64.74", "friend-near-target"), ("64.75", "friend-near-target"), ("64.76", "")]
)
def test_aircraft_do_not_fire_within_20_cm_of_friends(y: str, why: str) -> None:
    """The Sherman's front is at 42.9, the carrier's hull is 37 mm long."""
    friend = Placed("uk-carrier-section", {"universal-carrier": 1}, [f"60,{y}"])
    state = during(raid(hurricanes("100,40"), [shermans("60,40@180")], others=[friend]), "attack")
    assert refused(state, Aim("a2-1", WING_GUNS, "d1-1")) == why


@pytest.mark.rule("L629")
def test_other_aircraft_are_in_no_danger() -> None:
    state = during(raid(hurricanes("100,40", "70,40"), [shermans("60,40@180")]), "attack")
    assert refused(state, Aim("a2-1", WING_GUNS, "d1-1")) == ""
    assert refused(state, Aim("a2-2", WING_GUNS, "d1-1")) == ""
