"""Statistics of a battle of CONTACT!, collected event by event."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.reports.after_action.rolled import rolled
from combat.games.contact.rules.events import act_events as acts
from combat.games.contact.rules.events import close_events as close
from combat.games.contact.rules.events import fire_events as fire
from combat.games.contact.rules.events import support_events as support
from combat.games.contact.rules.events import turn_events as turns
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS, opponent
from combat.games.contact.standing.placed_at import placed_at
from combat.games.contact.words.contact_words import WORDS
from combat.games.miniatures.reports.battle_tally import BattleTally, Told

LOSSES = ("lost", "wrecked", "abandoned")
"""Harms that take a unit out of the battle."""
MILESTONES: tuple[type[Event], ...] = (
    acts.UnitFound, acts.DummyFound, fire.UnitRallied, close.ChargeMade, close.AssaultEnded, support.VolleyFell,
    support.PlaneLeft, turns.ObjectiveTaken, turns.LeaderSucceeded, turns.ReserveEntered, turns.BattleEnded,
)  # fmt: skip
"""Events listed in the course of the battle, besides units that are demoralised or lost."""


class EventCounting:
    """Counts the events of a battle while it is replayed."""

    def __init__(self) -> None:
        self.tally = BattleTally()
        self._shooter = ""
        """The unit that rolled last, for which losses count."""

    def before(self, state: State, event: Event) -> None:
        """Count an event; `state` is the state before it."""
        self.tally.tries += rolled(state, event)
        match event:
            case fire.FireFell():
                at = placed_at(state, event.target) or event.at
                self._fired(state, event.unit, len(event.numbers), event.hits, at)
            case fire.ShotRolled():
                self._fired(state, event.unit, 1, int(event.hit), placed_at(state, event.target))
            case close.CloseRolled():
                self._shooter = event.unit
            case acts.UnitMoved() | close.UnitWithdrew():
                length = event.length if isinstance(event, acts.UnitMoved) else 0
                self._moved(state, event.unit, event.path, length)
            case fire.UnitHarmed() if event.harm in LOSSES:
                self._lost(state, event.unit)
            case acts.ActEnded() | acts.ReactionEnded() | support.VolleyFell():
                self._shooter = ""

    def _fired(self, state: State, unit: str, dice: int, hits: int, at: Pose | None) -> None:
        """Count fire; that of somebody unknown or from outside the table is nobody's."""
        self._shooter = unit
        if unit not in state.units:
            return
        start = placed_at(state, unit)
        way = (start.point, at.point) if start is not None and at is not None else None
        self.tally.count_shots(state.units[unit].seat, unit, dice, hits, way)

    def _moved(self, state: State, unit: str, path: tuple[Pose, ...], length: int) -> None:
        found = state.units.get(unit)
        if found is None or found.pose is None:
            return
        points = (found.pose.point, *(pose.point for pose in path))
        self.tally.count_way(found.seat, unit, unit, points, length)

    def _lost(self, state: State, unit: str) -> None:
        """Count a lost unit, and credit the one whose dice it was lost to."""
        found = state.units[unit]
        at = placed_at(state, unit)
        point: Point | None = None if at is None else at.point
        self.tally.count_loss(found.seat, unit, unit, point)
        by = state.units.get(self._shooter)
        if by is not None and by.seat != found.seat:
            self.tally.of(by.id).destroyed += 1

    def after(self, state: State, event: Event, moment: Moment) -> None:
        """Record the break values and, if an applied event is a milestone, its log line."""
        if moment.turn:
            self.tally.points[moment.turn] = {seat: break_values(state, opponent(seat))[0] for seat in SEATS}
        harmed = isinstance(event, fire.UnitHarmed) and event.harm != "suppressed"
        entry = WORDS.tell(state, event) if harmed or isinstance(event, MILESTONES) else None
        if entry is not None:
            self.tally.course.append(Told(moment.turn, entry))
