"""A random night battle among mines: every sample is legal, every event has a log line, it ends (L787 to L799)."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.saves.battle_serializer import SERIALIZER
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS
from tests.games.armour.shipped import book


@pytest.mark.rule("L793")
def test_a_random_battle_before_dawn_is_played_to_its_end() -> None:
    game, numbers, kinds = game_of(RULES, new_state(book("before-dawn"))), SplitMix(2), Counter[str]()

    def tell(state: State, event: Event) -> None:
        kinds[event.kind] += 1
        TELLERS[event.__class__](state, event)

    game.on_event = tell
    while game.decision is not None:
        assert ASKERS[game.decision.__class__](game.state, game.decision).title
        game.answer(next(game.decision.samples(game.state, numbers)))
    state = game.state
    assert state.phase == "over"
    assert min(kinds[kind] for kind in ("work-placed", "night-sight-rolled", "dawn-rolled", "mine-rolled")) > 0
    plain = SERIALIZER.state_as_plain(state)
    assert SERIALIZER.state_as_plain(SERIALIZER.state_from_plain(plain, state.book)) == plain
