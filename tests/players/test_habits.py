"""A player is not asked what he has said he need not be, and never answered for otherwise."""

from __future__ import annotations

import pytest

from combat.kernel.decisions import Decision
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.habits import Habits
from combat.players.table import run
from combat.rules import eyes, sequence
from combat.rules.decisions import ChooseMan, ChooseTarget, DuckBack
from combat.rules.state import State
from combat.saves.records import state_digest
from tests.skirmish import skirmish


class Asked:
    """Plays with habits, and notes what came of each question."""

    def __init__(self, habits: Habits) -> None:
        self.habits, self.player = habits, CautiousPlayer()
        self.answered: list[tuple[Decision, str | int, State]] = []
        self.left: list[tuple[Decision, State]] = []

    def answer(self, decision: Decision, state: State) -> str | int:
        habit = self.habits.answer(decision, state)
        if habit is None:
            self.left.append((decision, state.copy()))
            return self.player.answer(decision, state)
        assert decision.refusal(state, habit) is None
        self.answered.append((decision, habit, state.copy()))
        return habit


@pytest.fixture(scope="module")
def asked() -> Asked:
    player = Asked(Habits())
    for seed in range(3):
        run(sequence.new_game(skirmish()), SeededChance(seed), player)
    return player


def test_only_answers_are_given_without_asking(asked: Asked) -> None:
    for decision, state in asked.left:
        if isinstance(decision, ChooseMan):
            assert len(list(decision.options(state))) > 1


def test_whether_to_fire_at_a_lone_target_is_always_asked(asked: Asked) -> None:
    assert not [decision for decision, _, _ in asked.answered if isinstance(decision, ChooseTarget)]


def test_nobody_ducks_back_out_of_sight(asked: Asked) -> None:
    ducks = [(answer, state, decision.subject) for decision, answer, state in asked.answered if isinstance(decision, DuckBack)]
    assert ducks
    for answer, state, man in ducks:
        assert answer == "pass"
        assert not any(eyes.sees(state, foe, state.men[man]) for foe in state.on_board("enemy"))


def test_in_sight_of_any_counter_ducking_back_is_asked(asked: Asked) -> None:
    ducks = [(state, decision.subject) for decision, state in asked.left if isinstance(decision, DuckBack)]
    assert ducks
    for state, man in ducks:
        assert any(eyes.sees(state, foe, state.men[man]) for foe in state.on_board("enemy"))


def test_who_acts_first_of_men_who_do_nothing_is_not_asked(asked: Asked) -> None:
    idle = [state for decision, _, state in asked.answered if isinstance(decision, ChooseMan) and len(decision.answers) > 1]
    assert idle
    for decision, state in asked.left:
        if isinstance(decision, ChooseMan):
            orders = [state.men[str(man)].order for man in decision.answers]
            figures = [state.book.charts.orders[order.id].figures[state.clock.impulse - 1] for order in orders if order]
            assert any(figure != "none" for figure in figures) or None in orders or state.melee


def test_without_habits_everything_is_asked() -> None:
    game = sequence.new_game(skirmish())
    player = Asked(Habits(only_answers=False, calm=False, idle_order=False))
    run(game, SeededChance(1), player)
    assert not player.answered
    plain = sequence.new_game(skirmish())
    run(plain, SeededChance(1), CautiousPlayer())
    assert state_digest(plain.state) == state_digest(game.state)
