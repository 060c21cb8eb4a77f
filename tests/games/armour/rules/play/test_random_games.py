"""Random games: no team is lost or doubled, models do not overlap, and points can be recounted."""

from __future__ import annotations

from itertools import product

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.games.armour.content.library import load_book, scenario_ids
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.fire_events import TeamDestroyed
from combat.games.armour.rules.events.morale_events import CommanderJoined, UnitLost
from combat.games.armour.rules.play.goals import points_destroyed
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from tests.games.armour.skirmishes import skirmish
from tests.games.armour.table_laws import check_laws
from tests.sampled import sample

SKIRMISHES, SEEDS = 500, 56
"""Games at close quarters, and games of each mission, in the soak: 1,000 together."""
MOST = 6_000
"""Answers after which a game counts as endless."""


class Recount:
    """Count of a game's losses from its events alone, each team at an equal share of its unit's points."""

    def __init__(self, state: State) -> None:
        self.begin(state)

    def begin(self, state: State) -> None:
        """Take over the teams before the first turn; hidden teams have new ids until then (A50)."""
        self.lost = set[str]()
        self.shares = {
            team.id: 100 * state.units[team.unit].points // sum(each.unit == team.unit for each in state.teams.values())
            for team in state.teams.values()
        }
        self.seats = {team.id: state.seat_of(team.id) for team in state.teams.values()}
        self.units = {team.id: team.unit for team in state.teams.values()}

    def see(self, event: Event) -> None:
        """Record teams that are lost, or that replace another (L657)."""
        match event:
            case TeamDestroyed(team=team):
                self.lost.add(team)
            case UnitLost(unit=lost):
                self.lost |= {team for team, unit in self.units.items() if unit == lost}
            case CommanderJoined(team=team, host=host, replaces=True):
                self.lost = (self.lost - {team}) | {host}
            case CommanderJoined(team=team, host=host):
                self.units[host] = self.units[team]

    def points(self, seat: str) -> int:
        """Return the points that a seat has lost, in hundredths of a point."""
        return sum(self.shares[team] for team in self.lost if self.seats[team] == seat)


def played(start: State, seed: int) -> State:
    """Play a game at random; return the final state.

    The laws are checked at every checkpoint, and the counts at the end.
    """
    game, numbers = game_of(RULES, start.copy()), SplitMix(seed)
    game.keep = 0
    count = Recount(game.state)

    def observe(state: State, event: Event) -> None:
        if not state.turn:
            assert len(state.teams) == len(count.units)
            count.begin(state)
        count.see(event)
        if event.checkpoint:
            check_laws(state)
            assert set(state.teams) == set(count.units)

    game.on_event = observe
    for _ in range(MOST):
        if (asked := game.decision) is None:
            break
        game.answer(asked.sample(game.state, numbers))
    end = game.state
    assert end.phase == "over" and end.winner in SEATS
    lost = {team.id for team in end.teams.values() if team.where == "destroyed"}
    assert lost == count.lost, lost ^ count.lost
    assert {seat: points_destroyed(end, seat) for seat in SEATS} == {seat: count.points(seat) for seat in SEATS}
    return end


@pytest.mark.parametrize("seed", sample(range(SKIRMISHES), 125))
def test_a_skirmish_keeps_every_law(seed: int) -> None:
    played(skirmish(), seed)


@pytest.mark.parametrize(("mission", "seed"), sample([*product(scenario_ids(), range(SEEDS))], 100))
def test_a_mission_keeps_every_law(mission: str, seed: int) -> None:
    played(RULES.new_state(load_book(mission)), seed)
