"""Automatic set-up of the rest of a force: squads hold objectives, leaders share hexes with squads (20.2)."""

from __future__ import annotations

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.games.command.content.library import Library, load_book
from combat.games.command.players.deploying import placing
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.rules.answers import DONE, PASS
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.play.set_up import SetUp, unplaced
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.terminal.lines_typed import read
from tests.games.command.prompts.at_table import AtTable
from tests.narrowing import the


def empty_objectives(state: State, side: str) -> list[int]:
    """Return the numbers of the objectives with cover in a side's zone that its units have left empty."""
    zone, outlook = state.book.forces[side].zone, Evaluation(state, side)
    held = {unit.hex for unit in state.on_map(side)}
    return [
        each.number
        for each in state.book.map.objectives
        if held.isdisjoint(each.hexes) and any(hex_ in zone and outlook.cover(hex_) > 0 for hex_ in each.hexes)
    ]


def led(state: State, side: str) -> list[bool]:
    """Return for each leader of a side on the map, without scouts, whether a squad is in the leader's hex."""
    own = state.on_map(side)
    squads = {unit.hex for unit in own if state.figure(unit).size == "squad"}
    return [unit.hex in squads for unit in own if is_leader(state, unit) and not state.figure(unit).spots]


@pytest.mark.rule("20.2", "6.6")
@pytest.mark.parametrize("scenario", Library().scenario_ids())
def test_leaders_are_put_down_with_squads_in_every_scenario(scenario: str) -> None:
    game, chance = game_of(RULES, RULES.new_state(load_book(scenario))), SeededChance(3)
    while (asked := game.decision) is not None and game.state.phase != "turn":
        if asked.to_chance:
            game.answer(chance.answer(asked, game.state))
        elif isinstance(asked, SetUp):
            game.answer(placing(asked, Evaluation(game.state, asked.seat), led=True))
        else:
            game.answer(PASS)
    for side in game.state.book.forces:
        assert led(game.state, side), side
        assert all(led(game.state, side)), side


@pytest.mark.rule("20.2")
@pytest.mark.parametrize("scenario", Library().scenario_ids())
def test_squads_hold_every_objective_with_cover_in_their_zone_before_works_are_set_up(scenario: str) -> None:
    game, chance, judged = game_of(RULES, RULES.new_state(load_book(scenario))), SeededChance(3), set[str]()
    while (asked := game.decision) is not None and game.state.phase != "turn":
        if asked.to_chance:
            game.answer(chance.answer(asked, game.state))
        elif isinstance(asked, SetUp):
            if asked.seat not in judged and not unplaced(game.state, asked.seat):
                judged.add(asked.seat)
                assert empty_objectives(game.state, asked.seat) == []
            game.answer(placing(asked, Evaluation(game.state, asked.seat), led=True))
        else:
            game.answer(PASS)
    assert judged == set(game.state.book.forces)


@pytest.mark.rule("20.2", "6.6")
def test_all_in_text_mode_puts_squads_on_objectives_and_leaders_with_squads() -> None:
    game = game_of(RULES, RULES.new_state(load_book("last-bridge-before-the-river")))
    chance = SeededChance(3)
    while not isinstance(asked := game.decision, SetUp):
        assert asked is not None
        game.answer(chance.answer(asked, game.state) if asked.to_chance else PASS)
    side = asked.seat
    typed = read(game.state, asked, "all")
    while unplaced(game.state, side):
        game.answer(next(typed))
    assert empty_objectives(game.state, side) == []
    assert led(game.state, side)
    assert all(led(game.state, side))


@pytest.mark.rule("20.2")
def test_the_rest_joins_what_the_player_has_put_down() -> None:
    table = AtTable(load_book("farm-on-the-road-east"), seat=AXIS)
    table.settle()
    table.press("P")
    prompt = the(AskSetUp, table.desk.prompt)
    assert prompt.waiting() == []
    state = table.desk.state
    assert led(state, AXIS)
    assert all(led(state, AXIS))
    assert prompt.decision.refusal(state, DONE) is None
    table.close()
