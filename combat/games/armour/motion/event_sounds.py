"""Sounds of each event, and their position on the table."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.sound.sound_cue import SoundCue
from combat.engine.stage.sound.sounds_of_events import SoundsOfEvents, sound
from combat.games.armour.motion.event_timing import GOING
from combat.games.armour.rules.events import air_events as air
from combat.games.armour.rules.events import artillery_events as artillery
from combat.games.armour.rules.events import assault_events as assault
from combat.games.armour.rules.events import fire_events as fire
from combat.games.armour.rules.events import hidden_events as hidden
from combat.games.armour.rules.events import morale_events as morale
from combat.games.armour.rules.events import move_events as moves
from combat.games.armour.rules.events import night_events as night
from combat.games.armour.rules.events import order_events as orders
from combat.games.armour.rules.events import transport_events as transport
from combat.games.armour.rules.events import turn_events as course
from combat.games.armour.rules.events import works_events as works
from combat.games.armour.rules.state import State
from combat.games.armour.standing.placed_at import placed_at

HEARD: SoundsOfEvents[State] = SoundsOfEvents()
"""Sounds of each event, loudest first."""
BURST, RIFLES, SHELL = "burst-mg-34", "fire-kar-98k", "shell-mortar-60"


HEARD.silent(
    course.SpearheadBegan, course.SpearheadMoved,
    course.StepDone, course.DeploymentBegan, moves.MovesDeclared, moves.UnitMoveEnded, fire.VolleyDeclared,
    fire.TeamFaced, fire.HitsAllotted, fire.SwappingEnded, fire.SaveEnded, fire.VolleyEnded, morale.SubjectSettled,
    morale.LeaderNamed, morale.CommanderNamed, morale.TeamRemounted, morale.TransportsWithdrawn, morale.CommanderJoined,
    morale.LeadersAsked, course.SmokeLifted, orders.OrderEnded, assault.CounterchargeDeclared, assault.ContactMade,
    assault.RanksClosed, assault.DefensiveFireEnded, assault.AssaultRepulsed, assault.StrikeTaken,
    assault.StrikesTaken, assault.StrikeSettled, assault.AssaultChecked, assault.CounterattackDecided,
    assault.BreakOffBegan, assault.CounterattackBegan, assault.ConsolidationDeclared, assault.AssaultEnded,
    transport.TeamMounted, transport.TeamDismounted, transport.TransportsSent, transport.TransportBrought,
    transport.RiderHit, transport.TeamLanded, artillery.AimingEnded, artillery.RangingFailed,
    artillery.ShellSaveEnded, artillery.BombardmentEnded, works.WorksEnded, air.FlightAttacked, air.AntiAircraftEnded,
    hidden.UnitsHidden, hidden.UnitsNumbered, hidden.UnitsShown,
)  # fmt: skip
HEARD.beside({
    course.TurnBegan: "page", course.PhaseBegan: "track", course.BattleEnded: "end", morale.FormationLost: "alarm",
    air.FlightRolled: "die", night.NightSightRolled: "die", night.DawnRolled: "die",
    morale.RatingTested: "die", morale.CommanderRolled: "die", fire.HitsSwapped: "die", fire.BailedAgain: "die",
    hidden.ReservesRolled: "die",
    orders.OrderGiven: "die", assault.AssaultDeclared: "alarm", transport.PassengerRolled: "die",
})  # fmt: skip
_at = HEARD.at
_at(course.TeamDeployed, "counter", lambda state, event: event.pose)
_at(moves.CrossRolled, "die", lambda state, event: event.at)
_at(works.WorkPlaced, "counter", lambda state, event: event.pose)
_at(works.WorkCrushed, "counter", lambda state, event: event.work.pose)
_at(works.WorksAbandoned, "counter", lambda state, event: event.works[0].pose)
_at(works.MinesCleared, "counter", lambda state, event: event.mines.pose)
_at(fire.TeamBailed, "alarm", lambda state, event: placed_at(state, event.team))
_at(fire.UnitPinned, "hides", lambda state, event: placed_at(state, event.unit))
_at(morale.UnitRallied, "alarm", lambda state, event: placed_at(state, event.unit))
_at(morale.UnitLost, "rout", lambda state, event: placed_at(state, event.unit))


_at(air.AircraftPlaced, "aircraft", lambda state, event: event.pose)
_at(air.FlightLeft, "aircraft", lambda state, event: placed_at(state, event.teams[0]) if event.teams else None)
_at(artillery.AimingPointPlaced, "counter", lambda state, event: Pose(*event.at))
_at(artillery.BombardmentDeclared, SHELL, lambda state, event: placed_at(state, event.fire.guns[0]))
_at(artillery.RangeRolled, "die", lambda state, event: placed_at(state, event.spotter))
_at(artillery.TeamShelled, "shell-howitzer-105", lambda state, event: placed_at(state, event.team))
_at(artillery.ScreenLaid, "smoke", lambda state, event: Pose(*event.screen.start))
_at(fire.SmokeLaid, "smoke", lambda state, event: None)
_at(hidden.AimingPointSeen, "counter", lambda state, event: Pose(*event.at))
_at(hidden.AmbushRevealed, "alarm", lambda state, event: event.places[0].pose)
_at(hidden.ReserveEntered, "steps", lambda state, event: event.places[0].pose)
_at(hidden.UnitWithdrawn, "steps", lambda state, event: placed_at(state, event.unit))
_at(assault.AssaultRolled, "melee", lambda state, event: placed_at(state, event.rolls[0].team) if event.rolls else None)


@HEARD.register(*GOING)
def _moved(state: State, event: Event) -> Sequence[SoundCue]:
    """Return footsteps of infantry and guns; tanks are put down like the models they are."""
    if not isinstance(event, GOING) or event.route is None:
        return ()
    on_foot = state.card(event.team).arm in ("infantry", "gun")
    return (sound("steps" if on_foot else "counter", event.route.end),)


@HEARD.register(fire.ShotRolled)
def _shot(state: State, event: fire.ShotRolled) -> Sequence[SoundCue]:
    """Return the shot: a shell, a burst or rifles."""
    weapon = state.book.weapons[event.shot.weapon]
    name = SHELL if weapon.shells else BURST if weapon.machine_gun or weapon.halted > 1 else RIFLES
    return (sound(name, placed_at(state, event.shot.shooter), says="shot"),)


@HEARD.register(moves.MineRolled)
def _mined(state: State, event: moves.MineRolled) -> Sequence[SoundCue]:
    """Return the die, and a mine that goes off."""
    mine = (sound("shell-mortar-60", event.at, says="lost"),)
    return (*(() if event.safe else mine), sound("die", event.at))


@HEARD.register(fire.HitResolved)
def _struck(state: State, event: fire.HitResolved) -> Sequence[SoundCue]:
    """Return how a hit sounds: off armour, or in the ground."""
    bounced = event.against and event.outcome in ("bounced", "nothing")
    return (sound("ricochet" if bounced else "bullet-in-earth", placed_at(state, event.hit.team)),)


@HEARD.register(fire.TeamDestroyed)
def _lost(state: State, event: fire.TeamDestroyed) -> Sequence[SoundCue]:
    """Return a burning tank or aircraft, or falling men."""
    blast = event.wreck or state.card(event.team).arm == "aircraft"
    name, says = ("shell-howitzer-105", "lost") if blast else ("killed", "killed")
    return (sound(name, placed_at(state, event.team), says=says),)
