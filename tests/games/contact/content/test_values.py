"""Values follow from their formulas and tables: armour, AT, HE dice, points and break values of forces."""

from __future__ import annotations

from math import log

import pytest

from combat.engine.space.plane.point import CM
from combat.games.contact.content.kinds.unit_file import UnitPart
from tests.games.contact.shipped import MISSIONS, book, content

UNITS: dict[str, UnitPart] = {id_: part for each in content().units.values() for id_, part in each.content.root.items()}
WEAPONS = content().arms(1945)
VEHICLES = [id_ for id_, part in UNITS.items() if part.plates]
GUNS = [id_ for id_, weapon in WEAPONS.items() if weapon.kind == "gun"]
# AT by calibre and barrel (L259-L269); those of Soviet guns after the stroke
FACTORS = {
    1: "20 37*", 2: "20L 37 47* 57*", 3: "25LL 28LL 37L 40 47 57 65* 70*", 4: "37LL 40L 45L 47L 50 75* 76* 95*",
    5: "45LL 50L 76/S 88* 105* 114* 122*", 6: "57L 75 76 76L/S 88 105 140* 150* 152*", 7: "75L 76L 77L 85L/S 200*",
    8: "75LL 76LL 88L 90L 100L 150 152 155", 9: "122L 380*", 10: "88LL 128L",
}  # fmt: skip
BARRELS = {"short": "*", "normal": "", "L": "L", "LL": "LL"}


def test_the_content_has_no_findings() -> None:
    assert content().findings == []
    assert (len(WEAPONS), len(UNITS), len(VEHICLES), len(content().forces)) == (63, 74, 35, 12)


def rating(millimetres: int) -> int:
    """Return the armour value of an effective thickness in mm; 0 mm is an open top."""
    return round(6.5 + 0.2 * millimetres**0.78) if millimetres else 6


@pytest.mark.parametrize("id_", VEHICLES)
def test_armour_follows_from_the_plates(id_: str) -> None:
    plates, armour = UNITS[id_].plates, UNITS[id_].armour
    assert plates
    assert armour == [rating(plate) for plate in plates]
    assert ("open-topped" in UNITS[id_].traits) == (plates[3] == 0)


@pytest.mark.rule("L258")
@pytest.mark.parametrize("id_", GUNS)
def test_the_at_of_a_gun_is_that_of_the_sheet(id_: str) -> None:
    gun = WEAPONS[id_]
    name = f"{gun.calibre}{BARRELS[gun.barrel]}"
    factors = {each: factor for factor, names in FACTORS.items() for each in names.split()}
    assert gun.anti_tank == factors.get(f"{name}/S" if gun.soviet else name, factors.get(name))


@pytest.mark.parametrize(("millimetres", "factor"), [(36, 3), (60, 5), (91, 7), (124, 8), (145, 9), (185, 10)])
def test_the_formula_of_guns_that_the_sheet_does_not_list(millimetres: int, factor: int) -> None:
    assert round(4.3 * log(millimetres) - 12.3) == factor


@pytest.mark.rule("L281")
@pytest.mark.parametrize("id_", GUNS)
def test_the_dice_of_shells_follow_from_the_calibre(id_: str) -> None:
    gun = WEAPONS[id_]
    assert gun.he in (0, book("crossroads").figures.shells.dice(gun.calibre))


HAND_HELD = {
    "at-rifle": ((30, 1), (60, 0)), "heavy-at-rifle": ((40, 2), (80, 1)), "panzerfaust-30": ((5, 6),),
    "panzerfaust-60": ((5, 8),), "panzerfaust-100": ((5, 8), (10, 8)), "panzerschreck": ((10, 8), (20, 8)),
    "bazooka-m1": ((10, 6), (20, 6)), "bazooka-m9": ((10, 7), (20, 7)), "piat": ((10, 7), (20, 7)),
}  # fmt: skip


@pytest.mark.rule("L272")
@pytest.mark.parametrize("id_", HAND_HELD)
def test_hand_held_weapons(id_: str) -> None:
    weapon = WEAPONS[id_]
    assert tuple((band.range // CM, band.anti_tank) for band in weapon.bands) == HAND_HELD[id_]
    assert weapon.heat == (weapon.kind == "hand-held")
    assert weapon.he == (2 if weapon.heat and not weapon.panzerfaust else 0)


def test_special_rounds_come_in_their_year() -> None:
    years = {1940: (), 1941: (), 1942: ("apcr",), 1945: ("apcr",)}
    assert {year: tuple(each.kind for each in content().arms(year)["kwk-50"].rounds) for year in years} == years
    assert [each.count for each in content().arms(1944)["turret-17-pounder"].rounds] == [2]
    assert not content().arms(1942)["turret-76-f34"].rounds


FORCES = {
    "g40": (497, 23), "b40": (486, 24), "g42": (483, 22), "s42": (473, 28), "g44": (483, 22), "u44": (483, 23),
    "crossroads-us": (125, 7), "crossroads-german": (118, 6), "mill-british": (258, 13), "farms-german": (249, 13),
    "village-german": (298, 14), "hedgerow-german": (303, 14),
}  # fmt: skip


@pytest.mark.parametrize("id_", FORCES)
def test_points_and_break_values_of_a_force_add_up(id_: str) -> None:
    force, prices = content().forces[id_].content, content().prices
    assert prices
    points = [
        prices.content.points(UNITS[unit].points, force.experience, force.morale) * count
        for unit, count in force.units.items()
    ]
    value = sum(UNITS[unit].break_value * count for unit, count in force.units.items())
    assert (sum(points), value) == FORCES[id_] == (force.points, force.break_value)


LISTS = ("g40", "b40", "g42", "s42", "g44", "u44")


@pytest.mark.parametrize("id_", LISTS)
def test_a_whole_force_keeps_the_limits_of_section_9(id_: str) -> None:
    force = content().forces[id_].content
    count = {arm: sum(number for unit, number in force.units.items() if UNITS[unit].arm == arm) for arm in ARMS}
    prices = content().prices
    assert prices
    heavy = sum(
        prices.content.points(UNITS[unit].points, force.experience, force.morale) * number
        for unit, number in force.units.items()
        if UNITS[unit].arm in ("vehicle", "gun")
    )
    assert force.units["commander"] == 1
    assert 6 <= count["squad"] <= 12
    assert count["command"] - 1 >= max(1, count["squad"] / 4)
    assert heavy <= 0.45 * force.points
    assert all(number <= 2 for unit, number in force.units.items() if UNITS[unit].arm == "vehicle")


ARMS = ("squad", "team", "command", "gun", "vehicle")


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_has_a_book_with_the_cards_of_its_forces_only(mission: str) -> None:
    made = book(mission)
    bought = {pick.unit for force in made.forces.values() for pick in force.units}
    assert set(made.units) == bought
    assert set(made.weapons) == {weapon for card in made.units.values() for weapon in card.weapons}
    assert {made.mission.attacker.orders, made.mission.defender.orders} == {2}
    assert (made.mission.attacker.shaken, made.mission.attacker.broken) == (40, 60)
    assert made.table.width == (9000 if mission == "crossroads" else 15000 if mission == "hedgerow-road" else 18000)
