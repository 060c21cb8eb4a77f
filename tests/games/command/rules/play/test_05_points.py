"""5.0 Points, control, chits; 20.0 set-up."""

from __future__ import annotations

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.end_events import ChitOpened, ObjectiveTaken, PointsScored
from combat.games.command.rules.play.set_up import SetUp
from combat.games.command.rules.play.victory import open_chit, resolve_control, worth
from combat.games.command.rules.two_sides import ALLIES, AXIS, other_side
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table
from tests.games.command.skirmish import skirmish

UNITS = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6")}


def told_by(told: Table, steps: object) -> list[object]:
    """Apply the events of a rules function that asks no questions; return them."""
    events = []
    for event in steps:  # type: ignore[attr-defined]
        RULES.apply(told.state, event)
        events.append(event)
    return events


@pytest.mark.rule("5.4")
def test_an_objective_is_his_who_was_alone_in_it_last() -> None:
    told = Table(drawn_book(), UNITS, objectives=("K8", "K6", "A1"))
    taken = told_by(told, resolve_control(told.state))
    assert [(event.objective, event.side) for event in taken if isinstance(event, ObjectiveTaken)] == [
        (1, AXIS), (2, ALLIES),
    ]  # fmt: skip
    told.mark("g-squad", hex=at("B2"))
    assert told_by(told, resolve_control(told.state)) == []
    assert told.state.control[1] == AXIS
    told.mark("u-squad", hex=at("K8"))
    assert [event.objective for event in told_by(told, resolve_control(told.state))] == [1]  # type: ignore[attr-defined]


@pytest.mark.rule("5.5")
def test_open_chits_score_at_once_and_swing_twice_when_an_objective_changes_hands() -> None:
    told = Table(drawn_book(), UNITS, objectives=("K8", "K6"), control={1: ALLIES})
    told_by(told, open_chit(told.state, "A"))
    told_by(told, open_chit(told.state, "C"))
    assert worth(told.state, 1) == 2
    assert told.state.vp == -2
    events = told_by(told, resolve_control(told.state))
    assert [event.points for event in events if isinstance(event, PointsScored)] == [4, 1]
    assert told.state.vp == 2 - 1


@pytest.mark.rule("5.6")
def test_special_chits_double_points_for_both() -> None:
    told = Table(
        drawn_book(), {"g-squad": ("squad", "K10"), "g-team": ("team", "B2"), "u-squad": ("squad", "A1")},
        hands={50: ("move", "ambush")}, open_chits=("S",),
    )  # fmt: skip
    told.say("50 move", "g-squad", "g-squad", "exit", "1")
    assert [event.points for event in told.told(PointsScored)] == [4]


@pytest.mark.rule("20.1", "20.2", "5.5", "1.1")
def test_a_game_begins_with_chits_a_set_up_of_each_side_and_full_hands() -> None:
    game = game_of(RULES, RULES.new_state(skirmish(0)))
    chance = SeededChance(5)
    first = game.state.book.sets_up_first
    while game.decision is not None and game.decision.to_chance:
        game.answer(chance.answer(game.decision, game.state))
    assert isinstance(game.decision, SetUp)
    assert game.decision.seat == first
    assert sum(isinstance(event, ChitOpened) for event in game.opening) == 0
    assert game.state.open_chits
    assert game.decision.refusal(game.state, "done") is not None
    enemy = next(iter(game.state.book.forces[other_side(first)].zone))
    unit = next(unit.id for unit in game.state.units.values() if unit.side == first and not unit.fate)
    refused = game.decision.refusal(game.state, f"{unit} {enemy}")
    assert refused is not None
    assert refused.message == "outside-zone"


@pytest.mark.rule("6.9", "20.2")
def test_nobody_is_set_up_overstacked() -> None:
    told = Table(drawn_book(), {"g-squad-1": ("squad", "K8"), "g-squad-2": ("squad", "A1"), "u-squad": ("squad", "K6")})
    told.state.phase = "set-up"
    asked = SetUp("20.2", "", AXIS)
    refused = asked.refusal(told.state, "g-squad-2 11.08")
    assert refused is not None
    assert refused.message == "no-room"
    assert dict(refused.args)["there"] == 8
    assert dict(refused.args)["most"] == 7
    assert asked.refusal(told.state, "g-squad-2 11.07") is None


@pytest.mark.rule("20.3", "3.4")
def test_hands_are_filled_by_posture_before_the_first_turn() -> None:
    book = skirmish(0)
    game, chance = game_of(RULES, RULES.new_state(book)), SeededChance(5)
    numbers = SplitMix(3)
    while game.state.phase == "set-up" and game.decision is not None:
        asked = game.decision
        game.answer(chance.answer(asked, game.state) if asked.to_chance else next(asked.samples(game.state, numbers)))
    sizes = {side: book.figures.hands[book.forces[side].posture] for side in (AXIS, ALLIES)}
    assert {side: len(hand) for side, hand in game.state.hands.items()} == sizes == {AXIS: 6, ALLIES: 4}
    assert game.state.active == book.first
