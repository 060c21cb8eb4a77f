"""Conceding a game: an answer that ends it at once and is undone, logged and replayed like others."""

from __future__ import annotations

import pytest

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.digest import digest
from combat.engine.kernel.game import CONCEDE, Barrier, Entry, Game, JournalMismatch
from combat.engine.kernel.seats import PLAYER, Seat
from tests.engine.dice_game import WHOLE_GAME, BetMade, CardTurned, RoundBegan, Table, apply, flow, play
from tests.engine.kernel.notebook import Notebook


def give_up(table: Table, seat: Seat = PLAYER) -> Steps[None]:
    """Yield the events of a concession: a last bet, and the end of the rounds."""
    yield BetMade(-1)
    yield RoundBegan(99)


def new_game(witness: Notebook | None = None) -> Game[Table]:
    """Return a new game that can be conceded, optionally with an observer."""
    return Game(Table(), flow, apply, witness, concession=give_up)


def test_conceding_ends_the_game_with_the_events_of_the_rules() -> None:
    game = new_game()
    play(game, 2)
    assert game.can_concede
    assert game.concede() == [BetMade(-1), RoundBegan(99)]
    assert game.over
    assert not game.can_concede
    assert game.entries[-1] == Entry(CONCEDE, "", CONCEDE)
    with pytest.raises(ValueError, match="cannot be given up"):
        game.concede()


def test_only_a_player_who_is_asked_gives_up_and_only_where_the_rules_know_how() -> None:
    game = new_game()
    play(game, "done", "pass")
    assert game.decision is not None
    assert game.decision.to_chance
    before = digest(game.state), list(game.entries)
    with pytest.raises(ValueError, match="cannot be given up"):
        game.concede()
    assert (digest(game.state), game.entries) == before
    assert not Game(Table(), flow, apply).can_concede


def test_it_is_taken_back_and_given_again_even_with_what_was_answered_since() -> None:
    game = new_game()
    play(game, 2)
    before, asked = digest(game.state), game.decision
    game.concede()
    after = digest(game.state)
    assert game.undo()
    assert (digest(game.state), game.decision, len(game.entries)) == (before, asked, 1)
    assert game.redo() == [BetMade(-1), RoundBegan(99)]
    assert digest(game.state) == after


def test_a_reveal_in_its_course_stops_it_from_being_taken_back() -> None:
    def revealing(table: Table, seat: Seat) -> Steps[None]:
        yield CardTurned(1)
        yield RoundBegan(99)

    game = Game(Table(), flow, apply, concession=revealing)
    game.concede()
    assert game.undo_barrier() == Barrier("card-turned")


@pytest.mark.parametrize("place", [0, 1, 2, 5, 7, 8])
def test_a_game_given_up_anywhere_restarts_from_every_checkpoint(place: int) -> None:
    game = new_game()
    for answer in WHOLE_GAME[:place]:
        game.answer(answer)
    if game.decision is not None and game.decision.to_chance:
        game.answer(WHOLE_GAME[place])
    game.concede()
    for checkpoint in game.checkpoints:
        history = game.entries[: checkpoint.answers]
        again = Game(checkpoint.state.copy(), flow, apply, history=history, concession=give_up)
        again.replay(game.entries[checkpoint.answers :])
        assert (again.over, digest(again.state), again.entries) == (True, digest(game.state), game.entries)


def test_the_witness_hears_of_it_before_its_checkpoint() -> None:
    notebook = Notebook()
    game = new_game(notebook)
    play(game, 1)
    game.concede()
    assert notebook.lines[-2:] == ["concede concede", "checkpoint after 2"]


def test_rules_that_know_no_such_end_refuse_a_journal_that_has_one() -> None:
    game = Game(Table(), flow, apply)
    with pytest.raises(JournalMismatch, match='answer 1 is for "concede "'):
        game.replay([Entry(CONCEDE, "", CONCEDE)])
    assert game.entries == []
