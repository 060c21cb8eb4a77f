"""Log entries; each event is formatted by the message of its kind, with names for its fields."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import field_names
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.words import capital, has, text
from combat.engine.words.log_entry import LogEntry, Tone
from combat.engine.words.messages import Value
from combat.engine.words.rulebook import cited
from combat.games.armour.rules.apply import WRITERS
from combat.games.armour.rules.events import (
    air_events,
    artillery_events,
    fire_events,
    morale_events,
    move_events,
    night_events,
    order_events,
    transport_events,
    turn_events,
    works_events,
)
from combat.games.armour.rules.orders.order import ORDERS
from combat.games.armour.rules.play.first_leaders import DEPLOYED
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.words import armour_names as names
from combat.games.armour.words import assault_log, hidden_log
from combat.games.miniatures.words import wording

TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
"""Function that formats the log entry of an event type."""

SILENT: tuple[type[Event], ...] = (
    turn_events.SpearheadMoved,
    move_events.MovesDeclared, fire_events.TeamFaced, fire_events.HitsAllotted, fire_events.SwappingEnded,
    fire_events.SaveEnded, fire_events.VolleyEnded, morale_events.LeadersAsked, morale_events.SubjectSettled,
    order_events.OrderEnded, works_events.WorksEnded, artillery_events.AimingEnded, artillery_events.ShellSaveEnded,
    artillery_events.BombardmentEnded, air_events.AntiAircraftEnded,
)  # fmt: skip
"""Events without an entry: they only advance the battle, or are covered by others."""
TONES: dict[type[Event], Tone] = {
    turn_events.TurnBegan: "heading", turn_events.PhaseBegan: "heading", turn_events.DeploymentBegan: "heading",
    turn_events.SpearheadBegan: "heading",
    turn_events.BattleEnded: "heading", turn_events.TeamDeployed: "quiet", turn_events.StepDone: "quiet",
    fire_events.TeamBailed: "hit", fire_events.TeamDestroyed: "hit", fire_events.UnitPinned: "hit",
    morale_events.UnitLost: "hit", morale_events.FormationLost: "hit",
}  # fmt: skip
RULES: Mapping[type[Event], str] = {
    turn_events.TeamDeployed: "A35", turn_events.StepDone: "L525", turn_events.BattleEnded: "A33",
    move_events.CrossRolled: "L563", move_events.TeamMoved: "L551", move_events.UnitMoveEnded: "L559",
    fire_events.VolleyDeclared: "L625", fire_events.ShotRolled: "L633", fire_events.HitsSwapped: "L639",
    fire_events.HitResolved: "L645", fire_events.TeamBailed: "L651", fire_events.BailedAgain: "L651",
    transport_events.TeamMounted: "L573", transport_events.TeamDismounted: "L575",
    transport_events.TransportsSent: "L577", transport_events.TransportBrought: "L581",
    transport_events.RiderHit: "L583", transport_events.PassengerRolled: "L583", transport_events.TeamLanded: "L583",
    fire_events.TeamDestroyed: "11.5", fire_events.UnitPinned: "L661", fire_events.SmokeLaid: "13.1",
    turn_events.SmokeLifted: "L549", morale_events.TransportsWithdrawn: "L535", morale_events.CommanderJoined: "4.5",
    morale_events.TeamRemounted: "L527", morale_events.UnitRallied: "L529", morale_events.UnitLost: "L535",
    morale_events.FormationLost: "L537", morale_events.LeaderNamed: "L657", morale_events.CommanderNamed: "4.5",
    morale_events.CommanderRolled: "4.5", artillery_events.AimingPointPlaced: "12.9",
    artillery_events.BombardmentDeclared: "L663", artillery_events.RangeRolled: "L679",
    artillery_events.RangingFailed: "L679", artillery_events.ScreenLaid: "L695", artillery_events.TeamShelled: "L681",
    air_events.FlightRolled: "L547", air_events.AircraftPlaced: "L547", air_events.FlightAttacked: "L547",
    air_events.FlightLeft: "L547", night_events.NightSightRolled: "A39", night_events.DawnRolled: "L799",
    move_events.MineRolled: "L787", works_events.WorkPlaced: "A43", works_events.MinesCleared: "L789",
    works_events.WorkCrushed: "A41", works_events.WorksAbandoned: "L737",
}  # fmt: skip
"""Mark or number of the rule beside the entries of an event type."""
OF_TEST = {"remount": "L527", "rally": "L529", "last-stand": "L531", "counterattack": "L727"}
FOLLOWING: tuple[type[Event], ...] = (
    fire_events.TeamBailed, fire_events.BailedAgain, fire_events.TeamDestroyed, fire_events.UnitPinned,
    fire_events.SmokeLaid, morale_events.TeamRemounted, morale_events.UnitRallied, morale_events.UnitLost,
    morale_events.LeaderNamed, morale_events.TransportsWithdrawn, morale_events.CommanderJoined,
    artillery_events.RangingFailed, artillery_events.ScreenLaid,
)  # fmt: skip
"""Events that follow from the line before them."""
_PIECES = ("team", "shooter", "first", "second")


def tell(state: State, event: Event) -> LogEntry | None:
    """Return the log entry of an event, with names for its fields; None if it has no entry."""
    if _untold(event):
        return None
    kind = event.__class__
    values = {name: getattr(event, name) for name in field_names(kind)}
    args = {name: _said(state, name, value) for name, value in values.items()}
    args |= _whose(state, event) | _more(state, event)
    ledger = _ledger(event)
    return LogEntry(
        capital(text(f"log-{event.kind}", **args)),
        wording.sum_line(ledger),
        text(f"log-{event.kind}-result", **args) if has(f"log-{event.kind}-result") else "",
        cited(_rule(event)),
        places=_places(state, event),
        pieces=_pieces(event),
        tone=TONES.get(kind, "plain"),
        follows=kind in FOLLOWING,
        gathers="log-steps-skipped" if isinstance(event, turn_events.StepDone) else "",
        more=wording.sum_rows(ledger),
    )


def _whose(state: State, event: Event) -> dict[str, Value]:
    """Return the name of the unit of a team that is bailed out or lost."""
    if not isinstance(event, (fire_events.TeamBailed, fire_events.TeamDestroyed)):
        return {}
    return {"of": names.unit(state, state.teams[event.team].unit)}


def _ledger(event: Event) -> Ledger:
    """Return the sum behind an event: the needed score of a shot, or armour with what is added to it."""
    match event:
        case fire_events.ShotRolled(shot=shot):
            return shot.ledger
        case artillery_events.RangeRolled(ledger=ledger) | artillery_events.TeamShelled(ledger=ledger):
            return ledger
        case fire_events.HitResolved(against=against, number=number, save=save) if against:
            return (Term("die", number, "L647"), *save)
    return ()


def _untold(event: Event) -> bool:
    """Return whether an event needs no entry this time."""
    match event:
        case turn_events.StepDone():
            return not event.skipped
        case move_events.UnitMoveEnded():
            return not (event.strayed or event.pinned)
        case morale_events.LeaderNamed():
            return event.why == DEPLOYED or (not event.team and event.why == "lost")
        case morale_events.CommanderNamed():
            return event.why == DEPLOYED
    return False


def _rule(event: Event) -> str:
    if isinstance(event, morale_events.RatingTested):
        return OF_TEST[event.test]
    if isinstance(event, order_events.OrderGiven):
        return ORDERS[event.order].line
    if isinstance(event, fire_events.HitResolved) and not event.against:
        return "L655"
    return RULES.get(event.__class__, "")


def _said(state: State, name: str, value: object) -> Value:
    """Return the value of a field as used in a message."""
    if isinstance(value, str):
        if name in ("seat", "winner"):
            return wording.seat(value)
        if name in ("team", "vehicle", "unit", "subject", "first", "second", "formation", "host"):
            return names.subject(state, value)
        if name == "work":
            return names.work(state, value)
        if name == "ground":
            return names.ground(value, state)
        if name == "order":
            return names.order(value)
        return value
    if isinstance(value, PlacedWork):
        return names.ground(value.kind, state)
    if name == "distance" and isinstance(value, int):
        return wording.length(value)
    if name in ("numbers", "confirmed") and isinstance(value, tuple):
        return wording.dice(value)
    if name == "works" and isinstance(value, tuple):
        return names.works(state, value)
    if name in ("strayed", "wrecks", "teams") and isinstance(value, tuple):
        return names.teams(state, value)
    return _flag(value)


def _flag(value: object) -> Value:
    """Return a truth value as "yes" or "no", a number unchanged, and "" for anything else."""
    if isinstance(value, bool):
        return wording.flag(value)
    return value if isinstance(value, int) else ""


def _more(state: State, event: Event) -> dict[str, Value]:
    """Return further message arguments of an event."""
    match event:
        case fire_events.VolleyDeclared(volley=volley):
            targets = dict.fromkeys(shot.target for shot in volley.shots)
            more: dict[str, Value] = {"unit": names.unit(state, volley.unit), "targets": names.teams(state, targets)}
            return more | {"smoke": "yes" if volley.smoke else "no"}
        case fire_events.ShotRolled(shot=shot):
            more = {"shooter": names.team(state, shot.shooter), "need": shot.need}
            more["sixes"] = len(event.confirmed)
            return more | {"target": names.team(state, shot.target), "weapon": names.weapon(state, shot.weapon)}
        case fire_events.HitResolved():
            armour = 0 if not event.against else event.number + total(event.save)
            more = {"team": names.team(state, event.hit.team), "armour": armour, "kind": "armour" if armour else "save"}
            return more | {"need": event.save[0].value, "struck": event.part or "whole"}
        case fire_events.SmokeLaid(balls=found) | air_events.FlightLeft(teams=found):
            return {"count": len(found)}
        case artillery_events.BombardmentDeclared(fire=fire):
            named: dict[str, Value] = {"unit": names.unit(state, fire.unit), "spotter": names.team(state, fire.spotter)}
            return named | {"smoke": _flag(fire.smoke), "repeats": _flag(fire.repeats)}
        case artillery_events.ScreenLaid(screen=screen):
            return {"length": wording.length(screen.length)}
        case turn_events.BattleEnded(winner=winner):
            points = victory_points(state, winner)
            return {"won": points[winner], "lost": points[other_seat(winner)]}
        case morale_events.CommanderNamed() | morale_events.LeaderNamed():
            return {"named": "yes" if event.team else "no"}
        case move_events.TeamMoved():
            return {"sets_off": "no" if event.route is None else "yes"}
        case move_events.UnitMoveEnded():
            return {"both": "yes" if event.strayed and event.pinned else "no"}
        case order_events.OrderGiven():
            return {"tested": "yes" if event.need else "no"}
    return {}


def _places(state: State, event: Event) -> tuple[Pose, ...]:
    """Return where an event happened: at its end for a move, else at the teams concerned."""
    if isinstance(event, move_events.TeamMoved) and isinstance(event.route, Route):
        return (event.route.end,)
    if isinstance(event, fire_events.SmokeLaid):
        return tuple(Pose(*ball.at) for ball in event.balls)
    point = _point(event)
    if point is not None:
        return (Pose(*point),)
    poses = (state.teams[id_].pose for id_ in _pieces(event) if id_ in state.teams)
    return tuple(pose for pose in poses if pose is not None)


def _point(event: Event) -> Point | None:
    """Return the point of the table that an event of artillery is about."""
    match event:
        case artillery_events.BombardmentDeclared(fire=fire):
            return fire.at
        case artillery_events.AimingPointPlaced(at=at):
            return at
        case artillery_events.ScreenLaid(screen=screen):
            return screen.start
    return None


def _pieces(event: Event) -> tuple[str, ...]:
    """Return the ids of the teams that an event is about."""
    match event:
        case fire_events.ShotRolled(shot=shot):
            return (shot.shooter, shot.target)
        case fire_events.HitResolved(hit=hit):
            return (hit.team,)
    values = (getattr(event, name) for name in field_names(event.__class__) if name in _PIECES)
    return tuple(value for value in values if value)


def _silent(state: State, event: Event) -> None:
    """Return None: the table shows these events itself."""


_ELSEWHERE = (assault_log.TELLERS, hidden_log.TELLERS)
TELLERS.register(*(kind for kind in WRITERS if not any(kind in table for table in _ELSEWHERE)))(tell)
TELLERS.register(*SILENT)(_silent)
TELLERS.include(*_ELSEWHERE)
