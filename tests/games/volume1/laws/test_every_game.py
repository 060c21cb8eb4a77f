"""Invariants of every game by any player: it ends, its journal is valid, and it restarts from every checkpoint."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.decision import Decision, IllegalAnswer
from combat.engine.kernel.game import Game
from combat.engine.play.runner import run
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.engine.same_kinds import checkpoints_keep_their_types
from tests.games.volume1.digests import state_digest
from tests.games.volume1.laws.laws import hold, nobody_comes_back
from tests.games.volume1.laws.recount import Bookkeeper
from tests.games.volume1.laws.settings import player, setting, share
from tests.games.volume1.skirmish import skirmish

GAMES = int(os.environ.get("COMBAT_SOAK", "8"))
"""Number of games played; `make soak` plays 2,000."""
BATCH = 4
"""Games to a test."""
LONGEST = 50_000
"""Answers that no game needs."""
GIVEN_UP = 8
"""One game in so many is conceded, at some question of its first turns."""
OFTEN = 23
"""The player's answer is taken back and given again at every so manyth of his questions."""
WRONG = (
    "",
    "pass",
    "commit",
    "none",
    "ready",
    "01.01",
    -1,
    7,
    99,
    "sgt-taylor hide",
    "sgt-taylor 99.99",
    "fire",
    "stay ",
)


@pytest.mark.parametrize("first", share(GAMES, 0)[::BATCH])
def test_every_law_holds_in_every_game(first: int, tmp_path: Path) -> None:
    """It ends; nothing is lost; its journal proves it, from every checkpoint; its points are those of the events."""
    for number in range(first, min(first + BATCH, GAMES)):
        name, book = setting(number)
        try:
            play_and_prove(book, number, player(number), tmp_path / f"{number}.combat")
        except Exception as fault:
            fault.add_note(f"game {number}: {name}")
            raise


def play_and_prove(book: Book, seed: int, player: Answerer[State], path: Path) -> None:
    """Play a game, and check laws, points, undo and its journal."""
    game, chance, bookkeeper = sequence.new_game(book), SeededChance(seed), Bookkeeper(book)
    record = journal.begin(TITLE, game, pytest.fail, path)
    bookkeeper.hear(game.opening)
    before, asked = game.state.copy(), 0
    end = seed * 37 % 150 if seed % GIVEN_UP == 0 else LONGEST
    while (decision := game.decision) is not None:
        hold(game.state)
        if asked == end and game.can_concede:
            bookkeeper.hear(game.concede())
            take_back_and_give_again(game)
            break
        if not decision.to_chance:
            nobody_comes_back(before, game.state)
            before, asked = game.state.copy(), asked + 1
            if asked % OFTEN == 0:
                take_back_and_give_again(game)
        answer = (chance if decision.to_chance else player).answer(decision, game.state)
        bookkeeper.hear(game.answer(answer))
        assert len(game.entries) < LONGEST
    record.close()
    assert game.state.verdict
    assert game.state.points == bookkeeper.points()
    checkpoints_keep_their_types(game, TITLE.serializer)
    proof = loading.verify(path, OWN_TITLES)
    assert proof.over
    assert proof.answers == len(game.entries)


def take_back_and_give_again(game: Game[State]) -> None:
    """Undo the last answer and redo it; assert that the state is the same, or that undo was barred."""
    before, entries, barrier = state_digest(game.state), list(game.entries), game.undo_barrier()
    undone = game.undo()
    assert undone == (barrier is None)
    if undone:
        assert len(game.entries) < len(entries)
        game.redo()
    assert (state_digest(game.state), game.entries) == (before, entries)


class Doubter:
    """Player that tries illegal answers and undo before another player answers."""

    def __init__(self, player: Answerer[State]) -> None:
        self.player = player
        self.refused = self.undone = 0

    def answer(self, decision: Decision, state: State) -> str | int:
        """Return the other player's answer."""
        return self.player.answer(decision, state)

    def tempt(self, game: Game[State]) -> None:
        """Assert that illegal answers change nothing, and that undo and redo lead to the same state."""
        before = state_digest(game.state)
        decision = game.decision
        assert decision is not None
        for wrong in WRONG:
            if decision.refusal(game.state, wrong) is not None:
                with pytest.raises(IllegalAnswer):
                    game.answer(wrong)
                self.refused += 1
        assert state_digest(game.state) == before
        self.undone += game.undo_barrier() is None
        take_back_and_give_again(game)


@pytest.mark.parametrize("player", [RandomPlayer(3), CautiousPlayer()], ids=["random", "cautious"])
def test_refused_answers_and_answers_taken_back_leave_no_trace(player: Answerer[State]) -> None:
    doubter, chance = Doubter(player), SeededChance(5)
    game = sequence.new_game(skirmish())
    while game.decision is not None:
        doubter.tempt(game)
        who = chance if game.decision.to_chance else doubter
        game.answer(who.answer(game.decision, game.state))
    plain = sequence.new_game(skirmish())
    plain.replay(game.entries)
    assert state_digest(plain.state) == state_digest(game.state)
    assert doubter.refused > 1000
    assert doubter.undone > 10


def test_every_option_offered_is_taken_and_no_option_is_offered_twice() -> None:
    """What a decision offers is what it accepts: the table lights up exactly the legal answers."""
    game, chance, player = sequence.new_game(skirmish()), SeededChance(8), RandomPlayer(8)
    while (decision := game.decision) is not None:
        options = list(decision.options(game.state))
        assert options
        assert len(set(options)) == len(options)
        assert all(decision.refusal(game.state, option) is None for option in options)
        passing = decision.passes_with
        assert passing is None or passing in options
        who = chance if decision.to_chance else player
        game.answer(who.answer(decision, game.state))


def test_a_game_leaves_its_book_as_it_was() -> None:
    book = skirmish()
    game = sequence.new_game(book)
    run(game, SeededChance(2), RandomPlayer(2))
    assert game.state.book is book
    assert book.board is game.checkpoints[0].state.board
