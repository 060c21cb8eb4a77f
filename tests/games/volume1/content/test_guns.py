"""Weapon counters and crews in content files: valid and invalid scenarios and rosters (14.3, 22.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.games.volume1.content.library import Library
from tests.games.volume1.content.damage import damage, findings

SCENARIO, GERMANS, WEAPONS = "scenarios/first-light.toml", "assets/men/germans.toml", "assets/weapons.toml"
FRIENDLY, ENEMY = 'edge = "left"', 'edge = "right"'
GUN = 'weapon = [{ weapon = "m1919", hex = "02.05" }]'
HERE = ', hex = "16.06"'
CREW = 'crew = [{ operator = "soldat-stahl", assistant = "soldat-frey", hex = "16.06" }]'


def test_a_scenario_lays_out_counters_and_crews(root: Path) -> None:
    damage(root, SCENARIO, FRIENDLY, f"{FRIENDLY}\n{GUN}")
    damage(root, SCENARIO, ENEMY, f"{ENEMY}\n{CREW}")
    assert findings(root, SCENARIO) == []
    sheet = Library([root]).load_book("first-light").scenario
    assert [(site.id, site.weapon, site.hex) for site in sheet.guns] == [("m1919-1", "m1919", "02.05")]
    assert [(crew.operator, crew.assistant, crew.hex) for crew in sheet.crews] == [
        ("soldat-stahl", "soldat-frey", "16.06")
    ]


def test_a_gunner_in_the_cup_may_have_another_assistant_than_his_own(root: Path) -> None:
    damage(root, SCENARIO, '"soldat-hahn"', '"soldat-stahl"')
    damage(root, SCENARIO, ENEMY, f"{ENEMY}\n{CREW.replace(HERE, '')}")
    assert findings(root, SCENARIO) == []


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('weapon = [{ weapon = "m1991", hex = "02.05" }]', 'weapon "m1991" is unknown; did you mean "m1919"?'),
        ('weapon = [{ weapon = "bar", hex = "02.05" }]', 'weapon "bar" is not belt-fed, so it has no counter (14.3)'),
        ('weapon = [{ weapon = "m1919", hex = "77.05" }]', 'hex "77.05" is off the board (33 × 18)'),
    ],
)
def test_a_counter_that_cannot_be(root: Path, line: str, what: str) -> None:
    damage(root, SCENARIO, FRIENDLY, f"{FRIENDLY}\n{line}")
    (found,) = findings(root, SCENARIO)
    assert what in found


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"soldat-stahl"', '"soldat-stall"', 'man "soldat-stall" is unknown; did you mean "soldat-stahl"?'),
        ('"soldat-stahl"', '"soldat-vogel"', 'operator "soldat-vogel" has no belt-fed weapon (14.3)'),
        ('"soldat-frey"', '"soldat-seidel"', 'assistant "soldat-seidel" is not of team red'),
        (', hex = "16.06"', "", 'operator "soldat-stahl" needs a hex or a place in the cup, not both'),
        ('"soldat-frey"', '"soldat-jung"', 'man "soldat-jung" comes as an assistant; take him out of the cup (14.3)'),
        ('"16.06"', '"77.06"', 'hex "77.06" is off the board (33 × 18)'),
    ],
)
def test_a_crew_that_cannot_be(root: Path, old: str, new: str, what: str) -> None:
    damage(root, SCENARIO, ENEMY, f"{ENEMY}\n{CREW.replace(old, new)}")
    (found,) = findings(root, SCENARIO)
    assert what in found


def test_a_gunners_own_assistant_is_not_in_the_cup_beside_him(root: Path) -> None:
    damage(root, SCENARIO, '"soldat-hahn"', '"soldat-stahl", "soldat-roth"')
    (found,) = findings(root, SCENARIO)
    assert 'man "soldat-roth" comes as an assistant' in found


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("mg-42 = 5", "mg-42 = 4", "soldat-stahl: skill 4 with mg-42 must be his tq 5 (14.3)"),
        ('"soldat-roth"', '"soldat-rot"', 'soldat-stahl: man "soldat-rot" is unknown'),
        ('"soldat-roth"', '"soldat-keller"', "soldat-stahl: his assistant must be another man of team red"),
        ("mg-42 = 5", "kar-98k = 5", "only an enemy with a belt-fed weapon brings an assistant"),
    ],
)
def test_a_roster_that_cannot_be(root: Path, old: str, new: str, what: str) -> None:
    text = (root / GERMANS).read_text(encoding="utf-8")
    place = text.index("mg-42 = 5") if old.startswith("mg") else text.index(old)
    (root / GERMANS).write_text(text[:place] + text[place:].replace(old, new, 1), encoding="utf-8")
    assert any(what in found for found in findings(root, SCENARIO))


@pytest.mark.rule("14.3")
def test_14_3_every_belt_fed_weapon_is_very_heavy_and_comes_with_a_man_to_help() -> None:
    parts = Library().parts()
    guns = {weapon.id for weapon in parts.weapons.values() if weapon.belt_fed}
    assert guns == {"m1919", "mg-34", "mg-42"}
    assert all(parts.weapons[gun].very_heavy and max(parts.weapons[gun].rates) >= 3 for gun in guns)
    for figure in parts.figures.values():
        carries = {skill.weapon for skill in figure.skills} & guns
        assert bool(figure.assistant) == (bool(carries) and figure.side == "enemy")


@pytest.mark.rule("14.1")
def test_14_1_the_bar_is_heavy_and_has_two_rates() -> None:
    bar = Library().parts().weapons["bar"]
    assert (bar.heavy, bar.very_heavy, bar.belt_fed, len(bar.rates)) == (True, False, False, 2)
