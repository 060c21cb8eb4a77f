"""Statistics of a battle of ARMOUR!, collected event by event."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.space.plane.route import Route
from combat.games.armour.reports.after_action.rolled import rolled
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
from combat.games.miniatures.reports.battle_tally import BattleTally, Told

MILESTONES: tuple[type[Event], ...] = (
    fire.TeamBailed, fire.TeamDestroyed, fire.UnitPinned, morale.UnitRallied, morale.UnitLost, morale.FormationLost,
    morale.CommanderNamed, orders.OrderGiven, assaults.AssaultDeclared, assaults.AssaultRepulsed,
    assaults.CounterattackDecided, assaults.AssaultEnded, course.BattleEnded,
)  # fmt: skip
"""Events listed in the course of the battle."""


class EventCounting:
    """Counts the events of a battle while it is replayed."""

    def __init__(self) -> None:
        self.tally = BattleTally()

    def before(self, state: State, event: Event) -> None:
        """Count an event that is about to be applied to `state`."""
        self.tally.tries += rolled(state, event)
        match event:
            case fire.ShotRolled(shot=shot):
                ends = [pose.point for each in (shot.shooter, shot.target) if (pose := state.teams[each].pose)]
                way = (ends[0], ends[1]) if len(ends) == 2 else None
                unit, seat = state.teams[shot.shooter].unit, state.seat_of(shot.shooter)
                self.tally.count_shots(seat, unit, len(event.numbers), event.hits, way)
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
            points = (found.pose.point, *route.corners)
            self.tally.count_way(state.seat_of(team), found.unit, team, points, distance)

    def _lost(self, state: State, team: str) -> None:
        """Count a lost team, and credit the unit whose fire destroyed it."""
        found = state.teams[team]
        self.tally.count_loss(state.seat_of(team), found.unit, team, found.pose.point if found.pose else None)
        attack = state.volley or state.fire_mission
        if attack is not None and attack.seat != state.seat_of(team):
            self.tally.of(attack.unit).destroyed += 1

    def after(self, state: State, event: Event, moment: Moment) -> None:
        """Record the points after an applied event, and its log line if it is a milestone."""
        if moment.turn:
            self.tally.points[moment.turn] = {seat: points_destroyed(state, other_seat(seat)) for seat in SEATS}
        entry = WORDS.tell(state, event) if isinstance(event, MILESTONES) else None
        if entry is not None:
            self.tally.course.append(Told(moment.turn, entry))
