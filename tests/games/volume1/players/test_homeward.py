"""The cautious player leads men off the board (7.14, 7.18, 9.5, 22.0)."""

from __future__ import annotations

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players import bringing_home
from combat.games.volume1.rules.book import Objective
from combat.games.volume1.rules.decisions import ChooseMove
from combat.games.volume1.rules.sites import Comrade
from tests.games.volume1.players.cautious import PLAYER, ordered
from tests.games.volume1.tiny_table import Facts, Table

HOME = (Hex("01.05"), Hex("01.06"))
PILOT = Comrade("pvt-miller", Hex("07.05"), ("bad-evac",), points=8, home=HOME)
GATE = Objective("gate", "The Gate", (Hex("05.05"),), 2)


@pytest.mark.rule("7.18")
def test_the_nearest_go_to_the_comrade_and_home_with_him() -> None:
    table = Table(
        "crowe 05.05 idle", "cragg 05.06 idle", "brubaker 01.01 idle", "goldstein 01.09 idle", "miller 07.05 evac",
        comrades=(PILOT,),
    )  # fmt: skip
    goals = {name: bringing_home.goal(table.state, table[name]) for name in ("crowe", "cragg", "goldstein", "miller")}
    assert goals["crowe"] == goals["cragg"] == goals["goldstein"] == frozenset({"07.05"})
    assert goals["miller"] == frozenset(HOME)
    around = bringing_home.goal(table.state, table["brubaker"])
    assert around is not None and "07.05" in around and "05.05" in around


@pytest.mark.rule("7.18")
def test_he_is_carried_home_hex_by_hex() -> None:
    table = Table("crowe 07.05 idle", "miller 07.05 hide evac", comrades=(PILOT,))
    assert ordered(table, "crowe") == "carry"
    table = Table("crowe 07.05 carry", "miller 07.05 carry evac", comrades=(PILOT,)).about("crowe", "miller")
    beside = tuple(hex_ for hex_ in table.state.board.neighbours(Hex("07.05")) if hex_)
    assert PLAYER.answer(ChooseMove("7.18", "pvt-crowe", beside), table.state) in ("06.04", "06.05")


@pytest.mark.rule("7.14", "7.18")
def test_far_from_home_a_medic_beside_him_dresses_him_first() -> None:
    table = Table("goldstein 07.05 idle", "crowe 07.05 hide", "miller 07.05 hide evac", comrades=(PILOT,))
    assert bringing_home.carries(table.state, table["miller"]) == 0
    assert ordered(table, "goldstein") == "medical-aid"


@pytest.mark.rule("22.0")
def test_who_is_home_needs_nobody() -> None:
    table = Table("crowe 02.05 idle", "miller 01.05 evac", comrades=(PILOT,))
    assert bringing_home.carries(table.state, table["miller"]) == 0
    assert bringing_home.goal(table.state, table["crowe"]) is None


@pytest.mark.rule("9.5", "22.0")
def test_in_a_withdrawal_all_leave_but_those_who_hold_something() -> None:
    facts: Facts = {"exits": ("left",), "points": {"friendly-escaped": 2}, "objectives": (GATE,)}
    table = Table("crowe 01.05 evade", "cragg 05.06 idle", **facts)
    leaving = ChooseMove("7.06", "pvt-crowe", (Hex("01.04"), Hex("02.05"), "leave"))
    assert PLAYER.answer(leaving, table.state) == "leave"
    assert not bringing_home.leaves(table.state, table["cragg"])
    assert bringing_home.goal(table.state, table["cragg"]) == frozenset({"05.05"})


@pytest.mark.rule("9.5", "22.0")
def test_where_leaving_earns_nothing_nobody_goes() -> None:
    table = Table("crowe 01.05 evade", exits=("left",))
    leaving = ChooseMove("7.06", "pvt-crowe", (Hex("01.04"), Hex("02.05"), "leave"))
    assert PLAYER.answer(leaving, table.state) != "leave"
