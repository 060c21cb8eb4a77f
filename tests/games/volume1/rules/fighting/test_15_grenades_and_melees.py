"""No grenade is aimed at a hex with a melee, and no Grenade Check is made for one (7.09, 7.11, 9.6, 10.09, 15.0)."""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.events import CheckMade, DummyRemoved, GrenadeAimed, GrenadeFell, GrenadeThrown, ManHeld
from combat.games.volume1.rules.fighting import grenades, rifle_grenades, smoke_grenades
from combat.games.volume1.rules.lineup import Men
from tests.games.volume1.tiny_table import Facts, Table

MELEE = ("taylor 05.03 melee", "lang 05.03 melee")
AIMED_FIRE_G, EVADE_GC = 10, 10
"""Card 10: in cover, Normal, aimed-fire G; in the open, Normal, evade 6 GC."""


def fighting(*men: str, hexes: tuple[str, ...] = ("05.03",), **facts: Unpack[Facts]) -> Table:
    """Return a table with a melee in 05.03, or in the given hexes."""
    table = Table(*MELEE, *men, **facts)
    table.state.melee = frozenset(map(Hex, hexes))
    return table


# -- the player's grenades ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.09", "15.0i")
def test_7_09_no_grenade_order_for_known_enemies_who_are_all_in_a_melee_and_the_reason_is_true() -> None:
    table = fighting("crowe 05.05 idle")
    assert table.refused("crowe", "grenade") == ("enemies-near-fighting", "7.09")
    table.state.men = Men({**table.state.men, **Table("jung 05.08 hide").state.men})
    assert table.refused("crowe", "grenade") is None
    assert grenades.target_hexes(table.state, table["crowe"]) == ["05.08"]


@pytest.mark.rule("7.08", "15.0")
def test_7_08_no_charge_at_known_enemies_who_are_all_in_a_melee_and_the_reason_is_true() -> None:
    table = fighting("crowe 05.05 idle")
    assert table.refused("crowe", "charge") == ("enemies-near-fighting", "7.08")
    table.state.men = Men({**table.state.men, **Table("jung 05.07 hide").state.men})
    assert table.refused("crowe", "charge") is None
    far = Table("crowe 05.05 idle", "jung 05.10 hide")
    assert far.refused("crowe", "charge") == ("no-enemy-in-sight", "7.08")


@pytest.mark.rule("7.09")
@pytest.mark.parametrize("foe", ["jung 05.08 hide unknown", "jung 05.09 hide"])
def test_7_09_where_nobody_known_is_near_the_reason_is_that(foe: str) -> None:
    assert Table("crowe 05.04 idle", foe).refused("crowe", "grenade") == ("no-enemy-near", "7.09")


@pytest.mark.rule("7.09.2", "15.0i")
def test_7_09_a_marker_is_not_shifted_onto_a_melee() -> None:
    table = fighting("crowe 05.05 grenade tq=5", "jung 05.02 hide").arm("crowe", "05.02")
    assert "05.03" in table.state.board.neighbours(Hex("05.02"))
    table.activate("crowe", "shift", "04.02", impulse=2, d10=[1])
    assert table["crowe"].aim == "04.02"
    shift = next(asked for asked in table.asked if isinstance(asked, ChooseHex))
    assert "05.03" not in shift.answers


@pytest.mark.rule("7.09.2")
def test_7_09_where_every_hex_in_reach_beside_the_marker_has_a_melee_no_shift_is_offered() -> None:
    """From four hexes only 05.02 is a hex nearer: he can but close in."""
    men = ("crowe 05.05 grenade tq=5", "jung 05.01 hide", "cragg 05.02 melee", "wolff 05.02 melee")
    table = Table(*men).arm("crowe", "05.01")
    table.state.melee = frozenset({Hex("05.02")})
    table.activate("crowe", "05.04", impulse=2)
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseMove))
    assert ChooseMove.SHIFT not in asked.answers


@pytest.mark.rule("7.09.2", "14.3d")
def test_7_09_a_lone_gunner_who_can_neither_shift_nor_move_stands() -> None:
    men = ("crowe 05.05 grenade tq=5", "jung 05.01 hide", "cragg 05.02 melee", "wolff 05.02 melee")
    table = Table(*men).arm("crowe", "05.01").gun("crowe")
    table.state.melee = frozenset({Hex("05.02")})
    story = table.activate("crowe", impulse=2)
    assert (story.one(ManHeld).why, table["crowe"].hex) == ("no-way", "05.05")


@pytest.mark.rule("7.09.3", "15.0i")
def test_7_09_a_marker_that_a_melee_has_come_under_is_thrown_at_all_the_same() -> None:
    """The pin is pulled; who is in the hex may be near it, of either side."""
    table = fighting("crowe 05.05 grenade mk-2=3").arm("crowe", "05.03")
    story = table.activate("crowe", impulse=3, d10=[0, 9, 9])
    assert story.one(GrenadeThrown).landed == "05.03"
    assert {fell.target for fell in story.all(GrenadeFell)} == {"sgt-taylor", "soldat-lang"}


@pytest.mark.rule("7.11.1", "15.0i")
def test_7_11_a_rifle_grenade_is_neither_aimed_at_a_melee_nor_shifted_onto_one() -> None:
    men = ("crowe 05.09 rifle-grenade mk-2-rifle-grenade=4 tq=5", "jung 05.02 hide")
    table = fighting(*men, ground="05.09 1; 05.02 1").arm("crowe", "05.02", "")
    weapon = table.state.book.weapons["mk-2-rifle-grenade"]
    assert "05.03" not in rifle_grenades.target_hexes(table.state, table["crowe"], weapon)
    shifts = rifle_grenades.shift_hexes(table.state, table["crowe"], weapon)
    assert "05.03" not in shifts and "04.02" in shifts


@pytest.mark.rule("7.10")
def test_7_10_smoke_may_be_thrown_at_a_melee() -> None:
    table = fighting("crowe 05.05 smoke-grenade").arm("crowe", "", "m18")
    assert "05.03" in smoke_grenades.hexes_in_reach(table.state, table["crowe"])


# -- the enemy's ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6b", "15.0i")
@pytest.mark.parametrize(("friend", "checked"), [("", False), ("crowe 05.08 hide", True), ("crowe 05.09 hide", False)])
def test_9_6_men_in_a_melee_are_no_reason_for_a_grenade_check(friend: str, checked: bool) -> None:
    """Jung stands in cover with a melee two hexes off; card 10 says aimed-fire G."""
    table = fighting("jung 05.04 idle tq=4", *filter(None, [friend]), ground="05.04 trees")
    story = table.enemy_phase(enemy_cards=[AIMED_FIRE_G], d10=[9] if checked else [])
    assert bool(story.all(CheckMade)) is checked
    assert story.orders() == [("jung", "aimed-fire")]


@pytest.mark.rule("9.6a", "9.6c", "10.08")
@pytest.mark.parametrize(("roll", "order"), [(1, "charge"), (9, "evade:6")])
def test_9_6_but_for_a_charge_check_which_may_lead_into_it(roll: int, order: str) -> None:
    """In the open card 10 says evade 6 GC: the G is left out, the C is rolled for."""
    table = fighting("jung 05.05 idle tq=4")
    story = table.enemy_phase(enemy_cards=[EVADE_GC], d10=[roll])
    assert [check.why for check in story.all(CheckMade)] == ["charge-check"]
    assert story.orders() == [("jung", order)]


@pytest.mark.rule("9.6", "12.0c")
def test_9_6_a_dummy_that_would_have_no_check_to_make_is_not_turned_over() -> None:
    table = fighting("red-1 05.04 idle unknown", ground="05.04 trees")
    assert table.enemy_phase(enemy_cards=[AIMED_FIRE_G]).all(DummyRemoved) == []
    table = Table("crowe 05.05 hide", "red-1 05.04 idle unknown", ground="05.04 trees")
    assert table.enemy_phase(enemy_cards=[AIMED_FIRE_G]).one(DummyRemoved).man == "dummy-red-1"


@pytest.mark.rule("10.09.1", "15.0i")
def test_10_09_of_two_friendlies_he_aims_at_the_one_who_is_in_no_melee() -> None:
    table = fighting("crowe 05.08 hide", "jung 05.04 grenade")
    assert table.activate("jung", impulse=1).one(GrenadeAimed).hex == "05.08"


@pytest.mark.rule("9.6", "15.0d")
def test_9_6_routed_men_who_pass_each_other_by_are_in_no_melee() -> None:
    men = ("taylor 05.03 hide rout", "lang 05.03 hide rout", "jung 05.05 idle tq=4")
    table = Table(*men, ground="05.05 trees; 05.03 open")
    table.state.men[table.ids["lang"]] = Table("lang 05.03 duck-back rout")["lang"]
    story = table.enemy_phase(enemy_cards=[AIMED_FIRE_G], d10=[1])
    assert ("jung", "grenade") in story.orders()
