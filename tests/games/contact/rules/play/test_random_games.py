"""Random games: each ends, restarts from its checkpoints, and its states survive conversion to JSON."""

from __future__ import annotations

import json
from itertools import pairwise, product

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.saves.contact_serializer import SERIALIZER
from tests.games.contact.shipped import MISSIONS, book
from tests.games.contact.skirmishes import skirmish
from tests.sampled import sample

SKIRMISHES, SEEDS = 880, 20
"""Games at close quarters, and games of each mission, in the soak: 1,000 together."""
MOST, BETWEEN = 6_000, 40
"""Answers after which a game counts as endless, and the most between two checkpoints."""
OFTEN = 37


def check_laws(state: State) -> None:
    """Assert that each marker covers exactly one unit or dummy, and that each unit is in one place."""
    owners = [unit.marker for unit in state.units.values() if unit.marker]
    owners += [dummy.marker for dummy in state.dummies.values() if dummy.marker]
    assert sorted(owners) == sorted(state.markers)
    for unit in state.units.values():
        assert not (unit.placed and unit.pose is None)
        assert not unit.marker or unit.where == "marker"
        assert unit.where != "aboard" or state.units[unit.carrier].alive
    assert all(count >= 0 for count in state.orders.values())


def played(start: State, seed: int, restarts: int = 4) -> None:
    """Play a game at random and check the laws; then restart it from `restarts` of its checkpoints."""
    game, numbers, marks = game_of(RULES, start.copy()), SplitMix(seed), [0]

    def observe(state: State, event: Event) -> None:
        if event.checkpoint:
            check_laws(state)
            marks.append(len(game.entries))

    game.on_event = observe
    for count in range(MOST):
        if (asked := game.decision) is None:
            break
        if count % OFTEN == 0:
            data = json.loads(json.dumps(SERIALIZER.state_as_plain(game.state)))
            assert SERIALIZER.state_from_plain(data, game.state.book) == game.state
        game.answer(asked.sample(game.state, numbers))
    assert game.state.phase == "over" and game.state.winner in ("", *SEATS)
    assert max(later - sooner for sooner, later in pairwise([*marks, len(game.entries)])) <= BETWEEN
    end = SERIALIZER.state_as_plain(game.state)
    for checkpoint in game.checkpoints[:: max(1, len(game.checkpoints) // restarts)]:
        history = game.entries[: checkpoint.answers]
        again = Game(checkpoint.state.copy(), RULES.play, RULES.apply, history=history, concession=RULES.concede)
        again.replay(game.entries[checkpoint.answers :])
        assert (again.over, SERIALIZER.state_as_plain(again.state)) == (True, end)


@pytest.mark.parametrize("seed", sample(range(SKIRMISHES), 88))
def test_a_skirmish_keeps_every_law(seed: int) -> None:
    played(skirmish(), seed)


@pytest.mark.parametrize(("mission", "seed"), sample([*product(MISSIONS, range(SEEDS))], 67))
def test_a_mission_keeps_every_law(mission: str, seed: int) -> None:
    played(RULES.new_state(book(mission)), seed, restarts=1)
