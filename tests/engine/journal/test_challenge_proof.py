"""Challenges have fixed dice however often the game is loaded, and their journals prove it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.journal.challenge_proof import Dealt, Proved, prove
from combat.engine.journal.faults import Disagreement, SaveError
from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.journal.heads import Header
from combat.engine.journal.migrations import MARKED
from combat.engine.journal.saved import read
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.engine.play.port import Player, Port
from combat.engine.play.session import Session
from tests.engine.toy_game import SOUTH, Book, State
from tests.engine.toy_title import TOY, TOYS

SEED = 5
Sitting = Session[State, Book]


def begun(path: Path, marks: GameFlags, seed: int = SEED) -> Sitting:
    """Begin a challenge of the toy for North, with the dice of `seed`, and its journal at `path`.

    Return the session.
    """
    session = Session.begin(TOY, TOY.load_book("pond-1", ()), ChallengeChance(seed), others=others(), marks=marks)
    session.record = journal.begin(TOY, session.game, pytest.fail, path, seed, marks)
    session.open(Deaf())
    return session


def others() -> dict[Seat, Player[State]]:
    """Return the player of the other seat, by seat."""
    return {SOUTH: Steady()}


class Steady:
    """Player that always gives the same answer to the same question."""

    def answer(self, port: Port[State]) -> Answer:
        """Return the first sample of a fixed seed."""
        return next(port.samples(SplitMix(0)))


class Deaf:
    """Audience that ignores all notifications."""

    def told(self, answers: int, events: object) -> None:
        """Ignore events."""
        pass

    def replaced(self, answers: int, state: State) -> None:
        """Ignore a replaced state."""
        pass


def play(session: Sitting, answers: int = 100_000) -> None:
    """Answer until there are `answers` answers; the answer depends only on the question and its number."""
    while (decision := session.decision) is not None and session.answers < answers:
        session.answer(next(decision.samples(session.view, SplitMix(session.answers))))


def loaded_again(path: Path) -> Sitting:
    """Load a saved challenge and return its session."""
    loaded = loading.load(path, TOYS)
    record = loading.carry_on(loaded, pytest.fail)
    marks = loaded.header.marks
    session = Session(TOY, loaded.game, loaded.chance(), record=record, fresh=False, others=others(), marks=marks)
    session.open(Deaf())
    return session


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(stops=st.lists(st.integers(1, 120), max_size=3).map(sorted))
def test_a_challenge_has_the_same_dice_however_often_it_is_laid_aside(tmp_path: Path, stops: list[int]) -> None:
    whole, parts = tmp_path / "whole.combat", tmp_path / "parts.combat"
    for path in (whole, parts):
        path.unlink(missing_ok=True)
    marks = GameFlags(challenge="CODE")
    session = begun(whole, marks)
    play(session)
    session.close()
    session = begun(parts, marks)
    for stop in stops:
        play(session, stop)
        session.close()
        session = loaded_again(parts)
    play(session)
    session.close()
    assert read(parts, TOYS).entries == read(whole, TOYS).entries
    assert proved(parts).digest == proved(whole).digest


def proved(path: Path) -> Proved[State, Book]:
    """Return the verified result of a toy's journal; the only valid code is "CODE"."""
    return prove(path, TOYS, deal)


def deal(header: Header, book: Book) -> Dealt[State]:
    """Return the seed and the validity of the book of a challenge; raise ValueError for an unknown code."""
    if header.challenge != "CODE":
        raise ValueError("no code")
    return Dealt(SEED, book == TOY.load_book("pond-1", ()))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Play a challenge to its end and return the path of its save."""
    path = tmp_path / "pond.combat"
    session = begun(path, GameFlags(challenge="CODE"))
    play(session)
    session.close()
    return path


def test_the_journal_of_a_challenge_says_so_and_is_proved(finished: Path) -> None:
    found = proved(finished)
    assert (found.header.challenge, found.header.seed, found.header.format) == ("CODE", str(SEED), MARKED)
    assert found.header.marks.counts
    assert found.answers == len(read(finished, TOYS).entries)
    assert found.state.phase == "over"


def test_a_game_that_goes_on_and_one_that_is_no_challenge_prove_no_result(tmp_path: Path) -> None:
    for name, marks, answers in (("on", GameFlags(challenge="CODE"), 20), ("plain", PLAIN, 100_000)):
        session = begun(tmp_path / f"{name}.combat", marks)
        play(session, answers)
        session.close()
    with pytest.raises(SaveError, match="goes on"):
        proved(tmp_path / "on.combat")
    with pytest.raises(SaveError, match="not played as a challenge"):
        proved(tmp_path / "plain.combat")


def test_other_dice_than_those_that_lay_dealt_are_found(tmp_path: Path) -> None:
    """Somebody who plays with luckier dice and writes the seed of the challenge into the head."""
    path = tmp_path / "lucky.combat"
    session = begun(path, GameFlags(challenge="CODE"), seed=SEED + 1)
    play(session)
    session.close()
    head, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(head.replace(f'"seed":"{SEED + 1}"'.encode(), f'"seed":"{SEED}"'.encode()) + b"\n" + rest)
    assert loading.verify(path, TOYS).over
    with pytest.raises(Disagreement, match="dice"):
        proved(path)
