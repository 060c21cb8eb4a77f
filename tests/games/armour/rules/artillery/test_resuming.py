"""Bombardments resume from each checkpoint with the same question, and checkpoints are close together."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.answers import Bombard, LayScreen
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State
from tests.games.armour.rules.artillery.barrage import TANK, battery, call, screen
from tests.games.armour.tiny_battle import Placed

CROWD = Placed(
    "de-grenadier-platoon", {"mg34-team": 8}, [f"{54 + 5 * (each % 4)},{57 + 4 * (each // 4)}" for each in range(8)]
)
FARTHEST = 40
"""Answers between two checkpoints, at most."""


@pytest.mark.parametrize("answer", [call(), screen()], ids=["shells", "smoke"])
@pytest.mark.parametrize("seed", range(6))
def test_every_stage_resumes(answer: Bombard | LayScreen, seed: int) -> None:
    last, numbers, since = list[bool](), SplitMix(seed), 0
    game: Game[State] = game_of(RULES, battery(enemies=[CROWD, TANK]).copy())
    game.on_event = lambda _, event: last.append(event.checkpoint)
    game.answer(answer)
    while game.decision is not None and game.decision.to_chance:
        if last and last[-1]:
            assert game_of(RULES, game.state.copy()).decision == game.decision
            since = 0
        last.clear()
        since += 1
        assert since <= FARTHEST
        game.answer(next(game.decision.samples(game.state, numbers)))
    assert game.state.fire_mission is None
