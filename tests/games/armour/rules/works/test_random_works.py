"""A random battle among all kinds of works: samples are legal, events have log lines, it ends (A41, A42)."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.move_events import CrossRolled
from combat.games.armour.rules.state import State
from combat.games.armour.saves.battle_serializer import SERIALIZER
from combat.games.armour.words.armour_log import TELLERS
from tests.games.armour.rules.works.laid import laid
from tests.games.armour.tiny_battle import Placed, battle
from tests.sampled import sample

KINDS = ("wire", "trench", "mines", "roadblock", "pit")


def crowded() -> State:
    """Return a battle of infantry, tanks and guns on both sides of rows of works, 30 cm apart."""
    south = [
        Placed("us-rifle-platoon", {"garand-team": 5, "bazooka-team": 1}, [f"{40 + 7 * n},84" for n in range(6)]),
        Placed("us-sherman-platoon", {"m4-sherman": 4}, [f"{90 + 7 * n},84" for n in range(4)]),
    ]
    north = [
        Placed("de-grenadier-platoon", {"mg34-team": 6}, [f"{40 + 8 * n},54@180" for n in range(6)]),
        Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 2}, ["92,52@180", "104,52@180"]),
    ]
    works = [f"{KINDS[(row + place) % 5]} {42 + 16 * place},{54 + 9 * row}" for row in range(3) for place in range(5)]
    return laid(battle(south, north, phase="movement"), *works)


def played(seed: int, kinds: Counter[str], grounds: Counter[str]) -> State:
    """Play a random battle; return its final state, and count its events and the grounds of its Cross rolls."""
    game, numbers = game_of(RULES, crowded()), SplitMix(seed)

    def tell(state: State, event: Event) -> None:
        kinds[event.kind] += 1
        if isinstance(event, CrossRolled):
            grounds[event.ground] += 1
        TELLERS[event.__class__](state, event)

    game.on_event = tell
    while game.decision is not None:
        game.answer(next(game.decision.samples(game.state, numbers)))
    return game.state


@pytest.mark.rule("A41")
def test_random_battles_among_works_are_played_to_their_ends() -> None:
    kinds, grounds = Counter[str](), Counter[str]()
    for seed in sample(range(120), 12):
        state = played(seed, kinds, grounds)
        assert state.phase == "over"
        plain = SERIALIZER.state_as_plain(state)
        assert SERIALIZER.state_as_plain(SERIALIZER.state_from_plain(plain, state.book)) == plain
    assert min(kinds[kind] for kind in ("mine-rolled", "work-crushed", "assault-declared")) > 0
    assert {"wire", "trench", "roadblock"} <= set(grounds)
