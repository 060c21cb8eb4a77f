"""Statistics of a battle, collected event by event: dice, what units did, ways, shots, losses, points, course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.route import Route
from combat.engine.words.log_entry import LogEntry
from combat.games.armour.reports.after_action.rolled import Rolled, rolled
from combat.games.armour.rules.events import assault_events as assaults
from combat.games.armour.rules.events import fire_events as fire
from combat.games.armour.rules.events import morale_events as morale
from combat.games.armour.rules.events import move_events as moves
from combat.games.armour.rules.events import order_events as orders
from combat.games.armour.rules.events import turn_events as course
from combat.games.armour.rules.play.goals import points_destroyed
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS, other_seat
from combat.games.armour.words.armour_words import WORDS

MILESTONES: tuple[type[Event], ...] = (
    fire.TeamBailed, fire.TeamDestroyed, fire.UnitPinned, morale.UnitRallied, morale.UnitLost, morale.FormationLost,
    morale.CommanderNamed, orders.OrderGiven, assaults.AssaultDeclared, assaults.AssaultRepulsed,
    assaults.CounterattackDecided, assaults.AssaultEnded, course.BattleEnded,
)  # fmt: skip
"""Events listed in the course of the battle."""


@dataclass(slots=True)
class UnitDeeds:
    """What one unit did."""

    unit: str
    shots: int = 0
    """Dice of direct fire."""
    hits: int = 0
    destroyed: int = 0
    """Enemy teams that its fire destroyed."""
    lost: int = 0
    """Its own teams that were destroyed."""
    moved: int = 0
    """Length of all moves of its teams in units of 0.1 mm."""


class Told(Record):
    """A line of the course of the battle."""

    turn: int
    entry: LogEntry


class FireLine(Record):
    """Shots of a seat from one place at another."""

    seat: Seat
    start: Point
    end: Point


class Walked(Record):
    """The way that a team has gone."""

    seat: Seat
    team: str
    points: tuple[Point, ...]


class Loss(Record):
    """Where a team was destroyed."""

    seat: Seat
    team: str
    at: Point


@dataclass(slots=True)
class BattleTally:
    """Statistics collected while a battle is replayed."""

    tries: list[Rolled] = field(default_factory=list)
    course: list[Told] = field(default_factory=list)
    points: dict[int, Mapping[Seat, int]] = field(default_factory=dict)
    """Points that each seat has destroyed by the end of each turn, in hundredths."""
    fire: Counter[FireLine] = field(default_factory=Counter)
    walked: list[Walked] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    deeds: dict[str, UnitDeeds] = field(default_factory=dict)

    def of(self, unit: str) -> UnitDeeds:
        """Return the statistics of a unit."""
        return self.deeds.setdefault(unit, UnitDeeds(unit))

    def before(self, state: State, event: Event) -> None:
        """Count an event, given the state before it."""
        self.tries += rolled(state, event)
        match event:
            case fire.ShotRolled(shot=shot):
                deeds = self.of(state.teams[shot.shooter].unit)
                deeds.shots, deeds.hits = deeds.shots + len(event.numbers), deeds.hits + event.hits
                start, end = state.teams[shot.shooter].pose, state.teams[shot.target].pose
                if start is not None and end is not None:
                    self.fire[FireLine(state.seat_of(shot.shooter), start.point, end.point)] += len(event.numbers)
            case fire.TeamDestroyed():
                self._lost(state, event.team)
            case moves.TeamMoved() | assaults.TeamCharged() | assaults.TeamConsolidated() | assaults.TeamFellBack():
                self._moved(state, event.team, event.route, event.distance)
            case assaults.TeamBrokeOff():
                self._moved(state, event.team, event.route, event.distance)

    def _moved(self, state: State, team: str, route: Route | None, distance: int) -> None:
        """Record the way of a team."""
        found = state.teams[team]
        if route is not None and found.pose is not None:
            self.of(found.unit).moved += distance
            self.walked.append(Walked(state.seat_of(team), team, (found.pose.point, *route.corners)))

    def _lost(self, state: State, team: str) -> None:
        """Count a lost team, and credit the unit whose fire destroyed it."""
        found = state.teams[team]
        self.of(found.unit).lost += 1
        if found.pose is not None:
            self.losses.append(Loss(state.seat_of(team), team, found.pose.point))
        attack = state.volley or state.fire_mission
        if attack is not None and attack.seat != state.seat_of(team):
            self.of(attack.unit).destroyed += 1

    def after(self, state: State, event: Event, moment: Moment) -> None:
        """Record the log line of an applied event if it is a milestone, and the points."""
        if moment.turn:
            self.points[moment.turn] = {seat: points_destroyed(state, other_seat(seat)) for seat in SEATS}
        entry = WORDS.tell(state, event) if isinstance(event, MILESTONES) else None
        if entry is not None:
            self.course.append(Told(moment.turn, entry))
