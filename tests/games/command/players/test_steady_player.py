"""The steady bot: it answers every question from its view, and a game between two of them ends."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from tests.games.command.skirmish import skirmish


class Watched(SteadyPlayer):
    """Steady bot that counts its questions, and fails if it has no judgement."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: Counter[str] = Counter()

    def answer(self, decision: Decision, state: State) -> Answer:
        """Return the bot's judgement; assert that it exists and is legal."""
        self.asked[decision.kind] += 1
        judged = self.judged(decision, state)
        assert judged is not None, decision
        assert decision.refusal(state, judged) is None, (decision, judged)
        return judged


@pytest.mark.parametrize("seed", range(3))
def test_a_game_between_two_of_him_ends_and_every_answer_is_his_own(seed: int) -> None:
    players = {side: Watched() for side in SIDES}
    referee = Referee.begin(RULES, skirmish(seed), SeededChance(seed))
    referee.play_out({side: Seated(player) for side, player in players.items()}, limit=20_000)
    end = referee.port("").view
    assert end.winner in SIDES
    assert all(player.asked["give-order"] for player in players.values())
