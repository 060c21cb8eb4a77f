"""The veteran's advice gives legal answers to every kind of question, and uses only what the player may know."""

from __future__ import annotations

import os

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.referee import Referee
from combat.games.volume1.players.advice import advise, advise_on, worth_trying
from combat.games.volume1.players.veteran_player import VeteranPlayer
from combat.games.volume1.players.weighing import Stage
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.decisions import ChooseRate
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from tests.games.volume1.players.first_orders import GLANCE, at_first_orders
from tests.games.volume1.table.every_question import WHERE, game_asking

SAMPLE = (("set-up", ""), ("give-orders", ""), ("choose-move", ""), ("choose-rate", ""))
KINDS = tuple(WHERE) if "COMBAT_SOAK" in os.environ else SAMPLE


@pytest.mark.parametrize(("kind", "why"), KINDS, ids=lambda word: word or "-")
def test_every_question_is_answered_and_what_is_worth_trying_is_legal(kind: str, why: str) -> None:
    port = Referee(RULES, game_asking(kind, why), SeededChance(1)).port(PLAYER)
    decision = port.decision
    assert decision is not None
    tried = worth_trying(decision, port.view)
    assert len(set(tried)) == len(tried)
    assert [port.refusal(answer) for answer in tried] == [None] * len(tried)
    if kind != "give-orders":
        assert tried
    assert port.refusal(VeteranPlayer(1, GLANCE, GLANCE, GLANCE).answer(port)) is None


def skirmish_for_orders() -> Game[State]:
    """Return a game that asks for its first orders."""
    table = at_first_orders(1)
    table.run()
    state = table.port(PLAYER).sample(SplitMix(0)).checkpoints[-1].state
    return game_of(RULES, state)


def test_two_answers_are_told_with_what_came_of_them_for_the_man_who_is_meant() -> None:
    game = skirmish_for_orders()
    man = "pvt-cragg"
    found = list(advise_on(game.checkpoints[-1].state, (), man, (Stage(1, 1),), (Stage(3, 1), Stage(2, 1))))
    assert [[one.samples for one in told] for told in found] == [[1, 1], [2, 2]]
    answers = [order_of(game, one.answer) for one in found[-1]]
    assert [answer.man for answer in answers] == [man, man]
    assert answers[0].order != answers[1].order
    assert all(0 <= one.won <= 1 and one.ours >= 0 for one in found[-1])


def order_of(game: Game[State], answer: str | int) -> OrderGiven:
    """Return the order that an answer to the game's question gives."""
    assert game.decision is not None
    said = game.decision.read(answer)
    assert isinstance(said, OrderGiven)
    return said


def test_where_one_answer_is_legal_there_is_no_advice() -> None:
    game = game_asking("choose-rate", "")
    decision = game.decision
    assert isinstance(decision, ChooseRate)
    game.decision = replace(decision, answers=decision.answers[:1])
    port = Referee(RULES, game, SeededChance(1)).port(PLAYER)
    assert list(advise(port)) == []
