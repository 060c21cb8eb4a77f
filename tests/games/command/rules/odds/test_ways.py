"""Paths of a group: every path shown is legal, and every legal path is found."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.events.fight_events import GroupMoved
from combat.games.command.rules.odds.ways import FarWay, cheapest, reach
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.pieces.values import moves
from combat.games.command.rules.two_sides import AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.drawn_book import way as drawn_way
from tests.games.command.rules_table import Table

MOVE = {50: ("move", "ambush")}
UNITS = {
    "g-squad": ("squad", "C3"),
    "g-leader": ("leader", "C3"),
    "g-other": ("squad", "E3"),
    "u-squad": ("squad", "E6"),
}


def table(units: dict[str, tuple[str, str]] | None = None, **drawn: Any) -> Table:
    """Return a game on drawn ground in which the units can move."""
    return Table(drawn_book(**drawn), units or UNITS, hands=MOVE)


def walked(told: Table, group: tuple[str, ...]) -> dict[Hex, int]:
    """Return the hexes that a group can reach, with the most movement points left in each.

    All answers to the rules' questions are tried.
    """
    best: dict[Hex, int] = {}

    def go(ways: tuple[Hex, ...]) -> None:
        again = told_to(ways)
        asked = again.asked
        if not isinstance(asked, MoveOn):
            return
        for answer in list(asked.options(again.state)):
            if "." in str(answer) and " " not in str(answer):
                further = told_to((*ways, Hex(str(answer))))
                spent = sum(event.cost for event in further.told(GroupMoved))
                left = min(moves(further.state, further.state.units[unit]) for unit in group) - spent
                if best.get(Hex(str(answer)), -1) < left:
                    best[Hex(str(answer))] = left
                    go((*ways, Hex(str(answer))))

    def told_to(ways: tuple[Hex, ...]) -> Table:
        again = Table(told.book, UNITS, hands=MOVE)
        again.say("50 move", " ".join(group), " ".join(group), *ways)
        assert again.asked is not None
        return again

    go(())
    best.pop(at("C3"), None)
    return best


@pytest.mark.rule("9.1", "9.2", "9.3", "17.3")
@pytest.mark.parametrize("group", [("g-squad",), ("g-leader", "g-squad")])
def test_every_hex_that_the_rules_allow_is_found_with_what_is_left_there(group: tuple[str, ...]) -> None:
    """Woods, a hill and a hedge; the leader quickens those whom he is with."""
    drawn: dict[str, Any] = {
        "terrains": {"D3": "woods", "C4": "brush", "B3": "water"}, "levels": {"D2": 1}, "sides": [("C2", "C3", "hedge")],
        "columns": 7, "rows": 7,
    }  # fmt: skip
    told = table(**drawn)
    told.say("50 move", " ".join(group))
    assert told.asked is not None
    found = reach(told.state, group)
    assert {hex_: way.steps[-1].left for hex_, way in found.items()} == walked(told, group)
    assert told.state.units[group[0]].hex not in found
    for hex_, way in found.items():
        assert way.hexes[-1] == hex_
        assert way.spent == sum(step.price for step in way.steps)


@pytest.mark.rule("9.6", "18.3")
def test_a_way_says_who_may_fire_where_and_where_mines_lie() -> None:
    told = table(sides=[("D3", "E3", "wall")])
    told.state.works[at("C4")] = "mines"
    told.say("50 move", "g-leader g-squad")
    assert told.asked is not None
    found = reach(told.state, ("g-squad",))
    assert found[at("C4")].steps[0].mined
    assert not found[at("D3")].steps[0].mined
    assert found[at("C4")].steps[0].shooters == ("u-squad",)
    assert found[at("C4")].fired_at == 1
    told.mark("u-squad", activated=True)
    assert all(not way.fired_at for way in reach(told.state, ("g-squad",)).values())


@pytest.mark.rule("18.3")
def test_of_two_ways_that_cost_the_same_the_one_without_mines_is_taken() -> None:
    told = table()
    told.say("50 move", "g-leader g-squad")
    usual = reach(told.state, ("g-squad",))[at("E3")]
    mined = table()
    mined.state.works[usual.hexes[0]] = "mines"
    mined.say("50 move", "g-leader g-squad")
    found = reach(mined.state, ("g-squad",))[at("E3")]
    assert (found.spent, found.mined) == (usual.spent, 0)
    assert found.hexes[0] != usual.hexes[0]


@pytest.mark.rule("5.2")
def test_a_way_that_leads_off_the_map_says_so() -> None:
    units = {"g-squad": ("squad", "C9"), "g-team": ("team", "A1"), "u-squad": ("squad", "O1")}
    told = table(units, rows=10)
    told.say("50 move", "g-squad")
    assert told.asked is not None
    found = reach(told.state, ("g-squad",))
    assert found[at("C10")].exits
    assert not found[at("C8")].exits
    assert told.state.order is not None
    assert told.state.order.side == AXIS


@pytest.mark.rule("9.2", "17.3")
def test_a_step_says_what_a_road_adds_to_the_move() -> None:
    """Move 4, two hexes of road: after the first step as much is left as before it."""
    told = Table(drawn_book(ways=[drawn_way("road", "K8", "K7")]), {"g-squad": ("squad", "K9")}, hands=MOVE)
    told.say("50 move", "g-squad")
    assert told.asked is not None
    steps = reach(told.state, ("g-squad",))[at("K7")].steps
    move = moves(told.state, told.state.units["g-squad"])
    assert [(step.price, step.gained, step.left) for step in steps] == [(1, 1, move), (1, 0, move - 1)]


@pytest.mark.rule("9.2", "17.3")
@pytest.mark.parametrize(("roads", "found"), [((), FarWay(6, 2)), (("K8", "K7"), FarWay(6, 1, 1))])
def test_the_cheapest_way_to_a_hex_out_of_reach_is_found_with_the_points_that_it_lacks(
    roads: tuple[str, ...], found: FarWay
) -> None:
    """Six hexes of open ground for a squad with Move 4; a road lends it one point on its way."""
    ways = [drawn_way("road", *roads)] if roads else []
    told = Table(drawn_book(ways=ways), {"g-squad": ("squad", "K9")}, hands=MOVE)
    told.say("50 move", "g-squad")
    assert told.asked is not None
    assert at("K3") not in reach(told.state, ("g-squad",))
    assert cheapest(told.state, ("g-squad",), at("K3")) == found


@pytest.mark.rule("9.4")
def test_there_is_no_way_into_enemies() -> None:
    told = table()
    told.say("50 move", "g-leader g-squad")
    assert told.asked is not None
    assert cheapest(told.state, ("g-squad",), at("E6")) is None
