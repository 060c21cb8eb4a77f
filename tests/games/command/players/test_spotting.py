"""How the steady bot chooses the mortar spotter and the place of the scout (11.12)."""

from __future__ import annotations

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.content.library import load_book
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import PickUnit
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import AXIS


def played(scenario: str, count: int) -> tuple[State, list[tuple[PickUnit, str, State]]]:
    """Let steady bots set up a scenario until `count` questions for a spotter are answered.

    Return the state; and each question with its answer and the state before it.
    """
    game, chance, player = game_of(RULES, RULES.new_state(load_book(scenario))), SeededChance(3), SteadyPlayer(3)
    found: list[tuple[PickUnit, str, State]] = []
    while (asked := game.decision) is not None and game.state.phase == "set-up" and len(found) < count:
        view = RULES.visible(game.state, asked.seat)
        answer = chance.answer(asked, game.state) if asked.to_chance else player.answer(asked, view)
        if isinstance(asked, PickUnit):
            found.append((asked, str(answer), game.state.copy()))
        game.answer(answer)
    return game.state, found


def gain(state: State, side: str, hex_: Hex) -> int:
    """Return how many hexes outside a side's zone only a spotter in a hex would add for its mortars.

    They are in range of a mortar and visible from the hex, but from no mortar.
    """
    armed = [unit for unit in state.on_map(side) if unit.weapon and state.weapon_figure(unit.weapon).kind == "mortar"]
    found = 0
    for target in set(state.book.map.board.hexes()) - set(state.book.forces[side].zone):
        reached = any(
            state.weapon_figure(unit.weapon).nearest
            <= distance(unit.hex, target)
            <= state.weapon_figure(unit.weapon).range
            for unit in armed
        )
        blind = not any(sight(state, unit.hex, target).clear for unit in armed)
        found += reached and blind and sight(state, hex_, target).clear
    return found


@pytest.mark.rule("11.12")
@pytest.mark.parametrize("scenario", ["patrols-at-the-bridge", "trains-no-longer-run", "town-below-the-shelf"])
def test_the_leader_who_sees_most_for_the_mortars_becomes_their_spotter(scenario: str) -> None:
    _, found = played(scenario, 2)
    assert found
    for asked, answer, state in found:
        gains = {
            str(leader): gain(state, asked.seat, state.units[str(leader)].hex)
            for leader in asked.answers
            if leader != PASS
        }
        assert gains[answer] == max(gains.values())


@pytest.mark.rule("11.12", "6.8")
def test_a_scout_is_taken_where_one_may_be_and_stands_beside_friends() -> None:
    state, ((asked, answer, _), *_) = played("farm-on-the-road-east", 2)
    assert (asked.seat, answer) == (AXIS, "ger-scout-1")
    scout = state.units["ger-scout-1"]
    assert scout.on_map
    assert any(distance(scout.hex, unit.hex) <= 1 for unit in state.on_map(AXIS) if unit.id != scout.id)
