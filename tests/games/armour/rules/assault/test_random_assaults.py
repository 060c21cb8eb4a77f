"""Small random battles with assaults end, obey the laws of the table, and can be resumed at checkpoints."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.assault_events import AssaultDeclared, AssaultEnded
from combat.games.armour.rules.state import State
from combat.games.armour.saves.battle_serializer import SERIALIZER
from combat.games.armour.words.armour_words import WORDS
from tests.games.armour.skirmishes import skirmish
from tests.games.armour.table_laws import check_laws

MOST_ANSWERS = 40
"""Answers between two checkpoints."""


def resumed(state: State) -> Game[State]:
    """Return a game resumed from a checkpoint after serialising and parsing it."""
    plain = SERIALIZER.state_as_plain(state)
    return game_of(RULES, SERIALIZER.state_from_plain(plain, state.book))


@pytest.mark.parametrize(("seed", "language"), [(1, "en"), (2, "es"), (3, "de")])
def test_l699_random_battles_with_assaults_end_and_resume_at_every_checkpoint(seed: int, language: str) -> None:
    words.use(language, strict=True)
    events, numbers = list[Event](), SplitMix(seed)
    game: Game[State] = game_of(RULES, skirmish())

    def tell(state: State, event: Event) -> None:
        events.append(event)
        entry = WORDS.tellers[event.__class__](state, event)
        assert entry is None or entry.head

    game.on_event = tell
    since, seen = 0, 0
    while (asked := game.decision) is not None:
        checkpoints = sum(event.checkpoint for event in events[seen:])
        seen, since = len(events), 0 if checkpoints else since + 1
        assert since <= MOST_ANSWERS
        if checkpoints:
            check_laws(game.state)
            if events[-1].checkpoint and game.state.assault is not None:
                assert resumed(game.state).decision == asked
        assert WORDS.askers[asked.__class__](game.state, asked).title
        game.answer(asked.sample(game.state, numbers))
    assert game.state.phase == "over"
    kinds = {event.__class__ for event in events}
    assert {AssaultDeclared, AssaultEnded} <= kinds
