"""Invariants of every game: it ends, no piece is lost, points equal a recount, and it restarts from any checkpoint."""

from __future__ import annotations

import os
from itertools import pairwise

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.saves.keeping_games import KEEPING
from tests.engine.same_kinds import checkpoints_keep_their_types
from tests.games.command.laws.laws import at_rest, hold, nobody_is_lost
from tests.games.command.laws.recount import Bookkeeper
from tests.games.command.laws.settings import last_hour, setting, small

SOAK = int(os.environ.get("COMBAT_SOAK", "0"))
"""Number of whole games played besides the short ones; `make soak` plays 2,000."""
SHORT = 88 if SOAK else 40
LAST_HOURS = 12
BATCH = 4
APART = 40
"""Answers between two checkpoints at most, besides rolls that are made again, which has no bound (3.7)."""
LONGEST = 50_000


@pytest.mark.parametrize("first", range(0, SHORT, BATCH))
def test_every_law_holds_in_short_fights(first: int) -> None:
    for number in range(first, first + BATCH):
        _prove(*small(number), number, often=4)


@pytest.mark.parametrize("number", range(LAST_HOURS))
def test_every_law_holds_in_the_last_hour_of_every_scenario(number: int) -> None:
    _prove(*last_hour(number), number, often=9)


@pytest.mark.skipif(not SOAK, reason="plays whole games: make soak")
@pytest.mark.parametrize("first", range(0, SOAK, BATCH))
def test_every_law_holds_in_every_game(first: int) -> None:
    for number in range(first, min(first + BATCH, SOAK)):
        _prove(*setting(number), number, often=1)


def _prove(name: str, book: Book, seed: int, often: int) -> None:
    try:
        play_and_prove(book, seed, often)
    except Exception as fault:
        fault.add_note(f"game {seed}: {name}")
        raise


def play_and_prove(book: Book, seed: int, often: int) -> None:
    """Play a game at random to its end, and check its laws.

    States are checked every `often` answers, points at every turn.
    """
    numbers, chance, bookkeeper = SplitMix(seed), SeededChance(seed), Bookkeeper(book)
    game: Game[State] = game_of(RULES, RULES.new_state(book))
    for event in game.opening:
        bookkeeper.hear(game.state, event)
    game.on_event = bookkeeper.hear
    before, turn = game.state.copy(), -1
    while (decision := game.decision) is not None:
        state = game.state
        if len(game.entries) % often == 0:
            hold(state)
        if state.turn > turn and at_rest(state):
            assert state.vp == bookkeeper.points()
            nobody_is_lost(before, state)
            before, turn = state.copy(), state.turn
        who = chance.answer(decision, state) if decision.to_chance else next(decision.samples(state, numbers))
        game.answer(who)
        assert len(game.entries) < LONGEST
    end = game.state
    hold(end)
    assert end.vp == bookkeeper.points()
    assert end.winner in SIDES
    assert end.ended
    checkpoints_keep_their_types(game, KEEPING)
    _restarts(game)


def _restarts(game: Game[State]) -> None:
    """From one of its checkpoints the game comes to the same end by the same answers; they lie close together."""
    again = {place for place, entry in enumerate(game.entries) if (entry.to, entry.value) == ("reroll", "reroll")}
    for sooner, later in pairwise(checkpoint.answers for checkpoint in game.checkpoints):
        assert later - sooner - 2 * len(again.intersection(range(sooner, later))) <= APART, (sooner, later)
    checkpoint = game.checkpoints[-len(game.checkpoints) // 8]
    twin = Game(checkpoint.state.copy(), RULES.play, RULES.apply, concession=RULES.concede)
    twin.replay(game.entries[checkpoint.answers :])
    assert twin.over
    assert twin.state == game.state
