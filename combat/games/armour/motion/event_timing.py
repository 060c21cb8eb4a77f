"""Display time of each event by class; never read by the rules."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.stage.settings import PACE_FACTORS, Pace
from combat.games.armour.rules.events import air_events as air
from combat.games.armour.rules.events import artillery_events as artillery
from combat.games.armour.rules.events import assault_events as assault
from combat.games.armour.rules.events import fire_events as fire
from combat.games.armour.rules.events import hidden_events as hidden
from combat.games.armour.rules.events import morale_events as morale
from combat.games.armour.rules.events import move_events as moves
from combat.games.armour.rules.events import night_events as night
from combat.games.armour.rules.events import order_events as orders
from combat.games.armour.rules.events import turn_events as course
from combat.games.armour.rules.events import works_events as works
from combat.games.armour.rules.state import State

SECONDS: dict[type[Event], float] = {
    course.TeamDeployed: 0.05,
    course.DeploymentBegan: 0.9,
    course.SpearheadBegan: 0.9,
    course.TurnBegan: 1.1,
    course.PhaseBegan: 0.8,
    course.BattleEnded: 1.6,
    moves.TeamMoved: 0.55,
    moves.CrossRolled: 1.0,
    moves.MineRolled: 1.0,
    works.WorkCrushed: 0.5,
    works.WorksAbandoned: 0.4,
    works.MinesCleared: 0.4,
    works.WorkPlaced: 0.1,
    orders.OrderGiven: 1.0,
    assault.AssaultDeclared: 0.3,
    assault.TeamCharged: 0.5,
    assault.TeamFellBack: 0.5,
    assault.TeamBrokeOff: 0.5,
    assault.TeamConsolidated: 0.5,
    assault.AssaultRolled: 1.3,
    assault.StrikeTaken: 0.2,
    air.FlightRolled: 1.2,
    air.AircraftPlaced: 1.1,
    air.FlightAttacked: 0.8,
    air.FlightLeft: 0.9,
    artillery.AimingPointPlaced: 0.3,
    artillery.BombardmentDeclared: 0.6,
    artillery.RangeRolled: 1.2,
    artillery.TeamShelled: 1.2,
    artillery.ScreenLaid: 0.6,
    fire.SmokeLaid: 0.4,
    moves.UnitMoveEnded: 0.1,
    fire.TeamFaced: 0.3,
    fire.ShotRolled: 1.4,
    fire.HitsSwapped: 1.0,
    fire.HitResolved: 1.3,
    fire.TeamBailed: 0.7,
    fire.BailedAgain: 1.0,
    fire.TeamDestroyed: 1.0,
    fire.UnitPinned: 0.8,
    morale.RatingTested: 1.0,
    morale.TeamRemounted: 0.5,
    morale.UnitRallied: 0.5,
    morale.UnitLost: 1.0,
    morale.FormationLost: 1.2,
    morale.LeaderNamed: 0.2,
    morale.CommanderNamed: 0.2,
    morale.CommanderRolled: 1.0,
    night.NightSightRolled: 0.9,
    night.DawnRolled: 1.2,
    hidden.AimingPointSeen: 0.3,
    hidden.AmbushRevealed: 1.4,
    hidden.ReservesRolled: 1.2,
    hidden.ReserveEntered: 0.9,
    hidden.UnitWithdrawn: 0.8,
}
"""Seconds at normal pace; events not listed take no time."""
GOING = (
    moves.TeamMoved, assault.TeamCharged, assault.TeamFellBack, assault.TeamBrokeOff, assault.TeamConsolidated,
)  # fmt: skip
"""Events of a team that moves along a route, or stays."""
STEPS = (
    course.TurnBegan, moves.CrossRolled, moves.MineRolled, fire.ShotRolled, fire.HitsSwapped, fire.HitResolved,
    fire.TeamDestroyed, artillery.RangeRolled, artillery.TeamShelled, morale.RatingTested, morale.UnitLost,
    orders.OrderGiven, assault.AssaultRolled, air.FlightRolled, hidden.AmbushRevealed, hidden.ReservesRolled,
)  # fmt: skip
"""Events after which the table waits for the player at the step pace."""


def seconds(state: State, event: Event, pace: Pace) -> float:
    """Return the display time of an event in seconds, 0 if it is not shown; `state` is the state before it."""
    if isinstance(event, GOING) and event.route is None:
        return 0.0
    return SECONDS.get(event.__class__, 0.0) * PACE_FACTORS[pace]


def waits(event: Event, pace: Pace) -> bool:
    """Return whether the table waits for the player after an event; only at the pace "step"."""
    return pace == "step" and isinstance(event, STEPS)
