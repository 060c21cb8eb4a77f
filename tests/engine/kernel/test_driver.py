"""The game asks questions, checks answers, applies events, and can go back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.kernel.decision import Answer, IllegalAnswer
from combat.engine.kernel.digest import digest
from combat.engine.kernel.game import Barrier, Entry, Game, JournalMismatch
from tests.engine.dice_game import WHOLE_GAME, RoundBegan, apply, flow, new_game, play
from tests.engine.kernel.notebook import Notebook


def test_a_whole_game_is_over_when_nothing_is_asked() -> None:
    game = new_game()
    play(game, *WHOLE_GAME)
    assert game.over
    assert game.state.score == 5 + 6 + 1 + 1 + 4
    with pytest.raises(ValueError, match="nothing is asked"):
        game.answer("done")


def test_the_events_before_the_first_question_are_the_opening() -> None:
    assert new_game().opening == [RoundBegan(1)]


def test_a_refused_answer_changes_nothing_and_says_why() -> None:
    game = new_game()
    play(game, 2)
    before, asked = digest(game.state), game.decision
    with pytest.raises(IllegalAnswer, match=r'"7" is no answer to place-bets \(too-high, rule 1\.0\)'):
        game.answer(7)
    assert (digest(game.state), game.decision, len(game.entries)) == (before, asked, 1)


def test_a_refused_answer_leaves_redo_open() -> None:
    game = new_game()
    play(game, 2)
    game.undo()
    with pytest.raises(IllegalAnswer):
        game.answer(7)
    assert game.redo() is not None
    assert game.state.bets == {"bet 1": 2}


def test_a_die_must_show_one_of_its_faces() -> None:
    game = new_game()
    play(game, "done", "pass")
    for off_the_die in (0, 7, "6", True):
        with pytest.raises(IllegalAnswer, match="not-on-the-die"):
            game.answer(off_the_die)


@given(st.lists(st.one_of(st.integers(), st.text(max_size=6)), max_size=20))
def test_random_answers_either_fit_or_leave_the_digest_unchanged(answers: list[Answer]) -> None:
    game = new_game()
    for answer in answers:
        before = digest(game.state), len(game.entries)
        try:
            game.answer(answer)
        except IllegalAnswer:
            assert (digest(game.state), len(game.entries)) == before
        except (RuntimeError, ValueError):
            break


def test_where_the_rules_break_the_answer_is_taken_back() -> None:
    notebook = Notebook()
    game = new_game(notebook)
    play(game, 2)
    before = digest(game.state)
    with pytest.raises(RuntimeError):
        game.answer("broken")
    assert digest(game.state) == before
    assert notebook.lines[-1] == "back to 1"
    play(game, "done", "pass", 6)
    assert game.state.round == 2


@pytest.mark.parametrize("place", range(len(WHOLE_GAME) + 1))
def test_going_back_to_any_answer_gives_the_state_that_was_there(place: int) -> None:
    game, digests = new_game(), []
    for answer in WHOLE_GAME:
        digests.append(digest(game.state))
        game.answer(answer)
    digests.append(digest(game.state))
    game.go_back(place)
    assert digest(game.state) == digests[place]
    play(game, *WHOLE_GAME[place:])
    assert digest(game.state) == digests[-1]


@pytest.mark.parametrize("keep", [0, 1])
def test_a_driver_that_keeps_few_checkpoints_still_goes_back_anywhere(keep: int) -> None:
    game = new_game()
    game.keep, opened = keep, len(game.checkpoints)
    play(game, *WHOLE_GAME)
    assert len(game.checkpoints) == opened if keep == 0 else len(game.checkpoints) <= 2
    end, halfway = digest(game.state), len(game.entries) // 2
    tail = game.entries[halfway:]
    game.go_back(halfway)
    game.replay(tail)
    assert digest(game.state) == end


def test_the_game_restarts_from_every_checkpoint_with_the_answers_since() -> None:
    game = new_game()
    play(game, *WHOLE_GAME)
    assert len(game.checkpoints) == 5
    for checkpoint in game.checkpoints:
        again = Game(checkpoint.state.copy(), flow, apply, history=game.entries[: checkpoint.answers])
        again.replay(game.entries[checkpoint.answers :])
        assert again.over
        assert (digest(again.state), again.entries) == (digest(game.state), game.entries)


def test_a_driver_that_took_over_midway_goes_back_no_further_than_its_start() -> None:
    game = new_game()
    play(game, *WHOLE_GAME[:5])
    checkpoint = game.checkpoints[-1]
    later = Game(checkpoint.state.copy(), flow, apply, history=game.entries)
    assert later.undo_barrier() == Barrier("resumed")
    assert not later.undo()
    assert later.state == checkpoint.state


def test_a_journal_entry_for_another_question_is_refused_with_its_place() -> None:
    game = new_game()
    entries = [Entry("place-bets", "you", "done"), Entry("place-bets", "you", "done")]
    with pytest.raises(JournalMismatch, match='answer 2 is for "place-bets you", but the rules ask turn-card you'):
        game.replay(entries)
    assert len(game.entries) == 1


def test_the_witness_hears_of_answers_before_their_checkpoints_and_of_what_is_taken_back() -> None:
    notebook = Notebook()
    game = new_game(notebook)
    play(game, 2)
    game.undo()
    play(game, "done", "pass", 6)
    assert notebook.lines == [
        "checkpoint after 0",
        "place-bets 2",
        "back to 0",
        "place-bets done",
        "turn-card pass",
        "roll 6",
        "checkpoint after 3",
    ]


def test_undo_takes_back_one_wish_after_another_and_redo_gives_them_again() -> None:
    game = new_game()
    play(game, 1, 2, 3)
    assert [game.undo() for _ in range(4)] == [True, True, True, False]
    assert game.undo_barrier() == Barrier("nothing")
    while game.redo() is not None:
        pass
    assert list(game.state.bets.values()) == [1, 2, 3]


def test_redo_ends_when_something_else_is_done() -> None:
    game = new_game()
    play(game, 1)
    game.undo()
    play(game, 3)
    assert game.redo() is None


def test_a_habit_is_taken_back_with_the_wish_before_it_and_comes_again_with_it() -> None:
    game = new_game()
    play(game, 1)
    game.answer("done", habit=True)
    assert game.undo()
    assert game.entries == []
    game.redo()
    assert [entry.habit for entry in game.entries] == [False, True]


def test_undo_stops_at_a_die_and_names_it() -> None:
    game = new_game()
    play(game, "done", "pass", 6)
    assert game.undo_barrier() == Barrier("roll")
    assert not game.undo()


def test_undo_stops_at_a_reveal_and_names_it() -> None:
    game = new_game()
    play(game, 1, "done", "turn")
    assert game.undo_barrier() == Barrier("card-turned")
    assert not game.undo()


def test_undo_after_a_die_reaches_back_to_the_die_only() -> None:
    game = new_game()
    play(game, "done", "pass", 6, 1)
    assert game.undo()
    assert game.undo_barrier() == Barrier("roll")


def test_undoing_again_and_again_keeps_the_barriers_where_they_were() -> None:
    game = new_game()
    play(game, "done", "turn", 6)
    for bet in (1, 2, 3, 1, 2, 3):
        play(game, bet)
        assert game.undo()
    assert game.undo_barrier() == Barrier("roll")


def test_all_after_a_place_is_taken_back_in_one_step_and_given_again_in_one() -> None:
    game = new_game()
    play(game, 1, 2, 3)
    assert game.undo(after=1)
    assert list(game.state.bets.values()) == [1]
    assert game.undo_barrier(after=1) == Barrier("nothing")
    assert not game.undo(after=1)
    game.redo()
    assert list(game.state.bets.values()) == [1, 2, 3]


def test_all_after_a_place_stays_where_a_die_fell_since() -> None:
    game = new_game()
    play(game, 2, "done", "pass", 6, 1)
    assert game.undo_barrier(after=0) == Barrier("roll")
    assert not game.undo(after=0)
    assert game.undo(after=len(game.entries) - 1)
