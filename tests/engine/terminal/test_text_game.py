"""A game of the moor at a text terminal: commands besides answers, and leaving it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.rules import game_of
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.terminal.text_game import TextGame
from tests.engine.moor_game import RED, RULES, Book, State
from tests.engine.moor_title import MOOR, TEXT, load_book

HIDDEN = "6.0,30"


def typed(*lines: str, given: Sequence[Answer] = ()) -> tuple[TextGame[State, Book], list[str]]:
    """Type lines in a game after some `given` answers; return the game and all printed lines."""
    game = game_of(RULES, RULES.new_state(load_book()))
    for answer in given:
        game.answer(answer)
    said, left = list[str](), iter(lines)
    text = TextGame(Session(MOOR, game, ScriptedChance(), seat=RED), TEXT, lambda: next(left, None), said.append)
    text.greet()
    text.open()
    text.answer_all()
    return text, said


def test_a_game_greets_with_the_words_for_help_and_leaving_and_says_that_it_is_kept() -> None:
    _, said = typed("quit")
    assert "help" in said[0] and "quit" in said[0]
    assert said[-1] == "The game is saved."


@pytest.mark.parametrize("line", ["nonsense", "6.0", "99,99,99"])
def test_what_is_not_understood_changes_nothing_and_is_said_in_one_line(line: str) -> None:
    _, quiet = typed("quit")
    text, said = typed(line, "quit")
    assert text.session.answers == 0
    assert len(said) == len(quiet) + 1


def asked(*lines: str) -> str:
    """Type lines in a game in which both rangers are hidden; return the class name of red's question then."""
    hidden = (Pose(600, 3_000), Pose(5_400, 1_000))
    return type(typed(*lines, given=hidden)[0].session.decision).__name__


def test_an_answer_is_taken_back_and_given_again() -> None:
    assert asked() == "ChooseToken"
    assert asked("red-car") == "Move"
    assert asked("red-car", "undo") == "ChooseToken"
    assert asked("red-car", "undo", "redo") == "Move"


def test_what_is_final_is_not_taken_back() -> None:
    """The enemy has answered meanwhile."""
    text, _ = typed(HIDDEN, "undo")
    assert text.state.places["red-ranger"] == Pose(600, 3_000)


def test_help_lists_every_word_that_can_be_typed() -> None:
    _, quiet = typed("quit")
    _, said = typed("help", "quit")
    told = "\n".join(said[len(quiet) - 1 :])
    assert [word for word in ("undo", "redo", "log", "rules", "help", "quit", "study") if word not in told] == []


def test_the_end_of_what_is_typed_leaves_the_game_as_its_word_does() -> None:
    _, by_word = typed(HIDDEN, "quit")
    _, by_end = typed(HIDDEN)
    assert by_end == by_word
