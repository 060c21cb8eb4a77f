"""Branches of another journal, and games in study mode: marked, saved, verified, and undone without limit."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files import folders
from combat.engine.journal import branching, journal, loading
from combat.engine.journal.faults import SaveError
from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.migrations import FORMAT, MARKED
from combat.engine.journal.save_list import list_games, look_at
from combat.engine.journal.saved import read
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.game import Barrier, Entry, last_step
from combat.engine.kernel.seats import CHANCE
from combat.engine.play.replays.replay_session import ReplaySession
from tests.engine.journal.toy_sitting import Sitting, own_places, resumed
from tests.engine.toy_game import NORTH, RULES, SOUTH
from tests.engine.toy_title import KEEPING, TOYS


def values(entries: list[Entry]) -> list[Answer]:
    """Return the values of answers in some entries."""
    return [entry.value for entry in entries]


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """Return a game of the toy with 40 answers, with its journal."""
    made = Sitting(tmp_path / "pond.combat")
    made.play(40)
    return made


# -- branches ---------------------------------------------------------------------------------------------------------


def test_a_branch_is_a_save_of_its_own_and_the_game_that_it_comes_from_stays_byte_for_byte(sitting: Sitting) -> None:
    path = sitting.session.source
    assert path is not None
    before, stamp = path.read_bytes(), path.stat().st_mtime_ns
    at = own_places(sitting)[3]
    found = branching.cut(path, TOYS, at)
    record = branching.begin(found, pytest.fail)
    record.close()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, stamp)
    assert record.path == folders.saves() / "pond-branch.combat"
    saved = read(record.path, TOYS)
    assert values(saved.entries) == values(sitting.session.game.entries[:at])
    assert loading.verify(record.path, TOYS).answers == at
    assert look_at(record.path).origin != look_at(path).origin


def test_a_branch_says_from_where_it_comes_and_has_no_seed(sitting: Sitting) -> None:
    path = sitting.session.source
    assert path is not None
    at = own_places(sitting)[-1]
    record = branching.begin(branching.cut(path, TOYS, at), pytest.fail)
    header, origin = read(record.path, TOYS).header, read(path, TOYS).header
    assert header.branch is not None
    assert (header.branch.of, header.branch.begun, header.branch.answers) == ("pond.combat", origin.created, at)
    assert header.branch.clock == KEEPING.clock(loading.load(record.path, TOYS).game.state)
    assert (header.study, header.seed, origin.seed) == (None, "", "1")
    listed = next(game for game in list_games() if game.path == record.path)
    assert listed.marks == header.marks
    assert not listed.marks.counts


def test_a_branch_is_resumed_and_played_to_its_end_as_any_other_game(sitting: Sitting) -> None:
    path = sitting.session.source
    assert path is not None
    record = branching.begin(branching.cut(path, TOYS, own_places(sitting)[4]), pytest.fail)
    record.close()
    session, numbers = resumed(record.path), SplitMix(4)
    while (decision := session.decision) is not None:
        session.answer(next(decision.samples(session.view, numbers)))
    session.close()
    proof = loading.verify(record.path, TOYS)
    assert proof.over
    assert proof.marks.branch is not None
    again = branching.cut(record.path, TOYS)
    assert branching.begin(again, pytest.fail).path.name == "pond-branch-2.combat"


def test_every_moment_of_a_game_can_be_branched_from_also_after_an_answer_with_which_nothing_happened(
    sitting: Sitting,
) -> None:
    path = sitting.session.source
    assert path is not None
    game = sitting.session.game
    for at in range(len(game.entries) + 1):
        found = branching.cut(path, TOYS, at)
        assert found.answers == at
        assert found.game.entries == game.entries[:at]


def test_no_moment_behind_the_last_answer_can_be_branched_from(sitting: Sitting) -> None:
    path = sitting.session.source
    assert path is not None
    with pytest.raises(SaveError, match="choose another moment"):
        branching.cut(path, TOYS, sitting.session.answers + 1)


def test_a_replay_branches_before_the_decision_that_led_to_what_was_told(sitting: Sitting) -> None:
    path = sitting.session.source
    assert path is not None
    replay = ReplaySession(path, TOYS, NORTH)
    entries = sitting.session.game.entries
    for told in range(1, len(replay.steps) + 1):
        shared = replay.shared(told)
        answers = replay.steps[told - 1][0]
        assert shared <= answers
        assert not any(entry.is_decision(NORTH) for entry in entries[shared + 1 : answers])
        assert shared == 0 or entries[shared].is_decision(NORTH)
    assert (replay.source, replay.shared(0)) == (path, 0)


def test_a_branch_begins_with_the_last_question_also_where_it_was_answered_in_advance() -> None:
    entries = [
        Entry("go", "a", "x", by=NORTH),
        Entry("roll", "", 3, chance=True, by=CHANCE),
        Entry("go", "a", "y", habit=True, by=NORTH),
        Entry("window", "", "pass", habit=True, by=NORTH),
        Entry("go", "b", "z", by=SOUTH),
    ]
    assert last_step(entries, NORTH, ["window"]) == 2
    assert last_step(entries, NORTH, []) == 3
    assert last_step(entries, None, ["window"]) == 4
    assert last_step(entries[:2], NORTH, ["window"]) == 0
    assert last_step(entries[1:2], NORTH, []) is None


def test_games_without_a_mark_keep_the_format_that_older_programs_read(sitting: Sitting, tmp_path: Path) -> None:
    path = sitting.session.source
    assert path is not None
    head = json.loads(path.read_bytes().splitlines()[0])
    assert head["format"] == FORMAT
    assert {"branch", "study"}.isdisjoint(head)
    record = branching.begin(branching.cut(path, TOYS), pytest.fail)
    head = json.loads(record.path.read_bytes().splitlines()[0])
    assert head["format"] == MARKED == FORMAT + 1
    newer = tmp_path / "newer.combat"
    newer.write_bytes(record.path.read_bytes().replace(b'"format":3', b'"format":4', 1))
    with pytest.raises(SaveError, match="newer game"):
        read(newer, TOYS)


@pytest.mark.parametrize(
    "said", ['"study":"soon"', '"study":-1.5', '"branch":{"of":"x"}', '"branch":7', '"branched":null']
)
def test_a_header_that_says_nonsense_of_its_marks_is_refused(said: str, sitting: Sitting, tmp_path: Path) -> None:
    path = sitting.session.source
    assert path is not None
    forged = tmp_path / "forged.combat"
    forged.write_bytes(path.read_bytes().replace(b'"format":2', b'"format":3,' + said.encode(), 1))
    with pytest.raises(SaveError, match="the header is damaged"):
        read(forged, TOYS)
    assert look_at(forged).fault


# -- study ------------------------------------------------------------------------------------------------------------


def test_study_goes_back_past_dice_cards_windows_and_the_other_seat_to_the_first_answer(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path / "pond.combat", GameFlags(study=0))
    sitting.play(60)
    plain = Sitting(tmp_path / "plain.combat")
    plain.play(60)
    assert plain.session.history.barrier is not None
    game, undone = sitting.session.game, 0
    assert any(entry.by in (SOUTH, CHANCE) for entry in game.entries)
    while sitting.session.history.undo() is None:
        undone += 1
    assert undone == len(own_places(plain))
    assert sitting.session.history.barrier == Barrier("nothing")


def test_redo_brings_back_the_same_dice_and_a_new_answer_draws_anew(tmp_path: Path) -> None:
    """The dice of an answer that was taken back fall again by redo alone."""
    sitting = Sitting(tmp_path / "pond.combat", GameFlags(study=0))
    sitting.play(60)
    game = sitting.session.game
    whole = list(game.entries)
    first = next(place for place in own_places(sitting)[2:] if whole[place + 1].chance)
    assert sitting.session.history.undo(first) is None
    assert len(game.entries) == first
    assert sitting.session.history.redo()
    assert game.entries == whole
    seen = set()
    for _ in range(12):
        assert sitting.session.history.undo(first) is None
        sitting.session.answer(whole[first].value)
        seen.add(tuple(entry.value for entry in game.entries[first:] if entry.chance))
    assert len(seen) > 1
    assert not sitting.session.history.redo()


def test_a_study_is_marked_from_where_it_began_and_so_is_every_branch_of_it(sitting: Sitting) -> None:
    path = sitting.session.source
    assert path is not None
    record = branching.begin(branching.cut(path, TOYS), pytest.fail, study=True)
    record.close()
    answers = sitting.session.answers
    marks = read(record.path, TOYS).header.marks
    assert (marks.study, marks.branch and marks.branch.answers) == (answers, answers)
    session = resumed(record.path)
    assert session.game.study
    assert session.history.undo(1) is None
    session.close()
    further = branching.begin(branching.cut(record.path, TOYS), pytest.fail)
    assert read(further.path, TOYS).header.study == session.answers < answers


def test_a_study_that_is_taken_up_again_goes_back_to_its_beginning(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path / "pond.combat", GameFlags(study=0))
    sitting.play(60)
    sitting.session.close()
    session = resumed(tmp_path / "pond.combat")
    places = own_places(sitting)
    for place in reversed(places):
        assert session.history.undo() is None
        assert session.answers == place
    session.close()
    assert loading.load(tmp_path / "pond.combat", TOYS).game.entries == session.game.entries


def test_in_a_study_a_seat_is_shown_what_it_may_know_and_no_more(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path / "pond.combat", GameFlags(study=0))
    sitting.play(60)
    sitting.session.history.undo(own_places(sitting)[3])
    assert sitting.session.view == RULES.visible(sitting.session.game.state, NORTH)
    assert sitting.session.view != sitting.session.game.state


Deeds = st.lists(
    st.tuples(st.sampled_from(("answer", "undo", "far", "redo", "reopen")), st.integers(0, 99)), max_size=25
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(deeds=Deeds, seed=st.integers(0, 5), cut=st.integers(1, 400))
def test_whatever_is_taken_back_and_given_again_the_journal_proves_it(
    deeds: list[tuple[str, int]], seed: int, cut: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """It replays to where the game stands, checkpoint by checkpoint, also cut off in the middle of a line."""
    folder = tmp_path_factory.mktemp("study")
    sitting = Sitting(folder / "pond.combat", GameFlags(study=0), seed)
    session = sitting.session
    for deed, number in deeds:
        if deed == "answer" and session.decision is not None:
            session.answer(next(session.decision.samples(session.view, SplitMix(number))))
        elif deed == "undo":
            session.history.undo()
        elif deed == "far":
            session.history.undo(number * session.answers // 100)
        elif deed == "redo":
            session.history.redo()
        elif deed == "reopen":
            session.close()
            session = resumed(folder / "pond.combat", number)
    session.close()
    path = folder / "pond.combat"
    loaded = loading.load(path, TOYS)
    assert loaded.game.entries == session.game.entries
    assert loading.verify(path, TOYS).answers == session.answers
    twin = branching.cut(path, TOYS)
    assert KEEPING.state_as_plain(twin.game.state) == KEEPING.state_as_plain(session.game.state)
    half = folder / "half.combat"
    shutil.copyfile(path, half)
    whole = half.read_bytes()
    half.write_bytes(whole[: max(len(whole) - cut, len(b"\n".join(whole.split(b"\n")[:3])) + 1)])
    assert loading.verify(half, TOYS).marks == GameFlags(study=0)


def test_a_study_that_goes_back_and_forth_does_not_outgrow_what_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "ROOMY", 40_000)
    path = tmp_path / "pond.combat"
    sitting = Sitting(path, GameFlags(study=0))
    sitting.play(60)
    one = len(path.read_bytes())
    sizes = []
    for _ in range(20):
        assert sitting.session.history.undo(own_places(sitting)[1]) is None
        assert sitting.session.history.redo()
        sizes.append(path.stat().st_size)
    assert max(sizes) < 40_000 + 2 * one
    assert sizes != sorted(sizes)
    sitting.play(70)
    sitting.session.close()
    assert loading.load(path, TOYS).game.entries == sitting.session.game.entries
    assert loading.verify(path, TOYS).answers == sitting.session.answers
    assert [file.name for file in tmp_path.iterdir()] == ["pond.combat"]


def test_a_journal_that_somebody_took_away_is_not_put_there_again_by_leaving_out_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "ROOMY", 10)
    path = tmp_path / "pond.combat"
    sitting = Sitting(path, GameFlags(study=0))
    sitting.play(30)
    record = sitting.session.record
    assert isinstance(record, journal.Journal)
    warned: list[str] = []
    record.warn = warned.append
    path.write_bytes(b"something else")
    assert sitting.session.history.undo() is None
    sitting.play(35)
    sitting.session.close()
    assert path.read_bytes() == b"something else"
    assert loading.verify(record.path, TOYS).answers == sitting.session.answers
    assert warned
