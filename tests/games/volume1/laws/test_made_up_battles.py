"""Generated battles can be won and lost; `make soak` plays two hundred of each kind."""

from __future__ import annotations

import os

import pytest

from combat.games.volume1.content.generator.request import KINDS, Kind
from combat.games.volume1.content.generator.workshop import Workshop
from tools.volume1 import generator_table
from tools.volume1.made_up_battles import Battle, Task, play

BATTLES = int(os.environ.get("COMBAT_SOAK", "40")) // 10
"""Greatest number of battles of each kind that are played."""
ENOUGH = 100
"""So many tell how often a kind is won; of fewer it is told only that some are won, and some lost by fighting."""

ON_MADE_GROUND = BATTLES if BATTLES >= ENOUGH else 0
"""Number of generated boards that are played on: all but one are left to the soak test, as each takes seconds."""


def test_ground_of_every_country_can_be_fought_on_and_is_won_and_lost() -> None:
    """A quarter of the battles on made-up ground is won at least, and a quarter lost; none is impossible."""
    workshop = Workshop()
    tasks = generator_table.ground_tasks(range(1, ON_MADE_GROUND + 1)) or [Task(KINDS[1], 1, country="river")]
    battles = [play(workshop, task) for task in tasks]
    assert all(battle.games for battle in battles)
    if ON_MADE_GROUND:
        assert list(generator_table.ground_faults(generator_table.ground_table(tasks, battles))) == []


@pytest.mark.parametrize("kind", KINDS)
def test_battles_of_each_kind_are_won_and_lost_by_fighting(kind: Kind) -> None:
    workshop = Workshop()
    battles = list[Battle]()
    for seed in range(1, BATTLES + 1):
        battles.append(play(workshop, Task(kind, seed)))
        games = [game for battle in battles for game in battle.games]
        won, lost = (any(game.outcome.won for game in games), any(game.cost for game in games if not game.outcome.won))
        if won and lost and BATTLES < ENOUGH:
            return
    assert won
    assert lost
    assert list(generator_table.faults(generator_table.row(kind, battles), [kind])) == []
