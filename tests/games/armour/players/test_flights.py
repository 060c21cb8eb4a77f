"""Flights of the steady bot: where they are placed, what they attack, and fire at enemy flights (L547)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.game import Game
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.point import CM, squared_distance
from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.rules.air.anti_aircraft import AntiAircraft
from combat.games.armour.rules.air.attack_with_flight import AttackWithFlight
from combat.games.armour.rules.answers import Attack, Bombard, FireOrder, Placements
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.air.sky import during, half_tracks, hurricanes, raid, rifles, sent, shermans, stukas
from tests.games.armour.tiny_battle import Placed

FOOT = rifles("60,40@180", "66,40@180", "72,40@180")


@pytest.mark.parametrize("flight", [stukas("20,60"), hurricanes("20,60")])
def test_an_aircraft_is_placed_where_it_may_strike_the_dearest_group(flight: Placed) -> None:
    """Within 30 cm of three Shermans and not of a single one, a bomber above them."""
    tanks = shermans("60,40@180", "66,40@180", "72,40@180")
    state = sent(raid(flight, [tanks], phase="movement"), "due", "a2-1")
    answer = SteadyPlayer().answer(MoveUnits("L551", "", ATTACKER), state)
    assert isinstance(answer, Placements)
    reach = 6 * CM if flight.unit.startswith("de") else 30 * CM
    places = [pose_of(team).point for team in state.on_table(DEFENDER) if team.unit == "d1"]
    assert min(squared_distance(answer.parts[0].pose.point, each) for each in places) <= reach * reach


def test_a_flight_on_the_table_attacks() -> None:
    answer = SteadyPlayer().answer(ShootUnits("L601", "", ATTACKER), raid(stukas("60,45"), [FOOT]))
    assert answer == Attack("a2")


def test_bombs_fall_on_what_is_below_and_guns_fire_at_tanks() -> None:
    bombs = SteadyPlayer().answer(
        AttackWithFlight("L547", "a2", ATTACKER), during(raid(stukas("63,43"), [FOOT]), "attack")
    )
    assert isinstance(bombs, Bombard)
    guns = during(raid(hurricanes("60,60"), [shermans("60,40@90", "66,40@90")]), "attack")
    assert isinstance(SteadyPlayer().answer(AttackWithFlight("L547", "a2", ATTACKER), guns), FireOrder)


def test_it_fires_at_aircraft() -> None:
    state = during(raid(stukas("60,60"), [half_tracks("60,40@180")]), "defence")
    answer = SteadyPlayer().answer(AntiAircraft("L547", "a2", DEFENDER), state)
    assert isinstance(answer, FireOrder)
    assert {aim.target for aim in answer.aims} == {"a2-1"}


def played(state: State, most: int) -> State:
    """Let two steady bots give up to `most` answers of a battle, with fixed random dice; return the state."""
    game: Game[State] = game_of(RULES, state.copy())
    bot, numbers = SteadyPlayer(), SplitMix(7)
    for _ in range(most):
        asked = game.decision
        if asked is None:
            break
        game.answer(asked.sample(game.state, numbers) if asked.to_chance else bot.answer(asked, game.state))
    return game.state


def test_a_flight_does_not_disturb_the_moves_of_the_other_units() -> None:
    """Both seats lead on from the movement in which a flight has come until the flight is gone."""
    state = sent(raid(stukas("20,60"), [FOOT], phase="movement"), "due", "a2-1")
    assert played(state, 60).teams["a2-1"].where in ("away", "due", "destroyed")
