"""The veteran looks ahead only by what it may know, so equal views give equal answers; it plays better than others."""

from __future__ import annotations

import os

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.referee import Referee
from combat.engine.play.seated import Seated
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.veteran_player import VeteranPlayer, worlds_of
from combat.games.volume1.players.weighing import Course, Stage, weigh
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from tests.games.volume1.digests import state_digest
from tests.games.volume1.players.first_orders import GLANCE, at_first_orders
from tests.games.volume1.skirmish import gun_fight, skirmish

SOAK = "COMBAT_SOAK" in os.environ
GAMES = 40 if SOAK else 2


def played(seed: int) -> State:
    """Return the final state of a small game played by the veteran with its shortest thinking time."""
    game = sequence.new_game(gun_fight() if seed % 2 else skirmish())
    Referee(RULES, game, SeededChance(seed)).play_out({PLAYER: VeteranPlayer(seed, GLANCE, GLANCE, GLANCE)})
    return game.state


def test_the_same_seed_is_the_same_game() -> None:
    assert state_digest(played(4)) == state_digest(played(4))


def test_two_battles_that_look_the_same_to_him_get_the_same_answer() -> None:
    others = 0
    for seed in range(GAMES):
        table = at_first_orders(seed)
        truth = table.port(PLAYER)
        table.run()
        if truth.decision is None:
            continue
        for deal in range(2):
            state = RULES.sample(truth.view, (), PLAYER, SplitMix(deal))
            other = Referee(RULES, game_of(RULES, state.copy()), SeededChance(seed))
            other.run()
            twin = other.port(PLAYER)
            assert (twin.decision, twin.view) == (truth.decision, truth.view)
            answers = [VeteranPlayer(seed, GLANCE, GLANCE, GLANCE).answer(port) for port in (truth, twin)]
            assert answers[0] == answers[1]
            others += state.men != table.port(PLAYER).sample(SplitMix(99)).state.men
    assert others


def test_he_looks_longer_at_what_promises_more_and_tells_what_came_of_it() -> None:
    table = at_first_orders(4)
    table.run()
    port = table.port(PLAYER)
    assert port.decision is not None
    answer = CautiousPlayer().answer(port.decision, port.view)
    courses = [Course(answer, temper) for temper in ("cautious", "bold", "holding")]
    effort = (Stage(3, 1), Stage(2, 2))
    told = list(weigh(worlds_of(port, 1), courses, port.view.clock.turn, effort))
    assert [[len(one.ends) for one in stage] for stage in told] == [[1, 1, 1], [3, 3]]
    first, second = told[-1]
    assert first.worth >= second.worth
    assert 0 <= first.won <= 1
    assert first.points == sum(end.points for end in first.ends) / 3


@pytest.mark.skipif(not SOAK, reason="in `make soak`")
def test_he_does_better_than_the_cautious_one() -> None:
    points = {"veteran": 0, "cautious": 0}
    for seed in range(GAMES):
        game = sequence.new_game(skirmish())
        Referee(RULES, game, SeededChance(seed)).play_out(
            {PLAYER: VeteranPlayer(seed, (Stage(6, 2), Stage(2, 3)), GLANCE, (Stage(6, 2), Stage(2, 4)))}
        )
        points["veteran"] += game.state.points
        game = sequence.new_game(skirmish())
        Referee(RULES, game, SeededChance(seed)).play_out({PLAYER: Seated(CautiousPlayer())})
        points["cautious"] += game.state.points
    assert points["veteran"] > points["cautious"]


def test_what_is_hardly_better_does_not_take_the_place_of_what_he_would_do_anyway() -> None:
    table = at_first_orders(4)
    table.run()
    port = table.port(PLAYER)
    assert port.decision is not None
    answer = CautiousPlayer().answer(port.decision, port.view)
    courses = [Course(answer, temper) for temper in ("cautious", "holding", "bold")]
    stages = (Stage(3, 2),)
    plain, doubting = (
        list(weigh(worlds_of(port, 1), courses, port.view.clock.turn, stages, doubt)) for doubt in (0.0, 1e6)
    )
    assert plain[-1][0].worth == max(one.worth for one in plain[-1])
    assert doubting[-1][0].course == courses[0]
