"""Play challenges of the small game to their end: honestly, with undo and in several sessions, or with cheating."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_code import code_of
from combat.engine.challenges.taking_up import fingerprint
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.rules import game_of
from combat.engine.play.session import Session
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.sequence import new_state
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.skirmish import skirmish

SEED = 5
Sitting = Session[State, Book]


class Deaf:
    """Audience that ignores all notifications."""

    def told(self, answers: int, events: object) -> None:
        """Ignore events."""
        pass

    def replaced(self, answers: int, state: object) -> None:
        """Ignore a replaced state."""
        pass


def code(book: Book | None = None, seed: int = SEED) -> str:
    """Return the challenge code of the small game, or of another book."""
    book = book or skirmish()
    return code_of(CHALLENGES, Challenge(seed, book.scenario.id, None, book.chosen, fingerprint(CHALLENGES, book)))


def wish(decision: Decision, view: Any) -> Answer | None:
    """Return the automatic answer that ends a move, None for other questions."""
    return decision.passes_with if decision.kind == "duck-back" else None


def begin(
    path: Path,
    chance: Answerer[State] | None = None,
    state: State | None = None,
    marks: GameFlags | None = None,
    seed: int = SEED,
) -> Sitting:
    """Begin a challenge with a journal at `path`; return the session.

    It is honest unless another source of chance, state or marks are given.
    """
    given = GameFlags(challenge=code()) if marks is None else marks
    game = game_of(RULES, new_state(skirmish()) if state is None else state)
    session = Session(TITLE, game, chance or ChallengeChance(SEED), wish, marks=given)
    session.record = journal.begin(TITLE, session.game, pytest.fail, path, seed, given)
    session.open(Deaf())
    return session


def resumed(path: Path) -> Sitting:
    """Load a saved challenge and return its session."""
    loaded = loading.load(path, OWN_TITLES)
    record = loading.carry_on(loaded, pytest.fail)
    marks = loaded.header.marks
    session = Session(TITLE, loaded.game, loaded.chance(), wish, record, fresh=False, marks=marks)
    session.open(Deaf())
    return session


def play(session: Sitting, until: int = 100_000, *, undo: bool = False, player: RandomPlayer | None = None) -> int:
    """Play at random until there are `until` answers; with `undo`, undo at times. Return the number of undos."""
    player = player or RandomPlayer(3)
    taken_back, count = 0, 0
    while (decision := session.decision) is not None and session.answers < until:
        session.answer(player.answer(decision, session.view))
        count += 1
        if undo and count % 3 == 0:
            taken_back += session.history.undo() is None
    return taken_back


def finish(path: Path, chance: Answerer[State] | None = None, state: State | None = None) -> Path:
    """Play a whole challenge in one session; return the path of its save. The options are those of `begin`."""
    session = begin(path, chance, state)
    play(session)
    session.close()
    return path


def in_sittings(path: Path, sittings: Sequence[int]) -> tuple[Path, int]:
    """Play a whole challenge with undo, saved and resumed after some numbers of answers.

    Return the path of the save, and the number of undos.
    """
    session, taken_back = begin(path), 0
    for until in (*sittings, 100_000):
        taken_back += play(session, until, undo=True, player=RandomPlayer(until))
        session.close()
        if until != 100_000:
            session = resumed(path)
    return path, taken_back


def rerolled(path: Path, answers: int) -> Path:
    """Play a challenge with wrong dice after some number of answers; return the path of its save."""
    session = begin(path)
    play(session, answers)
    game = session.game
    record = session.record
    session = Session(TITLE, game, SeededChance(1), record=record, fresh=False, marks=session.marks)
    session.open(Deaf())
    play(session)
    session.close()
    return path
