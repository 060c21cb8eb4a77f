"""Whole battles of the steady bot: they end, obey the laws of the table, and are reproducible from the seed."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.armour.content.library import load_book, scenario_ids
from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.miniatures.players.judged import Judged
from tests.games.armour.table_laws import check_laws
from tests.sampled import sample

MOST = 5_000
"""Answers after which a battle counts as endless."""


class Watched(SteadyPlayer):
    """Steady bot that counts its questions, and those for which it has no judgement."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked, self.guessed = Counter[str](), Counter[str]()

    def considered(self, decision: Decision, state: State) -> Judged | None:
        """Return the bot's judgement, None if it has none; count the question."""
        found = super().considered(decision, state)
        self.asked[decision.kind] += 1
        self.guessed[decision.kind] += found is None
        return found


def played(mission: str, seed: int) -> tuple[State, list[Event], dict[str, Watched]]:
    """Play a mission between two steady bots; return the final state, all events, and the bots by seat."""
    events, players = list[Event](), {seat: Watched(seed + place) for place, seat in enumerate(SEATS)}
    game = game_of(RULES, RULES.new_state(load_book(mission)))
    game.keep = 0

    def observe(state: State, event: Event) -> None:
        events.append(event)
        if event.checkpoint:
            check_laws(state)

    referee = Referee(RULES, game, SeededChance(seed), observe)
    referee.play_out({seat: Seated(player) for seat, player in players.items()}, MOST)
    return game.state, events, players


@pytest.mark.parametrize("mission", sample(scenario_ids(), 9))
def test_a_battle_ends_and_every_answer_is_its_own(mission: str) -> None:
    end, _, players = played(mission, 1)
    assert end.phase == "over" and end.winner in SEATS
    for player in players.values():
        assert player.asked["move-units"] and player.guessed.total() <= player.asked.total() // 20, player.guessed


def test_the_same_seed_gives_the_same_battle() -> None:
    one, other = played("two-platoons", 3), played("two-platoons", 3)
    assert one[1] == other[1] and one[0] == other[0]
