"""Play challenges of a small game of COMMAND! to their end: honestly, in several sessions, or with cheating."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_code import code_of
from combat.engine.challenges.opponents import seats_of
from combat.engine.challenges.taking_up import fingerprint
from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PERSON, Seat
from combat.engine.play.port import Player
from combat.engine.play.session import Session
from combat.games.command.challenges.side_challenges import CHALLENGES
from combat.games.command.content.made_up.wishes import Wishes
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.title import TITLE
from tests.games.command.skirmish import skirmish

SEED = 5
TITLES = {TITLE.id: TITLE}
Sitting = Session[State, Book]


class Deaf:
    """Audience that ignores all notifications."""

    def told(self, answers: int, events: object) -> None:
        """Ignore events."""
        pass

    def replaced(self, answers: int, state: object) -> None:
        """Ignore a replaced state."""
        pass


def challenge(book: Book | None = None, seed: int = SEED, seat: Seat = AXIS) -> Challenge[Wishes]:
    """Return the small game as a challenge."""
    book = book or skirmish(0)
    return Challenge(seed, book.scenario, None, (), fingerprint(CHALLENGES, book), seat=seat)


def code(book: Book | None = None, seed: int = SEED, seat: Seat = AXIS) -> str:
    """Return the code of a challenge."""
    return code_of(CHALLENGES, challenge(book, seed, seat))


def begin(
    path: Path,
    seat: Seat = AXIS,
    *,
    book: Book | None = None,
    chance: Answerer[State] | None = None,
    opponent: Player[State] | None = None,
) -> Sitting:
    """Begin a challenge with a journal at `path`; return the session.

    It is honest unless another source of chance or another opponent is given.
    """
    book = book or skirmish(0)
    taken = challenge(book, seat=seat)
    marks, seats = GameFlags(challenge=code_of(CHALLENGES, taken)), seats_of(TITLE, taken)
    other = ALLIES if seat == AXIS else AXIS
    others = {other: opponent or TITLE.players[seats[other]](marks.opponents_seed(SEED))}
    game = game_of(TITLE.rules, TITLE.rules.new_state(book))
    session = Session(TITLE, game, chance or ChallengeChance(SEED), others=others, seat=seat, marks=marks)
    session.record = journal.begin(TITLE, game, pytest.fail, path, SEED, marks, seats)
    session.open(Deaf())
    return session


def resumed(path: Path) -> Sitting:
    """Load a saved challenge and return its session, as window and terminal do."""
    loaded = loading.load(path, TITLES)
    record, header = loading.carry_on(loaded, pytest.fail), loaded.header
    (seat,) = (side for side, who in header.seats.items() if who == PERSON)
    seed = header.marks.opponents_seed(header.seed_number)
    others = {side: TITLE.players[who](seed) for side, who in header.seats.items() if who != PERSON}
    chance, marks = loaded.chance(), header.marks
    session = Session(TITLE, loaded.game, chance, record=record, fresh=False, others=others, seat=seat, marks=marks)
    session.open(Deaf())
    return session


def play(session: Sitting, until: int = 100_000, *, undo: bool = False) -> int:
    """Play at random until there are `until` answers; with `undo`, undo at times. Return the number of undos."""
    taken_back, count = 0, 0
    while (decision := session.decision) is not None and session.answers < until:
        numbers = SplitMix(1000 * session.answers + count)
        session.answer(next(decision.samples(session.view, numbers)))
        count += 1
        if undo and count % 3 == 0:
            taken_back += session.history.undo() is None
    return taken_back


def finish(
    path: Path,
    seat: Seat = AXIS,
    *,
    book: Book | None = None,
    chance: Answerer[State] | None = None,
    opponent: Player[State] | None = None,
) -> Path:
    """Play a whole challenge in one session; return the path of its save. The options are those of `begin`."""
    session = begin(path, seat, book=book, chance=chance, opponent=opponent)
    play(session)
    session.close()
    return path


def in_sittings(path: Path, seat: Seat, sittings: Sequence[int]) -> tuple[Path, int]:
    """Play a whole challenge with undo, saved and resumed after some numbers of answers.

    Return the path of the save, and the number of undos.
    """
    session, taken_back = begin(path, seat), 0
    for until in (*sittings, 100_000):
        taken_back += play(session, until, undo=True)
        session.close()
        if until != 100_000:
            session = resumed(path)
    return path, taken_back
