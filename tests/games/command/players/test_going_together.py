"""Moves of the steady bot: in groups, with leaders, without reversing, weighing the odds of Op Fire."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.games.command.players.commanding import best_order
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.menace import Menace
from combat.games.command.players.moving.paths import march, may_leave
from combat.games.command.players.moving.trail import Trail
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.answers import Pieces
from combat.games.command.rules.orders.move import MoveOn, SetOff
from combat.games.command.rules.pieces.values import moves
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

OPEN = drawn_book(columns=9, rows=9)
MOVE, FIRE, CONFUSED = ("move", "dig-in"), ("fire", "ambush"), ("command-confusion", "dig-in")


def table(units: dict[str, tuple[str, str]], **facts: Any) -> Table:
    """Return a game on open ground at its first question."""
    made = Table(OPEN, units, **facts)
    assert made.asked is not None
    return made


def test_a_squad_takes_its_leader_along() -> None:
    units = {"g-squad": ("squad", "E2"), "g-leader": ("leader", "E2"), "u-squad": ("team", "A9")}
    made = table(units, hands={1: MOVE}, objectives=("E6",))
    asked = made.say("1 move", "g-leader g-squad").asked
    assert isinstance(asked, SetOff)
    answer = SteadyPlayer().answer(asked, made.state)
    assert isinstance(answer, Pieces)
    assert set(answer.ids) == {"g-squad", "g-leader"}


def test_a_leader_alone_goes_to_units_that_he_can_lead_and_nowhere_else() -> None:
    units = {"g-leader": ("leader", "E2"), "g-team": ("team", "G3"), "u-squad": ("team", "A9")}
    made = table(units, objectives=("E6",))
    leader = made.state.units["g-leader"]
    plan = march(Evaluation(made.state, AXIS), [leader], moves(made.state, leader))
    assert plan is not None
    assert plan.end == at("G3")


@pytest.mark.parametrize(("time", "vp", "goes"), [(1, 0, False), (8, 0, True), (8, -9, False)])
def test_a_leader_leaves_the_map_only_if_his_points_win_the_game_that_may_end(time: int, vp: int, goes: bool) -> None:
    units = {"g-leader": ("leader", "E9"), "g-squad": ("squad", "E9"), "u-team": ("team", "A1")}
    made = table(units, time=time, vp=vp)
    seen = Evaluation(made.state, AXIS)
    assert may_leave(seen, made.state.units["g-leader"]) is goes
    assert may_leave(seen, made.state.units["g-squad"])


def test_nobody_goes_back_into_a_hex_of_the_same_move() -> None:
    made = table({"g-squad": ("squad", "E2"), "u-team": ("team", "A9")}, hands={1: MOVE}, objectives=("E6",))
    made.say("1 move", "g-squad", "g-squad")
    trail = Trail()
    passed = [trail.passed(made.state)]
    made.say(at("E3"))
    assert isinstance(made.asked, MoveOn)
    passed.append(trail.passed(made.state))
    assert passed == [(at("E2"),), (at("E2"), at("E3"))]
    squad = made.state.units["g-squad"]
    barred = march(Evaluation(made.state, AXIS), [squad], 4, passed[-1])
    assert barred is not None
    assert barred.first != at("E2")


def test_stacks_add_to_an_attack_only_if_their_hexes_are_connected() -> None:
    """The strongest piece counts whole, every other one of connected hexes 1 (11.3)."""
    found = []
    for second in ("F8", "H8"):
        made = table({"g-one": ("squad", "E5"), "u-one": ("squad", "E8"), "u-two": ("squad", second)})
        found.append(Menace(made.state, ALLIES).fire_at(at("E5")))
    together, apart = found
    assert together == apart + 1


def test_op_fire_is_expected_of_those_who_can_still_be_activated_and_of_those_who_have_answered() -> None:
    units = {"g-squad": ("squad", "E2"), "u-squad": ("squad", "E6")}
    found = []
    for activated in (False, True):
        made = table(units, hands={1: MOVE, **{101 + card: FIRE for card in range(4)}})
        made.say("1 move", "g-squad", "g-squad")
        state = made.state
        assert state.order is not None
        state.units["u-squad"] = replace(state.units["u-squad"], activated=activated)
        found.append(Evaluation(state, AXIS).op_fire(state.units["g-squad"], at("E3")))
    assert state.order is not None
    state.order = replace(state.order, answering=("u-squad",))
    free, spent, answering = *found, Evaluation(state, AXIS).op_fire(state.units["g-squad"], at("E3"))
    assert answering > free > spent == 0


def test_fire_comes_before_the_move_that_it_helps() -> None:
    units = {"g-squad": ("squad", "E2"), "g-other": ("squad", "A2"), "u-squad": ("squad", "E4")}
    made = table(units, hands={1: MOVE, 2: FIRE, 3: FIRE}, objectives=("A5",))
    asked = made.asked
    assert isinstance(asked, GiveOrder)
    assert best_order(asked, Evaluation(made.state, AXIS)) in ("2 fire", "3 fire")


def test_a_hand_of_useless_cards_is_discarded_rather_than_kept_for_a_small_gain() -> None:
    units = {"g-squad": ("squad", "E2"), "u-squad": ("squad", "E7")}
    for count, wants in ((0, "1 fire"), (4, "pass")):
        hand = {1: FIRE, 2: FIRE, **{3 + card: CONFUSED for card in range(count)}}
        made = table(units, hands=hand)
        asked = made.asked
        assert isinstance(asked, GiveOrder)
        answer = best_order(asked, Evaluation(made.state, AXIS))
        assert (answer == "pass") is (wants == "pass"), (count, answer)
