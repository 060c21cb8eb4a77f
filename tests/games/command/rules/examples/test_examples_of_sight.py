"""Examples of sight, night, bridges and cover from other chapters."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.fight_events import DefenceRolled
from combat.games.command.rules.fighting.aiming import strength
from combat.games.command.rules.ground.entering import cost
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import Attack
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

UNITS = {"g-squad": ("rifle", "K8"), "u-squad": ("ranger", "K5"), "u-far": ("team", "O1")}
FIRES = {50: ("fire", "ambush")}


@pytest.mark.rule("18.5", "16.4")
@pytest.mark.parametrize(
    ("smoke", "hindrance"),
    [("N8", 7), ("M8", 7), ("M7", 0), ("M9", 7), ("N7", 7), ("N6", 0)],
)  # fmt: skip
def test_smoke_fills_its_hex_with_all_its_sides_for_a_line_along_one_of_them(smoke: str, hindrance: int) -> None:
    """From M9 to N7 one looks exactly along the side of M8 and N8."""
    told = Example(drawn_book(), UNITS, smoke={at(smoke): 70})
    assert sight(told.state, at("M9"), at("N7")).hindrance == hindrance
    assert sight(told.state, at("N7"), at("M9")).hindrance == hindrance


@pytest.mark.rule("18.6", "16.1")
@pytest.mark.parametrize(("blaze", "clear"), [("N8", False), ("M8", False), ("M9", True), ("N7", True), ("M7", True)])
def test_a_blaze_ends_every_line_through_or_along_its_hex_whatever_the_height(blaze: str, clear: bool) -> None:
    for levels in ({}, {"M9": 3}, {"M9": 2, "N7": 2}):
        told = Example(drawn_book(levels=levels), UNITS, blazes=frozenset({at(blaze)}))
        assert sight(told.state, at("M9"), at("N7")).clear is clear


@pytest.mark.rule("18.5", "16.2")
def test_smoke_below_hinders_those_on_hills_where_brush_below_does_not() -> None:
    told = Example(drawn_book({"K7": "brush"}, {"K8": 1, "K5": 1}), UNITS)
    assert sight(told.state, at("K8"), at("K5")).hindrance == 0
    told.state.smoke[at("K6")] = 20
    assert sight(told.state, at("K8"), at("K5")).hindrance == 2


@pytest.mark.rule("16.4", "11.3")
def test_units_of_either_side_between_neither_block_nor_hinder() -> None:
    told = Example(drawn_book(), UNITS | {"g-team": ("team", "K7"), "u-team": ("team", "K6")})
    assert total(strength(told.state, ("g-squad",), (at("K5"),))) == 5


@pytest.mark.rule("19.1", "19.2")
@pytest.mark.parametrize(("place", "shell", "hindrance"), [("K5", "", 3), ("K7", "", 1), ("K5", "K3", 0), ("K5", "M4", 0),
                                                          ("K5", "K2", 3), ("K5", "K8", 3)])  # fmt: skip
def test_night_hinders_by_the_distance_where_no_starshell_lights_the_target(
    place: str, shell: str, hindrance: int
) -> None:
    told = Example(drawn_book(), UNITS, night=True, starshells=(at(shell),) if shell else ())
    assert sight(told.state, at("K8"), at(place)).hindrance == hindrance


@pytest.mark.rule("19.1", "17.1", "17.3")
def test_by_night_ground_costs_one_more_and_a_road_does_not() -> None:
    book = drawn_book({"J7": "woods"}, {"L7": 1}, ways=[way("road", "K8", "K7", "K6")])
    told = Example(book, UNITS, night=True)
    costs = {name: total(cost(told.state, at("K8"), at(name))) for name in ("K7", "J7", "K9", "L7")}
    assert costs == {"K7": 1, "J7": 3, "K9": 2, "L7": 3}


@pytest.mark.rule("17.5", "18.2")
@pytest.mark.parametrize(
    ("work", "ground", "road", "direct", "shelled"),
    [
        ("foxholes", "open", False, 3, 4), ("trench", "open", False, 4, 5), ("pillbox", "open", False, 5, 6),
        ("bunker", "open", False, 6, 7), ("bunker", "woods", True, 5, 6), ("foxholes", "woods", True, 2, 3),
        ("wire", "woods", False, 1, 1), ("mines", "woods", False, 2, 2),
    ],
)  # fmt: skip
def test_a_work_covers_better_against_shells_and_never_adds_to_the_ground(
    work: str, ground: str, road: bool, direct: int, shelled: int
) -> None:
    """Wire and mines cover nobody; wire lowers Morale by one."""
    book = drawn_book({"K5": ground} if ground != "open" else {}, ways=[way("road", "K6", "K5", "K4")] if road else ())
    told = Example(book, UNITS, works={at("K5"): work})
    unit = told.state.units["u-squad"]
    for indirect, cover in ((False, direct), (True, shelled)):
        attack = Attack("fire", "axis", (at("K5"),), ("g-squad",), indirect=indirect)
        assert total(morale(told.state, unit, attack)) == 6 + cover


@pytest.mark.rule("17.4", "17.5")
@pytest.mark.parametrize(("side", "start", "cover"), [("wall", "K3", 2), ("hedge", "K3", 1), ("fence", "K3", 0),
                                                     ("wall", "K8", 0), ("hedge", "N4", 0)])  # fmt: skip
def test_a_side_covers_when_the_shot_comes_in_over_it(side: str, start: str, cover: int) -> None:
    told = Example(drawn_book(sides=[("K5", "K4", side)]), UNITS | {"g-squad": ("rifle", start)}, hands=FIRES)
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("50 fire", "g-squad", "11.05 g-squad")
    assert total(told.told_last(DefenceRolled).sum) == 6 + cover
