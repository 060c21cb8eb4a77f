"""Drawn moves: the path through an order's impulses, threats on the path, and the steps that the rules accept."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, distance, label
from combat.engine.words.line import Line
from combat.games.volume1.rules.decisions import ChooseMan, ChooseMove
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order
from combat.games.volume1.standing import told_moves
from combat.games.volume1.standing.drawn_move import draw, legs, misses, moves_on, risks, thrown_down
from combat.games.volume1.standing.move_plans import MovePlans
from tests.games.volume1.standing.walking import Walk, drawn, timed
from tests.games.volume1.tiny_table import Table


@pytest.mark.rule("7.06")
def test_7_06_an_evading_man_goes_one_hex_in_each_impulse_and_no_farther_than_four() -> None:
    table = Table("taylor 02.05 evade")
    move = drawn(table, "taylor", "08.05")
    assert [impulse for impulse, _ in timed(table, move)] == [1, 2, 3, 4]
    assert distance(move.way[-1], move.goal) == 2
    assert Walk(table, move).run() == timed_from_start("taylor 02.05 evade", "08.05")


def timed_from_start(man: str, goal: str) -> list[tuple[int, str]]:
    """Return the impulse and hex of each step as predicted before the first step."""
    table = Table(man)
    return timed(table, drawn(table, man.split(maxsplit=1)[0], goal))


@pytest.mark.rule("7.07")
def test_7_07_a_sprint_goes_one_hex_and_then_two_in_each_impulse() -> None:
    table = Table("taylor 01.05 sprint")
    move = drawn(table, "taylor", "08.05")
    assert [impulse for impulse, _ in timed(table, move)] == [1, 2, 2, 3, 3, 4, 4]
    assert Walk(table, move).run()[-1] == (4, "08.05")


@pytest.mark.rule("7.07")
def test_7_07_a_sprint_goes_round_rough_ground_if_it_can_and_ends_there_if_it_must() -> None:
    table = Table("taylor 02.05 sprint", ground="03.05 hedgerow; 03.06 hedgerow")
    round_it = drawn(table, "taylor", "05.05")
    assert {"03.05", "03.06"}.isdisjoint(round_it.way)
    assert thrown_down(table.state, round_it) is None
    into_it = drawn(table, "taylor", "03.05")
    assert timed(table, into_it) == [(1, "03.05")]
    assert thrown_down(table.state, into_it) == "03.05"
    assert moves_on(table.state, into_it) is None
    walk = Walk(table, into_it)
    assert walk.run() == [(1, "03.05")]
    assert table.order_of("taylor") == "hide"


@pytest.mark.rule("7.07")
def test_7_07_rough_ground_entered_as_the_first_of_two_hexes_lets_him_end_the_second_and_no_more() -> None:
    wall = "; ".join(f"03.{row:02d} hedgerow" for row in range(1, 10))
    table = Table("taylor 01.05 sprint", ground=wall)
    move = drawn(table, "taylor", "08.05")
    assert [impulse for impulse, _ in timed(table, move)] == [1, 2, 2]
    assert thrown_down(table.state, move) == move.way[2]
    assert len(Walk(table, move).run()) == 3


@pytest.mark.rule("7.05")
def test_7_05_a_sneaking_man_goes_one_hex_as_soon_as_he_can_and_must_move_on() -> None:
    table = Table("taylor 02.05 sneak")
    near, far = drawn(table, "taylor", "02.04"), drawn(table, "taylor", "02.03")
    assert timed(table, near) == [(2, "02.04")]
    on = moves_on(table.state, near)
    assert on is not None and (on.impulse, on.doubtful) == (4, False)
    assert timed(table, far) == [(2, "02.04"), (4, "02.03")]
    assert Walk(table, near).run()[0] == (2, "02.04")


@pytest.mark.rule("7.18")
def test_7_18_who_carries_a_comrade_is_planned_and_the_carried_is_not() -> None:
    table = Table("taylor 02.05 carry", "peters 02.05 carry").about("taylor", "peters")
    assert timed(table, drawn(table, "taylor", "02.03")) == [(2, "02.04"), (4, "02.03")]
    assert draw(table.state, table["peters"], [Hex("02.03")]) is None


@pytest.mark.rule("17.3")
def test_17_3_a_man_in_rout_is_drawn_in_his_two_directions_only() -> None:
    table = Table("taylor 05.05 evade rout")
    assert draw(table.state, table["taylor"], [Hex("08.05")]) is None
    move = drawn(table, "taylor", "03.05")
    assert Walk(table, move).run((1, 2)) == timed_from_start("taylor 05.05 evade rout", "03.05")


@pytest.mark.rule("6.0")
def test_6_0_a_way_that_ends_before_his_order_does_says_in_which_impulse_he_must_move_on_and_asks_then() -> None:
    table = Table("taylor 02.05 evade")
    move = drawn(table, "taylor", "02.03")
    on = moves_on(table.state, move)
    assert on is not None and on.impulse == 3
    walk = Walk(table, move)
    assert walk.run() == [(1, "02.04"), (2, "02.03")]
    assert [type(decision) for decision in walk.asked] == [ChooseMove]


@pytest.mark.rule("7.04")
def test_7_04_a_way_that_ends_before_an_impulse_in_which_he_fires_says_so_and_not_that_he_must_move_on() -> None:
    table = Table("taylor 02.05 run-and-gun", "jung 08.05 aimed-fire")
    move = draw(table.state, table["taylor"], [Hex("02.04")])
    assert move is not None and timed(table, move) == [(1, "02.04")]
    lines = {line.rule: line.text for line in told_moves.notes(table.state, move) if isinstance(line, Line)}
    assert lines["7.04"] == "Impulse 2: must fire if he has a target, otherwise must move on"
    assert "6.0" not in lines


@pytest.mark.rule("15.0")
def test_15_0_a_way_leads_round_an_enemy_and_ends_in_his_hex_only_where_it_is_drawn_into_it() -> None:
    table = Table("taylor 02.05 evade", "jung 02.04 hide")
    assert "02.04" not in drawn(table, "taylor", "02.03").way
    assert timed(table, drawn(table, "taylor", "02.04")) == [(1, "02.04")]


@pytest.mark.rule("7.08")
def test_7_08_a_charge_that_is_drawn_past_the_enemy_is_said_to_miss_him() -> None:
    table = Table("taylor 02.05 charge", "jung 02.02 hide")
    assert not misses(table.state, drawn(table, "taylor", "02.02"))
    assert misses(table.state, drawn(table, "taylor", "04.05"))


@pytest.mark.rule("7.08")
def test_7_08_a_charge_is_said_to_miss_only_where_what_is_left_of_it_reaches_no_known_enemy() -> None:
    table = Table("taylor 02.05 charge", "jung 02.02 hide")
    assert not misses(table.state, drawn(table, "taylor", "02.04"))
    assert not misses(table.state, drawn(table, "taylor", "03.05"))  # three hexes from him, and three are left
    assert misses(table.state, drawn(table, "taylor", "02.06"))


@pytest.mark.rule("7.09")
def test_7_09_a_thrower_closes_with_his_marker_as_far_as_he_can_throw() -> None:
    table = Table("taylor 02.05 grenade").arm("taylor", "02.02")
    assert timed(table, drawn(table, "taylor", "02.04")) == [(2, "02.04")]
    away = draw(table.state, table["taylor"], [Hex("02.06")])
    assert away is None or [leg.impulse for leg in legs(table.state, away)] == [4]


def test_way_points_are_kept_and_a_way_may_come_back_to_where_it_began() -> None:
    table = Table("taylor 05.05 evade")
    move = drawn(table, "taylor", "06.04", "05.05", "06.04", "05.05")
    assert timed(table, move) == [(1, "06.04"), (2, "05.05"), (3, "06.04"), (4, "05.05")]
    assert Walk(table, move).run() == [(1, "06.04"), (2, "05.05"), (3, "06.04"), (4, "05.05")]


@pytest.mark.rule("12.0")
def test_12_0_of_two_ways_as_short_he_takes_the_one_that_fewer_enemies_see() -> None:
    table = Table("taylor 03.05 evade", "jung 09.04 hide", ground="06.03 building; 06.04 building; 05.03 building")
    move = drawn(table, "taylor", "05.05")
    man = table["taylor"]

    def seen(hex_: Hex) -> bool:
        return visibility.sees(table.state, table["jung"], replace(man, hex=hex_))

    ways = [(Hex("04.04"), Hex("05.05")), (Hex("04.05"), Hex("05.05"))]
    fewest = min(sum(map(seen, way)) for way in ways)
    assert sum(map(seen, move.way[1:])) == fewest


@pytest.mark.rule("12.0")
def test_12_0_a_risk_names_who_sees_him_there_and_the_shot_that_his_order_allows() -> None:
    table = Table("taylor 03.05 evade", "jung 08.05 aimed-fire", "weiss 08.07 hide")
    table.state.initiative = ("able", "red", "white")
    move = drawn(table, "taylor", "03.03")
    first, last = risks(table.state, move)
    assert set(first.seen_by) == {table.ids["jung"], table.ids["weiss"]}
    assert (first.foe, first.chance) == ("", 0.0)
    assert (last.foe, last.fires_in) == (table.ids["jung"], 2)
    assert 0 < last.chance < 1


@pytest.mark.rule("9.1")
def test_9_1_who_acts_before_him_fires_at_him_in_the_hex_that_he_leaves_later_in_that_impulse() -> None:
    table = Table("taylor 03.05 evade", "jung 08.05 aimed-fire")
    table.state.initiative = ("red", "able")
    first, last = risks(table.state, drawn(table, "taylor", "03.03"))
    assert (first.foe, first.fires_in) == (table.ids["jung"], 2)
    assert last.fires_in == 4


# -- standing answers -------------------------------------------------------------------------------------------------


def test_men_with_a_way_before_them_are_next_in_the_order_in_which_they_were_drawn() -> None:
    table, plans = Table("taylor 02.05 evade", "peters 04.05 evade", "cragg 06.05 evade"), MovePlans()
    men = tuple(table.ids[name] for name in ("taylor", "peters", "cragg"))
    asked = ChooseMan("4.0", "able", men, men[0])
    assert plans(asked, table.state) is None
    plans.draw(drawn(table, "cragg", "06.02"))
    plans.draw(drawn(table, "taylor", "02.02"))
    assert plans(asked, table.state) == table.ids["cragg"]
    plans.draw(drawn(table, "cragg", "06.03"))
    assert plans(asked, table.state) == table.ids["taylor"]
    assert plans.take_back(table.ids["taylor"])
    assert plans(asked, table.state) == table.ids["cragg"]


def test_a_drawn_move_answers_nothing_under_another_order_in_another_turn_or_off_the_way() -> None:
    for change in ({"order": Order("sprint")}, {"hex": Hex("08.08")}):
        table, plans = Table("taylor 02.05 evade"), MovePlans()
        plans.draw(drawn(table, "taylor", "02.02"))
        man = table.ids["taylor"]
        table.state.men[man] = replace(table.state.men[man], **change)
        assert plans(ChooseMan("4.0", "able", (man,), man), table.state) is None
    table, plans = Table("taylor 02.05 evade"), MovePlans()
    plans.draw(drawn(table, "taylor", "02.02"))
    table.clock("action", 1, turn=2)
    assert plans(ChooseMan("4.0", "able", (man,), man), table.state) is None


# -- whatever is drawn is taken ----------------------------------------------------------------------------------------

GROUND = ("hedgerow", "trees", "stream", "building", "rocks", "marsh")
ORDERS = ("evade", "sprint", "sneak", "run-and-gun", "carry", "charge", "smoke-grenade")
HEXES = st.builds(label, st.integers(1, 9), st.integers(1, 9))


@settings(max_examples=250, deadline=None)
@given(
    start=HEXES,
    goals=st.lists(HEXES, min_size=1, max_size=3),
    order=st.sampled_from(ORDERS),
    ground=st.dictionaries(HEXES, st.sampled_from(GROUND), max_size=25),
    morale=st.sampled_from(("normal", "normal", "rout", "berserk")),
    foe=HEXES,
)
@pytest.mark.rule("6.0")
def test_6_0_whatever_is_drawn_and_not_interrupted_the_rules_take_step_by_step(
    start: Hex, goals: list[Hex], order: str, ground: dict[Hex, str], morale: str, foe: Hex
) -> None:
    words = "; ".join(f"{hex_} {kind}" for hex_, kind in ground.items())
    table = Table(f"taylor {start} {order} {morale}", ground=words)
    if foe != start:
        table = Table(f"taylor {start} {order} {morale}", f"jung {foe} hide", ground=words)
    move = draw(table.state, table["taylor"], goals)
    if move is None:
        return
    promised = timed(table, move)
    assert promised
    walk = Walk(table, move)
    taken = walk.run()
    met = table["taylor"].hex in table.state.melee or bool(walk.plans.waiting) or table.order_of("taylor") != order
    met = met or any(not isinstance(decision, ChooseMove) for decision in walk.asked)
    assert taken == promised[: len(taken)]
    assert len(taken) == len(promised) or met


# -- speed --------------------------------------------------------------------------------------------------------------


def test_a_far_way_among_thirty_enemies_is_found_within_a_few_thousand_steps_of_the_machine() -> None:
    men = [f"{name} 09.{row:02d} hide" for row, name in enumerate(("jung", "weiss", "lang", "voigt", "frey"), 2)]
    table = Table("taylor 01.05 sprint", *men)
    jung = table["jung"]
    for number in range(25):
        foe: Man = replace(jung, id=f"soldat-{number}", hex=label(5 + number % 5, 1 + number % 9))
        table.state.men[foe.id] = foe
        table.figures[foe.id] = table.figures[jung.id]
    began = process_time()
    for _ in range(1000):
        sum(range(1000))
    unit = process_time() - began
    began = process_time()
    assert draw(table.state, table["taylor"], [Hex("04.09")]) is not None
    assert process_time() - began < 3 * unit
