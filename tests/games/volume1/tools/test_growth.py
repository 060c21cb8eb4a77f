"""Growth of costs: the exponent fitted to sizes, and its plot."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import loading
from combat.engine.play.runner import run
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import OWN_TITLES
from tools.volume1.growth import GROWING, SHEETS, Growing, endless, manned, plot, power, save_of, table, wide


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


def test_games_and_saves_are_as_long_as_they_are_called(tmp_path: Path) -> None:
    """The battle's own last turn is rolled for from its sixth on."""
    game = sequence.new_game(endless(12))
    run(game, SeededChance(1), RandomPlayer(1))
    assert game.state.clock.turn == 12
    assert len(loading.load(save_of(700, tmp_path), OWN_TITLES).game.entries) >= 700


def test_the_table_tells_sizes_costs_and_bounds() -> None:
    (line,) = table({"packs": [1.0, 10.0, 30.0, 100.0]}).splitlines()[2:]
    assert line == "| reading packs, by number of packs | 1: 1.0, 10: 10.0, 30: 30.0, 100: 100.0 | 1.00 | 1.15 |"


def test_the_plot_has_a_line_for_each_growth() -> None:
    drawn = plot({"saves": [1.0, 1.0, 1.1, 1.2], "packs": [1.0, 9.0, 30.0, 99.0]}).decode()
    assert drawn.count('class="series') >= 2
    assert "<script" not in drawn
