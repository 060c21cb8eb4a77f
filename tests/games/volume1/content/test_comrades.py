"""Comrades, open edges and fire plans in content files: valid and invalid values (9.5, 20.0, 22.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.sites import Comrade
from tests.games.volume1.content.damage import damage, findings

SCENARIO = "scenarios/first-light.toml"
EDGE = 'edge = "left"'
EXTRA = 'extra = [{ man = "lt-whitlock", hex = "12.12", wounds = ["bad-evac"], points = 5, home = ["01.01"] }]'


def test_a_comrade_an_open_edge_and_a_fire_plan(root: Path) -> None:
    damage(root, SCENARIO, EDGE, f'{EDGE}\nexits = ["left", "right"]\n{EXTRA}')
    damage(root, SCENARIO, 'title = "German Mortar Strike"', 'title = "German Mortar Strike"\nturns = [2, 4]')
    assert findings(root, SCENARIO) == []
    sheet = Library([root]).load_book("first-light").scenario
    assert sheet.comrades == (Comrade("lt-whitlock", Hex("12.12"), ("bad-evac",), 5, (Hex("01.01"),)),)
    assert sheet.exits == ("left", "right")
    assert [barrage.turns for barrage in sheet.artillery] == [(), (2, 4)]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"lt-whitlock"', '"lt-whitlok"', 'man "lt-whitlok" is unknown; did you mean "lt-whitlock"?'),
        ('"lt-whitlock"', '"soldat-jung"', 'man "soldat-jung" is enemy; name a man of the friendly side'),
        ('"lt-whitlock"', '"sgt-taylor"', "man sgt-taylor is in a squad too; take him out of one of the two"),
        ('"12.12"', '"77.12"', 'hex "77.12" is off the board (33 × 18)'),
        ('["01.01"]', '["77.01"]', 'hex "77.01" is off the board (33 × 18)'),
        ('["01.01"]', '["01.01", "01.01"]', "hex 01.01 is there twice"),
        ('["01.01"]', "[]", "nobody can bring him home: give the hexes of his home, or exits in [friendly]"),
        ("points = 5, ", "", "a home is worth nothing without points; give points, or take it out"),
        ('["bad-evac"]', '["bad", "bad"]', "is dead of wounds that take 6 from a Troop Quality of 4 (16.2)"),
        ('["bad-evac"]', '["scratch"]', "wounds"),
    ],
)
def test_a_comrade_who_cannot_be(root: Path, old: str, new: str, what: str) -> None:
    damage(root, SCENARIO, EDGE, f"{EDGE}\n{EXTRA.replace(old, new)}")
    (found,) = findings(root, SCENARIO)
    assert what in found


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('exits = ["top"]', "the top edge is neither side’s; men leave over the left or the right edge (9.5)"),
        ('exits = ["left", "left"]', "edge left is there twice"),
    ],
)
def test_an_edge_that_nobody_leaves_over(root: Path, line: str, what: str) -> None:
    damage(root, SCENARIO, EDGE, f"{EDGE}\n{line}")
    (found,) = findings(root, SCENARIO)
    assert what in found


def test_a_fire_plan_that_fires_twice_at_once(root: Path) -> None:
    damage(root, SCENARIO, 'title = "German Mortar Strike"', 'title = "German Mortar Strike"\nturns = [2, 2]')
    (found,) = findings(root, SCENARIO)
    assert "turn 2 is there twice" in found
