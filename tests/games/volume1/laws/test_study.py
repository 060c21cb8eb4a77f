"""Invariants of journals in study mode: after any undo and repeated answer the journal is valid."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import branching, journal, loading
from combat.engine.journal.game_flags import GameFlags
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.session import Session
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.digests import state_digest
from tests.games.volume1.laws.laws import hold
from tests.games.volume1.skirmish import skirmish
from tests.sampled import SOAKED

Deeds = st.lists(
    st.one_of(
        st.tuples(st.just("play"), st.integers(1, 40)),
        st.tuples(st.just("undo"), st.integers(1, 30)),
        st.tuples(st.just("back to"), st.integers(0, 99)),
        st.tuples(st.just("redo"), st.integers(1, 30)),
        st.tuples(st.just("reopen"), st.integers(0, 9)),
    ),
    min_size=4,
    max_size=14,
)


class Deaf:
    """Audience that ignores all notifications."""

    def told(self, answers: int, events: object) -> None:
        """Ignore events."""
        pass

    def replaced(self, answers: int, state: State) -> None:
        """Ignore a replaced state."""
        pass


def opened(path: Path, seed: int) -> Session[State, Book]:
    """Return the session of the study in a journal, or of a new one if the file does not exist."""
    if path.exists():
        loaded = loading.load(path, OWN_TITLES)
        game, record, fresh = loaded.game, loading.carry_on(loaded, pytest.fail), False
    else:
        game = sequence.new_game(skirmish())
        record, fresh = journal.begin(TITLE, game, pytest.fail, path, marks=GameFlags(study=0)), True
    session = Session(TITLE, game, SeededChance(seed), record=record, fresh=fresh, marks=GameFlags(study=0))
    session.open(Deaf())
    return session


def do(session: Session[State, Book], deed: str, number: int, player: RandomPlayer) -> None:
    """Play, undo or redo `number` times, or go back to a percentage of the answers.

    Assert each time that the laws hold and that the view is correct.
    """
    for _ in range(number if deed != "back to" else 1):
        decision = session.decision
        if deed == "play" and decision is not None:
            session.answer(player.answer(decision, session.view))
        elif deed == "undo":
            session.history.undo()
        elif deed == "back to":
            session.history.undo(session.answers * number // 100)
        elif deed == "redo":
            session.history.redo()
        hold(session.game.state)
    assert state_digest(session.view) == state_digest(RULES.visible(session.game.state, PLAYER))


@settings(max_examples=25 if SOAKED else 15, deadline=None)
@given(deeds=Deeds, seed=st.integers(0, 99))
def test_a_study_replays_is_proved_and_goes_on_from_every_checkpoint(
    deeds: list[tuple[str, int]], seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path, player = tmp_path_factory.mktemp("study") / "study.combat", RandomPlayer(seed)
    session = opened(path, seed)
    for deed, number in [("play", 30), *deeds]:
        if deed == "reopen":
            before = state_digest(session.game.state)
            session.close()
            session = opened(path, seed + number)
            assert state_digest(session.game.state) == before
        else:
            do(session, deed, number, player)
    session.close()
    proof = loading.verify(path, OWN_TITLES)
    assert (proof.answers, proof.marks) == (session.answers, GameFlags(study=0))
    plain = sequence.new_game(skirmish())
    plain.replay(session.game.entries)
    assert state_digest(plain.state) == state_digest(session.game.state)
    assert branching.cut(path, OWN_TITLES).game.entries == session.game.entries


def test_all_that_was_undone_comes_back_answer_by_answer_with_the_same_dice(tmp_path: Path) -> None:
    session, player = opened(tmp_path / "study.combat", 4), RandomPlayer(4)
    do(session, "play", 60, player)
    whole, end = list(session.game.entries), state_digest(session.game.state)
    assert any(entry.chance for entry in whole)
    undone = 0
    while session.history.undo() is None:
        undone += 1
    assert undone == 60
    for _ in range(undone):
        assert session.history.redo()
    assert not session.history.redo()
    assert (session.game.entries, state_digest(session.game.state)) == (whole, end)
