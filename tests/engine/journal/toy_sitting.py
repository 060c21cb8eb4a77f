"""A toy game that is played, saved and resumed."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.play.session import Session
from tests.engine.toy_game import NORTH, SOUTH, Book, State
from tests.engine.toy_title import TOY, TOYS


class Sitting:
    """Game of the toy by North against a random bot, with a journal."""

    def __init__(self, path: Path, marks: GameFlags = PLAIN, seed: int = 1) -> None:
        others = {SOUTH: TOY.players["anybody"](seed)}
        chance = SeededChance(seed)
        self.session = Session.begin(TOY, TOY.load_book("pond-1", ()), chance, others=others, marks=marks)
        self.session.record = journal.begin(TOY, self.session.game, pytest.fail, path, seed, marks)
        self.numbers = SplitMix(seed)
        self.session.open(Deaf())

    def answer(self) -> None:
        """Answer the pending question at random."""
        decision = self.session.decision
        assert decision is not None
        self.session.answer(next(decision.samples(self.session.view, self.numbers)))

    def play(self, answers: int) -> None:
        """Answer at random until there are `answers` answers, or the game is over."""
        while self.session.decision is not None and self.session.answers < answers:
            self.answer()


class Deaf:
    """Audience that ignores all notifications."""

    def told(self, answers: int, events: object) -> None:
        """Ignore events."""
        pass

    def replaced(self, answers: int, state: State) -> None:
        """Ignore a replaced state."""
        pass


def own_places(sitting: Sitting) -> list[int]:
    """Return the numbers of answers at which the player was asked in person."""
    return [place for place, entry in enumerate(sitting.session.game.entries) if entry.is_decision(NORTH)]


def resumed(path: Path, seed: int = 9) -> Session[State, Book]:
    """Load a saved game and return its session, with a random bot of `seed` for South."""
    loaded = loading.load(path, TOYS)
    record = loading.carry_on(loaded, pytest.fail)
    others = {SOUTH: TOY.players["anybody"](seed)}
    marks = loaded.header.marks
    session = Session(TOY, loaded.game, SeededChance(seed), record=record, fresh=False, others=others, marks=marks)
    session.open(Deaf())
    return session
