"""Values of weapons, teams and units follow from their inputs, and the nations' cards are complete."""

from __future__ import annotations

from math import log2, sqrt

import pytest

from combat.engine.space.plane.point import CM, MM, Point
from combat.games.armour.content.kinds.team_file import TeamPart
from combat.games.armour.content.kinds.weapon_file import WeaponPart
from combat.games.armour.rules.cards.team_card import Armour
from combat.games.armour.rules.forces.force_list import UnitPick
from combat.games.armour.rules.forces.force_points import force_points, unit_points
from tests.games.armour.shipped import book, cards, content

WEAPONS = {id_: part for source in [content().weapons] if source for id_, part in source.content.root.items()}
TEAMS = {id_: part for source in content().teams.values() for id_, part in source.content.root.items()}
FIREPOWER = ((0.05, 6), (0.3, 5), (3, 4), (10.5, 3), (30, 2))
OF_GROUND = {"tracked": 0.45, "half-tracked": 0.4, "wheeled": 0.25}


def firepower(shell: float) -> int:
    """Return the firepower of a shell of a weight in kg."""
    return next((score for most, score in FIREPOWER if shell < most), 1)


def test_the_content_has_no_findings() -> None:
    assert content().findings == []
    assert (len(WEAPONS), len(TEAMS)) == (57, 73)
    assert (len(cards().units), len(cards().diagrams), len(content().forces)) == (73, 8, 26)


@pytest.mark.parametrize("id_", [id_ for id_, part in WEAPONS.items() if part.halted])
def test_range_and_penetration_follow_from_the_inputs(id_: str) -> None:
    part: WeaponPart = WEAPONS[id_]
    assert part.inputs
    metres, millimetres = part.inputs.range, part.inputs.penetration
    assert part.range == 10 * round(2 * sqrt(metres) / 10)
    assert part.anti_tank == round(millimetres / 13 + 3.5 if millimetres > 20 else 1 + millimetres / 6)
    assert part.firepower == firepower(part.inputs.shell)


@pytest.mark.parametrize("id_", [id_ for id_, part in WEAPONS.items() if part.bombardment and part.bombardment.range])
def test_bombardments_are_one_worse_in_firepower(id_: str) -> None:
    part = WEAPONS[id_]
    assert part.inputs
    assert part.bombardment
    assert part.bombardment.anti_tank == round(1 + 0.8 * sqrt(part.inputs.shell))
    assert part.bombardment.firepower == firepower(part.inputs.shell) + 1


def speed(kilometres: float) -> int:
    """Return the speed on the table, in cm, of a vehicle with a speed in km/h."""
    return 5 * round(2 * log2(1 + kilometres))


@pytest.mark.parametrize("id_", [id_ for id_, part in TEAMS.items() if part.inputs])
def test_armour_and_speeds_follow_from_the_inputs(id_: str) -> None:
    part: TeamPart = TEAMS[id_]
    made = part.inputs
    assert made
    drill = 5 if "cruiser-drill" in part.keywords else 0
    country, ground = made.country, OF_GROUND[part.running]
    assert part.speeds == [speed(country / 4) + drill, speed(country * ground), speed(country), speed(made.road)]
    if part.armour:
        pairs = ((made.hull_front, made.turret_front), (made.hull_side, made.turret_side))
        plates = [round((0.6 * min(pair) + 0.4 * max(pair)) / 13) for pair in pairs]
        assert part.armour == [*plates, 0 if not made.roof else 1 + (made.roof > 20)]


def test_a_tank_has_hull_turret_and_mount_in_tenths_of_a_millimetre() -> None:
    tiger = cards().teams["tiger-i"]
    assert tiger.armour == Armour(8, 6, 2)
    assert tiger.hull.corners[2] == Point(37 * MM // 2, 63 * MM // 2)
    assert tiger.mount == Point(0, -2 * MM)
    assert tiger.turret
    assert max(y for _, y in tiger.turret.corners) == 63 * MM * 42 // 200
    assert len(tiger.turret.corners) == 8
    assert tiger.speeds
    assert tiger.speeds.tactical == 25 * CM


def test_a_gun_is_measured_from_its_base_and_passes_gaps_with_its_model() -> None:
    gun = cards().teams["gun-8-8-cm-flak"]
    assert gun.hull.corners[2] == Point(24 * MM, 30 * MM)
    assert gun.model.corners[2] == Point(20 * MM, 26 * MM)
    assert gun.mount == Point(0, -30 * MM)
    assert {"gun_shield", "large_gun"} <= set(gun.traits)


def test_infantry_faces_along_the_short_side_of_its_base() -> None:
    team = cards().teams["mg34-team"]
    assert team.hull.corners[2] == Point(24 * MM, 16 * MM)
    assert team.mount == Point(0, -16 * MM)


def test_an_aircraft_has_a_fuselage_on_a_stand_and_moves_without_limit() -> None:
    plane = cards().teams["ju-87-d"]
    assert plane.stand
    assert plane.stand.radius == 25 * MM
    assert plane.hull.corners[2] == Point(9 * MM, 115 * MM // 2)
    assert (plane.speeds, plane.cross, plane.save) == (None, 0, 5)


def test_ratings_of_units_are_those_of_their_nation_and_keywords() -> None:
    whole = book("late-column")
    panzer = whole.ratings("de-pz-iii-platoon", "pz-iii-j")
    assert (panzer.motivation, panzer.skill, panzer.last_stand, panzer.remount) == (4, 3, 3, 3)
    car = whole.ratings("de-armoured-car-patrol", "sdkfz-222")
    assert (car.last_stand, car.counterattack, car.assault) == (4, 5, 4)
    rifles = whole.ratings("su-rifle-company", "rifle-and-dp-team")
    assert (rifles.assault, rifles.hit_on, rifles.last_stand) == (5, 3, 3)
    guards = whole.ratings("su-rifle-company", "rifle-and-dp-team", "guards")
    assert (guards.motivation, guards.skill, guards.hit_on, guards.rally, guards.last_stand) == (3, 4, 4, 3, 3)


def test_upgrades_cost_a_share_or_more_for_dear_units() -> None:
    upgrades = cards().upgrades
    assert [upgrades["guards"].price(points) for points in (5, 6, 27)] == [1, 2, 6]
    assert [upgrades["veterans"].price(points) for points in (11, 12)] == [1, 2]


def test_a_unit_costs_its_size_additions_and_card() -> None:
    card = cards().units["de-grenadier-platoon"]
    pick = UnitPick(card.id, (("mg34-team", 7),), (("at-rifle", 1), ("half-tracks", 3)), "stubborn")
    assert unit_points(pick, card, cards().upgrades) == 12 + 1 + 5 + 2
    lorries = UnitPick(card.id, (("mg34-team", 5),), (("lorries", 1),))
    assert unit_points(lorries, card, cards().upgrades) == 9 + 1


@pytest.mark.parametrize("name", sorted(content().forces))
def test_every_ready_force_costs_exactly_its_points(name: str) -> None:
    force = content().forces[name].content.build(name)
    assert force_points(force, cards().units, cards().upgrades) == force.points
