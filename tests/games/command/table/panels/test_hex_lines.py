"""The panel of a hex is computed from the charts and the rules."""

from __future__ import annotations

import pytest

from combat.engine.words.line import Line
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.ground.cover import cover, cover_by_side
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.pieces.values import road_bonus
from combat.games.command.rules.state import Attack
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.panels.hex_lines import ground_lines, states, sums, unit_values
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table


def test_a_road_says_what_the_charts_add_to_a_move() -> None:
    state = RULES.new_state(load_book("crossroads-at-noon", ()))
    hexes = state.book.map.board.hexes()
    on_road = next(hex_ for hex_ in hexes if land_of(state.book).on_road(hex_))
    beside = next(hex_ for hex_ in hexes if not land_of(state.book).on_road(hex_))
    assert f"+{road_bonus(state)} Move" in "".join(line.text for line in ground_lines(state, on_road))
    assert "17.3" not in [line.rule for line in ground_lines(state, beside)]


def test_values_are_those_that_the_rules_count_with_leader_state_and_cover() -> None:
    table = Table(
        drawn_book({"C3": "woods"}), {"squad": ("squad", "C3"), "leader": ("leader", "C3"), "u1": ("team", "F6")}
    )
    shown = {value.label: (value.now, value.printed) for value in unit_values(table.state, table.state.units["squad"])}
    assert shown == {"FP": ("6", "5"), "Range": ("6", "5"), "Move": ("5", "4"), "Morale": ("10", "7")}
    table.mark("squad", suppressed=True)
    worse = unit_values(table.state, table.state.units["squad"])
    assert [value.now for value in worse] == ["5", "5", "4", "9"]
    assert [value.better for value in worse] == [False, False, False, True]


@pytest.mark.rule("18.2")
def test_18_2_a_fortification_says_its_cover_against_mortars_and_artillery() -> None:
    table = Table(
        drawn_book({"C3": "woods"}), {"squad": ("squad", "C3"), "other": ("squad", "E3")}, works={at("C3"): "pillbox"}
    )
    state = table.state
    said = [line.text for line in ground_lines(state, at("C3"))]
    kind = state.book.work_kinds["pillbox"]
    assert said[:2] == [f"Cover {kind.cover} (pillbox)", f"Cover {kind.indirect_cover} against mortars and artillery"]
    assert not [line for line in ground_lines(state, at("E3")) if "mortars" in line.text]
    summed = [line.text for line in sums(state, "squad")]
    assert (
        "Morale against mortars and artillery: 7 Morale of Line squad 1 +6 pillbox against mortars and artillery = 13"
        in summed
    )
    assert "Morale: 7 Morale of Line squad 1 +5 pillbox = 12" in summed
    assert not [line for line in sums(state, "other") if "mortars" in line.text]


@pytest.mark.rule("5.4", "5.5")
def test_5_5_an_objective_says_what_taking_it_scores_now_and_what_secret_chits_add_at_the_end() -> None:
    state = RULES.new_state(load_book("crossroads-at-noon", ()))
    chit = next(chit for chit in state.book.chits.values() if chit.kind == "objective" and chit.vp)
    objective = next(one for one in state.book.map.objectives if one.number == chit.objective)
    state.open_chits, state.secrets[AXIS] = (), (chit.id,)
    (line,) = [line.text for line in ground_lines(state, objective.hexes[0]) if line.rule == "5.4"]
    assert line.startswith(f"Objective {objective.number}: 0 VP now, {chit.vp} at the end with your secret chit,")
    state.open_chits, state.secrets[AXIS] = (chit.id,), ()
    (line,) = [line.text for line in ground_lines(state, objective.hexes[0]) if line.rule == "5.4"]
    assert line.startswith(f"Objective {objective.number}: {chit.vp} VP, held by")


CROWDED = {f"u{number}": ("squad", "C3") for number in range(2)}


@pytest.mark.rule("6.9b")
@pytest.mark.parametrize("active", [AXIS, ALLIES])
def test_6_9b_the_cover_of_an_overstacked_hex_is_the_same_in_either_turn(active: str) -> None:
    state = Table(drawn_book({"C3": "woods"}), CROWDED, active=active, overstack_costs_cover=True).state
    said = [line.text for line in ground_lines(state, at("C3"))]
    assert said[0] == "Cover 2 woods −1 overstacked = 1"
    assert said[1] == "Allies: 1 too many, cover −1"
    summed = [line.text for line in sums(state, "u0")]
    assert "Morale: 7 Morale of Line squad 1 +2 woods −1 overstacked = 8" in summed


@pytest.mark.rule("6.9b")
def test_6_9b_in_a_melee_hex_the_cover_line_names_the_overstacked_side() -> None:
    units = {**CROWDED, "g1": ("team", "C3")}
    state = Table(drawn_book({"C3": "woods"}), units, overstack_costs_cover=True).state
    said = [line.text for line in ground_lines(state, at("C3"))]
    assert said[:2] == ["Axis: cover 2 (woods)", "Allies: cover 2 woods −1 overstacked = 1"]
    even = Table(drawn_book({"C3": "woods"}), {"u0": ("team", "C3"), "g1": ("team", "C3")}).state
    assert [line.text for line in ground_lines(even, at("C3"))] == ["Cover 2 (woods)"]


@pytest.mark.rule("17.4")
def test_17_4_a_hex_says_which_hexsides_give_better_cover_and_how_much() -> None:
    sides = [
        ("E5", "E4", "wall"),
        ("E5", "E6", "wall"),
        ("E5", "F5", "fence"),
        ("D4", "D5", "wall"),
        ("C3", "C2", "hedge"),
    ]
    book = drawn_book({"C3": "building"}, sides=sides)
    state = Table(book, {"g": ("squad", "E5"), "u": ("squad", "E2")}).state
    said = [(line.text, line.rule) for line in ground_lines(state, at("E5"))]
    assert said[:2] == [("Cover 0", "17.5"), ("Cover 2 (wall) towards 05.04 and 05.06", "17.4")]
    assert not [line for line in ground_lines(state, at("C3")) if "towards" in line.text]
    (behind, _) = cover_by_side(state, at("E5"), AXIS).values()
    assert behind == cover(state, at("E5"), AXIS, Attack("fire", ALLIES, (at("E5"),), ("u",)))


@pytest.mark.rule("6.9a")
def test_6_9a_an_overstacked_hex_says_that_units_will_be_removed() -> None:
    state = Table(drawn_book({"C3": "woods"}), CROWDED, overstack_costs_cover=False).state
    lines = ground_lines(state, at("C3"))
    assert Line("Allies: 1 too many, units are removed at the end of the turn", "6.9a") in lines


@pytest.mark.rule("6.8", "8.2")
@pytest.mark.parametrize(("figure", "said"), [("leader", ("activated",)), ("hero", ())])
def test_6_8_a_hero_who_may_act_again_is_not_said_to_be_activated(figure: str, said: tuple[str, ...]) -> None:
    told = Table(drawn_book(), {"g-one": (figure, "C3")})
    told.mark("g-one", activated=True)
    assert states(told.state, told.state.units["g-one"]) == said
