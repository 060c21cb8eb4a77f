"""Totals of simulated battles."""

from __future__ import annotations

import pytest

from combat.games.armour.reports.battle_row import BattleRow
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.miniatures.reports.run_summary import summary, told


def row(seed: int, winner: str, points: int) -> BattleRow:
    """Return the row of a battle of 6 turns."""
    return BattleRow(seed, winner, "goal-held", points, 6, 30, 4, 2, {ATTACKER: 5, DEFENDER: 7}, 400)


@pytest.mark.parametrize(
    ("won", "games", "least", "most"), [(100, 200, 0.431, 0.569), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_the_interval_of_the_share_won_is_that_of_wilson(won: int, games: int, least: float, most: float) -> None:
    found = summary(row(seed, ATTACKER if seed < won else DEFENDER, 1) for seed in range(games))
    assert found["interval"] == pytest.approx([least, most], abs=0.001)


def test_a_summary_has_shares_and_means() -> None:
    found = summary([row(1, ATTACKER, 4), row(2, DEFENDER, -2), row(3, ATTACKER, 1), row(4, ATTACKER, 1)])
    assert (found["games"], found["attacker"], found["points"]) == (4, 0.75, 1)
    assert found["lost"] == [5, 7] and found["ended"] == {"goal-held": 4}
    assert "4 battles between steady (attacker) and random (defender): 75% won" in told(
        found, {ATTACKER: "steady", DEFENDER: "random"}
    )


def test_no_battle_has_no_sums() -> None:
    assert summary([]) == {"games": 0}
