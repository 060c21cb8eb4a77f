"""Moves of orders drawn on the board: a man's reach by impulse, an enemy's printed path (6.0, 9.3)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.play.prospects import way_ahead
from combat.games.volume1.rules.state import Clock, Order, State
from combat.games.volume1.table.overlays.order_ghost import reaches
from tests.games.volume1.table.sitting import Sitting


@pytest.fixture
def state() -> State:
    """Return a state in which orders are asked for."""
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    return sitting.desk.state.copy()


@pytest.mark.rule("7.07")
def test_7_07_a_sprint_reaches_one_hex_and_then_two_an_impulse(state: State) -> None:
    man = replace(state.men["sgt-taylor"], hex=Hex("06.06"))
    found = reaches(state, man, state.book.charts.orders["sprint"])
    assert [found[Hex(hex_)] for hex_ in ("05.06", "05.05", "05.04", "05.03", "05.02")] == [1, 2, 2, 3, 3]


@pytest.mark.rule("7.07")
def test_7_07_a_sprint_reaches_nothing_through_a_wall_that_throws_him_down(state: State) -> None:
    man = replace(state.men["sgt-taylor"], hex=Hex("06.06"))
    found = reaches(state, man, state.book.charts.orders["sprint"])
    assert [found[Hex(hex_)] for hex_ in ("06.05", "06.04")] == [1, 2]


@pytest.mark.rule("7.05")
def test_7_05_a_sneak_reaches_two_hexes_in_impulses_2_and_4(state: State) -> None:
    man = replace(state.men["sgt-taylor"], hex=Hex("06.06"))
    found = reaches(state, man, state.book.charts.orders["sneak"])
    assert set(found.values()) == {2, 4}


@pytest.mark.rule("9.3")
def test_9_3_an_enemys_evade_goes_by_its_first_direction_in_1_and_3_and_its_second_in_2_and_4(state: State) -> None:
    man = replace(state.on_board("enemy")[0], hex=Hex("06.05"), order=Order("evade", (1, 4)))
    state.clock = Clock(1, "enemy-orders")
    assert [(step.end, step.impulse) for step in way_ahead(state, man)] == [
        ("06.04", 1), ("06.05", 2), ("06.04", 3), ("06.05", 4),
    ]  # fmt: skip


@pytest.mark.rule("10.04")
def test_10_04_a_step_that_he_may_fire_instead_of_is_in_doubt(state: State) -> None:
    man = replace(state.on_board("enemy")[0], hex=Hex("06.05"), order=Order("run-and-gun", (1,)))
    state.clock = Clock(1, "enemy-orders")
    assert [step.doubtful for step in way_ahead(state, man)] == [False, True, False, True]


def test_what_an_enemy_has_done_this_impulse_does_not_lie_ahead(state: State) -> None:
    man = replace(state.on_board("enemy")[0], hex=Hex("06.05"), order=Order("evade", (1, 4)))
    state.clock = Clock(1, "action", 2, 0, (man.id,))
    assert [step.impulse for step in way_ahead(state, man)] == [3, 4]
