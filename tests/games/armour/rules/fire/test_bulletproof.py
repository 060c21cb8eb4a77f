"""Bulletproof cover by terrain, shield and kind of attack (L655, L687, L755)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import HeightArea, Scenery
from combat.games.armour.rules.fire.bulletproof import bulletproof, bulletproof_in_bombardment
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, area, battle, line

SHOOTER = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])


def protected(target: Placed, *scenery: Scenery, heights: tuple[HeightArea, ...] = (), **changes: object) -> bool:
    """Return whether a target, with some values changed, has bulletproof cover from a Sherman at 60,90."""
    state = battle([SHOOTER], [target], *scenery, heights=heights)
    state.teams["d1-1"] = replace(state.teams["d1-1"], **changes)
    return bulletproof(state, state.teams["a1-1"], state.teams["d1-1"])


FOOT = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60"])
PAK = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1}, ["60,60@180"])


@pytest.mark.rule("L655")
@pytest.mark.parametrize(
    ("kind", "covered"),
    [("wall", True), ("bocage", True), ("hedge", False), ("fence", False), ("tree-line", False), ("high-wall", True)],
)
def test_walls_and_bocage_protect_hedges_do_not(kind: str, covered: bool) -> None:
    assert protected(FOOT, line(kind, 10, (40, 64), (80, 64))) is covered


@pytest.mark.rule("L655")
@pytest.mark.parametrize(
    ("kind", "covered"),
    [("rubble", True), ("crater", True), ("building", True), ("crop", False), ("wood", False), ("orchard", False)],
)
def test_areas_of_the_chart_protect_who_is_in_them(kind: str, covered: bool) -> None:
    assert protected(FOOT, area(kind, 57, 57, 63, 62)) is covered


@pytest.mark.rule("L655")
def test_foxholes_protect_and_lying_low_alone_does_not() -> None:
    assert protected(FOOT, dug_in=True)
    assert not protected(FOOT)


@pytest.mark.rule("L655")
def test_a_wall_that_covers_less_than_half_does_not_protect() -> None:
    """A crop conceals all of the stand, the wall in it only its left edge."""
    crop = area("crop", 50, 63, 70, 66)
    assert not protected(FOOT, crop, line("wall", 10, (40, 64), (58, 64)))
    assert protected(FOOT, crop, line("wall", 10, (40, 64), (80, 64)))


@pytest.mark.rule("L655")
def test_tanks_have_no_bulletproof_cover() -> None:
    assert not protected(Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60"]), line("wall", 10, (40, 64), (80, 64)))


@pytest.mark.rule("L657")
@pytest.mark.parametrize(("card", "covered"), [("pz-iv-g", True), ("truck", False)])
def test_wrecks_of_armoured_tanks_protect_those_of_lorries_conceal_only(card: str, covered: bool) -> None:
    """A14: bulletproof if it was armoured."""
    state = battle([SHOOTER], [FOOT, Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,65@90"])])
    trucks = {**state.book.teams, "truck": replace(state.book.teams["pz-iv-g"], id="truck", armour=None, save=5)}
    state.book = replace(state.book, teams=trucks)
    state.teams["d2-1"] = replace(state.teams["d2-1"], where="destroyed", card=card)
    assert bulletproof(state, state.teams["a1-1"], state.teams["d1-1"]) is covered


@pytest.mark.rule("L755")
@pytest.mark.parametrize(("at", "covered"), [("60,62.4", False), ("60,62.5", True), ("90,62.5", True), ("60,90", True)])
@pytest.mark.rule("16.2e")
def test_a_gun_shield_protects_from_the_180_degrees_ahead(at: str, covered: bool) -> None:
    """The gun looks south; its base is 50 mm deep, so that its front edge is at 62.5."""
    state = battle([SHOOTER], [PAK])
    shooter = replace(state.teams["a1-1"], pose=Pose.read(at))
    assert bulletproof(state, shooter, state.teams["d1-1"]) is covered


@pytest.mark.rule("L755")
def test_a_gun_shield_does_not_protect_after_a_dash_nor_guns_without_one() -> None:
    assert protected(PAK, moved="tactical")
    assert not protected(PAK, moved="dash")
    flak = battle(
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,90"])],
        [Placed("uk-bofors-troop", {"bofors-40-mm": 1}, ["60,60@180"])],
    )
    assert not bulletproof(flak, flak.teams["a1-1"], flak.teams["d1-1"])


def bombarded(target: Placed, *scenery: Scenery, **changes: object) -> bool:
    """Return whether a target, with some values changed, has bulletproof cover in a bombardment."""
    state: State = battle([SHOOTER], [target], *scenery)
    return bulletproof_in_bombardment(state, replace(state.teams["d1-1"], **changes))


@pytest.mark.rule("L687")
def test_the_same_wall_protects_from_a_gun_and_not_in_a_bombardment() -> None:
    wall = line("wall", 10, (40, 64), (80, 64))
    assert protected(FOOT, wall)
    assert not bombarded(FOOT, wall)
    assert not bombarded(FOOT, line("wall", 10, (40, 60), (80, 60))), "even on top of it"


@pytest.mark.rule("L687")
@pytest.mark.parametrize(
    ("kind", "covered"),
    [("building", True), ("rubble", True), ("crater", True), ("wood", False), ("gentle-hill", False)],
)
def test_areas_that_protect_in_a_bombardment(kind: str, covered: bool) -> None:
    assert bombarded(FOOT, area(kind, 57, 57, 63, 63)) is covered


@pytest.mark.rule("L687")
def test_foxholes_protect_in_a_bombardment_shields_and_tanks_do_not() -> None:
    assert bombarded(FOOT, dug_in=True)
    assert bombarded(PAK, dug_in=True)
    assert not bombarded(PAK)
    tank = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60"])
    assert not bombarded(tank, area("rubble", 50, 50, 70, 70))
