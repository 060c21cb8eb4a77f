"""12.0 Recover, Rout and retreat."""

from __future__ import annotations

from typing import Any

import pytest

from combat.games.command.rules.events.end_events import ObjectiveTaken
from combat.games.command.rules.events.fight_events import LeadersDeclared, RetreatBegan
from combat.games.command.rules.events.unit_events import (
    MoraleRolled,
    UnitBroke,
    UnitEliminated,
    UnitRallied,
    UnitSuppressed,
)
from combat.games.command.rules.orders.rout import nearer
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

HANDS = {50: ("recover", "ambush"), 51: ("rout", "ambush"), 52: ("recover", "ambush"), 53: ("rout", "ambush")}
UNITS = {"g-squad": ("squad", "K5"), "g-team": ("team", "A1"), "u-squad": ("squad", "E9")}


def table(units: dict[str, tuple[str, str]] | None = None, **facts: Any) -> Table:
    """Return a game with cards that recover and rout."""
    return Table(drawn_book(), units or UNITS, hands=HANDS, **facts)


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("white", "colour", "result"), [(3, 4, "rallied"), (4, 4, "suppressed"), (5, 4, "holds")])
def test_a_roll_below_morale_rallies_and_on_it_suppresses(white: int, colour: int, result: str) -> None:
    """A broken squad has Morale 8 in the open."""
    told = table()
    told.mark("g-squad", broken=True)
    told.flip(dice(white, colour)).say("50 recover")
    assert [(event.morale, event.result) for event in told.told(MoraleRolled)] == [(8, result)]
    assert bool(told.told(UnitRallied)) is (result == "rallied")
    assert bool(told.told(UnitSuppressed)) is (result == "suppressed")


@pytest.mark.rule("12.1")
def test_suppression_goes_first_and_a_player_recovers_once_a_turn() -> None:
    told = table()
    told.mark("g-team", suppressed=True)
    told.say("50 recover")
    assert not told.state.units["g-team"].suppressed or told.told(MoraleRolled) == []
    assert told.asked is not None
    assert not told.state.units["g-team"].suppressed
    told.state.units["g-squad"] = told.state.units["g-squad"]
    assert told.refusal("52 recover") == "side-activated"
    assert told.refusal("51 rout") == "nobody-to-rout"


@pytest.mark.rule("12.1", "12.3")
@pytest.mark.parametrize(("spent", "refusal"), [((), ""), (("axis",), "routs-spent"), (("allies",), "")])
def test_a_rout_needs_a_side_with_broken_units_that_had_neither_order(spent: tuple[str, ...], refusal: str) -> None:
    told = table(spent=spent)
    told.mark("g-squad", broken=True)
    assert told.refusal("51 rout") == refusal


@pytest.mark.rule("12.3", "12.6")
@pytest.mark.parametrize(("white", "colour", "hexes"), [(3, 4, 0), (4, 4, 0), (6, 4, 2)])
def test_a_roll_above_morale_is_a_retreat_by_the_difference(white: int, colour: int, hexes: int) -> None:
    told = table()
    told.mark("u-squad", broken=True)
    told.flip(dice(white, colour)).say("51 rout")
    assert [event.hexes for event in told.told(RetreatBegan)] == ([hexes] if hexes else [])
    assert bool(told.told(UnitSuppressed)) is ((white, colour) == (4, 4))
    assert bool(told.told(UnitEliminated)) is bool(hexes), "the second hex lies beyond its own edge"


@pytest.mark.rule("12.6")
def test_nearer_is_by_rows_so_that_every_second_column_has_one_way() -> None:
    told = table({"g-squad": ("squad", "K5"), "g-team": ("team", "L5"), "u-squad": ("squad", "E9")})
    assert set(nearer(told.state, told.state.units["g-squad"])) == {at("J4"), at("K4"), at("L4")}
    assert nearer(told.state, told.state.units["g-team"]) == [at("L4")]


@pytest.mark.rule("12.6", "5.3")
def test_a_retreat_into_the_enemy_is_the_end_of_the_unit() -> None:
    told = table({"g-squad": ("squad", "L5"), "g-team": ("team", "A1"), "u-squad": ("squad", "L4")})
    told.mark("g-squad", broken=True)
    told.flip(dice(5, 5)).say("51 rout")
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]
    assert told.state.vp == -2


@pytest.mark.rule("5.4", "12.6")
def test_a_retreating_unit_takes_an_objective_only_where_it_ends() -> None:
    for points, taken in ((10, []), (9, [1])):
        told = Table(
            drawn_book(), {"g-squad": ("squad", "L5"), "g-team": ("team", "A1"), "u-squad": ("squad", "A10")},
            hands=HANDS, objectives=("L4",),
        )  # fmt: skip
        told.mark("g-squad", broken=True)
        told.flip(dice(4, points - 4)).say("51 rout")
        assert [event.objective for event in told.told(ObjectiveTaken)] == taken


@pytest.mark.rule("12.4")
def test_leaders_add_to_a_rout_or_subtract_as_they_declare() -> None:
    """Morale 8 and Command 1 subtracted: 7. No leader stays out of it."""
    for word, morale in (("add", 9), ("subtract", 7)):
        told = table(UNITS | {"g-leader": ("leader", "K5")})
        told.mark("g-squad", broken=True)
        assert told.say("51 rout").refusal("none") == "not-an-option"
        told.flip(dice(1, 2)).say(word)
        assert [event.morale for event in told.told(MoraleRolled)] == [morale]
        assert [event.amount for event in told.told(LeadersDeclared)] == [morale - 8]


@pytest.mark.rule("12.4")
def test_each_leader_of_a_hex_declares_for_himself_and_the_enemy_in_it_has_no_say() -> None:
    """Morale 8, Command 1 added by one leader and subtracted by another: 8. A hex declares once for all in it.

    The enemy's leader there is left out of it, and fights at the end of the order.
    """
    units = {"g-one": ("team", "K5"), "g-two": ("team", "K5"), "u-leader": ("leader", "K5"), "u-far": ("team", "E9")}
    told = table(units | {"g-leader": ("leader", "K5"), "g-second": ("leader", "K5")})
    for unit in ("g-one", "g-two"):
        told.mark(unit, broken=True)
    told.flip(dice(1, 2), dice(1, 3), dice(1, 1, ALLIES), dice(6, 6))
    told.say("51 rout", "g-one", "add", "subtract")
    assert [event.morale for event in told.told(MoraleRolled)] == [8, 8]
    assert [event.amount for event in told.told(LeadersDeclared)] == [0]


@pytest.mark.rule("12.3", "6.3")
@pytest.mark.parametrize("option", [True, False])
def test_a_tie_in_a_rout_does_nothing_to_who_is_suppressed_already(option: bool) -> None:
    """Morale 8 − 1 for suppression: a roll of 7 neither breaks the unit by the option nor eliminates it."""
    told = table(suppressed_twice_breaks=option)
    told.mark("g-squad", broken=True, suppressed=True)
    told.flip(dice(3, 4)).say("51 rout")
    assert [(event.roll, event.result) for event in told.told(MoraleRolled)] == [(7, "suppressed")]
    assert told.told(UnitSuppressed) == told.told(UnitEliminated) == []
    unit = told.state.units["g-squad"]
    assert (unit.on_map, unit.broken, unit.suppressed) == (True, True, True)


@pytest.mark.rule("12.5")
def test_a_leader_who_runs_along_ends_with_them_and_is_broken() -> None:
    told = table(UNITS | {"g-leader": ("leader", "L5"), "g-squad": ("squad", "L5")}, leaders_in_rout=False)
    told.mark("g-squad", broken=True)
    told.flip(dice(6, 4)).say("51 rout", "yes")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-leader"]
    assert {told.state.units[unit].hex for unit in ("g-squad", "g-leader")} == {at("L4")}


@pytest.mark.rule("12.3", "12.1")
def test_each_player_is_routed_once_a_turn_and_the_active_one_rolls() -> None:
    told = table()
    told.mark("g-squad", broken=True)
    told.mark("u-squad", broken=True)
    told.flip(dice(1, 1)).say("51 rout", ALLIES)
    assert [event.side for event in told.told(MoraleRolled)] == ["axis"]
    told.flip(dice(1, 2)).say("53 rout")
    assert told.state.spent == (ALLIES, "axis")
    assert told.refusal("50 recover") == "side-activated"
