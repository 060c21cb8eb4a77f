"""6.0 Units: values, states, leaders, stacking; 7.0 weapons; 17.5 cover."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.turn_events import OrderEnded
from combat.games.command.rules.events.unit_events import (
    SuppressionLifted,
    UnitBroke,
    UnitEliminated,
    UnitSplit,
    WeaponBoxed,
    WeaponBroke,
)
from combat.games.command.rules.orders.stepping import may_carry
from combat.games.command.rules.pieces.harm import suppress
from combat.games.command.rules.pieces.values import firepower, morale, movement, reach
from combat.games.command.rules.state import Attack
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules_table import Table, dice

UNITS = {"g-squad": ("squad", "K8"), "g-leader": ("leader", "K8"), "u-squad": ("squad", "A1")}
FIRE = {50: ("fire", "light-wounds"), 150: ("fire", "light-wounds")}


def squad(told: Table) -> tuple[int, int, int, int]:
    """Return firepower, range, movement and morale of the squad."""
    unit = told.state.units["g-squad"]
    return (
        total(firepower(told.state, unit.id)),
        reach(told.state, unit.id),
        total(movement(told.state, unit)),
        total(morale(told.state, unit)),
    )


@pytest.mark.rule("6.1", "6.7", "6.3", "6.4", "18.4")
def test_what_a_unit_is_worth_is_printed_and_changed_by_leaders_and_markers() -> None:
    told = Table(drawn_book(), UNITS)
    assert squad(told) == (6, 6, 5, 8)
    told.mark("g-squad", veteran=True)
    assert squad(told) == (7, 7, 6, 9)
    told.mark("g-squad", veteran=False, suppressed=True)
    assert squad(told) == (5, 5, 4, 7)
    told.mark("g-squad", broken=True, suppressed=False)
    assert squad(told) == (4, 2, 5, 9)
    told.mark("g-squad", broken=False)
    told.state.works[at("K8")] = "wire"
    assert squad(told) == (5, 5, 5, 7)


@pytest.mark.rule("6.7", "6.2")
def test_command_helps_no_leader_and_is_nothing_when_he_is_broken() -> None:
    told = Table(drawn_book(), UNITS | {"g-major": ("major", "K8")})
    assert squad(told) == (8, 8, 7, 10)
    leader = told.state.units["g-leader"]
    assert total(morale(told.state, leader)) == 8
    told.mark("g-major", broken=True)
    assert squad(told) == (6, 6, 5, 8)


@pytest.mark.rule("6.7")
def test_command_helps_weapons_that_are_no_ordnance_and_not_a_leaders_own() -> None:
    told = Table(drawn_book(), UNITS | {"g-team": ("team", "K8"), "g-other": ("team", "K8")})
    lmg, mortar, own = told.arm("g-squad", "lmg"), told.arm("g-team", "mortar"), told.arm("g-leader", "lmg")
    assert (total(firepower(told.state, lmg)), reach(told.state, lmg)) == (5, 9)
    assert (total(firepower(told.state, mortar)), reach(told.state, mortar)) == (6, 9)
    assert total(firepower(told.state, own)) == 4


@pytest.mark.rule("17.5", "17.3", "18.2")
@pytest.mark.parametrize(
    ("ground", "road", "work", "cover"),
    [
        ("brush", False, "", 1), ("brush", False, "foxholes", 3), ("building", True, "", 2), ("open", True, "", -1),
        ("open", True, "foxholes", 2), ("open", False, "", 0), ("stream", False, "", -1),
    ],
)  # fmt: skip
def test_one_cover_counts_and_a_road_takes_one_of_it(ground: str, road: bool, work: str, cover: int) -> None:
    book = drawn_book({} if ground == "open" else {"K8": ground}, ways=[way("road", "K9", "K8", "K7")] if road else ())
    told = Table(book, {"g-squad": ("squad", "K8"), "u-squad": ("squad", "A1")})
    if work:
        told.state.works[at("K8")] = work
    assert total(morale(told.state, told.state.units["g-squad"])) == 7 + cover


@pytest.mark.rule("17.4", "17.5")
def test_a_wall_covers_against_shots_that_come_over_it_and_no_mortar() -> None:
    told = Table(drawn_book(sides=[("K8", "K7", "wall")]), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6")})
    unit = told.state.units["g-squad"]
    for place, indirect, value in (("K6", False, 9), ("K10", False, 7), ("K6", True, 7)):
        told.mark("u-squad", hex=at(place))
        attack = Attack("fire", ALLIES, (at("K8"),), ("u-squad",), indirect=indirect)
        assert total(morale(told.state, unit, attack)) == value


@pytest.mark.rule("7.5")
def test_flames_know_no_cover() -> None:
    told = Table(drawn_book({"K8": "woods"}), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K7")})
    attack = Attack("fire", ALLIES, (at("K8"),), ("u-squad",), flames=True)
    assert total(morale(told.state, told.state.units["g-squad"], attack)) == 7


@pytest.mark.rule("6.9b", "6.9")
def test_each_figure_too_many_costs_one_cover_by_the_option() -> None:
    for squads, value in ((2, 7), (3, 3)):
        units = {f"g-squad-{number}": ("squad", "K8") for number in range(squads)}
        told = Table(drawn_book({"K8": "orchard"}), units | {"u-squad": ("squad", "A1")})
        assert total(morale(told.state, told.state.units["g-squad-0"])) == value


@pytest.mark.rule("6.9a", "6.10")
def test_otherwise_a_squad_may_split_and_the_rest_is_removed_at_the_end_of_the_turn() -> None:
    units = {"g-squad-1": ("squad", "K8"), "g-squad-2": ("squad", "K8"), "u-squad": ("squad", "A1")}
    told = Table(drawn_book(), units, overstack_costs_cover=False)
    told.mark("g-squad-1", broken=True)
    told.say("pass", "none", "g-squad-1", "g-squad-1.2")
    assert [event.teams for event in told.told(UnitSplit)] == [("g-squad-1.1", "g-squad-1.2")]
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad-1.2"]
    assert told.state.units["g-squad-1.1"].broken
    assert told.state.vp == -1


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("option", [True, False])
def test_a_second_suppression_breaks_by_the_option(option: bool) -> None:
    told = Table(drawn_book(), UNITS, suppressed_twice_breaks=option)
    told.mark("u-squad", suppressed=True)
    events = list(suppress(told.state, "u-squad", "rout"))
    assert [type(event) for event in events] == ([SuppressionLifted, UnitBroke] if option else [])


@pytest.mark.rule("6.8")
def test_a_hero_is_activated_again_and_again() -> None:
    told = Table(
        drawn_book(), {"g-hero": ("hero", "K8"), "u-squad": ("squad", "A1")},
        hands={50: ("move", "ambush"), 51: ("move", "ambush")},
    )  # fmt: skip
    told.say("50 move", "g-hero", "g-hero", "11.07", "stop")
    assert told.told(OrderEnded)
    assert told.refusal("51 move") == ""
    told.say("51 move")
    assert told.refusal("g-hero") == ""


@pytest.mark.rule("6.8", "5.1")
def test_a_hero_goes_without_points_and_without_a_place_on_the_track() -> None:
    told = Table(drawn_book(), UNITS | {"u-hero": ("hero", "K7")}, hands=FIRE)
    told.mark("u-hero", broken=True)
    told.flip(dice(6, 6), dice(1, 1, ALLIES)).say("50 fire", "g-squad", "11.07 g-squad")
    assert [event.space for event in told.told(UnitEliminated)] == [0]
    assert told.told(PointsScored) == []


@pytest.mark.rule("14.15", "6.10")
def test_light_wounds_make_a_team_of_a_squad_for_a_point() -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K7")}, hands=FIRE)
    lmg = told.arm("u-squad", "lmg")
    told.mark("u-squad", broken=True, suppressed=True, activated=True)
    told.window["breaking"] = "150 light-wounds"
    told.flip(dice(6, 6), dice(1, 1, ALLIES)).say("50 fire", "g-squad", "11.07 g-squad")
    assert [(event.side, event.points) for event in told.told(PointsScored)] == [(ALLIES, -1)]
    team = told.state.units["u-squad.1"]
    assert (team.figure, team.hex, team.broken, team.suppressed, team.activated, team.weapon) == (
        "team", at("K7"), True, True, True, lmg,
    )  # fmt: skip
    assert told.told(UnitEliminated) == []


@pytest.mark.rule("7.3", "14.20", "2.5d")
def test_a_weapon_that_breaks_broken_is_eliminated() -> None:
    """Sustained Fire on a double that jams as well."""
    hands = {50: ("fire", "ambush"), 51: ("move", "sustained-fire")}
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6")}, hands=hands)
    lmg = told.arm("g-squad", "lmg")
    told.window["fire-roll"] = "51 sustained-fire"
    told.flip(37, dice(6, 6, ALLIES)).say("50 fire", "g-squad", f"11.06 {lmg}")
    assert [event.weapon for event in told.told(WeaponBroke)] == [lmg]
    assert [event.weapon for event in told.told(WeaponBoxed)] == [lmg]


@pytest.mark.rule("7.6")
def test_a_charge_is_gone_when_it_has_been_used() -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K7")}, hands=FIRE)
    charge = told.arm("g-squad", "charge")
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("50 fire", "g-squad", f"11.07 {charge}")
    assert [(event.weapon, event.why) for event in told.told(WeaponBoxed)] == [(charge, "used")]


@pytest.mark.rule("7.1")
def test_a_leader_carries_no_weapon_that_slows_him() -> None:
    told = Table(drawn_book(), UNITS)
    hmg, lmg = told.arm("u-squad", "hmg"), told.arm("g-squad", "lmg")
    leader = told.state.units["g-leader"]
    assert not may_carry(told.state, leader, hmg)
    assert may_carry(told.state, leader, lmg)


@pytest.mark.rule("7.2")
def test_a_weapon_may_be_thrown_away_in_the_own_turn() -> None:
    told = Table(drawn_book(), UNITS, hands=FIRE)
    lmg = told.arm("g-squad", "lmg")
    told.say(f"scrap {lmg}")
    assert told.state.weapons[lmg].boxed
    assert told.state.units["g-squad"].weapon == ""
    assert told.state.active == AXIS
