"""Laws that every game obeys, whoever plays it: it ends, its journal proves it, and it restarts from every checkpoint."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from combat.content.library import load_book
from combat.kernel.decisions import Decision, IllegalAnswer
from combat.kernel.game import Game
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import Answerer, run
from combat.rules import sequence
from combat.rules.apply import apply
from combat.rules.book import Book
from combat.rules.state import State
from combat.saves import journal, loading
from combat.saves.records import state_digest
from tests.skirmish import skirmish

GAMES = int(os.environ.get("COMBAT_SOAK", "60"))
"""How many random games of each kind are played; `make soak` plays 500."""
BATCH = 10
"""Games to a test."""
BATCHES = range(0, GAMES, BATCH)
WRONG = ("", "pass", "commit", "none", "ready", "01.01", -1, 7, 99, "sgt-taylor hide", "sgt-taylor 99.99", "fire", "stay ")


def books() -> dict[str, Book]:
    return {"first-light": load_book("first-light"), "meadow": skirmish()}


@pytest.mark.parametrize("scenario", ["first-light", "meadow"])
@pytest.mark.parametrize("first", BATCHES)
def test_a_random_game_ends_and_its_journal_proves_it(scenario: str, first: int, tmp_path: Path) -> None:
    for seed in range(first, min(first + BATCH, GAMES)):
        play_and_prove(books()[scenario], seed, RandomPlayer(seed), tmp_path)


@pytest.mark.parametrize("first", range(0, GAMES // 3, BATCH))
def test_a_sane_game_ends_and_its_journal_proves_it(first: int, tmp_path: Path) -> None:
    """A player who means to win comes to melees, prisoners and empty magazines that chance never sees."""
    for seed in range(first, first + BATCH):
        play_and_prove(load_book("first-light"), seed, CautiousPlayer(), tmp_path)


def play_and_prove(book: Book, seed: int, player: Answerer, folder: Path) -> None:
    path = folder / f"{seed}.combat"
    game = sequence.new_game(book)
    record = journal.begin(game, pytest.fail, path)
    run(game, SeededChance(seed), player)
    record.close()
    assert game.over
    assert game.state.verdict
    proof = loading.verify(path)
    assert proof.over
    assert proof.answers == len(game.entries)


@pytest.mark.parametrize("scenario", ["first-light", "meadow"])
def test_a_game_restarts_from_every_checkpoint_with_the_answers_since(scenario: str) -> None:
    """From each activation's checkpoint to the next, which is from each to the end."""
    game = sequence.new_game(books()[scenario])
    run(game, SeededChance(11), CautiousPlayer())
    assert len(game.checkpoints) > 100
    for checkpoint, following in zip(game.checkpoints, game.checkpoints[1:], strict=False):
        again = Game(checkpoint.state.copy(), sequence.play, apply, history=game.entries[: checkpoint.answers])
        again.replay(game.entries[checkpoint.answers : following.answers])
        reached = {(passed.answers, passed.state.clock): state_digest(passed.state) for passed in again.checkpoints}
        assert reached[following.answers, following.state.clock] == state_digest(following.state)


class Doubter:
    """Lets another player answer, but tries wrong answers first and takes answers back after."""

    def __init__(self, player: Answerer) -> None:
        self.player = player
        self.refused = self.undone = 0

    def answer(self, decision: Decision, state: State) -> str | int:
        return self.player.answer(decision, state)

    def tempt(self, game: Game[State]) -> None:
        """Wrong answers change nothing; an answer taken back and given again leads to the same place, or stays."""
        before = state_digest(game.state)
        decision = game.decision
        assert decision is not None
        for wrong in WRONG:
            if decision.refusal(game.state, wrong) is not None:
                with pytest.raises(IllegalAnswer):
                    game.answer(wrong)
                self.refused += 1
        assert state_digest(game.state) == before
        entries = list(game.entries)
        if game.undo():
            assert len(game.entries) < len(entries)
            game.redo()
            self.undone += 1
        assert (state_digest(game.state), game.entries) == (before, entries)


@pytest.mark.parametrize("player", [RandomPlayer(3), CautiousPlayer()], ids=["random", "cautious"])
def test_refused_answers_and_answers_taken_back_leave_no_trace(player: Answerer) -> None:
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
