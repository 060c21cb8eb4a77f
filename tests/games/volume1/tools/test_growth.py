"""How costs grow is told by the power of the size, and drawn."""

from __future__ import annotations

import pytest

from tools.volume1.growth import GROWING, SHEETS, Growing, manned, plot, power, wide


@pytest.mark.parametrize("grows", [0.0, 1.0, 2.0])
def test_the_power_of_a_growth_is_found_whatever_is_paid_once(grows: float) -> None:
    sizes = (1, 10, 30, 100)
    costs = [5_000.0, *(size**grows for size in sizes[1:])]
    assert power(Growing("it", sizes, float), costs) == pytest.approx(grows)


def test_boards_and_squads_are_as_large_as_they_are_called() -> None:
    one, nine = wide(1).board, wide(9).board
    assert (nine.columns, nine.rows) == (3 * one.columns, 3 * one.rows)
    assert set(GROWING["sheets"].sizes) == set(SHEETS)
    scenario = manned(50).scenario
    assert len(scenario.squads[0]) + len(scenario.cup) == 50


def test_the_plot_has_a_line_for_each_growth() -> None:
    drawn = plot({"saves": [1.0, 1.0, 1.1, 1.2], "packs": [1.0, 9.0, 30.0, 99.0]}).decode()
    assert drawn.count("class=\"series") >= 2
