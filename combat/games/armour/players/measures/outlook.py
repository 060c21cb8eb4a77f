"""The situation from one seat's view: its teams, known enemies, values, goals, and time pressure."""

from __future__ import annotations

from functools import cached_property

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.measures.glimpses import Glimpse, glimpses_of
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.players.measures.way_fields import WayField, way_field
from combat.games.armour.players.weights import Weights
from combat.games.armour.rules.artillery.guns import artillery_weapon
from combat.games.armour.rules.cards.ratings import Ratings
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.missions.mission import Goal, Mission
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.play.goals import team_points, teams_near
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.transport.riding import is_transport
from combat.games.armour.rules.two_seats import DEFENDER, other_seat

LEADS, COMMANDS, SPOTS = 0.6, 1.2, 2.0
"""Added to the value of a team that leads its unit, commands its formation, or spots for artillery."""
PACE = 18.0
"""Distance in cm that an advance gains in a turn."""
SPARE = 3.0
"""Number of spare turns at which there is no time pressure yet."""
RACE = 0.6
"""Least time pressure if both sides want the same goal."""
REACH = 32 * CM
"""Distance of an enemy that can be assaulted soon."""
AROUND = 25 * CM
"""Distance from a goal within which its defenders are."""


class Outlook:
    """A seat's view with data that a bot derives from it; created anew for every question."""

    def __init__(self, state: State, seat: Seat, weights: Weights, seed: int = 0) -> None:
        self.state, self.seat, self.weights, self.seed = state, seat, weights, seed
        self.other = other_seat(seat)
        self.mine, self.theirs = list(state.on_table(seat)), list(state.on_table(self.other))
        self._glimpses = glimpses_of(state.book)
        self._worths: dict[str, float] = {}
        self._ratings: dict[tuple[str, str], Ratings] = {}

    def numbers(self, subject: str) -> SplitMix:
        """Return a random generator for a subject in this turn; the same seed, turn, seat and subject give the same
        one.
        """
        text = f"{self.seed} {self.state.turn} {self.seat} {subject}"
        return SplitMix(sum(ord(letter) * 31**place for place, letter in enumerate(text)) & 0xFFFFFFFF)

    # -- teams --------------------------------------------------------------------------------------------------

    def worth(self, team: Team) -> float:
        """Return the value of a team to its seat, in points of its force divided by 100, with extra for leaders;
        cached.
        """
        known = self._worths.get(team.id)
        if known is None:
            unit = self.state.units[team.unit]
            known = team_points(self.state, team) / 100
            known += LEADS * (unit.leader == team.id)
            known += SPOTS * ("observer" in self.state.card(team).traits)
            known += COMMANDS * any(each.commander == team.id for each in self.state.formations.values())
            self._worths[team.id] = known
        return known

    def ratings(self, team: Team) -> Ratings:
        """Return the ratings of a team; cached."""
        key = team.unit, team.card
        if key not in self._ratings:
            self._ratings[key] = ratings_of(self.state, team)
        return self._ratings[key]

    def units(self) -> list[Unit]:
        """Return the seat's units that have a team on the table."""
        present = {team.unit for team in self.mine}
        return [unit for unit in self.state.living(self.seat) if unit.id in present]

    def teams(self, unit: Unit) -> list[Team]:
        """Return the teams of a unit, of either seat, that are on the table."""
        return [team for team in (*self.mine, *self.theirs) if team.unit == unit.id]

    def chief(self, unit: Unit) -> Team | None:
        """Return the leader of a unit if it is on the table, else its first team there; None if it has none there."""
        leader = self.state.teams.get(unit.leader)
        return leader if leader is not None and leader.on_table else next(iter(self.teams(unit)), None)

    def is_taker(self, unit: Unit) -> bool:
        """Return whether a unit can take and hold a goal; transports and independent units cannot."""
        if unit.independent or unit.transports:
            return False
        return any(self.takes(team) for team in self.teams(unit))

    def takes(self, team: Team) -> bool:
        """Return whether a team can take and hold a goal: tanks and infantry with crew, no heavy weapons or
        artillery.
        """
        card = self.state.card(team)
        able = card.arm in ("tank", "infantry") and "heavy_weapon" not in card.traits
        able = able and artillery_weapon(self.state, team) is None
        return able and not team.bailed and not is_transport(self.state, team)

    def may_be_assaulted(self, unit: str) -> bool:
        """Return whether one of the seat's teams that can assault could reach an enemy unit in this turn or the
        next.
        """
        places = [pose_of(team).point for team in self.state.teams_of(unit)]
        near = (team for team in self.mine if self.takes(team))
        return any(apart(pose_of(team).point, at) <= REACH for team in near for at in places)

    @cached_property
    def has_artillery(self) -> bool:
        """Return whether the seat has a team on the table that can fire bombardments."""
        return any(artillery_weapon(self.state, team) is not None for team in self.mine)

    # -- places -------------------------------------------------------------------------------------------------

    def glimpse(self, eye: Point, at: Point) -> Glimpse:
        """Return the visibility of a low team at a point from another point; models between them are ignored."""
        return self._glimpses.between(eye, at)

    def way(self, goal: Point, team: Team) -> WayField:
        """Return the lengths of a team's paths to a goal from everywhere."""
        return way_field(self.state.book, goal, on_foot=self.state.card(team).running == "foot")

    # -- the mission --------------------------------------------------------------------------------------------

    @cached_property
    def own_goals(self) -> tuple[Goal, ...]:
        """Return the goals by which the seat wins, including the central one of a mission that is decided there."""
        return self._goals(self.seat)

    @cached_property
    def enemy_goals(self) -> tuple[Goal, ...]:
        """Return the goals by which the enemy wins."""
        return self._goals(self.other)

    def _goals(self, seat: Seat) -> tuple[Goal, ...]:
        mission = self.state.book.mission
        ends = (mission.ending_goal,) if mission.ending_goal is not None else ()
        return tuple(dict.fromkeys((*mission.side(seat).goals, *ends)))

    @cached_property
    def contested(self) -> dict[Goal, frozenset[str]]:
        """Return the goals by which the enemy wins at its next check, each with the ids of the units that contest it.

        Empty if goals do not count yet.
        """
        mission = self.state.book.mission
        if self.state.turn + (self.seat == DEFENDER) < mission.first_check:
            return {}
        found = dict[Goal, frozenset[str]]()
        for goal in mission.side(self.other).goals:
            if any(self.takes(team) for team in teams_near(self.state, goal, self.other)):
                near = teams_near(self.state, goal, self.seat)
                found[goal] = frozenset(team.unit for team in near if self.contests(team))
        return found

    def contests(self, team: Team) -> bool:
        """Return whether a team can contest a goal that it is near (A31)."""
        card, unit = self.state.card(team), self.state.units[team.unit]
        return not (team.bailed or card.arm == "aircraft" or unit.independent or is_transport(self.state, team))

    @cached_property
    def main_goal(self) -> Goal | None:
        """Return the seat's goal that is easiest to take: near, and with few enemies around it; None if it has no
        goal.
        """
        return min(self.own_goals, key=self._effort, default=None)

    @cached_property
    def front(self) -> float:
        """Return the distance of the median goal-taking unit from the main goal in cm, at most 400; 0.0 without one."""
        if self.main_goal is None:
            return 0.0
        chiefs = [self.chief(unit) for unit in self.units() if self.is_taker(unit)]
        goal = self.main_goal.at
        ways = sorted(self.way(goal, chief).length(pose_of(chief).point) for chief in chiefs if chief is not None)
        return min(400.0, ways[len(ways) // 2]) if ways else 0.0

    def _effort(self, goal: Goal) -> float:
        """Return the effort of taking a goal: the mean way of the takers in cm, and the points of its defenders."""
        takers = [team for team in self.mine if self.takes(team)]
        lengths = [min(400.0, self.way(goal.at, team).length(pose_of(team).point)) for team in takers]
        near = sum(self.worth(team) for team in self.theirs if apart(pose_of(team).point, goal.at) <= AROUND)
        return sum(lengths) / max(1, len(lengths)) + near

    @cached_property
    def press(self) -> float:
        """Return the time pressure to take a goal: from 0.0 (time to spare) to 1.0 (every turn counts)."""
        if self.main_goal is None:
            return 0.0
        takers = [team for team in self.mine if self.takes(team)]
        lengths = sorted(self.way(self.main_goal.at, team).length(pose_of(team).point) for team in takers)
        way = lengths[len(lengths) // 3] if lengths else 0.0
        left = self.state.book.mission.turns - self.state.turn
        return max(
            RACE if is_race(self.state.book.mission) else 0.0, min(1.0, 1 - (left - min(way, 400.0) / PACE) / SPARE)
        )


def is_race(mission: Mission) -> bool:
    """Return whether both sides can win by the same goal, so that being later may lose the game."""
    return not set(mission.attacker.goals).isdisjoint(mission.defender.goals)
